# Sequence-fjölskyldan.

game-sequence = Sequence
game-sequence-cats = Sequence Cats
game-sequence-numbers = Sequence Numbers

team-blue = Bláa liðið
team-red = Rauða liðið
team-green = Græna liðið
chip-blue = blátt peð
chip-red = rautt peð
chip-green = grænt peð

# Það sem stendur í horni spils.
letter-ace = Á
letter-king = K
letter-queen = D
letter-jack = G

card-plus = Plús
card-minus = Mínus

# Synjanir.
foul-not-your-turn = Annar leikmaður á leik.
foul-off-the-board = Þessi reitur er ekki á leikborðinu.
foul-free-corner = Á fríreit í horni er ekkert peð sett og þaðan er ekkert tekið.
foul-wrong-answer = Reiturinn sýnir ekki svarið við dæminu.
foul-not-held = Þú ert ekki með þetta spil á hendi.
foul-wrong-space = Spilið á ekki við þennan reit.
foul-covered = Peð er þegar á reitnum.
foul-covered-anywhere = Peð er þegar á reitnum. Spilið þarf auðan reit.
foul-no-chip = Á reitnum er ekkert peð til að taka.
foul-own-chip = Þitt eigið lið á þetta peð. Það stendur kyrrt.
foul-finished-sequence = Peðið stendur kyrrt: það er hluti af fullgerðri röð.
foul-draws-itself = Við þetta borð koma spilin sjálfkrafa.
foul-nothing-to-draw = Þú átt ekkert spil að draga: það er þegar dregið eða tapað.
foul-not-dead = Spilið er ekki dautt: enn er hægt að leika því.
foul-exchanged-already = Þú hefur þegar skipt dauðu spili í þetta sinn.
foul-can-play = Þú getur leikið spili og segir því ekki pass.
foul-can-exchange = Þú ert með dautt spil. Skiptu því áður en þú segir pass.
foul-row-needed = Fleiri en ein röð kemur til greina. Veldu reitina fimm sem eiga að vera röðin.
foul-wrong-row = Þessir fimm reitir eru ekki meðal þeirra sem þú getur valið.
foul-row-not-asked = Hér eru engir fimm reitir til að velja um.
foul-no-table-talk = Við þetta borð eru ábendingar ekki tilkynntar.
foul-not-an-opponent = Þú getur aðeins tilkynnt lið andstæðinga.
foul-only-people-call = Tölvuspilarar tilkynna ekki ábendingar og greiða ekki atkvæði.
foul-called-already = Liðið hefur þegar verið tilkynnt í þetta sinn.
foul-call-open = Ábendingar hafa verið tilkynntar. Leikurinn bíður þar til málið er útkljáð.
foul-no-call = Engin slík tilkynning um ábendingar er opin.
foul-no-say = Þú átt ekki atkvæði í þessu máli eða hefur þegar greitt það.
foul-over = Leiknum er lokið.

# Það sem gerðist.
event-placed = { $who } leikur { $card } og setur peð á { $space }.
event-removed = { $who } leikur { $card } og fjarlægir { $chip } af { $space }.
event-finished = { $team } lýkur við röð: { $row }.
event-broken = { $team } missir röðina { $row }.
event-exchanged = { $who } leggur frá sér dauða spilið { $card }.
event-drew = { $who } dregur spil.
event-drew-card = { $who } dregur { $card }.
event-lost-card = { $who } dró ekki í tæka tíð og missir spilið.
event-shuffled = Kastbunkarnir eru stokkaðir í nýjan bunka með { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
}.
event-passed = { $who } segir pass.
event-called = { $who } tilkynnir ábendingar: { $team }.
event-voted = { $who } hefur greitt atkvæði.
event-voted-yes = { $who } segir já.
event-voted-no = { $who } segir nei.
event-judged-stands = Tilkynningin stendur, { $yes } gegn { $no }. { $team } lætur spil af hendi.
event-judged-falls = Tilkynningin fellur, { $yes } gegn { $no }. { $team } heldur öllum spilum.
event-chose = { $who } hefur valið spil til að láta af hendi.
event-chose-card = { $who } hefur valið að láta af hendi { $card }.
event-gave = { $who } lætur af hendi { $card }.
event-won = { $team } vinnur.
event-tied = Enginn getur leikið lengur. Jafntefli: { $teams }.

# Það sem samsett heiti enda á, svo að skipta megi þeim þar.
breed-ends = köttur

# Tegundirnar í Sequence Cats.
breed-abyssinian = Abessiníuköttur
breed-american-curl = American Curl
breed-american-shorthair = American Shorthair
breed-balinese = Baliköttur
breed-bengal = Bengali
breed-birman = Birman
breed-bombay = Bombay
breed-british-shorthair = British Shorthair
breed-burmese = Burmaköttur
breed-chartreux = Chartreux
breed-cornish-rex = Cornish Rex
breed-devon-rex = Devon Rex
breed-egyptian-mau = Egypskur mau
breed-exotic-shorthair = Exotic Shorthair
breed-himalayan = Himalaji
breed-japanese-bobtail = Japanskur bobtail
breed-korat = Kórat
breed-la-perm = La Perm
breed-maine-coon = Maine Coon
breed-manx = Manarköttur
breed-munchkin = Munchkin
breed-nebelung = Nebelung
breed-norwegian-forest-cat = Norskur skógarköttur
breed-ocicat = Ociköttur
breed-oriental = Oriental
breed-persian = Persi
breed-ragamuffin = Ragamuffin
breed-ragdoll = Ragdoll
breed-russian-blue = Blárússi
breed-savannah = Savannah
breed-scottish-fold = Skoskur flipi
breed-selkirk-rex = Selkirk Rex
breed-siamese = Síamsköttur
breed-siberian = Síberískur
breed-singapura = Singapúra
breed-snowshoe = Snowshoe
breed-somali = Sómali
breed-sphynx = Sphynx
breed-tabby = Bröndóttur
breed-tonkinese = Tonkinköttur
breed-turkish-angora = Tyrkneskur angóraköttur
breed-turkish-van = Tyrkneskur vanköttur
