//! Positions for tests, written with as few words as possible.

use crossing::{Action, Crossing, Position, Reason, Setup, Table, Tile, Tiles};
use game::{BySeat, Chance, Game as _, Notation as _, Seat, Seed};

/// A game under way, before it is read as a position.
pub(crate) struct Desk {
    pub(crate) position: Position,
}

/// A table with those hands, seat 0 in turn, everybody having opened; the rest is in the bag.
pub(crate) fn desk(table: &str, hands: &[&str]) -> Desk {
    let players = hands.len() as u8;
    let hands = BySeat::from_fn(players, |seat| hands[seat.index()].parse().expect("tiles"));
    let position = Position {
        setup: Setup::new(players.into(), None, [("starts", "0")]).expect("a table"),
        first: Seat::new(0),
        turn: Seat::new(0),
        table: table.parse().expect("a table"),
        hands,
        open: Tiles::EMPTY,
        bag: Vec::new(),
        gone: Tiles::EMPTY,
        opened: Seat::all(players).collect(),
        passes: 0,
        passing: None,
        claims: [].into(),
        results: Vec::new(),
        chance: Chance::new(Seed::from_number(1)),
    };
    Desk { position }
}

impl Desk {
    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        let setup = &self.position.setup;
        let options = setup.options();
        let old = options.iter().filter(|(old, _)| **old != name);
        let all = old.map(|(name, value)| (*name, value.as_str())).chain([(name, value)]);
        self.position.setup = Setup::new(setup.players().into(), None, all).expect("an option");
        self
    }

    pub(crate) fn opened(mut self, seats: &[u8]) -> Self {
        self.position.opened = seats.iter().map(|&seat| Seat::new(seat)).collect();
        self
    }

    pub(crate) fn open(mut self, tiles: &str) -> Self {
        self.position.open = tiles.parse().expect("tiles");
        self
    }

    /// The first tiles of the bag; what is not said comes after them.
    pub(crate) fn bag(mut self, tiles: &str) -> Self {
        self.position.bag =
            tiles.split_whitespace().map(|tile| tile.parse().expect("a tile")).collect();
        self
    }

    /// The game, with every tile that was not named in the bag, or open as far as need be.
    pub(crate) fn game(mut self) -> Crossing {
        let mut rest = self.unnamed();
        while self.position.open.len() < 6
            && let Some(tile) = rest.pop()
        {
            self.position.open.insert(tile);
        }
        self.position.bag.extend(rest);
        read(&self.position)
    }

    /// The game with nothing left to draw: what was not named is with the last player.
    pub(crate) fn dry(mut self) -> Crossing {
        let last = Seat::new(self.position.setup.players() - 1);
        for tile in self.unnamed() {
            self.position.hands[last].insert(tile);
        }
        read(&self.position)
    }

    fn unnamed(&self) -> Vec<Tile> {
        let position = &self.position;
        let mut rest = Tiles::FULL;
        let bag: Tiles = position.bag.iter().copied().collect();
        let hands = position.hands.iter().map(|(_, hand)| hand);
        for tiles in hands.chain([&position.table.tiles(), &bag, &position.open]) {
            rest = rest.minus(tiles).expect("no tile is named too often");
        }
        rest.iter().collect()
    }
}

pub(crate) fn read(position: &Position) -> Crossing {
    Crossing::from_position(position).expect("a possible position")
}

pub(crate) fn lay(picture: &str) -> Action {
    Action::Lay { table: picture.parse::<Table>().expect("a table") }
}

#[track_caller]
pub(crate) fn play(game: &mut Crossing, seat: u8, text: &str) {
    let action = text.parse().expect("an action");
    game.play(Seat::new(seat), &action).unwrap_or_else(|foul| panic!("{text}: {foul}"));
}

/// The reason why an action is refused; none if it is not.
pub(crate) fn refusal(game: &Crossing, seat: u8, action: &Action) -> Option<Reason> {
    game.check(Seat::new(seat), action).err().map(|foul| foul.reason)
}

pub(crate) fn said(game: &Crossing, seat: u8, text: &str) -> Option<Reason> {
    refusal(game, seat, &text.parse().expect("an action"))
}

pub(crate) fn hand(game: &Crossing, seat: u8) -> String {
    game.view(Seat::new(seat)).hand.to_string()
}
