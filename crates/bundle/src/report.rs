//! What a build weighs, as a table.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::iter::Sum;

use crate::{ASSETS, PAGE, Size};

/// The files that come before the first game can be played, by the beginnings of their names. Words come in one
/// language; the service worker fetches all others, and itself, after that.
const FIRST: [&str; 3] = ["boot-", "kvold-", "worker-"];
const WORDS: &str = "words-";

/// The sizes of a build.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a>(pub &'a [Size]);

/// Bytes in the three forms; a file that is not worth another form counts as it is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weight {
    /// As it is.
    pub plain: usize,
    /// For browsers on plain http.
    pub gzip: usize,
    /// For all others.
    pub brotli: usize,
}

impl Report<'_> {
    /// What is loaded before the first game can be played, with the largest of the languages.
    #[must_use]
    pub fn before_the_first_game(&self) -> Weight {
        let name = |size: &Size| size.path.strip_prefix(ASSETS).map(str::to_owned);
        let first = |size: &&Size| match name(size) {
            Some(name) => FIRST.iter().any(|stem| name.starts_with(stem)),
            None => size.path == PAGE,
        };
        let words = self.0.iter().filter(|size| name(size).is_some_and(|n| n.starts_with(WORDS)));
        let words = words.map(Weight::from).max_by_key(|weight| weight.gzip);
        self.0.iter().filter(first).map(Weight::from).chain(words).sum()
    }

    /// All files.
    #[must_use]
    pub fn all(&self) -> Weight {
        self.0.iter().map(Weight::from).sum()
    }

    /// The files by the endings of their names.
    fn kinds(&self) -> BTreeMap<&str, Weight> {
        let mut kinds: BTreeMap<&str, Weight> = BTreeMap::new();
        for size in self.0 {
            let kind = size.path.rsplit_once('.').map_or("", |(_, ending)| ending);
            let weight = kinds.entry(kind).or_default();
            *weight = [*weight, Weight::from(size)].into_iter().sum();
        }
        kinds
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<40} {:>9} {:>9} {:>9}", "bytes", "plain", "gzip", "brotli")?;
        let files = self.0.iter().filter(|size| !size.path.ends_with(".png"));
        let files = files.map(|size| (size.path.clone(), Weight::from(size)));
        let kinds = self.kinds().into_iter().map(|(kind, weight)| (format!("all .{kind}"), weight));
        let sums = [("all", self.all()), ("before the first game", self.before_the_first_game())];
        let sums = sums.map(|(name, weight)| (name.to_owned(), weight));
        for (name, Weight { plain, gzip, brotli }) in files.chain(kinds).chain(sums) {
            writeln!(f, "{name:<40} {plain:>9} {gzip:>9} {brotli:>9}")?;
        }
        Ok(())
    }
}

impl From<&Size> for Weight {
    fn from(size: &Size) -> Self {
        let or_plain = |form: Option<usize>| form.unwrap_or(size.plain);
        Self { plain: size.plain, gzip: or_plain(size.gzip), brotli: or_plain(size.brotli) }
    }
}

impl Sum for Weight {
    fn sum<I: Iterator<Item = Self>>(weights: I) -> Self {
        weights.fold(Self::default(), |sum, weight| Self {
            plain: sum.plain + weight.plain,
            gzip: sum.gzip + weight.gzip,
            brotli: sum.brotli + weight.brotli,
        })
    }
}
