# What every table needs to say.

seat = Seat { $seat }

# Why a table cannot be set up.
setup-players = { $why ->
    [few] { $asked ->
        [one] One player is too few.
       *[other] { $asked } players are too few.
    } The game seats { $possible }.
    [many] { $asked } players are too many. The game seats { $possible }.
   *[uneven] { $asked } players cannot be split into teams of equal size. The game seats { $possible }.
}
setup-teams = { $players } players cannot play in { $asked ->
    [one] one team
   *[other] { $asked } teams
}. They can play in { $possible }.
setup-unknown-option = The game has no choice called { $option }.
setup-unknown-value = { $value } is not possible here. Possible: { $possible }.

# The mark at rules in which something is our own choice.
rules-ours = our choice
    .hint = Printed rules say nothing here, are unclear, or differ from each other. This is how we play it.
