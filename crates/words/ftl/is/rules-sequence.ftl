# Reglur Sequence-fjölskyldunnar eins og appið segir þær.
# Textinn á við útgáfuna $game; án hennar stendur það sem gildir í öllum þremur.

about-sequence = Leiktu spili, settu peð á reitinn og fáðu fimm í röð á undan hinum.
about-sequence-cats = Fimm kettir í röð: finndu köttinn á spilinu þínu meðal 84 reita.
about-sequence-numbers = Reiknaðu dæmið, settu peð á svarið og fáðu fimm í röð.

how-sequence-1 = Fáðu fimm peð í þínum lit í röð: lárétt, lóðrétt eða á ská.
how-sequence-2 = Þegar þú átt leik leikur þú spili af hendi og setur peð á annan af tveimur reitum sem sýna það.
how-sequence-3 = Gosi með tvö augu setur peð á hvaða auðan reit sem er. Eineygður gosi fjarlægir peð andstæðings.
how-sequence-4 = Hornin fjögur eru fríreitir: þau teljast peð allra liða.
how-sequence-5 = Dragðu spil. Þá á næsti leikmaður leik.
how-sequence-6 = Ef liðin eru tvö þarf tvær raðir til að vinna. Ef þau eru þrjú nægir ein.

how-sequence-cats-1 = Fáðu fimm peð í þínum lit í röð: lárétt, lóðrétt eða á ská.
how-sequence-cats-2 = Þegar þú átt leik leikur þú spili og setur peð á annan af tveimur reitum með sama ketti.
how-sequence-cats-3 = PURRR setur peð á hvaða auðan reit sem er. MEOW fjarlægir peð andstæðings.
how-sequence-cats-4 = Dragðu spil. Þá á næsti leikmaður leik.
how-sequence-cats-5 = Fyrsta röðin vinnur.

how-sequence-numbers-1 = Fáðu fimm peð í þínum lit í röð: lárétt, lóðrétt eða á ská.
how-sequence-numbers-2 = Á hverju spili er dæmi. Reiknaðu það og settu peð á annan af tveimur reitum með svarinu.
how-sequence-numbers-3 = Plús setur peð á hvaða auðan reit sem er. Mínus fjarlægir peð andstæðings.
how-sequence-numbers-4 = Hornin fjögur eru fríreitir: þau teljast peð allra liða.
how-sequence-numbers-5 = Dragðu spil. Þá á næsti leikmaður leik.
how-sequence-numbers-6 = Þegar tveir eða þrír spila vinnur fyrsta röðin. Þegar fjórir eða sex spila þarf tvær.

rules-sequence-section-aim = Markmiðið
rules-sequence-section-setup = Áður en byrjað er
rules-sequence-section-board = Leikborðið
rules-sequence-section-turn = Þegar þú átt leik
rules-sequence-section-dead = Dauð spil og tómur bunki
rules-sequence-section-rows = Fullgerðar raðir
rules-sequence-section-talk = Ábendingar til liðsfélaga

rule-seq-01 = { $game ->
    [sequence] Leikmenn geta verið 2, 3, 4, 6, 8, 9, 10 eða 12. Tveir eða þrír spila hver fyrir sig, níu skiptast í þrjú lið og allir aðrir í tvö; sex og tólf geta líka valið þrjú. Annar fjöldi skiptist ekki jafnt: tölvuspilari getur þá tekið auða sætið.
    [sequence-cats] Leikmenn geta verið 2, 3, 4 eða 6. Tveir eða þrír spila hver fyrir sig, fjórir og sex skiptast í tvö lið; sex geta líka valið þrjú. Fimm skiptast ekki jafnt: tölvuspilari getur þá tekið auða sætið.
    [sequence-numbers] Leikmenn geta verið 2, 3, 4 eða 6. Tveir eða þrír spila hver fyrir sig, fjórir og sex skiptast í tvö lið; sex geta líka valið þrjú. Fimm skiptast ekki jafnt: tölvuspilari getur þá tekið auða sætið.
   *[all] Tveir eða þrír spila hver fyrir sig, fleiri skiptast í tvö eða þrjú jafnstór lið. Cats og Numbers eru fyrir 2, 3, 4 eða 6, Sequence líka fyrir 8, 9, 10 eða 12; sex og tólf velja tvö lið, eins og venjulega, eða þrjú. Annar fjöldi skiptist ekki jafnt: tölvuspilari getur þá tekið auða sætið.
}
    .title = Leikmenn og lið
rule-seq-02 = Hvert lið á sinn lit: bláan, rauðan og, ef liðin eru þrjú, grænan. Alltaf er til nóg af peðum.
    .title = Peð liðanna
rule-seq-03 = Liðsfélagar sitja ekki hlið við hlið. Ef liðin eru tvö er annað hvert sæti í sama liði, ef þau eru þrjú þriðja hvert.
    .title = Hvar liðin sitja
rule-seq-04 = { $game ->
    [sequence] Allir draga spil og sá sem fær lægsta spilið gefur; ásinn er hæstur. Þeir sem eru jafnlágir draga aftur, úr öllum stokknum. Öll spilin fara til baka áður en gefið er.
    [sequence-cats] Valkostur: venjulega ræður tilviljun hver gefur, en gestgjafinn getur líka ákveðið það.
    [sequence-numbers] Valkostur: venjulega ræður tilviljun hver gefur, en gestgjafinn getur líka ákveðið það.
   *[all] Í Sequence draga allir spil og sá sem fær lægsta spilið gefur; ásinn er hæstur. Þeir sem eru jafnlágir draga aftur, úr öllum stokknum, og öll spilin fara til baka áður en gefið er. Í Cats og Numbers ræður tilviljun hver gefur, eða gestgjafinn.
}
    .title = Hver gefur
rule-seq-05 = { $game ->
    [sequence] Gjafarinn stokkar og gefur. Tveir leikmenn fá sjö spil hvor, þrír eða fjórir fá sex, sex fá fimm, átta eða níu fá fjögur, tíu eða tólf fá þrjú. Afgangurinn er bunkinn, á hvolfi.
    [sequence-cats] Gjafarinn stokkar og gefur. Tveir eða þrír leikmenn fá fimm spil hver, fjórir eða sex fá fjögur. Afgangurinn er bunkinn, á hvolfi.
    [sequence-numbers] Gjafarinn stokkar og gefur. Tveir eða þrír leikmenn fá fimm spil hver, fjórir eða sex fá fjögur. Afgangurinn er bunkinn, á hvolfi.
   *[all] Gjafarinn stokkar og gefur. Í Sequence fá tveir leikmenn sjö spil hvor, þrír eða fjórir fá sex, sex fá fimm, átta eða níu fá fjögur, tíu eða tólf fá þrjú; í Cats og Numbers fá tveir eða þrír fimm, fjórir eða sex fá fjögur. Afgangurinn er bunkinn, á hvolfi.
}
    .title = Spilin gefin
rule-seq-06 = Leikmaðurinn vinstra megin við gjafarann byrjar. Síðan gengur leikurinn réttsælis.
    .title = Hver byrjar
rule-seq-07 = Aðeins þú sérð spilin þín: enginn liðsfélagi, andstæðingur eða áhorfandi. Allir sjá leikborðið, kastbunkana í réttri röð, hve mörg spil hver er með á hendi og hve mörg eru eftir í bunkanum.
    .title = Það sem allir sjá
rule-seq-08 = { $game ->
    [sequence] Hvert spil á nákvæmlega tvo reiti á leikborðinu. Aðeins gosarnir eiga engan: þeir eru sérspil.
    [sequence-cats] Hver köttur á nákvæmlega tvo reiti á leikborðinu. PURRR og MEOW eiga engan: þau eru sérspil.
    [sequence-numbers] Hvert dæmi á nákvæmlega tvo reiti á leikborðinu: þá sem sýna svarið. Plús og Mínus eiga engan: þau eru sérspil.
   *[all] Spil á nákvæmlega tvo reiti á leikborðinu. Gosar, PURRR, MEOW, Plús og Mínus eiga engan: þau eru sérspil.
}
    .title = Tveir reitir á spil
rule-seq-09 = Í Sequence og Numbers eru hornin fjögur fríreitir: hvert þeirra telst peð allra liða. Röð gegnum horn þarf því aðeins fjögur peð og fleiri en eitt lið getur notað sama hornið. Aldrei er peð sett á horn eða tekið þaðan.
    .title = Fríreitir í hornum
rule-seq-10 = Í Numbers er dæmi á spilinu og þú reiknar svarið. Rangur reitur kostar ekkert: reyndu bara aftur. Valkostur: hjálp með dæmin, venjulega ekki notuð, lýsir upp réttu reitina; án hennar kemur ekkert upp um svarið.
    .title = Að reikna dæmið
rule-seq-11 = { $game ->
    [sequence-cats] Leikborðið er okkar eigið: 42 kettir sem eiga tvo reiti hver. Annar er í vinstri helmingi og hinn í þeim hægri, og þeir snertast aldrei, ekki einu sinni á horni.
    [sequence-numbers] Leikborðið og dæmin eru okkar eigin. Reitir hverrar tölu eru tveir, annar í vinstri helmingi og hinn í þeim hægri, og þeir snertast aldrei. Ekkert dæmi kemur tvisvar fyrir, 7 + 9 og 9 + 7 eru tvö dæmi, 0 má vera með og engin tala er hærri en 40. Valkostur: dæmin ná venjulega upp í 40; í litlum skrefum er mest 10 bætt við eða dregið frá.
   *[all] Leikborð Cats og Numbers og dæmin eru okkar eigin. Reitir hvers spils eru tveir, annar í vinstri helmingi og hinn í þeim hægri, og þeir snertast aldrei, ekki einu sinni á horni. Ekkert dæmi kemur tvisvar fyrir, 7 + 9 og 9 + 7 eru tvö dæmi, 0 má vera með og engin tala er hærri en 40. Valkostur: dæmin ná venjulega upp í 40; í litlum skrefum er mest 10 bætt við eða dregið frá.
}
    .title = Leikborð og dæmi
rule-seq-12 = Leggðu spil af hendi með framhliðina upp á þinn eigin kastbunka. Settu svo peð liðsins á annan af reitunum tveimur, ef ekkert peð er þar fyrir.
    .title = Leiktu spili
rule-seq-13 = { $game ->
    [sequence] Gosi með tvö augu, lauf eða tígull, setur peð á hvaða auðan reit sem er, en ekki á fríreit í horni. Þeir eru fjórir.
    [sequence-cats] PURRR setur peð á hvaða auðan reit sem er. Spilin eru tvö.
    [sequence-numbers] Plús setur peð á hvaða auðan reit sem er, en ekki á fríreit í horni. Spilin eru tvö.
   *[all] Gosi með tvö augu (lauf eða tígull), PURRR eða Plús setur peð á hvaða auðan reit sem er, en ekki á fríreit í horni. Slíkir gosar eru fjórir, PURRR tvö og Plús tvö.
}
    .title = Peð hvar sem er
rule-seq-14 = { $game ->
    [sequence] Eineygður gosi, hjarta eða spaði, fjarlægir peð andstæðings af leikborðinu; þeir eru fjórir. Meira gerir þú ekki í þetta sinn: þú setur ekkert peð. Peð þíns eigin liðs standa kyrr.
    [sequence-cats] MEOW fjarlægir peð andstæðings af leikborðinu; spilin eru tvö. Meira gerir þú ekki í þetta sinn: þú setur ekkert peð. Peð þíns eigin liðs standa kyrr.
    [sequence-numbers] Mínus fjarlægir peð andstæðings af leikborðinu; spilin eru tvö. Meira gerir þú ekki í þetta sinn: þú setur ekkert peð. Peð þíns eigin liðs standa kyrr.
   *[all] Eineygður gosi (hjarta eða spaði, fjórir alls), MEOW eða Mínus (tvö af hvoru) fjarlægir peð andstæðings af leikborðinu. Meira gerir þú ekki í þetta sinn: þú setur ekkert peð. Peð þíns eigin liðs standa kyrr.
}
    .title = Að fjarlægja peð
rule-seq-15 = Peð í fullgerðri röð er ekki hægt að fjarlægja.
    .title = Fullgerðum röðum er óhætt
rule-seq-16 = Valkostur: fyrir lengra komna, venjulega ekki notað, í Sequence með tveimur liðum. Þá má eineygður gosi líka fjarlægja peð úr fullgerðri röð: hún telst ekki lengur og hinum peðunum er snúið aftur. Ef fimm í þeirri línu standa enn eru þau strax aftur röð; ef um fleiri en eina er að velja gildir sú sem er næst skarðinu.
    .title = Fyrir lengra komna
rule-seq-17 = Þegar þú hefur leikið dregur þú eitt spil. Valkostur: venjulega kemur það sjálfkrafa, en við sum borð dregur hver sjálfur.
    .title = Dragðu spil
rule-seq-18 = Þar sem hver dregur sjálfur máttu enn draga eftir að þú hefur leikið. Spilið er tapað þegar leikmaður á eftir þér hefur leikið og dregið, eða sagt pass, og í síðasta lagi þegar þú átt næst leik: þá ertu með einu spili færra það sem eftir er. Spil sem kemur fyrir dautt spil er dregið strax og telst ekki með hér.
    .title = Tapað spil
rule-seq-19 = Peð á leikborðinu stendur kyrrt. Aðeins spil sem fjarlægir peð getur breytt því.
    .title = Peðin standa kyrr
rule-seq-20 = Spil er dautt þegar peð eru á báðum reitum þess. Þegar þú átt leik máttu leggja eitt dautt spil á kastbunkann þinn og draga annað. Síðan leikur þú eins og venjulega.
    .title = Dauð spil
rule-seq-21 = { $game ->
    [sequence] Gosi með tvö augu er dauður þegar enginn reitur er auður. Eineygður gosi er dauður þegar ekkert peð er til sem hann má fjarlægja.
    [sequence-cats] PURRR er dautt þegar enginn reitur er auður. MEOW er dautt þegar ekkert peð er til sem það má fjarlægja.
    [sequence-numbers] Plús er dautt spil þegar enginn reitur er auður. Mínus er dautt spil þegar ekkert peð er til sem það má fjarlægja.
   *[all] Gosi með tvö augu, PURRR eða Plús er dautt spil þegar enginn reitur er auður. Eineygður gosi, MEOW eða Mínus er dautt spil þegar ekkert peð er til sem það má fjarlægja.
}
    .title = Dauð sérspil
rule-seq-22 = Ef þú getur engu spili leikið skiptir þú fyrst dauðu spili, ef það má enn. Ef það dugar ekki, eða þú átt engin spil, segir þú pass og dregur ekki; enginn annar má segja pass. Þegar allir hafa sagt pass hver á eftir öðrum er leiknum lokið: liðið með flestar raðir vinnur og ef þær eru jafnmargar er jafntefli.
    .title = Að segja pass
rule-seq-23 = Þegar draga á spil og bunkinn er tómur eru allir kastbunkarnir stokkaðir í nýjan bunka. Spilið sem síðast var lagt niður fer líka með.
    .title = Tómur bunki
rule-seq-24 = { $game ->
    [sequence-cats] Röð er fimm peð sama liðs í óslitinni línu: lárétt, lóðrétt eða á ská.
   *[all] Röð er fimm peð sama liðs í óslitinni línu: lárétt, lóðrétt eða á ská. Fríreitur í horni telst peð.
}
    .title = Fimm í röð
rule-seq-25 = { $game ->
    [sequence] Peðum í fullgerðri röð er snúið þannig að merkta hliðin snúi upp. Enginn getur rofið hana framar, nema í leiknum fyrir lengra komna.
    [sequence-cats] Peðum í fullgerðri röð er snúið þannig að merkta hliðin snúi upp. Enginn getur rofið hana framar.
    [sequence-numbers] Peðum í fullgerðri röð er snúið þannig að merkta hliðin snúi upp. Enginn getur rofið hana framar.
   *[all] Peðum í fullgerðri röð er snúið þannig að merkta hliðin snúi upp. Enginn getur rofið hana framar, nema í Sequence fyrir lengra komna.
}
    .title = Fullgerð röð
rule-seq-26 = Þar sem þarf tvær raðir má sú seinni nota einn reit úr þeirri fyrri; fríreitir í hornum teljast ekki með. Reitirnir fimm í fullgerðri röð breytast ekki: fjarri hornunum eru átta peð í línu því ein röð, og níu eru tvær aðeins ef fyrstu fimm eru við annan endann. Eitt peð getur lokið við tvær í einu. Ef það lýkur við fleiri en eina og aðeins ein getur talist með segir þú hver þeirra það er, nema leikurinn sé unninn.
    .title = Seinni röðin
rule-seq-27 = Valkostur þar sem einhver á liðsfélaga: venjulega ekki í Sequence en venjulega í Numbers. Liðsfélagar gefa hver öðrum ekki ráð. Ef þeir gera það má andstæðingur tilkynna það áður en næsta spili er leikið, mest einu sinni um hvert lið, og allir bíða. Ef meira en helmingur andstæðinganna er sammála, að þeim meðtöldum sem tilkynnti, láta allir í liðinu eitt spil af hendi sem þeir velja, allir í einu, og fá ekkert í staðinn; sá sem á ekkert spil lætur ekkert. Annars breytist ekkert. Tölvuspilarar hvorki tilkynna né greiða atkvæði.
    .title = Engin ráð til liðsfélaga
rule-seq-28 = { $game ->
    [sequence] Ef liðin eru tvö vinnur það lið strax sem fyrst fær tvær raðir. Ef þau eru þrjú vinnur fyrsta röðin.
    [sequence-cats] Liðið sem fyrst fær röð vinnur strax.
    [sequence-numbers] Þegar tveir eða þrír spila vinnur sá strax sem fyrst fær röð. Þegar fjórir eða sex spila þarf lið tvær.
   *[all] Liðið sem fyrst fær nógu margar raðir vinnur strax. Sequence: tvær ef liðin eru tvö, ein ef þau eru þrjú. Cats: ein. Numbers: ein þegar tveir eða þrír spila, tvær þegar fjórir eða sex spila.
}
    .title = Hver vinnur
