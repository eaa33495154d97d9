# Det hvert bord har å si.

seat = Plass { $seat }

# Hvorfor et bord ikke kan settes opp.
setup-players = { $why ->
    [few] { $rule }: { $asked ->
        [one] Én spiller er for få.
       *[other] { $asked } spillere er for få.
    } Spillet har plass til { $possible }.
    [many] { $rule }: { $asked } spillere er for mange. Spillet har plass til { $possible }.
   *[uneven] { $rule }: { $asked } spillere kan ikke deles i like store lag. Spillet har plass til { $possible }.
}
setup-teams = { $rule }: { $players } spillere kan ikke spille i { $asked } lag. De kan spille i { $possible }.
