//! The complete state of a game, in one flat value without a heap.

use game::{Chance, MAX_SEATS, Seat, SeatSet, Seed, Team};

use crate::card::Rank;
use crate::edition::Kind;
use crate::fields::FieldSet;
use crate::hand::{Hand, Hands, PackedHands};
use crate::piles::Piles;
use crate::rows::Rows;
use crate::tables::{ReadyCards, Tables};
use crate::{Card, Edition, Setup, Space, SpaceSet};

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
    /// The spaces without a chip, in the order of the cards: kept up to date for the choice of a card.
    pub(crate) open: FieldSet,
    /// Where one more chip of a team that lacks its first sequence of two would make six in a row: for the first team,
    /// and for the others together. Kept up to date, because the choice of five (SEQ-26) is rare and looking for it
    /// at every move is not cheap.
    pub(crate) sixths: [FieldSet; 2],
    pub(crate) rows: Rows,
    pub(crate) hands: Hands,
    pub(crate) piles: Piles,
    /// The hands as they were when the discards were last shuffled into a new draw pile. At that moment every
    /// other card lay open, so each player knows what the others held between them: part of perfect recall.
    pub(crate) at_shuffle: Option<PackedHands>,
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

const _: () = assert!(size_of::<Sequence>() <= 640, "play-outs copy states by the million");

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The player in turn.
    Turn,
    /// The opponents of `team`, on whether it talked, as `caller` says.
    Vote { team: Team, caller: Seat, yes: SeatSet, no: SeatSet },
    /// The members of `team`, for the card each gives up; by their order in the team.
    Give { team: Team, given: [Option<Kind>; 6] },
    /// Nobody. Without a winner it is a draw between the teams with the most sequences.
    Over,
}

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
        let tables = setup.edition().tables();
        let mut chance = Chance::new(seed);
        let dealer = draw_for_dealer(setup, &mut chance, |_| {});
        let players = setup.players();
        let first = dealer.left(players);
        let mut game = Self {
            setup: *setup,
            chance,
            dealer,
            turn: first,
            chips: [SpaceSet::EMPTY; 3],
            open: FieldSet::all(tables.numbering),
            sixths: [FieldSet::EMPTY; 2],
            rows: Rows::default(),
            hands: [tables.empty_hand; MAX_SEATS as usize],
            piles: tables.pack.clone(),
            at_shuffle: None,
            exchanged: false,
            passes: 0,
            owed: SeatSet::EMPTY,
            people: SeatSet::first(players),
            called: 0,
            phase: Phase::Turn,
        };
        // Shuffled and dealt in their place: cards that have just been moved one by one are slow to copy at once.
        game.piles.shuffle(&mut game.chance);
        let mut seat = first;
        for _ in 0..setup.hand() * players {
            if let Some(card) = game.piles.pop() {
                game.hands[seat.index()].insert(card);
            }
            seat = seat.left(players);
        }
        game
    }

    /// Sees anew where one more chip would make six in a row, after chips or sequences of `team` have come or gone.
    pub(crate) fn note_sixths(&mut self, team: Team) {
        let tables = self.tables();
        self.sixths[usize::from(team.0 > 0)] = FieldSet::EMPTY;
        let together = if team.0 == 0 { 0..1 } else { 1..self.setup.teams() };
        for each in together.map(Team) {
            if self.lacks_first_of_two(each) {
                let sixths = self.standing(tables, each).sixths().intersection(tables.playable);
                sixths.each(|space| self.note_sixth(each, space));
            }
        }
    }

    /// Notes that one more chip of `team` on `space` would make six in a row.
    pub(crate) fn note_sixth(&mut self, team: Team, space: Space) {
        let sixths = &mut self.sixths[usize::from(team.0 > 0)];
        *sixths = sixths.union(self.setup.edition().tables().field(space));
    }

    /// Where one more chip of `team` may make six in a row, were the space free.
    #[inline]
    pub(crate) fn sixths_of(&self, team: Team) -> FieldSet {
        self.sixths[usize::from(team.0 > 0)]
    }

    /// Puts a chip of `team` on the free `space`.
    #[inline]
    pub(crate) fn put_chip(&mut self, tables: &Tables, team: Team, space: Space) {
        self.chips[usize::from(team.0)].insert(space);
        self.open = self.open.difference(tables.field(space));
    }

    /// Takes the chip of `team` on `space` away.
    pub(crate) fn lift_chip(&mut self, team: Team, space: Space) {
        self.chips[usize::from(team.0)].remove(space);
        self.open = self.open.union(self.tables().field(space));
    }

    /// True if `team` has no sequence yet and needs two.
    pub(crate) fn lacks_first_of_two(&self, team: Team) -> bool {
        self.setup.sequences_to_win() > 1 && self.rows.count(team) == 0
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

    pub(crate) fn ready_cards(&self) -> &'static ReadyCards {
        self.edition().ready(self.setup.small_steps())
    }

    pub(crate) fn kind(&self, card: Card) -> Option<Kind> {
        self.edition().kind(card, self.setup.small_steps())
    }

    /// All chips on the board.
    pub(crate) fn covered(&self) -> SpaceSet {
        self.chips[0].union(self.chips[1]).union(self.chips[2])
    }

    /// What counts as a chip of `team`: its own, and the corners.
    pub(crate) fn standing(&self, tables: &Tables, team: Team) -> SpaceSet {
        self.chips[usize::from(team.0)].union(tables.corners)
    }

    /// Whether the first space that a card names is free, and whether the second is. A card that names none has none.
    #[inline]
    pub(crate) fn open_spaces(&self, kind: Kind) -> [bool; 2] {
        self.open.of(kind, self.tables().numbering)
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
        // Whose it is is a toss-up that no processor guesses, so it is counted and not looked for.
        let [_, second, third] = self.chips.map(|chips| u8::from(chips.contains(space)));
        self.covered().contains(space).then_some(Team(second + 2 * third))
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
    pub(crate) fn leading_teams(&self) -> impl Iterator<Item = Team> {
        let most = (0..self.setup.teams()).map(|team| self.sequences(Team(team))).max();
        let leads = move |&team: &Team| Some(self.sequences(team)) == most;
        (0..self.setup.teams()).map(Team).filter(leads)
    }

    /// How many sequences `team` has finished.
    pub(crate) fn sequences(&self, team: Team) -> u8 {
        self.rows.count(team)
    }
}

/// One round of the draw for the dealer: who drew what.
pub type DealerDraw = Vec<(Seat, Card)>;

/// Who deals (SEQ-04), and the draws that decided it: at the classic table everyone draws a card and the lowest
/// deals; those tied for lowest draw again, from the whole pack.
pub fn choose_dealer(setup: &Setup, chance: &mut Chance) -> (Seat, Vec<DealerDraw>) {
    let mut rounds = Vec::new();
    let dealer = draw_for_dealer(setup, chance, |round| rounds.push(round.collect()));
    (dealer, rounds)
}

/// The same, with each round told instead of kept.
fn draw_for_dealer(
    setup: &Setup,
    chance: &mut Chance,
    mut tell: impl FnMut(&mut dyn Iterator<Item = (Seat, Card)>),
) -> Seat {
    if let Some(seat) = setup.dealer() {
        return seat;
    }
    if setup.edition() != Edition::Classic {
        return Seat::new(chance.below(setup.players().into()) as u8);
    }
    let tables = setup.edition().tables();
    let mut drawing = SeatSet::first(setup.players());
    loop {
        let mut piles = tables.pack.clone();
        let cards = piles.draw_at_random(chance, drawing.len());
        let face = |kind: &Kind| setup.edition().card(*kind, false);
        let round = drawing.iter().zip(cards.iter().rev().map(face));
        tell(&mut round.clone());
        let lowest = round.clone().map(|(_, card)| rank(card)).min();
        drawing =
            round.filter(|&(_, card)| Some(rank(card)) == lowest).map(|(seat, _)| seat).collect();
        if let (Some(seat), 1) = (drawing.iter().next(), drawing.len()) {
            return seat;
        }
    }
}

fn rank(card: Card) -> Rank {
    match card {
        Card::Playing(rank, _) => rank,
        _ => Rank::Ace,
    }
}
