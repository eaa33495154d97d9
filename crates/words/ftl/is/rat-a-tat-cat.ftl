# Rat-a-Tat Cat.

game-rat-a-tat-cat = Rat-a-Tat Cat

power-peek = Kíkja
power-swap = Skipta
power-draw-two = Draga tvö

# Refusals.
foul-not-cutting = Stokkurinn er aðeins dreginn áður en gefið er.
foul-cut-first = Fyrst þarf að draga stokkinn.
foul-cut-place = Hægt er að draga stokkinn eftir hvaða spili sem er nema því síðasta: 1 til 53.
foul-nothing-to-look-at = Nú er ekkert að skoða.
foul-looked-already = Þú hefur skoðað spilin þín eða afþakkað það.
foul-others-look = Leikmenn eru að skoða spilin sín. Spilið hefst þegar allir eru tilbúnir.
foul-nothing-drawn = Þú heldur ekki á dregnu spili. Dragðu spil eða taktu úr kastbunkanum.
foul-card-drawn = Þú heldur á dregnu spili. Leggðu það í röðina, kastaðu því eða notaðu það.
foul-no-power = Þetta spil hefur engan mátt.
foul-power-stays = Máttarspil í kastbunkanum liggur kyrrt.
foul-no-discard = Ekkert spil er í kastbunkanum.
foul-no-peek = Þú ert ekki að nota Kíkja.
foul-peek-open = Þú ert að nota Kíkja. Veldu eitt af spilunum þínum og snúðu því svo niður.
foul-no-swap = Þú ert ekki að nota Skipta.
foul-swap-open = Þú ert að nota Skipta. Veldu tvö spil eða haltu þínu.
foul-own-row = Skipta þarf spil frá öðrum leikmanni.
foul-no-knock-now = Þú getur bankað eftir þinn leik, þar til næsti leikmaður gerir eitthvað.
foul-knocked-already = Einhver hefur þegar bankað í þessari umferð.
foul-not-in-play = Þetta sæti er ekki með í spilinu.
foul-outer-card = Með yngri leikmönnum er aðeins skipt á innri spilum.

# What happened.
event-rat-cut = { $who } dregur stokkinn eftir { $cards ->
    [one] { $cards } spil
   *[other] { $cards } spil
}.
event-rat-dealt = { $who } gefur.
event-rat-face-up = { $who } hefur { $card } upp í loft, spil { $place } í röðinni.
event-rat-put-back = { $card } kemur upp og fer aftur í dráttarbunkann.
event-rat-turned-up = Kastbunkinn byrjar á { $card }.
event-rat-looked = { $who } skoðar tvö ystu spilin.
event-rat-looked-cards = { $who } skoðar tvö ystu spilin: { $cards }.
event-rat-ready = { $who } segist vera til.
event-rat-took = { $who } tekur { $card }, leggur það á stað { $place } í röðinni og kastar { $discarded }.
event-rat-drew = { $who } dregur úr bunkanum.
event-rat-drew-card = { $who } dregur { $card } úr bunkanum.
event-rat-placed = { $who } leggur dregna spilið á stað { $place } í röðinni og kastar { $discarded }.
event-rat-placed-card = { $who } leggur { $card } á stað { $place } í röðinni og kastar { $discarded }.
event-rat-discarded = { $who } kastar { $card }.
event-rat-used = { $who } notar { $card }.
event-rat-peeked = { $who } skoðar sitt eigið spil á stað { $place } í röðinni.
event-rat-peeked-card = { $who } skoðar sitt eigið spil á stað { $place } í röðinni: { $card }.
event-rat-swapped = { $who } skiptir á spili { $place } í sinni röð og spili { $theirs } í annarri röð: { $other }.
event-rat-kept = { $who } skiptir ekki.
event-rat-knocked = { $who } bankar: Rat-a-Tat Cat. Allir aðrir eiga einn leik eftir.
event-rat-waived = { $who } bankar ekki.
event-rat-reshuffled = Kastbunkinn er stokkaður í nýjan dráttarbunka með { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
}.
event-rat-revealed = { $who } sýnir { $cards }.
event-rat-replaced = { $who } fær { $card } fyrir { $power } á stað { $place } í röðinni.
event-rat-scored = { $who } fær { $points ->
    [one] { $points } stig
   *[other] { $points } stig
} í þessari umferð, { $total } alls.
event-rat-out = { $who } fellur úr.
event-rat-won = { $winners } { $count ->
    [one] vinnur.
   *[other] deila sigrinum.
}

# On the screen.
view-rat-row = { $who }: { $cards }
view-rat-out = { $who }: úr leik.
view-rat-top = Kastbunki: { $card }
view-rat-no-discard = Kastbunkinn er tómur.
view-rat-drawn = Dregið spil: { $card }
view-rat-knocked = { $who } hefur bankað. Þetta eru síðustu leikirnir.
view-rat-may-knock = Má banka: { $who }.
view-rat-points = Stig, { $who }: { $points } (alls { $total })
view-rat-unseen = Óséð: { $cards }
