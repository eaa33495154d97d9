# Rat-a-Tat Cat.

game-rat-a-tat-cat = Rat-a-Tat Cat

power-peek = Kíktu
power-swap = Skiptu
power-draw-two = Dragðu tvö

# Synjanir.
foul-not-cutting = Aðeins er tekið ofan af stokknum áður en gefið er.
foul-cut-first = Fyrst þarf að taka ofan af stokknum.
foul-cut-place = Taktu 1 til 53 spil ofan af stokknum.
foul-nothing-to-look-at = Nú er ekkert að skoða.
foul-looked-already = Þú hefur þegar skoðað spilin þín eða afþakkað það.
foul-others-look = Leikmenn eru að skoða spilin sín. Leikurinn hefst þegar allir eru tilbúnir.
foul-nothing-drawn = Þú hefur ekki dregið neitt spil. Dragðu spil eða taktu úr kastbunkanum.
foul-card-drawn = Þú hefur dregið spil. Settu það í röðina, kastaðu því eða notaðu það.
foul-no-power = Þetta er ekki aðgerðaspil.
foul-power-stays = Aðgerðaspil í kastbunkanum liggur kyrrt.
foul-no-discard = Ekkert spil er í kastbunkanum.
foul-no-peek = Þú ert ekki að nota Kíktu.
foul-peek-open = Þú ert að nota Kíktu. Veldu eitt af spilunum þínum og snúðu því svo aftur á hvolf.
foul-no-swap = Þú ert ekki að nota Skiptu.
foul-swap-open = Þú ert að nota Skiptu. Veldu tvö spil eða haltu þínu.
foul-own-row = Með Skiptu þarf að velja spil hjá öðrum leikmanni.
foul-no-knock-now = Þú getur bankað þegar þú hefur leikið, þar til næsti leikmaður gerir eitthvað.
foul-knocked-already = Einhver hefur þegar bankað í þessari umferð.
foul-not-in-play = Þetta sæti er ekki með í spilinu.
foul-outer-card = Með yngri leikmönnum er aðeins skipt á innri spilum.

# Það sem gerðist.
event-rat-cut = { $who } tekur { $cards ->
    [one] { $cards } spil
   *[other] { $cards } spil
} ofan af stokknum.
event-rat-dealt = { $who } gefur.
event-rat-face-up = { $who } hefur { $card } á stað { $place } í röðinni, og það snýr upp.
event-rat-put-back = { $card } kemur upp og fer aftur í bunkann.
event-rat-turned-up = Kastbunkinn byrjar á { $card }.
event-rat-looked = { $who } skoðar tvö ystu spilin.
event-rat-looked-cards = { $who } skoðar tvö ystu spilin: { $cards }.
event-rat-ready = { $who } getur byrjað.
event-rat-took = { $who } tekur { $card }, setur það á stað { $place } í röðinni og kastar { $discarded }.
event-rat-drew = { $who } dregur úr bunkanum.
event-rat-drew-card = { $who } dregur { $card } úr bunkanum.
event-rat-placed = { $who } setur spilið sem var dregið á stað { $place } í röðinni og kastar { $discarded }.
event-rat-placed-card = { $who } setur { $card } á stað { $place } í röðinni og kastar { $discarded }.
event-rat-discarded = { $who } kastar { $card }.
event-rat-used = { $who } notar { $card }.
event-rat-peeked = { $who } skoðar eigið spil á stað { $place } í röðinni.
event-rat-peeked-card = { $who } skoðar eigið spil á stað { $place } í röðinni: { $card }.
event-rat-swapped = { $who } skiptir á spili { $place } í eigin röð og spili { $theirs } í annarri röð: { $other }.
event-rat-kept = { $who } skiptir ekki.
event-rat-knocked = { $who } bankar: Rat-a-Tat Cat. Allir aðrir eiga einn leik eftir.
event-rat-waived = { $who } bankar ekki.
event-rat-reshuffled = Kastbunkinn er stokkaður í nýjan bunka með { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
}.
event-rat-revealed = { $who } sýnir { $cards }.
event-rat-replaced = { $who } dregur { $card } fyrir { $power } á stað { $place } í röðinni.
event-rat-scored = { $who } hlýtur { $points ->
    [one] { $points } stig
   *[other] { $points } stig
} í þessari umferð, { $total } alls.
event-rat-out = { $who } fellur úr leik.
event-rat-won = { $winners } { $count ->
    [one] vinnur.
   *[other] deila sigrinum.
}

# Á skjánum.
view-rat-row = { $who }: { $cards }
view-rat-out = { $who }: úr leik.
view-rat-top = Kastbunki: { $card }
view-rat-no-discard = Kastbunkinn er tómur.
view-rat-drawn = Dregið spil: { $card }
view-rat-knocked = { $who } hefur bankað. Nú leika hinir í síðasta sinn.
view-rat-may-knock = Má banka: { $who }.
view-rat-points = Stig, { $who }: { $points } (alls { $total })
view-rat-unseen = Óséð spil: { $cards }
