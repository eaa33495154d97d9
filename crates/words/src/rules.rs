//! The rule books as the app tells them: which rules stand in which chapter, and for which editions they hold.
//!
//! The sentences are messages `rule-seq-15`, with the attribute `title`; the chapters have their headings in
//! `rules-sequence-section-aim` and the like.

use game::Rule;

/// A part of a rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The key of its heading.
    pub section: &'static str,
    /// Its rules, in the order in which they are best read.
    pub rules: &'static [Entry],
}

/// A rule in its place in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The rule.
    pub rule: Rule,
    /// Whether we have chosen something in it, where printed rules are silent, unclear or at odds with each other.
    /// The app marks such rules with [`OURS`].
    pub is_ours: bool,
    /// The games it is for, by their ids; none where it holds in all that share the book.
    only: &'static [&'static str],
}

/// The key of the mark at rules in which we have chosen something; its hint says what the mark means.
pub const OURS: &str = "rules-ours";

const CLASSIC: &[&str] = &["sequence"];
const NUMBERS: &[&str] = &["sequence-numbers"];
const CATS_AND_NUMBERS: &[&str] = &["sequence-cats", "sequence-numbers"];
const CLASSIC_AND_NUMBERS: &[&str] = &["sequence", "sequence-numbers"];

const SEQUENCE: &[Chapter] = &[
    chapter("rules-sequence-section-aim", &[seq(24), seq(28)]),
    chapter(
        "rules-sequence-section-setup",
        &[
            seq(1).ours(),
            seq(2).ours(),
            seq(3),
            seq(4).ours(),
            seq(5),
            seq(6).ours(),
            seq(7).ours(),
        ],
    ),
    chapter(
        "rules-sequence-section-board",
        &[
            seq(8),
            seq(9).ours().only(CLASSIC_AND_NUMBERS),
            seq(10).ours().only(NUMBERS),
            seq(11).ours().only(CATS_AND_NUMBERS),
        ],
    ),
    chapter(
        "rules-sequence-section-turn",
        &[
            seq(12),
            seq(13).ours(),
            seq(14),
            seq(15),
            seq(16).ours().only(CLASSIC),
            seq(19),
            seq(17).ours(),
            seq(18).ours(),
        ],
    ),
    chapter(
        "rules-sequence-section-dead",
        &[seq(20).ours(), seq(21).ours(), seq(22).ours(), seq(23).ours()],
    ),
    chapter(
        "rules-sequence-section-rows",
        &[seq(25).ours(), seq(26).ours().only(CLASSIC_AND_NUMBERS)],
    ),
    chapter("rules-sequence-section-talk", &[seq(27).ours().only(CLASSIC_AND_NUMBERS)]),
];

const RAT_A_TAT_CAT: &[Chapter] = &[
    chapter("rules-rat-a-tat-cat-section-aim", &[rat(1), rat(20)]),
    chapter(
        "rules-rat-a-tat-cat-section-setup",
        &[rat(2).ours(), rat(3).ours(), rat(4).ours(), rat(5), rat(6).ours(), rat(8)],
    ),
    chapter("rules-rat-a-tat-cat-section-turn", &[rat(9), rat(10), rat(11).ours(), rat(12).ours()]),
    chapter(
        "rules-rat-a-tat-cat-section-powers",
        &[rat(7), rat(13), rat(14).ours(), rat(15).ours(), rat(16).ours(), rat(17)],
    ),
    chapter("rules-rat-a-tat-cat-section-round", &[rat(18).ours(), rat(19).ours(), rat(21).ours()]),
    chapter(
        "rules-rat-a-tat-cat-section-end",
        &[rat(22), rat(23).ours(), rat(24).ours(), rat(25).ours()],
    ),
    chapter("rules-rat-a-tat-cat-section-younger", &[rat(26).ours()]),
    chapter("rules-rat-a-tat-cat-section-secrets", &[rat(27).ours()]),
];

const CROSSING: &[Chapter] = &[
    chapter("rules-crossing-section-aim", &[cro(21).ours()]),
    chapter(
        "rules-crossing-section-setup",
        &[cro(1), cro(24).ours(), cro(2), cro(4).ours(), cro(3).ours()],
    ),
    chapter("rules-crossing-section-turn", &[cro(5).ours(), cro(6), cro(7).ours(), cro(8)]),
    chapter("rules-crossing-section-actions", &[cro(9).ours(), cro(10).ours()]),
    chapter("rules-crossing-section-table", &[cro(11), cro(12).ours(), cro(13), cro(14).ours()]),
    chapter("rules-crossing-section-opening", &[cro(15).ours(), cro(16).ours(), cro(17).ours()]),
    chapter("rules-crossing-section-rearranging", &[cro(18), cro(19), cro(20)]),
    chapter("rules-crossing-section-end", &[cro(22).ours(), cro(23).ours()]),
];

impl Chapter {
    /// The rules of this chapter that hold in `game`: none where the whole chapter is about something it lacks.
    pub fn rules_of(&self, game: &str) -> impl Iterator<Item = Rule> {
        self.rules.iter().filter(move |entry| entry.applies_to(game)).map(|entry| entry.rule)
    }
}

impl Entry {
    /// Whether the rule holds in `game`, one of the games that share the book.
    #[must_use]
    pub fn applies_to(&self, game: &str) -> bool {
        self.only.is_empty() || self.only.contains(&game)
    }

    const fn ours(self) -> Self {
        Self { is_ours: true, ..self }
    }

    const fn only(self, only: &'static [&'static str]) -> Self {
        Self { only, ..self }
    }
}

/// The book of the game or family with this id, in reading order; nothing if there is no such game.
#[must_use]
pub fn chapters(game: &str) -> &'static [Chapter] {
    match game {
        "sequence" | "sequence-cats" | "sequence-numbers" => SEQUENCE,
        "rat-a-tat-cat" => RAT_A_TAT_CAT,
        "crossing" => CROSSING,
        _ => &[],
    }
}

/// The rule with this number, such as `SEQ-15`, if there is one.
#[must_use]
pub fn find(number: &str) -> Option<Rule> {
    let books = [SEQUENCE, RAT_A_TAT_CAT, CROSSING];
    let entries = books.into_iter().flatten().flat_map(|chapter| chapter.rules);
    entries.map(|entry| entry.rule).find(|rule| rule.to_string() == number)
}

const fn chapter(section: &'static str, rules: &'static [Entry]) -> Chapter {
    Chapter { section, rules }
}

const fn seq(number: u8) -> Entry {
    entry("SEQ", number)
}

const fn rat(number: u8) -> Entry {
    entry("RAT", number)
}

const fn cro(number: u8) -> Entry {
    entry("CRO", number)
}

const fn entry(book: &'static str, number: u8) -> Entry {
    Entry { rule: Rule::new(book, number), is_ours: false, only: &[] }
}
