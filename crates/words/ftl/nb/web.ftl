# Skjermene rundt bordet.

web-skip = Til innholdet
web-back = Tilbake
web-rules = Regler
web-settings = Innstillinger

# Forsiden.
web-welcome = Fem spill for kvelden. Velg et vindu.
web-language = Språk
web-norwegian = Norsk
web-icelandic = Íslenska
web-english = English
web-to-dark = Bytt til natt
web-to-light = Bytt til dag
web-games = Spill
web-house-players = { $least }–{ $most } spillere
web-house-players-from = { $least }–{ $most } spillere, fra { $age } år
web-house-minutes = { $minutes } min
web-learn = Lær et spill
web-continue = Fortsett { $game }
web-continue-with = med { $names }

# Et nytt bord.
web-new-title = Bord for { $game }
web-ways = Hvordan vil dere sitte?
web-way-alone = Alene med roboter
web-way-alone-about = Du og roboter, i ditt eget tempo.
web-way-pass = La én enhet gå rundt
web-way-pass-about = Kortene er skjult til neste spiller har enheten.
web-players = Hvor mange spillere?
web-teams = Hvor mange lag?
web-teams-alone = Hver for seg
web-teams-some = { $teams } lag
web-seats = Rundt bordet
web-seats-about = Plassene går rundt med klokka, og lagkamerater sitter aldri ved siden av hverandre.
web-seat = Plass { $seat }, { $team }
web-seat-alone = Plass { $seat }
web-seat-name = Navn på plass { $seat }
web-seat-who = Hvem som spiller på plass { $seat }
web-seat-up = Flytt { $name } én plass opp
web-seat-moved = { $name } har nå plass { $seat }.
web-you = Du
web-person = Person
web-bot = Robot, { $level }
web-guests = Nora, Emma, Jakob, Ingrid, Lars, Sofie, Emil, Ida, Oskar, Sigrid, Anders, Solveig
web-helps = Hjelp og tempo
web-hints = Tips
web-hints-about = En knapp foreslår et trekk.
web-pace = Robotene spiller
web-pace-calm = rolig
web-pace-usual = som vanlig
web-pace-quick = raskt
web-more-rules = Flere regler
web-more-rules-usual = Alt som vanlig
web-more-rules-changed = { $count ->
    [one] Én regel er annerledes enn vanlig
   *[other] { $count } regler er annerledes enn vanlig
}
web-deal = Del ut
web-table-duel = { $one } mot { $other }.
web-table-alone = { $players } spillere, hver for seg.
web-table-teams = { $players } spillere i { $teams } lag.
web-problem-name = Plass { $seat } trenger et navn.
web-problem-same = { $name } sitter her to ganger. Gi den ene et annet navn.
web-problem-person = La en person sitte på en av plassene.
web-problem-table = Bordet kunne ikke settes opp. Prøv en gang til.
web-laying = Dekker bordet …
web-missing = Dette kunne ikke lastes inn. Sjekk nettet og prøv igjen.
web-try-again = Prøv igjen

# Reglene.
web-rules-title = Reglene i { $game }
web-rules-choose = Reglene i et annet spill
web-minute = På ett minutt
web-contents = Innhold
web-play-this = Spill { $game }
web-link-to-rule = Lenke til regel { $rule }
web-show-jack-two = En knekt med to øyne legger en brikke hvor som helst.
web-show-jack-one = En enøyd knekt fjerner en brikke.
web-show-purrr = PURRR legger en brikke hvor som helst.
web-show-meow = MEOW fjerner en brikke.
web-show-plus = Pluss legger en brikke hvor som helst.
web-show-minus = Minus fjerner en brikke.
web-show-row = Fem på rad. Et fritt hjørne teller som en av dem.
web-show-row-cats = Fem på rad.
web-show-run = En rekke: én farge, tall i rekkefølge.
web-show-set = Et sett: ett tall, ulike farger.

# Innstillinger.
web-theme = Lys
web-theme-device = Som på enheten
web-theme-light = Dag
web-theme-dark = Natt
web-sound = Lyd
web-volume = Lydstyrke
web-volume-off = av
web-volume-percent = { $percent } prosent
web-your-name = Navnet ditt
web-your-name-about = Det de andre kaller deg ved bordet.
web-mends = Vis hva som retter et utkast i Crossing
web-mends-about = En rute der en brikke fra hånden din hjelper, er stiplet, og brikken også.
web-kept = På denne enheten
web-kept-about = Navnet ditt, disse innstillingene, det siste bordet i hvert spill og spillet som er i gang, ligger i denne nettleseren. Ingenting av det sendes noe sted.
web-forget = Glem alt
web-forget-ask = Glemme alt på denne enheten?
web-forget-about = Navnet ditt, innstillingene, de siste bordene og spillet som er i gang, blir borte for godt.
web-forget-yes = Glem det
web-forget-no = Behold det
web-forgotten = Alt er glemt.
web-about = Om Kvöld
web-about-name = Kvöld er islandsk og betyr kveld. Her er det en spillkveld, for folk rundt ett bord eller langt fra hverandre.
web-about-apart = Spillene har navnene og brettene sine fra utgiverne, som ikke har noe med dette programmet å gjøre. Hvert bilde og hver setning her er vår egen.
web-about-licence = Fri programvare: Du kan bruke den, endre den og gi den videre under MIT-lisensen eller Apache-lisensen 2.0, som du vil.
web-version = Versjon { $version }

# Nettbord
web-online = Nettbord
web-online-coming = Leter etter bordet …
web-online-scan = Skann for å ta plass eller se på
