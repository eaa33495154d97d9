# Kommandolinjen.

games-players = spillere
games-players-in-teams = { $players } (lag: { $teams })
games-bots = roboter
games-options = valg

moves-none = { $who } har ikke noe å bestemme nå.

view-legend = Brikker: b { $blue }, r { $red }, g { $green }; stor bokstav er en brikke i en ferdig sekvens.
view-sequence = { $team } har en sekvens: { $row }.
view-dealer = Giver: { $who }.
view-turn = Spillet venter på: { $who }.
view-over = Spillet er slutt.
view-may-draw = Kan ennå trekke: { $who }.
view-vote = Bordprat er meldt: { $team }. Har stemt: { $voted }.
view-give = Bordprat: { $team } gir fra seg kort.
view-hand-size = { $who }, { $team }: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
view-draw-pile = Trekkbunken: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
view-discards = Kastebunke, { $who }: { $cards }
view-others-at-shuffle = Det de andre hadde på hånden ved siste stokking: { $cards }
view-hand = Hånd, { $who }: { $cards }
view-voted-yes = Din stemme: ja.
view-voted-no = Din stemme: nei.
view-gives = Du gir fra deg { $card }.

record-heading = { $game }, { $seats } plasser, regelversjon { $rules }.
record-winners = { $count ->
    [one] Vinner
   *[other] Vinnere
}: { $winners }.
record-unfinished = Spillet ble ikke spilt ferdig.
record-foul = Linje { $line }: { $foul }

step-time-up = Tiden er ute.
step-person = { $who }: Et menneske bestemmer fra nå av.
step-bot = { $who }: En robot bestemmer fra nå av.
step-undo = Angret: Spillet er som det var etter innslag { $to }.
step-undo-all = Angret: Spillet er som det var etter utdelingen.

verify-replayed = Reprisen stemmer: { $actions ->
    [one] ett valg, og det var
   *[other] { $actions } valg, og alle var
} etter reglene.
verify-seed = Frøet er åpnet og passer til hver forpliktelse.
verify-witnessed = Utdelingen er bevitnet av { $witnesses }.
verify-fair = Ingen, heller ikke verten, kunne styre den, så lenge minst én av disse er ærlig.
verify-unwitnessed = Utdelingen er ikke bevitnet: Bare bordet selv står inne for den.
verify-rounds = Bordet begynte forpliktelsene { $rounds } ganger: Den som begynner på nytt, kan velge mellom utdelinger.
verify-opened-early = Linje { $line } åpnet frøet før siste innslag: Fra da av var kortene ingen hemmelighet.

simulate-heading = { $game }, { $seats } plasser, { $matches ->
    [one] ett spill
   *[other] { $matches } spill
}, serie { $series }.
simulate-length = Trekk i et spill: gjennomsnitt { $mean }, korteste { $shortest }, median { $median }, lengste { $longest }.
simulate-wins = { $who }, { $bot }: { $wins ->
    [one] én seier
   *[other] { $wins } seire
} ({ $share } %).
simulate-draws = Uavgjort: { $draws }.
simulate-first = Siden som begynner, vinner { $share } %.
simulate-speed = { $speed } trekk i sekundet, { $seconds } sekunder i alt.

# Bilder.
art-written = { $pictures } bilder, { $sheets } oversiktsark og { $icons } ikoner ligger i { $folder }.

# Tjeneren.
serve-here = På denne maskinen: { $url }
serve-there = Telefoner og nettbrett i samme nett: { $url }
serve-stop = Ctrl-C avslutter kvelden.
serve-end = God natt.
serve-port = Den vanlige porten er opptatt; dette er port { $port }.
serve-taken = { $address } kan ikke brukes: { $why }
serve-certificate = Forbindelsen kan ikke krypteres: { $why }
serve-folder = Bordene kan ikke lagres i { $folder }: { $why }
serve-folder-in-use = Et annet program har bordene sine i { $folder }.
serve-no-client = Dette programmet er bygd uten nettklienten. `cargo xtask serve` bygger begge deler.
