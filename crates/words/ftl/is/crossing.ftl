# Crossing.

game-crossing = Crossing

foul-not-open = Sá kubbur er ekki meðal sýnilegra kubba.
foul-no-action-tile = Þú ert ekki með þann aðgerðakubb.
foul-tile-not-held = Þar er kubbur sem er hvorki frá þér né af borðinu.
foul-choosing = Fyrst velja allir hvaða kubba þeir láta af hendi.
foul-nothing-to-give = Þú átt enga kubba að láta af hendi núna.
foul-wrong-number = Láttu tvo kubba af hendi, eða einn ef hann er sá síðasti.
foul-gives-not-held = Þú getur aðeins látið af hendi kubba sem þú ert með.
foul-wrong-target = Dragðu þrjá er spilað gegn öðrum leikmanni við borðið.
foul-wrong-set = Í samstæðu er enginn litur tvisvar.
foul-wrong-run = Í runu er hver tala einum hærri eða einum lægri en sú á undan.
foul-wrong-line = Þar er lína sem er hvorki samstæða né runa.
foul-line-of-two = Í línu þurfa að vera minnst þrír kubbar.
foul-lone-tile = Einn kubbur stendur stakur.
foul-too-many-groups = Þá verða hóparnir fleiri en mega vera á borðinu.
foul-not-opened = Opnaðu fyrst þinn eigin hóp, aðeins með kubbum frá þér.
foul-too-early = Hópar eru látnir í friði þar til allir hafa opnað.
foul-further-group = Enginn byrjar á fleiri hópum fyrr en allir hafa opnað.
foul-left-over = Kubb af borðinu vantar: þeir eiga allir að vera þar áfram.
foul-nothing-laid = Bættu við minnst einum kubbi frá þér.
foul-bag-empty = Pokinn er tómur.
foul-cannot-pass = Meðan hægt er að draga eða taka kubb segir enginn pass.

# kvold solve

solve-placed = { $tiles ->
    [0] Engan kubb er hægt að leggja
    [one] { $tiles } kubbur lagður
   *[other] { $tiles } kubbar lagðir
}, { $moved ->
    [one] { $moved } kubbur færður
   *[other] { $moved } kubbar færðir
}.
solve-proved = Sannað: enginn getur lagt fleiri.
solve-open = Ekki sannað: mest væri hægt að leggja { $most }.
solve-effort = { $rounds } leitarumferðir, { $ms } ms af tíma örgjörvans.
solve-nothing = { $who } má ekkert leggja núna.

# Hvað kubbur heitir.
tile-blue = blár
tile-red = rauður
tile-yellow = gulur
tile-green = grænn
tile-pass-two = Gefðu tvo
tile-draw-three = Dragðu þrjá

# Það sem gerðist.
crossing-took = { $who } tekur sýnilegan kubb: { $tile }.
crossing-turned-up = Nýr kubbur er sýnilegur: { $tile }.
crossing-drew = { $count ->
    [0] { $who } dregur ekkert: pokinn er tómur.
    [one] { $who } dregur { $count } kubb úr pokanum.
   *[other] { $who } dregur { $count } kubba úr pokanum.
}
crossing-drew-tiles = { $who } dregur úr pokanum: { $tiles }.
crossing-played = { $who } spilar { $tile }.
crossing-played-against = { $who } spilar { $tile }: { $target } dregur.
crossing-chose = { $who } hefur valið hvað fer áfram.
crossing-chose-tiles = { $who } hefur valið að láta af hendi: { $tiles }.
crossing-handed-on = { $who } lætur af hendi { $count ->
    [one] { $count } kubb
   *[other] { $count } kubba
} og { $to } tekur við.
crossing-handed-on-tiles = { $who } lætur af hendi og { $to } tekur við: { $tiles }.
crossing-laid = { $who } leggur { $count ->
    [one] { $count } kubb
   *[other] { $count } kubba
} á borðið: { $tiles }.
crossing-laid-moving = { $who } færir { $moved ->
    [one] { $moved } kubb
   *[other] { $moved } kubba
} á borðinu og leggur þar { $count ->
    [one] { $count } nýjan
   *[other] { $count } nýja
}: { $tiles }.
crossing-opened = { $who } hefur opnað hóp.
crossing-game-ended = { $count ->
    [one] { $winners } vinnur þennan leik
   *[other] { $winners } deila sigri í þessum leik
}. Stig: { $points }.
crossing-count = { $who } hlýtur { $points }
crossing-dealt = Leikur { $game } er gefinn. { $who } byrjar.
crossing-won = { $count ->
    [one] { $winners } vinnur með fæst stig.
   *[other] { $winners } deila sigrinum með fæst stig.
}
crossing-and = { $rest } og { $last }

# kvold view
view-crossing-bare = Ekkert er á borðinu.
view-crossing-legend = Kubbar: b { $blue }, r { $red }, y { $yellow }, g { $green }; pass2 { $pass }, draw3 { $draw }.
view-crossing-game = Leikur { $game } af { $games }.
view-crossing-points = Stig hingað til: { $points }.
view-crossing-first = { $who } byrjaði þennan leik.
view-crossing-groups = Hópar á borðinu: { $groups }, mest { $most }.
view-crossing-passing = { $who } spilaði { $tile }. { $count ->
    [0] Enginn hefur valið enn.
   *[other] Hafa valið: { $chosen }.
}
view-crossing-player = { $who }: { $count ->
    [one] { $count } kubbur
   *[other] { $count } kubbar
}, hefur ekki opnað.
view-crossing-player-opened = { $who }: { $count ->
    [one] { $count } kubbur
   *[other] { $count } kubbar
}, hefur opnað.
view-crossing-passes = Pass í röð: { $passes }.
view-crossing-open = Sýnilegir kubbar: { $tiles }
view-crossing-none-open = Enginn kubbur er sýnilegur.
view-crossing-bag = Poki: { $count ->
    [0] tómur
    [one] { $count } kubbur
   *[other] { $count } kubbar
}.
view-crossing-gone = Aðgerðakubbar úr leik: { $tiles }
view-crossing-held = { $who } er örugglega með: { $tiles }
view-crossing-held-by-one = Örugglega á einum stað ({ $who }): { $tiles }
view-crossing-gives = Þú lætur af hendi: { $tiles }
