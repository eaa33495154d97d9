# Rat-a-Tat Cat, meðan spilað er.

# Spil og staðir, lesin upp.
play-rat-cat = köttur { $number }
play-rat-rat = rotta { $number }
play-rat-own-place = { $place ->
    [first] fyrsta spilið þitt
    [second] annað spilið þitt
    [third] þriðja spilið þitt
   *[fourth] fjórða spilið þitt
}
play-rat-place-of = { $who }, { $place ->
    [first] fyrsta spil
    [second] annað spil
    [third] þriðja spil
   *[fourth] fjórða spil
}
play-rat-own-row = Spilin þín fjögur
play-rat-row = Fjögur spil: { $who }
play-rat-down = á hvolfi
play-rat-watched = á hvolfi, einhver skoðar það
play-rat-known = á hvolfi, þú hefur séð það: { $card }
play-rat-may = þú mátt velja það
play-rat-drawn = Dregið spil
play-rat-discard-pile = Kastbunki
play-rat-draw-count = Bunki · { $count }
play-rat-you-drew = Þú dróst: { $card }
play-rat-they-drew = { $who } hefur dregið spil

# Við nöfnin.
play-rat-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
play-rat-bot = botti
play-rat-out = úr leik
play-rat-knocked = bankaði
play-rat-last-turn = síðasti leikur
play-rat-round = Umferð { $round }
play-rat-round-of = Umferð { $round } af { $rounds }
play-rat-round-time = Umferð { $round } · { $minutes } mín.

# Áður en leikurinn hefst.
play-rat-cut-title = Taktu ofan af stokknum
play-rat-cut-hint = Dragðu að stað í stokknum og taktu ofan af þar. Síðan er gefið.
play-rat-cut-where = Spil að ofan
play-rat-cut = Taka ofan af hér
play-rat-they-cut = { $who } tekur ofan af
play-rat-look-title = Skoðaðu tvö ystu spilin þín
play-rat-look-hint = Haltu inni öðru þeirra eða ýttu á það. Þú mátt skoða einu sinni.
play-rat-look = Skoða spilin
play-rat-no-look = Spila án þess að skoða
play-rat-remember = Mundu: { $cards }
play-rat-look-left = Aðeins þú sérð þetta. Snýst við eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}.
play-rat-done = Búið að skoða
play-rat-waiting = Allt klárt hjá þér
play-rat-others-look = Hinir eru enn að skoða spilin sín.

# Línan um leikinn.
play-rat-turn-hint = Dragðu spil eða taktu efsta spilið úr kastbunkanum.
play-rat-turn-draw = Dragðu spil.
play-rat-take = Taka: { $card }
play-rat-take-where = Veldu hvaða spili þínu það kemur í staðinn fyrir.
play-rat-drawn-plain = Settu það í stað eins af þínum eða kastaðu því.
play-rat-drawn-power = Notaðu það, kastaðu því eða settu það í röðina þína, þar sem það gerir ekkert.
play-rat-first-plain = Settu það í stað eins af þínum. Ef þú kastar því dregurðu annað.
play-rat-first-power = Notaðu það eða settu það í röðina þína. Ef þú kastar því dregurðu annað.
play-rat-use = Nota: { $card }
play-rat-discard = Kasta
play-rat-peek-hint = Veldu eitt af spilunum þínum: haltu því inni eða ýttu á það.
play-rat-swap-hint = Veldu eitt af spilunum þínum og eitt hjá öðrum.
play-rat-swap-theirs = Veldu nú spil hjá öðrum.
play-rat-swap-own = Veldu nú eitt af þínum spilum.
play-rat-keep = Halda mínum
play-rat-turn-over = Þú hefur leikið
play-rat-knock-hint = Heldurðu að þú eigir fæst stig?
play-rat-knock = Banka
play-rat-knock-again = Aftur til að banka
play-rat-knock-how = Haltu inni eða ýttu tvisvar á hnappinn.
play-rat-go-on = Halda áfram
play-rat-last-turns = Einhver hefur bankað. Nú er leikið í síðasta sinn.

# Lok umferðar og leiks.
play-rat-round-over = Umferð { $round } er lokið
play-rat-fewest = { $names }: { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}, fæst í þessari umferð.
play-rat-scored = Umferðinni er lokið: { $points }.
play-rat-next-round = Næsta umferð
play-rat-sheet = Stigablað
play-rat-points-head = Stig
play-rat-sum = Alls
play-rat-won = { $names } { $count ->
    [one] vinnur
   *[other] deila sigrinum
}
play-rat-won-how = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
} alls. Fæst stig vinna.
