# Sequence-familien.

game-sequence = Sequence
game-sequence-cats = Sequence Cats
game-sequence-numbers = Sequence Numbers

team-blue = Blå
team-red = Rød
team-green = Grønn
chip-blue = en blå brikke
chip-red = en rød brikke
chip-green = en grønn brikke

# Det som står i hjørnet på et kort.
letter-ace = A
letter-king = K
letter-queen = D
letter-jack = Kn

card-plus = Pluss
card-minus = Minus

# Avslag.
foul-not-your-turn = Det er en annen spillers tur.
foul-off-the-board = Det feltet finnes ikke på brettet.
foul-free-corner = På et fritt hjørne legges det ingen brikke, og ingen fjernes.
foul-wrong-answer = Feltet viser ikke svaret på regnestykket.
foul-not-held = Du har ikke det kortet på hånden.
foul-wrong-space = Kortet hører ikke til det feltet.
foul-covered = Det ligger allerede en brikke på feltet.
foul-covered-anywhere = Det ligger allerede en brikke på feltet. Kortet trenger et ledig felt.
foul-no-chip = Det er ingen brikke å ta på feltet.
foul-own-chip = Brikken tilhører ditt eget lag. Den blir liggende.
foul-finished-sequence = Brikken blir liggende: Den er en del av en ferdig sekvens.
foul-draws-itself = Ved dette bordet kommer kortene av seg selv.
foul-nothing-to-draw = Du har ikke noe kort å trekke: Det er allerede trukket, eller tapt.
foul-not-dead = Kortet er ikke dødt: Det kan ennå spilles.
foul-exchanged-already = Du har allerede byttet et dødt kort i denne turen.
foul-can-play = Du kan spille et kort, så du kan ikke stå over.
foul-can-exchange = Du har et dødt kort. Bytt det før du står over.
foul-row-needed = Flere sekvenser er mulige. Velg de fem feltene som skal være sekvensen.
foul-wrong-row = De fem feltene er ikke blant dem du kan velge.
foul-row-not-asked = Her er det ikke noe valg mellom felt.
foul-no-table-talk = Bordprat kan ikke meldes ved dette bordet.
foul-not-an-opponent = Du kan bare melde et lag du spiller mot.
foul-only-people-call = Roboter verken melder bordprat eller stemmer.
foul-called-already = Laget er allerede meldt i denne turen.
foul-call-open = Bordprat er meldt. Spillet venter til saken er avgjort.
foul-no-call = Ingen har meldt det laget for bordprat.
foul-no-say = Du har ikke stemme i denne saken, eller har allerede brukt den.
foul-over = Spillet er slutt.

# Det som hendte.
event-placed = { $who } spiller { $card } og legger en brikke på { $space }.
event-removed = { $who } spiller { $card } og fjerner { $chip } fra { $space }.
event-finished = { $team } fullfører en sekvens: { $row }.
event-broken = { $team } mister sekvensen { $row }.
event-exchanged = { $who } legger bort det døde kortet { $card }.
event-drew = { $who } trekker et kort.
event-drew-card = { $who } trekker { $card }.
event-lost-card = { $who } trakk ikke i tide og mister kortet.
event-shuffled = De brukte kortene stokkes til en ny trekkbunke med { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
event-passed = { $who } står over.
event-called = { $who } melder bordprat: { $team }.
event-voted = { $who } har stemt.
event-voted-yes = { $who } stemmer ja.
event-voted-no = { $who } stemmer nei.
event-judged-stands = Meldingen står, { $yes } mot { $no }. { $team } gir fra seg kort.
event-judged-falls = Meldingen faller, { $yes } mot { $no }. { $team } beholder alle kortene.
event-chose = { $who } har valgt et kort å gi fra seg.
event-chose-card = { $who } har valgt å gi fra seg { $card }.
event-gave = { $who } gir fra seg { $card }.
event-won = { $team } vinner.
event-tied = Ingen kan spille mer. Det er uavgjort: { $teams }.

# Det sammensatte navn slutter på, så de kan deles der.
breed-ends = katt

# Rasene i Sequence Cats.
breed-abyssinian = Abessinier
breed-american-curl = Amerikansk curl
breed-american-shorthair = Amerikansk korthår
breed-balinese = Balineser
breed-bengal = Bengal
breed-birman = Birma
breed-bombay = Bombay
breed-british-shorthair = Britisk korthår
breed-burmese = Burmeser
breed-chartreux = Chartreux
breed-cornish-rex = Cornish Rex
breed-devon-rex = Devon Rex
breed-egyptian-mau = Egyptisk mau
breed-exotic-shorthair = Eksotisk korthår
breed-himalayan = Himalayakatt
breed-japanese-bobtail = Japansk bobtail
breed-korat = Korat
breed-la-perm = La Perm
breed-maine-coon = Maine Coon
breed-manx = Manx
breed-munchkin = Munchkin
breed-nebelung = Nebelung
breed-norwegian-forest-cat = Norsk skogkatt
breed-ocicat = Ocicat
breed-oriental = Orientaler
breed-persian = Perser
breed-ragamuffin = Ragamuffin
breed-ragdoll = Ragdoll
breed-russian-blue = Russisk blå
breed-savannah = Savannah
breed-scottish-fold = Scottish Fold
breed-selkirk-rex = Selkirk Rex
breed-siamese = Siameser
breed-siberian = Sibirkatt
breed-singapura = Singapura
breed-snowshoe = Snowshoe
breed-somali = Somali
breed-sphynx = Sphynx
breed-tabby = Tabby
breed-tonkinese = Tonkineser
breed-turkish-angora = Tyrkisk angora
breed-turkish-van = Tyrkisk van
