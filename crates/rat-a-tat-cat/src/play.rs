//! What an action does. Everything here trusts that the action has been checked.

use game::{Seat, SeatSet, Signal};

use crate::card::Power;
use crate::setup::Length;
use crate::state::{DEALT, FIRST_PILE, LastRound, Lying, MAX_PLAYERS, OPEN, Piles, Stage};
use crate::{Action, Card, RatATatCat, Spot};

impl RatATatCat {
    pub(crate) fn take(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Cut { cards } => self.cut(cards),
            Action::Look => self.look(seat),
            Action::Ready => self.ready(seat),
            Action::Take { spot } => self.take_discard(seat, spot),
            Action::Draw => self.draw(false),
            Action::Place { spot } => self.place(seat, spot),
            Action::Discard => self.discard(),
            Action::Use => self.use_power(),
            Action::Peek { spot } => {
                self.rows[seat.index()][spot.index()].known.insert(seat);
                self.stage = Stage::Looking { spot };
            }
            Action::Swap { own, seat: with, other } => {
                let mine = self.rows[seat.index()][own.index()];
                let theirs = &mut self.rows[with.index()][other.index()];
                self.rows[seat.index()][own.index()] = std::mem::replace(theirs, mine);
                self.end_turn();
            }
            Action::Keep => self.end_turn(),
            Action::Knock => {
                self.knocker = Some(seat);
                self.stage = Stage::Turn { may_knock: None };
            }
            Action::Pass => self.stage = Stage::Turn { may_knock: None },
        }
    }

    pub(crate) fn hear(&mut self, Signal::TimeUp: Signal) {
        if self.setup.length() != Length::Time || matches!(self.stage, Stage::Over) {
            return;
        }
        self.time_up = true;
        if matches!(self.stage, Stage::Cut) {
            self.end_game();
        }
    }

    /// Collects and shuffles the cards, ready to be cut (RAT-03, RAT-21).
    pub(crate) fn start_round(&mut self) {
        self.collect();
        self.turn = self.next(self.dealer);
        self.stage = Stage::Cut;
        self.piles.shuffle(&mut self.chance);
    }

    fn collect(&mut self) {
        self.rows = [[Lying::NOTHING; 4]; MAX_PLAYERS];
        self.piles = Piles::PACK;
        self.pile = FIRST_PILE;
        self.put_back = [0; 3];
        self.knocker = None;
    }

    fn cut(&mut self, cards: u8) {
        self.piles.cut(cards);
        for spot in Spot::ALL {
            let known = if self.is_open(spot) { self.everybody() } else { SeatSet::EMPTY };
            let mut seat = self.turn;
            for _ in 0..self.playing.len() {
                if let Some(card) = self.piles.pop() {
                    self.rows[seat.index()][spot.index()] = Lying { card, known, from: DEALT };
                }
                seat = self.next(seat);
            }
        }
        self.turn_up_first();
        self.stage = if self.setup.younger() {
            Stage::Turn { may_knock: None }
        } else {
            Stage::FirstLook { looked: SeatSet::EMPTY, ready: SeatSet::EMPTY }
        };
    }

    /// Starts the discard pile with a plain card; power cards on top of it go back at random places (RAT-04).
    fn turn_up_first(&mut self) {
        while let Some(card) = self.piles.pop() {
            if let Some(power) = card.power() {
                self.put_back[power as usize] += 1;
            } else {
                self.piles.discard(card);
                break;
            }
        }
        for power in Power::ALL {
            for _ in 0..self.put_back[power as usize] {
                let at = self.chance.below(self.piles.draw_pile().len() as u16 + 1);
                self.piles.put_in(Card::with(power), at);
            }
        }
    }

    fn look(&mut self, seat: Seat) {
        if let Stage::FirstLook { looked, .. } = &mut self.stage {
            looked.insert(seat);
        }
        for spot in Spot::ALL.into_iter().filter(|spot| spot.is_outer()) {
            self.rows[seat.index()][spot.index()].known.insert(seat);
        }
    }

    /// Turns cards down: those of the first look, or the one of Peek.
    fn ready(&mut self, seat: Seat) {
        let Stage::FirstLook { ready, .. } = &mut self.stage else { return self.end_turn() };
        ready.insert(seat);
        if *ready == self.playing {
            self.stage = Stage::Turn { may_knock: None };
        }
    }

    fn take_discard(&mut self, seat: Seat, spot: Spot) {
        if let Some(card) = self.piles.take() {
            self.replace(seat, spot, Lying { card, known: self.everybody(), from: OPEN });
        }
        self.end_turn();
    }

    fn place(&mut self, seat: Seat, spot: Spot) {
        if let Some(card) = self.drawn.take() {
            let known = if self.is_open(spot) { self.everybody() } else { SeatSet::only(seat) };
            self.replace(seat, spot, Lying { card, known, from: self.pile });
        }
        self.end_turn();
    }

    fn discard(&mut self) {
        self.lay_drawn();
        match self.stage {
            Stage::Drawn { another: true } => self.draw(false),
            _ => self.end_turn(),
        }
    }

    fn use_power(&mut self) {
        match self.lay_drawn().and_then(Card::power) {
            Some(Power::Peek) => self.stage = Stage::Peeking,
            Some(Power::Swap) => self.stage = Stage::Swapping,
            Some(Power::DrawTwo) => self.draw(true),
            None => {}
        }
    }

    /// Puts a card into a row, and the one that lay there on the discard pile.
    fn replace(&mut self, seat: Seat, spot: Spot, lying: Lying) {
        let old = std::mem::replace(&mut self.rows[seat.index()][spot.index()], lying);
        self.lay_open(old.card, old.from);
    }

    /// Puts the drawn card on the discard pile.
    fn lay_drawn(&mut self) -> Option<Card> {
        let card = self.drawn.take()?;
        self.lay_open(card, self.pile);
        Some(card)
    }

    /// Puts a card that came from `from` on the discard pile, where everybody sees it.
    fn lay_open(&mut self, card: Card, from: u8) {
        self.piles.discard(card);
        if let (Some(power), FIRST_PILE) = (card.power(), from) {
            let put_back = &mut self.put_back[power as usize];
            *put_back = put_back.saturating_sub(1);
        }
    }

    /// Draws a card; `another` follows if it is discarded (RAT-15).
    fn draw(&mut self, another: bool) {
        if self.piles.draw_pile().is_empty() {
            self.turn_over();
        }
        self.drawn = self.piles.pop();
        self.stage = Stage::Drawn { another };
    }

    /// Makes a new draw pile of the discards (RAT-12), with a number that no card on the table carries.
    #[cold]
    fn turn_over(&mut self) {
        let is_later = |from: u8| (FIRST_PILE + 1..OPEN).contains(&from);
        let mut later: Vec<u8> = self
            .rows
            .iter()
            .flatten()
            .map(|lying| lying.from)
            .filter(|&from| is_later(from))
            .collect();
        later.sort_unstable();
        later.dedup();
        for lying in self.rows.iter_mut().flatten() {
            if let Ok(place) = later.binary_search(&lying.from) {
                lying.from = FIRST_PILE + 1 + place as u8;
            }
        }
        self.pile = FIRST_PILE + 1 + later.len() as u8;
        self.piles.turn_over(&mut self.chance);
    }

    fn end_turn(&mut self) {
        let next = self.next(self.turn);
        if self.knocker == Some(next) {
            return self.end_round(next);
        }
        let may_knock = self.knocker.is_none().then_some(self.turn);
        self.turn = next;
        self.stage = Stage::Turn { may_knock };
    }

    /// Counts, enters the points, and goes on to the next round or ends the game (RAT-19 to RAT-25).
    // Apart, so that the end of a usual turn stays short: it is half of all there is to do.
    #[cold]
    #[inline(never)]
    fn end_round(&mut self, knocker: Seat) {
        let shown = self.all_cards();
        self.replace_powers(knocker);
        let counted = self.all_cards();
        let points = |cards: [Card; 4]| cards.iter().filter_map(|card| card.number()).sum();
        self.last = Some(LastRound { knocker, shown, counted });
        self.enter(counted.map(|cards| cards.map(points)));
        if self.is_finished() {
            return self.end_game();
        }
        self.dealer = self.next(self.dealer);
        self.start_round();
    }

    /// Replaces power cards by drawn ones until there are none (RAT-19). What is replaced is put aside.
    fn replace_powers(&mut self, knocker: Seat) {
        let mut seat = knocker;
        for _ in 0..self.playing.len() {
            seat = self.next(seat);
            for spot in Spot::ALL {
                while self.rows[seat.index()][spot.index()].card.power().is_some() {
                    if self.piles.draw_pile().is_empty() {
                        self.turn_over();
                    }
                    let Some(card) = self.piles.pop() else { break };
                    self.rows[seat.index()][spot.index()].card = card;
                }
            }
        }
    }

    fn end_game(&mut self) {
        self.collect();
        self.stage = Stage::Over;
    }

    fn all_cards(&self) -> [Option<[Card; 4]>; MAX_PLAYERS] {
        let mut cards = [None; MAX_PLAYERS];
        for seat in self.playing.iter() {
            cards[seat.index()] = Some(self.rows[seat.index()].map(|lying| lying.card));
        }
        cards
    }
}
