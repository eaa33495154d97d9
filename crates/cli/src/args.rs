//! What can be typed.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{ArgGroup, Parser, Subcommand};
use game::{Seat, Seed};
use words::{Language, Words};

/// Family games on the command line: deal, look, try moves, replay matches, let bots play.
#[derive(Debug, Parser)]
#[command(name = "kvold", version, after_help = EXIT_CODES)]
pub(crate) struct Args {
    /// Answer as JSON, for programs
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// The language of the answer: en, nb or is; else that of LC_ALL, LC_MESSAGES or LANG, else English
    #[arg(long, global = true, value_parser = language, value_name = "LANG")]
    lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 done; 1 refused by a rule, whose number is on standard error, or a record that does not hold; 2 wrong input.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the games to every browser in the house, until ctrl-c
    Serve(Serve),
    /// List the games with their players, options and bots
    Games,
    /// Deal: print a starting position
    Deal(Deal),
    /// List the legal actions of a seat, but for calls that never have to be made
    Moves(Moves),
    /// Take an action: print the position after it
    Try(Try),
    /// Look at a position as a seat, a seat's device or a spectator sees it
    View(View),
    /// Tell a match move by move
    Replay(Replay),
    /// Check a record: every move, and what can be proved about the deal
    Verify(Verify),
    /// Let bots play many matches
    Simulate(Simulate),
    /// Find the best lay in Crossing, and prove that there is none better
    Solve(Solve),
    /// Write every picture and contact sheets of them, as SVG and PNG
    Art(Art),
}

/// Where the games are served.
#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    /// Listen there and nowhere else; else at 0.0.0.0:7878, or the next free port
    #[arg(long, env = "KVOLD_LISTEN", value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<SocketAddr>,
    /// Keep the tables in this folder; else in `kvold` where programs keep their data
    #[arg(long, env = "KVOLD_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Encrypt with this certificate and this key, two files in PEM form; else nothing is encrypted
    #[arg(long, env = "KVOLD_TLS", value_name = "CERT,KEY", value_parser = two_files)]
    pub(crate) tls: Option<(PathBuf, PathBuf)>,
    /// Everybody comes through a proxy: believe its X-Forwarded-For about who they are
    #[arg(long, env = "KVOLD_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Clear tables away at which nothing has happened for so many days; 0 keeps them for ever
    #[arg(long, env = "KVOLD_KEEP_DAYS", value_name = "DAYS", default_value_t = 90)]
    pub(crate) keep_days: u32,
    /// How many tables one address may open in an hour; 0 for as many as it likes
    #[arg(long, env = "KVOLD_TABLES_PER_HOUR", value_name = "N", default_value_t = 60)]
    pub(crate) tables_per_hour: u32,
    /// How many messages one connection may send each second, on average; 0 for as many as it likes
    #[arg(long, env = "KVOLD_MESSAGES_PER_SECOND", value_name = "N", default_value_t = 50)]
    pub(crate) messages_per_second: u32,
    /// How long a bot seems to think at least, in milliseconds
    #[arg(long, env = "KVOLD_BOT_PAUSE", value_name = "MS", default_value_t = 600)]
    pub(crate) bot_pause: u64,
    /// What is logged on standard error: error, warn, info or debug
    #[arg(long, env = "KVOLD_LOG", value_name = "LEVEL", default_value = "warn")]
    pub(crate) log: tracing::Level,
}

/// Where the pictures go.
#[derive(Debug, clap::Args)]
pub(crate) struct Art {
    /// A folder; it is made if it is not there
    #[arg(value_name = "OUTDIR")]
    pub(crate) folder: PathBuf,
}

/// A table to be set up.
#[derive(Debug, clap::Args)]
pub(crate) struct Table {
    /// The id of the game, such as sequence-cats
    pub(crate) game: String,
    /// How many players
    #[arg(long, value_name = "N")]
    pub(crate) players: u32,
    /// How many teams, where there is a choice
    #[arg(long, value_name = "T")]
    pub(crate) teams: Option<u32>,
    /// An option of the game; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Deal {
    #[command(flatten)]
    pub(crate) table: Table,
    /// The seed, 64 hexadecimal digits; without it a random one
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<Seed>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Moves {
    /// A file with a position, or - for standard input
    pub(crate) position: PathBuf,
    /// The seat, counted from 0
    #[arg(long, value_name = "S", value_parser = seat)]
    pub(crate) seat: Seat,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Try {
    /// A file with a position, or - for standard input
    pub(crate) position: PathBuf,
    /// The seat, counted from 0
    #[arg(long, value_name = "S", value_parser = seat)]
    pub(crate) seat: Seat,
    /// The action as `kvold moves` lists it
    #[arg(long, value_name = "A")]
    pub(crate) action: String,
}

#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("who").required(true).args(["seat", "spectator"]))]
pub(crate) struct View {
    /// A file with a position, or - for standard input
    pub(crate) position: PathBuf,
    /// All that this seat has learnt
    #[arg(long, value_name = "S", value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Only what the seat's device shows: less what people have to remember
    #[arg(long, requires = "seat")]
    pub(crate) screen: bool,
    /// What somebody without a seat sees
    #[arg(long)]
    pub(crate) spectator: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Replay {
    /// A file with a record, or - for standard input
    pub(crate) record: PathBuf,
    /// Tell it to this seat, which sees its own cards; else to a spectator
    #[arg(long, value_name = "S", value_parser = seat)]
    pub(crate) seat: Option<Seat>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    /// A file with a record, or - for standard input
    pub(crate) record: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) table: Table,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bots, separated by commas, in the order of seats; fewer than seats take turns
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// The number of the series: the same number gives the same matches; without it a random one
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Write the record of every match into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Write the record of the first match into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Solve {
    /// A file with a position of Crossing, or - for standard input
    pub(crate) position: PathBuf,
    /// The seat, counted from 0
    #[arg(long, value_name = "S", value_parser = seat)]
    pub(crate) seat: Seat,
    /// The most rounds of search; the same number always gives the same answer
    #[arg(long, value_name = "N", conflicts_with = "ms")]
    pub(crate) work: Option<u32>,
    /// The most processor time in milliseconds, instead of a number of rounds
    #[arg(long, value_name = "N")]
    pub(crate) ms: Option<u64>,
}

impl Args {
    /// The words to answer in.
    pub(crate) fn words(&self) -> Words {
        let from = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = || from("LC_ALL").or_else(|| from("LC_MESSAGES")).or_else(|| from("LANG"));
        let language = self.lang.or_else(|| Language::from_tag(&locale()?));
        Words::new(language.unwrap_or(Language::English))
    }
}

fn language(tag: &str) -> Result<Language, String> {
    let language = Language::from_tag(tag);
    language.ok_or_else(|| format!("there is no language {tag:?}; there are en, nb, is"))
}

fn seat(text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().and_then(Seat::try_new);
    seat.ok_or_else(|| "seats are numbered from 0 to 11".to_owned())
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is given as OPTION=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn two_files(text: &str) -> Result<(PathBuf, PathBuf), String> {
    let files = text.split_once(',').filter(|(one, other)| !one.is_empty() && !other.is_empty());
    let (certificate, key) = files.ok_or("name two files: CERT,KEY")?;
    Ok((certificate.into(), key.into()))
}
