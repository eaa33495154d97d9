# Rat-a-Tat Cat.

game-rat-a-tat-cat = Rat-a-Tat Cat

power-peek = Kikk
power-swap = Bytt
power-draw-two = Trekk to

# Avslag.
foul-not-cutting = Det tas bare av før kortene deles ut.
foul-cut-first = Først må noen ta av kortstokken.
foul-cut-place = Ta av mellom 1 og 53 kort.
foul-nothing-to-look-at = Det er ingenting å se på nå.
foul-looked-already = Du har allerede sett på kortene dine, eller sagt nei til det.
foul-others-look = Spillerne ser på kortene sine. Spillet begynner når alle er klare.
foul-nothing-drawn = Du har ikke trukket noe kort. Trekk ett, eller ta det øverste i kastebunken.
foul-card-drawn = Du har trukket et kort. Legg det i rekken, kast det eller bruk det.
foul-no-power = Det er ikke et handlingskort.
foul-power-stays = Et handlingskort i kastebunken blir liggende.
foul-no-discard = Det ligger ikke noe kort i kastebunken.
foul-no-peek = Du bruker ikke Kikk.
foul-peek-open = Du bruker Kikk. Velg ett av kortene dine, og legg det ned igjen.
foul-no-swap = Du bruker ikke Bytt.
foul-swap-open = Du bruker Bytt. Velg to kort, eller behold ditt.
foul-own-row = Med Bytt velger du et kort hos en annen spiller.
foul-no-knock-now = Du kan banke etter din egen tur, til neste spiller gjør noe.
foul-knocked-already = Noen har allerede banket i denne runden.
foul-not-in-play = Den plassen er ikke med i spillet.
foul-outer-card = Med yngre spillere byttes bare de innerste kortene.

# Det som hendte.
event-rat-cut = { $who } tar av etter { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-rat-dealt = { $who } deler ut.
event-rat-face-up = { $who } får { $card } med bildesiden opp på plass { $place } i rekken.
event-rat-put-back = { $card } kommer opp og legges tilbake i trekkbunken.
event-rat-turned-up = Kastebunken begynner med { $card }.
event-rat-looked = { $who } ser på de to ytterste kortene.
event-rat-looked-cards = { $who } ser på de to ytterste kortene: { $cards }.
event-rat-ready = { $who } er klar.
event-rat-took = { $who } tar { $card } til plass { $place } i rekken og kaster { $discarded }.
event-rat-drew = { $who } trekker fra bunken.
event-rat-drew-card = { $who } trekker { $card } fra bunken.
event-rat-placed = { $who } legger det trukne kortet på plass { $place } i rekken og kaster { $discarded }.
event-rat-placed-card = { $who } legger { $card } på plass { $place } i rekken og kaster { $discarded }.
event-rat-discarded = { $who } kaster { $card }.
event-rat-used = { $who } bruker { $card }.
event-rat-peeked = { $who } ser på eget kort på plass { $place } i rekken.
event-rat-peeked-card = { $who } ser på eget kort på plass { $place } i rekken: { $card }.
event-rat-swapped = { $who } bytter kortet på plass { $place } i rekken mot det på plass { $theirs } hos { $other ->
    [Du] deg
   *[other] { $other }
}.
event-rat-kept = { $who } bytter ikke noe.
event-rat-knocked = { $who } banker: Rat-a-Tat Cat. Alle andre har én tur til.
event-rat-waived = { $who } banker ikke.
event-rat-reshuffled = Kastebunken stokkes til en ny trekkbunke med { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-rat-revealed = { $who } snur opp { $cards }.
event-rat-replaced = { $who } får { $card } for { $power } på plass { $place } i rekken.
event-rat-scored = { $who } har { $points ->
    [one] ett poeng
   *[other] { $points } poeng
} i denne runden, { $total } til sammen.
event-rat-out = { $who } er ute.
event-rat-won = { $winners } { $count ->
    [one] vinner.
   *[other] deler seieren.
}

# På skjermen.
view-rat-row = { $who }: { $cards }
view-rat-out = { $who }: ute.
view-rat-top = Kastebunke: { $card }
view-rat-no-discard = Kastebunken er tom.
view-rat-drawn = Trukket kort: { $card }
view-rat-knocked = { $who } har banket. Dette er de siste turene.
view-rat-may-knock = Kan banke: { $who }.
view-rat-points = Poeng, { $who }: { $points } (til sammen { $total })
view-rat-unseen = Usette kort: { $cards }
