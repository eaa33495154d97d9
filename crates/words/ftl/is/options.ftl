# Það sem valið er fyrir leik: heiti hvers valkosts, skýring og gildin.
# Tala er sögð með skilaboðunum sem enda á -value; sæti með nafni þess sem þar situr.

option-players = Leikmenn
    .hint = Hve margir sitja við borðið, tölvuspilarar meðtaldir.
option-players-value = { $value ->
    [one] { $value } leikmaður
   *[other] { $value } leikmenn
}
option-teams = Lið
    .hint = Hve mörg lið leikmenn mynda.
option-teams-value = { $value ->
    [one] { $value } lið
   *[other] { $value } lið
}

option-drawing = Að draga spil
    .hint = Spil kemur sjálfkrafa eftir hvern leik, eða hver leikmaður dregur sjálfur og getur gleymt því.
option-drawing-automatic = Sjálfkrafa
option-drawing-by-hand = Hver dregur sjálfur
option-advanced = Fyrir lengra komna
    .hint = Eineygður gosi má líka fjarlægja peð úr fullgerðri röð.
option-advanced-off = Nei
option-advanced-on = Já
option-table-talk = Bannað að gefa ráð
    .hint = Andstæðingur má tilkynna lið sem gefur liðsfélaga ábendingar, og þá missir hver í liðinu eitt spil.
option-table-talk-off = Nei
option-table-talk-on = Já
option-dealer = Gjafari
    .hint = Tilviljun ræður hver gefur fyrst, eða þú velur sæti.
option-dealer-chance = Tilviljun ræður
option-sums = Dæmi
    .hint = Tölur upp í 40, eða lítil skref: mest 10 er bætt við eða dregið frá.
option-sums-to-40 = Upp í 40
option-sums-small-steps = Lítil skref
option-help-with-sums = Hjálp með dæmin
    .hint = Reitirnir tveir með svarinu lýsast upp.
option-help-with-sums-off = Nei
option-help-with-sums-on = Já

option-length = Leikslok
    .hint = Hvað lýkur leiknum: fjöldi umferða, tími, eða stig sem fella leikmenn úr leik.
option-length-rounds = Umferðir
option-length-time = Tími
option-length-points = Stig
option-rounds = Umferðir
    .hint = Hve margar umferðir eru spilaðar, þegar umferðir ráða.
option-rounds-value = { $value ->
    [one] { $value } umferð
   *[other] { $value } umferðir
}
option-minutes = Mínútur
    .hint = Eftir hve margar mínútur engin ný umferð hefst, þegar tíminn ræður.
option-minutes-value = { $value ->
    [one] { $value } mínúta
   *[other] { $value } mínútur
}
option-points = Stig
    .hint = Við hve mörg stig leikmaður fellur úr leik, þegar stigin ráða.
option-points-value = { $value ->
    [one] { $value } stig
   *[other] { $value } stig
}
option-younger-players = Yngri leikmenn
    .hint = Tvö ystu spilin í hverri röð snúa upp.
option-younger-players-off = Nei
option-younger-players-on = Já
option-memory-help = Minnishjálp
    .hint = Skjárinn geymir það sem leikmaður veit.
option-memory-help-off = Nei
option-memory-help-on = Já

option-starts = Hver byrjar
    .hint = Tilviljun ræður, eða þú velur sæti; siður er að sá yngsti byrji.
option-starts-chance = Tilviljun ræður
option-rearranging = Endurröðun
    .hint = Hópum má breyta þegar maður hefur sjálfur opnað, eða ekki fyrr en allir hafa opnað.
option-rearranging-after-own-opening = Þegar þú hefur opnað
option-rearranging-after-all-openings = Þegar allir hafa opnað
option-games = Leikir í röð
    .hint = Hve margir leikir eru spilaðir; stig úr öllum eru lögð saman.
option-games-value = { $value ->
    [one] { $value } leikur
   *[other] { $value } leikir
}

# Hvers vegna valkostur passar ekki við borðið.
misfit-advanced = Með þremur liðum lýkur leiknum við fyrstu röð.
misfit-dealer = Borðið hefur ekkert slíkt sæti.
misfit-starts = Borðið hefur ekkert slíkt sæti.
misfit-table-talk = Enginn á liðsfélaga til að tala við.
misfit-teams = Hér spilar hver fyrir sig.
