# The command line.

games-players = players
games-players-in-teams = { $players } (teams: { $teams })
games-bots = bots
games-options = options

moves-none = { $who } has nothing to decide now.

view-legend = Chips: b { $blue }, r { $red }, g { $green }; a capital letter is a chip of a finished sequence.
view-sequence = { $team } has a sequence: { $row }.
view-dealer = Dealer: { $who }.
view-turn = The game waits for: { $who }.
view-over = The game is over.
view-may-draw = May still draw: { $who }.
view-vote = A call of table talk is open: { $team }. Votes so far: { $voted }.
view-give = Table talk: { $team } gives cards up.
view-hand-size = { $who }, { $team }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
view-draw-pile = Draw pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
view-discards = Discards, { $who }: { $cards }
view-others-at-shuffle = In the others' hands at the last shuffle: { $cards }
view-hand = Hand, { $who }: { $cards }
view-voted-yes = Your vote: yes.
view-voted-no = Your vote: no.
view-gives = You give up { $card }.

record-heading = { $game }, { $seats } seats, rules version { $rules }.
record-winners = { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
record-unfinished = The game was not played to its end.
record-foul = Line { $line }: { $foul }

step-time-up = The time is up.
step-person = { $who }: a person decides from now on.
step-bot = { $who }: a bot decides from now on.
step-undo = Undone: the game is as it was after entry { $to }.
step-undo-all = Undone: the game is as it was after the deal.

verify-replayed = Replay correct: { $actions ->
    [one] one decision, and it was
   *[other] { $actions } decisions, and all were
} legal.
verify-seed = The seed is open and fits every commitment.
verify-witnessed = The deal was witnessed by { $witnesses }.
verify-fair = Nobody, the host included, could arrange it, as long as one of them is honest.
verify-unwitnessed = The deal was not witnessed: only the table itself vouches for it.
verify-rounds = The table began the commitments { $rounds } times: whoever begins anew can choose among deals.
verify-opened-early = Line { $line } opened the seed before the last entry: from there on the cards were no secret.

simulate-heading = { $game }, { $seats } seats, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, series { $series }.
simulate-length = Moves in a match: mean { $mean }, shortest { $shortest }, median { $median }, longest { $longest }.
simulate-wins = { $who }, { $bot }: { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $share } %).
simulate-draws = Draws: { $draws }.
simulate-first = The side that begins wins { $share } %.
simulate-speed = { $speed } moves a second, { $seconds } seconds in all.

# Pictures.
art-written = { $pictures } pictures, { $sheets } contact sheets and { $icons } icons are in { $folder }.

# Serving.
serve-here = On this machine: { $url }
serve-there = Phones and tablets in the same network: { $url }
serve-stop = Ctrl-C ends the evening.
serve-end = Good night.
serve-port = The usual port is taken; this is port { $port }.
serve-taken = { $address } cannot be used: { $why }
serve-certificate = The connection cannot be encrypted: { $why }
serve-folder = The tables cannot be kept in { $folder }: { $why }
serve-folder-in-use = Another program keeps its tables in { $folder }.
serve-no-client = This program was built without the web client. `cargo xtask serve` builds both.
