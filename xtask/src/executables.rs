//! Test and bench programs: built by cargo, found in its messages, run directly.
//!
//! Running them directly, and not through cargo, lets a run be timed, limited and ended.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use crate::process;

/// A program that cargo has built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Executable {
    /// The crate that it belongs to.
    pub(crate) package: String,
    /// The name of the test or bench target; of the library or program for unit tests.
    pub(crate) target: String,
    /// What kind of target it was built from: `test`, `bench`, `lib`, `bin`.
    pub(crate) kind: String,
    pub(crate) path: PathBuf,
    /// The folder of the crate, where cargo would run it.
    folder: PathBuf,
}

#[derive(Debug, Deserialize)]
struct Message {
    reason: String,
    manifest_path: Option<PathBuf>,
    target: Option<Target>,
    profile: Option<Profile>,
    executable: Option<PathBuf>,
}

#[derive(Debug, Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Profile {
    test: bool,
}

impl Executable {
    /// The program, to be run as cargo would run it.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }

    /// The full names of all tests in a test program.
    pub(crate) fn list_tests(&self) -> Result<Vec<String>> {
        let list = process::read(self.command().arg("--list"))?;
        Ok(list.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
    }

    /// The arguments by which cargo finds this program again.
    pub(crate) fn selection(&self) -> Vec<&str> {
        let target = match self.kind.as_str() {
            "test" => vec!["--test", &self.target],
            "bench" => vec!["--bench", &self.target],
            "bin" => vec!["--bin", &self.target],
            _ => vec!["--lib"],
        };
        [vec!["--package", self.package.as_str()], target].concat()
    }
}

/// Runs a building command of cargo, such as `cargo test --no-run`, and gives the programs built.
///
/// The compiler's messages go to the terminal.
pub(crate) fn build(command: &mut Command) -> Result<Vec<Executable>> {
    println!("$ {}", process::shown(command));
    let messages = process::read(command.arg(MESSAGES))?;
    Ok(executables(&messages))
}

/// As [`build`], but quietly; the error holds what the compiler said.
pub(crate) fn build_quietly(command: &mut Command) -> Result<Vec<Executable>> {
    let output = command.args([MESSAGES, "--quiet"]).stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot start `{}`", process::shown(command)))?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim_end());
    }
    Ok(executables(&String::from_utf8_lossy(&output.stdout)))
}

const MESSAGES: &str = "--message-format=json-render-diagnostics";

/// Reads cargo's messages, one JSON object a line; lines of other programs are passed over.
fn executables(messages: &str) -> Vec<Executable> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
    let artifacts = messages.filter(|message| message.reason == "compiler-artifact");
    // The tests of a program come with the program itself, which is neither test nor bench.
    let tests = artifacts.filter(|message| message.profile.as_ref().is_some_and(|it| it.test));
    tests.filter_map(executable).collect()
}

fn executable(message: Message) -> Option<Executable> {
    let folder = message.manifest_path?.parent().map(Path::to_owned)?;
    let target = message.target?;
    Some(Executable {
        // Tidy demands that a crate is called like its folder.
        package: folder.file_name()?.to_string_lossy().into_owned(),
        target: target.name,
        kind: target.kind.into_iter().next()?,
        path: message.executable?,
        folder,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_from_cargos_messages() {
        let artifact = |package: &str, kind: &str, name: &str, test: bool, executable: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/w/crates/{package}/Cargo.toml",
                "target":{{"kind":["{kind}"],"name":"{name}"}},"profile":{{"test":{test}}},
                "executable":{executable}}}"#
            )
            .replace('\n', "")
        };
        let messages = [
            artifact("game", "lib", "game", false, "null"),
            artifact("cli", "bin", "kvold", false, "\"/t/kvold\""),
            r#"{"reason":"compiler-message","message":{}}"#.to_owned(),
            "not json".to_owned(),
            artifact("sequence", "test", "it", true, "\"/t/it-1\""),
            r#"{"reason":"build-finished","success":true}"#.to_owned(),
        ];
        let found = executables(&messages.join("\n"));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].path, Path::new("/t/it-1"));
        assert_eq!(found[0].folder, Path::new("/w/crates/sequence"));
        assert_eq!(found[0].selection(), ["--package", "sequence", "--test", "it"]);
    }
}
