//! The files of the web client, inside the program.

use std::borrow::Cow;

use axum::http::HeaderValue;
use rust_embed::Embed;

/// The page.
pub(crate) const PAGE: &str = "index.html";
/// The page for addresses that lead nowhere.
pub(crate) const NOT_FOUND: &str = "404.html";

/// What `cargo xtask web` has made. The folder may be empty: then this is a program without a client.
#[derive(Embed)]
#[folder = "../../target/dist"]
#[allow_missing = true]
struct Client;

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Plain,
}

/// A file in one of its forms.
pub(crate) struct Form {
    pub(crate) bytes: Cow<'static, [u8]>,
    pub(crate) coding: Coding,
    /// A tag that differs between forms and contents.
    pub(crate) tag: HeaderValue,
}

/// Whether this program has the web client in it.
#[must_use]
pub fn has_client() -> bool {
    Client::get(PAGE).is_some()
}

/// The form of the file at `path` that is best among those that `accepts` lets through.
///
/// `path` is looked up in a list, so there is no way out of it to other files.
pub(crate) fn find(path: &str, accepts: impl Fn(Coding) -> bool) -> Option<Form> {
    let is_form = Coding::ALL
        .iter()
        .any(|coding| !coding.ending().is_empty() && path.ends_with(coding.ending()));
    if is_form || Client::get(path).is_none() {
        return None;
    }
    let codings =
        Coding::ALL.into_iter().filter(|coding| *coding == Coding::Plain || accepts(*coding));
    codings.into_iter().find_map(|coding| form(path, coding))
}

/// Whether the file at `path` is named by its content, and so never changes.
pub(crate) fn is_asset(path: &str) -> bool {
    path.starts_with("assets/")
}

/// What kind of file it is, by the ending of its name.
pub(crate) fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        _ => "application/octet-stream",
    }
}

impl Coding {
    /// All, the smallest first.
    pub(crate) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Plain];

    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Plain => "identity",
        }
    }

    /// What the bundler puts at the end of the name.
    const fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Plain => "",
        }
    }
}

fn form(path: &str, coding: Coding) -> Option<Form> {
    let file = Client::get(&format!("{path}{}", coding.ending()))?;
    let hash = file.metadata.sha256_hash();
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let tag = HeaderValue::try_from(format!("\"{digits}\"")).ok()?;
    Some(Form { bytes: file.data, coding, tag })
}
