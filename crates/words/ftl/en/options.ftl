# What people choose before a game: the name of each choice, a hint, and its values.
# A number is told by the message that ends in -value; a seat by the name of who sits there.

option-players = Players
    .hint = How many sit at the table, bots included.
option-players-value = { $value ->
    [one] one player
   *[other] { $value } players
}
option-teams = Teams
    .hint = How many teams the players form.
option-teams-value = { $value ->
    [one] one team
   *[other] { $value } teams
}

option-drawing = Drawing cards
    .hint = A card comes by itself after each play, or each player draws by hand and may forget to.
option-drawing-automatic = By itself
option-drawing-by-hand = By hand
option-advanced = Advanced game
    .hint = A one-eyed jack may also take a chip of a finished sequence.
option-advanced-off = Off
option-advanced-on = On
option-table-talk = Table talk
    .hint = Team-mates who give advice can be called by an opponent, and it costs them a card each.
option-table-talk-off = Off
option-table-talk-on = On
option-dealer = Dealer
    .hint = Chance decides who deals first, or you choose a seat.
option-dealer-chance = Chance decides
option-sums = Sums
    .hint = Numbers up to 40, or small steps: add or take away 10 at most.
option-sums-to-40 = Up to 40
option-sums-small-steps = Small steps
option-help-with-sums = Help with sums
    .hint = The two spaces with the answer light up.
option-help-with-sums-off = Off
option-help-with-sums-on = On

option-length = End of the game
    .hint = What ends the game: a number of rounds, a time, or points at which players go out.
option-length-rounds = Rounds
option-length-time = Time
option-length-points = Points
option-rounds = Rounds
    .hint = After how many rounds the game ends, where rounds end it.
option-rounds-value = { $value ->
    [one] one round
   *[other] { $value } rounds
}
option-minutes = Minutes
    .hint = After how many minutes no new round begins, where time ends the game.
option-minutes-value = { $value ->
    [one] one minute
   *[other] { $value } minutes
}
option-points = Points
    .hint = At how many points a player is out, where points end the game.
option-points-value = { $value ->
    [one] one point
   *[other] { $value } points
}
option-younger-players = Younger players
    .hint = The two outer cards of each row lie face up.
option-younger-players-off = Off
option-younger-players-on = On
option-memory-help = Memory help
    .hint = The screen keeps what a player knows.
option-memory-help-off = Off
option-memory-help-on = On

option-starts = Who begins
    .hint = Chance decides, or you choose a seat; by custom the youngest begins.
option-starts-chance = Chance decides
option-rearranging = Rearranging
    .hint = Groups may be changed after one's own opening, or only when everybody has opened.
option-rearranging-after-own-opening = After your own opening
option-rearranging-after-all-openings = When all have opened
option-games = Games in a row
    .hint = How many games are played; the points of all are added up.
option-games-value = { $value ->
    [one] one game
   *[other] { $value } games
}

# Why a choice does not fit the table.
misfit-advanced = With three teams the first sequence ends the game.
misfit-dealer = The table has no such seat.
misfit-starts = The table has no such seat.
misfit-table-talk = Nobody has a team-mate to talk to.
misfit-teams = Everybody plays alone here.
