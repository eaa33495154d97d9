# Hve vel tölvuspilari spilar, eins og fólk sér það.
bot-random = Byrjandi
    .hint = Leikur hverju sem er leyfilegt. Auðvelt að vinna hann.
bot-greedy = Leikinn
    .hint = Velur það sem lítur best út í svipinn.
bot-forgetful = Gleyminn
    .hint = Spilar skynsamlega en gleymir spili öðru hverju.
bot-threshold = Athugull
    .hint = Gleymir engu og bankar þegar summan virðist lág.
bot-threshold-9 = Djarfur
    .hint = Gleymir engu og bankar fyrr en aðrir þora.
bot-additive = Varkár
    .hint = Bætir við kubbum þar sem þeir passa og lætur annað á borðinu í friði.
bot-baseline = Úrræðagóður
    .hint = Endurraðar borðinu til að losna við sem flesta kubba.

# Það sem tölvuspilarar heita við borðið.
bird-1 = Lundi
bird-2 = Kría
bird-3 = Spói
bird-4 = Lóa
bird-5 = Rjúpa
bird-6 = Tjaldur
bird-7 = Stelkur
bird-8 = Súla
bird-9 = Fálki
bird-10 = Ugla
bird-11 = Kjói
bird-12 = Álft
