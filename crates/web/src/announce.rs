//! What is said to those who listen instead of looking.

use leptos::prelude::*;

thread_local! {
    /// What was said last. It belongs to the page, not to a screen, for it outlives them.
    static SAID: ArcRwSignal<String> = ArcRwSignal::new(String::new());
}

/// Has a screen reader say `text` when it is done with what it is saying.
pub(crate) fn announce(text: impl Into<String>) {
    let mut text = text.into();
    SAID.with(|said| {
        // The same words twice would be no change, and go unsaid: the second time they end in a space of another kind.
        if said.with_untracked(|last| *last == text) {
            text.push('\u{a0}');
        }
        said.set(text);
    });
}

/// Takes back what was said last: whoever listens next is not to hear what was meant for somebody else.
pub(crate) fn hush() {
    SAID.with(|said| said.set(String::new()));
}

/// The place in the page that is read aloud.
#[component]
pub(crate) fn Herald() -> impl IntoView {
    let said = SAID.with(Clone::clone);
    view! { <div class="sr" role="status" aria-live="polite">{move || said.get()}</div> }
}
