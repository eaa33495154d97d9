# The table of Crossing, while one plays.

play-cro-cloth = Table
play-cro-cloth-help = Arrows walk from cell to cell, with Shift from tile to tile. Enter picks up and puts down, W takes the whole line, Delete takes your tile back. V opens the same as a list.
play-cro-bare = Nothing lies on the table yet.
play-cro-larger = Larger
play-cro-smaller = Smaller
play-cro-fit = Show all
play-cro-list = Show as a list
play-cro-groups = { $count ->
    [one] one group
   *[other] { $count } groups
}
play-cro-open = Open tiles
play-cro-bag = { $count ->
    [0] The bag is empty
    [one] Draw from the bag, one tile left
   *[other] Draw from the bag, { $count } tiles left
}

# Under the name of a player.
play-cro-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
play-cro-not-opened = not opened
play-cro-game-of = game { $game } of { $games }

# Cells and tiles, read aloud.
play-cro-place = row { $row }, column { $col }
play-cro-free = free
play-cro-yours = laid by you now
play-cro-left = left of it { $tile }
play-cro-right = right of it { $tile }
play-cro-above = above it { $tile }
play-cro-below = below it { $tile }
play-cro-carrying = You carry { $tiles }.
play-cro-dropped = { $tiles }: { $place }.
play-cro-taken-back = It is back in your hand.
play-cro-all-back = Everything is back in its place.
play-cro-flaw = { $tiles }: { $why }

# The turn line.
play-cro-turn-hint = Lay tiles, take an open one, or draw.
play-cro-open-hint = Open with three or more, take an open tile, or draw.
play-cro-laid = { $who ->
    [You] You lay
   *[other] { $who } lays
} { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
play-cro-handed-on = Everybody hands tiles to the left.
play-cro-counts = { $held } in hand, { $laid } laid
play-cro-where = { $tiles }: tap where it goes
play-cro-open-tile = { $tile } lies open. Taking it is your turn.
play-cro-pass-two = Everybody hands two tiles to the left.
play-cro-draw-three = Somebody draws three tiles. Who?
play-cro-give-title = Pass two
play-cro-give-hint = { $all ->
    [one] Choose a tile for { $to }.
   *[other] Choose tiles for { $to }: { $chosen } of { $all }.
}
play-cro-given = You have chosen
play-cro-others-choose = The others are still choosing.

# Buttons.
play-cro-undo = Undo. Hold to put everything back.
play-cro-redo = Do it again
play-cro-put-back = Put everything back
play-cro-take-back = Take it back
play-cro-widen-one = One tile
play-cro-widen-line = Whole line
play-cro-widen-group = Whole group
play-cro-by-colour = By colour
play-cro-by-number = By number
play-cro-draw = Draw
play-cro-take = Take { $tile }
play-cro-play = Play { $tile }
play-cro-against = { $who } draws three
play-cro-give = { $count ->
    [one] Hand it on
   *[other] Hand on { $count }
}
play-cro-mend = { $count } to mend
play-cro-lay = { $count ->
    [one] Lay one tile
   *[other] Lay { $count } tiles
}

# The table as a list.
play-cro-list-title = The table as a list
play-cro-group = Group { $number }
play-cro-lone = Lone tile
play-cro-set-across = Set across
play-cro-set-down = Set down
play-cro-run-across = Run across
play-cro-run-down = Run down
play-cro-line-across = Line across
play-cro-line-down = Line down
play-cro-put-before = Before
play-cro-put-after = After
play-cro-put-above = Above { $tile }
play-cro-put-below = Below { $tile }
play-cro-put-left = Left of { $tile }
play-cro-put-right = Right of { $tile }
play-cro-put-apart = Begin a new line

# Hints.
play-cro-tip-asked = Thinking it through …
play-cro-tip-none = You can lay nothing now. Nobody could.
play-cro-tip-none-seen = No lay is to be seen. Draw, or take an open tile.
play-cro-tip-most = { $count ->
    [one] You can place one tile. Nobody can place more.
   *[other] You can place { $count } tiles. Nobody can place more.
}
play-cro-tip-many = { $count ->
    [one] You can place one tile, perhaps more.
   *[other] You can place { $count } tiles, perhaps more.
}
play-cro-tip-which = These can go: { $tiles }. The next hint shows how.

# Several games, and the end.
play-cro-game-over = Game { $game } is over
play-cro-next-game = Next game
play-cro-sheet = Points
play-cro-sum = Sum
play-cro-points = { $points ->
    [one] one point
   *[other] { $points } points
}
play-cro-won = { $count ->
    [one] { $names ->
        [You] You win
       *[other] { $names } wins
    }
   *[other] { $names } share the win
}
play-cro-won-out = All tiles are laid.
play-cro-won-stuck = There was nothing left to draw. The lowest sum in hand wins.
play-cro-won-row = The fewest points after all games.
