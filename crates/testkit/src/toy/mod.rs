//! The toy: a game of ten cards that uses every part of the contract and has no other purpose.
//!
//! Two or three play alone, four in two teams, across the table. Everyone passes a card to the left, all at once.
//! Then each in turn lays a card in the middle, higher than the last one if they can, for a point. Whoever has laid a
//! card may draw another until the next one is laid. Once in a game, a person (bots have no knuckles) may knock on the
//! table: a coin decides whether that is worth a point or costs one. The game ends when no one has cards left, or
//! by the clock.

mod oracle;
mod position;
mod view;

use game::{BySeat, Chance, Game, Occupant, Rule, Seat, SeatSet, Seed, Signal, Team, Viewer};
use serde::{Deserialize, Serialize};

pub use oracle::ToyOracle;
pub use position::{Position, PositionFault};
pub use view::{Event, Screen, Table, View};

/// The toy's state.
///
/// It cannot be written out: what leaves the process is a view, a screen or a position.
///
/// ```compile_fail,E0277
/// use game::{Game as _, Seed};
/// use testkit::toy::{Setup, Toy};
///
/// let toy = Toy::deal(&Setup::Two, Seed::from_number(1));
/// serde_json::to_string(&toy).unwrap();
/// ```
///
/// Its position can:
///
/// ```
/// use game::{Game as _, Notation as _, Seed};
/// use testkit::toy::{Setup, Toy};
///
/// let toy = Toy::deal(&Setup::Two, Seed::from_number(1));
/// serde_json::to_string(&toy.position()).unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    setup: Setup,
    chance: Chance,
    phase: Phase,
    turn: Seat,
    /// Each sorted, so that equal hands are equal values.
    hands: BySeat<Vec<Card>>,
    /// The next card last.
    pile: Vec<Card>,
    laid: Vec<(Seat, Card)>,
    /// What each seat passes to the left. The cards stay in their hands until all have chosen.
    passed: BySeat<Option<Card>>,
    /// Who may draw.
    owed: Option<Seat>,
    knock: Option<Knock>,
    people: SeatSet,
}

/// A card of the toy: 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

/// A table of two, three or four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Setup {
    /// Three cards each.
    Two,
    /// Two cards each.
    Three,
    /// Two teams, two cards each.
    Four,
}

/// A decision at the toy's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Passes a card to the left.
    Pass(Card),
    /// Lays a card in the middle.
    Lay(Card),
    /// Draws a card, out of turn.
    Draw,
    /// Knocks on the table: never listed, since nobody ever has to.
    Knock,
}

/// Why the toy refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Foul {
    StillPassing,
    NothingToPass,
    NotYourTurn,
    NotHeld,
    MustClimb,
    NothingToDraw,
    OnlyPeopleKnock,
    KnockedAlready,
    Over,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Everyone passes a card.
    Passing,
    /// One lays a card.
    Laying,
    /// Nothing.
    Over,
}

/// The one knock of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Knock {
    /// Who knocked.
    pub seat: Seat,
    /// Whether the coin was kind.
    pub lucky: bool,
}

/// The toy's cards.
const PACK: [Card; 10] = {
    let mut pack = [Card(0); 10];
    let mut i = 0;
    while i < 10 {
        pack[i] = Card(i as u8 + 1);
        i += 1;
    }
    pack
};

impl Setup {
    /// How many play.
    #[must_use]
    pub const fn players(self) -> u8 {
        self as u8 + 2
    }

    const fn hand(self) -> usize {
        match self {
            Self::Two => 3,
            Self::Three | Self::Four => 2,
        }
    }
}

impl game::Foul for Foul {
    fn rule(&self) -> Rule {
        Rule::new("TOY", *self as u8 + 1)
    }

    fn name(&self) -> &'static str {
        match self {
            Self::StillPassing => "still-passing",
            Self::NothingToPass => "nothing-to-pass",
            Self::NotYourTurn => "not-your-turn",
            Self::NotHeld => "not-held",
            Self::MustClimb => "must-climb",
            Self::NothingToDraw => "nothing-to-draw",
            Self::OnlyPeopleKnock => "only-people-knock",
            Self::KnockedAlready => "knocked-already",
            Self::Over => "over",
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Screen = Screen;
    type Foul = Foul;

    fn deal(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let mut pile = PACK.to_vec();
        chance.shuffle(&mut pile);
        let hand = |_| {
            let mut hand = pile.split_off(pile.len() - setup.hand());
            hand.sort_unstable();
            hand
        };
        Self {
            setup: *setup,
            hands: BySeat::from_fn(setup.players(), hand),
            chance,
            phase: Phase::Passing,
            turn: Seat::new(0),
            pile,
            laid: Vec::new(),
            passed: BySeat::from_fn(setup.players(), |_| None),
            owed: None,
            knock: None,
            people: SeatSet::first(setup.players()),
        }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.setup.players())
    }

    fn must_act(&self) -> SeatSet {
        match self.phase {
            Phase::Passing => self.seats().difference(self.chosen()),
            Phase::Laying => SeatSet::only(self.turn),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn may_act(&self) -> SeatSet {
        let speaks = |&seat: &Seat| {
            self.check_knock(seat).is_ok() || self.owed == Some(seat) && !self.pile.is_empty()
        };
        match self.phase {
            Phase::Laying => self.must_act().union(self.seats().iter().filter(speaks).collect()),
            Phase::Passing | Phase::Over => self.must_act(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[seat].iter().copied();
        let all = hand.clone().map(Action::Pass).chain(hand.map(Action::Lay)).chain([Action::Draw]);
        out.extend(all.filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Foul::Over),
            (Phase::Passing, Action::Pass(_)) if self.chosen().contains(seat) => {
                Err(Foul::NothingToPass)
            }
            (Phase::Passing, Action::Pass(card)) => self.check_held(seat, *card),
            (Phase::Passing, _) => Err(Foul::StillPassing),
            (Phase::Laying, Action::Pass(_)) => Err(Foul::NothingToPass),
            (Phase::Laying, Action::Lay(card)) => self.check_lay(seat, *card),
            (Phase::Laying, Action::Draw) if self.owed == Some(seat) && !self.pile.is_empty() => {
                Ok(())
            }
            (Phase::Laying, Action::Draw) => Err(Foul::NothingToDraw),
            (Phase::Laying, Action::Knock) => self.check_knock(seat),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} {action:?}");
        match action {
            Action::Pass(card) => {
                self.passed[seat] = Some(*card);
                if self.chosen() == self.seats() {
                    self.pass_all();
                }
            }
            Action::Lay(card) => {
                self.hands[seat].retain(|held| held != card);
                self.laid.push((seat, *card));
                self.owed = Some(seat);
                self.next_turn();
            }
            Action::Draw => {
                self.hands[seat].extend(self.pile.pop());
                self.hands[seat].sort_unstable();
                self.owed = None;
            }
            Action::Knock => self.knock = Some(Knock { seat, lucky: self.chance.below(2) == 0 }),
        }
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.setup.players(), |seat| self.points(self.team(seat)))
    }

    fn winners(&self) -> SeatSet {
        let scores = self.scores();
        let most = scores.iter().map(|(_, points)| points).max();
        let wins = |&seat: &Seat| self.is_over() && Some(&scores[seat]) == most;
        self.seats().iter().filter(wins).collect()
    }

    fn view(&self, seat: Seat) -> View {
        self.view_of(seat)
    }

    fn screen(&self, viewer: Viewer) -> Screen {
        self.screen_of(viewer)
    }

    fn team(&self, seat: Seat) -> Team {
        match self.setup {
            Setup::Two | Setup::Three => Team(seat.number()),
            Setup::Four => Team(seat.number() % 2),
        }
    }

    fn signal(&mut self, signal: Signal) {
        match signal {
            Signal::TimeUp => self.end(),
        }
    }

    fn seat_change(&mut self, seat: Seat, occupant: Occupant) {
        match occupant {
            Occupant::Person => self.people.insert(seat),
            Occupant::Bot => self.people.remove(seat),
        }
    }
}

impl Toy {
    fn chosen(&self) -> SeatSet {
        self.passed.iter().filter(|(_, card)| card.is_some()).map(|(seat, _)| seat).collect()
    }

    fn left(&self, seat: Seat) -> Seat {
        seat.left(self.setup.players())
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Foul> {
        if self.hands[seat].contains(&card) { Ok(()) } else { Err(Foul::NotHeld) }
    }

    fn check_lay(&self, seat: Seat, card: Card) -> Result<(), Foul> {
        if seat != self.turn {
            return Err(Foul::NotYourTurn);
        }
        self.check_held(seat, card)?;
        let climbs = |card: &Card| self.laid.last().is_none_or(|(_, last)| card > last);
        if climbs(&card) || !self.hands[seat].iter().any(climbs) {
            Ok(())
        } else {
            Err(Foul::MustClimb)
        }
    }

    fn check_knock(&self, seat: Seat) -> Result<(), Foul> {
        match self.knock {
            Some(_) => Err(Foul::KnockedAlready),
            None if self.people.contains(seat) => Ok(()),
            None => Err(Foul::OnlyPeopleKnock),
        }
    }

    fn pass_all(&mut self) {
        for seat in self.seats().iter() {
            if let Some(card) = self.passed[seat] {
                self.hands[seat].retain(|held| *held != card);
                let left = self.left(seat);
                self.hands[left].push(card);
            }
        }
        self.seats().iter().for_each(|seat| self.hands[seat].sort_unstable());
        self.phase = Phase::Laying;
    }

    fn next_turn(&mut self) {
        for _ in 0..self.setup.players() {
            self.turn = self.left(self.turn);
            if !self.hands[self.turn].is_empty() {
                return;
            }
        }
        self.end();
    }

    fn end(&mut self) {
        self.phase = Phase::Over;
        self.owed = None;
    }

    fn points(&self, team: Team) -> i32 {
        let climbs = |i: &usize| *i == 0 || self.laid[*i].1 > self.laid[i - 1].1;
        let climbed = (0..self.laid.len())
            .filter(climbs)
            .filter(|&i| self.team(self.laid[i].0) == team)
            .count() as i32;
        let knocked = match self.knock {
            Some(Knock { seat, lucky }) if self.team(seat) == team => 2 * i32::from(lucky) - 1,
            _ => 0,
        };
        climbed + knocked
    }
}
