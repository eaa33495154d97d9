//! The worker in which bots think.

use std::cell::RefCell;
use std::collections::BTreeMap;

use catalog::{Answer, Request, Thought};
use game::Seat;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

use super::Playable;
use crate::{boards, browser};

/// What to do with an action as JSON, or with none if the bot could not be asked.
type Then = Box<dyn FnOnce(Option<String>)>;

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// The worker, and who waits for it.
#[derive(Default)]
struct Thinker {
    worker: Option<web_sys::Worker>,
    waiting: BTreeMap<u32, (Request, Then)>,
    next: u32,
}

/// Has the bot of this level think about a view.
pub(super) fn consult<G: Playable>(
    level: &str,
    seat: Seat,
    view: &G::View,
    number: u64,
    then: impl FnOnce(Option<G::Action>) + 'static,
) {
    ask::<G>(level, seat, view, number, move |answer| {
        then(answer.and_then(|action| serde_json::from_str(&action).ok()));
    });
}

/// Asks the worker about a view.
pub(super) fn ask<G: Playable>(
    bot: &str,
    seat: Seat,
    view: &G::View,
    number: u64,
    then: impl FnOnce(Option<String>) + 'static,
) {
    let Ok(view) = serde_json::to_string(view) else { return };
    let (family, bot) = (G::FAMILY.to_owned(), bot.to_owned());
    think(Request { id: 0, family, bot, seat, view, number }, then);
}

/// Has a bot think about `request` (whose id is chosen here), and calls `then` with its action.
fn think(mut request: Request, then: impl FnOnce(Option<String>) + 'static) {
    let posted = THINKER.with_borrow_mut(|thinker| {
        thinker.next += 1;
        request.id = thinker.next;
        let text = serde_json::to_string(&request).unwrap_or_default();
        let id = request.id;
        thinker.waiting.insert(id, (request, Box::new(then)));
        if thinker.worker.is_none() {
            thinker.worker = start();
        }
        let worker = thinker.worker.as_ref();
        worker.is_some_and(|worker| worker.post_message(&JsValue::from_str(&text)).is_ok())
    });
    if !posted {
        give_up();
    }
}

/// Starts the worker whose address the page carries.
fn start() -> Option<web_sys::Worker> {
    let address = browser::meta("kvold-worker")?;
    let options = web_sys::WorkerOptions::new();
    options.set_type(web_sys::WorkerType::Module);
    let worker = web_sys::Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn Fn(web_sys::MessageEvent)>::new(|event: web_sys::MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&text);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let failed = Closure::<dyn Fn()>::new(give_up);
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    // The worker lives as long as the page, and so do its listeners.
    heard.forget();
    failed.forget();
    Some(worker)
}

fn hear(text: &str) {
    let Ok(Answer { id: Some(id), thought }) = serde_json::from_str(text) else { return };
    let waiting = THINKER.with_borrow_mut(|thinker| thinker.waiting.remove(&id));
    if let Some((request, then)) = waiting {
        match thought {
            Thought::Action(action) => then(Some(action)),
            Thought::Error(_) => think_here(request, then),
        }
    }
}

/// The worker cannot be had: whatever is asked is thought about on the page itself, which may stutter but plays on.
fn give_up() {
    let waiting = THINKER.with_borrow_mut(|thinker| {
        thinker.worker = None;
        std::mem::take(&mut thinker.waiting)
    });
    for (request, then) in waiting.into_values() {
        think_here(request, then);
    }
}

fn think_here(request: Request, then: Then) {
    spawn_local(async move {
        match boards::answer(&request).await.thought {
            Thought::Action(action) => then(Some(action)),
            Thought::Error(_) => then(None),
        }
    });
}
