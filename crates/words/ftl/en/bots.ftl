# How well a bot plays, as people see it.
bot-random = Beginner
    .hint = Plays any move that is allowed. Easy to beat.
bot-greedy = Skilled
    .hint = Takes the move that looks best right now.
bot-forgetful = Forgetful
    .hint = Plays sensibly, but forgets a card now and then.
bot-threshold = Attentive
    .hint = Forgets nothing, and knocks when its total looks low.
bot-threshold-9 = Bold
    .hint = Forgets nothing, and knocks sooner than others dare.
bot-additive = Cautious
    .hint = Adds tiles where they fit, and leaves the rest of the table as it lies.
bot-baseline = Resourceful
    .hint = Rearranges the table to lay as many tiles as it can.

# What bots are called at the table.
bird-1 = Puffin
bird-2 = Robin
bird-3 = Wren
bird-4 = Plover
bird-5 = Tern
bird-6 = Raven
bird-7 = Swan
bird-8 = Snipe
bird-9 = Finch
bird-10 = Eider
bird-11 = Lark
bird-12 = Owl
