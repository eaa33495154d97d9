# Hvor godt en robot spiller, slik folk ser det.
bot-random = Nybegynner
    .hint = Spiller hva som helst som er lov. Lett å slå.
bot-greedy = Dyktig
    .hint = Velger det som ser best ut akkurat nå.
bot-forgetful = Glemsom
    .hint = Spiller fornuftig, men glemmer et kort av og til.
bot-threshold = Oppmerksom
    .hint = Glemmer ingenting, og banker når summen ser lav ut.
bot-threshold-9 = Dristig
    .hint = Glemmer ingenting, og banker før andre våger.
bot-additive = Forsiktig
    .hint = Legger til brikker der de passer, og lar resten av bordet ligge.
bot-baseline = Oppfinnsom
    .hint = Flytter om på bordet for å legge så mange brikker den kan.

# Det robotene heter ved bordet.
bird-1 = Lunde
bird-2 = Terne
bird-3 = Spove
bird-4 = Tjeld
bird-5 = Linerle
bird-6 = Trost
bird-7 = Svale
bird-8 = Lerke
bird-9 = Ravn
bird-10 = Svane
bird-11 = Ugle
bird-12 = Måke
