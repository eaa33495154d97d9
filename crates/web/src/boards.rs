//! The boards. Each is a part of the module of its own, with the rules and the bots of its game, and is loaded when
//! somebody is about to play it.
//!
//! The bundler cuts the module at the functions that are marked here: what only one of them needs goes into a file of
//! its own. So nothing outside the modules of the games may name a game, or all of it stays where it is named; but for
//! the part for online tables (`away`), which names the games and none of their boards.

use std::any::Any;

use catalog::{Answer, RecordFault, Report, Request, Shelved as _, Thought};
use crossing::Crossing;
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::order::Order;
use rat_a_tat_cat::RatATatCat;
use sequence::Sequence;
use wasm_split_helpers::wasm_split;

use crate::crossing::CrossingTable;
use crate::rat::RatTable;
use crate::sequence::SequenceTable;
use crate::session::{Playable, Session, Tables, Why};

/// What is done with a game whose part of the module is here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    /// Sets a new table.
    pub(crate) open: fn(Tables, Order) -> Result<(), Why>,
    /// Takes up a table that was put away.
    pub(crate) resume: fn(Tables) -> Result<(), Why>,
    /// Sits down at a table that somebody else keeps.
    pub(crate) sit: fn(Tables, &Made) -> Result<(), Why>,
    /// Checks the record of a match.
    pub(crate) verify: fn(&str) -> Result<Report, RecordFault>,
    /// Has a bot decide.
    pub(crate) answer: fn(&Request) -> Answer,
}

/// Makes a [`Session`] of the game, if there is anything to see. The part for online tables makes it, which the boards
/// may not name.
pub(crate) type Made = dyn Fn() -> Option<Box<dyn Any>>;

/// A game with a board.
pub(crate) trait Drawn: Playable {
    /// Its table.
    fn draw(session: Session<Self>) -> AnyView;
}

impl Board {
    const fn of<G: Drawn>() -> Self {
        Self {
            open: Tables::open::<G>,
            resume: Tables::resume::<G>,
            sit: Tables::sit_there::<G>,
            verify: catalog::verify::<G>,
            answer: catalog::answer::<G>,
        }
    }
}

impl Drawn for Sequence {
    fn draw(session: Session<Self>) -> AnyView {
        view! { <SequenceTable session/> }.into_any()
    }
}

impl Drawn for RatATatCat {
    fn draw(session: Session<Self>) -> AnyView {
        view! { <RatTable session/> }.into_any()
    }
}

impl Drawn for Crossing {
    fn draw(session: Session<Self>) -> AnyView {
        view! { <CrossingTable session/> }.into_any()
    }
}

/// The board of the game with this id, as soon as it is here. One that could not be loaded can be asked for again.
pub(crate) async fn fetch(game: &str) -> Result<&'static Board, Why> {
    match catalog::listing(game).map(|game| game.family) {
        Some(Sequence::FAMILY) => sequence().await,
        Some(RatATatCat::FAMILY) => rat_a_tat_cat().await,
        Some(Crossing::FAMILY) => crossing().await,
        _ => Err(Why::Fault(format!("there is no board for {game:?}"))),
    }
}

/// Has the board of the game with this id loaded, because it will soon be asked for.
pub(crate) fn expect(game: &str) {
    let game = game.to_owned();
    // Whoever asks for it hears what was in the way.
    spawn_local(async move { drop(fetch(&game).await) });
}

/// Answers a request, once the bots of its game are here.
pub(crate) async fn answer(request: &Request) -> Answer {
    // Each family has an edition with its own name.
    match fetch(&request.family).await {
        Ok(board) => (board.answer)(request),
        Err(why) => Answer { id: Some(request.id), thought: Thought::Error(why.to_string()) },
    }
}

#[wasm_split(sequence, fallible)]
fn sequence() -> Result<&'static Board, Why> {
    Ok(const { &Board::of::<Sequence>() })
}

#[wasm_split(rat_a_tat_cat, fallible)]
fn rat_a_tat_cat() -> Result<&'static Board, Why> {
    Ok(const { &Board::of::<RatATatCat>() })
}

#[wasm_split(crossing, fallible)]
fn crossing() -> Result<&'static Board, Why> {
    Ok(const { &Board::of::<Crossing>() })
}
