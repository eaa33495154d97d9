//! Any game, as text and JSON: implemented once, for all.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use bots::Named;
use game::{
    Foul as _, Game, Imagine, Narrate, Notation, Part, Seat, SeatSet, Seed, SetupFault, Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contest::Table;
use crate::record::{Replay, replay};
use crate::{Contest, Edition, Fault, RecordFault, Wish, thought};

/// A game that can stand in the catalogue.
pub trait Shelved:
    Game<
        Setup: Serialize + DeserializeOwned + Send + Sync,
        Action: Part + Serialize + DeserializeOwned + Send + Sync,
        View: Serialize + DeserializeOwned,
        Screen: Part + Serialize + Send + Sync,
    > + Send
    + Imagine
    + Narrate<Event: Serialize>
    + Notation<Position: Serialize + DeserializeOwned>
    + 'static
{
    /// The name of the family: the editions share its engine, its words and its pictures.
    const FAMILY: &'static str;
    /// The version of the rules that records name.
    const RULES: u32;
    /// The bots that can play it.
    const BOTS: &'static [Named<Self>];
    /// Their names, by [`bots::names`]: whoever needs no more than these is built without the bots.
    const BOT_NAMES: &'static [&'static str];

    /// Whether the actions of a seat are few and short enough to be listed to a client with every move.
    const LISTABLE: bool = true;

    /// The editions it comes in, at least one.
    fn editions() -> &'static [Edition];

    /// The table that `wish` asks for, in one of [`editions`](Self::editions).
    fn setup(edition: &Edition, wish: &Wish) -> Result<Self::Setup, SetupFault>;

    /// The id of the edition that `setup` is of.
    fn edition_of(setup: &Self::Setup) -> &'static str;

    /// The table for another match of the same people: where the host has named who deals or begins, that right moves
    /// one seat to the left. Where chance decides, it decides anew.
    fn again(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// After how many minutes the rules want to hear [`Signal::TimeUp`](game::Signal), if a clock ends the match.
    fn minutes(_setup: &Self::Setup) -> Option<u32> {
        None
    }

    /// What can be found out about the position of a player by thinking it through, for whoever asks for a hint that
    /// goes further than one action, as JSON; nothing where there is no such thing.
    fn study(_view: &Self::View) -> Option<String> {
        None
    }
}

/// Whose decision a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToMove {
    /// The seats of the table.
    pub seats: SeatSet,
    /// The seats the game waits for; none when it is over.
    pub must_act: SeatSet,
    /// The seats that may speak.
    pub may_act: SeatSet,
    /// Who has won.
    pub winners: SeatSet,
}

/// How to look at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// All that this seat has learnt.
    View(Seat),
    /// What this viewer's device shows.
    Screen(Viewer),
}

/// Any game of the catalogue. Positions and records are text, as they come from a file.
pub trait AnyGame: Debug + Sync {
    /// The name of the family.
    fn family(&self) -> &'static str;

    /// The editions it comes in.
    fn editions(&self) -> &'static [Edition];

    /// The version of the rules that records name.
    fn rules(&self) -> u32;

    /// The names of the bots that can play it.
    fn bots(&self) -> Vec<&'static str>;

    /// The position right after the deal.
    fn deal(&self, wish: &Wish, seed: Seed) -> Result<Value, Fault>;

    /// Whose decision the position waits for.
    fn to_move(&self, position: &str) -> Result<ToMove, Fault>;

    /// The legal actions of `seat`, as text: none if it has nothing to decide.
    fn moves(&self, position: &str, seat: Seat) -> Result<Vec<String>, Fault>;

    /// The position after `seat` has taken `action`.
    fn attempt(&self, position: &str, seat: Seat, action: &str) -> Result<Value, Fault>;

    /// The position as somebody sees it.
    fn look(&self, position: &str, look: Look) -> Result<Value, Fault>;

    /// What the bot called `bot` does at `seat`, which has learnt `view`; its random numbers start at `number`.
    ///
    /// The view is trusted as far as it can be read: it has to come from a game, by [`look`](Self::look) for instance.
    fn think(&self, view: &Value, seat: Seat, bot: &str, number: u64) -> Result<Value, Fault>;

    /// Replays a record, told to `viewer`, and says what it proves.
    fn replay(&self, record: &str, viewer: Viewer) -> Result<Replay, RecordFault>;

    /// A table for bots, by name: one for all seats, one for each, or as many as take turns.
    fn contest(&self, wish: &Wish, bots: &[&str]) -> Result<Box<dyn Contest>, Fault>;
}

/// The place of one game in the catalogue.
pub struct Shelf<G>(PhantomData<fn() -> G>);

impl<G> Shelf<G> {
    /// The place of `G`.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Shelved> Debug for Shelf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Shelf").field(&G::FAMILY).finish()
    }
}

/// The game that a position is of: its `setup.game`.
pub fn game_of_position(position: &str) -> Result<&'static dyn AnyGame, Fault> {
    #[derive(Deserialize)]
    struct Named {
        setup: Setup,
    }
    #[derive(Deserialize)]
    struct Setup {
        game: String,
    }
    let named: Named =
        serde_json::from_str(position).map_err(|error| Fault::Malformed(error.to_string()))?;
    let found = crate::find(&named.setup.game).map(|(game, _)| game);
    found.ok_or(Fault::UnknownGame(named.setup.game))
}

impl<G: Shelved> AnyGame for Shelf<G> {
    fn family(&self) -> &'static str {
        G::FAMILY
    }

    fn editions(&self) -> &'static [Edition] {
        G::editions()
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn bots(&self) -> Vec<&'static str> {
        G::BOT_NAMES.to_vec()
    }

    fn deal(&self, wish: &Wish, seed: Seed) -> Result<Value, Fault> {
        Ok(position_of(&G::deal(&set_up::<G>(wish)?, seed)))
    }

    fn to_move(&self, position: &str) -> Result<ToMove, Fault> {
        let game = read::<G>(position)?;
        Ok(ToMove {
            seats: game.seats(),
            must_act: game.must_act(),
            may_act: game.may_act(),
            winners: game.winners(),
        })
    }

    fn moves(&self, position: &str, seat: Seat) -> Result<Vec<String>, Fault> {
        let game = read_for::<G>(position, seat)?;
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        Ok(actions.iter().map(action_text).collect())
    }

    fn attempt(&self, position: &str, seat: Seat, action: &str) -> Result<Value, Fault> {
        let mut game = read_for::<G>(position, seat)?;
        let action = read_action::<G>(action)?;
        game.play(seat, &action).map_err(foul::<G>)?;
        Ok(position_of(&game))
    }

    fn look(&self, position: &str, look: Look) -> Result<Value, Fault> {
        Ok(match look {
            Look::View(seat) => json(&read_for::<G>(position, seat)?.view(seat)),
            Look::Screen(Viewer::Spectator) => {
                json(&read::<G>(position)?.screen(Viewer::Spectator))
            }
            Look::Screen(Viewer::Seat(seat)) => {
                json(&read_for::<G>(position, seat)?.screen(Viewer::Seat(seat)))
            }
        })
    }

    fn think(&self, view: &Value, seat: Seat, bot: &str, number: u64) -> Result<Value, Fault> {
        let action = thought::think::<G>(&view.to_string(), seat, bot, number)?;
        Ok(serde_json::from_str(&action).expect("what was written as JSON is JSON"))
    }

    fn replay(&self, record: &str, viewer: Viewer) -> Result<Replay, RecordFault> {
        replay::<G>(record, viewer)
    }

    fn contest(&self, wish: &Wish, bots: &[&str]) -> Result<Box<dyn Contest>, Fault> {
        Ok(Box::new(Table::<G>::new(set_up::<G>(wish)?, bots)?))
    }
}

/// An action as text: as it stands where its JSON is a string, else as JSON in one line.
pub(crate) fn action_text(action: &impl Serialize) -> String {
    match json(action) {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

/// The JSON of plain data.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with names for keys has a JSON form")
}

/// The same as text.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data with names for keys has a JSON form")
}

/// The table that `wish` asks for.
pub fn set_up<G: Shelved>(wish: &Wish) -> Result<G::Setup, Fault> {
    let edition = G::editions().iter().find(|edition| edition.id == wish.game);
    let edition = edition.ok_or_else(|| Fault::UnknownGame(wish.game.clone()))?;
    G::setup(edition, wish).map_err(Fault::Setup)
}

/// The options of a setup with the seat that `option` names moved one to the left, if it names one.
pub(crate) fn moved_on(
    mut options: BTreeMap<&'static str, String>,
    option: &'static str,
    named: Option<Seat>,
    players: u8,
) -> BTreeMap<&'static str, String> {
    if let Some(seat) = named {
        options.insert(option, seat.left(players).to_string());
    }
    options
}

/// A foul at the border.
pub(crate) fn foul<G: Shelved>(foul: G::Foul) -> Fault {
    Fault::Foul { rule: foul.rule(), name: foul.name() }
}

fn position_of<G: Shelved>(game: &G) -> Value {
    json(&game.position())
}

fn read<G: Shelved>(position: &str) -> Result<G, Fault> {
    let position: G::Position =
        serde_json::from_str(position).map_err(|error| Fault::Malformed(error.to_string()))?;
    G::from_position(&position).map_err(|fault| Fault::Impossible(fault.to_string()))
}

fn read_for<G: Shelved>(position: &str, seat: Seat) -> Result<G, Fault> {
    let game = read::<G>(position)?;
    if game.seats().contains(seat) {
        Ok(game)
    } else {
        Err(Fault::NoSuchSeat { seat, seats: game.seats().len() })
    }
}

/// The reverse of [`action_text`]: text that looks like JSON is read as such, any other as a string.
fn read_action<G: Shelved>(text: &str) -> Result<G::Action, Fault> {
    let action = if text.starts_with(['{', '[', '"']) {
        serde_json::from_str(text)
    } else {
        serde_json::from_value(Value::String(text.to_owned()))
    };
    action.map_err(|error| Fault::Action(error.to_string()))
}
