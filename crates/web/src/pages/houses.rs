//! The five houses of the street: one for each game.

use catalog::Edition;

/// A game as the front page shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct House {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// How long a game takes, in minutes.
    pub(crate) minutes: u8,
    /// From which age it is fun, where that is worth saying.
    pub(crate) age: Option<u8>,
    /// The colour of its wall.
    pub(crate) wall: &'static str,
}

/// The street, from left to right.
pub(crate) const HOUSES: [House; 5] = [
    house("sequence", 30, None, "#8e3b34"),
    house("sequence-cats", 15, None, "#3e6076"),
    house("sequence-numbers", 20, Some(7), "#a9772b"),
    house("rat-a-tat-cat", 20, Some(6), "#4f6b4c"),
    house("crossing", 40, Some(8), "#3a4247"),
];

impl House {
    /// The house of the game with this id.
    pub(crate) fn of(game: &str) -> Option<Self> {
        HOUSES.into_iter().find(|house| house.game == game)
    }

    /// What the catalogue says of its game.
    pub(crate) fn edition(self) -> &'static Edition {
        catalog::listing(self.game).expect("every house has a game of the catalogue").edition
    }

    /// The fewest and the most players.
    pub(crate) fn players(self) -> (u8, u8) {
        let players = self.edition().players;
        (players[0], players[players.len() - 1])
    }
}

const fn house(game: &'static str, minutes: u8, age: Option<u8>, wall: &'static str) -> House {
    House { game, minutes, age, wall }
}
