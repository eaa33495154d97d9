//! Keys that mean something at the whole table.

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::sound;

/// Hears keys for as long as the table is there: not those that go with Ctrl and the like, nor those of a field that is
/// being filled in or of a dialog. The first key or touch lets the page sound.
pub(crate) fn hear_keys(on_key: impl Fn(&web_sys::KeyboardEvent) + 'static) {
    let keys = window_event_listener(ev::keydown, move |event| {
        sound::wake();
        let with = event.ctrl_key() || event.alt_key() || event.meta_key();
        if !(with || browser::is_busy()) {
            on_key(&event);
        }
    });
    let touch = window_event_listener(ev::pointerdown, |_| sound::wake());
    on_cleanup(move || [keys, touch].into_iter().for_each(WindowListenerHandle::remove));
}
