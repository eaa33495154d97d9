# The rules of the Sequence family as the app tells them.
# The value tells the rule for $game, the id of an edition; without one it tells what holds in all three.

about-sequence = Play a card, put a chip on its space, and be the first to get five in a row.
about-sequence-cats = Five cats in a row: find the breed on your card among 84 spaces.
about-sequence-numbers = Work out the sum, cover the answer, and get five in a row.

how-sequence-1 = Get five chips of your colour in a row: across, up and down, or on the diagonal.
how-sequence-2 = On your turn, play a card from your hand and put a chip on one of the two spaces that show it.
how-sequence-3 = A jack with two eyes puts a chip on any free space. A one-eyed jack takes an opponent's chip away.
how-sequence-4 = The four corners are free: they count as a chip of every team.
how-sequence-5 = Draw a card, and the next player goes on.
how-sequence-6 = With two teams, two sequences win. With three teams, one is enough.

how-sequence-cats-1 = Get five chips of your colour in a row: across, up and down, or on the diagonal.
how-sequence-cats-2 = On your turn, play a card and put a chip on one of the two spaces that show the same cat.
how-sequence-cats-3 = PURRR puts a chip on any free space. MEOW takes an opponent's chip away.
how-sequence-cats-4 = Draw a card, and the next player goes on.
how-sequence-cats-5 = The first sequence wins.

how-sequence-numbers-1 = Get five chips of your colour in a row: across, up and down, or on the diagonal.
how-sequence-numbers-2 = Each card shows a sum. Work it out, and put a chip on one of the two spaces that show the answer.
how-sequence-numbers-3 = Plus puts a chip on any free space. Minus takes an opponent's chip away.
how-sequence-numbers-4 = The four corners are free: they count as a chip of every team.
how-sequence-numbers-5 = Draw a card, and the next player goes on.
how-sequence-numbers-6 = With two or three players the first sequence wins. With four or six you need two.

rules-sequence-section-aim = The aim
rules-sequence-section-setup = Before you start
rules-sequence-section-board = The board
rules-sequence-section-turn = Your turn
rules-sequence-section-dead = Dead cards and an empty pile
rules-sequence-section-rows = Finished sequences
rules-sequence-section-talk = Table talk

rule-seq-01 = { $game ->
    [sequence] 2, 3, 4, 6, 8, 9, 10 or 12 people can play. Two or three play alone, nine form three teams, all others two; six and twelve may also choose three. Other numbers do not split evenly: a bot can take the missing chair.
    [sequence-cats] 2, 3, 4 or 6 people can play. Two or three play alone, four and six form two teams; six may also choose three. Five do not split evenly: a bot can take the missing chair.
    [sequence-numbers] 2, 3, 4 or 6 people can play. Two or three play alone, four and six form two teams; six may also choose three. Five do not split evenly: a bot can take the missing chair.
   *[all] Two or three play alone, more form two or three teams of equal size. Cats and Numbers seat 2, 3, 4 or 6 people, Sequence also 8, 9, 10 or 12; six and twelve choose two teams, as usual, or three. Other numbers do not split evenly: a bot can take the missing chair.
}
    .title = Players and teams
rule-seq-02 = Each team plays one colour: blue, red and, with three teams, green. There are always enough chips.
    .title = The teams' chips
rule-seq-03 = Team-mates sit apart. With two teams every second seat belongs to the same team, with three teams every third.
    .title = Where teams sit
rule-seq-04 = { $game ->
    [sequence] Everybody draws a card, and the lowest deals; the ace is the highest card. Those who tie for lowest draw again, from the whole pack. All drawn cards go back before the deal.
    [sequence-cats] Option: chance names the dealer, as usual, or the host says who deals.
    [sequence-numbers] Option: chance names the dealer, as usual, or the host says who deals.
   *[all] In Sequence everybody draws a card, and the lowest deals; the ace is the highest card. Those who tie for lowest draw again, from the whole pack, and all drawn cards go back before the deal. In Cats and Numbers chance names the dealer, or the host does.
}
    .title = Who deals
rule-seq-05 = { $game ->
    [sequence] The dealer shuffles and deals. Two players get seven cards each, three or four get six, six get five, eight or nine get four, ten or twelve get three. The rest is the draw pile, face down.
    [sequence-cats] The dealer shuffles and deals. Two or three players get five cards each, four or six get four. The rest is the draw pile, face down.
    [sequence-numbers] The dealer shuffles and deals. Two or three players get five cards each, four or six get four. The rest is the draw pile, face down.
   *[all] The dealer shuffles and deals. In Sequence two players get seven cards each, three or four get six, six get five, eight or nine get four, ten or twelve get three; in Cats and Numbers two or three get five, four or six get four. The rest is the draw pile, face down.
}
    .title = The deal
rule-seq-06 = The player on the dealer's left begins. Then it goes round clockwise.
    .title = Who begins
rule-seq-07 = Only you see your cards: no team-mate, no opponent, nobody who watches. Everybody sees the board, the discard piles in their order, how many cards each player holds and how many are left to draw.
    .title = What everybody sees
rule-seq-08 = { $game ->
    [sequence] Every card has exactly two spaces on the board. Only jacks have none: they are special cards.
    [sequence-cats] Every cat has exactly two spaces on the board. PURRR and MEOW have none: they are special cards.
    [sequence-numbers] Every sum has exactly two spaces on the board: those with its answer. Plus and Minus have none: they are special cards.
   *[all] A card has exactly two spaces on the board. Jacks, PURRR, MEOW, Plus and Minus have none: they are special cards.
}
    .title = Two spaces for each card
rule-seq-09 = In Sequence and Numbers the four corners are free: each counts as a chip of every team. So a row through a corner takes only four chips, and several teams may use the same corner. No chip is ever put on a corner or taken from it.
    .title = Free corners
rule-seq-10 = In Numbers a card shows a sum, and you work out the answer yourself. A wrong space costs nothing: just try again. Option: help with sums, usually off, lights up the right spaces; without it nothing gives the answer away.
    .title = Working out the sum
rule-seq-11 = { $game ->
    [sequence-cats] The board is our own: 42 cats, each on two spaces. One lies in the left half and one in the right, and the two never touch, not even at a corner.
    [sequence-numbers] The board and the sums are our own. The two spaces of a number lie one in the left half and one in the right, and never touch. No sum is there twice, 7 + 9 and 9 + 7 are two sums, a 0 may come up, and no number is above 40. Option: sums usually go to 40; with small steps you add, or take away, 10 at most.
   *[all] The boards of Cats and Numbers and the sums are our own. The two spaces of a card lie one in the left half and one in the right, and never touch, not even at a corner. No sum is there twice, 7 + 9 and 9 + 7 are two sums, a 0 may come up, and no number is above 40. Option: sums usually go to 40; with small steps you add, or take away, 10 at most.
}
    .title = Boards and sums
rule-seq-12 = Put a card from your hand face up on your own discard pile. Then put a chip of your team on one of its two spaces, if no chip lies there yet.
    .title = Play a card
rule-seq-13 = { $game ->
    [sequence] A jack with two eyes, clubs or diamonds, puts a chip on any space without one, but not on a free corner. There are four of them.
    [sequence-cats] PURRR puts a chip on any space without one. There are two of them.
    [sequence-numbers] Plus puts a chip on any space without one, but not on a free corner. There are two of them.
   *[all] A jack with two eyes (clubs or diamonds), PURRR or Plus puts a chip on any space without one, but not on a free corner. There are four such jacks, two PURRR and two Plus.
}
    .title = A chip anywhere
rule-seq-14 = { $game ->
    [sequence] A one-eyed jack, hearts or spades, takes an opponent's chip off the board; there are four of them. That is your whole play: you put no chip down in this turn. Your own team's chips stay.
    [sequence-cats] MEOW takes an opponent's chip off the board; there are two of them. That is your whole play: you put no chip down in this turn. Your own team's chips stay.
    [sequence-numbers] Minus takes an opponent's chip off the board; there are two of them. That is your whole play: you put no chip down in this turn. Your own team's chips stay.
   *[all] A one-eyed jack (hearts or spades, four in all), MEOW or Minus (two of each) takes an opponent's chip off the board. That is your whole play: you put no chip down in this turn. Your own team's chips stay.
}
    .title = Take a chip away
rule-seq-15 = A chip of a finished sequence cannot be taken away.
    .title = Finished sequences are safe
rule-seq-16 = Option: the advanced game, usually off, in Sequence with two teams. A one-eyed jack may then take a chip of a finished sequence, too: that sequence no longer counts, and its other chips turn back. If five in that line still stand, they are a sequence again at once; of several fives, the one next to the gap.
    .title = The advanced game
rule-seq-17 = After your play you draw one card. Option: usually it comes by itself; where drawing is by hand, you do it yourself.
    .title = Draw a card
rule-seq-18 = Where drawing is by hand, you may still draw after your turn. The card is lost when a later player has played and drawn, or has passed, and at the latest when your next turn begins: then you have one card fewer for the rest of the game. The card you draw for a dead one comes at once and is not this draw.
    .title = A lost card
rule-seq-19 = A chip on the board stays where it is. Only a card that takes chips away can change that.
    .title = Chips stay
rule-seq-20 = A card is dead when chips lie on both its spaces. On your turn you may put one dead card on your discard pile and draw another. Then you take your turn as usual.
    .title = Dead cards
rule-seq-21 = { $game ->
    [sequence] A jack with two eyes is dead when no space is free. A one-eyed jack is dead when there is no chip it can take.
    [sequence-cats] PURRR is dead when no space is free. MEOW is dead when there is no chip it can take.
    [sequence-numbers] Plus is dead when no space is free. Minus is dead when there is no chip it can take.
   *[all] A jack with two eyes, PURRR or Plus is dead when no space is free. A one-eyed jack, MEOW or Minus is dead when there is no chip it can take.
}
    .title = Dead special cards
rule-seq-22 = If you can play no card, you first exchange a dead one, if you still may. If that does not help, or you have no cards, you pass and draw nothing; nobody else may pass. When all have passed one after the other, the game is over: the team with the most sequences wins, and equal numbers are a draw.
    .title = When you pass
rule-seq-23 = When a card has to be drawn and the draw pile is empty, all discard piles are shuffled into a new one. The card just laid goes in, too.
    .title = An empty draw pile
rule-seq-24 = { $game ->
    [sequence-cats] A sequence is five chips of one team in an unbroken line: across, up and down, or on the diagonal.
   *[all] A sequence is five chips of one team in an unbroken line: across, up and down, or on the diagonal. A free corner stands for a chip.
}
    .title = What a sequence is
rule-seq-25 = { $game ->
    [sequence] The chips of a finished sequence are turned to their marked side. Nobody can break it any more, except in the advanced game.
    [sequence-cats] The chips of a finished sequence are turned to their marked side. Nobody can break it any more.
    [sequence-numbers] The chips of a finished sequence are turned to their marked side. Nobody can break it any more.
   *[all] The chips of a finished sequence are turned to their marked side. Nobody can break it any more, except in the advanced game of Sequence.
}
    .title = A finished sequence
rule-seq-26 = Where you need two sequences, the second may share one space with the first; free corners do not count. The five spaces of a finished sequence are fixed: so away from the corners eight chips in a line are one sequence, and nine are two only if the first five lie at one end. One chip may finish two at once. If it finishes several fives and only one can count, you say which, unless the game is won.
    .title = The second sequence
rule-seq-27 = Option where there are team-mates: in Sequence usually off, in Numbers usually on. Team-mates give each other no advice. If they do, an opponent may call table talk before the next card is played, once for a team in a turn, and play waits. If more than half of the opponents agree, the caller included, everybody in that team gives up one card of their own choice, all at the same time, and gets no new one; who has none gives none. Otherwise nothing changes. Bots neither call nor vote.
    .title = No advice to team-mates
rule-seq-28 = { $game ->
    [sequence] With two teams, the first to have two sequences wins at once. With three teams, the first sequence wins.
    [sequence-cats] The first team to have a sequence wins at once.
    [sequence-numbers] With two or three players, the first to have a sequence wins at once. With four or six players, a team needs two.
   *[all] The first team with enough sequences wins at once. Sequence: two with two teams, one with three. Cats: one. Numbers: one with two or three players, two with four or six.
}
    .title = Who wins
