//! What fingers and mice do: tap, drag a tile, hold a line, pan, pinch.
//!
//! While something is carried nothing of the page is rendered anew: a ghost of it follows the finger by a transform,
//! and the cells it would come to are dashed. Only the drop changes the draft.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;
use play::crossing::{At, Piece, Reach};
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, HtmlElement, PointerEvent};

use super::desk::Desk;
use super::lens;
use crate::browser;

/// A finger that has moved so far drags, in pixels.
const DRAGS: f64 = 6.0;
/// How long a tile is held until its line comes with it, and then its group, in milliseconds.
const HOLD: u64 = 350;
const HOLD_ON: u64 = 900;
/// How far above the finger a tile floats, in tiles.
const FLOATS: f64 = 1.1;
/// So near the edge of the cloth, in pixels, what is carried takes the table along, by so much in a frame.
const EDGE: f64 = 30.0;
const DRIFT: f64 = 7.0;

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

/// A finger on a tile that has not moved.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    number: u32,
    piece: Piece,
    /// Whether the tile lies on the table.
    lies: bool,
    touch: bool,
    reach: Reach,
    at: (f64, f64),
}

/// Something that is carried.
struct Carry {
    press: Press,
    carried: Vec<Piece>,
    /// The elements that stay behind, pale.
    left: Vec<HtmlElement>,
    ghost: HtmlElement,
    /// The dashed cells, and how far each is from the one that is held.
    aims: Vec<(HtmlElement, i16, i16)>,
    cloth: DomRect,
    point: (f64, f64),
    moved: bool,
    /// Whether it has been away from the edge, so that coming in over it moves nothing.
    inside: bool,
    target: Option<(At, (i16, i16))>,
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

impl Carry {
    /// Where the tile one holds is on the screen.
    fn middle(&self, unit: f64) -> (f64, f64) {
        let up = if self.press.touch { FLOATS * unit } else { 0.0 };
        (self.point.0, self.point.1 - up)
    }

    /// Brings the ghost to the finger, and dashes the cells it would come to.
    fn aim(&mut self, desk: Desk) {
        let unit = desk.lens.look().unit;
        let (x, y) = self.middle(unit);
        let place = format!("translate({}px, {}px)", x - unit / 2.0, y - unit / 2.0);
        let _ = self.ghost.style().set_property("transform", &place);
        let over = is_over(&self.cloth, x, y);
        let target = (over && self.moved).then(|| desk.lens.cell(&self.cloth, x, y));
        if target.map(|(at, _)| at) != self.target.map(|(at, _)| at) {
            for (aim, down, right) in &self.aims {
                let cell = target.map(|(at, _)| at.plus(*down, *right));
                let class = if cell.is_some() { "aim" } else { "aim off" };
                aim.set_class_name(class);
                if let Some(at) = cell {
                    set_cell(aim, at);
                }
            }
        }
        self.target = target;
    }

    /// Takes the table along where what is carried comes near the edge. True while it does.
    fn drift(&mut self, desk: Desk) -> bool {
        let (x, y) = self.middle(desk.lens.look().unit);
        let rect = &self.cloth;
        if !is_over(rect, x, y) {
            return false;
        }
        let near = |low: f64, high: f64, place: f64| {
            f64::from(i8::from(place - low < EDGE) - i8::from(high - place < EDGE))
        };
        let (right, down) =
            (near(rect.left(), rect.right(), x), near(rect.top(), rect.bottom(), y));
        let drifts = right != 0.0 || down != 0.0;
        self.inside |= !drifts;
        if drifts && self.inside {
            desk.lens.pan(right * DRIFT, down * DRIFT);
        }
        drifts && self.inside
    }

    /// Takes everything away that was there for the carrying alone.
    fn tidy_up(&self) {
        self.ghost.remove();
        self.aims.iter().for_each(|(aim, ..)| aim.remove());
        let left = self.left.clone();
        left.iter()
            .for_each(|tile| tile.set_class_name(&tile.class_name().replace(" away", " still")));
        // A tile that was carried is there already: it does not fly from where it was.
        let moves = move || {
            left.iter().for_each(|tile| drop(tile.class_list().remove_1("still")));
        };
        request_animation_frame(move || request_animation_frame(moves));
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
    let carried = if press.lies {
        desk.draft.with_untracked(|draft| draft.board().reach(press.piece, press.reach))
    } else {
        vec![press.piece]
    };
    let may = press.piece.tile().is_number() && untrack(|| desk.may_draft());
    let cloth = lens::cloth().map(|cloth| cloth.get_bounding_client_rect());
    let (Some(cloth), true) = (cloth, may && !carried.is_empty()) else {
        GRIP.set(Grip::Idle);
        return;
    };
    desk.let_go();
    let Some((ghost, left, aims)) = lift(desk, &carried, press.piece, press.lies) else {
        GRIP.set(Grip::Idle);
        return;
    };
    let inside = press.lies;
    let target = None;
    let carry = Carry { press, carried, left, ghost, aims, cloth, point, moved, inside, target };
    GRIP.set(Grip::Carrying(carry));
    await_frame(desk);
}

/// What is seen of something carried: the ghost, what stays behind, the cells it aims at.
type Lifted = (HtmlElement, Vec<HtmlElement>, Vec<(HtmlElement, i16, i16)>);

fn lift(desk: Desk, carried: &[Piece], hold: Piece, lies: bool) -> Option<Lifted> {
    let (world, ghost) = (browser::element("world")?, element("flying")?);
    let unit = desk.lens.look().unit;
    let _ = ghost.style().set_property("--u", &format!("{unit}px"));
    let origin = desk.draft.with_untracked(|draft| draft.board().place(hold));
    let (mut left, mut aims) = (Vec::new(), Vec::new());
    for &piece in carried {
        let at = desk.draft.with_untracked(|draft| draft.board().place(piece));
        let (down, right) = match (at, origin) {
            (Some(at), Some(origin)) => (at.row - origin.row, at.col - origin.col),
            _ => (0, 0),
        };
        let id = if lies { "piece" } else { "hand" };
        let tile = browser::element(&format!("{id}-{}", piece.number()))?;
        let copy = tile.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
        copy.set_id("");
        copy.set_class_name("piece");
        set_cell(&copy, At { row: down, col: right });
        ghost.append_child(&copy).ok()?;
        let _ = tile.class_list().add_1("away");
        left.push(tile);
        let aim = element("aim off")?;
        world.append_child(&aim).ok()?;
        aims.push((aim, down, right));
    }
    browser::document().body()?.append_child(&ghost).ok()?;
    Some((ghost, left, aims))
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

fn is_over(rect: &DomRect, x: f64, y: f64) -> bool {
    rect.left() <= x && x < rect.right() && rect.top() <= y && y < rect.bottom()
}

fn element(class: &str) -> Option<HtmlElement> {
    let element = browser::document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    element.set_class_name(class);
    let _ = element.set_attribute("aria-hidden", "true");
    Some(element)
}

fn set_cell(element: &HtmlElement, at: At) {
    let _ = element.style().set_property("--x", &at.col.to_string());
    let _ = element.style().set_property("--y", &at.row.to_string());
}
