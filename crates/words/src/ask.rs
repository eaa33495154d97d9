//! Questions that a screen asks by a name out of the rules: what a rule says, what an option is called.

use game::{Rule, SetupFault};

use crate::{Value, Words};

/// How many names there are for bots at a table.
const BIRDS: usize = 12;

impl Words {
    /// The name of the game with this id.
    #[must_use]
    pub fn game(&self, game: &str) -> String {
        self.say(&format!("game-{game}"), &[])
    }

    /// The game in one line, for whoever is choosing one.
    #[must_use]
    pub fn about(&self, game: &str) -> String {
        self.say(&format!("about-{game}"), &[])
    }

    /// How the game is played, in a few steps that take a minute to read.
    #[must_use]
    pub fn how(&self, game: &str) -> Vec<String> {
        (1..).map_while(|step: u8| self.find(&format!("how-{game}-{step}"))).collect()
    }

    /// What a rule is called.
    #[must_use]
    pub fn rule_title(&self, rule: Rule) -> String {
        self.attribute(&rule_key(rule), "title", &[])
    }

    /// What a rule says, in all games that share its book.
    #[must_use]
    pub fn rule_text(&self, rule: Rule) -> String {
        self.rule_text_in(rule, "all")
    }

    /// What a rule says in the game with this id, without what holds only in its relatives.
    #[must_use]
    pub fn rule_text_in(&self, rule: Rule, game: &str) -> String {
        self.say(&rule_key(rule), &[("game", game.into())])
    }

    /// Why an action is refused, by the name of the foul.
    #[must_use]
    pub fn foul(&self, name: &str) -> String {
        self.say(&format!("foul-{name}"), &[])
    }

    /// Why a table cannot be set up. The number of the rule is not part of the sentence.
    #[must_use]
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Players { asked, possible, .. } => self.wrong_players(*asked, possible),
            SetupFault::Teams { possible: [], .. } => self.say("misfit-teams", &[]),
            SetupFault::Teams { players, asked, possible, .. } => {
                let (players, asked) = (("players", (*players).into()), ("asked", (*asked).into()));
                self.say("setup-teams", &[players, asked, numbers(possible)])
            }
            SetupFault::DoesNotFit { option, .. } => self.say(&format!("misfit-{option}"), &[]),
            SetupFault::UnknownOption { name, .. } => {
                self.say("setup-unknown-option", &[("option", name.as_str().into())])
            }
            SetupFault::UnknownValue { value, possible, .. } => {
                let possible = ("possible", possible.as_str().into());
                self.say("setup-unknown-value", &[("value", value.as_str().into()), possible])
            }
        }
    }

    /// What a choice is called, by its name in the rules; `players` and `teams` are choices, too.
    #[must_use]
    pub fn option(&self, option: &str) -> String {
        self.say(&format!("option-{option}"), &[])
    }

    /// What a choice is about, in a sentence.
    #[must_use]
    pub fn option_hint(&self, option: &str) -> String {
        self.attribute(&format!("option-{option}"), "hint", &[])
    }

    /// What a value of a choice is called. A number counts what the choice is about; where it counts nothing, it is
    /// a seat, and whoever knows the name of the person there had better say that.
    #[must_use]
    pub fn option_value(&self, option: &str, value: &str) -> String {
        let Ok(number) = value.parse::<u32>() else {
            return self.say(&format!("option-{option}-{value}"), &[]);
        };
        let counted =
            self.look_up(&format!("option-{option}-value"), None, &[("value", number.into())]);
        counted.unwrap_or_else(|| self.say("seat", &[("seat", number.into())]))
    }

    /// How well a bot plays, in a word, by its name in the catalogue.
    #[must_use]
    pub fn bot(&self, bot: &str) -> String {
        self.say(&format!("bot-{bot}"), &[])
    }

    /// How well a bot plays, in a sentence.
    #[must_use]
    pub fn bot_hint(&self, bot: &str) -> String {
        self.attribute(&format!("bot-{bot}"), "hint", &[])
    }

    /// The names that bots have at the table, all birds of the language.
    #[must_use]
    pub fn birds(&self) -> Vec<String> {
        (1..=BIRDS).map(|bird| self.say(&format!("bird-{bird}"), &[])).collect()
    }

    fn wrong_players(&self, asked: u32, possible: &[u8]) -> String {
        let least = possible.first().copied().map_or(0, u32::from);
        let most = possible.last().copied().map_or(0, u32::from);
        let why = match asked {
            asked if asked < least => "few",
            asked if asked > most => "many",
            _ => "uneven",
        };
        let asked = ("asked", asked.into());
        self.say("setup-players", &[("why", why.into()), asked, numbers(possible)])
    }
}

fn rule_key(rule: Rule) -> String {
    format!("rule-{rule}").to_ascii_lowercase()
}

/// A list of numbers, as in "2, 3, 4".
fn numbers(possible: &[u8]) -> (&'static str, Value<'static>) {
    let list = possible.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    ("possible", list.into())
}
