# Skipanalínan.

games-players = leikmenn
games-players-in-teams = { $players } (lið: { $teams })
games-bots = tölvuspilarar
games-options = valkostir

moves-none = { $who } hefur ekkert að ákveða núna.

view-legend = Peð: b { $blue }, r { $red }, g { $green }; stór stafur er peð í fullgerðri röð.
view-sequence = { $team } á röð: { $row }.
view-dealer = Gjafari: { $who }.
view-turn = Leikurinn bíður eftir: { $who }.
view-over = Leiknum er lokið.
view-may-draw = Má enn draga: { $who }.
view-vote = Ábendingar hafa verið tilkynntar: { $team }. Atkvæði komin: { $voted }.
view-give = Ábendingar: { $team } lætur spil af hendi.
view-hand-size = { $who }, { $team }: { $cards } spil.
view-draw-pile = Bunki: { $cards } spil.
view-discards = Kastbunki, { $who }: { $cards }
view-others-at-shuffle = Á höndum hinna við síðustu stokkun: { $cards }
view-hand = Hönd, { $who }: { $cards }
view-voted-yes = Atkvæði þitt: já.
view-voted-no = Atkvæði þitt: nei.
view-gives = Þú lætur af hendi { $card }.

record-heading = { $game }, { $seats } sæti, { $rules }. útgáfa reglna.
record-winners = { $count ->
    [one] Sigurvegari
   *[other] Sigurvegarar
}: { $winners }.
record-unfinished = Leikurinn var ekki leikinn til enda.
record-foul = Lína { $line }: { $foul }

step-time-up = Tíminn er liðinn.
step-person = { $who }: héðan í frá ræður manneskja.
step-bot = { $who }: héðan í frá ræður tölvuspilari.
step-undo = Afturkallað: leikurinn er eins og hann var eftir færslu { $to }.
step-undo-all = Afturkallað: leikurinn er eins og hann var eftir gjöfina.

verify-replayed = Endursýningin stemmir: { $actions ->
    [one] { $actions } ákvörðun, samkvæmt reglum
   *[other] { $actions } ákvarðanir, allar samkvæmt reglum
}.
verify-seed = Fræið er opið og passar við hverja skuldbindingu.
verify-witnessed = Vitni að gjöfinni: { $witnesses }.
verify-fair = Enginn, ekki heldur gestgjafinn, gat ráðið henni, svo lengi sem eitt vitnanna er heiðarlegt.
verify-unwitnessed = Engin vitni voru að gjöfinni: borðið eitt ábyrgist hana.
verify-rounds = Borðið byrjaði { $rounds ->
    [one] { $rounds } sinni
   *[other] { $rounds } sinnum
} á skuldbindingum: sá sem byrjar aftur getur valið á milli gjafa.
verify-opened-early = Lína { $line } opnaði fræið á undan síðustu færslu: upp frá því voru spilin ekkert leyndarmál.

simulate-heading = { $game }, { $seats } sæti, { $matches ->
    [one] { $matches } leikur
   *[other] { $matches } leikir
}, syrpa { $series }.
simulate-length = Ákvarðanir í hverjum leik: að meðaltali { $mean }, fæstar { $shortest }, miðgildi { $median }, flestar { $longest }.
simulate-wins = { $who }, { $bot }: { $wins ->
    [one] { $wins } sigur
   *[other] { $wins } sigrar
} ({ $share } %).
simulate-draws = Jafntefli: { $draws }.
simulate-first = Þeir sem byrja vinna { $share } %.
simulate-speed = { $speed } ákvarðanir á sekúndu, { $seconds } sekúndur alls.

# Myndir.
art-written = Í { $folder } eru nú { $pictures } myndir, { $sheets } yfirlitsblöð og { $icons } tákn.

# Þjónninn.
serve-here = Í þessari tölvu: { $url }
serve-there = Símar og spjaldtölvur á sama neti: { $url }
serve-stop = Ctrl-C lýkur kvöldinu.
serve-end = Góða nótt.
serve-port = Venjulega gáttin er upptekin; þessi er númer { $port }.
serve-taken = Ekki er hægt að nota { $address }: { $why }
serve-certificate = Ekki er hægt að dulkóða tenginguna: { $why }
serve-folder = Ekki er hægt að geyma borðin í { $folder }: { $why }
serve-folder-in-use = Annað forrit geymir borðin sín í { $folder }.
serve-no-client = Þetta forrit var smíðað án vefviðmótsins. `cargo xtask serve` smíðar hvort tveggja.
