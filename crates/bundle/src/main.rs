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
    print!("{}", Report(&sizes));
    println!("{}: {written} files written, {removed} removed", args.out.display());
    Ok(())
}
