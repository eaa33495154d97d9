# Rat-a-Tat Cat.

game-rat-a-tat-cat = Rat-a-Tat Cat

power-peek = Peek
power-swap = Swap
power-draw-two = Draw Two

# Refusals.
foul-not-cutting = The pack is cut only before the deal.
foul-cut-first = The pack is to be cut first.
foul-cut-place = Cut the pack after any card but the last: 1 to 53.
foul-nothing-to-look-at = There is nothing to look at now.
foul-looked-already = You have had your first look, or declined it.
foul-others-look = Players are looking at their cards. Play begins when all are ready.
foul-nothing-drawn = You hold no drawn card. Draw one, or take the discard.
foul-card-drawn = You hold a drawn card. Place it, discard it or use its power.
foul-no-power = That card has no power.
foul-power-stays = A power card on the discard pile stays there.
foul-no-discard = There is no discard to take.
foul-no-peek = You are not using Peek.
foul-peek-open = You are using Peek. Choose one of your cards, then turn it down.
foul-no-swap = You are not using Swap.
foul-swap-open = You are using Swap. Choose two cards, or keep yours.
foul-own-row = Swap needs a card of another player.
foul-no-knock-now = You can knock after your own turn, until the next player acts.
foul-knocked-already = Somebody has knocked in this round already.
foul-not-in-play = That seat is not in play.
foul-outer-card = With younger players only inner cards are swapped.

# What happened.
event-rat-cut = { $who ->
    [You] You cut
   *[other] { $who } cuts
} the pack after { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-rat-dealt = { $who ->
    [You] You deal.
   *[other] { $who } deals.
}
event-rat-face-up = { $who ->
    [You] You have { $card } face up at place { $place }.
   *[other] { $who } has { $card } face up at place { $place }.
}
event-rat-put-back = { $card } comes up and goes back into the draw pile.
event-rat-turned-up = The discard pile starts with { $card }.
event-rat-looked = { $who ->
    [You] You look at the two outer cards.
   *[other] { $who } looks at the two outer cards.
}
event-rat-looked-cards = { $who ->
    [You] You look at the two outer cards: { $cards }.
   *[other] { $who } looks at the two outer cards: { $cards }.
}
event-rat-ready = { $who ->
    [You] You are ready.
   *[other] { $who } is ready.
}
event-rat-took = { $who ->
    [You] You take { $card } for place { $place } and discard { $discarded }.
   *[other] { $who } takes { $card } for place { $place } and discards { $discarded }.
}
event-rat-drew = { $who ->
    [You] You draw from the pile.
   *[other] { $who } draws from the pile.
}
event-rat-drew-card = { $who ->
    [You] You draw { $card } from the pile.
   *[other] { $who } draws { $card } from the pile.
}
event-rat-placed = { $who ->
    [You] You put the drawn card at place { $place } and discard { $discarded }.
   *[other] { $who } puts the drawn card at place { $place } and discards { $discarded }.
}
event-rat-placed-card = { $who ->
    [You] You put { $card } at place { $place } and discard { $discarded }.
   *[other] { $who } puts { $card } at place { $place } and discards { $discarded }.
}
event-rat-discarded = { $who ->
    [You] You discard { $card }.
   *[other] { $who } discards { $card }.
}
event-rat-used = { $who ->
    [You] You use { $card }.
   *[other] { $who } uses { $card }.
}
event-rat-peeked = { $who ->
    [You] You look at your card at place { $place }.
   *[other] { $who } looks at their own card at place { $place }.
}
event-rat-peeked-card = { $who ->
    [You] You look at your card at place { $place }: { $card }.
   *[other] { $who } looks at their own card at place { $place }: { $card }.
}
event-rat-swapped = { $who ->
    [You] You exchange your card at place { $place } for the one of { $other } at place { $theirs }.
   *[other] { $who } exchanges the card at place { $place } for { $other ->
        [You] your card
       *[other] the one of { $other }
    } at place { $theirs }.
}
event-rat-kept = { $who ->
    [You] You exchange nothing.
   *[other] { $who } exchanges nothing.
}
event-rat-knocked = { $who ->
    [You] You knock: Rat-a-Tat Cat. All others have one more turn.
   *[other] { $who } knocks: Rat-a-Tat Cat. All others have one more turn.
}
event-rat-waived = { $who ->
    [You] You do not knock.
   *[other] { $who } does not knock.
}
event-rat-reshuffled = The discard pile is shuffled into a new draw pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-rat-revealed = { $who ->
    [You] You turn up { $cards }.
   *[other] { $who } turns up { $cards }.
}
event-rat-replaced = { $who ->
    [You] You get { $card } for { $power } at place { $place }.
   *[other] { $who } gets { $card } for { $power } at place { $place }.
}
event-rat-scored = { $who ->
    [You] You have
   *[other] { $who } has
} { $points ->
    [one] one point
   *[other] { $points } points
} in this round, { $total } in all.
event-rat-out = { $who ->
    [You] You are out.
   *[other] { $who } is out.
}
event-rat-won = { $winners } { $count ->
    [one] { $winners ->
        [You] win.
       *[other] wins.
    }
   *[other] share the win.
}

# On the screen.
view-rat-row = { $who }: { $cards }
view-rat-out = { $who }: out.
view-rat-top = Discard pile: { $card }
view-rat-no-discard = The discard pile is empty.
view-rat-drawn = Drawn card: { $card }
view-rat-knocked = { $who } has knocked. These are the last turns.
view-rat-may-knock = May knock: { $who }.
view-rat-points = Points, { $who }: { $points } (total { $total })
view-rat-unseen = Not seen: { $cards }
