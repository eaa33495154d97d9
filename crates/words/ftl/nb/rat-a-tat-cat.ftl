# Rat-a-Tat Cat.

game-rat-a-tat-cat = Rat-a-Tat Cat

power-peek = Kikk
power-swap = Bytt
power-draw-two = Trekk to

# Refusals.
foul-not-cutting = Kortstokken tas av bare før kortene deles ut.
foul-cut-first = Først må kortstokken tas av.
foul-cut-place = Ta av etter et hvilket som helst kort unntatt det siste: 1 til 53.
foul-nothing-to-look-at = Det er ingenting å se på nå.
foul-looked-already = Du har sett på kortene dine, eller sagt nei til det.
foul-others-look = Spillerne ser på kortene sine. Spillet begynner når alle er klare.
foul-nothing-drawn = Du har ikke trukket noe kort. Trekk ett, eller ta det øverste avkastet.
foul-card-drawn = Du holder et trukket kort. Legg det i rekka, kast det eller bruk det.
foul-no-power = Det kortet har ingen kraft.
foul-power-stays = Et kraftkort i kastebunken blir liggende.
foul-no-discard = Det er ikke noe avkast å ta.
foul-no-peek = Du bruker ikke Kikk.
foul-peek-open = Du bruker Kikk. Velg et av kortene dine, og snu det ned igjen.
foul-no-swap = Du bruker ikke Bytt.
foul-swap-open = Du bruker Bytt. Velg to kort, eller behold ditt.
foul-own-row = Bytt trenger et kort fra en annen spiller.
foul-no-knock-now = Du kan banke etter din egen tur, til neste spiller gjør noe.
foul-knocked-already = Noen har allerede banket i denne runden.
foul-not-in-play = Den plassen er ikke med i spillet.
foul-outer-card = Med yngre spillere byttes bare de innerste kortene.

# What happened.
event-rat-cut = { $who } tar av etter { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-rat-dealt = { $who } deler ut.
event-rat-face-up = { $who } har { $card } åpent på plass { $place } i rekka.
event-rat-put-back = { $card } kommer opp og går tilbake i trekkbunken.
event-rat-turned-up = Kastebunken begynner med { $card }.
event-rat-looked = { $who } ser på de to ytterste kortene.
event-rat-looked-cards = { $who } ser på de to ytterste kortene: { $cards }.
event-rat-ready = { $who } er klar.
event-rat-took = { $who } tar { $card } til plass { $place } i rekka og kaster { $discarded }.
event-rat-drew = { $who } trekker fra bunken.
event-rat-drew-card = { $who } trekker { $card } fra bunken.
event-rat-placed = { $who } legger det trukne kortet på plass { $place } i rekka og kaster { $discarded }.
event-rat-placed-card = { $who } legger { $card } på plass { $place } i rekka og kaster { $discarded }.
event-rat-discarded = { $who } kaster { $card }.
event-rat-used = { $who } bruker { $card }.
event-rat-peeked = { $who } ser på sitt eget kort på plass { $place } i rekka.
event-rat-peeked-card = { $who } ser på sitt eget kort på plass { $place } i rekka: { $card }.
event-rat-swapped = { $who } bytter kortet på plass { $place } i rekka mot kort { $theirs } hos { $other }.
event-rat-kept = { $who } bytter ikke noe.
event-rat-knocked = { $who } banker: Rat-a-Tat Cat. Alle andre har én tur til.
event-rat-waived = { $who } banker ikke.
event-rat-reshuffled = Kastebunken stokkes til en ny trekkbunke med { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-rat-revealed = { $who } snur opp { $cards }.
event-rat-replaced = { $who } får { $card } for { $power } på plass { $place } i rekka.
event-rat-scored = { $who } har { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} i denne runden, { $total } til sammen.
event-rat-out = { $who } er ute.
event-rat-won = { $winners } { $count ->
    [one] vinner.
   *[other] deler seieren.
}

# On the screen.
view-rat-row = { $who }: { $cards }
view-rat-out = { $who }: ute.
view-rat-top = Kastebunke: { $card }
view-rat-no-discard = Kastebunken er tom.
view-rat-drawn = Trukket kort: { $card }
view-rat-knocked = { $who } har banket. Dette er de siste turene.
view-rat-may-knock = Kan banke: { $who }.
view-rat-points = Poeng, { $who }: { $points } (til sammen { $total })
view-rat-unseen = Ikke sett: { $cards }
