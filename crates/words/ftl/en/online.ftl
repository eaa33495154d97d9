# Online tables: before the game, round it and after it.

# Setting up
online-way = Own devices
online-way-about = Everybody plays on their own phone, here or far away. The board can be on a television.
online-your-name = Your name
online-your-name-about = The others come to the table by themselves.
online-open = Open the table
online-opening = Opening …
online-change = Change the table
online-change-done = Done
online-agreed = At this table
online-yes = yes
online-not = no
online-watch = Who may look on
online-watch-anybody = Anybody
online-watch-late = 30 s late
online-watch-nobody = Nobody
online-watch-about = Whoever has no seat sees no hand in any case.
online-clock = Time for each move
online-clock-none = No limit
online-clock-seconds = { $seconds } s
online-clock-minutes = { $minutes } min
online-clock-about = When it runs out, a bot makes that one move.
online-listed = List the table
online-listed-about = Anybody at this address finds it under open tables.
online-chat = Words of your own
online-chat-about = Otherwise people say ready phrases only.
online-friendly = Friendly undo
online-friendly-about = A move can be taken back even after drawing a card, if all agree.

# The waiting table
online-title = Table for { $game }
online-say = Say the code aloud, or let the others scan it.
online-copy = Copy the link
online-copied = The link is copied.
online-copy-hand = Copy the marked link.
online-share = Send the link
online-link = Link to the table
online-tv = Show on a television
online-tv-about = Open this address on the television. It shows the board and no hand; then everybody plays with the hand on their phone.
online-tv-here = Show it here
online-who = Who is here
online-free = Free chair
online-sit = Sit here
online-sit-too = Another person here
online-sit-too-about = Several people can sit at one device. It is passed round, and hands are covered.
online-add-bot = Add a bot
online-you = you
online-host = host
online-gone = not connected
online-bot = bot, { $level }
online-stand-in = a bot plays for them
online-spare = a bot until somebody sits down
online-more = More about { $name }
online-watching = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
online-start = Deal
online-start-free = { $count ->
    [one] One chair is free. Sit down, wait for somebody or add a bot.
   *[other] { $count } chairs are free. Wait for the others or add bots.
}
online-start-ready = Everybody is here.
online-wait-host = { $host } deals when everybody is here.
online-wait-nobody = The host deals when everybody is here.
online-sit-first = Take a free chair to play along.
online-sealing = Shuffling together …
online-sealing-about = Every device adds a secret number to the shuffle. So nobody can arrange the deal, not even the host.
online-close = Close the table
online-close-ask = Close the table for good?
online-close-about = Nobody can play on at it. A game that is not over ends here.
online-close-no = Keep it

# The name
online-name = What is your name?
online-name-other = Who sits down here?
online-name-new = Another name
online-name-sit = Sit down
online-name-keep = Take this name
online-name-bad = A name has 1 to 24 letters.

# One seat
online-bring = Bring this seat to another device
online-bring-about = Whoever has this link sits in this seat and sees its cards. Show it to nobody else.
online-bring-show = Show the link
online-rename = Change the name
online-stand = Stand up
online-remove = Remove { $name }
online-dismiss = Send { $name } away
online-hand-over = Make { $name } the host
online-away-me = Let a bot play for me
online-away = Let a bot play for { $name }
online-take = Take this seat

# Coming to a table
online-join = Join a table
online-join-code = The code of the table
online-join-code-about = Four syllables, such as kavo rumi.
online-join-go = Go to the table
online-join-bad = A code has four syllables of two letters each, such as kavo rumi.
online-open-tables = Open tables
online-no-tables = No table is waiting for players just now.
online-listed-free = { $free ->
    [one] one free chair
   *[other] { $free } free chairs
}
online-listed-host = with { $host }
online-your-tables = Your tables
online-go-on = Go on: { $game }
online-at = Table { $code }
online-unreachable = The server cannot be reached. Perhaps there is no network, or this page is kept where there is no server. Playing alone and passing one device round works all the same.
online-looking = Looking for the server …
online-missing-unknown = There is no such table. Perhaps a letter of the code is wrong, or the table is gone.
online-missing-slow = Too many wrong codes came from here. Try again in a minute.
online-missing-broken = The table is there, but this server cannot read it. It may need another version of the program.
online-other-code = Try another code
online-home = To the front page
online-closed = This table is closed.
online-outdated = This page is older than the server
online-outdated-about = Load it again, and you are back at your table. Your seat is kept.
online-reload = Load again
online-only-players = Only players see this table while the game is on.

# What could not be done
online-no-moved-on = Something happened in between. Look again.
online-no-paused = The game stands still.
online-no-slow = That was a lot at once. Try again in a moment.
online-no-saved = The server cannot write just now. Nothing has changed; try again.
online-no-taken = Somebody sits there already.
online-no-host = Only the host can do that.
online-no-seats = A chair is still free.
online-no-playing = Not while the game is on.
online-no-closed = The table is closed.
online-no-away = A bot plays for this seat. Say that you are back first.
online-no-undo = That cannot be taken back.
online-no-setup = The table cannot be like that.
online-no-words = Only ready phrases at this table.
online-no = That did not work. Nothing has changed.

# In the game
online-menu = The others at the table
online-lost = Looking for the table … Your game is safe.
online-lost-next = Next try in { $seconds } s
online-lost-now = Trying now
online-paused = The game stands still.
online-paused-host = { $host } can go on with it.
online-pause = Pause the game
online-go-on-now = Go on
online-bot-plays = A bot plays for { $name }.
online-bot-plays-me = A bot plays for you.
online-back = I am back
online-absent = { $name } is not connected.
online-absent-bot = Let a bot play
online-unseated = You no longer have this seat.
online-unseated-about = The host can free a seat, and so can another device of yours.
online-undo-asked = { $name } would like to take the last move back.
online-undo-waits = Asked the others whether the move may be taken back.
online-agree = Agree
online-disagree = No
online-time = { $name }: { $time }
online-time-me = Your time: { $time }
online-time-low = Ten seconds left.
online-say-something = Say something
online-write = In your own words
online-send = Say it
online-said = { $name }: { $words }
online-code-again = Code and link
online-leave = Leave the table
online-leave-about = Your seat is kept. The others see that you are not connected.
online-dismiss-note = All right

# Ready phrases
phrase-hello = Hello
phrase-well-played = Well played
phrase-nice = Nice move
phrase-oops = Oops
phrase-thanks = Thank you
phrase-moment = One moment
phrase-your-turn = It is your turn
phrase-once-more = Once more?

# After the game
online-deals-again = { $host } deals again.
online-host-deals-again = The host deals again.
online-checking = Checking the record …
online-checked = Checked
online-unchecked = The record cannot be checked just now.
online-broken = The record does not fit: { $why }
online-found-moves = { $count ->
    [one] One move was replayed. It was allowed, and the cards were those that were dealt.
   *[other] All { $count } moves were replayed. Each was allowed, and the cards were those that were dealt.
}
online-found-mine = This device took part in the shuffle, and its part is in the record. So nobody could arrange the deal, not even the host.
online-found-not-mine = What this device added to the shuffle is not in the record. Do not trust this deal.
online-found-others = { $count ->
    [one] One other person's device took part in the shuffle.
   *[other] { $count } people's devices took part in the shuffle.
} This page does not know of a part of its own, so it cannot vouch for the deal.
online-found-nobody = Only the server took part in the shuffle. Nobody else vouches for the deal.
online-found-rounds = The shuffle was begun { $rounds } times because somebody did not keep up. Whoever runs the server could have chosen among as many deals.
online-found-early = The server opened its secret before the end.
online-found-operator = Whoever runs the server could have looked at the cards.
