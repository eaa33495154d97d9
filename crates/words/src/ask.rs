//! Questions that a screen asks by a name out of the rules: what a rule says, what an option is called.

use game::Rule;

use crate::Words;

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
}

fn rule_key(rule: Rule) -> String {
    format!("rule-{rule}").to_ascii_lowercase()
}
