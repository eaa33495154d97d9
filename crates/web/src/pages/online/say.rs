//! Saying something at the table: ready phrases, and words of one's own where the table allows them.

use game::{Seat, SeatSet};
use leptos::prelude::*;
use protocol::{Chat, ToServer};
use table::Phrase;

use super::company::ask;
use crate::online::{Online, Speech as Spoken};
use crate::speech::{Speech, speech, t};

/// The ready phrases. What an older or newer client says besides is passed over.
const PHRASES: [(&str, &str); 8] = [
    ("hello", "phrase-hello"),
    ("well-played", "phrase-well-played"),
    ("nice", "phrase-nice"),
    ("oops", "phrase-oops"),
    ("thanks", "phrase-thanks"),
    ("moment", "phrase-moment"),
    ("your-turn", "phrase-your-turn"),
    ("once-more", "phrase-once-more"),
];

/// What somebody has said, ready to be shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct NamedSpeech {
    pub(super) number: u32,
    /// The chip of whoever says it, where there is one.
    pub(super) team: Option<u8>,
    pub(super) name: String,
    pub(super) words: String,
}

impl NamedSpeech {
    /// Who says what, in one sentence.
    pub(super) fn whole(&self, speech: Speech) -> String {
        let (name, words) = (self.name.as_str(), self.words.as_str());
        speech.fill("online-said", &[("name", name.into()), ("words", words.into())])
    }
}

/// The words of something that was said, in the language that is spoken here.
pub(super) fn speech_of(speech: Speech, spoken: &Spoken) -> String {
    match spoken {
        Spoken::Chat(chat) => chat.as_str().to_owned(),
        Spoken::Phrase(phrase) => {
            let phrase = String::from(phrase.clone());
            let known = PHRASES.iter().find(|(name, _)| *name == phrase);
            known.map_or(phrase, |(_, key)| speech.say(key))
        }
    }
}

/// The phrases as buttons, and a field where the table allows it. `then` is told when something was said.
#[component]
pub(super) fn Say(#[prop(into)] then: Callback<()>) -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let chat = ask(online, |desk| desk.opening.chat);
    let say = move |name: &'static str| {
        if let (Some(seat), Ok(phrase)) = (speaker(online), name.parse::<Phrase>()) {
            online.mention(&ToServer::Say { seat, phrase });
        }
        then.run(());
    };
    let button = move |(name, key): (&'static str, &'static str)| {
        view! { <button class="btn calm" on:click=move |_| say(name)>{move || speech.say(key)}</button> }
    };
    view! {
        <section class="stack">
            <h3>{t("online-say-something")}</h3>
            <div class="phrases">{PHRASES.map(button).collect_view()}</div>
            <Show when=move || chat.get() == Some(true)><Write then/></Show>
        </section>
    }
}

/// A field for words of one's own.
#[component]
fn Write(then: Callback<()>) -> impl IntoView {
    let online: Online = expect_context();
    let text = RwSignal::new(String::new());
    let send = move || {
        let words = Chat::try_from(text.get_untracked().trim().to_owned());
        if let (Some(seat), Ok(text)) = (speaker(online), words) {
            online.mention(&ToServer::Chat { seat, text });
            then.run(());
        }
    };
    view! {
        <form
            class="write"
            on:submit=move |event| {
                event.prevent_default();
                send();
            }
        >
            <input
                class="text"
                maxlength="200"
                autocomplete="off"
                aria-label=t("online-write")
                placeholder=t("online-write")
                prop:value=text
                on:input:target=move |event| text.set(event.target().value())
            />
            <button class="btn calm" type="submit">{t("online-send")}</button>
        </form>
    }
}

/// Who speaks from this device: whoever is to decide, else whoever sits here first.
fn speaker(online: Online) -> Option<Seat> {
    let yours = online.desk().with_untracked(|desk| desk.as_ref().map(|desk| desk.yours))?;
    let waits = online.play(|play| play.get("must_act").cloned()).flatten();
    let waits = waits.and_then(|waits| serde_json::from_value::<SeatSet>(waits).ok());
    let deciding = waits.and_then(|waits| waits.intersection(yours).iter().next());
    deciding.or(yours.iter().next())
}
