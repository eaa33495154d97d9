//! The state of a game: the rows, the piles, who knows which card, the score sheet.

use game::{Chance, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};

use crate::card::CARDS;
use crate::setup::Length;
use crate::{Card, Setup, Spot};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 6;

/// A game of Rat-a-Tat Cat, complete: hidden cards and chance included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatATatCat {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    pub(crate) dealer: Seat,
    /// Whose turn it is; while the pack is cut or looked at, who will begin.
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    /// The card in the hand of the player in turn.
    pub(crate) drawn: Option<Card>,
    pub(crate) knocker: Option<Seat>,
    /// Who is still in the game.
    pub(crate) playing: SeatSet,
    pub(crate) time_up: bool,
    pub(crate) rows: [[Lying; 4]; MAX_PLAYERS],
    pub(crate) piles: Piles,
    /// The number of the draw pile in this round, see [`Lying::from`].
    pub(crate) pile: u8,
    /// How many Peek, Swap and Draw Two went back into the first pile (RAT-04) and have not come out of it openly.
    pub(crate) put_back: [u8; 3],
    /// The points of each round; nothing for those who were out.
    pub(crate) sheet: Vec<[Option<u8>; MAX_PLAYERS]>,
    pub(crate) totals: [u32; MAX_PLAYERS],
    /// How the last round ended.
    pub(crate) last: Option<LastRound>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Stage {
    /// The player on the dealer's left cuts the pack (RAT-03).
    Cut,
    /// Everybody may look at two cards (RAT-06).
    FirstLook {
        /// Who has looked.
        looked: SeatSet,
        /// Who has turned the cards down again, or declined.
        ready: SeatSet,
    },
    /// The player in turn takes or draws (RAT-09, RAT-10).
    Turn {
        /// Who may still knock after the turn before (RAT-18).
        may_knock: Option<Seat>,
    },
    /// The player in turn holds a drawn card (RAT-10).
    Drawn {
        /// Whether another is drawn when this one is discarded: it is the first of Draw Two (RAT-15).
        another: bool,
    },
    /// The player in turn uses Peek (RAT-13).
    Peeking,
    /// The player in turn looks at this card (RAT-13).
    Looking {
        /// Where it lies.
        spot: Spot,
    },
    /// The player in turn uses Swap (RAT-14).
    Swapping,
    /// The game is over.
    Over,
}

/// A card in a row, and who knows it (RAT-27).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lying {
    pub(crate) card: Card,
    /// Who has learnt which card it is.
    pub(crate) known: SeatSet,
    /// Where the card came from, which everybody has seen: 0 dealt, 1 drawn from the first draw pile, 2 and more from
    /// later ones, [`OPEN`] taken from the discard pile. What a pile was made of is known, so this matters
    /// to whoever counts cards. Numbers that no card on the table carries any more are given out again.
    pub(crate) from: u8,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastRound {
    pub(crate) knocker: Seat,
    /// The rows as they were turned up.
    pub(crate) shown: [Option<[Card; 4]>; MAX_PLAYERS],
    /// The rows as they counted.
    pub(crate) counted: [Option<[Card; 4]>; MAX_PLAYERS],
}

/// The draw pile and the discards, in one array from both ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    cards: [Card; CARDS],
    draw: u8,
    discarded: u8,
}

/// Dealt at the start of the round.
pub(crate) const DEALT: u8 = 0;
/// Drawn from the pile that was left after the deal.
pub(crate) const FIRST_PILE: u8 = 1;
/// Taken from the discard pile: everybody knows the card.
pub(crate) const OPEN: u8 = u8::MAX;

impl Lying {
    /// What lies where no card lies.
    pub(crate) const NOTHING: Self = Self { card: Card::BLANK, known: SeatSet::EMPTY, from: OPEN };
}

impl RatATatCat {
    pub(crate) fn new(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let dealer =
            setup.dealer().unwrap_or_else(|| Seat::new(chance.below(setup.players().into()) as u8));
        let mut game = Self {
            setup: *setup,
            chance,
            dealer,
            turn: dealer,
            stage: Stage::Over,
            drawn: None,
            knocker: None,
            playing: SeatSet::first(setup.players()),
            time_up: false,
            rows: [[Lying::NOTHING; 4]; MAX_PLAYERS],
            piles: Piles::PACK,
            pile: FIRST_PILE,
            put_back: [0; 3],
            sheet: Vec::with_capacity(setup.rounds().into()),
            totals: [0; MAX_PLAYERS],
            last: None,
        };
        game.start_round();
        game
    }

    /// What was agreed on.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game waits for.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is; before the first turn of a round, who will begin.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Who deals, or has dealt, this round.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How many rounds are over.
    #[must_use]
    pub fn rounds_played(&self) -> u32 {
        self.sheet.len() as u32
    }

    /// True while cards lie before the players.
    pub(crate) const fn is_dealt(&self) -> bool {
        !matches!(self.stage, Stage::Cut | Stage::Over)
    }

    /// All seats: whoever is out still sees what lies open.
    pub(crate) const fn everybody(&self) -> SeatSet {
        SeatSet::first(self.setup.players())
    }

    /// The next player clockwise who is in the game.
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.setup.players());
        while !self.playing.contains(next) && next != seat {
            next = next.left(self.setup.players());
        }
        next
    }

    /// Whether a card at this place lies face up (RAT-26).
    pub(crate) const fn is_open(&self, spot: Spot) -> bool {
        self.setup.younger() && spot.is_outer()
    }

    /// True if no further round is played (RAT-23, RAT-24, RAT-25).
    pub(crate) fn is_finished(&self) -> bool {
        match self.setup.length() {
            Length::Rounds => self.sheet.len() >= self.setup.rounds().into(),
            Length::Time => self.time_up,
            Length::Points => self.playing.len() <= 1,
        }
    }

    /// Enters the points of a round, and sees who is out (RAT-25).
    pub(crate) fn enter(&mut self, scores: [Option<u8>; MAX_PLAYERS]) {
        self.sheet.push(scores);
        for (seat, score) in Seat::all(self.setup.players()).zip(scores) {
            let total = &mut self.totals[seat.index()];
            *total += u32::from(score.unwrap_or(0));
            if self.setup.length() == Length::Points && *total >= self.setup.points().into() {
                self.playing.remove(seat);
            }
        }
    }

    /// Who wins, once the game is over: the lowest total (RAT-01), of those who were in the last round.
    pub(crate) fn lowest(&self) -> SeatSet {
        if self.setup.length() == Length::Points && !self.playing.is_empty() {
            return self.playing;
        }
        let in_last =
            |seat: &Seat| self.sheet.last().is_none_or(|last| last[seat.index()].is_some());
        let in_last: SeatSet = Seat::all(self.setup.players()).filter(in_last).collect();
        let least = in_last.iter().map(|seat| self.totals[seat.index()]).min();
        in_last.iter().filter(|seat| Some(self.totals[seat.index()]) == least).collect()
    }
}

impl Piles {
    /// The whole pack as a draw pile, not shuffled.
    pub(crate) const PACK: Self = Self { cards: Card::PACK, draw: CARDS as u8, discarded: 0 };

    /// A draw pile of these cards, the last on top.
    pub(crate) fn new(cards: &[Card]) -> Self {
        let mut piles = Self { cards: [Card::BLANK; CARDS], draw: 0, discarded: 0 };
        for (place, card) in piles.cards.iter_mut().zip(cards) {
            *place = *card;
            piles.draw += 1;
        }
        piles
    }

    /// The draw pile, the next card last.
    pub(crate) fn draw_pile(&self) -> &[Card] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The discards, the newest first.
    pub(crate) fn discards(&self) -> &[Card] {
        &self.cards[CARDS - usize::from(self.discarded)..]
    }

    /// The top of the discard pile.
    pub(crate) fn top(&self) -> Option<Card> {
        self.discards().first().copied()
    }

    pub(crate) fn discard(&mut self, card: Card) {
        self.discarded += 1;
        self.cards[CARDS - usize::from(self.discarded)] = card;
    }

    /// Takes the top of the discard pile.
    pub(crate) fn take(&mut self) -> Option<Card> {
        let at = CARDS - usize::from(self.discarded);
        self.discarded = self.discarded.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[at], Card::BLANK))
    }

    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.draw = self.draw.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.draw)], Card::BLANK))
    }

    /// Puts a card into the draw pile, so many cards above its bottom.
    pub(crate) fn put_in(&mut self, card: Card, at: u16) {
        let end = usize::from(self.draw);
        self.cards[end] = card;
        self.draw += 1;
        self.cards[usize::from(at)..=end].rotate_right(1);
    }

    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.draw)]);
    }

    /// Puts so many cards from the top to the bottom (RAT-03).
    pub(crate) fn cut(&mut self, cards: u8) {
        self.cards[..usize::from(self.draw)].rotate_right(cards.into());
    }

    /// Makes all discards the new draw pile and shuffles it (RAT-12). The old one is empty.
    pub(crate) fn turn_over(&mut self, chance: &mut Chance) {
        let mut turned = Self::new(self.discards());
        turned.shuffle(chance);
        *self = turned;
    }
}
