//! The workshop: every chore of this repository is one command, `cargo xtask <command>`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool talks to its terminal"
)]

mod bench;
mod executables;
mod mutants;
mod process;
mod soak;
mod targets;
mod test;
mod tidy;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::Parser;

/// The workshop of this repository. Each command prints what it runs, so that it can be repeated
/// by hand.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Command {
    /// Check everything that has to hold before a change lands, and end with a table.
    ///
    /// The steps: format, tidy, clippy, docs and building the tests; beside them the web client and the pure crates for
    /// the browser; then all tests. All run, also after one has failed. A missing wasm target is fetched.
    Test(test::Args),
    /// Build the client and take screenshots of every screen in headless Chromium, at every size, by day and by night.
    Shots(web::ShotsArgs),
    /// Check what no compiler checks: layering, rule coverage, hygiene.
    ///
    /// All problems are printed, one a line, as `path:line: what`.
    Tidy,
    /// Break each rule on purpose and see that its test notices.
    ///
    /// The mutants are listed in `crates/*/mutants.toml`. They are tried in a copy of the workspace
    /// under `target/mutants`, never in the working tree.
    Mutants(mutants::Args),
    /// Run the long versions of the random and statistical tests, in a hundred chunks.
    ///
    /// An interrupted run goes on where it was; changed files start anew.
    Soak(soak::Args),
    /// Run the benches; portable ones also as WebAssembly, with the same checksums.
    Bench(bench::Args),
    /// Build the web client into `target/dist`, with nothing but cargo.
    ///
    /// A missing wasm target is fetched. The sizes of all files are printed.
    Web,
    /// Start a games night in the browser: build the web client and the program, and run `kvold serve`.
    Serve(web::ServeArgs),
}

fn main() -> ExitCode {
    match run(Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Test(args) => test::run(&args),
        Command::Web => web::build(),
        Command::Serve(args) => web::serve(&args),
        Command::Shots(args) => web::shots(&args),
        Command::Mutants(args) => mutants::run(&args),
        Command::Soak(args) => soak::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Tidy => tidy::run(),
    }
}
