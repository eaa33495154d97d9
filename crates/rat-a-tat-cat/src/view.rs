//! What one player may know, and what one device shows. Built field by field: what is not named here stays hidden.

use std::fmt::Write as _;

use game::{BySeat, Game as _, Part, Seat, SeatSet, Viewer, parts};
use serde::{Deserialize, Serialize};

use crate::state::{FIRST_PILE, LastRound, Stage};
use crate::{Action, Card, Power, RatATatCat, Setup, Spot};

/// What everybody at the table can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed on.
    pub setup: Setup,
    /// Who deals this round.
    pub dealer: Seat,
    /// Whose turn it is; before the first turn, who will begin.
    pub turn: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// Whom the game waits for.
    pub must_act: SeatSet,
    /// Who may speak.
    pub may_act: SeatSet,
    /// Who has knocked in this round.
    pub knocker: Option<Seat>,
    /// Who is still in the game.
    pub playing: SeatSet,
    /// How many cards are left to draw.
    pub draw_pile: u8,
    /// How many cards the discard pile has.
    pub discard_pile: u8,
    /// The top of the discard pile.
    pub top: Option<Card>,
    /// The points of all rounds so far.
    pub sheet: Vec<BySeat<Option<u8>>>,
    /// The totals.
    pub totals: BySeat<u32>,
    /// How the last round ended.
    pub last_round: Option<RoundEnd>,
    /// Whether the time agreed on is over.
    pub time_up: bool,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundEnd {
    /// Who knocked.
    pub knocker: Seat,
    /// The rows as they were turned up; empty for those who were out.
    pub shown: BySeat<Vec<Card>>,
    /// The rows as they counted, power cards replaced (RAT-19).
    pub counted: BySeat<Vec<Card>>,
}

/// All that one player has learnt: perfect recall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open.
    pub table: Table,
    /// The rows, as far as one knows them; empty for those who are out, and before the deal.
    pub rows: BySeat<Vec<Known>>,
    /// The card one has drawn and holds.
    pub drawn: Option<Card>,
    /// The discard pile, the oldest card first.
    pub discards: Vec<Card>,
    /// The number of the draw pile: see [`Known::from`].
    pub pile: u8,
    /// Power cards that went back into the first draw pile (RAT-04) and have not come out of it openly.
    pub put_back: Vec<Card>,
    /// The cards one has not seen, sorted, by where they came from: first those dealt or in the first draw pile, then those
    /// of each later pile (numbers 2 and more), of which everybody knew what it was made of.
    pub unseen: Vec<Vec<Card>>,
}

/// A card in a row, as one player knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The card, if one has learnt it.
    pub card: Option<Card>,
    /// Who has learnt it: looks, draws and exchanges happen before everybody's eyes.
    pub known: SeatSet,
    /// Where it came from: 0 dealt, 1 the first draw pile, 2 and more later ones, 255 the discard pile.
    pub from: u8,
}

/// What one device shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// What lies open.
    pub table: Table,
    /// The rows with the cards that lie face up, that this player is looking at or, with memory help, knows.
    pub rows: BySeat<Vec<Option<Card>>>,
    /// Whose screen it is; nobody's for a spectator.
    pub seat: Option<Seat>,
    /// The card this player has drawn and holds.
    pub drawn: Option<Card>,
}

parts! { Screen { table, rows, seat, drawn } }
parts! { Table {
    setup, dealer, turn, stage, must_act, may_act, knocker, playing, draw_pile, discard_pile, top, sheet, totals,
    last_round, time_up,
} }

impl Part for Setup {}
impl Part for Stage {}
impl Part for Card {}
impl Part for RoundEnd {}

impl Part for Action {
    fn spell(&self, word: &mut String) -> bool {
        write!(word, "{self}").is_ok()
    }
}

impl RatATatCat {
    pub(crate) fn table(&self) -> Table {
        let players = self.setup.players();
        Table {
            setup: self.setup,
            dealer: self.dealer,
            turn: self.turn,
            stage: self.stage,
            must_act: self.must_act(),
            may_act: self.may_act(),
            knocker: self.knocker,
            playing: self.playing,
            draw_pile: self.piles.draw_pile().len() as u8,
            discard_pile: self.piles.discards().len() as u8,
            top: self.piles.top(),
            sheet: self.open_sheet(),
            totals: BySeat::from_fn(players, |seat| self.totals[seat.index()]),
            last_round: self.round_end(),
            time_up: self.time_up,
        }
    }

    pub(crate) fn view_of(&self, seat: Seat) -> View {
        let known = |lying: &crate::state::Lying| Known {
            card: lying.known.contains(seat).then_some(lying.card),
            known: lying.known,
            from: lying.from,
        };
        View {
            seat,
            table: self.table(),
            rows: self.by_row(|owner| self.rows[owner.index()].iter().map(known).collect()),
            drawn: self.drawn.filter(|_| seat == self.turn),
            discards: self.piles.discards().iter().rev().copied().collect(),
            pile: self.pile,
            put_back: self.put_back_cards(),
            unseen: self.unseen(seat),
        }
    }

    pub(crate) fn screen_of(&self, viewer: Viewer) -> Screen {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let shown = |owner: Seat, spot: Spot| {
            let lying = self.rows[owner.index()][spot.index()];
            let helped =
                self.setup.memory_help() && seat.is_some_and(|own| lying.known.contains(own));
            let seen =
                self.is_open(spot) || helped || seat == Some(owner) && self.looks(owner, spot);
            seen.then_some(lying.card)
        };
        Screen {
            table: self.table(),
            rows: self.by_row(|owner| Spot::ALL.map(|spot| shown(owner, spot)).to_vec()),
            seat,
            drawn: self.drawn.filter(|_| seat == Some(self.turn)),
        }
    }

    /// True while the player at `seat` is looking at the own card at `spot`.
    fn looks(&self, seat: Seat, spot: Spot) -> bool {
        match self.stage {
            Stage::FirstLook { looked, ready } => {
                spot.is_outer() && looked.difference(ready).contains(seat)
            }
            Stage::Looking { spot: looked_at } => seat == self.turn && spot == looked_at,
            _ => false,
        }
    }

    pub(crate) fn open_sheet(&self) -> Vec<BySeat<Option<u8>>> {
        let line = |scores: &[Option<u8>; 6]| {
            BySeat::from_fn(self.setup.players(), |seat| scores[seat.index()])
        };
        self.sheet.iter().map(line).collect()
    }

    pub(crate) fn round_end(&self) -> Option<RoundEnd> {
        let LastRound { knocker, shown, counted } = self.last?;
        let rows = |rows: [Option<[Card; 4]>; 6]| {
            let row = |seat: Seat| rows[seat.index()].map_or(Vec::new(), |row| row.to_vec());
            BySeat::from_fn(self.setup.players(), row)
        };
        Some(RoundEnd { knocker, shown: rows(shown), counted: rows(counted) })
    }

    pub(crate) fn put_back_cards(&self) -> Vec<Card> {
        let cards = |power: Power| {
            std::iter::repeat_n(Card::with(power), self.put_back[power as usize].into())
        };
        Power::ALL.into_iter().flat_map(cards).collect()
    }

    /// One list for each seat: of four places where cards lie, empty elsewhere.
    pub(crate) fn by_row<T>(&self, row: impl Fn(Seat) -> Vec<T>) -> BySeat<Vec<T>> {
        let has_row = |seat| self.is_dealt() && self.playing.contains(seat);
        BySeat::from_fn(self.setup.players(), |s| if has_row(s) { row(s) } else { Vec::new() })
    }

    /// What `seat` has not seen, by where it came from: see [`View::unseen`].
    fn unseen(&self, seat: Seat) -> Vec<Vec<Card>> {
        let mut unseen = vec![Vec::new(); usize::from(self.pile)];
        let mut add = |from: u8, card: Card| {
            if let Some(cards) = unseen.get_mut(group(from)) {
                cards.push(card);
            }
        };
        self.piles.draw_pile().iter().for_each(|&card| add(self.pile, card));
        if let Some(card) = self.drawn.filter(|_| seat != self.turn) {
            add(self.pile, card);
        }
        if self.is_dealt() {
            let rows = self.playing.iter().flat_map(|owner| self.rows[owner.index()]);
            let hidden = rows.filter(|lying| !lying.known.contains(seat));
            hidden.for_each(|lying| add(lying.from, lying.card));
        }
        unseen.iter_mut().for_each(|cards| cards.sort_unstable());
        unseen
    }
}

/// The place in [`View::unseen`] of cards that came from there: the deal and the first pile go together.
pub(crate) fn group(from: u8) -> usize {
    usize::from(from.max(FIRST_PILE) - FIRST_PILE)
}
