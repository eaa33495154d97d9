# Nettbord: før spillet, rundt det og etterpå.

# Oppsett
online-way = Hver sin enhet
online-way-about = Alle spiller på sin egen telefon, her eller langt unna. Brettet kan stå på TV-en.
online-your-name = Navnet ditt
online-your-name-about = De andre kommer til bordet av seg selv.
online-open = Åpne bordet
online-opening = Åpner …
online-change = Endre bordet
online-change-done = Ferdig
online-agreed = Ved dette bordet
online-yes = ja
online-not = nei
online-watch = Hvem kan se på
online-watch-anybody = Alle
online-watch-late = 30 s etter
online-watch-nobody = Ingen
online-watch-about = Den som ikke har en plass, ser uansett ingen hender.
online-clock = Tid til hvert trekk
online-clock-none = Uten grense
online-clock-seconds = { $seconds } s
online-clock-minutes = { $minutes } min
online-clock-about = Når tiden er ute, gjør en robot det ene trekket.
online-listed = Vis bordet i listen
online-listed-about = Alle på denne adressen finner det blant åpne bord.
online-chat = Egne ord
online-chat-about = Ellers brukes bare ferdige fraser.
online-friendly = Vennlig angring
online-friendly-about = Et trekk kan tas tilbake også etter at man har trukket et kort, hvis alle er enige.

# Bordet som venter
online-title = Bord for { $game }
online-say = Si koden høyt, eller la de andre skanne den.
online-copy = Kopier lenken
online-copied = Lenken er kopiert.
online-copy-hand = Kopier den merkede lenken.
online-share = Send lenken
online-link = Lenke til bordet
online-tv = Vis på TV-en
online-tv-about = Åpne denne adressen på TV-en. Den viser brettet og ingen hånd; da spiller alle med hånden på telefonen.
online-tv-here = Vis det her
online-who = Hvem er her
online-free = Ledig stol
online-sit = Sett deg her
online-sit-too = En person til her
online-sit-too-about = Flere kan sitte ved én enhet. Den går rundt, og hendene er skjult.
online-add-bot = Legg til en robot
online-you = deg
online-host = vert
online-gone = ikke tilkoblet
online-bot = robot, { $level }
online-stand-in = en robot spiller for dem
online-spare = en robot til noen setter seg
online-more = Mer om { $name }
online-watching = { $count ->
    [one] Én person ser på.
   *[other] { $count } ser på.
}
online-start = Del ut
online-start-free = { $count ->
    [one] Én stol er ledig. Sett deg, vent på noen eller legg til en robot.
   *[other] { $count } stoler er ledige. Vent på de andre eller legg til roboter.
}
online-start-ready = Alle er her.
online-wait-host = { $host } deler ut når alle er her.
online-wait-nobody = Verten deler ut når alle er her.
online-sit-first = Ta en ledig stol for å være med.
online-sealing = Stokker sammen …
online-sealing-about = Hver enhet legger et hemmelig tall til stokkingen. Slik kan ingen ordne kortene på forhånd, heller ikke verten.
online-close = Lukk bordet
online-close-ask = Lukke bordet for godt?
online-close-about = Ingen kan spille videre ved det. Et spill som ikke er ferdig, slutter her.
online-close-no = Behold det

# Navnet
online-name = Hva heter du?
online-name-other = Hvem setter seg her?
online-name-new = Et annet navn
online-name-sit = Sett deg
online-name-keep = Bruk dette navnet
online-name-bad = Et navn har 1 til 24 bokstaver.

# Én plass
online-bring = Ta plassen med til en annen enhet
online-bring-about = Den som har denne lenken, sitter på plassen og ser kortene. Ikke vis den til andre.
online-bring-show = Vis lenken
online-rename = Endre navnet
online-stand = Reis deg
online-remove = Fjern { $name }
online-dismiss = Send { $name } bort
online-hand-over = Gjør { $name } til vert
online-away-me = La en robot spille for meg
online-away = La en robot spille for { $name }
online-take = Ta denne plassen

# Å komme til et bord
online-join = Bli med ved et bord
online-join-code = Koden til bordet
online-join-code-about = Fire stavelser, for eksempel kavo rumi.
online-join-go = Gå til bordet
online-join-bad = En kode har fire stavelser på to bokstaver hver, for eksempel kavo rumi.
online-open-tables = Åpne bord
online-no-tables = Ingen bord venter på spillere akkurat nå.
online-listed-free = { $free ->
    [one] én ledig stol
   *[other] { $free } ledige stoler
}
online-listed-host = hos { $host }
online-your-tables = Bordene dine
online-go-on = Fortsett: { $game }
online-at = Bord { $code }
online-unreachable = Serveren kan ikke nås. Kanskje er det ikke noe nett, eller siden ligger et sted uten server. Å spille alene og å la én enhet gå rundt virker likevel.
online-looking = Leter etter serveren …
online-missing-unknown = Det finnes ikke noe slikt bord. Kanskje en bokstav i koden er feil, eller bordet er borte.
online-missing-slow = Det kom for mange feil koder herfra. Prøv igjen om et minutt.
online-missing-broken = Bordet finnes, men denne serveren kan ikke lese det. Kanskje trengs en annen versjon av programmet.
online-other-code = Prøv en annen kode
online-home = Til forsiden
online-closed = Dette bordet er lukket.
online-outdated = Denne siden er eldre enn serveren
online-outdated-about = Last den inn på nytt, så er du tilbake ved bordet. Plassen din er der fortsatt.
online-reload = Last inn på nytt
online-only-players = Bare spillerne ser dette bordet mens spillet er i gang.

# Det som ikke gikk
online-no-moved-on = Noe skjedde i mellomtiden. Se en gang til.
online-no-paused = Spillet står stille.
online-no-slow = Det var mye på én gang. Prøv igjen om litt.
online-no-saved = Serveren kan ikke skrive akkurat nå. Ingenting er endret; prøv igjen.
online-no-taken = Der sitter det noen allerede.
online-no-host = Det kan bare verten gjøre.
online-no-seats = En stol er fortsatt ledig.
online-no-playing = Ikke mens spillet er i gang.
online-no-closed = Bordet er lukket.
online-no-away = En robot spiller for denne plassen. Si først at du er tilbake.
online-no-undo = Det kan ikke tas tilbake.
online-no-setup = Bordet kan ikke være slik.
online-no-words = Bare ferdige fraser ved dette bordet.
online-no = Det gikk ikke. Ingenting er endret.

# I spillet
online-menu = De andre ved bordet
online-lost = Leter etter bordet … Spillet ditt er trygt.
online-lost-next = Neste forsøk om { $seconds } s
online-lost-now = Prøver nå
online-paused = Spillet står stille.
online-paused-host = { $host } kan fortsette det.
online-pause = Ta en pause
online-go-on-now = Fortsett
online-bot-plays = En robot spiller for { $name }.
online-bot-plays-me = En robot spiller for deg.
online-back = Jeg er tilbake
online-absent = { $name } er ikke tilkoblet.
online-absent-bot = La en robot spille
online-unseated = Du har ikke lenger denne plassen.
online-unseated-about = Verten kan gi den fri, og det kan også en annen enhet som er din.
online-undo-asked = { $name } vil gjerne ta tilbake det siste trekket.
online-undo-waits = De andre er spurt om trekket kan tas tilbake.
online-agree = Greit
online-disagree = Nei
online-time = { $name }: { $time }
online-time-me = Din tid: { $time }
online-time-low = Ti sekunder igjen.
online-say-something = Si noe
online-write = Med egne ord
online-send = Si det
online-said = { $name }: { $words }
online-code-again = Kode og lenke
online-leave = Forlat bordet
online-leave-about = Plassen din er der fortsatt. De andre ser at du ikke er tilkoblet.
online-dismiss-note = Greit

# Ferdige fraser
phrase-hello = Hei
phrase-well-played = Godt spilt
phrase-nice = Fint trekk
phrase-oops = Oi
phrase-thanks = Takk
phrase-moment = Et øyeblikk
phrase-your-turn = Det er din tur
phrase-once-more = En gang til?

# Etter spillet
online-deals-again = { $host } deler ut igjen.
online-host-deals-again = Verten deler ut igjen.
online-checking = Kontrollerer protokollen …
online-checked = Kontrollert
online-unchecked = Protokollen kan ikke kontrolleres akkurat nå.
online-broken = Protokollen stemmer ikke: { $why }
online-found-moves = { $count ->
    [one] Ett trekk er spilt om igjen. Det var lov, og kortene var de som ble delt ut.
   *[other] Alle { $count } trekk er spilt om igjen. Alle var lov, og kortene var de som ble delt ut.
}
online-found-mine = Denne enheten var med på stokkingen, og dens del står i protokollen. Derfor kunne ingen ordne kortene på forhånd, heller ikke verten.
online-found-not-mine = Det denne enheten la til stokkingen, står ikke i protokollen. Ikke stol på denne utdelingen.
online-found-others = { $count ->
    [one] Enheten til én person var med på stokkingen.
   *[other] Enhetene til { $count } personer var med på stokkingen.
} Denne siden kjenner ikke til noen egen del, så den kan ikke gå god for utdelingen.
online-found-nobody = Bare serveren var med på stokkingen. Ingen andre går god for utdelingen.
online-found-rounds = Stokkingen ble begynt { $rounds } ganger fordi noen ikke fulgte med. Den som driver serveren, kunne ha valgt mellom like mange utdelinger.
online-found-early = Serveren åpnet hemmeligheten sin før slutten.
online-found-operator = Den som driver serveren, kunne ha sett på kortene.
