//! The front page: five houses at dusk.

use leptos::prelude::*;

use crate::speech::t;

/// The front page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! { <main><h1>"Kvöld"</h1><p>{t("web-welcome")}</p></main> }
}
