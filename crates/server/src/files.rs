//! The files of the web client, inside the program.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::HeaderValue;
use rust_embed::Embed;
use sha2::{Digest as _, Sha256};

/// The page.
pub(crate) const PAGE: &str = "index.html";
/// The page for addresses that lead nowhere.
pub(crate) const NOT_FOUND: &str = "404.html";
/// The folder of the files that are named by their content and never change.
const ASSETS: &str = "assets/";

/// What `cargo xtask web` has made. The folder may be empty: then this is a program without a client.
#[derive(Embed)]
#[folder = "../../target/dist"]
#[allow_missing = true]
struct Client;

/// Files by their paths, without a slash in front; the smaller forms of a file lie beside it, as `.br` and `.gz`.
#[derive(Clone, Default, Debug)]
pub struct Files {
    files: BTreeMap<String, File>,
}

#[derive(Clone, Debug)]
struct File {
    bytes: Bytes,
    tag: HeaderValue,
}

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Plain,
}

/// A file in one of its forms.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) bytes: Bytes,
    pub(crate) coding: Coding,
    /// A tag that differs between contents, and so between forms.
    pub(crate) tag: HeaderValue,
}

impl Files {
    /// The web client, if this program was built with it.
    #[must_use]
    pub fn embedded() -> Self {
        let client =
            Client::iter().filter_map(|path| Some((path.clone(), Client::get(&path)?.data)));
        client.map(|(path, bytes)| (path.into_owned(), bytes)).collect()
    }

    /// Whether there is a page to show.
    #[must_use]
    pub fn has_client(&self) -> bool {
        self.files.contains_key(PAGE)
    }

    /// The file at `path`, in the smallest form that `accepts` lets through.
    ///
    /// The path is looked up in a list, so no path leads out of it.
    pub(crate) fn find(&self, path: &str, accepts: impl Fn(Coding) -> bool) -> Option<Form> {
        let is_form = Coding::SMALLER.iter().any(|coding| path.ends_with(coding.ending()));
        if is_form || !self.files.contains_key(path) {
            return None;
        }
        let smaller = Coding::SMALLER.into_iter().filter(|coding| accepts(*coding));
        smaller.chain([Coding::Plain]).find_map(|coding| {
            let File { bytes, tag } =
                self.files.get(&format!("{path}{}", coding.ending()))?.clone();
            Some(Form { bytes, coding, tag })
        })
    }
}

impl FromIterator<(String, Cow<'static, [u8]>)> for Files {
    fn from_iter<I: IntoIterator<Item = (String, Cow<'static, [u8]>)>>(files: I) -> Self {
        let file = |(path, bytes): (String, Cow<'static, [u8]>)| {
            let tag = tag(&bytes);
            let bytes = match bytes {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            (path, File { bytes, tag })
        };
        Self { files: files.into_iter().map(file).collect() }
    }
}

impl Coding {
    /// Those that make a file smaller, the smallest first.
    const SMALLER: [Self; 2] = [Self::Brotli, Self::Gzip];

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

/// Whether the file at `path` is named by its content, and so never changes.
pub(crate) fn is_asset(path: &str) -> bool {
    path.starts_with(ASSETS)
}

/// What kind of file it is, by the ending of its name.
pub(crate) fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "ftl" => "text/plain; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn tag(bytes: &[u8]) -> HeaderValue {
    let digits: String =
        Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::try_from(format!("\"{digits}\"")).expect("digits in quotes are a header")
}
