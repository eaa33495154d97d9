# Rat-a-Tat Cat, while it is played.

# Cards and places, read aloud.
play-rat-cat = cat { $number }
play-rat-rat = rat { $number }
play-rat-own-place = { $place ->
    [first] your first card
    [second] your second card
    [third] your third card
   *[fourth] your fourth card
}
play-rat-place-of = { $who }, { $place ->
    [first] first card
    [second] second card
    [third] third card
   *[fourth] fourth card
}
play-rat-own-row = Your four cards
play-rat-row = The four cards of { $who }
play-rat-down = face down
play-rat-watched = face down, being looked at
play-rat-known = face down, you have seen it: { $card }
play-rat-may = you may choose it
play-rat-drawn = Drawn card
play-rat-discard-pile = Discard pile
play-rat-draw-count = Draw · { $count }
play-rat-you-drew = You drew { $card }
play-rat-they-drew = { $who } has drawn a card

# Beside names.
play-rat-points = { $points ->
    [one] one point
   *[other] { $points } points
}
play-rat-bot = bot
play-rat-out = out
play-rat-knocked = knocked
play-rat-last-turn = last turn
play-rat-round = Round { $round }
play-rat-round-of = Round { $round } of { $rounds }
play-rat-round-time = Round { $round } · { $minutes } min

# Before the first turn.
play-rat-cut-title = Cut the pack
play-rat-cut-hint = Slide to a place in the pack and cut there. Then the cards are dealt.
play-rat-cut-where = Cards from the top
play-rat-cut = Cut here
play-rat-they-cut = { $who } cuts the pack
play-rat-look-title = Look at your two outer cards
play-rat-look-hint = Press and hold one of them, or tap it. You may look once.
play-rat-look = Look
play-rat-no-look = Play without looking
play-rat-remember = Remember: { $cards }
play-rat-look-left = Only you see this. Turns down in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
play-rat-done = Done looking
play-rat-waiting = You are ready
play-rat-others-look = The others are still looking at their cards.

# The turn line.
play-rat-turn-hint = Draw a card, or take the discard.
play-rat-turn-draw = Draw a card.
play-rat-take = Take { $card }
play-rat-take-where = Choose which of your cards it replaces.
play-rat-drawn-plain = Put it in place of one of yours, or discard it.
play-rat-drawn-power = Use it, discard it, or put it in your row, where it has no power.
play-rat-first-plain = Put it in place of one of yours. If you discard it, you draw one more.
play-rat-first-power = Use it, or put it in your row. If you discard it, you draw one more.
play-rat-use = Use { $card }
play-rat-discard = Discard
play-rat-peek-hint = Choose one of your cards: press and hold it, or tap it.
play-rat-swap-hint = Choose one of your cards and one of somebody else.
play-rat-swap-theirs = Now choose a card of somebody else.
play-rat-swap-own = Now choose one of your own cards.
play-rat-keep = Keep mine
play-rat-turn-over = Your turn is over
play-rat-knock-hint = Do you think you have the fewest points?
play-rat-knock = Knock
play-rat-knock-again = Once more to knock
play-rat-knock-how = Hold it, or press the key twice.
play-rat-go-on = Go on
play-rat-last-turns = Somebody has knocked. These are the last turns.

# The end of a round and of the game.
play-rat-round-over = Round { $round } is over
play-rat-fewest = { $names }: { $points ->
    [one] one point
   *[other] { $points } points
}, the fewest in this round.
play-rat-scored = The round is over: { $points }.
play-rat-next-round = Next round
play-rat-sheet = Score sheet
play-rat-points-head = Points
play-rat-sum = Sum
play-rat-won = { $names } { $count ->
    [one] wins
   *[other] share the win
}
play-rat-won-how = { $points ->
    [one] One point
   *[other] { $points } points
} in all. The fewest win.
