# Skjáirnir í kringum borðið.

web-skip = Beint í efnið
web-back = Til baka
web-rules = Reglur
web-settings = Stillingar

# Forsíðan.
web-welcome = Fimm spil fyrir kvöldið. Veldu glugga.
web-language = Tungumál
web-norwegian = Norsk
web-icelandic = Íslenska
web-english = English
web-to-dark = Skipta yfir í nótt
web-to-light = Skipta yfir í dag
web-games = Spil
web-house-players = { $least }–{ $most } leikmenn
web-house-players-from = { $least }–{ $most } leikmenn, frá { $age } ára
web-house-minutes = { $minutes } mín.
web-learn = Lærðu spil
web-continue = Halda áfram með { $game }
web-continue-with = með { $names }

# Nýtt borð.
web-new-title = Borð fyrir { $game }
web-ways = Hvernig viljið þið sitja?
web-way-alone = Þú og tölvuspilarar
web-way-alone-about = Þú spilar við tölvuna á þínum hraða.
web-way-pass = Eitt tæki gengur á milli
web-way-pass-about = Spilin eru hulin þar til næsti leikmaður er með tækið.
web-players = Hve margir leikmenn?
web-teams = Hve mörg lið?
web-teams-alone = Hver fyrir sig
web-teams-some = { $teams } lið
web-seats = Við borðið
web-seats-about = Sætin ganga réttsælis og liðsfélagar sitja aldrei hlið við hlið.
web-seat = Sæti { $seat }, { $team }
web-seat-alone = Sæti { $seat }
web-seat-name = Nafn í sæti { $seat }
web-seat-who = Hver spilar í sæti { $seat }
web-seat-up = Færa { $name } upp um eitt sæti
web-seat-moved = { $name } er nú í sæti { $seat }.
web-you = Þú
web-person = Manneskja
web-bot = Tölvuspilari, { $level }
web-guests = Anna, Jón, Guðrún, Sigurður, Katrín, Ólafur, Helga, Gunnar, Sólveig, Einar, Björk, Ari
web-helps = Hjálp og hraði
web-hints = Vísbendingar
web-hints-about = Hnappur stingur upp á leik.
web-pace = Tölvuspilarar spila
web-pace-calm = rólega
web-pace-usual = eins og vant er
web-pace-quick = hratt
web-more-rules = Fleiri reglur
web-more-rules-usual = Allt eins og vant er
web-more-rules-changed = { $count ->
    [one] { $count } regla er önnur en vant er
   *[other] { $count } reglur eru aðrar en vant er
}
web-deal = Gefa
web-table-duel = Við borðið: { $one } og { $other }.
web-table-alone = { $players } leikmenn, hver fyrir sig.
web-table-teams = { $players } leikmenn í { $teams } liðum.
web-problem-name = Nafn vantar í sæti { $seat }.
web-problem-same = { $name } situr hér tvisvar. Breyttu öðru nafninu.
web-problem-person = Láttu manneskju sitja í einu sætanna.
web-problem-table = Ekki tókst að setja upp borðið. Reyndu aftur.
web-laying = Verið er að leggja á borð …
web-missing = Ekki tókst að sækja þetta. Athugaðu nettenginguna og reyndu aftur.
web-try-again = Reyna aftur

# Reglurnar.
web-rules-title = Reglurnar í { $game }
web-rules-choose = Reglur annars spils
web-minute = Á einni mínútu
web-contents = Efni
web-play-this = Spila { $game }
web-link-to-rule = Tengill á reglu { $rule }
web-show-jack-two = Gosi með tvö augu setur peð hvar sem er.
web-show-jack-one = Eineygður gosi fjarlægir peð.
web-show-purrr = PURRR setur peð hvar sem er.
web-show-meow = MEOW fjarlægir peð.
web-show-plus = Plús setur peð hvar sem er.
web-show-minus = Mínus fjarlægir peð.
web-show-row = Fimm í röð. Fríreitur í horni telst með.
web-show-row-cats = Fimm í röð.
web-show-run = Runa: einn litur, tölur í röð.
web-show-set = Samstæða: ein tala, ólíkir litir.

# Stillingar.
web-theme = Birta
web-theme-device = Eins og í tækinu
web-theme-light = Dagur
web-theme-dark = Nótt
web-sound = Hljóð
web-volume = Hljóðstyrkur
web-volume-off = slökkt
web-volume-percent = { $percent } prósent
web-your-name = Nafnið þitt
web-your-name-about = Það sem aðrir kalla þig við borðið.
web-mends = Sýna hvað lagar drög í Crossing
web-mends-about = Reitur þar sem kubbur af hendinni hjálpar er strikaður, og kubburinn líka.
web-kept = Á þessu tæki
web-kept-about = Nafnið þitt, þessar stillingar, síðasta borð hvers spils og spilið sem er í gangi geymist í þessum vafra. Ekkert af því er sent neitt.
web-forget = Gleyma öllu
web-forget-ask = Á að gleyma öllu á þessu tæki?
web-forget-about = Nafnið þitt, stillingarnar, síðustu borð og spilið sem er í gangi hverfa fyrir fullt og allt.
web-forget-yes = Gleyma því
web-forget-no = Geyma það
web-forgotten = Öllu er gleymt.
web-about = Um Kvöld
web-about-name = Hér er Kvöld spilakvöld, fyrir fólk við eitt borð eða langt hvert frá öðru.
web-about-apart = Spilin hafa nöfn sín og leikborð frá útgefendum, sem koma hvergi nærri þessu forriti. Hver mynd og hver setning hér er okkar eigin.
web-about-licence = Frjáls hugbúnaður: þú mátt nota hann, breyta honum og gefa hann áfram með MIT-leyfinu eða Apache-leyfinu 2.0, eftir því sem þér hentar.
web-version = Útgáfa { $version }

# Netborð
web-online = Netborð
web-online-coming = Leita að borðinu …
web-online-scan = Skannaðu til að setjast eða horfa á
