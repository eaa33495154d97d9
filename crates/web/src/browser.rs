//! The little that is asked of the browser itself, each with an answer where the browser has none.

use js_sys::futures::JsFuture;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::route::Route;

/// The window.
pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("the client runs on a page")
}

/// The page.
pub(crate) fn document() -> web_sys::Document {
    window().document().expect("a window has a page")
}

/// The element at the root of the page.
pub(crate) fn root() -> web_sys::HtmlElement {
    document()
        .document_element()
        .and_then(|element| element.dyn_into().ok())
        .expect("a page has a root element")
}

/// The whole address of a screen, for other devices.
pub(crate) fn address(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", route.href())
}

/// What the page says under this name, such as the address of a file.
pub(crate) fn meta(name: &str) -> Option<String> {
    let meta = document().query_selector(&format!("meta[name={name}]")).ok()??;
    meta.get_attribute("content")
}

/// The text of a file that belongs to the page.
pub(crate) async fn fetch(address: &str) -> Result<String, JsValue> {
    fetch_with(address, None).await
}

/// The same, with a key that opens it. Keys never stand in an address.
pub(crate) async fn fetch_with(address: &str, key: Option<String>) -> Result<String, JsValue> {
    let init = web_sys::RequestInit::new();
    if let Some(key) = key {
        let headers = web_sys::Headers::new()?;
        headers.set("Authorization", &format!("Bearer {key}"))?;
        init.set_headers(&headers);
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, &init)).await?;
    let answer: web_sys::Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(format!("{address} is not there: {}", answer.status()).into());
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or_else(|| format!("{address} is no text").into())
}

/// Whether the server has another build by now than the one that this page is of. Then some files of this one are gone.
pub(crate) async fn is_outdated() -> bool {
    let (build, page) = (meta("kvold-build"), fetch("./").await);
    // A page that cannot be had says nothing.
    build.zip(page.ok()).is_some_and(|(build, page)| !page.contains(&build))
}

/// Loads the page anew.
pub(crate) fn reload() {
    // One's own page may always be loaded.
    let _ = window().location().reload();
}

/// What is kept under `key` on this device, if anything is and the browser lets us look.
pub(crate) fn recall(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Keeps `value` under `key` on this device; false if the browser refuses, as it does when storage is full or off.
pub(crate) fn keep(key: &str, value: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Forgets what is kept under `key`.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = window().local_storage().ok().flatten() {
        // A browser that refuses has nothing of ours to forget.
        let _ = storage.remove_item(key);
    }
}

/// Random bytes that nobody can foresee. Works without a secure context, too.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    let crypto = window().crypto().expect("every browser that runs this has getRandomValues");
    crypto
        .get_random_values_with_u8_array(&mut bytes)
        .expect("thirty-two bytes are below the limit of one call");
    bytes
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Whether the person asked for less motion.
pub(crate) fn reduced_motion() -> bool {
    prefers("(prefers-reduced-motion: reduce)")
}

/// Whether the device is set to dark.
pub(crate) fn prefers_dark() -> bool {
    prefers("(prefers-color-scheme: dark)")
}

/// The element with this id.
pub(crate) fn element(id: &str) -> Option<web_sys::HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Forgets everything that this program keeps on the device.
pub(crate) fn forget_all() {
    let Some(storage) = window().local_storage().ok().flatten() else { return };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok()?);
    let ours: Vec<String> = keys.filter(|key| key.starts_with("kvold")).collect();
    ours.iter().for_each(|key| forget(key));
}

fn prefers(query: &str) -> bool {
    let query = window().match_media(query);
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Offers `text` to be saved as a file called `name`; does nothing where the browser will not.
pub(crate) fn offer(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence(&parts).ok();
    let Some(url) = blob.and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob).ok())
    else {
        return;
    };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok()) {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    // The download has its own hold on the blob by now.
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// Puts `text` on the clipboard and tells whether it is there. Only a secure page may, and only if the person lets it.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    if !window().is_secure_context() {
        return then(false);
    }
    let written = window().navigator().clipboard().write_text(text);
    leptos::task::spawn_local(async move { then(JsFuture::from(written).await.is_ok()) });
}

/// Whether the device has its own way to send an address to somebody.
pub(crate) fn can_share() -> bool {
    let navigator = window().navigator();
    js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false)
}

/// Sends an address to somebody, the way the device does that; `failed` is told if the device does not do it after all.
pub(crate) fn share(address: &str, failed: impl FnOnce() + 'static) {
    let what = web_sys::ShareData::new();
    what.set_url(address);
    let shared = JsFuture::from(window().navigator().share_with_data(&what));
    leptos::task::spawn_local(async move {
        // Whoever thinks better of it has sent nothing, and wants nothing else.
        let changed_mind = |why: &JsValue| {
            let name = js_sys::Reflect::get(why, &"name".into());
            name.is_ok_and(|name| name == "AbortError")
        };
        if shared.await.is_err_and(|why| !changed_mind(&why)) {
            failed();
        }
    });
}

/// Whether the screen is taller than wide.
pub(crate) fn is_upright() -> bool {
    prefers("(orientation: portrait)")
}

/// Whether a dialog is open or a field has the focus: then keys are not for the table.
pub(crate) fn is_busy() -> bool {
    let open = document().query_selector("dialog[open]").ok().flatten();
    let writing = document().active_element().is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    });
    open.is_some() || writing
}
