//! What each edition's board and pack come to, looked up instead of worked out at every move.
//!
//! All of it is computed when the program is compiled.

use crate::edition::Kind;
use crate::fields::{Field, FieldSet, Numbering};
use crate::hand::{Hand, KindSet};
use crate::layout::{CATS, CLASSIC, NUMBERS};
use crate::line::Lines;
use crate::piles::Piles;
use crate::space::{STRIDE, Space, SpaceSet};
use crate::{Action, Card, Edition, Power};

/// The tables of one edition.
#[derive(Debug)]
pub(crate) struct Tables {
    /// How many kinds of card there are; those below `first_place` name spaces.
    pub(crate) kinds: u8,
    first_place: u8,
    first_remove: u8,
    /// The kinds that name spaces, those that put a chip anywhere, and those that take one away.
    pub(crate) named: KindSet,
    pub(crate) placing: KindSet,
    pub(crate) removing: KindSet,
    pub(crate) empty_hand: Hand,
    /// How many cards there are of a kind that names spaces, and of one that does not.
    copies: [u8; 2],
    /// The spaces a card of each kind can be played for, as far as they are free or have a chip to take.
    reach: [SpaceSet; 128],
    /// The first of the kinds that name each space, and how many follow one another.
    names: [Kind; 128],
    per_space: u8,
    /// Each space in the order of the cards: a set of one, ready to be added or taken away.
    fields: [FieldSet; 128],
    pub(crate) numbering: Numbering,
    /// The spaces where a chip can lie.
    pub(crate) playable: SpaceSet,
    /// The spaces that count as a chip of every team.
    pub(crate) corners: SpaceSet,
    /// The whole pack as a draw pile, kind by kind.
    pub(crate) pack: Piles,
    /// The lines through each space.
    lines: [Lines; 128],
}

/// A card with its actions ready-made: they are asked for at every move.
// In a line of memory of its own, so that its place is a shift away and not a product.
#[repr(align(64))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ready {
    pub(crate) card: Card,
    /// Its plays if it names spaces and both are free; the one play, twice, if only the second is; and its exchange,
    /// twice, if neither is.
    pub(crate) actions: [[Action; 2]; 3],
}

static TABLES: [Tables; 3] = [
    Tables::new(&CLASSIC, [48, 2, 2], [2, 2], 1),
    Tables::new(&CATS, [42, 1, 1], [2, 2], 1),
    Tables::new(&NUMBERS, [120, 1, 1], [1, 2], 4),
];

/// The cards of a pack, by kind.
#[derive(Debug)]
pub(crate) struct ReadyCards([Ready; 128]);

/// The cards by kind: classic, Cats, Numbers, and Numbers with small steps.
static READY: [ReadyCards; 4] = [
    ready(Edition::Classic, false),
    ready(Edition::Cats, false),
    ready(Edition::Numbers, false),
    ready(Edition::Numbers, true),
];

const fn ready(edition: Edition, small_steps: bool) -> ReadyCards {
    let nothing = Ready { card: Card::Plus, actions: [[Action::Pass; 2]; 3] };
    let mut ready = [nothing; 128];
    let tables = &TABLES[edition as usize];
    let mut kind = 0;
    while kind < tables.kinds {
        let card = edition.face(Kind(kind), small_steps);
        let [one, other] = tables.reach(Kind(kind)).ends();
        let (one, other) = (play(card, one), play(card, other));
        let actions = [[one, other], [other; 2], [Action::Exchange { card }; 2]];
        ready[kind as usize] = Ready { card, actions };
        kind += 1;
    }
    ReadyCards(ready)
}

impl ReadyCards {
    pub(crate) const fn of(&self, kind: Kind) -> &Ready {
        &self.0[kind.0 as usize & 127]
    }
}

const fn play(card: Card, space: Space) -> Action {
    Action::Play { card, space, row: None }
}

impl Edition {
    pub(crate) fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }

    /// The cards with their actions, in the pack with small steps or in the usual one.
    pub(crate) fn ready(self, small_steps: bool) -> &'static ReadyCards {
        &READY[self as usize + small_steps as usize]
    }

    /// The card of this kind.
    pub(crate) fn card(self, kind: Kind, small_steps: bool) -> Card {
        self.ready(small_steps).of(kind).card
    }
}

impl Tables {
    /// The tables for a board whose spaces are numbered from 1 (0 = free corner); `per_space` kinds name each.
    const fn new<const ROWS: usize, const COLUMNS: usize>(
        board: &[[u8; COLUMNS]; ROWS],
        [named, place, remove]: [u8; 3],
        copies: [u8; 2],
        per_space: u8,
    ) -> Self {
        let mut tables = Self {
            kinds: named + place + remove,
            first_place: named,
            first_remove: named + place,
            named: KindSet::first(named),
            placing: KindSet::first(named + place).difference(KindSet::first(named)),
            removing: KindSet::first(named + place + remove)
                .difference(KindSet::first(named + place)),
            empty_hand: if copies[0] == 2 { Hand::OF_PAIRS } else { Hand::OF_NUMBERS },
            copies,
            reach: [SpaceSet::EMPTY; 128],
            names: [Kind(0); 128],
            per_space,
            fields: [FieldSet::EMPTY; 128],
            numbering: Numbering::new(named, per_space),
            playable: SpaceSet::EMPTY,
            corners: SpaceSet::EMPTY,
            pack: Piles::EMPTY,
            lines: [Lines::NONE; 128],
        };
        let mut at = 0;
        while at < ROWS * COLUMNS {
            let (row, column) = (at / COLUMNS, at % COLUMNS);
            let space = Space::new(row as u8, column as u8);
            let number = board[row][column];
            if number == 0 {
                tables.corners.insert(space);
            } else {
                tables.playable.insert(space);
                let first = Kind((number - 1) * per_space);
                let is_second = !tables.reach(first).is_empty();
                tables.names[space.index()] = first;
                tables.fields[space.index()] = FieldSet::only(Field::new(number - 1, is_second));
                let mut i = 0;
                while i < per_space {
                    let kind = ((number - 1) * per_space + i) as usize;
                    tables.reach[kind].insert(space);
                    i += 1;
                }
            }
            tables.lines[space.index()] = Lines::through(space, ROWS as u8, COLUMNS as u8);
            at += 1;
        }
        let mut kind = 0;
        while kind < tables.kinds {
            if kind >= named {
                tables.reach[kind as usize] = tables.playable;
            }
            let mut copy = 0;
            while copy < tables.copies(Kind(kind)) {
                tables.pack.push(Kind(kind));
                copy += 1;
            }
            kind += 1;
        }
        tables
    }

    /// What a card of this kind does.
    pub(crate) const fn power(&self, kind: Kind) -> Power {
        if kind.0 < self.first_place {
            Power::Named
        } else if kind.0 < self.first_remove {
            Power::Place
        } else {
            Power::Remove
        }
    }

    /// Whether a card of this kind takes a chip away.
    pub(crate) const fn removes(&self, kind: Kind) -> bool {
        kind.0 >= self.first_remove
    }

    /// The spaces that a card of this kind could ever be played for.
    pub(crate) const fn reach(&self, kind: Kind) -> SpaceSet {
        self.reach[kind.0 as usize & 127]
    }

    /// The kinds that name this space.
    pub(crate) fn names(&self, space: Space) -> impl Iterator<Item = Kind> + use<> {
        let first = self.names[space.index() & 127].0;
        (first..first + self.per_space).map(Kind)
    }

    /// This space in the order of the cards.
    pub(crate) const fn field(&self, space: Space) -> FieldSet {
        self.fields[space.index() & 127]
    }

    /// The space of a field.
    pub(crate) fn space(&self, field: Field) -> Space {
        let [first, second] = self.reach(Kind(field.number() * self.per_space)).ends();
        if field.is_second() { second } else { first }
    }

    /// The fields without a chip.
    pub(crate) fn open(&self, chips: &[SpaceSet; 3]) -> FieldSet {
        let mut open = FieldSet::all(self.numbering);
        chips.iter().for_each(|set| set.each(|space| open = open.difference(self.field(space))));
        open
    }

    /// How many cards of this kind the pack holds.
    pub(crate) const fn copies(&self, kind: Kind) -> u8 {
        self.copies[(kind.0 >= self.first_place) as usize]
    }

    /// The lines through `space`.
    pub(crate) const fn lines(&self, space: Space) -> &Lines {
        &self.lines[space.index() & 127]
    }
}

const _: () =
    assert!(9 * STRIDE + 9 < 128 && 6 * STRIDE + 11 < 128, "every board fits into 128 bits");
