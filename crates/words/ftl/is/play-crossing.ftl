# Borðið í Crossing, á meðan spilað er.

play-cro-cloth = Borð
play-cro-cloth-help = Örvarnar fara reit fyrir reit, með Shift kubb fyrir kubb. Enter tekur upp og leggur niður, W tekur alla línuna, Delete tekur kubbinn þinn aftur. V opnar það sama sem lista.
play-cro-bare = Ekkert er enn á borðinu.
play-cro-larger = Stærra
play-cro-smaller = Minna
play-cro-fit = Sýna allt
play-cro-list = Sýna sem lista
play-cro-groups = { $count ->
    [one] { $count } hópur
   *[other] { $count } hópar
}
play-cro-open = Sýnilegir kubbar
play-cro-bag = { $count ->
    [0] Pokinn er tómur
    [one] Draga úr pokanum, { $count } kubbur eftir
   *[other] Draga úr pokanum, { $count } kubbar eftir
}

# Undir nafni leikmanns.
play-cro-tiles = { $count ->
    [one] { $count } kubbur
   *[other] { $count } kubbar
}
play-cro-not-opened = óopnað
play-cro-game-of = spil { $game } af { $games }

# Reitir og kubbar, lesnir upp.
play-cro-place = röð { $row }, dálkur { $col }
play-cro-free = auður reitur
play-cro-yours = lagður núna af þér
play-cro-left = vinstra megin { $tile }
play-cro-right = hægra megin { $tile }
play-cro-above = fyrir ofan { $tile }
play-cro-below = fyrir neðan { $tile }
play-cro-carrying = Þú heldur á: { $tiles }.
play-cro-dropped = { $tiles }: { $place }.
play-cro-taken-back = Hann er kominn aftur til þín.
play-cro-all-back = Allt er komið aftur á sinn stað.
play-cro-flaw = { $tiles }: { $why }

# Leiklínan.
play-cro-turn-hint = Leggðu kubba, taktu sýnilegan kubb eða dragðu.
play-cro-open-hint = Opnaðu með þremur eða fleiri, taktu sýnilegan kubb eða dragðu.
play-cro-laid = { $who } leggur { $count ->
    [one] { $count } kubb
   *[other] { $count } kubba
} á borðið.
play-cro-handed-on = Allir gefa kubba til vinstri.
play-cro-counts = { $held } á hendi, { $laid } á borðinu
play-cro-where = { $tiles }: ýttu á reitinn
play-cro-open-tile = { $tile } er sýnilegur. Ef þú tekur hann er leiknum þínum lokið.
play-cro-pass-two = Allir gefa tvo kubba til vinstri.
play-cro-draw-three = Einhver dregur þrjá kubba. Hver?
play-cro-give-title = Gefðu tvo
play-cro-give-hint = { $all ->
    [one] Veldu kubb handa næsta leikmanni, { $to }: { $chosen } af { $all }.
   *[other] Veldu kubba handa næsta leikmanni, { $to }: { $chosen } af { $all }.
}
play-cro-given = Þú hefur valið
play-cro-others-choose = Hinir eru enn að velja.

# Hnappar.
play-cro-undo = Afturkalla. Haltu inni til að setja allt til baka.
play-cro-redo = Gera aftur
play-cro-put-back = Setja allt til baka
play-cro-take-back = Taka hann aftur
play-cro-widen-one = Einn kubbur
play-cro-widen-line = Öll línan
play-cro-widen-group = Allur hópurinn
play-cro-by-colour = Eftir lit
play-cro-by-number = Eftir tölu
play-cro-draw = Draga
play-cro-take = Taka { $tile }
play-cro-play = Spila { $tile }
play-cro-against = { $who } dregur þrjá
play-cro-give = { $count ->
    [one] Gefa { $count }
   *[other] Gefa { $count }
}
play-cro-mend = { $count } að laga
play-cro-lay = { $count ->
    [one] Leggja { $count } kubb
   *[other] Leggja { $count } kubba
}

# Borðið sem listi.
play-cro-list-title = Borðið sem listi
play-cro-group = Hópur { $number }
play-cro-lone = Stakur kubbur
play-cro-set-across = Samstæða, lárétt
play-cro-set-down = Samstæða, lóðrétt
play-cro-run-across = Runa, lárétt
play-cro-run-down = Runa, lóðrétt
play-cro-line-across = Lína, lárétt
play-cro-line-down = Lína, lóðrétt
play-cro-put-before = Fremst
play-cro-put-after = Aftast
play-cro-put-above = Fyrir ofan { $tile }
play-cro-put-below = Fyrir neðan { $tile }
play-cro-put-left = Vinstra megin við { $tile }
play-cro-put-right = Hægra megin við { $tile }
play-cro-put-apart = Byrja nýja línu

# Vísbendingar.
play-cro-tip-asked = Hugsa málið …
play-cro-tip-none = Þú getur ekkert lagt núna. Það gæti enginn.
play-cro-tip-none-seen = Ekkert er að sjá. Dragðu eða taktu sýnilegan kubb.
play-cro-tip-most = { $count ->
    [one] Þú getur lagt { $count } kubb. Enginn getur lagt fleiri.
   *[other] Þú getur lagt { $count } kubba. Enginn getur lagt fleiri.
}
play-cro-tip-many = { $count ->
    [one] Þú getur lagt { $count } kubb, kannski fleiri.
   *[other] Þú getur lagt { $count } kubba, kannski fleiri.
}
play-cro-tip-which = Þessir geta farið: { $tiles }. Næsta vísbending sýnir hvernig.

# Fleiri spil, og lokin.
play-cro-game-over = Spil { $game } er búið
play-cro-next-game = Næsta spil
play-cro-sheet = Stig
play-cro-sum = Alls
play-cro-points = { $points } stig
play-cro-won = { $count ->
    [one] { $names } vinnur
   *[other] { $names } deila sigrinum
}
play-cro-won-out = Allir kubbarnir eru lagðir.
play-cro-won-stuck = Ekkert var eftir að draga. Lægsta summa á hendi vinnur.
play-cro-won-row = Fæst stig eftir öll spilin.
