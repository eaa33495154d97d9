# Borðið: það sem er í kringum leikborðið meðan spilað er.

play-leave = Standa upp frá borðinu
play-rules = Reglur
play-sound = Hljóð
play-undo = Afturkalla
play-close = Loka
play-seats = Leikmenn
play-board = Leikborð
play-hand = Spilin þín
play-news = Það sem gerðist síðast
play-log = Líta til baka
play-log-title = Það sem hefur gerst
play-log-empty = Ekkert enn.
play-begins = Leikurinn hefst.

# Undir nafni leikmanns.
play-cards = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
play-bot-cards = botti · { $count }
play-thinking = hugsar …
play-score = { $team }: { $won } af { $needed }

# Línan um leikinn.
play-your-turn = Þú átt leik
play-their-turn = { $who } á leik
play-watching = Þú horfir á
play-wait = Bíddu þar til röðin kemur að þér
play-ready = { $card }: tilbúið þegar þú átt leik
play-choose = Veldu spil eða reit
play-choose-space = { $card }: veldu upplýstan reit
play-choose-answer = { $card }: veldu reitinn með svarinu
play-choose-any = { $card }: settu peð á hvaða auðan reit sem er
play-choose-take = { $card }: fjarlægðu peð andstæðings
play-choose-card = { $space }: veldu eitt af spilunum sem lyftast
play-no-card = { $space }: ekkert af spilunum þínum passar
play-is-dead = { $card }: enginn reitur er eftir fyrir það
play-five = Hvaða fimm reitir eru röðin?
play-five-hint = Færðu rammann og taktu þessa fimm
play-these-five = Þessir fimm
play-slide = Færa
play-swap = Skipta dauðu spili
play-must-swap = Þú getur ekki leikið neinu spili. Skiptu fyrst dauðu spili.
play-must-pass = Þú getur ekki leikið neinu spili.
play-pass = Segja pass
play-draw = Dragðu spilið þitt
play-draw-danger = Dragðu áður en { $who } hefur leikið og dregið, annars tapast spilið.
play-hand-on = Sleppa því

# Á spilum.
play-tag-any = Frjálst
play-tag-take = Taka
play-tag-dead = Dautt
play-card-any = frjálst: setur peð hvar sem er
play-card-take = taka: fjarlægir peð
play-card-dead = dautt spil
play-card-fits = passar
play-card-name = { $suit ->
    [spades] spaða
    [hearts] hjarta
    [diamonds] tígul
   *[clubs] laufa
}{ $rank ->
    [two] tvistur
    [three] þristur
    [four] fjarki
    [five] fimma
    [six] sexa
    [seven] sjöa
    [eight] átta
    [nine] nía
    [ten] tía
    [jack] gosi
    [queen] drottning
    [king] kóngur
   *[ace] ás
}

# Reitir leikborðsins, lesnir upp.
play-space-corner = fríreitur í horni
play-space-chip = { $team ->
    [blue] blátt peð
    [red] rautt peð
   *[green] grænt peð
}
play-space-finished = hluti af fullgerðri röð
play-space-place = hér máttu leika
play-space-take = þetta peð máttu fjarlægja
play-space-last = síðasti leikur

play-not-answer = { $sum } er ekki { $number }.

# Bunkar.
play-piles = Bunkar
play-draw-pile = Spilabunki
play-left = { $count } eftir
play-pile-empty = tómur
play-discards = Notuð spil, þau elstu fyrst

# Ábendingar.
play-talk = Ábendingar
play-talk-title = Gaf einhver ábendingu?
play-talk-about = Liðsfélagar gefa ekki ráð. Ef meira en helmingur andstæðinga er sammála um að þeir hafi gert það lætur hver í liðinu eitt spil af hendi.
play-talk-call = Tilkynna: { $team }
play-vote-title = { $team }: var þetta ábending?
play-vote-about = { $who } tilkynnir. Leikurinn bíður þar til allir hafa svarað.
play-vote-yes = Já
play-vote-no = Nei
play-vote-wait = Beðið er eftir svari hinna
play-give-title = Veldu spil til að láta af hendi
play-give-about = Tilkynningin stendur. Spilið fer í kastbunkann þinn og ekkert kemur í staðinn.

# Tjaldið á milli tveggja leikmanna við sama tæki.
play-pass-to = Réttu tækið áfram til
play-since = Frá síðasta leik þínum
play-hold = Haltu inni til að sjá spilin
play-nobody-looking = Enginn annar að horfa?

# Leikslok.
play-won = { $team } vinnur
play-tied = Jafntefli
play-won-rows = { $names }: { $rows ->
    [one] { $rows } röð.
   *[other] { $rows } raðir.
}
play-won-stuck = { $names }. Enginn gat leikið lengur.
play-tied-how = Enginn gat leikið lengur og { $names } eru jöfn.
play-result = Úrslit
play-rows = { $count ->
    [0] engin röð
    [one] { $count } röð
   *[other] { $count } raðir
}
play-again = Spila aftur
play-see-board = Sjá leikborðið
play-see-result = Sjá úrslitin
play-save = Vista leikinn
play-home = Á forsíðuna

# What a hint says.
play-hint = Vísbending
play-tip = { $card } gæti farið á { $printed }, { $space }.
play-tip-take = { $card } gæti fjarlægt peðið á { $printed }, { $space }.
play-tip-swap = Skiptu dauða spilinu fyrst.
play-tip-pass = Það er ekkert að spila: segðu pass.

# The hand below a television
play-look-up = Veldu spil. Borðið er í sjónvarpinu.
play-where = Hvert á hann að fara?
play-part-upper-left = Efst til vinstri
play-part-upper-middle = Efst í miðju
play-part-upper-right = Efst til hægri
play-part-middle-left = Vinstra megin
play-part-middle-middle = Í miðju
play-part-middle-right = Hægra megin
play-part-lower-left = Neðst til vinstri
play-part-lower-middle = Neðst í miðju
play-part-lower-right = Neðst til hægri
