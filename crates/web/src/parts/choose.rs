//! Choosing: one of a few, or on and off. Both are what the browser has for it, so keys and screen readers know them.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;

/// A value and its name.
pub(crate) type Named<T> = (T, String);

/// One of a few, side by side.
#[component]
pub(crate) fn Segments<T>(
    /// What it is about, for screen readers.
    #[prop(into)]
    label: Signal<String>,
    /// What there is.
    #[prop(into)]
    choices: Signal<Vec<Named<T>>>,
    /// What it is now.
    #[prop(into)]
    value: Signal<T>,
    /// What is done with a new one.
    #[prop(into)]
    set: Callback<T>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let group = fresh("one-of");
    let segment = move |(choice, name): Named<T>| {
        let (shown, chosen) = (choice.clone(), choice);
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || value.get() == shown
                    on:change=move |_| set.run(chosen.clone())
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <div class="seg" role="radiogroup" aria-label=label>
            {move || choices.get().into_iter().map(segment.clone()).collect_view()}
        </div>
    }
}

/// On or off, with its words to the left.
#[component]
pub(crate) fn Switch(
    /// What is on or off.
    #[prop(into)]
    label: Signal<String>,
    /// A line more about it; empty if there is none.
    #[prop(into, default = Signal::stored(String::new()))]
    hint: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Whether it cannot be changed just now; the hint says why.
    #[prop(into, default = Signal::stored(false))]
    fixed: Signal<bool>,
    /// What is done with a change.
    #[prop(into)]
    set: Callback<bool>,
) -> impl IntoView {
    let (name, about) = (fresh("name"), fresh("about"));
    view! {
        <div class="opt">
            <div class="of">
                <label for=name.clone()>{label}</label>
                <small id=about.clone()>{hint}</small>
            </div>
            <input
                type="checkbox"
                role="switch"
                class="sw"
                id=name
                aria-describedby=about
                prop:checked=on
                disabled=fixed
                on:change:target=move |event| set.run(event.target().checked())
            />
        </div>
    }
}

/// An id that nothing else on the page has.
pub(crate) fn fresh(what: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("{what}-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}
