# The table: what stands round a board while one plays.

play-leave = Leave the table
play-rules = Rules
play-sound = Sound
play-undo = Undo
play-close = Close
play-seats = Players
play-board = Board
play-hand = Your hand
play-news = What just happened
play-log = Look back
play-log-title = What has happened
play-log-empty = Nothing yet.
play-begins = The game begins.

# Under the name of a player.
play-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
play-bot-cards = bot · { $count }
play-thinking = thinking …
play-score = { $team }: { $won } of { $needed }

# The turn line.
play-your-turn = Your turn
play-their-turn = { $who } is playing
play-watching = You are watching
play-wait = Wait for your turn
play-ready = { $card }: ready for your turn
play-choose = Choose a card or a space
play-choose-space = { $card }: choose a lit space
play-choose-answer = { $card }: choose the space with the answer
play-choose-any = { $card }: put a chip on any free space
play-choose-take = { $card }: take one of their chips away
play-choose-card = { $space }: choose one of the raised cards
play-no-card = { $space }: none of your cards fits
play-is-dead = { $card }: no space is left for it
play-five = Which five are the sequence?
play-five-hint = Move the frame, then take these five
play-these-five = These five
play-slide = Move
play-swap = Swap dead card
play-must-swap = None of your cards can be played. Swap a dead one first.
play-must-pass = None of your cards can be played.
play-pass = Pass
play-draw = Draw your card
play-draw-danger = Draw before { $who } has played and drawn, or the card is lost.
play-hand-on = Leave it

# On cards.
play-tag-any = Any
play-tag-take = Take
play-tag-dead = Dead
play-card-any = any: puts a chip anywhere
play-card-take = take: takes a chip away
play-card-dead = dead card
play-card-fits = fits
play-card-name = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

# Spaces of the board, read aloud.
play-space-corner = free corner
play-space-chip = { $team ->
    [blue] blue chip
    [red] red chip
   *[green] green chip
}
play-space-finished = part of a finished sequence
play-space-place = you may play here
play-space-take = you may take this chip
play-space-last = last move

play-not-answer = { $sum } is not { $number }.

# Piles.
play-piles = Piles
play-draw-pile = Draw pile
play-left = { $count } left
play-pile-empty = empty
play-discards = Discards, oldest first

# Table talk.
play-talk = Table talk
play-talk-title = Did somebody talk?
play-talk-about = Team-mates give no advice. If more than half of the opponents agree that they did, everyone in that team gives up a card.
play-talk-call = Call { $team }
play-vote-title = { $team }: was that table talk?
play-vote-about = { $who } calls it. Play waits until all have answered.
play-vote-yes = Yes
play-vote-no = No
play-vote-wait = Waiting for the others to answer
play-give-title = Choose a card to give up
play-give-about = The call stands. The card goes on your discard pile and is not replaced.

# The curtain between two players of one device.
play-pass-to = Pass it to
play-since = Since your last turn
play-hold = Hold to open your cards
play-nobody-looking = Nobody else looking?

# The end.
play-won = { $team } wins
play-tied = A draw
play-won-rows = { $names }: { $rows ->
    [one] one sequence.
   *[other] { $rows } sequences.
}
play-won-stuck = { $names }. Nobody could play any more.
play-tied-how = Nobody could play any more, and { $names } are level.
play-result = Result
play-rows = { $count ->
    [0] no sequence
    [one] one sequence
   *[other] { $count } sequences
}
play-again = Play again
play-see-board = See the board
play-see-result = See the result
play-save = Save the record
play-home = To the front page

# What a hint says.
play-hint = Hint
play-tip = { $card } could go to { $printed }, { $space }.
play-tip-take = { $card } could take the chip on { $printed }, { $space }.
play-tip-swap = Swap the dead card first.
play-tip-pass = There is nothing to play: pass.

# The hand below a television
play-look-up = Pick a card. The board is on the television.
play-where = Where shall it go?
play-part-upper-left = Upper left
play-part-upper-middle = Upper middle
play-part-upper-right = Upper right
play-part-middle-left = Middle left
play-part-middle-middle = In the middle
play-part-middle-right = Middle right
play-part-lower-left = Lower left
play-part-lower-middle = Lower middle
play-part-lower-right = Lower right
