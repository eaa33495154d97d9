# The screens around the table.

web-skip = To the content
web-back = Back
web-rules = Rules
web-settings = Settings

# The front page.
web-welcome = Five games for the evening. Pick a window.
web-language = Language
web-norwegian = Norsk
web-icelandic = Íslenska
web-english = English
web-to-dark = Switch to night
web-to-light = Switch to day
web-games = Games
web-house-players = { $least }–{ $most } players
web-house-players-from = { $least }–{ $most } players, from age { $age }
web-house-minutes = { $minutes } min
web-learn = Learn a game
web-continue = Continue { $game }
web-continue-with = with { $names }

# A new table.
web-new-title = A table for { $game }
web-ways = How will you sit?
web-way-alone = Alone with bots
web-way-alone-about = You and bots, at your own pace.
web-way-pass = Pass one device round
web-way-pass-about = The cards are covered until the next player has the device.
web-players = How many players?
web-teams = How many teams?
web-teams-alone = Each alone
web-teams-some = { $teams } teams
web-seats = Round the table
web-seats-about = Seats go round clockwise, and team-mates never sit side by side.
web-seat = Seat { $seat }, { $team }
web-seat-alone = Seat { $seat }
web-seat-name = Name on seat { $seat }
web-seat-who = Who plays on seat { $seat }
web-seat-up = Move { $name } one seat up
web-seat-moved = { $name } now has seat { $seat }.
web-you = You
web-person = Person
web-bot = Bot, { $level }
web-guests = Nora, Emma, Jack, Olive, Sam, Ruby, Leo, Ivy, Max, Rose, Tom, Ella
web-helps = Help and pace
web-hints = Hints
web-hints-about = A button suggests a move.
web-pace = The bots play
web-pace-calm = calmly
web-pace-usual = as usual
web-pace-quick = quickly
web-more-rules = More rules
web-more-rules-usual = All as usual
web-more-rules-changed = { $count ->
    [one] One rule differs from the usual
   *[other] { $count } rules differ from the usual
}
web-deal = Deal
web-table-duel = { $one } against { $other }.
web-table-alone = { $players } players, each alone.
web-table-teams = { $players } players in { $teams } teams.
web-problem-name = Seat { $seat } needs a name.
web-problem-same = { $name } sits here twice. Give one of them another name.
web-problem-person = Let a person sit on one of the seats.
web-problem-table = The table could not be set. Please try once more.
web-laying = Laying the table …
web-missing = This could not be loaded. Check the network and try again.
web-try-again = Try again

# The rules.
web-rules-title = Rules of { $game }
web-rules-choose = Rules of another game
web-minute = In one minute
web-contents = Contents
web-play-this = Play { $game }
web-link-to-rule = Link to rule { $rule }
web-show-jack-two = A jack with two eyes puts a chip anywhere.
web-show-jack-one = A one-eyed jack takes a chip away.
web-show-purrr = PURRR puts a chip anywhere.
web-show-meow = MEOW takes a chip away.
web-show-plus = Plus puts a chip anywhere.
web-show-minus = Minus takes a chip away.
web-show-row = Five in a row. A free corner counts as one of them.
web-show-row-cats = Five in a row.
web-show-run = A run: one colour, numbers in order.
web-show-set = A set: one number, different colours.

# Settings.
web-theme = Light
web-theme-device = As on the device
web-theme-light = Day
web-theme-dark = Night
web-sound = Sound
web-volume = Volume
web-volume-off = off
web-volume-percent = { $percent } percent
web-your-name = Your name
web-your-name-about = What the others call you at the table.
web-mends = Show what mends a draft in Crossing
web-mends-about = A cell where a tile of your hand would help is dashed, and so is the tile.
web-kept = On this device
web-kept-about = Your name, these settings, the last table of each game and the game in progress are kept in this browser. Nothing of it is sent anywhere.
web-forget = Forget everything
web-forget-ask = Forget everything on this device?
web-forget-about = Your name, the settings, the last tables and the game in progress are gone for good.
web-forget-yes = Forget it
web-forget-no = Keep it
web-forgotten = Everything is forgotten.
web-about = About Kvöld
web-about-name = Kvöld is Icelandic and means evening. Here it is an evening of games, for people at one table or far apart.
web-about-apart = The games have their names and their boards from their publishers, who have nothing to do with this program. Every picture and every sentence here is our own.
web-about-licence = Free software: you may use, change and pass it on under the MIT licence or the Apache licence 2.0, whichever you like.
web-version = Version { $version }

# Online tables
web-online = Online table
web-online-coming = Looking for the table …
web-online-scan = Scan to take a seat or to look on
