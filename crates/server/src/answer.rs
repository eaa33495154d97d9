//! From a request to the file it asks for, in the form it asks for.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};

use crate::Files;
use crate::files::{Coding, Form, NOT_FOUND, PAGE, content_type, is_asset};

/// For whoever has built the program without its client.
const NO_CLIENT: &str = "This program was built without the web client.\n\
    `cargo xtask serve` builds both and starts it; `cargo xtask web` builds the client alone.\n";

/// A file named by its content is the same for ever; for all others one has to ask each time.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_EACH_TIME: HeaderValue = HeaderValue::from_static("no-cache");

/// The page, or why there is none.
pub(crate) fn page(files: &Files, request: &HeaderMap) -> Response {
    if files.has_client() {
        file(files, PAGE, request)
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, NO_CLIENT).into_response()
    }
}

/// The file at `path`, or the page that says that there is none.
pub(crate) fn file(files: &Files, path: &str, request: &HeaderMap) -> Response {
    let accepts = |coding| accepts(request, coding);
    if path != NOT_FOUND
        && let Some(form) = files.find(path, accepts)
    {
        let is_known = knows(request, &form.tag);
        let status = if is_known { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
        return respond(path, form, status);
    }
    match files.find(NOT_FOUND, accepts) {
        Some(form) => respond(NOT_FOUND, form, StatusCode::NOT_FOUND),
        None => (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response(),
    }
}

fn respond(path: &str, form: Form, status: StatusCode) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, if is_asset(path) { FOR_EVER } else { ASK_EACH_TIME });
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(ETAG, form.tag);
    if status == StatusCode::NOT_MODIFIED {
        return response;
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    if form.coding != Coding::Plain {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(form.coding.name()));
    }
    *response.body_mut() = Body::from(form.bytes);
    response
}

/// Whether the request takes `coding`: it is named, and not refused with a weight of 0.
fn accepts(request: &HeaderMap, coding: Coding) -> bool {
    list(request, &ACCEPT_ENCODING).any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
        name.trim().eq_ignore_ascii_case(coding.name()) && weight.unwrap_or(1.0) > 0.0_f32
    })
}

/// Whether the request says that it has this form already.
fn knows(request: &HeaderMap, tag: &HeaderValue) -> bool {
    list(request, &IF_NONE_MATCH)
        .any(|known| known == "*" || known.trim_start_matches("W/").as_bytes() == tag.as_bytes())
}

/// The items of a header that is a list with commas; what is no text is passed over.
fn list<'a>(request: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = request.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}
