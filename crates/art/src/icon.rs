//! The small signs of the pages: 24 × 24, one round stroke of 2, in the page's colour.

use crate::look::{Paint, line};
use crate::path::Outline;
use crate::pen::Pen;

/// Declares the signs with their names in ids and their strokes.
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident $id:literal $path:literal;)*) => {
        /// A sign of the pages, always beside a word or with a name for screen readers.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Icon {
            $($(#[$doc])* $name,)*
        }

        impl Icon {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its name in ids.
            pub(crate) fn name(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            fn path(self) -> &'static str {
                match self { $(Self::$name => $path,)* }
            }
        }
    };
}

icons! {
    /// Three lines.
    Menu "menu" "M4 7h16M4 12h16M4 17h16";
    /// An angle to the left.
    Back "back" "M14 5l-7 7 7 7";
    /// A question mark.
    Help "help" "M9 9.2a3 3 0 1 1 4.4 2.7c-1 .5-1.4 1.1-1.4 2.1M12 17.6v.1";
    /// A loudspeaker.
    Sound "sound" "M5 10v4h3l4 3.5v-11L8 10ZM16 9.5a3.6 3.6 0 0 1 0 5M18.5 7a7 7 0 0 1 0 10";
    /// An arrow that turns back.
    Undo "undo" "M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9";
    /// An eye.
    Eye "eye" "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6Z";
    /// Two arrows past each other.
    Swap "swap" "M5 8h13l-3.5-3.5M19 16H6l3.5 3.5";
    /// Two cards.
    Two "two" "M4 7.5h8.5v12H4ZM8.5 7.5v-3H19v13h-6.5";
    /// A tick.
    Check "check" "M5 12.5l4.5 4.5L19 7.5";
    /// A triangle with an exclamation mark.
    Warn "warn" "M12 4 2.8 20h18.4ZM12 10v4.5M12 17.3v.1";
    /// A plus.
    Plus "plus" "M12 5v14M5 12h14";
    /// A minus.
    Minus "minus" "M5 12h14";
    /// Four corners.
    Fit "fit" "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";
    /// Lines that grow shorter.
    Sort "sort" "M4 7h16M4 12h11M4 17h6";
    /// A bag.
    Bag "bag" "M7 8c-2.5 2.5-4 5-4 8 0 3 2.5 5 9 5s9-2 9-5c0-3-1.5-5.5-4-8ZM7 8h10M9 8 8 3.5c2.5 1 5.5 1 8 0L15 8";
    /// A hand.
    Hand "hand" "M7 11V5.5a1.7 1.7 0 0 1 3.4 0V11M10.4 10V4a1.7 1.7 0 0 1 3.4 0v6M13.8 10.5V5.5a1.7 1.7 0 0 1 3.4 0V14c0 4-2.5 7-6.5 7-3.5 0-5-2-7.5-6.5-.8-1.5 1.4-2.6 2.4-1.2L7 15V11";
    /// A telephone.
    Phone "phone" "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2";
    /// A telephone that is struck through.
    PhoneOff "phone-off" "M6.5 9v11A1.5 1.5 0 0 0 8 21.5h8a1.5 1.5 0 0 0 1.5-1.5v-.5M7.5 2.6C7.7 2.5 7.8 2.5 8 2.5h8A1.5 1.5 0 0 1 17.5 4v10.5M3.5 3.5l17 17";
    /// A television.
    Television "television" "M3 5h18v11.5H3ZM8 20.5h8";
    /// Two people.
    People "people" "M8 4.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4ZM2.5 20c.3-4 2.3-6 5.5-6s5.2 2 5.5 6M16.5 6.1a2.7 2.7 0 1 1 0 5.4M16 14.2c3.2-.3 5.2 1.8 5.5 5.3";
    /// A machine with a face.
    Bot "bot" "M6 9h12v9.5H6ZM12 9V5.5M12 4.8v.1M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3";
    /// A clock.
    Clock "clock" "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM12 7.5V12l3 2";
    /// Two links of a chain.
    Link "link" "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1";
    /// A fist that knocks.
    Knock "knock" "M7 12V8.5a1.5 1.5 0 0 1 3 0V8a1.5 1.5 0 0 1 3 0v.5a1.5 1.5 0 0 1 3 0V10a1.5 1.5 0 0 1 3 0v4.5c0 3.5-2 6-5.5 6-4.5 0-6-2.5-8.5-6.5-.6-1.3.7-2.4 2-1.5ZM4 6 2.5 4.5M8 4V2M12.5 4 13.5 2";
}

pub(crate) fn draw(pen: &mut Pen, icon: Icon) {
    pen.path(&Outline::parse(icon.path()), line(Paint::Current, 2.0));
}
