//! What the cloth, the hand and the turn line share: the draft, what is picked up, what was refused.

use std::sync::Arc;
use std::time::Duration;

use crossing::{Crossing, Scene, Tile, Tiles};
use game::{Seat, Viewer};
use leptos::prelude::*;
use play::crossing::{At, Board, Draft, Piece, Reach, Sorting, Standing, Way, order, rack};

use super::hint::Tip;
use super::lens::Lens;
use super::{keep, tell};
use crate::beat::Beat;
use crate::browser;
use crate::session::{self, Session, Sight};
use crate::settings::Settings;
use crate::speech::{Speech, speech};
use crate::table::Refused;

/// How long tiles take that somebody else has moved, in milliseconds.
const SLOWLY: u64 = 900;
/// How long after a drop it is worked out what would mend it, in milliseconds.
const MENDS: u64 = 40;

/// What is picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pick {
    Nothing,
    /// A tile of the hand.
    Held(Piece),
    /// A tile on the table, and how much goes with it.
    Lying(Piece, Reach),
    /// One of the open tiles.
    Open(Tile),
}

/// The state of playing on this device. Nothing of it belongs to the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) session: Session<Crossing>,
    pub(super) sight: Signal<Arc<Sight<Crossing>>>,
    /// The table and the hand as they are moved about.
    pub(super) draft: RwSignal<Draft>,
    pub(super) standing: Memo<Standing>,
    /// Tiles of the hand that would mend something, each with its cell.
    pub(super) mends: RwSignal<Vec<(Piece, At)>>,
    pub(super) pick: RwSignal<Pick>,
    /// What goes with what is picked up.
    pub(super) carried: Memo<Vec<Piece>>,
    /// The hand in order.
    pub(super) hand: Memo<Vec<Piece>>,
    pub(super) sorting: RwSignal<Sorting>,
    /// Tiles chosen to be handed on.
    pub(super) gifts: RwSignal<Vec<Piece>>,
    /// The cell that the keys are at.
    pub(super) cursor: RwSignal<At>,
    /// The tiles of the last lay.
    pub(super) marks: RwSignal<Vec<Piece>>,
    pub(super) lens: Lens,
    pub(super) tip: RwSignal<Tip>,
    /// Whether the list of lines is open.
    pub(super) listing: RwSignal<bool>,
    /// How many ends of games in a row have been looked at.
    pub(super) seen: RwSignal<usize>,
    /// Whether the end of the match is shown.
    pub(super) ended: RwSignal<bool>,
    pub(super) dark: Memo<bool>,
    /// The last thing refused.
    pub(super) foul: RwSignal<Option<session::Refused>>,
    pub(super) speech: Speech,
    /// When what is not the cloth is shown.
    pub(super) beat: Beat,
    pub(super) settings: Settings,
}

impl Desk {
    /// Sits down at the table of `session`.
    pub(super) fn new(session: Session<Crossing>) -> Self {
        let sight = session.sight();
        let settings: Settings = expect_context();
        let (draft, played, over) = sight.with_untracked(|sight| {
            let board = Board::of(&sight.screen.scene.table);
            (start(sight, board, &[]), sight.screen.scene.results.len(), sight.over)
        });
        let draft = RwSignal::new(draft);
        let (pick, sorting) = (RwSignal::new(Pick::Nothing), RwSignal::new(Sorting::Colour));
        let (speech, tip, gifts) = (speech(), RwSignal::new(Tip::Nothing), RwSignal::default());
        let (seen, foul) = (RwSignal::new(played), RwSignal::new(None));
        let beat = Beat::of(move || {
            draft.track();
            pick.track();
            tip.track();
            gifts.track();
            seen.track();
            foul.track();
            session.track();
            speech.language();
        });
        let desk = Self {
            session,
            sight,
            draft,
            standing: Memo::new(move |_| standing(sight, draft)),
            mends: RwSignal::new(Vec::new()),
            pick,
            carried: Memo::new(move |_| match pick.get() {
                Pick::Held(piece) => vec![piece],
                Pick::Lying(piece, reach) => draft.with(|draft| draft.board().reach(piece, reach)),
                Pick::Nothing | Pick::Open(_) => Vec::new(),
            }),
            hand: Memo::new(move |_| {
                let held: Vec<Piece> = draft.with(|draft| draft.hand().collect());
                order(&held, sorting.get())
            }),
            sorting,
            gifts,
            cursor: RwSignal::new(At { row: 0, col: 0 }),
            marks: RwSignal::new(Vec::new()),
            lens: Lens::default(),
            tip,
            listing: RwSignal::new(false),
            seen,
            ended: RwSignal::new(over),
            dark: Memo::new(move |_| settings.dark()),
            foul,
            speech,
            beat,
            settings,
        };
        desk.resume();
        desk.keep_up();
        keep::follow(desk);
        desk.find_mends();
        desk
    }

    // --- What there is to see. ---

    /// Whatever `ask` finds in what everybody can see.
    pub(super) fn scene<T>(self, ask: impl FnOnce(&Scene) -> T) -> T {
        self.sight.with(|sight| ask(&sight.screen.scene))
    }

    /// One's own seat.
    pub(super) fn seat(self) -> Option<Seat> {
        self.sight.with(|sight| sight.screen.you.as_ref().map(|you| you.seat))
    }

    /// Whether the table waits for the person here.
    pub(super) fn is_yours(self) -> bool {
        self.seat().is_some_and(|seat| self.sight.with(|sight| sight.must_act.contains(seat)))
    }

    /// Whether the person here is to choose tiles to hand on.
    pub(super) fn is_giving(self) -> bool {
        self.is_yours() && self.scene(|scene| scene.chosen.is_some())
    }

    /// Whether tiles can be moved about: it is the person's turn, and nothing is to be handed on.
    pub(super) fn may_draft(self) -> bool {
        self.is_yours() && self.scene(|scene| scene.chosen.is_none())
    }

    /// How many tiles are to be handed on.
    pub(super) fn gift_size(self) -> usize {
        self.draft.with(|draft| draft.held().len().min(2))
    }

    /// Whether the end of a game of the row is to be looked at.
    pub(super) fn is_revealing(self) -> bool {
        let (played, over) = (self.scene(|scene| scene.results.len()), self.sight.with(|s| s.over));
        played > self.seen.get() && !over
    }

    /// The name of `seat`.
    pub(super) fn name(self, seat: Seat) -> String {
        self.session.name(seat)
    }

    /// The last refusal, or the first thing that is to be mended, in words.
    pub(super) fn refused(self) -> Option<Refused> {
        let refused = match self.foul.get() {
            Some(session::Refused::Foul { rule, name }) => Some((name, Some(rule))),
            Some(session::Refused::NotNow) => {
                Some((crossing::Reason::NotYourTurn.name().to_owned(), None))
            }
            Some(session::Refused::Told) | None => None,
        };
        if let Some((name, rule)) = refused {
            return Some(Refused { text: self.speech.with(|words| words.foul(&name)), rule });
        }
        let flaw = self.standing.with(|standing| standing.flaws().first().cloned())?;
        let text = self.draft.with(|draft| tell::flaw(self.speech, draft.board(), &flaw));
        Some(Refused { text, rule: Some(flaw.reason.rule().to_string()) })
    }

    // --- What follows when the game goes on. ---

    /// Takes up the draft that was put away, if it belongs to this moment.
    fn resume(self) {
        let kept = self.sight.with_untracked(|sight| keep::recall(sight));
        if let Some(draft) = kept {
            self.draft.set(draft);
        }
    }

    /// Shows the table as it is now, every tile where it was wherever that is possible.
    fn keep_up(self) {
        let now = Memo::new(move |_| self.sight.with(|sight| (sight.viewer, sight.version)));
        Effect::new(move |before: Option<(Viewer, u32)>| {
            let now = now.get();
            if before.is_some_and(|before| before != now) {
                self.let_go();
                self.gifts.set(Vec::new());
                self.tip.set(Tip::Nothing);
                self.follow();
                self.resume();
            }
            now
        });
    }

    /// Looks for what would mend the draft, once the drop itself is on the screen.
    fn find_mends(self) {
        Effect::new(move || {
            self.standing.track();
            if !self.settings.mends.get() {
                self.mends.set(Vec::new());
                return;
            }
            let find = move || {
                // The table may have been left in the meantime.
                let found = self.standing.try_with_untracked(|standing| {
                    self.draft.with_untracked(|draft| draft.mends(standing.flaws()))
                });
                let found = found.unwrap_or_default();
                if self.mends.try_with_untracked(|old| *old != found) == Some(true) {
                    self.mends.set(found);
                }
            };
            set_timeout(find, Duration::from_millis(MENDS));
        });
    }

    fn follow(self) {
        let (old, held) = self
            .draft
            .with_untracked(|draft| (draft.board().clone(), draft.hand().collect::<Vec<_>>()));
        let before = self.draft.with_untracked(|draft| draft.base().clone());
        self.sight.with_untracked(|sight| {
            let board = old.follow(&sight.screen.scene.table, &held);
            let laid = board.pieces().map(|(piece, _)| piece);
            let new: Vec<Piece> = laid.filter(|&piece| before.place(piece).is_none()).collect();
            let moved = board.pieces().any(|(piece, at)| before.place(piece) != Some(at));
            if moved || board.is_empty() {
                self.marks.set(new);
            }
            self.draft.set(start(sight, board, &held));
        });
        self.lens.table_changed(self);
        slowly();
    }
}

/// Tiles that somebody else has moved take their time, so that one can follow them.
fn slowly() {
    let Some(world) = browser::element("world") else { return };
    let list = world.class_list();
    // These are proper names of classes.
    let _ = list.add_1("slowly");
    set_timeout(move || drop(list.remove_1("slowly")), Duration::from_millis(SLOWLY));
}

/// The beginning of a turn.
fn start(sight: &Sight<Crossing>, board: Board, before: &[Piece]) -> Draft {
    let hand = sight.screen.you.as_ref().map_or(Tiles::EMPTY, |you| you.hand.clone());
    let held = rack(&hand, &board, before);
    Draft::new(board, held)
}

/// How the draft stands with the rules, while it is one's turn.
fn standing(sight: Signal<Arc<Sight<Crossing>>>, draft: RwSignal<Draft>) -> Standing {
    sight.with(|sight| {
        let Some(you) = &sight.screen.you else { return Standing::Untouched };
        let rules = sight.screen.scene.lay_rules(you.seat, &you.hand);
        draft.with(|draft| draft.standing(&rules))
    })
}

/// The way that an arrow points.
pub(super) fn way(key: &str) -> Option<Way> {
    Some(match key {
        "ArrowLeft" => Way::Left,
        "ArrowRight" => Way::Right,
        "ArrowUp" => Way::Up,
        "ArrowDown" => Way::Down,
        _ => return None,
    })
}
