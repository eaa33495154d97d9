//! What pages may do, said with every answer.

use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY as POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// Everything from here and nothing from elsewhere; no script or style inside a page. WebAssembly counts as `eval`, and
/// `'wasm-unsafe-eval'` allows that and no other.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// No `Cross-Origin-Opener-Policy`: the page opens no windows, and browsers complain of it on plain http.
const GUARDS: [(HeaderName, HeaderValue); 5] = [
    (POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // A seat's secret stands in the address of a page; no other site gets to see even the rest of it.
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Adds the guards to an answer.
pub(crate) async fn guard(mut response: Response) -> Response {
    response.headers_mut().extend(GUARDS);
    response
}
