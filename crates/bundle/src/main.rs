//! The bundler as a program, run by `cargo xtask web`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool talks to its terminal"
)]

use std::path::PathBuf;
use std::process::ExitCode;

use bundle::{Changes, Size, bind, bundle};
use clap::Parser;

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
    println!("{:<40} {:>9} {:>9} {:>9}", "bytes", "plain", "gzip", "brotli");
    for Size { path, plain, gzip, brotli } in &sizes {
        println!("{path:<40} {plain:>9} {:>9} {:>9}", or_none(*gzip), or_none(*brotli));
    }
    let total = |size: fn(&Size) -> usize| sizes.iter().map(size).sum::<usize>();
    println!(
        "{:<40} {:>9} {:>9} {:>9}",
        "all",
        total(|size| size.plain),
        total(|size| size.gzip.unwrap_or(size.plain)),
        total(|size| size.brotli.unwrap_or(size.plain))
    );
    println!("{}: {written} files written, {removed} removed", args.out.display());
    Ok(())
}

fn or_none(size: Option<usize>) -> String {
    size.map_or_else(|| "-".to_owned(), |size| size.to_string())
}
