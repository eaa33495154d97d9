//! What a build weighs, as a table.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::iter::Sum;

use anyhow::{Result, bail};

use crate::{ASSETS, PAGE, Size};

/// The files that come before the first game can be played, by the beginnings of their names. Words come in one
/// language; the service worker fetches all others, and itself, after that.
const FIRST: [&str; 3] = ["boot-", "kvold-", "worker-"];
const WORDS: &str = "words-";
/// The part for online tables, which is no game.
const ONLINE: &str = "online";

/// The sizes of a build.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// Of each file.
    pub sizes: &'a [Size],
    /// The paths of the parts of the module that each game needs, and online tables as `online`.
    pub games: &'a BTreeMap<String, Vec<String>>,
}

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
    /// What is loaded before the first game can be played, if it is the largest one, in the largest of the languages.
    #[must_use]
    pub fn before_the_first_game(&self) -> Weight {
        self.first().into_iter().map(Weight::from).sum()
    }

    /// Refuses a build of which a browser on plain http has to load more than `most` bytes before the first game.
    pub fn keep_to(&self, most: usize) -> Result<()> {
        let weight = self.before_the_first_game().gzip;
        if weight <= most {
            return Ok(());
        }
        let file = |size: &Size| format!("{} {}", size.path, Weight::from(size).gzip);
        let files: Vec<String> = self.first().into_iter().map(file).collect();
        bail!(
            "{weight} bytes come before the first game, and at most {most} may: {}",
            files.join(", ")
        )
    }

    /// The files that come before the first game, if it is the largest one.
    fn first(&self) -> Vec<&Size> {
        let games = self.games().map(|game| self.before(game));
        let weight =
            |files: &Vec<&Size>| files.iter().map(|&size| Weight::from(size).gzip).sum::<usize>();
        games.max_by_key(weight).unwrap_or_else(|| self.before_any_game())
    }

    /// The games that have a part of their own.
    fn games(&self) -> impl Iterator<Item = &String> {
        self.games.keys().filter(|game| *game != ONLINE)
    }

    /// The files that come before the first game, if it is this one.
    fn before(&self, game: &str) -> Vec<&Size> {
        let parts = self.games.get(game).into_iter().flatten();
        let parts = parts.filter_map(|part| self.sizes.iter().find(|size| size.path == *part));
        self.before_any_game().into_iter().chain(parts).collect()
    }

    /// The files that come before any game.
    fn before_any_game(&self) -> Vec<&Size> {
        let begins = |size: &Size, stem: &str| {
            size.path.strip_prefix(ASSETS).is_some_and(|name| name.starts_with(stem))
        };
        let first = |size: &&Size| size.path == PAGE || FIRST.iter().any(|stem| begins(size, stem));
        let words = self.sizes.iter().filter(|size| begins(size, WORDS));
        let words = words.max_by_key(|&size| Weight::from(size).gzip);
        self.sizes.iter().filter(first).chain(words).collect()
    }

    /// All files.
    #[must_use]
    pub fn all(&self) -> Weight {
        self.sizes.iter().map(Weight::from).sum()
    }

    /// The files by the endings of their names.
    fn kinds(&self) -> BTreeMap<&str, Weight> {
        let mut kinds: BTreeMap<&str, Weight> = BTreeMap::new();
        for size in self.sizes {
            let kind = size.path.rsplit_once('.').map_or("", |(_, ending)| ending);
            let weight = kinds.entry(kind).or_default();
            *weight = [*weight, Weight::from(size)].into_iter().sum();
        }
        kinds
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<60} {:>9} {:>9} {:>9}", "bytes", "plain", "gzip", "brotli")?;
        let files = self.sizes.iter().filter(|size| !size.path.ends_with(".png"));
        let files = files.map(|size| (size.path.clone(), Weight::from(size)));
        let kinds = self.kinds().into_iter().map(|(kind, weight)| (format!("all .{kind}"), weight));
        let games = self.games.keys().map(|game| {
            let what = match game.as_str() {
                ONLINE => "an online table".to_owned(),
                game => format!("a first game of {game}"),
            };
            let files = self.before(game).into_iter();
            (format!("before {what}"), files.map(Weight::from).sum::<Weight>())
        });
        let first = ("before the first game".to_owned(), self.before_the_first_game());
        let sums = [("all".to_owned(), self.all())].into_iter().chain(games).chain([first]);
        for (name, Weight { plain, gzip, brotli }) in files.chain(kinds).chain(sums) {
            writeln!(f, "{name:<60} {plain:>9} {gzip:>9} {brotli:>9}")?;
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
