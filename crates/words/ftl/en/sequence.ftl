# The Sequence family.

game-sequence = Sequence
game-sequence-cats = Sequence Cats
game-sequence-numbers = Sequence Numbers

team-blue = Blue
team-red = Red
team-green = Green
chip-blue = a blue chip
chip-red = a red chip
chip-green = a green chip

# What stands in the corner of a playing card.
letter-ace = A
letter-king = K
letter-queen = Q
letter-jack = J

card-plus = Plus
card-minus = Minus

# Refusals.
foul-not-your-turn = It is somebody else's turn.
foul-off-the-board = This board has no such space.
foul-free-corner = A free corner takes no chip and loses none.
foul-wrong-answer = That space does not show the answer of the sum.
foul-not-held = That card is not in your hand.
foul-wrong-space = The card does not name that space.
foul-covered = A chip lies on that space already.
foul-covered-anywhere = A chip lies on that space already. The card needs a free one.
foul-no-chip = There is no chip to take on that space.
foul-own-chip = That chip is your own team's. It stays.
foul-finished-sequence = That chip stays: it is part of a finished sequence.
foul-draws-itself = Cards are drawn automatically at this table.
foul-nothing-to-draw = You have no card to draw: it is drawn already, or the right to it is lost.
foul-not-dead = That card is not dead: it can still be played.
foul-exchanged-already = You have exchanged a dead card in this turn already.
foul-can-play = You can play a card, so you cannot pass.
foul-can-exchange = You have a dead card. Exchange it before you pass.
foul-row-needed = Several fives are possible. Say which five spaces are the sequence.
foul-wrong-row = Those five spaces are not among the ones you can pick.
foul-row-not-asked = There is no choice of five spaces here.
foul-no-table-talk = Table talk cannot be called at this table.
foul-not-an-opponent = You can call table talk only of a team of opponents.
foul-only-people-call = Bots neither call table talk nor vote.
foul-called-already = That team has been called in this turn already.
foul-call-open = A call of table talk is open. Play waits until it is settled.
foul-no-call = No such call of table talk is open.
foul-no-say = You have no say in this call, or have had it.
foul-over = The game is over.

# What happened.
event-placed = { $who ->
    [You] You play { $card } and put a chip on { $space }.
   *[other] { $who } plays { $card } and puts a chip on { $space }.
}
event-removed = { $who ->
    [You] You play { $card } and take { $chip } off { $space }.
   *[other] { $who } plays { $card } and takes { $chip } off { $space }.
}
event-finished = { $team } finishes a sequence: { $row }.
event-broken = { $team } loses the sequence { $row }.
event-exchanged = { $who ->
    [You] You put the dead card { $card } away.
   *[other] { $who } puts the dead card { $card } away.
}
event-drew = { $who ->
    [You] You draw a card.
   *[other] { $who } draws a card.
}
event-drew-card = { $who ->
    [You] You draw { $card }.
   *[other] { $who } draws { $card }.
}
event-lost-card = { $who ->
    [You] You did not draw in time and lose the card.
   *[other] { $who } did not draw in time and loses the card.
}
event-shuffled = The discards are shuffled into a new draw pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-passed = { $who ->
    [You] You pass.
   *[other] { $who } passes.
}
event-called = { $who ->
    [You] You call table talk by { $team }.
   *[other] { $who } calls table talk by { $team }.
}
event-voted = { $who ->
    [You] You have voted.
   *[other] { $who } has voted.
}
event-voted-yes = { $who ->
    [You] You vote yes.
   *[other] { $who } votes yes.
}
event-voted-no = { $who ->
    [You] You vote no.
   *[other] { $who } votes no.
}
event-judged-stands = The call stands, { $yes } to { $no }. { $team } gives cards up.
event-judged-falls = The call fails, { $yes } to { $no }. { $team } keeps all cards.
event-chose = { $who ->
    [You] You have chosen a card to give up.
   *[other] { $who } has chosen a card to give up.
}
event-chose-card = { $who ->
    [You] You have chosen { $card } to give up.
   *[other] { $who } has chosen { $card } to give up.
}
event-gave = { $who ->
    [You] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
event-won = { $team } wins.
event-tied = Nobody can play any more. It is a draw: { $teams }.

# What compounds end in, so that they can be broken there.
breed-ends = cat

# The breeds of Sequence Cats.
breed-abyssinian = Abyssinian
breed-american-curl = American Curl
breed-american-shorthair = American Shorthair
breed-balinese = Balinese
breed-bengal = Bengal
breed-birman = Birman
breed-bombay = Bombay
breed-british-shorthair = British Shorthair
breed-burmese = Burmese
breed-chartreux = Chartreux
breed-cornish-rex = Cornish Rex
breed-devon-rex = Devon Rex
breed-egyptian-mau = Egyptian Mau
breed-exotic-shorthair = Exotic Shorthair
breed-himalayan = Himalayan
breed-japanese-bobtail = Japanese Bobtail
breed-korat = Korat
breed-la-perm = La Perm
breed-maine-coon = Maine Coon
breed-manx = Manx
breed-munchkin = Munchkin
breed-nebelung = Nebelung
breed-norwegian-forest-cat = Norwegian Forest Cat
breed-ocicat = Ocicat
breed-oriental = Oriental
breed-persian = Persian
breed-ragamuffin = Ragamuffin
breed-ragdoll = Ragdoll
breed-russian-blue = Russian Blue
breed-savannah = Savannah
breed-scottish-fold = Scottish Fold
breed-selkirk-rex = Selkirk Rex
breed-siamese = Siamese
breed-siberian = Siberian
breed-singapura = Singapura
breed-snowshoe = Snowshoe
breed-somali = Somali
breed-sphynx = Sphynx
breed-tabby = Tabby
breed-tonkinese = Tonkinese
breed-turkish-angora = Turkish Angora
breed-turkish-van = Turkish Van
