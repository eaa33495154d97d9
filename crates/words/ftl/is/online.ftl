# Netborð: á undan leiknum, í kringum hann og á eftir.

# Uppsetning
online-way = Hver með sitt tæki
online-way-about = Allir spila á eigin síma, hér eða langt í burtu. Leikborðið getur verið í sjónvarpinu.
online-your-name = Nafnið þitt
online-your-name-about = Hin koma sjálf að borðinu.
online-open = Opna borðið
online-opening = Opna …
online-change = Breyta borðinu
online-change-done = Búið
online-agreed = Við þetta borð
online-yes = já
online-not = nei
online-watch = Hver má horfa á
online-watch-anybody = Allir
online-watch-late = 30 s seinna
online-watch-nobody = Enginn
online-watch-about = Sá sem á ekki sæti sér hvort sem er engin spil á hendi.
online-clock = Tími fyrir hvern leik
online-clock-none = Án takmarka
online-clock-seconds = { $seconds } s
online-clock-minutes = { $minutes } mín.
online-clock-about = Þegar tíminn er búinn leikur tölvuspilari þann eina leik.
online-listed = Sýna borðið í lista
online-listed-about = Allir á þessari slóð finna það meðal opinna borða.
online-chat = Eigin orð
online-chat-about = Annars er aðeins hægt að nota tilbúnar setningar.
online-friendly = Vinsamleg afturköllun
online-friendly-about = Hægt er að taka leik til baka þótt spil hafi verið dregið, ef allir samþykkja.

# Borðið sem bíður
online-title = Borð fyrir { $game }
online-say = Segðu kóðann upphátt eða leyfðu hinum að skanna hann.
online-copy = Afrita tengilinn
online-copied = Tengillinn er afritaður.
online-copy-hand = Afritaðu merkta tengilinn.
online-share = Senda tengilinn
online-link = Tengill á borðið
online-tv = Sýna í sjónvarpi
online-tv-about = Opnaðu þessa slóð í sjónvarpinu. Þar sést leikborðið en engin hönd; þá spila allir með höndina í símanum.
online-tv-here = Sýna hér
online-who = Hverjir eru hér
online-free = Laus stóll
online-sit = Setjast hér
online-sit-too = Annar við þetta tæki
online-sit-too-about = Margir geta setið við eitt tæki. Það gengur á milli og hendur eru huldar.
online-add-bot = Bæta við tölvuspilara
online-you = þú
online-host = gestgjafi
online-gone = ekki í sambandi
online-bot = tölvuspilari, { $level }
online-stand-in = tölvuspilari leikur á meðan
online-spare = tölvuspilari þar til einhver sest
online-more = Meira um { $name }
online-watching = { $count ->
    [one] { $count } áhorfandi.
   *[other] { $count } áhorfendur.
}
online-start = Gefa
online-start-free = { $count ->
    [one] { $count } stóll er laus. Sestu, bíddu eftir einhverjum eða bættu við tölvuspilara.
   *[other] { $count } stólar eru lausir. Bíddu eftir hinum eða bættu við tölvuspilurum.
}
online-start-ready = Allir eru komnir.
online-wait-host = { $host } gefur þegar allir eru komnir.
online-wait-nobody = Gestgjafinn gefur þegar allir eru komnir.
online-sit-first = Sestu í lausan stól til að vera með.
online-sealing = Stokkað í sameiningu …
online-sealing-about = Hvert tæki bætir leynitölu við stokkunina. Þannig getur enginn raðað spilunum fyrir fram, ekki einu sinni gestgjafinn.
online-close = Loka borðinu
online-close-ask = Loka borðinu fyrir fullt og allt?
online-close-about = Enginn getur haldið áfram við það. Leik sem er ekki búinn lýkur hér.
online-close-no = Halda því opnu

# Nafnið
online-name = Hvað heitir þú?
online-name-other = Hver sest hér?
online-name-new = Annað nafn
online-name-sit = Setjast
online-name-keep = Nota þetta nafn
online-name-bad = Í nafni eru 1 til 24 stafir.

# Eitt sæti
online-bring = Færa sætið í annað tæki
online-bring-about = Sá sem hefur þennan tengil situr í sætinu og sér spilin. Ekki sýna hann öðrum.
online-bring-show = Sýna tengilinn
online-rename = Breyta nafninu
online-stand = Standa upp
online-remove = Fjarlægja: { $name }
online-dismiss = Senda burt: { $name }
online-hand-over = Nýr gestgjafi: { $name }
online-away-me = Láta tölvuspilara leika fyrir mig
online-away = Láta tölvuspilara leika í staðinn: { $name }
online-take = Taka þetta sæti

# Að koma að borði
online-join = Setjast við borð
online-join-code = Kóði borðsins
online-join-code-about = Fjögur atkvæði, til dæmis kavo rumi.
online-join-go = Fara að borðinu
online-join-bad = Í kóða eru fjögur atkvæði, tveir stafir í hverju, til dæmis kavo rumi.
online-open-tables = Opin borð
online-no-tables = Ekkert borð bíður eftir leikmönnum núna.
online-listed-free = { $free ->
    [one] { $free } laus stóll
   *[other] { $free } lausir stólar
}
online-listed-host = gestgjafi: { $host }
online-your-tables = Borðin þín
online-go-on = Halda áfram: { $game }
online-at = Borð { $code }
online-unreachable = Ekki næst í þjóninn. Kannski er ekkert net, eða síðan er geymd þar sem enginn þjónn er. Samt er hægt að spila ein eða láta eitt tæki ganga á milli.
online-looking = Leita að þjóninum …
online-missing-unknown = Þetta borð er ekki til. Kannski er stafur í kóðanum rangur eða borðið er horfið.
online-missing-slow = Of margir rangir kóðar hafa borist héðan. Reyndu aftur eftir mínútu.
online-missing-broken = Borðið er til en þessi þjónn getur ekki lesið það. Kannski þarf aðra útgáfu af forritinu.
online-other-code = Reyna annan kóða
online-home = Á forsíðuna
online-closed = Þessu borði hefur verið lokað.
online-outdated = Þessi síða er eldri en þjónninn
online-outdated-about = Hladdu henni aftur og þá ertu komin að borðinu á ný. Sætið þitt bíður.
online-reload = Hlaða aftur
online-only-players = Aðeins leikmenn sjá þetta borð meðan leikurinn stendur.

# Það sem tókst ekki
online-no-moved-on = Eitthvað gerðist á meðan. Líttu aftur á.
online-no-paused = Leikurinn er í bið.
online-no-slow = Þetta var of mikið í einu. Reyndu aftur eftir smástund.
online-no-saved = Þjónninn getur ekki skrifað núna. Ekkert breyttist; reyndu aftur.
online-no-taken = Þar situr einhver nú þegar.
online-no-host = Aðeins gestgjafinn getur gert þetta.
online-no-seats = Enn er stóll laus.
online-no-playing = Ekki meðan leikurinn stendur.
online-no-closed = Borðinu hefur verið lokað.
online-no-away = Tölvuspilari leikur fyrir þetta sæti. Láttu fyrst vita að þú sért kominn aftur.
online-no-undo = Þetta er ekki hægt að taka til baka.
online-no-setup = Borðið getur ekki verið svona.
online-no-words = Aðeins tilbúnar setningar við þetta borð.
online-no = Það tókst ekki. Ekkert breyttist.

# Í leiknum
online-menu = Hin við borðið
online-lost = Leita að borðinu … Leikurinn þinn er geymdur.
online-lost-next = Næsta tilraun eftir { $seconds } s
online-lost-now = Reyni núna
online-paused = Leikurinn er í bið.
online-paused-host = { $host } getur haldið áfram.
online-pause = Gera hlé
online-go-on-now = Halda áfram
online-bot-plays = Tölvuspilari leikur í staðinn: { $name }.
online-bot-plays-me = Tölvuspilari leikur fyrir þig.
online-back = Ég er hér aftur
online-absent = { $name } er ekki í sambandi.
online-absent-bot = Láta tölvuspilara leika
online-unseated = Þú átt ekki lengur þetta sæti.
online-unseated-about = Gestgjafinn getur losað sæti, og það getur líka annað tæki sem þú átt.
online-undo-asked = { $name } vill taka síðasta leik til baka.
online-undo-waits = Hin voru spurð hvort taka megi leikinn til baka.
online-agree = Samþykkja
online-disagree = Nei
online-time = { $name }: { $time }
online-time-me = Þinn tími: { $time }
online-time-low = Tíu sekúndur eftir.
online-say-something = Segja eitthvað
online-write = Með eigin orðum
online-send = Segja það
online-said = { $name }: { $words }
online-code-again = Kóði og tengill
online-leave = Fara frá borðinu
online-leave-about = Sætið þitt bíður. Hin sjá að þú ert ekki í sambandi.
online-dismiss-note = Allt í lagi

# Tilbúnar setningar
phrase-hello = Halló
phrase-well-played = Vel spilað
phrase-nice = Góður leikur
phrase-oops = Úps
phrase-thanks = Takk fyrir
phrase-moment = Andartak
phrase-your-turn = Þú átt leik
phrase-once-more = Einu sinni enn?

# Eftir leikinn
online-deals-again = { $host } gefur aftur.
online-host-deals-again = Gestgjafinn gefur aftur.
online-checking = Skráin er könnuð …
online-checked = Kannað
online-unchecked = Ekki er hægt að kanna skrána núna.
online-broken = Skráin stemmir ekki: { $why }
online-found-moves = { $count ->
    [one] { $count } leikur var leikinn aftur. Allt var leyfilegt og spilin voru þau sem gefin voru.
   *[other] Allir { $count } leikirnir voru leiknir aftur. Allt var leyfilegt og spilin voru þau sem gefin voru.
}
online-found-mine = Þetta tæki tók þátt í stokkuninni og þess hluti er í skránni. Þess vegna gat enginn raðað spilunum fyrir fram, ekki einu sinni gestgjafinn.
online-found-not-mine = Það sem þetta tæki bætti við stokkunina er ekki í skránni. Ekki treysta þessari gjöf.
online-found-others = { $count ->
    [one] Tæki { $count } leikmanns tók þátt í stokkuninni.
   *[other] Tæki { $count } leikmanna tóku þátt í stokkuninni.
} Þessi síða veit ekki um eigin hluta og getur því ekki ábyrgst gjöfina.
online-found-nobody = Aðeins þjónninn tók þátt í stokkuninni. Enginn annar ábyrgist gjöfina.
online-found-rounds = Stokkunin hófst { $rounds } sinnum af því að einhver náði ekki að fylgja með. Sá sem rekur þjóninn hefði getað valið á milli jafnmargra gjafa.
online-found-early = Þjónninn opnaði leyndarmál sitt áður en leiknum lauk.
online-found-operator = Sá sem rekur þjóninn hefði getað litið á spilin.
