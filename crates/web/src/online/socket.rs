//! The one WebSocket of this device.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;

use crate::browser;

/// An open connection, or one that is being opened. It is closed with this value.
pub(super) struct Socket {
    socket: web_sys::WebSocket,
    _opened: Closure<dyn Fn()>,
    _closed: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(web_sys::MessageEvent)>,
}

impl Socket {
    /// Connects to the server that the page came from; nothing where the browser will not.
    pub(super) fn connect(
        opened: impl Fn() + 'static,
        closed: impl Fn() + 'static,
        heard: impl Fn(&str) + 'static,
    ) -> Option<Self> {
        let socket = web_sys::WebSocket::new(&address()?).ok()?;
        let opened = Closure::<dyn Fn()>::new(opened);
        let closed = Closure::<dyn Fn()>::new(closed);
        let heard = Closure::<dyn Fn(_)>::new(move |event: web_sys::MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard(&text);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(Self { socket, _opened: opened, _closed: closed, _heard: heard })
    }

    /// Sends a text. One that cannot be sent is lost with its connection, and is sent again on the next.
    pub(super) fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        // One that is closed already stays so.
        let _ = self.socket.close();
    }
}

/// Beside the page, wherever that is.
fn address() -> Option<String> {
    let location = browser::window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    let path = location.pathname().ok()?;
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    Some(format!("{scheme}://{}{folder}/ws", location.host().ok()?))
}
