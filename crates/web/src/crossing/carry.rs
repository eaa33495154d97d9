//! Something that is carried: a ghost that follows the finger, and the cells it would come to.

use leptos::prelude::*;
use play::crossing::{At, Piece, Reach};
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, HtmlElement};

use super::desk::Desk;
use super::lens;
use crate::browser;

/// How far above the finger a tile floats, in tiles.
const FLOATS: f64 = 1.1;
/// So near the edge of the cloth, in pixels, what is carried takes the table along, by so much in a frame.
const EDGE: f64 = 30.0;
const DRIFT: f64 = 7.0;

/// A finger on a tile that has not moved.
#[derive(Clone, Copy)]
pub(super) struct Press {
    pub(super) pointer: i32,
    pub(super) number: u32,
    pub(super) piece: Piece,
    /// Whether the tile lies on the table.
    pub(super) lies: bool,
    pub(super) touch: bool,
    pub(super) reach: Reach,
    pub(super) at: (f64, f64),
}

/// Something that is carried.
pub(super) struct Carry {
    pub(super) press: Press,
    pub(super) carried: Vec<Piece>,
    /// The elements that stay behind, pale.
    pub(super) left: Vec<HtmlElement>,
    pub(super) ghost: HtmlElement,
    /// The dashed cells, and how far each is from the one that is held.
    pub(super) aims: Vec<(HtmlElement, i16, i16)>,
    pub(super) cloth: DomRect,
    pub(super) point: (f64, f64),
    pub(super) moved: bool,
    /// Whether it has been away from the edge, so that coming in over it moves nothing.
    pub(super) inside: bool,
    pub(super) target: Option<(At, (i16, i16))>,
}

impl Carry {
    /// Takes up what was pressed: a ghost of it follows the finger from now on, and the tiles themselves stay behind.
    pub(super) fn lift(desk: Desk, press: Press, point: (f64, f64), moved: bool) -> Option<Self> {
        let carried = if press.lies {
            desk.draft.with_untracked(|draft| draft.board().reach(press.piece, press.reach))
        } else {
            vec![press.piece]
        };
        let cloth = lens::cloth()?.get_bounding_client_rect();
        let (ghost, left, aims) = lift(desk, &carried, press.piece, press.lies)?;
        let (inside, target) = (press.lies, None);
        Some(Self { press, carried, left, ghost, aims, cloth, point, moved, inside, target })
    }

    /// Where the tile one holds is on the screen.
    pub(super) fn middle(&self, unit: f64) -> (f64, f64) {
        let up = if self.press.touch { FLOATS * unit } else { 0.0 };
        (self.point.0, self.point.1 - up)
    }

    /// Brings the ghost to the finger, and dashes the cells it would come to.
    pub(super) fn aim(&mut self, desk: Desk) {
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
    pub(super) fn drift(&mut self, desk: Desk) -> bool {
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
    pub(super) fn tidy_up(&self) {
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

/// Whether a point of the screen is in a rectangle.
pub(super) fn is_over(rect: &DomRect, x: f64, y: f64) -> bool {
    rect.left() <= x && x < rect.right() && rect.top() <= y && y < rect.bottom()
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
        // A tile that leaves the hand while it has the focus has the browser lay out the page at once, and once more after.
        let _ = tile.blur();
        left.push(tile);
        let aim = element("aim off")?;
        world.append_child(&aim).ok()?;
        aims.push((aim, down, right));
    }
    browser::document().body()?.append_child(&ghost).ok()?;
    Some((ghost, left, aims))
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
