# Bordet: det som står rundt brettet mens man spiller.

play-leave = Gå fra bordet
play-rules = Regler
play-sound = Lyd
play-undo = Angre
play-close = Lukk
play-seats = Spillere
play-board = Brett
play-hand = Hånden din
play-news = Det som nettopp hendte
play-log = Se tilbake
play-log-title = Det som har hendt
play-log-empty = Ingenting ennå.
play-begins = Spillet begynner.

# Under navnet på en spiller.
play-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
play-bot-cards = robot · { $count }
play-thinking = tenker …
play-score = { $team }: { $won } av { $needed }

# Linjen om turen.
play-your-turn = Din tur
play-their-turn = { $who } spiller
play-watching = Du ser på
play-wait = Vent på din tur
play-ready = { $card }: klar til din tur
play-choose = Velg et kort eller et felt
play-choose-space = { $card }: velg et felt som lyser
play-choose-answer = { $card }: velg feltet med svaret
play-choose-any = { $card }: legg en brikke på et ledig felt
play-choose-take = { $card }: fjern en av brikkene deres
play-choose-card = { $space }: velg et av de løftede kortene
play-no-card = { $space }: ingen av kortene dine passer
play-is-dead = { $card }: det er ikke noe felt igjen til det
play-five = Hvilke fem er sekvensen?
play-five-hint = Flytt rammen, og ta disse fem
play-these-five = Disse fem
play-slide = Flytt
play-swap = Bytt dødt kort
play-must-swap = Ingen av kortene dine kan spilles. Bytt et dødt kort først.
play-must-pass = Ingen av kortene dine kan spilles.
play-pass = Stå over
play-draw = Trekk kortet ditt
play-draw-danger = Trekk før { $who } har spilt og trukket, ellers er kortet tapt.
play-hand-on = La det ligge

# På kort.
play-tag-any = Fritt
play-tag-take = Fjern
play-tag-dead = Dødt
play-card-any = fritt: legger en brikke hvor som helst
play-card-take = fjern: fjerner en brikke
play-card-dead = dødt kort
play-card-fits = passer
play-card-name = { $suit ->
    [spades] spar
    [hearts] hjerter
    [diamonds] ruter
   *[clubs] kløver
} { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] knekt
    [queen] dame
    [king] konge
   *[ace] ess
}

# Felt på brettet, lest høyt.
play-space-corner = fritt hjørne
play-space-chip = { $team ->
    [blue] blå brikke
    [red] rød brikke
   *[green] grønn brikke
}
play-space-finished = del av en ferdig sekvens
play-space-place = her kan du spille
play-space-take = denne brikken kan du fjerne
play-space-last = siste trekk

play-not-answer = { $sum } er ikke { $number }.

# Bunker.
play-piles = Bunker
play-draw-pile = Trekkbunke
play-left = { $count } igjen
play-pile-empty = tom
play-discards = Brukte kort, de eldste først

# Bordprat.
play-talk = Bordprat
play-talk-title = Var det noen som pratet?
play-talk-about = Lagkamerater gir ikke råd. Hvis mer enn halvparten av motspillerne er enige om at de gjorde det, gir alle på laget fra seg et kort.
play-talk-call = Meld { $team }
play-vote-title = { $team }: var det bordprat?
play-vote-about = { $who } melder det. Spillet venter til alle har svart.
play-vote-yes = Ja
play-vote-no = Nei
play-vote-wait = Venter på at de andre svarer
play-give-title = Velg et kort å gi fra deg
play-give-about = Meldingen står. Kortet legges på kastebunken din, og du får ikke noe nytt.

# Forhenget mellom to spillere på ett nettbrett.
play-pass-to = Gi den videre til
play-since = Siden din forrige tur
play-hold = Hold for å åpne kortene dine
play-nobody-looking = Er det ingen andre som ser?

# Slutten.
play-won = { $team } vinner
play-tied = Uavgjort
play-won-rows = { $names }: { $rows ->
    [one] én sekvens.
   *[other] { $rows } sekvenser.
}
play-won-stuck = { $names }. Ingen kunne spille mer.
play-tied-how = Ingen kunne spille mer, og { $names } står likt.
play-result = Resultat
play-rows = { $count ->
    [0] ingen sekvens
    [one] én sekvens
   *[other] { $count } sekvenser
}
play-again = Spill igjen
play-see-board = Se brettet
play-see-result = Se resultatet
play-save = Lagre spillet
play-home = Til forsiden

# What a hint says.
play-hint = Tips
play-tip = { $card } kan gå til { $printed }, { $space }.
play-tip-take = { $card } kan fjerne brikken på { $printed }, { $space }.
play-tip-swap = Bytt det døde kortet først.
play-tip-pass = Det er ingenting å spille: stå over.

# The hand below a television
play-look-up = Velg et kort. Brettet er på TV-en.
play-where = Hvor skal den?
play-part-upper-left = Øverst til venstre
play-part-upper-middle = Øverst i midten
play-part-upper-right = Øverst til høyre
play-part-middle-left = Midten til venstre
play-part-middle-middle = I midten
play-part-middle-right = Midten til høyre
play-part-lower-left = Nederst til venstre
play-part-lower-middle = Nederst i midten
play-part-lower-right = Nederst til høyre
