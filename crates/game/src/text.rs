//! Two things every rules crate needs: JSON through text, and fouls with their rules.

use std::fmt::{self, Display, Write as _};

/// A text of a few words, without a heap.
#[derive(Clone, Copy, Debug)]
pub struct Short {
    bytes: [u8; 32],
    length: u8,
}

impl Short {
    /// The text of `value`; nothing if it is too long.
    pub fn of(value: &impl Display) -> Option<Self> {
        let mut short = Self { bytes: [0; 32], length: 0 };
        write!(short, "{value}").ok()?;
        Some(short)
    }

    /// These pieces, one after the other; nothing if they are too long.
    #[must_use]
    pub fn join(pieces: &[&str]) -> Option<Self> {
        let mut short = Self { bytes: [0; 32], length: 0 };
        pieces.iter().try_for_each(|piece| short.write_str(piece)).ok()?;
        Some(short)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let start = usize::from(self.length);
        let room = self.bytes.get_mut(start..start + text.len()).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.length += text.len() as u8;
        Ok(())
    }
}

/// Gives a type with `Display` and `FromStr` a JSON form: its text. The crate that uses it depends on serde.
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+) => {$(
        $crate::read_as_text!($type);

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // Short texts are put together here: a writer that is handed pieces looks each of them over.
                match $crate::Short::of(self) {
                    Some(text) => serializer.serialize_str(text.as_str()),
                    None => serializer.collect_str(self),
                }
            }
        }
    )+};
}

/// The half of [`serde_as_text`](crate::serde_as_text) that reads, for types that are written in a way of their own.
#[macro_export]
macro_rules! read_as_text {
    ($type:ty) => {
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// The reasons why a game refuses an action, as one readable table: a name, the number of the rule in the book, and
/// the stable text that is the key of its sentence in every language.
///
/// ```
/// game::fouls! {
///     /// Why an action of this game is refused.
///     pub enum Foul of "XYZ" {
///         /// It is somebody else's turn.
///         NotYourTurn 6 "not-your-turn",
///     }
/// }
/// assert_eq!(Foul::ALL, [Foul::NotYourTurn]);
/// assert_eq!(Foul::NotYourTurn.rule().to_string(), "XYZ-06");
/// ```
#[macro_export]
macro_rules! fouls {
    (
        $(#[$about:meta])*
        pub enum $foul:ident of $book:literal {
            $($(#[$doc:meta])* $name:ident $rule:literal $text:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $foul { $($(#[$doc])* $name,)* }

        impl $foul {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The rule that would be broken.
            #[must_use]
            pub const fn rule(self) -> $crate::Rule {
                match self { $(Self::$name => $crate::Rule::new($book, $rule),)* }
            }

            /// A stable name: the key of its sentence in every language.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }

        impl $crate::Foul for $foul {
            fn rule(&self) -> $crate::Rule {
                (*self).rule()
            }

            fn name(&self) -> &'static str {
                (*self).name()
            }
        }

        impl ::std::fmt::Display for $foul {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}: {}", (*self).rule(), (*self).name())
            }
        }
    };
}
