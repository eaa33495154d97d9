//! How the table is looked at: where it is and how large. Panning and zooming change two elements and nothing else.

use leptos::html;
use leptos::prelude::*;
use play::crossing::{At, Board, Draft, Line};

use super::desk::Desk;
use crate::browser;

/// The smallest and the largest tile, in pixels.
const SMALLEST: f64 = 30.0;
const LARGEST: f64 = 92.0;
/// On a phone no tile is smaller than this unless somebody asks for it.
const READABLE: f64 = 34.0;
/// The margin round the table, in tiles.
const MARGIN: f64 = 0.6;
/// How high the buttons in the corner are, in pixels.
const CORNER: f64 = 50.0;

/// What is looked at, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lens {
    look: StoredValue<Look>,
    /// How large the cloth is, in pixels. Asked for only when it changes: asking has the browser lay out the page.
    size: StoredValue<(f64, f64)>,
    /// Rises when the look has come to rest.
    pub(super) rests: RwSignal<u32>,
}

/// Where the cell (0, 0) is on the cloth, and how large a cell is, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Look {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) unit: f64,
    /// Whether it follows the table by itself; not once somebody has panned or zoomed.
    auto: bool,
}

/// A side of the cloth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

impl Default for Lens {
    fn default() -> Self {
        let look = Look { x: 0.0, y: 0.0, unit: 48.0, auto: true };
        let (look, size) = (StoredValue::new(look), StoredValue::new((0.0, 0.0)));
        Self { look, size, rests: RwSignal::new(0) }
    }
}

impl Lens {
    /// The look now.
    pub(super) fn look(self) -> Look {
        self.look.get_value()
    }

    /// The cell under a point of the screen, and where in it, in hundredths from its middle.
    pub(super) fn cell(self, cloth: &web_sys::DomRect, x: f64, y: f64) -> (At, (i16, i16)) {
        let look = self.look();
        let (col, row) =
            ((x - cloth.x() - look.x) / look.unit, (y - cloth.y() - look.y) / look.unit);
        let lean = |place: f64| ((place - place.floor() - 0.5) * 100.0) as i16;
        (At { row: row.floor() as i16, col: col.floor() as i16 }, (lean(col), lean(row)))
    }

    /// Moves the table along under the cloth's frame.
    pub(super) fn pan(self, right: f64, down: f64) {
        self.set(|look| Look { x: look.x + right, y: look.y + down, auto: false, ..look });
    }

    /// Makes tiles larger or smaller round a point of the cloth.
    pub(super) fn zoom(self, by: f64, x: f64, y: f64) {
        self.set(|look| {
            let unit = (look.unit * by).clamp(SMALLEST, LARGEST);
            let by = unit / look.unit;
            Look { x: x - (x - look.x) * by, y: y - (y - look.y) * by, unit, auto: false }
        });
    }

    /// The look has come to rest: what depends on it is worked out anew.
    pub(super) fn rest(self) {
        self.rests.update(|rests| *rests += 1);
    }

    /// Shows the whole table, as large as fits; where it cannot be shown whole, its largest group.
    pub(super) fn fit(self, board: &Board) {
        let (width, height) = self.size.get_value();
        if width <= 0.0 || height <= 0.0 {
            return;
        }
        // Where every row counts, none is to lie under the buttons in the corner.
        let height = if width < 600.0 { height - CORNER } else { height };
        let room = |(low, high): (At, At)| {
            let (cols, rows) = (f64::from(high.col - low.col), f64::from(high.row - low.row));
            (width / (cols + 1.0 + 2.0 * MARGIN)).min(height / (rows + 1.0 + 2.0 * MARGIN))
        };
        let least = if width < 600.0 { READABLE } else { SMALLEST };
        let origin = At { row: 0, col: 0 };
        let all = board.bounds().unwrap_or((origin, origin));
        let shown = if room(all) < least { largest(board).unwrap_or(all) } else { all };
        let unit = room(shown).clamp(least, usual());
        let (low, high) = shown;
        let place =
            |size: f64, low: i16, high: i16| (size - f64::from(low + high + 1) * unit) / 2.0;
        let (x, y) = (place(width, low.col, high.col), place(height, low.row, high.row));
        self.set(|_| Look { x, y, unit, auto: true });
        self.rest();
    }

    /// Brings a cell into view, if it is not.
    pub(super) fn show(self, at: At) {
        let (width, height) = self.size.get_value();
        let look = self.look();
        let need = |place: i16, start: f64, size: f64| {
            let from = start + f64::from(place) * look.unit;
            let (least, most) = (look.unit * 0.5, size - look.unit * 1.5);
            from.clamp(least, most.max(least)) - from
        };
        let (right, down) = (need(at.col, look.x, width), need(at.row, look.y, height));
        if right != 0.0 || down != 0.0 {
            self.set(|look| Look { x: look.x + right, y: look.y + down, ..look });
            self.rest();
        }
    }

    /// Brings a cell into the middle.
    pub(super) fn go_to(self, at: At) {
        let (width, height) = self.size.get_value();
        self.set(|look| {
            let middle = |size: f64, place: i16| size / 2.0 - (f64::from(place) + 0.5) * look.unit;
            let (x, y) = (middle(width, at.col), middle(height, at.row));
            Look { x, y, auto: false, ..look }
        });
        self.rest();
    }

    /// The table is another one: if nobody has chosen how to look at it, it is shown whole.
    pub(super) fn table_changed(self, desk: Desk) {
        if self.look().auto {
            self.fit(desk.draft.read_untracked().board());
        }
    }

    /// The cloth has another size.
    fn resized(self, desk: Desk, cloth: &web_sys::HtmlElement) {
        let rect = cloth.get_bounding_client_rect();
        let size = (rect.width(), rect.height());
        let other = size != self.size.get_value();
        self.size.set_value(size);
        // Nothing slides away under a hand that is at work.
        if other && desk.draft.with_untracked(Draft::is_untouched) {
            self.table_changed(desk);
        }
        self.apply();
        self.rest();
    }

    /// Gives the elements the look.
    pub(super) fn apply(self) {
        let (Some(cloth), Some(world)) = (cloth(), browser::element("world")) else { return };
        let Look { x, y, unit, .. } = self.look();
        // All three are proper names of properties.
        let _ = world.style().set_property("transform", &format!("translate({x}px, {y}px)"));
        let place = format!("{}px {}px", x + unit / 2.0, y + unit / 2.0);
        let _ = cloth.style().set_property("background-position", &place);
        let size = format!("{unit}px");
        if cloth.style().get_property_value("--u").ok().as_deref() != Some(&size) {
            let _ = cloth.style().set_property("--u", &size);
        }
    }

    fn set(self, change: impl FnOnce(Look) -> Look) {
        self.look.update_value(|look| *look = change(*look));
        self.apply();
    }
}

/// The cloth.
pub(super) fn cloth() -> Option<web_sys::HtmlElement> {
    browser::element("cloth")
}

/// Watches how large the cloth is, for as long as it is there: with the window it changes, and with the rows of tiles in
/// the hand.
pub(super) fn watch(desk: Desk, element: NodeRef<html::Div>) {
    let measure = move || {
        // Asked for a frame later, when it may be gone.
        if let Some(cloth) = element.try_get_untracked().flatten() {
            desk.lens.resized(desk, &cloth);
        }
    };
    let held = Memo::new(move |_| desk.hand.with(Vec::len));
    Effect::new(move || {
        held.track();
        element.track();
        request_animation_frame(measure);
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
}

/// The corners of the group with the most tiles.
fn largest(board: &Board) -> Option<(At, At)> {
    let lines = play::crossing::lines(board);
    let groups = lines.chunk_by(|one, next| one.group == next.group);
    let cells = |lines: &[Line]| -> Vec<At> {
        lines.iter().flat_map(|line| line.pieces.iter().map(|(_, at)| *at)).collect()
    };
    let cells = groups.map(cells).max_by_key(Vec::len)?;
    let (rows, cols) = (cells.iter().map(|at| at.row), cells.iter().map(|at| at.col));
    let low = At { row: rows.clone().min()?, col: cols.clone().min()? };
    Some((low, At { row: rows.max()?, col: cols.max()? }))
}

/// How large tiles are where there is room enough.
fn usual() -> f64 {
    let width = browser::window().inner_width().ok().and_then(|width| width.as_f64());
    match width.unwrap_or(0.0) {
        width if width < 600.0 => 44.0,
        width if width < 1100.0 => 52.0,
        width if width < 1800.0 => 58.0,
        _ => 78.0,
    }
}

/// For each side of the cloth, how many groups are beyond it, and a cell of the nearest.
pub(super) fn beyond(desk: Desk) -> Vec<(Side, usize, At)> {
    desk.lens.rests.track();
    let lines = desk.draft.with(|draft| play::crossing::lines(draft.board()));
    let (size, look) = (desk.lens.size.get_value(), desk.lens.look());
    let mut found: Vec<(Side, usize, At)> = Vec::new();
    for group in lines.chunk_by(|one, next| one.group == next.group) {
        let cells: Vec<At> =
            group.iter().flat_map(|line| line.pieces.iter().map(|(_, at)| *at)).collect();
        let Some(side) = side_of(&cells, look, size) else { continue };
        match found.iter_mut().find(|(one, ..)| *one == side) {
            Some((_, count, _)) => *count += 1,
            None => found.push((side, 1, cells[cells.len() / 2])),
        }
    }
    found
}

/// The side beyond which all of a group is.
fn side_of(cells: &[At], look: Look, (width, height): (f64, f64)) -> Option<Side> {
    let x = |at: &At| look.x + (f64::from(at.col) + 0.5) * look.unit;
    let y = |at: &At| look.y + (f64::from(at.row) + 0.5) * look.unit;
    let all = |test: &dyn Fn(&At) -> bool| cells.iter().all(test);
    if all(&|at| x(at) > width) {
        Some(Side::Right)
    } else if all(&|at| x(at) < 0.0) {
        Some(Side::Left)
    } else if all(&|at| y(at) > height) {
        Some(Side::Bottom)
    } else if all(&|at| y(at) < 0.0) {
        Some(Side::Top)
    } else {
        None
    }
}
