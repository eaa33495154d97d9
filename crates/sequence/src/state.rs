//! The complete state of a game, in one flat value without a heap.

use game::{Chance, MAX_SEATS, Seat, SeatSet, Seed, Team};

use crate::card::Rank;
use crate::edition::{Kind, MAX_CARDS, Tables};
use crate::hand::Hand;
use crate::{Card, Edition, Row, Setup, Space, SpaceSet};

/// A game of the Sequence family: the rules as a value, with everything hidden.
///
/// It has no public fields and no JSON form: what may be known comes as a view, a screen, or a position.
///
/// ```compile_fail,E0277
/// use game::{Game as _, Seed};
/// use sequence::{Edition, Sequence, Setup};
///
/// let game = Sequence::deal(&Setup::usual(Edition::Classic, 2).unwrap(), Seed::from_number(1));
/// serde_json::to_string(&game).unwrap();
/// ```
///
/// But whoever asks for the position gets it:
///
/// ```
/// use game::{Game as _, Notation as _, Seed};
/// use sequence::{Edition, Sequence, Setup};
///
/// let game = Sequence::deal(&Setup::usual(Edition::Classic, 2).unwrap(), Seed::from_number(1));
/// serde_json::to_string(&game.position()).unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sequence {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    /// The chips on the board, team by team.
    pub(crate) chips: [SpaceSet; 3],
    /// For each team, whether it lacks its first sequence of two and one more chip could make six in a row: kept up
    /// to date, because the choice of five (SEQ-26) is rare and looking for it at every move is not cheap.
    pub(crate) near_six: [bool; 3],
    pub(crate) rows: Rows,
    pub(crate) hands: Hands,
    pub(crate) piles: Piles,
    /// The hands as they were when the discards were last shuffled into a new draw pile. At that moment every
    /// other card lay open, so each player knows what the others held between them: part of perfect recall.
    pub(crate) at_shuffle: Option<Hands>,
    /// Whether the player in turn has exchanged a dead card.
    pub(crate) exchanged: bool,
    /// How many players have passed one after the other.
    pub(crate) passes: u8,
    /// Who may still draw, where drawing is by hand (SEQ-18).
    pub(crate) owed: SeatSet,
    /// The seats a person decides for: only people call table talk and vote on it (SEQ-27).
    pub(crate) people: SeatSet,
    /// The teams that have been called since the last card was played, by number.
    pub(crate) called: u8,
    pub(crate) phase: Phase,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The player in turn.
    Turn,
    /// The opponents of `team`, on whether it talked.
    Vote { team: Team, yes: SeatSet, no: SeatSet },
    /// The members of `team`, for the card each gives up; by their order in the team.
    Give { team: Team, given: [Option<Kind>; 6] },
    /// Nobody. Without a winner it is a draw between the teams with the most sequences.
    Over,
}

/// The finished sequences, oldest first. One chip can finish several, hence the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows {
    rows: [Option<(Team, Row)>; Self::MOST],
    /// The chips that are turned to their marked side: those of all finished sequences.
    pub(crate) turned: SpaceSet,
}

/// The hands of all seats.
pub(crate) type Hands = [Hand; MAX_SEATS as usize];

/// The draw pile and all discard piles in one array: the draw pile from the front with its top last,
/// the discards from the back with the oldest outermost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    cards: [Kind; MAX_CARDS],
    /// For each discard, the seat on whose pile it lies.
    owners: [u8; MAX_CARDS],
    draw: u8,
    discarded: u8,
}

/// Empty places in the arrays hold this, so that equal piles are equal values.
const NOTHING: Kind = Kind(0);

impl Sequence {
    /// What the people agreed on.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub(crate) fn new(setup: &Setup, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let dealer = choose_dealer(setup, &mut chance).0;
        let mut piles = Piles::new(setup.edition().tables().pack());
        piles.shuffle(&mut chance);
        let players = setup.players();
        let first = dealer.left(players);
        let mut hands = [Hand::EMPTY; MAX_SEATS as usize];
        let mut seat = first;
        for _ in 0..setup.hand() * players {
            if let Some(card) = piles.pop() {
                hands[seat.index()].insert(card);
            }
            seat = seat.left(players);
        }
        Self {
            setup: *setup,
            chance,
            dealer,
            turn: first,
            chips: [SpaceSet::EMPTY; 3],
            near_six: [false; 3],
            rows: Rows::default(),
            hands,
            piles,
            at_shuffle: None,
            exchanged: false,
            passes: 0,
            owed: SeatSet::EMPTY,
            people: SeatSet::first(players),
            called: 0,
            phase: Phase::Turn,
        }
    }

    /// Sees whether one more chip could leave a choice, after the chips or sequences of `team` have changed.
    pub(crate) fn note_near_six(&mut self, team: Team) {
        let first_of_two = self.setup.sequences_to_win() > 1 && self.sequences(team) == 0;
        self.near_six[usize::from(team.0)] = first_of_two && !self.sixths(team).is_empty();
    }

    pub(crate) fn edition(&self) -> Edition {
        self.setup.edition()
    }

    pub(crate) fn tables(&self) -> &'static Tables {
        self.setup.edition().tables()
    }

    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    pub(crate) fn card(&self, kind: Kind) -> Card {
        self.edition().card(kind, self.setup.small_steps())
    }

    pub(crate) fn kind(&self, card: Card) -> Option<Kind> {
        self.edition().kind(card, self.setup.small_steps())
    }

    /// All chips on the board.
    pub(crate) fn covered(&self) -> SpaceSet {
        self.chips[0].union(self.chips[1]).union(self.chips[2])
    }

    /// The spaces where no chip lies, free corners left out.
    pub(crate) fn free(&self) -> SpaceSet {
        self.tables().playable.difference(self.covered())
    }

    /// The chips that `team` may take away (SEQ-14 to SEQ-16).
    pub(crate) fn removable(&self, team: Team) -> SpaceSet {
        let theirs = self.covered().difference(self.chips[usize::from(team.0)]);
        if self.setup.advanced() { theirs } else { theirs.difference(self.rows.turned) }
    }

    /// The spaces that a card of this kind can be played for by `team`. A card without any is dead.
    pub(crate) fn targets(&self, team: Team, kind: Kind) -> SpaceSet {
        let tables = self.tables();
        if tables.removes(kind) {
            self.removable(team)
        } else {
            tables.reach(kind).intersection(self.free())
        }
    }

    /// The team whose chip lies on `space`.
    pub(crate) fn owner(&self, space: Space) -> Option<Team> {
        (0..3).find(|&team| self.chips[team].contains(space)).map(|team| Team(team as u8))
    }

    /// The members of `team`.
    pub(crate) fn members(&self, team: Team) -> SeatSet {
        Seat::all(self.setup.players()).filter(|&seat| self.setup.team(seat) == team).collect()
    }

    /// The members of `team` who owe a card after table talk: all who hold one.
    pub(crate) fn givers(&self, team: Team) -> SeatSet {
        self.members(team).iter().filter(|&seat| !self.hand(seat).is_empty()).collect()
    }

    /// The people who vote on the table talk of `team`: its human opponents.
    pub(crate) fn voters(&self, team: Team) -> SeatSet {
        self.people.difference(self.members(team))
    }

    /// The teams with the most sequences (SEQ-22, SEQ-28).
    pub(crate) fn leading_teams(&self) -> Vec<Team> {
        let most = (0..self.setup.teams()).map(|team| self.sequences(Team(team))).max();
        let leads = |&team: &Team| Some(self.sequences(team)) == most;
        (0..self.setup.teams()).map(Team).filter(leads).collect()
    }

    /// How many sequences `team` has finished.
    pub(crate) fn sequences(&self, team: Team) -> u8 {
        self.rows.of(team).count() as u8
    }
}

/// One round of the draw for the dealer: who drew what.
pub type DealerDraw = Vec<(Seat, Card)>;

/// Who deals (SEQ-04), and the draws that decided it: at the classic table everyone draws a card and the lowest
/// deals; those tied for lowest draw again, from the whole pack.
pub fn choose_dealer(setup: &Setup, chance: &mut Chance) -> (Seat, Vec<DealerDraw>) {
    if let Some(seat) = setup.dealer() {
        return (seat, Vec::new());
    }
    if setup.edition() != Edition::Classic {
        return (Seat::new(chance.below(setup.players().into()) as u8), Vec::new());
    }
    let mut drawing = SeatSet::first(setup.players());
    let mut rounds = Vec::new();
    loop {
        let round = draw_for_dealer(setup, drawing, chance);
        let lowest = round.iter().map(|&(_, card)| rank(card)).min();
        drawing = round
            .iter()
            .filter(|&&(_, card)| Some(rank(card)) == lowest)
            .map(|&(s, _)| s)
            .collect();
        rounds.push(round);
        if let (Some(seat), 1) = (drawing.iter().next(), drawing.len()) {
            return (seat, rounds);
        }
    }
}

fn draw_for_dealer(setup: &Setup, drawing: SeatSet, chance: &mut Chance) -> DealerDraw {
    let mut pack = setup.edition().tables().pack().to_vec();
    chance.draw(&mut pack, drawing.len().into());
    drawing
        .iter()
        .zip(pack.iter().rev())
        .map(|(seat, &kind)| (seat, setup.edition().card(kind, false)))
        .collect()
}

fn rank(card: Card) -> Rank {
    match card {
        Card::Playing(rank, _) => rank,
        _ => Rank::Ace,
    }
}

impl Default for Rows {
    fn default() -> Self {
        Self { rows: [None; Self::MOST], turned: SpaceSet::EMPTY }
    }
}

impl Rows {
    /// One of each opponent, one of one's own, and at most two in each of four ways by one chip.
    pub(crate) const MOST: usize = 11;

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Team, Row)> + '_ {
        self.rows.iter().map_while(|row| *row)
    }

    pub(crate) fn of(&self, team: Team) -> impl Iterator<Item = Row> + '_ {
        self.iter().filter(move |&(owner, _)| owner == team).map(|(_, row)| row)
    }

    pub(crate) fn push(&mut self, team: Team, row: Row, corners: SpaceSet) {
        if let Some(place) = self.rows.iter_mut().find(|place| place.is_none()) {
            *place = Some((team, row));
            self.turned = self.turned.union(row.set().difference(corners));
        }
    }

    /// Takes out the rows of which `space` is a part, and returns them.
    pub(crate) fn take(&mut self, space: Space, corners: SpaceSet) -> Vec<(Team, Row)> {
        let (broken, kept): (Vec<_>, Vec<_>) =
            self.iter().partition(|(_, row)| row.set().contains(space));
        *self = Self::default();
        kept.into_iter().for_each(|(team, row)| self.push(team, row, corners));
        broken
    }
}

impl Piles {
    /// A draw pile of these cards, the last on top.
    pub(crate) fn new(cards: &[Kind]) -> Self {
        let mut piles = Self {
            cards: [NOTHING; MAX_CARDS],
            owners: [0; MAX_CARDS],
            draw: cards.len() as u8,
            discarded: 0,
        };
        piles.cards[..cards.len()].copy_from_slice(cards);
        piles
    }

    /// The draw pile, the next card last.
    pub(crate) fn draw_pile(&self) -> &[Kind] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The discards with their seats, oldest first.
    pub(crate) fn discards(&self) -> impl DoubleEndedIterator<Item = (Seat, Kind)> + '_ {
        let first = MAX_CARDS - usize::from(self.discarded);
        (first..MAX_CARDS).rev().map(|at| (Seat::new(self.owners[at]), self.cards[at]))
    }

    pub(crate) fn discard(&mut self, seat: Seat, card: Kind) {
        self.discarded += 1;
        let at = MAX_CARDS - usize::from(self.discarded);
        self.cards[at] = card;
        self.owners[at] = seat.number();
    }

    pub(crate) fn pop(&mut self) -> Option<Kind> {
        self.draw = self.draw.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.draw)], NOTHING))
    }

    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.draw)]);
    }

    /// Makes all discards the new draw pile and shuffles it (SEQ-23). The old one is empty.
    pub(crate) fn turn_over(&mut self, chance: &mut Chance) {
        let discards: Vec<Kind> = self.discards().map(|(_, card)| card).collect();
        *self = Self::new(&discards);
        self.shuffle(chance);
    }
}
