//! A sheet over the table: rises from the foot of a phone, stands in the middle of a wider screen.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use crate::parts::fresh;
use crate::speech::speech;

/// A dialog that is open while `open` is true. The table stays visible behind it and nothing of it is lost.
#[component]
pub(crate) fn Dialog(
    /// Whether it is open; closing it by hand sets it to false.
    open: RwSignal<bool>,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it can be closed without an answer.
    #[prop(default = true)]
    closes: bool,
    /// What is in it. Made anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let (dialog, name) = (NodeRef::<html::Dialog>::new(), fresh("sheet"));
    let label = name.clone();
    let speech = speech();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            // A dialog that is in the page and closed can always be shown.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let cancel = move |event: web_sys::Event| {
        if !closes {
            event.prevent_default();
        }
    };
    // A touch beside the sheet closes it: only the dialog itself is hit there.
    let beside = move |event: web_sys::MouseEvent| {
        let hit =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if closes && hit.is_some() {
            open.set(false);
        }
    };
    view! {
        <dialog
            class="leaf"
            node_ref=dialog
            aria-labelledby=label
            on:close=move |_| open.set(false)
            on:cancel=cancel
            on:click=beside
        >
            <div class="leaf-in">
                <header>
                    <h2 id=name>{title}</h2>
                    {closes.then(|| view! {
                        <button class="btn quiet" on:click=move |_| open.set(false)>
                            {move || speech.say("play-close")}
                        </button>
                    })}
                </header>
                {move || open.get().then(|| children())}
            </div>
        </dialog>
    }
}
