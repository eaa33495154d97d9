//! The bundler as a program, run by `cargo xtask web`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool talks to its terminal"
)]

use std::path::PathBuf;
use std::process::ExitCode;

use bundle::{Changes, Report, bind, bundle};
use clap::Parser;

/// So many bytes, packed with gzip, may come before the first game: what the largest game takes now, with little to
/// spare, for the same code differs by some 1,500 from one folder to another. The aim is 700,000, which the other games
/// keep to.
const MOST: usize = 760_000;

/// Makes the web client out of its parts.
#[derive(Debug, Parser)]
struct Args {
    /// The module of the client, as the compiler wrote it
    #[arg(long)]
    module: PathBuf,
    /// The folder of the crate `web`
    #[arg(long)]
    client: PathBuf,
    /// Where the finished files go
    #[arg(long)]
    out: PathBuf,
    /// Takes a client of any size, such as one that was built in a hurry
    #[arg(long)]
    any_size: bool,
}

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: Args) -> anyhow::Result<()> {
    let dist = bundle(&bind(&args.module)?, &args.client)?;
    let (Changes { written, removed }, sizes) = dist.write(&args.out)?;
    let report = Report { sizes: &sizes, games: dist.games() };
    print!("{report}");
    println!("{}: {written} files written, {removed} removed", args.out.display());
    if args.any_size { Ok(()) } else { report.keep_to(MOST) }
}
