# Det man velger før et spill: navnet på hvert valg, en forklaring og verdiene.
# Et tall fortelles av meldingen som slutter på -value; en plass av navnet på den som sitter der.

option-players = Spillere
    .hint = Hvor mange som sitter ved bordet, roboter medregnet.
option-players-value = { $value ->
    [one] én spiller
   *[other] { $value } spillere
}
option-teams = Lag
    .hint = Hvor mange lag spillerne danner.
option-teams-value = { $value ->
    [one] ett lag
   *[other] { $value } lag
}

option-drawing = Trekke kort
    .hint = Kortet kommer av seg selv etter hver tur, eller hver spiller trekker selv og kan glemme det.
option-drawing-automatic = Av seg selv
option-drawing-by-hand = For hånd
option-advanced = For viderekomne
    .hint = En enøyd knekt kan også fjerne en brikke i en ferdig sekvens.
option-advanced-off = Av
option-advanced-on = På
option-table-talk = Bordprat
    .hint = Lagkamerater som gir råd, kan meldes av en motspiller, og det koster dem ett kort hver.
option-table-talk-off = Av
option-table-talk-on = På
option-dealer = Giver
    .hint = Det er tilfeldig hvem som deler ut først, eller du velger en plass.
option-dealer-chance = Tilfeldig
option-sums = Regnestykker
    .hint = Tall opp til 40, eller små steg: Legg til eller trekk fra høyst 10.
option-sums-to-40 = Opp til 40
option-sums-small-steps = Små steg
option-help-with-sums = Hjelp med regnestykkene
    .hint = De to feltene med svaret lyser.
option-help-with-sums-off = Av
option-help-with-sums-on = På

option-length = Slutten på spillet
    .hint = Hva som avslutter spillet: et antall runder, en tid, eller poeng som setter spillere ut.
option-length-rounds = Runder
option-length-time = Tid
option-length-points = Poeng
option-rounds = Runder
    .hint = Hvor mange runder som spilles, når runder avslutter spillet.
option-rounds-value = { $value ->
    [one] én runde
   *[other] { $value } runder
}
option-minutes = Minutter
    .hint = Etter hvor mange minutter det ikke begynner noen ny runde, når tiden avslutter spillet.
option-minutes-value = { $value ->
    [one] ett minutt
   *[other] { $value } minutter
}
option-points = Poeng
    .hint = Ved hvor mange poeng en spiller er ute, når poeng avslutter spillet.
option-points-value = { $value ->
    [one] ett poeng
   *[other] { $value } poeng
}
option-younger-players = Yngre spillere
    .hint = De to ytterste kortene i hver rekke ligger med bildesiden opp.
option-younger-players-off = Av
option-younger-players-on = På
option-memory-help = Hukommelseshjelp
    .hint = Skjermen tar vare på det en spiller vet.
option-memory-help-off = Av
option-memory-help-on = På

option-starts = Hvem som begynner
    .hint = Det er tilfeldig, eller du velger en plass; skikken er at den yngste begynner.
option-starts-chance = Tilfeldig
option-rearranging = Omgruppering
    .hint = Gruppene kan endres når man selv har åpnet, eller først når alle har åpnet.
option-rearranging-after-own-opening = Når du selv har åpnet
option-rearranging-after-all-openings = Når alle har åpnet
option-games = Spill på rad
    .hint = Hvor mange spill som spilles; poengene fra alle legges sammen.
option-games-value = { $value ->
    [one] ett spill
   *[other] { $value } spill
}

# Hvorfor et valg ikke passer til bordet.
misfit-advanced = Med tre lag er spillet slutt ved den første sekvensen.
misfit-dealer = Bordet har ingen slik plass.
misfit-starts = Bordet har ingen slik plass.
misfit-table-talk = Ingen har en lagkamerat å prate med.
misfit-teams = Her spiller alle for seg selv.
