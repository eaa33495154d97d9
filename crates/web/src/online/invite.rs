//! How others come to the table: its code, and a picture of its address.

use leptos::prelude::*;
use play::online::spoken;

use super::Online;
use crate::browser;
use crate::parts::Qr;
use crate::route::Route;
use crate::speech::t;

/// The code of the table, and its address for the cameras of phones.
#[component]
pub(crate) fn Invite() -> impl IntoView {
    let online: Online = expect_context();
    let code = Memo::new(move |_| online.about(|desk| desk.code));
    move || {
        let code = code.get()?;
        let address = browser::address(&Route::Hand { code: code.to_string() });
        Some(view! {
            <div class="invite">
                <Qr text=address/>
                <div>
                    <p class="code">{spoken(code)}</p>
                    <p>{t("web-online-scan")}</p>
                </div>
            </div>
        })
    }
}
