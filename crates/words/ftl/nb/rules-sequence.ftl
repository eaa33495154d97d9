# Reglene for Sequence-familien slik appen forteller dem.
# Teksten gjelder utgaven $game; uten den står det som gjelder i alle tre.

about-sequence = Spill et kort, legg en brikke på feltet, og bli først til å få fem på rad.
about-sequence-cats = Fem katter på rad: Finn katten på kortet ditt blant 84 felt.
about-sequence-numbers = Løs regnestykket, dekk til svaret, og få fem på rad.

how-sequence-1 = Få fem brikker i din farge på rad: vannrett, loddrett eller på skrå.
how-sequence-2 = Når det er din tur, spiller du et kort fra hånden og legger en brikke på ett av de to feltene som viser det.
how-sequence-3 = En knekt med to øyne legger en brikke på et hvilket som helst ledig felt. En enøyd knekt fjerner en brikke fra en motspiller.
how-sequence-4 = De fire hjørnene er frie: De teller som en brikke for alle lag.
how-sequence-5 = Trekk et kort. Så er det neste spillers tur.
how-sequence-6 = Med to lag vinner den som får to sekvenser. Med tre lag holder det med én.

how-sequence-cats-1 = Få fem brikker i din farge på rad: vannrett, loddrett eller på skrå.
how-sequence-cats-2 = Når det er din tur, spiller du et kort og legger en brikke på ett av de to feltene med samme katt.
how-sequence-cats-3 = PURRR legger en brikke på et hvilket som helst ledig felt. MEOW fjerner en brikke fra en motspiller.
how-sequence-cats-4 = Trekk et kort. Så er det neste spillers tur.
how-sequence-cats-5 = Den første sekvensen vinner.

how-sequence-numbers-1 = Få fem brikker i din farge på rad: vannrett, loddrett eller på skrå.
how-sequence-numbers-2 = Hvert kort viser et regnestykke. Regn det ut, og legg en brikke på ett av de to feltene med svaret.
how-sequence-numbers-3 = Pluss legger en brikke på et hvilket som helst ledig felt. Minus fjerner en brikke fra en motspiller.
how-sequence-numbers-4 = De fire hjørnene er frie: De teller som en brikke for alle lag.
how-sequence-numbers-5 = Trekk et kort. Så er det neste spillers tur.
how-sequence-numbers-6 = Med to eller tre spillere vinner den første sekvensen. Med fire eller seks trengs det to.

rules-sequence-section-aim = Målet
rules-sequence-section-setup = Før dere begynner
rules-sequence-section-board = Brettet
rules-sequence-section-turn = Din tur
rules-sequence-section-dead = Døde kort og tom bunke
rules-sequence-section-rows = Ferdige sekvenser
rules-sequence-section-talk = Bordprat

rule-seq-01 = { $game ->
    [sequence] 2, 3, 4, 6, 8, 9, 10 eller 12 kan spille. To eller tre spiller hver for seg, ni danner tre lag, alle andre to; seks og tolv kan også velge tre. Andre antall kan ikke deles likt: En robot kan ta plassen som mangler.
    [sequence-cats] 2, 3, 4 eller 6 kan spille. To eller tre spiller hver for seg, fire og seks danner to lag; seks kan også velge tre. Fem kan ikke deles likt: En robot kan ta plassen som mangler.
    [sequence-numbers] 2, 3, 4 eller 6 kan spille. To eller tre spiller hver for seg, fire og seks danner to lag; seks kan også velge tre. Fem kan ikke deles likt: En robot kan ta plassen som mangler.
   *[all] To eller tre spiller hver for seg, flere danner to eller tre like store lag. Cats og Numbers er for 2, 3, 4 eller 6, Sequence også for 8, 9, 10 eller 12; seks og tolv velger to lag, som er det vanlige, eller tre. Andre antall kan ikke deles likt: En robot kan ta plassen som mangler.
}
    .title = Spillere og lag
rule-seq-02 = Hvert lag har sin farge: blå, rød og, med tre lag, grønn. Det er alltid nok brikker.
    .title = Lagenes brikker
rule-seq-03 = Lagkamerater sitter ikke ved siden av hverandre. Med to lag hører annenhver plass til samme lag, med tre lag hver tredje.
    .title = Hvor lagene sitter
rule-seq-04 = { $game ->
    [sequence] Alle trekker et kort, og den laveste deler ut; esset er høyest. De som er like lave, trekker på nytt fra hele kortstokken. Alle kortene legges tilbake før det deles ut.
    [sequence-cats] Valg: Vanligvis er det tilfeldig hvem som deler ut, eller verten bestemmer det.
    [sequence-numbers] Valg: Vanligvis er det tilfeldig hvem som deler ut, eller verten bestemmer det.
   *[all] I Sequence trekker alle et kort, og den laveste deler ut; esset er høyest. De som er like lave, trekker på nytt fra hele kortstokken, og alle kortene legges tilbake før det deles ut. I Cats og Numbers er det tilfeldig hvem som deler ut, eller verten bestemmer det.
}
    .title = Hvem som deler ut
rule-seq-05 = { $game ->
    [sequence] Giveren stokker og deler ut. To spillere får sju kort hver, tre eller fire får seks, seks får fem, åtte eller ni får fire, ti eller tolv får tre. Resten er trekkbunken, med bildesiden ned.
    [sequence-cats] Giveren stokker og deler ut. To eller tre spillere får fem kort hver, fire eller seks får fire. Resten er trekkbunken, med bildesiden ned.
    [sequence-numbers] Giveren stokker og deler ut. To eller tre spillere får fem kort hver, fire eller seks får fire. Resten er trekkbunken, med bildesiden ned.
   *[all] Giveren stokker og deler ut. I Sequence får to spillere sju kort hver, tre eller fire får seks, seks får fem, åtte eller ni får fire, ti eller tolv får tre; i Cats og Numbers får to eller tre fem, fire eller seks får fire. Resten er trekkbunken, med bildesiden ned.
}
    .title = Kortene deles ut
rule-seq-06 = Spilleren til venstre for giveren begynner. Så går det rundt med klokken.
    .title = Hvem som begynner
rule-seq-07 = Bare du ser kortene dine: ingen lagkamerat, ingen motspiller, ingen tilskuer. Alle ser brettet, kastebunkene i rekkefølge, hvor mange kort hver spiller har, og hvor mange som er igjen å trekke.
    .title = Det alle ser
rule-seq-08 = { $game ->
    [sequence] Hvert kort har nøyaktig to felt på brettet. Bare knektene har ingen: De er spesialkort.
    [sequence-cats] Hver katt har nøyaktig to felt på brettet. PURRR og MEOW har ingen: De er spesialkort.
    [sequence-numbers] Hvert regnestykke har nøyaktig to felt på brettet: de med svaret. Pluss og Minus har ingen: De er spesialkort.
   *[all] Et kort har nøyaktig to felt på brettet. Knekter, PURRR, MEOW, Pluss og Minus har ingen: De er spesialkort.
}
    .title = To felt til hvert kort
rule-seq-09 = I Sequence og Numbers er de fire hjørnene frie: Hvert av dem teller som en brikke for alle lag. En rad gjennom et hjørne trenger altså bare fire brikker, og flere lag kan bruke samme hjørne. Ingen legger en brikke på et hjørne eller fjerner noe derfra.
    .title = Frie hjørner
rule-seq-10 = I Numbers viser kortet et regnestykke, og du regner ut svaret selv. Galt felt koster ingenting: Prøv igjen. Valg: Hjelp med regnestykkene, vanligvis av, får de riktige feltene til å lyse; uten den røper ingenting svaret.
    .title = Å regne ut svaret
rule-seq-11 = { $game ->
    [sequence-cats] Brettet er vårt eget: 42 katter med to felt hver. Det ene ligger i venstre halvdel og det andre i høyre, og de rører aldri hverandre, ikke engang i et hjørne.
    [sequence-numbers] Brettet og regnestykkene er våre egne. De to feltene til et tall ligger ett i venstre halvdel og ett i høyre, og rører aldri hverandre. Ikke noe regnestykke finnes to ganger, 7 + 9 og 9 + 7 er to regnestykker, 0 kan være med, og ikke noe tall er over 40. Valg: Regnestykkene går vanligvis til 40; med små steg legger du til eller trekker fra høyst 10.
   *[all] Brettene til Cats og Numbers og regnestykkene er våre egne. De to feltene til et kort ligger ett i venstre halvdel og ett i høyre, og rører aldri hverandre, ikke engang i et hjørne. Ikke noe regnestykke finnes to ganger, 7 + 9 og 9 + 7 er to regnestykker, 0 kan være med, og ikke noe tall er over 40. Valg: Regnestykkene går vanligvis til 40; med små steg legger du til eller trekker fra høyst 10.
}
    .title = Brett og regnestykker
rule-seq-12 = Legg et kort fra hånden med bildesiden opp på din egen kastebunke. Legg så en brikke for laget ditt på ett av de to feltene, hvis det ikke ligger en brikke der fra før.
    .title = Spill et kort
rule-seq-13 = { $game ->
    [sequence] En knekt med to øyne, kløver eller ruter, legger en brikke på et hvilket som helst ledig felt, men ikke på et fritt hjørne. Det er fire av dem.
    [sequence-cats] PURRR legger en brikke på et hvilket som helst ledig felt. Det er to av dem.
    [sequence-numbers] Pluss legger en brikke på et hvilket som helst ledig felt, men ikke på et fritt hjørne. Det er to av dem.
   *[all] En knekt med to øyne (kløver eller ruter), PURRR eller Pluss legger en brikke på et hvilket som helst ledig felt, men ikke på et fritt hjørne. Det er fire slike knekter, to PURRR og to Pluss.
}
    .title = En brikke hvor du vil
rule-seq-14 = { $game ->
    [sequence] En enøyd knekt, hjerter eller spar, fjerner en brikke fra en motspiller; det er fire av dem. Mer gjør du ikke i denne turen: Du legger ingen brikke. Brikkene til ditt eget lag blir liggende.
    [sequence-cats] MEOW fjerner en brikke fra en motspiller; det er to av dem. Mer gjør du ikke i denne turen: Du legger ingen brikke. Brikkene til ditt eget lag blir liggende.
    [sequence-numbers] Minus fjerner en brikke fra en motspiller; det er to av dem. Mer gjør du ikke i denne turen: Du legger ingen brikke. Brikkene til ditt eget lag blir liggende.
   *[all] En enøyd knekt (hjerter eller spar, fire i alt), MEOW eller Minus (to av hver) fjerner en brikke fra en motspiller. Mer gjør du ikke i denne turen: Du legger ingen brikke. Brikkene til ditt eget lag blir liggende.
}
    .title = Fjern en brikke
rule-seq-15 = En brikke i en ferdig sekvens kan ikke fjernes.
    .title = Ferdige sekvenser er trygge
rule-seq-16 = Valg: For viderekomne, vanligvis av, i Sequence med to lag. En enøyd knekt kan da også fjerne en brikke i en ferdig sekvens: Sekvensen teller ikke lenger, og de andre brikkene snus tilbake. Står det fortsatt fem igjen på den linjen, er de straks en sekvens igjen; er det flere muligheter, gjelder de fem nærmest hullet.
    .title = For viderekomne
rule-seq-17 = Etter at du har spilt, trekker du et kort. Valg: Vanligvis kommer det av seg selv; der man trekker for hånd, gjør du det selv.
    .title = Trekk et kort
rule-seq-18 = Der man trekker for hånd, kan du ennå trekke etter at turen din er over. Kortet er tapt når en senere spiller har spilt og trukket, eller har stått over, og senest når din neste tur begynner: Da har du ett kort mindre resten av spillet. Kortet du får for et dødt kort, kommer med en gang og regnes ikke med her.
    .title = Et tapt kort
rule-seq-19 = En brikke på brettet blir liggende. Bare et kort som fjerner brikker, kan endre på det.
    .title = Brikkene blir liggende
rule-seq-20 = Et kort er dødt når det ligger brikker på begge feltene. Når det er din tur, kan du legge ett dødt kort på kastebunken din og trekke et nytt. Så spiller du som vanlig.
    .title = Døde kort
rule-seq-21 = { $game ->
    [sequence] En knekt med to øyne er død når ingen felt er ledige. En enøyd knekt er død når det ikke finnes noen brikke den kan fjerne.
    [sequence-cats] PURRR er et dødt kort når ingen felt er ledige. MEOW er et dødt kort når det ikke finnes noen brikke det kan fjerne.
    [sequence-numbers] Pluss er et dødt kort når ingen felt er ledige. Minus er et dødt kort når det ikke finnes noen brikke det kan fjerne.
   *[all] En knekt med to øyne, PURRR eller Pluss er et dødt kort når ingen felt er ledige. En enøyd knekt, MEOW eller Minus er et dødt kort når det ikke finnes noen brikke det kan fjerne.
}
    .title = Døde spesialkort
rule-seq-22 = Kan du ikke spille noe kort, bytter du først et dødt, hvis du fortsatt har lov. Hjelper ikke det, eller har du ingen kort, står du over og trekker ikke; ingen andre kan stå over. Når alle har stått over etter hverandre, er spillet slutt: Laget med flest sekvenser vinner, og like mange er uavgjort.
    .title = Å stå over
rule-seq-23 = Når et kort skal trekkes og trekkbunken er tom, stokkes alle kastebunkene til en ny. Kortet som nettopp ble lagt, er også med.
    .title = Tom trekkbunke
rule-seq-24 = { $game ->
    [sequence-cats] En sekvens er fem brikker fra samme lag på rad uten hull: vannrett, loddrett eller på skrå.
   *[all] En sekvens er fem brikker fra samme lag på rad uten hull: vannrett, loddrett eller på skrå. Et fritt hjørne regnes som en brikke.
}
    .title = Hva en sekvens er
rule-seq-25 = { $game ->
    [sequence] Brikkene i en ferdig sekvens snus til den merkede siden. Ingen kan bryte den lenger, unntatt i spillet for viderekomne.
    [sequence-cats] Brikkene i en ferdig sekvens snus til den merkede siden. Ingen kan bryte den lenger.
    [sequence-numbers] Brikkene i en ferdig sekvens snus til den merkede siden. Ingen kan bryte den lenger.
   *[all] Brikkene i en ferdig sekvens snus til den merkede siden. Ingen kan bryte den lenger, unntatt i Sequence for viderekomne.
}
    .title = En ferdig sekvens
rule-seq-26 = Der det trengs to sekvenser, kan den andre dele ett felt med den første; frie hjørner regnes ikke med. De fem feltene i en ferdig sekvens ligger fast: Utenom hjørnene er åtte brikker på rad altså én sekvens, og ni er to bare hvis de første fem ligger i den ene enden. Én brikke kan fullføre to på en gang. Fullfører den flere femmere der bare én kan telle, sier du hvilken, med mindre spillet er vunnet.
    .title = Den andre sekvensen
rule-seq-27 = Valg der noen har lagkamerater: i Sequence vanligvis av, i Numbers vanligvis på. Lagkamerater gir hverandre ikke råd. Gjør de det, kan en motspiller melde bordprat før neste kort spilles, én gang per lag i hver tur, og spillet venter. Er mer enn halvparten av motspillerne enige, den som meldte medregnet, gir alle på laget fra seg ett kort de velger selv, alle samtidig, og får ikke noe nytt; den som ikke har kort, gir ingenting. Ellers skjer det ingenting. Roboter verken melder eller stemmer.
    .title = Ingen råd til lagkamerater
rule-seq-28 = { $game ->
    [sequence] Med to lag vinner det laget som først har to sekvenser, med en gang. Med tre lag vinner den første sekvensen.
    [sequence-cats] Det laget som først har en sekvens, vinner med en gang.
    [sequence-numbers] Med to eller tre spillere vinner den som først har en sekvens, med en gang. Med fire eller seks spillere trenger laget to.
   *[all] Det laget som først har nok sekvenser, vinner med en gang. Sequence: to med to lag, én med tre. Cats: én. Numbers: én med to eller tre spillere, to med fire eller seks.
}
    .title = Hvem som vinner
