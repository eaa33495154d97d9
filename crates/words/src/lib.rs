//! Everything a person reads, in three languages.
//!
//! The sentences stand in Fluent files under `ftl`, one folder for each language, and are part of the program; a client
//! that fetches them instead, one language at a time, reads them with [`Words::read`] and carries none.
//! Keys of refusals are `foul-` and the name of the foul; two games may share a name only if they share the sentence.
//! Rules, options, bots and the like have keys put together from their names: `ask` has a method for each.
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::Norwegian);
//! assert_eq!(words.say("seat", &[("seat", 2.into())]), "Plass 2");
//! ```

mod ask;
pub mod crossing;
pub mod play;
pub mod rat_a_tat_cat;
pub mod rules;
pub mod sequence;

use std::fmt::{self, Display};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Value;

/// A language that everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English, `en`.
    English,
    /// Norwegian bokmål, `nb`.
    Norwegian,
    /// Icelandic, `is`.
    Icelandic,
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Sentences that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    language: Language,
    why: String,
}

/// The files of each language, in the order of [`Language::ALL`], for everybody. A new game adds a file to each.
const FILES: [&[&str]; 3] = [
    &[
        include_str!("../ftl/en/table.ftl"),
        include_str!("../ftl/en/options.ftl"),
        include_str!("../ftl/en/bots.ftl"),
        include_str!("../ftl/en/web.ftl"),
        include_str!("../ftl/en/online.ftl"),
        include_str!("../ftl/en/play.ftl"),
        include_str!("../ftl/en/play-rat.ftl"),
        include_str!("../ftl/en/play-crossing.ftl"),
        include_str!("../ftl/en/sequence.ftl"),
        include_str!("../ftl/en/rat-a-tat-cat.ftl"),
        include_str!("../ftl/en/crossing.ftl"),
        include_str!("../ftl/en/rules-sequence.ftl"),
        include_str!("../ftl/en/rules-rat-a-tat-cat.ftl"),
        include_str!("../ftl/en/rules-crossing.ftl"),
    ],
    &[
        include_str!("../ftl/nb/table.ftl"),
        include_str!("../ftl/nb/options.ftl"),
        include_str!("../ftl/nb/bots.ftl"),
        include_str!("../ftl/nb/web.ftl"),
        include_str!("../ftl/nb/online.ftl"),
        include_str!("../ftl/nb/play.ftl"),
        include_str!("../ftl/nb/play-rat.ftl"),
        include_str!("../ftl/nb/play-crossing.ftl"),
        include_str!("../ftl/nb/sequence.ftl"),
        include_str!("../ftl/nb/rat-a-tat-cat.ftl"),
        include_str!("../ftl/nb/crossing.ftl"),
        include_str!("../ftl/nb/rules-sequence.ftl"),
        include_str!("../ftl/nb/rules-rat-a-tat-cat.ftl"),
        include_str!("../ftl/nb/rules-crossing.ftl"),
    ],
    &[
        include_str!("../ftl/is/table.ftl"),
        include_str!("../ftl/is/options.ftl"),
        include_str!("../ftl/is/bots.ftl"),
        include_str!("../ftl/is/web.ftl"),
        include_str!("../ftl/is/online.ftl"),
        include_str!("../ftl/is/play.ftl"),
        include_str!("../ftl/is/play-rat.ftl"),
        include_str!("../ftl/is/play-crossing.ftl"),
        include_str!("../ftl/is/sequence.ftl"),
        include_str!("../ftl/is/rat-a-tat-cat.ftl"),
        include_str!("../ftl/is/crossing.ftl"),
        include_str!("../ftl/is/rules-sequence.ftl"),
        include_str!("../ftl/is/rules-rat-a-tat-cat.ftl"),
        include_str!("../ftl/is/rules-crossing.ftl"),
    ],
];

/// What the programs say on a terminal, and what stands on the page before the client runs: clients do without.
const OF_PROGRAMS: [[&str; 2]; 3] = [
    [include_str!("../ftl/en/tool.ftl"), include_str!("../ftl/en/page.ftl")],
    [include_str!("../ftl/nb/tool.ftl"), include_str!("../ftl/nb/page.ftl")],
    [include_str!("../ftl/is/tool.ftl"), include_str!("../ftl/is/page.ftl")],
];

impl Language {
    /// All three.
    pub const ALL: [Self; 3] = [Self::English, Self::Norwegian, Self::Icelandic];

    /// The tag, such as `nb`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        ["en", "nb", "is"][self as usize]
    }

    /// The language that a tag or the name of a locale asks for, such as `is`, `nb-NO` or `nn_NO.UTF-8`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        match tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase().as_str() {
            "en" => Some(Self::English),
            "nb" | "no" | "nn" => Some(Self::Norwegian),
            "is" => Some(Self::Icelandic),
            _ => None,
        }
    }

    /// The Fluent files.
    pub fn files(self) -> impl Iterator<Item = &'static str> {
        let of_programs = OF_PROGRAMS[self as usize];
        FILES[self as usize].iter().copied().chain(of_programs)
    }

    /// All that a client says as one text, without comments.
    #[must_use]
    pub fn text(self) -> String {
        as_one(FILES[self as usize].iter().copied())
    }

    /// What stands between groups of three digits, and before decimals.
    const fn marks(self) -> (char, char) {
        match self {
            Self::English => (',', '.'),
            Self::Norwegian => ('\u{a0}', ','),
            Self::Icelandic => ('.', ','),
        }
    }

    /// A number as it is written in this language, with so many decimals.
    #[must_use]
    pub fn number(self, number: f64, decimals: usize) -> String {
        let (group, point) = self.marks();
        let plain = format!("{number:.decimals$}");
        let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
        let digits = whole.trim_start_matches('-').len();
        let mut text = String::new();
        for (place, digit) in whole.trim_start_matches('-').chars().enumerate() {
            if place > 0 && (digits - place).is_multiple_of(3) && digits > 4 {
                text.push(group);
            }
            text.push(digit);
        }
        let sign = if whole.starts_with('-') { "-" } else { "" };
        if rest.is_empty() { format!("{sign}{text}") } else { format!("{sign}{text}{point}{rest}") }
    }
}

impl Words {
    /// The sentences of `language`, which are part of the program.
    ///
    /// # Panics
    /// If a Fluent file of ours is broken or has a key twice, which the tests rule out.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::read(language, &as_one(language.files())).expect("our files are sound")
    }

    /// The sentences of `language` out of a text that was fetched, as [`Language::text`] gives it.
    pub fn read(language: Language, text: &str) -> Result<Self, Unreadable> {
        let tag: LanguageIdentifier = language.tag().parse().expect("two letters are a tag");
        let mut bundle = FluentBundle::new(vec![tag]);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| whole(Language::English, value),
            Language::Norwegian => |value, _| whole(Language::Norwegian, value),
            Language::Icelandic => |value, _| whole(Language::Icelandic, value),
        }));
        // Marks for text that runs the other way: no language of ours does, and terminals show them as dirt.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.map_err(|(_, errors)| Unreadable::new(language, &errors))?;
        bundle.add_resource(resource).map_err(|errors| Unreadable::new(language, &errors))?;
        Ok(Self { language, bundle })
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence `key`, with what is to be filled in; the key itself if there is no such sentence.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.look_up(key, None, args).unwrap_or_else(|| key.to_owned())
    }

    /// The sentence `key` if there is one and it needs nothing filled in.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<String> {
        self.look_up(key, None, &[])
    }

    /// What stands beside the sentence `key` under the name `attribute`, such as its title or a hint; both names with a
    /// dot between them if there is no such thing.
    #[must_use]
    pub fn attribute(&self, key: &str, attribute: &str, args: &[(&str, Value<'_>)]) -> String {
        self.look_up(key, Some(attribute), args).unwrap_or_else(|| format!("{key}.{attribute}"))
    }

    fn look_up(&self, key: &str, part: Option<&str>, args: &[(&str, Value<'_>)]) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match part {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.clone())).collect();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

impl Unreadable {
    /// The first of many errors tells enough.
    fn new(language: Language, errors: &[impl Display]) -> Self {
        let why = errors.first().map(ToString::to_string).unwrap_or_default();
        Self { language, why }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the sentences in `{}` cannot be read: {}", self.language.tag(), self.why)
    }
}

impl std::error::Error for Unreadable {}

/// Files as one text, without comments.
fn as_one<'a>(files: impl Iterator<Item = &'a str>) -> String {
    let lines = files.flat_map(|file| file.lines().chain([""]));
    lines.filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect()
}

/// Whole numbers in sentences are grouped as the language does it; all else is as it is.
fn whole(language: Language, value: &Value<'_>) -> Option<String> {
    match value {
        Value::Number(number) if number.value % 1.0 == 0.0 => {
            Some(language.number(number.value, 0))
        }
        _ => None,
    }
}
