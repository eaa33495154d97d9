//! What the people agree on before the deal.

use std::collections::BTreeMap;

use game::{Choice, Rule, Seat, SetupFault, Values};
use serde::{Deserialize, Serialize};

/// The id of the game, as in setups and records.
pub const ID: &str = "crossing";

/// A table that can be dealt to: players and options. There is no invalid one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Wish", into = "Wish")]
pub struct Setup {
    players: u8,
    starts: Option<Seat>,
    rearranging: Rearranging,
    games: u8,
}

/// From when on groups may be touched (CRO-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rearranging {
    /// As soon as one has opened a group oneself.
    AfterOwn,
    /// Only when everybody has.
    AfterAll,
}

/// A setup as somebody asks for it, not yet known to be possible. Options left out have their usual value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The game's id.
    pub game: String,
    /// How many players.
    pub players: u32,
    /// Into how many teams they fall: none, as everybody plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<u32>,
    /// Options by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

const MOST_GAMES: u8 = 20;

impl Setup {
    /// How many can play.
    pub const PLAYERS: &'static [u8] = &[2, 3, 4];

    /// What can be chosen when the game is set up, besides the players.
    pub const CHOICES: &'static [Choice] = &[
        Choice {
            name: "starts",
            values: Values::Words(&["chance", "0", "1", "2", "3"]),
            rule: Rule::new("CRO", 3),
        },
        Choice {
            name: "rearranging",
            values: Values::Words(&["after-own-opening", "after-all-openings"]),
            rule: Rule::new("CRO", 16),
        },
        Choice {
            name: "games",
            values: Values::Number { least: 1, most: MOST_GAMES as u32, default: 1 },
            rule: Rule::new("CRO", 22),
        },
    ];

    /// The usual table for so many players, without a word about options.
    pub fn usual(players: u32) -> Result<Self, SetupFault> {
        Self::new(players, None, [])
    }

    /// A table for `players` with these options, given as name and value.
    pub fn new<'a>(
        players: u32,
        teams: Option<u32>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupFault> {
        let rule = Rule::new("CRO", 1);
        let Some(&seats) = Self::PLAYERS.iter().find(|&&seats| u32::from(seats) == players) else {
            let why =
                if players < 2 { "it takes at least two" } else { "the tiles do for four at most" };
            return Err(SetupFault::Players { rule, asked: players, why, possible: Self::PLAYERS });
        };
        if teams.is_some() {
            let why = "everybody plays alone";
            return Err(SetupFault::DoesNotFit { rule, option: "teams", why });
        }
        let rearranging = Rearranging::AfterOwn;
        let mut setup = Self { players: seats, starts: None, rearranging, games: 1 };
        options.into_iter().try_for_each(|(name, value)| setup.choose(name, value))?;
        Ok(setup)
    }

    fn choose(&mut self, name: &str, value: &str) -> Result<(), SetupFault> {
        let Some(choice) = Self::CHOICES.iter().find(|choice| choice.name == name) else {
            let possible = Self::CHOICES.iter().map(|choice| choice.name).collect();
            return Err(SetupFault::UnknownOption { name: name.to_owned(), possible });
        };
        let unknown = || SetupFault::UnknownValue {
            option: choice.name,
            value: value.to_owned(),
            possible: choice.values.to_string(),
        };
        match (name, value) {
            ("starts", "chance") => self.starts = None,
            ("starts", "0" | "1" | "2" | "3") => {
                let seat = value.parse().ok().and_then(Seat::try_new);
                self.starts = seat.filter(|seat| seat.number() < self.players);
                if self.starts.is_none() {
                    let why = "the table has no such seat";
                    let (rule, option) = (choice.rule, choice.name);
                    return Err(SetupFault::DoesNotFit { rule, option, why });
                }
            }
            ("rearranging", "after-own-opening") => self.rearranging = Rearranging::AfterOwn,
            ("rearranging", "after-all-openings") => self.rearranging = Rearranging::AfterAll,
            ("games", number) => {
                let games = number.parse().ok().filter(|games| (1..=MOST_GAMES).contains(games));
                self.games = games.ok_or_else(unknown)?;
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// The options as name and value, all of them.
    #[must_use]
    pub fn options(&self) -> BTreeMap<&'static str, String> {
        let starts = self.starts.map_or("chance".to_owned(), |seat| seat.to_string());
        let rearranging = match self.rearranging {
            Rearranging::AfterOwn => "after-own-opening",
            Rearranging::AfterAll => "after-all-openings",
        };
        BTreeMap::from([
            ("starts", starts),
            ("rearranging", rearranging.to_owned()),
            ("games", self.games.to_string()),
        ])
    }

    /// How many players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Who begins, if the host has said so (CRO-03).
    #[must_use]
    pub const fn starts(&self) -> Option<Seat> {
        self.starts
    }

    /// From when on groups may be touched (CRO-16).
    #[must_use]
    pub const fn rearranging(&self) -> Rearranging {
        self.rearranging
    }

    /// How many games are played in a row (CRO-22).
    #[must_use]
    pub const fn games(&self) -> u8 {
        self.games
    }

    /// How many groups the table holds at most (CRO-14).
    #[must_use]
    pub const fn most_groups(&self) -> u8 {
        if self.players == 4 { 4 } else { 3 }
    }
}

impl TryFrom<Wish> for Setup {
    type Error = String;

    fn try_from(wish: Wish) -> Result<Self, String> {
        if wish.game != ID {
            return Err(format!("this is {ID}, not {:?}", wish.game));
        }
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Self::new(wish.players, wish.teams, options).map_err(|fault| fault.to_string())
    }
}

impl From<Setup> for Wish {
    fn from(setup: Setup) -> Self {
        let options = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value));
        Self {
            game: ID.to_owned(),
            players: setup.players.into(),
            teams: None,
            options: options.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setups_read_what_they_write() {
        let options = [("games", "3"), ("starts", "2"), ("rearranging", "after-all-openings")];
        let setup = Setup::new(3, None, options).expect("a possible table");
        let text = serde_json::to_string(&setup).expect("plain data");
        assert_eq!(serde_json::from_str::<Setup>(&text).expect("its own text"), setup);
        assert_eq!((setup.games(), setup.most_groups()), (3, 3));
    }

    #[test]
    fn what_cannot_be_set_up_is_named() {
        for (players, teams, option, fault) in [
            (1, None, None, "at least two"),
            (5, None, None, "four at most"),
            (4, Some(2), None, "plays alone"),
            (2, None, Some(("starts", "2")), "no such seat"),
            (2, None, Some(("games", "0")), "1 to 20"),
            (2, None, Some(("games", "21")), "1 to 20"),
            (2, None, Some(("rearranging", "never")), "after-own-opening"),
            (2, None, Some(("colour", "red")), "colour"),
        ] {
            let error = Setup::new(players, teams, option).expect_err(fault).to_string();
            assert!(error.contains(fault), "{error}");
        }
    }
}
