//! What fingers and mice do: tap, drag a tile, hold a line, pan, pinch.
//!
//! While something is carried nothing of the page is rendered anew: a ghost of it follows the finger by a transform,
//! and the cells it would come to are dashed. Only the drop changes the draft.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;
use play::crossing::{Piece, Reach};
use wasm_bindgen::JsCast as _;
use web_sys::PointerEvent;

use super::carry::{Carry, Press, is_over};
use super::desk::Desk;
use super::lens;
use crate::browser;

/// A finger that has moved so far drags, in pixels.
const DRAGS: f64 = 6.0;
/// How long a tile is held until its line comes with it, and then its group, in milliseconds.
const HOLD: u64 = 350;
const HOLD_ON: u64 = 900;
thread_local! {
    static GRIP: RefCell<Grip> = const { RefCell::new(Grip::Idle) };
    /// Whether the next frame is asked for.
    static AWAITED: Cell<bool> = const { Cell::new(false) };
    static PRESSES: Cell<u32> = const { Cell::new(0) };
}

/// What is going on.
enum Grip {
    Idle,
    Pressed(Press),
    Carrying(Carry),
    Panning(Pan),
    Pinching(Pinch),
}

/// The table is moved along.
#[derive(Clone, Copy)]
struct Pan {
    pointer: i32,
    start: (f64, f64),
    last: (f64, f64),
    moved: bool,
}

/// Two fingers.
#[derive(Clone, Copy)]
struct Pinch {
    pointers: [i32; 2],
    points: [(f64, f64); 2],
}

/// A finger comes down on the cloth.
pub(super) fn down_cloth(desk: Desk, event: &PointerEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |css: &str| target.as_ref().and_then(|target| target.closest(css).ok().flatten());
    if event.button() != 0 || within(".corner, .pill").is_some() {
        return;
    }
    let (point, pointer) = (point(event), event.pointer_id());
    let other = GRIP.with_borrow(|grip| match grip {
        Grip::Panning(pan) => Some((pan.pointer, pan.last)),
        Grip::Pressed(press) if press.lies => Some((press.pointer, press.at)),
        _ => None,
    });
    if let Some((first, at)) = other.filter(|(first, _)| *first != pointer) {
        let pinch = Pinch { pointers: [first, pointer], points: [at, point] };
        GRIP.set(Grip::Pinching(pinch));
        return;
    }
    let piece = within("[data-piece]")
        .and_then(|tile| tile.get_attribute("data-piece")?.parse().ok())
        .and_then(Piece::from_number);
    match piece.filter(|_| untrack(|| desk.may_draft())) {
        Some(piece) => press(desk, piece, true, event),
        None => {
            let pan = Pan { pointer, start: point, last: point, moved: false };
            GRIP.set(Grip::Panning(pan));
        }
    }
}

/// A finger comes down on a tile of the hand.
pub(super) fn down_hand(desk: Desk, piece: Piece, event: &PointerEvent) {
    if event.button() == 0 {
        press(desk, piece, false, event);
    }
}

/// A finger moves.
pub(super) fn moved(desk: Desk, event: &PointerEvent) {
    let (point, pointer) = (point(event), event.pointer_id());
    let begins = GRIP.with_borrow_mut(|grip| match grip {
        Grip::Pressed(press) if press.pointer == pointer && far(press.at, point) => Some(*press),
        Grip::Carrying(carry) if carry.press.pointer == pointer => {
            carry.moved |= far(carry.press.at, point);
            carry.point = point;
            await_frame(desk);
            None
        }
        Grip::Panning(pan) if pan.pointer == pointer => {
            pan.moved |= far(pan.start, point);
            if pan.moved {
                desk.lens.pan(point.0 - pan.last.0, point.1 - pan.last.1);
                pan.last = point;
            }
            None
        }
        Grip::Pinching(pinch) => {
            pinch.follow(desk, pointer, point);
            None
        }
        _ => None,
    });
    if let Some(press) = begins {
        carry(desk, press, point, true);
    }
}

/// A finger is lifted.
pub(super) fn up(desk: Desk, event: &PointerEvent) {
    let mine = GRIP.with_borrow(|grip| grip.has(event.pointer_id()));
    if !mine {
        return;
    }
    match GRIP.replace(Grip::Idle) {
        Grip::Idle => {}
        Grip::Pressed(press) => tap(desk, &press, point(event)),
        Grip::Carrying(mut carry) => {
            carry.point = point(event);
            carry.aim(desk);
            drop_it(desk, carry);
        }
        Grip::Panning(pan) if pan.moved => desk.lens.rest(),
        Grip::Panning(pan) => {
            if let Some(cloth) = lens::cloth() {
                let rect = cloth.get_bounding_client_rect();
                let (at, lean) = desk.lens.cell(&rect, pan.start.0, pan.start.1);
                desk.tap_cell(at, lean);
            }
        }
        Grip::Pinching(_) => desk.lens.rest(),
    }
}

/// Lets everything be as it was: the browser has taken the finger away, or somebody pressed Escape.
pub(super) fn cancel() {
    if let Grip::Carrying(carry) = GRIP.replace(Grip::Idle) {
        carry.tidy_up();
    }
}

/// The wheel makes tiles larger and smaller.
pub(super) fn wheel(desk: Desk, event: &web_sys::WheelEvent) {
    event.prevent_default();
    let Some(rect) = lens::cloth().map(|cloth| cloth.get_bounding_client_rect()) else { return };
    let by = (-event.delta_y() * 0.0015).clamp(-0.4, 0.4).exp();
    let (x, y) = (f64::from(event.client_x()) - rect.x(), f64::from(event.client_y()) - rect.y());
    desk.lens.zoom(by, x, y);
    desk.lens.rest();
}

impl Grip {
    fn has(&self, pointer: i32) -> bool {
        match self {
            Self::Idle => false,
            Self::Pressed(press) => press.pointer == pointer,
            Self::Carrying(carry) => carry.press.pointer == pointer,
            Self::Panning(pan) => pan.pointer == pointer,
            Self::Pinching(pinch) => pinch.pointers.contains(&pointer),
        }
    }
}

impl Pinch {
    fn follow(&mut self, desk: Desk, pointer: i32, point: (f64, f64)) {
        let Some(which) = self.pointers.iter().position(|one| *one == pointer) else { return };
        let Some(rect) = lens::cloth().map(|cloth| cloth.get_bounding_client_rect()) else {
            return;
        };
        let before = (self.middle(), self.span());
        self.points[which] = point;
        let (x, y) = self.middle();
        desk.lens.pan(x - before.0.0, y - before.0.1);
        desk.lens.zoom(self.span() / before.1, x - rect.x(), y - rect.y());
    }

    fn middle(&self) -> (f64, f64) {
        let [one, other] = self.points;
        ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
    }

    fn span(&self) -> f64 {
        let [one, other] = self.points;
        (one.0 - other.0).hypot(one.1 - other.1).max(1.0)
    }
}

fn press(desk: Desk, piece: Piece, lies: bool, event: &PointerEvent) {
    let number = PRESSES.get() + 1;
    PRESSES.set(number);
    let line = || desk.draft.with_untracked(|draft| draft.board().line_of(piece));
    let reach = match lies {
        true if event.ctrl_key() || event.meta_key() => Reach::Group,
        true if event.shift_key() => line(),
        _ => Reach::One,
    };
    let (pointer, touch) = (event.pointer_id(), event.pointer_type() == "touch");
    let press = Press { pointer, number, piece, lies, touch, reach, at: point(event) };
    GRIP.set(Grip::Pressed(press));
    if !lies {
        return;
    }
    let hold = move || {
        let held = GRIP.with_borrow(|grip| matches!(grip, Grip::Pressed(p) if p.number == number));
        if held {
            let reach = desk.draft.with_untracked(|draft| draft.board().line_of(piece));
            carry(desk, Press { reach, ..press }, press.at, false);
        }
    };
    let hold_on = move || {
        let held = GRIP.with_borrow(
            |grip| matches!(grip, Grip::Carrying(c) if c.press.number == number && !c.moved),
        );
        if held {
            cancel();
            carry(desk, Press { reach: Reach::Group, ..press }, press.at, false);
        }
    };
    set_timeout(hold, Duration::from_millis(HOLD));
    set_timeout(hold_on, Duration::from_millis(HOLD_ON));
}

fn tap(desk: Desk, press: &Press, at: (f64, f64)) {
    if !press.lies {
        desk.tap_hand(press.piece);
        return;
    }
    let rect = lens::cloth().map(|cloth| cloth.get_bounding_client_rect());
    let place = desk.draft.with_untracked(|draft| draft.board().place(press.piece));
    if let (Some(rect), Some(place)) = (rect, place) {
        let (_, lean) = desk.lens.cell(&rect, at.0, at.1);
        desk.tap_cell(place, lean);
    }
}

/// Takes up what was pressed.
fn carry(desk: Desk, press: Press, point: (f64, f64), moved: bool) {
    let may = press.piece.tile().is_number() && untrack(|| desk.may_draft());
    if may {
        desk.enough();
        desk.let_go();
    }
    match may.then(|| Carry::lift(desk, press, point, moved)).flatten() {
        Some(carry) => {
            GRIP.set(Grip::Carrying(carry));
            await_frame(desk);
        }
        None => GRIP.set(Grip::Idle),
    }
}

fn drop_it(desk: Desk, carry: Carry) {
    carry.tidy_up();
    let press = carry.press;
    if !carry.moved {
        // Held and let go: it stays picked up, and the next tap says where it goes.
        if press.lies {
            desk.pick_up(press.piece, press.reach);
        }
        return;
    }
    if let Some((at, lean)) = carry.target {
        desk.drop(&carry.carried, press.piece, at, Some(lean));
        desk.lens.rest();
        return;
    }
    let (x, y) = carry.middle(desk.lens.look().unit);
    let tray = browser::document().query_selector(".tray").ok().flatten();
    if press.lies && tray.is_some_and(|tray| is_over(&tray.get_bounding_client_rect(), x, y)) {
        desk.change(|draft| {
            let laid = carry.carried.iter().filter(|&&piece| draft.is_laid(piece));
            let back = laid.map(|&piece| (piece, None)).collect();
            draft.step(back)
        });
    }
}

/// Asks for a frame, once.
fn await_frame(desk: Desk) {
    if !AWAITED.replace(true) {
        request_animation_frame(move || {
            AWAITED.set(false);
            let drifts = GRIP.with_borrow_mut(|grip| {
                let Grip::Carrying(carry) = grip else { return false };
                let drifts = carry.moved && carry.drift(desk);
                carry.aim(desk);
                drifts
            });
            if drifts {
                await_frame(desk);
            }
        });
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn far(one: (f64, f64), other: (f64, f64)) -> bool {
    (one.0 - other.0).abs().max((one.1 - other.1).abs()) > DRAGS
}
