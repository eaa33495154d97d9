//! What need not be on the screen with the first frame of a move comes with one of the next.
//!
//! A move changes the board, the hand, the turn line, the news, the seats, the log. All at once would keep the browser
//! longer than a frame lasts, and everything that moves on the screen would stumble: so the board comes first, and what
//! is read rather than watched follows frame by frame.

use leptos::prelude::*;

use crate::browser;

/// The frames after the one that shows a change.
const FRAMES: usize = 5;

/// Beats in each of the frames that follow a change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat([RwSignal<u32>; FRAMES]);

impl Beat {
    /// Beats after every change of what `look` looks at.
    pub(crate) fn of(look: impl Fn() + 'static) -> Self {
        let beat = Self([(); FRAMES].map(|()| RwSignal::new(0)));
        Effect::new(move |before: Option<()>| {
            look();
            if before.is_none() {
                return;
            }
            if browser::document().hidden() {
                // No frames are drawn of a page that nobody looks at.
                (0..FRAMES).for_each(|frame| beat.strike(frame));
            } else {
                request_animation_frame(move || beat.follow(0));
            }
        });
        beat
    }

    /// Looks with `look` in the first frame after the one that shows a change.
    pub(crate) fn next<T>(self, look: impl Fn() -> T + Copy) -> impl Fn() -> T + Copy {
        self.after(0, look)
    }

    /// The same a frame later.
    pub(crate) fn second<T>(self, look: impl Fn() -> T + Copy) -> impl Fn() -> T + Copy {
        self.after(1, look)
    }

    /// The same another frame later.
    pub(crate) fn third<T>(self, look: impl Fn() -> T + Copy) -> impl Fn() -> T + Copy {
        self.after(2, look)
    }

    /// And another.
    pub(crate) fn fourth<T>(self, look: impl Fn() -> T + Copy) -> impl Fn() -> T + Copy {
        self.after(3, look)
    }

    /// The last of them.
    pub(crate) fn fifth<T>(self, look: impl Fn() -> T + Copy) -> impl Fn() -> T + Copy {
        self.after(4, look)
    }

    fn after<T>(self, frame: usize, look: impl Fn() -> T + Copy) -> impl Fn() -> T + Copy {
        let beat = self.0[frame];
        move || {
            beat.track();
            untrack(look)
        }
    }

    /// Beats in this frame and in those after it, once the one before is drawn.
    fn follow(self, frame: usize) {
        request_animation_frame(move || {
            self.strike(frame);
            if frame + 1 < FRAMES {
                self.follow(frame + 1);
            }
        });
    }

    fn strike(self, frame: usize) {
        // The screen may have been left meanwhile.
        self.0[frame].try_update(|beats| *beats += 1).unwrap_or_default();
    }
}

/// What `look` sees, told on only when that is something else than before.
pub(crate) fn memo<T>(look: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| look())
}
