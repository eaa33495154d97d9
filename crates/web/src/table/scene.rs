//! Which of its three faces a table shows: itself, the curtain, or the end.

use std::sync::Arc;

use leptos::prelude::*;

use crate::session::{Curtain as Covered, Playable};

/// Shows the end, the curtain or the table, and makes a new one only when another is to be seen, or when the curtain
/// waits for somebody else. Whatever else changes meanwhile must not put a fresh curtain before the one that is just
/// being opened.
pub(crate) fn scene<G: Playable>(
    curtain: Signal<Option<Arc<Covered<G>>>>,
    ended: Signal<bool>,
    table: impl Fn() -> AnyView + Send + 'static,
    covered: impl Fn(Arc<Covered<G>>) -> AnyView + Send + 'static,
    end: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    let face = Memo::new(move |_| {
        let next = curtain.with(|curtain| curtain.as_ref().map(|curtain| curtain.next));
        (next, ended.get())
    });
    move || {
        let face = face.get();
        untrack(|| match face {
            (_, true) => end(),
            (Some(_), false) => curtain.get().map(&covered).into_any(),
            (None, false) => table(),
        })
    }
}
