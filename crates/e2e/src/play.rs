//! Playing at a table in the browser, by what is on the screen.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};

use crate::Browser;

/// A table to order.
#[derive(Clone, Debug)]
pub struct Table {
    /// The id of the game.
    pub game: &'static str,
    /// The names of the people.
    pub people: Vec<&'static str>,
    /// How many bots sit with them.
    pub bots: usize,
    /// Options as name and value.
    pub options: Vec<(&'static str, &'static str)>,
}

/// What the one who played saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// How many moves people made.
    pub moves: u64,
    /// How often the curtain was opened.
    pub curtains: u64,
    /// Whether the game came to its end.
    pub over: bool,
}

impl Table {
    /// One person against one bot.
    #[must_use]
    pub fn alone(game: &'static str) -> Self {
        Self { game, people: vec!["Edda"], bots: 1, options: vec![] }
    }

    /// Two people who pass the device on, and a bot.
    #[must_use]
    pub fn passed(game: &'static str) -> Self {
        Self { game, people: vec!["Edda", "Óðinn"], bots: 1, options: vec![] }
    }

    /// Short and simple: one round, and help with sums.
    #[must_use]
    pub fn plain(self) -> Self {
        match self.game {
            "sequence-numbers" => self.with("help-with-sums", "on"),
            "rat-a-tat-cat" => self.with("rounds", "1"),
            _ => self,
        }
    }

    /// With another value for one option.
    #[must_use]
    pub fn with(mut self, option: &'static str, value: &'static str) -> Self {
        self.options.push((option, value));
        self
    }

    /// The order as the page for a new table keeps it.
    pub(crate) fn order(&self) -> Value {
        let people = self.people.iter().map(|name| json!({ "name": name, "occupant": "person" }));
        let bots = ["Lundi", "Spói", "Kría"].into_iter().take(self.bots);
        let level = match self.game {
            "rat-a-tat-cat" => "threshold",
            "crossing" => "baseline",
            _ => "greedy",
        };
        let bots = bots.map(|name| json!({ "name": name, "occupant": { "bot": level } }));
        json!({
            "wish": {
                "game": self.game,
                "players": self.people.len() + self.bots,
                "teams": null,
                "options": self.options,
            },
            "chairs": people.chain(bots).collect::<Vec<_>>(),
            "pass": self.people.len() > 1,
            "hints": true,
            "lights": true,
            "pace": "quick",
        })
    }
}

impl Table {
    /// The order of the same table for everybody's own device.
    pub(crate) fn online_order(&self) -> Value {
        let mut order = self.order();
        order["pass"] = json!(false);
        order["online"] = json!({
            "watch": "anybody", "clock": "none", "listed": false, "chat": false, "friendly_undo": true,
        });
        order
    }
}

impl Browser {
    /// Sets a table on the page for a new one, where its order is remembered, and deals.
    pub async fn deal(&self, table: &Table) -> Result<()> {
        let key = format!("kvold-order-{}", table.game);
        let keep = "localStorage.setItem(arguments[0], JSON.stringify(arguments[1]))";
        self.run(keep, vec![json!(key), table.order()]).await?;
        self.route("#/").await?;
        self.wait(".front").await?;
        self.route(&format!("#/new/{}", table.game)).await?;
        self.click("form.table-set button[type=submit]").await?;
        self.wait("main.t, main.curt").await.map(drop)
    }

    /// Plays on, people's moves by clicks on whatever lights up, until the end or so many moves.
    pub async fn play(&self, moves: u32) -> Result<Ended> {
        let told = self.run_async(include_str!("play.js"), vec![json!(moves)]).await?;
        let number = |name: &str| told[name].as_u64().context("the script tells a number");
        let error = told["error"].as_str().unwrap_or_default();
        ensure!(error.is_empty(), "after {} moves: {error}", told["moves"]);
        Ok(Ended {
            moves: number("moves")?,
            curtains: number("curtains")?,
            over: told["over"] == json!(true),
        })
    }
}
