//! A question before something that cannot be taken back.

use leptos::html;
use leptos::prelude::*;

use crate::parts::choose::fresh;

/// A dialog with two answers. It opens when `open` turns true, and turns it false again.
#[component]
pub(crate) fn Ask(
    /// Whether it is asked.
    open: RwSignal<bool>,
    /// The question.
    #[prop(into)]
    question: Signal<String>,
    /// What the answer means.
    #[prop(into)]
    about: Signal<String>,
    /// The answer that does it.
    #[prop(into)]
    yes: Signal<String>,
    /// The answer that leaves all as it is.
    #[prop(into)]
    no: Signal<String>,
    /// What is done on yes.
    #[prop(into)]
    then: Callback<()>,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            // A dialog that is in the page and closed can always be shown.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let (name, more) = (fresh("question"), fresh("about"));
    view! {
        <dialog
            class="ask"
            node_ref=dialog
            aria-labelledby=name
            aria-describedby=more
            on:close=move |_| open.set(false)
        >
            <h2 id=name.clone()>{question}</h2>
            <p id=more.clone() class="dim">{about}</p>
            <div class="acts">
                <button class="btn calm" on:click=move |_| open.set(false)>{no}</button>
                <button
                    class="btn grave"
                    on:click=move |_| {
                        open.set(false);
                        then.run(());
                    }
                >
                    {yes}
                </button>
            </div>
        </dialog>
    }
}
