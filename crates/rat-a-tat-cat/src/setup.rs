//! What the people agree on before the deal.

use std::collections::BTreeMap;

use game::{Choice, Rule, Seat, SetupFault, Values};
use serde::{Deserialize, Serialize};

/// A table that can be dealt to. There is no invalid one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Wish", into = "Wish")]
pub struct Setup {
    players: u8,
    length: Length,
    rounds: u16,
    minutes: u16,
    points: u16,
    dealer: Option<Seat>,
    younger: bool,
    memory_help: bool,
}

/// What ends a game (RAT-22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    /// A number of rounds (RAT-23).
    Rounds,
    /// A clock (RAT-24).
    Time,
    /// Players go out at a number of points (RAT-25).
    Points,
}

/// A setup as somebody asks for it, not yet known to be possible. Options left out have their usual value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The game's id, `rat-a-tat-cat`.
    pub game: String,
    /// How many players.
    pub players: u32,
    /// Options by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// The game's id in the catalogue.
pub const ID: &str = "rat-a-tat-cat";

/// The numbers of players that can be seated.
pub const PLAYERS: &[u8] = &[2, 3, 4, 5, 6];

/// What can be chosen when the game is set up, besides players.
pub const CHOICES: &[Choice] = &[
    choice("length", Values::Words(&["rounds", "time", "points"]), 22),
    choice("rounds", Values::Number { least: 1, most: 50, default: 5 }, 23),
    choice("minutes", Values::Number { least: 1, most: 600, default: 30 }, 24),
    choice("points", Values::Number { least: 10, most: 1000, default: 100 }, 25),
    choice("dealer", Values::Words(&["chance", "0", "1", "2", "3", "4", "5"]), 2),
    choice("younger-players", Values::Words(&["off", "on"]), 26),
    choice("memory-help", Values::Words(&["off", "on"]), 6),
];

const fn choice(name: &'static str, values: Values, rule: u8) -> Choice {
    Choice { name, values, rule: Rule::new("RAT", rule) }
}

impl Length {
    const fn text(self) -> &'static str {
        ["rounds", "time", "points"][self as usize]
    }
}

impl Setup {
    /// The usual table for so many players, without a word about options.
    pub fn usual(players: u32) -> Result<Self, SetupFault> {
        Self::new(players, [])
    }

    /// A table for `players` with these options, given as name and value.
    pub fn new<'a>(
        players: u32,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupFault> {
        let Some(&seats) = PLAYERS.iter().find(|&&seats| u32::from(seats) == players) else {
            let few = "it takes at least two";
            let why = if players < 2 { few } else { "that is more than the game has room for" };
            let rule = Rule::new("RAT", 3);
            return Err(SetupFault::Players { rule, asked: players, why, possible: PLAYERS });
        };
        let mut setup = Self {
            players: seats,
            length: Length::Rounds,
            rounds: 5,
            minutes: 30,
            points: 100,
            dealer: None,
            younger: false,
            memory_help: false,
        };
        options.into_iter().try_for_each(|(name, value)| setup.choose(name, value))?;
        Ok(setup)
    }

    fn choose(&mut self, name: &str, value: &str) -> Result<(), SetupFault> {
        let Some(choice) = CHOICES.iter().find(|choice| choice.name == name) else {
            let possible = CHOICES.iter().map(|choice| choice.name).collect();
            return Err(SetupFault::UnknownOption { name: name.to_owned(), possible });
        };
        let number = number_in(choice.values, value);
        let known = match choice.values {
            Values::Words(words) => words.contains(&value),
            Values::Number { .. } => number.is_some(),
        };
        if !known {
            let (option, possible) = (choice.name, choice.values.to_string());
            return Err(SetupFault::UnknownValue { option, value: value.to_owned(), possible });
        }
        match (name, value) {
            ("length", "time") => self.length = Length::Time,
            ("length", "points") => self.length = Length::Points,
            ("length", _) => self.length = Length::Rounds,
            ("rounds", _) => self.rounds = number.unwrap_or(self.rounds),
            ("minutes", _) => self.minutes = number.unwrap_or(self.minutes),
            ("points", _) => self.points = number.unwrap_or(self.points),
            ("younger-players", value) => self.younger = value == "on",
            ("memory-help", value) => self.memory_help = value == "on",
            ("dealer", "chance") => self.dealer = None,
            (_, seat) => {
                let seat = seat.parse().ok().and_then(Seat::try_new);
                self.dealer = seat.filter(|seat| seat.number() < self.players);
                if self.dealer.is_none() {
                    let (rule, option) = (choice.rule, choice.name);
                    let why = "the table has no such seat";
                    return Err(SetupFault::DoesNotFit { rule, option, why });
                }
            }
        }
        Ok(())
    }

    /// The options as name and value, all of them.
    #[must_use]
    pub fn options(&self) -> BTreeMap<&'static str, String> {
        let on = |on| if on { "on" } else { "off" }.to_owned();
        BTreeMap::from([
            ("length", self.length.text().to_owned()),
            ("rounds", self.rounds.to_string()),
            ("minutes", self.minutes.to_string()),
            ("points", self.points.to_string()),
            ("dealer", self.dealer.map_or("chance".to_owned(), |seat| seat.to_string())),
            ("younger-players", on(self.younger)),
            ("memory-help", on(self.memory_help)),
        ])
    }

    /// How many players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// What ends the game (RAT-22).
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }

    /// After how many rounds it ends, where rounds end it (RAT-23).
    #[must_use]
    pub const fn rounds(&self) -> u16 {
        self.rounds
    }

    /// After how many minutes it ends, where a clock ends it (RAT-24). The clock is the table's, not ours.
    #[must_use]
    pub const fn minutes(&self) -> u16 {
        self.minutes
    }

    /// At how many points a player is out, where points end it (RAT-25).
    #[must_use]
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// The first dealer, where the host has named one (RAT-02).
    #[must_use]
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// Whether outer cards lie face up (RAT-26).
    #[must_use]
    pub const fn younger(&self) -> bool {
        self.younger
    }

    /// Whether a screen keeps what its player knows (RAT-06).
    #[must_use]
    pub const fn memory_help(&self) -> bool {
        self.memory_help
    }
}

fn number_in(values: Values, text: &str) -> Option<u16> {
    let Values::Number { least, most, .. } = values else { return None };
    let number = text.parse::<u16>().ok()?;
    (least..=most).contains(&number.into()).then_some(number)
}

impl TryFrom<Wish> for Setup {
    type Error = String;

    fn try_from(wish: Wish) -> Result<Self, String> {
        if wish.game != ID {
            return Err(format!("{:?} is not the game {ID}", wish.game));
        }
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Self::new(wish.players, options).map_err(|fault| fault.to_string())
    }
}

impl From<Setup> for Wish {
    fn from(setup: Setup) -> Self {
        let options = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value));
        Self { game: ID.to_owned(), players: setup.players.into(), options: options.collect() }
    }
}
