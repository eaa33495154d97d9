//! An address as a picture that cameras read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// `text` as a picture, dark on light at any time of day; nothing if it is too long for one.
#[component]
pub(crate) fn Qr(
    /// What a camera is to read.
    text: String,
) -> impl IntoView {
    let code = QrCode::encode_text(&text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let squares = dark.filter(|&(x, y)| code.get_module(x, y));
    let path: String = squares.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    Some(view! {
        <svg class="qr" viewBox=format!("-2 -2 {0} {0}", size + 4) aria-hidden="true">
            <rect class="paper" x="-2" y="-2" width=size + 4 height=size + 4 rx="1"/>
            <path d=path/>
        </svg>
    })
}
