# Det hvert bord har å si.

seat = Plass { $seat }

# Hvorfor et bord ikke kan settes opp.
setup-players = { $why ->
    [few] { $asked ->
        [one] Én spiller er for få.
       *[other] { $asked } spillere er for få.
    } Spillet har plass til { $possible }.
    [many] { $asked } spillere er for mange. Spillet har plass til { $possible }.
   *[uneven] { $asked } spillere kan ikke deles i like store lag. Spillet har plass til { $possible }.
}
setup-teams = { $players } spillere kan ikke spille i { $asked } lag. De kan spille i { $possible }.
setup-unknown-option = Spillet har ikke noe valg som heter { $option }.
setup-unknown-value = { $value } går ikke her. Mulig er: { $possible }.

# Merket ved regler der vi har valgt noe selv.
rules-ours = vårt valg
    .hint = Her sier de trykte reglene ingenting, er uklare eller sier ulike ting. Slik spiller vi det.
