//! What the people agree on before the deal.

use std::collections::BTreeMap;

use game::{Choice, Rule, Seat, SetupFault, Team, Values};
use serde::Deserialize;
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::{Card, Edition, Power, SpaceSet};

/// A table that can be dealt to: edition, players, teams, options. There is no invalid one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "Wish")]
pub struct Setup {
    edition: Edition,
    players: u8,
    teams: u8,
    hand: u8,
    sequences_to_win: u8,
    advanced: bool,
    by_hand: bool,
    table_talk: bool,
    small_steps: bool,
    help_with_sums: bool,
    dealer: Option<Seat>,
}

/// A setup as somebody asks for it, not yet known to be possible. Options left out have their usual value.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The game's id, such as `sequence-cats`.
    pub game: String,
    /// How many players.
    pub players: u32,
    /// Into how many teams they fall; the usual number if left out.
    #[serde(default)]
    pub teams: Option<u32>,
    /// Options by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

const ADVANCED: Choice = choice("advanced", &["off", "on"], 16);
const DEALER: Choice = choice("dealer", &["chance", "0", "1", "2", "3", "4", "5"], 4);
/// The words for the seats that can deal.
const SEATS: [&str; 6] = ["0", "1", "2", "3", "4", "5"];
const DRAWING: Choice = choice("drawing", &["automatic", "by-hand"], 17);
const TALK_OFF: Choice = choice("table-talk", &["off", "on"], 27);
const TALK_ON: Choice = choice("table-talk", &["on", "off"], 27);
const SUMS: Choice = choice("sums", &["to-40", "small-steps"], 11);
const HELP: Choice = choice("help-with-sums", &["off", "on"], 10);

const fn choice(name: &'static str, values: &'static [&'static str], rule: u8) -> Choice {
    Choice { name, values: Values::Words(values), rule: Rule::new("SEQ", rule) }
}

impl Edition {
    /// What can be chosen when this edition is set up, besides players and teams.
    #[must_use]
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::Classic => &[DRAWING, ADVANCED, TALK_OFF],
            Self::Cats => &[DRAWING, DEALER],
            Self::Numbers => &[DRAWING, DEALER, TALK_ON, SUMS, HELP],
        }
    }
}

impl Setup {
    /// The usual table for so many players, without a word about options.
    pub fn usual(edition: Edition, players: u32) -> Result<Self, SetupFault> {
        Self::new(edition, players, None, [])
    }

    /// A table for `players` in `teams` teams with these options, given as name and value.
    pub fn new<'a>(
        edition: Edition,
        players: u32,
        teams: Option<u32>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupFault> {
        let (players, teams) = seated(edition, players, teams)?;
        let mut setup = Self {
            edition,
            players,
            teams,
            hand: edition.hand(players, teams).unwrap_or_default(),
            sequences_to_win: edition.sequences_to_win(players, teams).unwrap_or_default(),
            advanced: false,
            by_hand: false,
            table_talk: edition == Edition::Numbers && players > teams,
            small_steps: false,
            help_with_sums: false,
            dealer: None,
        };
        options.into_iter().try_for_each(|(name, value)| setup.choose(name, value))?;
        Ok(setup)
    }

    fn choose(&mut self, name: &str, value: &str) -> Result<(), SetupFault> {
        let choices = self.edition.choices();
        let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
            let possible = choices.iter().map(|choice| choice.name).collect();
            return Err(SetupFault::UnknownOption { name: name.to_owned(), possible });
        };
        if !matches!(choice.values, Values::Words(words) if words.contains(&value)) {
            let possible = choice.values.to_string();
            return Err(SetupFault::UnknownValue {
                option: choice.name,
                value: value.to_owned(),
                possible,
            });
        }
        let does_not_fit =
            |why| SetupFault::DoesNotFit { rule: choice.rule, option: choice.name, why };
        match (name, value) {
            ("advanced", "on") if self.teams == 3 => {
                return Err(does_not_fit("with three teams the first sequence ends the game"));
            }
            ("table-talk", "on") if self.players == self.teams => {
                return Err(does_not_fit("nobody has a team-mate to talk to"));
            }
            ("dealer", "chance") => self.dealer = None,
            ("dealer", seat) => {
                let seat = seat.parse().ok().and_then(Seat::try_new);
                self.dealer = seat.filter(|seat| seat.number() < self.players);
                if self.dealer.is_none() {
                    return Err(does_not_fit("the table has no such seat"));
                }
            }
            ("advanced", value) => self.advanced = value == "on",
            ("drawing", value) => self.by_hand = value == "by-hand",
            ("table-talk", value) => self.table_talk = value == "on",
            ("sums", value) => self.small_steps = value == "small-steps",
            ("help-with-sums", value) => self.help_with_sums = value == "on",
            _ => {}
        }
        Ok(())
    }

    /// The options as name and value, all of them.
    #[must_use]
    pub fn options(&self) -> BTreeMap<&'static str, String> {
        self.chosen().into_iter().map(|(name, value)| (name, value.to_owned())).collect()
    }

    /// The same in ready words.
    fn chosen(&self) -> BTreeMap<&'static str, &'static str> {
        let on = |on| if on { "on" } else { "off" };
        let value = |choice: &Choice| match choice.name {
            "advanced" => on(self.advanced),
            "table-talk" => on(self.table_talk),
            "help-with-sums" => on(self.help_with_sums),
            "drawing" if self.by_hand => "by-hand",
            "drawing" => "automatic",
            "sums" if self.small_steps => "small-steps",
            "sums" => "to-40",
            _ => self.dealer.and_then(|seat| SEATS.get(seat.index())).unwrap_or(&"chance"),
        };
        self.edition.choices().iter().map(|choice| (choice.name, value(choice))).collect()
    }

    /// The edition.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// How many players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// How many teams.
    #[must_use]
    pub const fn teams(&self) -> u8 {
        self.teams
    }

    /// How many cards each player is dealt (SEQ-05).
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// How many sequences win (SEQ-28).
    #[must_use]
    pub const fn sequences_to_win(&self) -> u8 {
        self.sequences_to_win
    }

    /// Whether a one-eyed jack may take a chip of a finished sequence (SEQ-16).
    #[must_use]
    pub const fn advanced(&self) -> bool {
        self.advanced
    }

    /// Whether drawing is an action of its own (SEQ-18).
    #[must_use]
    pub const fn by_hand(&self) -> bool {
        self.by_hand
    }

    /// Whether table talk can be called (SEQ-27).
    #[must_use]
    pub const fn table_talk(&self) -> bool {
        self.table_talk
    }

    /// Whether the sums are those with small steps (SEQ-11).
    #[must_use]
    pub const fn small_steps(&self) -> bool {
        self.small_steps
    }

    /// Whether the client lights up the answer of a sum (SEQ-10).
    #[must_use]
    pub const fn help_with_sums(&self) -> bool {
        self.help_with_sums
    }

    /// The dealer the host has named (SEQ-04).
    #[must_use]
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// The two spaces that `card` names; none for a card that names none or is not in the pack.
    #[must_use]
    pub fn spaces_of(&self, card: Card) -> SpaceSet {
        match (card.power(), self.edition.kind(card, self.small_steps)) {
            (Power::Named, Some(kind)) => self.edition.tables().reach(kind),
            _ => SpaceSet::EMPTY,
        }
    }

    /// The team of `seat`: with two teams every second seat, with three every third (SEQ-03).
    #[must_use]
    pub const fn team(&self, seat: Seat) -> Team {
        // By constants, because a division by a variable is slow and this is asked at every move.
        Team(if self.teams == 2 { seat.number() % 2 } else { seat.number() % 3 })
    }
}

/// The players and teams as they can be seated, or why they cannot (SEQ-01).
fn seated(edition: Edition, players: u32, teams: Option<u32>) -> Result<(u8, u8), SetupFault> {
    let rule = Rule::new("SEQ", 1);
    let possible = edition.players();
    let Some(&seats) = possible.iter().find(|&&seats| u32::from(seats) == players) else {
        let most = possible.last().copied().map_or(0, u32::from);
        let why = match players {
            0 | 1 => "it takes at least two",
            _ if players > most => "that is more than the game has room for",
            _ => "they cannot be split into two or three teams of equal size",
        };
        return Err(SetupFault::Players { rule, asked: players, why, possible });
    };
    let possible = edition.teams(seats);
    let asked = teams.unwrap_or_else(|| u32::from(possible[0]));
    match possible.iter().find(|&&teams| u32::from(teams) == asked) {
        Some(&teams) => Ok((seats, teams)),
        None => Err(SetupFault::Teams { rule, players: seats, asked, possible }),
    }
}

/// As the [`Wish`] for it is written. A setup is part of all that is shown, so no wish is put together for that.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut wish = serializer.serialize_struct("Wish", 4)?;
        wish.serialize_field("game", self.edition.id())?;
        wish.serialize_field("players", &self.players)?;
        wish.serialize_field("teams", &Some(self.teams))?;
        wish.serialize_field("options", &self.chosen())?;
        wish.end()
    }
}

impl TryFrom<Wish> for Setup {
    type Error = String;

    fn try_from(wish: Wish) -> Result<Self, String> {
        let edition = Edition::ALL.into_iter().find(|edition| edition.id() == wish.game);
        let edition =
            edition.ok_or_else(|| format!("there is no game {:?} in this family", wish.game))?;
        let options = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Self::new(edition, wish.players, wish.teams, options).map_err(|fault| fault.to_string())
    }
}

impl From<Setup> for Wish {
    fn from(setup: Setup) -> Self {
        Self {
            game: setup.edition.id().to_owned(),
            players: setup.players.into(),
            teams: Some(setup.teams.into()),
            options: setup
                .options()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_is_written_as_the_wish_for_it_and_read_again() {
        let mut written = 0;
        for edition in Edition::ALL {
            for Choice { name, values, .. } in edition.choices() {
                let Values::Words(words) = values else { panic!("all choices here are words") };
                for word in *words {
                    let setup = Setup::new(edition, 6, Some(2), [(*name, *word)]);
                    let Ok(setup) = setup else { continue };
                    let text = serde_json::to_string(&setup).expect("plain data");
                    let wish = serde_json::to_string(&Wish::from(setup)).expect("plain data");
                    assert_eq!(text, wish);
                    assert_eq!(setup.options().get(name).map(String::as_str), Some(*word));
                    assert_eq!(serde_json::from_str::<Setup>(&text).ok(), Some(setup));
                    written += 1;
                }
            }
        }
        assert!(written > 10, "{written}");
    }
}
