# Det som står på siden før klienten kjører, på alle språk samtidig.

page-description = Fem familiespill til en kveld sammen, på alle skjermer, med eller uten nett.
page-needs-script = Kvöld trenger JavaScript. Slå det på for denne siden.
page-too-old = Denne nettleseren er for gammel for Kvöld. Bruk en nyere, her eller på en annen enhet.
page-failed = Kvöld kunne ikke lastes inn. Spillene dine er trygge. Sjekk nettet og prøv igjen.
page-again = Til spillene
page-not-found = Det er ingenting på denne adressen.
