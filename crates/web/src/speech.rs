//! The words of the page, in the language that is chosen now.

use std::cell::OnceCell;

use leptos::prelude::*;
use words::{Language, Value, Words};

thread_local! {
    /// The sentences of each language, read when they are first needed.
    static WORDS: [OnceCell<Words>; 3] = const { [const { OnceCell::new() }; 3] };
}

/// Says things in the chosen language. Whatever reads it changes with the language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speech(pub(crate) Signal<Language>);

impl Speech {
    /// The language.
    pub(crate) fn language(self) -> Language {
        self.0.get()
    }

    /// The sentence `key`.
    pub(crate) fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The sentence `key` with what is to be filled in.
    pub(crate) fn fill(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.with(|words| words.say(key, args))
    }

    /// The name of the game with this id.
    pub(crate) fn game(self, id: &str) -> String {
        self.with(|words| words.game(id))
    }

    /// Whatever `tell` makes of the words.
    pub(crate) fn with<T>(self, tell: impl FnOnce(&Words) -> T) -> T {
        let language = self.0.get();
        WORDS.with(|all| tell(all[language as usize].get_or_init(|| Words::new(language))))
    }
}

/// The speech of the page.
pub(crate) fn speech() -> Speech {
    expect_context()
}

/// The sentence `key`, as text that follows the language.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = speech();
    move || speech.say(key)
}
