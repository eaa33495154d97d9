//! `cargo run -p gallery -- OUTDIR` writes every picture and contact sheet.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line program speaks there"
)]

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(dir) = std::env::args_os().nth(1) else {
        eprintln!("usage: gallery OUTDIR");
        return ExitCode::from(2);
    };
    match gallery::write_all(Path::new(&dir)) {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
