//! The words of the page, in the language that is chosen now. They are no part of the module: a file for each language
//! stands beside it, and is fetched when that language is first spoken.

use std::cell::OnceCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use words::{Language, Value, Words};

use crate::browser;

thread_local! {
    /// The sentences of each language that has been spoken.
    static WORDS: [OnceCell<Words>; 3] = const { [const { OnceCell::new() }; 3] };
}

/// Says things in the chosen language. Whatever reads it changes with the language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speech(Signal<Language>);

/// Fetches the sentences of `language`, unless they are here. The page names the file.
pub(crate) async fn learn(language: Language) -> Result<(), JsValue> {
    let place = language as usize;
    if WORDS.with(|all| all[place].get().is_some()) {
        return Ok(());
    }
    let address = browser::meta(&format!("kvold-words-{}", language.tag()));
    let text = browser::fetch(&address.ok_or("the page names no words")?).await?;
    let words = Words::read(language, &text).map_err(|why| why.to_string())?;
    // If two were under way, the first has come.
    WORDS.with(|all| all[place].set(words)).or(Ok(()))
}

impl Speech {
    /// Speaks the language that is wanted, from when its words are here; till then, the one before, which the first
    /// has to be already. If they do not come, it is wanted no longer.
    pub(crate) fn follow(wanted: RwSignal<Language>) -> Self {
        let spoken = RwSignal::new(wanted.get_untracked());
        Effect::new(move || {
            let language = wanted.get();
            spawn_local(async move {
                let learnt = learn(language).await;
                match learnt {
                    // Something else may be wanted by now.
                    _ if wanted.get_untracked() != language => {}
                    Ok(()) if spoken.get_untracked() != language => spoken.set(language),
                    Ok(()) => {}
                    Err(_) => wanted.set(spoken.get_untracked()),
                }
            });
        });
        Effect::new(move || browser::root().set_lang(spoken.get().tag()));
        Self(spoken.into())
    }

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
        let place = self.0.get() as usize;
        WORDS.with(|all| tell(all[place].get().expect("only what was learnt is spoken")))
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
