//! Tables of Crossing with many tiles on them, as a device keeps them: played there they would take minutes.

use anyhow::{Context as _, Result, anyhow};
use crossing::solver::{Effort, solve};
use crossing::{Action, Crossing, Setup, View};
use game::{Game as _, Salt};
use serde_json::{Value, json};
use table::{Chair, Local, Millis, Terms};

use crate::{Browser, Table};

/// A match that is not over after so many turns is given up.
const MOST_TURNS: u64 = 600;
/// How hard the players think: a good lay will do.
const EFFORT: Effort = Effort { rounds: 60, calm: 100, prove: false, seed: 1 };

/// How many deals are tried: in many somebody has laid everything too soon.
const MOST_DEALS: u8 = 100;
const PEOPLE: [&str; 2] = ["Edda", "Óðinn"];

/// A table for two people with at least so many tiles on it, and some in the hand of whoever is on turn.
pub fn crowded(tiles: u16) -> Result<Value> {
    for deal in 0..MOST_DEALS {
        if let Some(table) = crowd(tiles, Salt([deal; 32]))? {
            return Ok(kept(&table.save()));
        }
    }
    Err(anyhow!("nobody lays {tiles} tiles"))
}

/// Plays until there are so many tiles on the table, unless the game ends first.
fn crowd(tiles: u16, salt: Salt) -> Result<Option<Local<Crossing>>> {
    let chairs: Result<Vec<_>, _> = PEOPLE.into_iter().map(Chair::person).collect();
    let setup = Setup::usual(2).context("two can play")?;
    let mut table = Local::<Crossing>::open(Terms::new(setup, chairs?), salt)?;
    for turn in 0..MOST_TURNS {
        let Some(seat) = table.must_act().iter().next() else { break };
        let view = table.table().state().view(seat);
        if view.scene.table.len() >= tiles && view.hand.len() > 4 {
            return Ok(Some(table));
        }
        // Nobody lays before there is enough for many tiles.
        let late = turn >= u64::from(tiles) / 3;
        let action = lay(&view).filter(|_| late).unwrap_or_else(|| draw(&view));
        table.act(Millis(turn), seat, action).map_err(|refusal| anyhow!("{refusal:?}"))?;
    }
    Ok(None)
}

impl Browser {
    /// Takes up a table that was put away, as [`crowded`] makes one, and opens its curtain.
    pub async fn take_up(&self, table: &Value) -> Result<()> {
        let keep = "localStorage.setItem('kvold-table', JSON.stringify(arguments[0]))";
        self.run(keep, vec![table.clone()]).await?;
        self.route("#/").await?;
        self.wait(".front").await?;
        self.route("#/play").await?;
        self.wait("main.curt .hold").await?;
        self.run("document.querySelector('main.curt .hold').click()", vec![]).await?;
        self.wait("main.t").await.map(drop)
    }
}

/// The best that is found quickly, if it leaves something in the hand.
fn lay(view: &View) -> Option<Action> {
    let found = solve(&view.lay_rules().problem()?, EFFORT, &mut || false);
    let some = found.placed > 0 && u64::from(found.placed) < u64::from(view.hand.len());
    some.then_some(Action::Lay { table: found.table })
}

fn draw(view: &View) -> Action {
    match view.scene.open.iter().next() {
        _ if view.scene.bag > 0 => Action::Draw,
        Some(tile) => Action::Take { tile },
        None => Action::Pass,
    }
}

fn kept(table: &str) -> Value {
    let order = Table { game: "crossing", people: PEOPLE.to_vec(), bots: 0, options: vec![] };
    json!({ "order": order.order(), "table": table, "over": false })
}
