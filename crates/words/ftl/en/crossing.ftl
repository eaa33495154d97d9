# Crossing.

game-crossing = Crossing

foul-not-open = That tile does not lie open.
foul-no-action-tile = You do not hold that action tile.
foul-tile-not-held = A tile there is neither from your hand nor from the table.
foul-choosing = Everybody first chooses which tiles to hand on.
foul-nothing-to-give = You have no tiles to hand on now.
foul-wrong-number = Hand on two tiles, or one if it is your last.
foul-gives-not-held = You can only hand on tiles that you hold.
foul-wrong-target = Draw three is played against another player at the table.
foul-wrong-set = A set has no colour twice.
foul-wrong-run = In a run each value is one more or one less than the one before.
foul-wrong-line = A line there is neither a set nor a run.
foul-line-of-two = A line needs three tiles at least.
foul-lone-tile = A tile stands alone.
foul-too-many-groups = That makes more groups than the table may hold.
foul-not-opened = First open a group of your own, from your hand alone.
foul-too-early = Groups are left alone until everybody has opened.
foul-further-group = Nobody starts a further group before everybody has opened.
foul-left-over = A tile of the table is missing: all of them stay there.
foul-nothing-laid = Add at least one tile from your hand.
foul-bag-empty = The bag is empty.
foul-cannot-pass = As long as there is a tile to draw or take, nobody passes.

# kvold solve

solve-placed = { $tiles ->
    [0] No tile can be laid
    [one] One tile laid
   *[other] { $tiles } tiles laid
}, { $moved ->
    [one] one tile moved
   *[other] { $moved } tiles moved
}.
solve-proved = Proved: nobody can place more.
solve-open = Not proved: at most { $most } could be placed.
solve-effort = { $rounds } rounds of search, { $ms } ms of processor time.
solve-nothing = { $who } may lay nothing now.

# What a tile is called.
tile-blue = blue
tile-red = red
tile-yellow = yellow
tile-green = green
tile-pass-two = Pass two
tile-draw-three = Draw three

# What happened.
crossing-took = { $who ->
    [You] You take an open tile: { $tile }.
   *[other] { $who } takes an open tile: { $tile }.
}
crossing-turned-up = A new tile lies open: { $tile }.
crossing-drew = { $who ->
    [You] You draw
   *[other] { $who } draws
} { $count ->
    [0] nothing: the bag is empty.
    [one] a tile from the bag.
   *[other] { $count } tiles from the bag.
}
crossing-drew-tiles = { $who ->
    [You] You draw from the bag: { $tiles }.
   *[other] { $who } draws from the bag: { $tiles }.
}
crossing-played = { $who ->
    [You] You play { $tile }.
   *[other] { $who } plays { $tile }.
}
crossing-played-against = { $who ->
    [You] You play { $tile } against { $target }.
   *[other] { $who } plays { $tile } against { $target ->
        [You] you
       *[other] { $target }
    }.
}
crossing-chose = { $who ->
    [You] You have chosen what to hand on.
   *[other] { $who } has chosen what to hand on.
}
crossing-chose-tiles = { $who ->
    [You] You have chosen to hand on: { $tiles }.
   *[other] { $who } has chosen to hand on: { $tiles }.
}
crossing-handed-on = { $who ->
    [You] You hand
   *[other] { $who } hands
} { $count ->
    [one] one tile
   *[other] { $count } tiles
} to { $to ->
    [You] you
   *[other] { $to }
}.
crossing-handed-on-tiles = { $who ->
    [You] You hand
   *[other] { $who } hands
} to { $to ->
    [You] you
   *[other] { $to }
}: { $tiles }.
crossing-laid = { $who ->
    [You] You lay
   *[other] { $who } lays
} { $count ->
    [one] one tile
   *[other] { $count } tiles
}: { $tiles }.
crossing-laid-moving = { $who ->
    [You] You move
   *[other] { $who } moves
} { $moved ->
    [one] one tile
   *[other] { $moved } tiles
} on the table and { $who ->
    [You] lay
   *[other] lays
} { $count ->
    [one] one
   *[other] { $count }
} from the hand: { $tiles }.
crossing-opened = { $who ->
    [You] You have opened a group.
   *[other] { $who } has opened a group.
}
crossing-game-ended = { $count ->
    [one] { $winners ->
        [You] You win this game
       *[other] { $winners } wins this game
    }
   *[other] { $winners } share this game
}. Points: { $points }.
crossing-count = { $points } for { $who ->
    [You] you
   *[other] { $who }
}
crossing-dealt = Game { $game } is dealt. { $who ->
    [You] You begin.
   *[other] { $who } begins.
}
crossing-won = { $count ->
    [one] { $winners ->
        [You] You win with the fewest points.
       *[other] { $winners } wins with the fewest points.
    }
   *[other] { $winners } share the win with the fewest points.
}
crossing-and = { $rest } and { $last }

# kvold view
view-crossing-bare = Nothing lies on the table.
view-crossing-legend = Tiles: b { $blue }, r { $red }, y { $yellow }, g { $green }; pass2 { $pass }, draw3 { $draw }.
view-crossing-game = Game { $game } of { $games }.
view-crossing-points = Points so far: { $points }.
view-crossing-first = { $who } began this game.
view-crossing-groups = Groups on the table: { $groups }, at most { $most }.
view-crossing-passing = { $who } played { $tile }. { $count ->
    [0] Nobody has chosen yet.
   *[other] Have chosen: { $chosen }.
}
view-crossing-player = { $who }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, has not opened.
view-crossing-player-opened = { $who }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, has opened.
view-crossing-passes = Passes one after the other: { $passes }.
view-crossing-open = Open tiles: { $tiles }
view-crossing-none-open = No tile lies open.
view-crossing-bag = Bag: { $count ->
    [0] empty
    [one] one tile
   *[other] { $count } tiles
}.
view-crossing-gone = Action tiles out of the game: { $tiles }
view-crossing-held = Known to be held by { $who }: { $tiles }
view-crossing-held-by-one = Known to be held by one of { $who }: { $tiles }
view-crossing-gives = You hand on: { $tiles }
