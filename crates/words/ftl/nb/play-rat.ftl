# Rat-a-Tat Cat, mens det spilles.

# Kort og plasser, lest høyt.
play-rat-cat = katt { $number }
play-rat-rat = rotte { $number }
play-rat-own-place = { $place ->
    [first] ditt første kort
    [second] ditt andre kort
    [third] ditt tredje kort
   *[fourth] ditt fjerde kort
}
play-rat-place-of = { $who }, { $place ->
    [first] første kort
    [second] andre kort
    [third] tredje kort
   *[fourth] fjerde kort
}
play-rat-own-row = De fire kortene dine
play-rat-row = De fire kortene til { $who }
play-rat-down = med bildesiden ned
play-rat-watched = med bildesiden ned, noen ser på det
play-rat-known = med bildesiden ned, du har sett det: { $card }
play-rat-may = du kan velge det
play-rat-drawn = Trukket kort
play-rat-discard-pile = Kastebunke
play-rat-draw-count = Trekk · { $count }
play-rat-you-drew = Du trakk { $card }
play-rat-they-drew = { $who } har trukket et kort

# Ved navnene.
play-rat-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
play-rat-bot = robot
play-rat-out = ute
play-rat-knocked = har banket
play-rat-last-turn = siste tur
play-rat-round = Runde { $round }
play-rat-round-of = Runde { $round } av { $rounds }
play-rat-round-time = Runde { $round } · { $minutes } min

# Før den første turen.
play-rat-cut-title = Ta av kortstokken
play-rat-cut-hint = Dra til et sted i stokken og ta av der. Så deles kortene ut.
play-rat-cut-where = Kort fra toppen
play-rat-cut = Ta av her
play-rat-they-cut = { $who } tar av
play-rat-look-title = Se på de to ytterste kortene dine
play-rat-look-hint = Trykk og hold på ett av dem, eller trykk kort. Du kan se én gang.
play-rat-look = Se på kortene
play-rat-no-look = Spill uten å se
play-rat-remember = Husk: { $cards }
play-rat-look-left = Bare du ser dette. Snus om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}.
play-rat-done = Ferdig å se
play-rat-waiting = Du er klar
play-rat-others-look = De andre ser fortsatt på kortene sine.

# Linjen om turen.
play-rat-turn-hint = Trekk et kort, eller ta det øverste på kastebunken.
play-rat-turn-draw = Trekk et kort.
play-rat-take = Ta { $card }
play-rat-take-where = Velg hvilket av kortene dine det skal erstatte.
play-rat-drawn-plain = Legg det i stedet for et av dine, eller kast det.
play-rat-drawn-power = Bruk det, kast det, eller legg det i rekken din, der det ikke har noen virkning.
play-rat-first-plain = Legg det i stedet for et av dine. Kaster du det, trekker du ett til.
play-rat-first-power = Bruk det, eller legg det i rekken din. Kaster du det, trekker du ett til.
play-rat-use = Bruk { $card }
play-rat-discard = Kast
play-rat-peek-hint = Velg et av kortene dine: trykk og hold på det, eller trykk kort.
play-rat-swap-hint = Velg et av kortene dine og et hos en annen.
play-rat-swap-theirs = Velg nå et kort hos en annen.
play-rat-swap-own = Velg nå et av dine egne kort.
play-rat-keep = Behold mine
play-rat-turn-over = Turen din er over
play-rat-knock-hint = Tror du at du har færrest poeng?
play-rat-knock = Bank
play-rat-knock-again = En gang til for å banke
play-rat-knock-how = Hold inne, eller trykk på tasten to ganger.
play-rat-go-on = Spill videre
play-rat-last-turns = Noen har banket. Dette er de siste turene.

# Slutten på en runde og på spillet.
play-rat-round-over = Runde { $round } er over
play-rat-fewest = { $names }: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}, færrest i denne runden.
play-rat-scored = Runden er over: { $points }.
play-rat-next-round = Neste runde
play-rat-sheet = Poengark
play-rat-points-head = Poeng
play-rat-sum = Sum
play-rat-won = { $names } { $count ->
    [one] vinner
   *[other] deler seieren
}
play-rat-won-how = { $points ->
    [one] Ett poeng
   *[other] { $points } poeng
} til sammen. Færrest poeng vinner.
