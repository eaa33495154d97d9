# Crossing.

game-crossing = Crossing

foul-not-open = Den brikken ligger ikke åpent.
foul-no-action-tile = Du har ikke den handlingsbrikken.
foul-tile-not-held = Der er det en brikke som verken er fra hånden din eller fra bordet.
foul-choosing = Først velger alle hvilke brikker de gir videre.
foul-nothing-to-give = Du har ingen brikker å gi videre nå.
foul-wrong-number = Gi videre to brikker, eller én hvis den er din siste.
foul-gives-not-held = Du kan bare gi videre brikker du har.
foul-wrong-target = Trekk tre spilles mot en annen spiller ved bordet.
foul-wrong-set = I et sett finnes ingen farge to ganger.
foul-wrong-run = I en rekke er hvert tall én mer eller én mindre enn det før.
foul-wrong-line = Der er det en linje som verken er et sett eller en rekke.
foul-line-of-two = En linje må ha minst tre brikker.
foul-lone-tile = En brikke står alene.
foul-too-many-groups = Det blir flere grupper enn bordet har plass til.
foul-not-opened = Åpne først en egen gruppe, bare med brikker fra hånden.
foul-too-early = Gruppene blir liggende til alle har åpnet.
foul-further-group = Ingen begynner på flere grupper før alle har åpnet.
foul-left-over = En brikke fra bordet mangler: Alle blir liggende der.
foul-nothing-laid = Legg til minst én brikke fra hånden.
foul-bag-empty = Posen er tom.
foul-cannot-pass = Så lenge det er en brikke å trekke eller ta, kan ingen stå over.

# kvold solve

solve-placed = { $tiles ->
    [0] Ingen brikke kan legges
    [one] Én brikke lagt
   *[other] { $tiles } brikker lagt
}, { $moved ->
    [one] én brikke flyttet
   *[other] { $moved } brikker flyttet
}.
solve-proved = Bevist: Ingen kan legge flere.
solve-open = Ikke bevist: Høyst { $most } kan legges.
solve-effort = { $rounds } søkerunder, { $ms } ms prosessortid.
solve-nothing = { $who } kan ikke legge noe nå.

# Hva en brikke heter.
tile-blue = blå
tile-red = rød
tile-yellow = gul
tile-green = grønn
tile-pass-two = Gi to
tile-draw-three = Trekk tre

# Det som hendte.
crossing-took = { $who } tar en åpen brikke: { $tile }.
crossing-turned-up = En ny brikke ligger åpent: { $tile }.
crossing-drew = { $count ->
    [0] { $who } trekker ingenting: Posen er tom.
    [one] { $who } trekker en brikke fra posen.
   *[other] { $who } trekker { $count } brikker fra posen.
}
crossing-drew-tiles = { $who } trekker fra posen: { $tiles }.
crossing-played = { $who } spiller { $tile }.
crossing-played-against = { $who } spiller { $tile } mot { $target ->
    [Du] deg
   *[other] { $target }
}.
crossing-chose = { $who } har valgt hva som gis videre.
crossing-chose-tiles = { $who } har valgt å gi videre: { $tiles }.
crossing-handed-on = { $who } gir { $count ->
    [one] én brikke
   *[other] { $count } brikker
} videre til { $to ->
    [Du] deg
   *[other] { $to }
}.
crossing-handed-on-tiles = { $who } gir videre til { $to ->
    [Du] deg
   *[other] { $to }
}: { $tiles }.
crossing-laid = { $who } legger { $count ->
    [one] én brikke
   *[other] { $count } brikker
}: { $tiles }.
crossing-laid-moving = { $who } flytter { $moved ->
    [one] én brikke
   *[other] { $moved } brikker
} på bordet og legger { $count ->
    [one] én
   *[other] { $count }
} fra hånden: { $tiles }.
crossing-opened = { $who } har åpnet en gruppe.
crossing-game-ended = { $count ->
    [one] { $winners } vinner dette spillet
   *[other] { $winners } deler seieren i dette spillet
}. Poeng: { $points }.
crossing-count = { $points } til { $who ->
    [Du] deg
   *[other] { $who }
}
crossing-dealt = Spill { $game } deles ut. { $who } begynner.
crossing-won = { $count ->
    [one] { $winners } vinner med færrest poeng.
   *[other] { $winners } deler seieren med færrest poeng.
}
crossing-and = { $rest } og { $last }

# kvold view
view-crossing-bare = Det ligger ingenting på bordet.
view-crossing-legend = Brikker: b { $blue }, r { $red }, y { $yellow }, g { $green }; pass2 { $pass }, draw3 { $draw }.
view-crossing-game = Spill { $game } av { $games }.
view-crossing-points = Poeng hittil: { $points }.
view-crossing-first = { $who } begynte dette spillet.
view-crossing-groups = Grupper på bordet: { $groups }, høyst { $most }.
view-crossing-passing = { $who } spilte { $tile }. { $count ->
    [0] Ingen har valgt ennå.
   *[other] Har valgt: { $chosen }.
}
view-crossing-player = { $who }: { $count ->
    [one] én brikke
   *[other] { $count } brikker
}, har ikke åpnet.
view-crossing-player-opened = { $who }: { $count ->
    [one] én brikke
   *[other] { $count } brikker
}, har åpnet.
view-crossing-passes = Har stått over etter hverandre: { $passes }.
view-crossing-open = Åpne brikker: { $tiles }
view-crossing-none-open = Ingen brikke ligger åpent.
view-crossing-bag = Pose: { $count ->
    [0] tom
    [one] én brikke
   *[other] { $count } brikker
}.
view-crossing-gone = Handlingsbrikker ute av spillet: { $tiles }
view-crossing-held = { $who } har med sikkerhet: { $tiles }
view-crossing-held-by-one = Én av { $who } har med sikkerhet: { $tiles }
view-crossing-gives = Du gir videre: { $tiles }
