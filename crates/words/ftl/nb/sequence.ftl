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
foul-not-your-turn = Det er en annens tur.
foul-off-the-board = Brettet har ikke noe slikt felt.
foul-free-corner = På et fritt hjørne legges eller fjernes ingen brikke.
foul-wrong-answer = Feltet viser ikke svaret på regnestykket.
foul-not-held = Du har ikke det kortet på hånden.
foul-wrong-space = Kortet hører ikke til det feltet.
foul-covered = Det ligger alt en brikke på feltet.
foul-covered-anywhere = Det ligger alt en brikke på feltet. Kortet trenger et ledig felt.
foul-no-chip = Det er ingen brikke å ta på feltet.
foul-own-chip = Brikken er ditt eget lags. Den blir liggende.
foul-finished-sequence = Brikken blir liggende: den er en del av en ferdig sekvens.
foul-draws-itself = Kortene trekkes automatisk ved dette bordet.
foul-nothing-to-draw = Du har ikke noe kort å trekke: det er trukket alt, eller retten er tapt.
foul-not-dead = Kortet er ikke dødt: det kan ennå spilles.
foul-exchanged-already = Du har alt byttet et dødt kort i denne turen.
foul-can-play = Du kan spille et kort, så du kan ikke stå over.
foul-can-exchange = Du har et dødt kort. Bytt det før du står over.
foul-row-needed = Flere femmere er mulige. Si hvilke fem felt som er sekvensen.
foul-wrong-row = De fem feltene er ikke blant dem du kan velge.
foul-row-not-asked = Her er det ingen fem felt å velge mellom.
foul-no-table-talk = Bordprat kan ikke meldes ved dette bordet.
foul-not-an-opponent = Du kan melde bordprat bare om et lag av motspillere.
foul-only-people-call = Roboter melder ikke bordprat og stemmer ikke.
foul-called-already = Laget er alt meldt i denne turen.
foul-call-open = Bordprat er meldt. Spillet venter til saken er avgjort.
foul-no-call = Ingen slik sak om bordprat er åpen.
foul-no-say = Du har ingen stemme i denne saken, eller har alt brukt den.
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
event-judged-falls = Meldingen faller, { $yes } mot { $no }. { $team } beholder alle kort.
event-chose = { $who } har valgt et kort å gi fra seg.
event-chose-card = { $who } har valgt å gi fra seg { $card }.
event-gave = { $who } gir fra seg { $card }.
event-won = { $team } vinner.
event-tied = Ingen kan spille mer. Det er uavgjort: { $teams }.

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
