//! `kvold`: the games on the command line, for people and for scripts.

mod args;
mod commands;
mod failure;
mod json;
mod tell;

use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::Parser as _;
use clap::error::ErrorKind;

use crate::args::{Args, Command};
use crate::commands::{art, deal, games, position, record, serve, simulate, solve};
use crate::failure::Failure;

/// What a command has to say.
struct Answer {
    /// For standard output.
    text: String,
    /// A remark for people, on standard error, so that it is never taken for part of the answer.
    remark: Option<String>,
}

impl From<String> for Answer {
    fn from(text: String) -> Self {
        Self { text, remark: None }
    }
}

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return misread(&error),
    };
    match run(&args) {
        Ok(answer) => {
            if let Some(remark) = &answer.remark {
                complain(remark);
            }
            print(&answer.text)
        }
        Err(failure) => {
            complain(&failure.to_string());
            failure.code()
        }
    }
}

fn run(args: &Args) -> Result<Answer, Failure> {
    let words = args.words();
    let json = args.json;
    match &args.command {
        Command::Games => Ok(games::run(&words, json).into()),
        Command::Deal(deal) => deal::run(&words, deal, json).map(Answer::from),
        Command::Moves(moves) => position::moves(&words, moves, json),
        Command::Try(attempt) => position::attempt(&words, attempt, json).map(Answer::from),
        Command::View(view) => position::view(&words, view, json).map(Answer::from),
        Command::Replay(replay) => record::replay(&words, replay, json).map(Answer::from),
        Command::Verify(verify) => record::verify(&words, verify, json).map(Answer::from),
        Command::Simulate(simulate) => simulate::run(&words, simulate, json).map(Answer::from),
        Command::Solve(solve) => solve::run(&words, solve, json).map(Answer::from),
        Command::Serve(serve) => serve::run(&words, serve, json).map(Answer::from),
        Command::Art(art) => art::run(&words, art, json).map(Answer::from),
    }
}

/// Writes the answer. Whoever closes the pipe has read enough, and that is no failure.
fn print(text: &str) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("the answer cannot be written: {error}"));
            ExitCode::from(2)
        }
    }
}

/// Says one sentence on standard error. If even that fails there is nobody to tell.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Help and version are answers; what cannot be understood is one sentence.
fn misread(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let styled = error.render();
        let colours = io::stdout().is_terminal();
        return print(&if colours { styled.ansi().to_string() } else { styled.to_string() });
    }
    let text = error.render().to_string();
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        complain(text.trim_end());
        return ExitCode::from(2);
    }
    let lines = text.lines().take_while(|line| !line.trim().is_empty());
    let sentence = lines.map(str::trim).collect::<Vec<_>>().join(" ");
    complain(sentence.trim_start_matches("error: "));
    ExitCode::from(2)
}
