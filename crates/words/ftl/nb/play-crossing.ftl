# Bordet i Crossing, mens man spiller.

play-cro-cloth = Bord
play-cro-cloth-help = Piltastene går fra rute til rute, med Shift fra brikke til brikke. Enter tar opp og legger ned, W tar hele linjen, Delete tar brikken din tilbake. V åpner det samme som en liste.
play-cro-bare = Det ligger ingenting på bordet ennå.
play-cro-larger = Større
play-cro-smaller = Mindre
play-cro-fit = Vis alt
play-cro-list = Vis som liste
play-cro-groups = { $count ->
    [one] én gruppe
   *[other] { $count } grupper
}
play-cro-open = Åpne brikker
play-cro-bag = { $count ->
    [0] Posen er tom
    [one] Trekk fra posen, én brikke igjen
   *[other] Trekk fra posen, { $count } brikker igjen
}

# Under navnet på en spiller.
play-cro-tiles = { $count ->
    [one] én brikke
   *[other] { $count } brikker
}
play-cro-not-opened = ikke åpnet
play-cro-game-of = spill { $game } av { $games }

# Ruter og brikker, lest opp.
play-cro-place = rad { $row }, kolonne { $col }
play-cro-free = ledig
play-cro-yours = lagt av deg nå
play-cro-left = til venstre { $tile }
play-cro-right = til høyre { $tile }
play-cro-above = over { $tile }
play-cro-below = under { $tile }
play-cro-carrying = Du holder { $tiles }.
play-cro-dropped = { $tiles }: { $place }.
play-cro-taken-back = Den er tilbake hos deg.
play-cro-all-back = Alt er tilbake på plass.
play-cro-flaw = { $tiles }: { $why }

# Turlinjen.
play-cro-turn-hint = Legg brikker, ta en åpen brikke eller trekk.
play-cro-open-hint = Åpne med tre eller flere, ta en åpen brikke eller trekk.
play-cro-laid = { $who } legger { $count ->
    [one] én brikke
   *[other] { $count } brikker
}.
play-cro-handed-on = Alle gir brikker til venstre.
play-cro-counts = { $held } på hånden, { $laid } lagt
play-cro-where = { $tiles }: trykk der den skal ligge
play-cro-open-tile = { $tile } ligger åpent. Tar du den, er turen brukt.
play-cro-pass-two = Alle gir to brikker til venstre.
play-cro-draw-three = Noen trekker tre brikker. Hvem?
play-cro-give-title = Gi to
play-cro-give-hint = { $all ->
    [one] Velg en brikke til { $to }.
   *[other] Velg brikker til { $to }: { $chosen } av { $all }.
}
play-cro-given = Du har valgt
play-cro-others-choose = De andre velger fortsatt.

# Knapper.
play-cro-undo = Angre. Hold for å legge alt tilbake.
play-cro-redo = Gjør det igjen
play-cro-put-back = Legg alt tilbake
play-cro-take-back = Ta den tilbake
play-cro-widen-one = Én brikke
play-cro-widen-line = Hele linjen
play-cro-widen-group = Hele gruppen
play-cro-by-colour = Etter farge
play-cro-by-number = Etter tall
play-cro-draw = Trekk
play-cro-take = Ta { $tile }
play-cro-play = Spill { $tile }
play-cro-against = { $who } trekker tre
play-cro-give = { $count ->
    [one] Gi den videre
   *[other] Gi videre { $count }
}
play-cro-mend = { $count } å rette
play-cro-lay = { $count ->
    [one] Legg én brikke
   *[other] Legg { $count } brikker
}

# Bordet som liste.
play-cro-list-title = Bordet som liste
play-cro-group = Gruppe { $number }
play-cro-lone = Enslig brikke
play-cro-set-across = Sett, vannrett
play-cro-set-down = Sett, loddrett
play-cro-run-across = Rekke, vannrett
play-cro-run-down = Rekke, loddrett
play-cro-line-across = Linje, vannrett
play-cro-line-down = Linje, loddrett
play-cro-put-before = Foran
play-cro-put-after = Bak
play-cro-put-above = Over { $tile }
play-cro-put-below = Under { $tile }
play-cro-put-left = Til venstre for { $tile }
play-cro-put-right = Til høyre for { $tile }
play-cro-put-apart = Begynn en ny linje

# Tips.
play-cro-tip-asked = Tenker gjennom det …
play-cro-tip-none = Du kan ikke legge noe nå. Det kunne ingen.
play-cro-tip-none-seen = Det er ikke noe å se. Trekk, eller ta en åpen brikke.
play-cro-tip-most = { $count ->
    [one] Du kan legge én brikke. Ingen kan legge flere.
   *[other] Du kan legge { $count } brikker. Ingen kan legge flere.
}
play-cro-tip-many = { $count ->
    [one] Du kan legge én brikke, kanskje flere.
   *[other] Du kan legge { $count } brikker, kanskje flere.
}
play-cro-tip-which = Disse kan legges: { $tiles }. Neste tips viser hvordan.

# Flere spill, og slutten.
play-cro-game-over = Spill { $game } er over
play-cro-next-game = Neste spill
play-cro-sheet = Poeng
play-cro-sum = Sum
play-cro-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
play-cro-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } deler seieren
}
play-cro-won-out = Alle brikkene er lagt.
play-cro-won-stuck = Det var ikke mer å trekke. Den laveste summen på hånden vinner.
play-cro-won-row = Færrest poeng etter alle spillene.
