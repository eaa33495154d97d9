# What every table needs to say.

seat = Seat { $seat }

# Why a table cannot be set up.
setup-players = { $why ->
    [few] { $rule }: { $asked ->
        [one] One player is too few.
       *[other] { $asked } players are too few.
    } The game seats { $possible }.
    [many] { $rule }: { $asked } players are too many. The game seats { $possible }.
   *[uneven] { $rule }: { $asked } players cannot be split into teams of equal size. The game seats { $possible }.
}
setup-teams = { $rule }: { $players } players cannot play in { $asked ->
    [one] one team
   *[other] { $asked } teams
}. They can play in { $possible }.
