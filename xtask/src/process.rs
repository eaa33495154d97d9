//! Running other programs: shown before they run, and named in the error when they fail.

use std::fmt::Write as _;
use std::io::{self, Read as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// The cargo that runs this program, so that both use one toolchain.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// Shows `command` and runs it, its output going straight to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| cannot_start(command))?;
    ended(command, status)
}

/// The same for no longer than `limit`: what has not ended by then is ended.
pub(crate) fn run_within(command: &mut Command, limit: Duration) -> Result<()> {
    println!("$ {}", shown(command));
    let mut child = command.spawn().with_context(|| cannot_start(command))?;
    match wait_within(&mut child, limit)? {
        None => bail!("`{}` had not ended after {limit:?}", shown(command)),
        Some(status) => ended(command, status),
    }
}

/// Waits for `child` for no longer than `limit`; then ends it, and gives nothing.
pub(crate) fn wait_within(child: &mut Child, limit: Duration) -> Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Runs `command` and gives what it wrote to its standard output; its errors go to the terminal.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| cannot_start(command))?;
    ended(command, output.status)?;
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` did not answer in UTF-8", shown(command)))
}

/// Runs `command` and gives all that it said, output and errors in the order in which they came.
pub(crate) fn overhear(command: &mut Command) -> Result<(ExitStatus, String)> {
    let (mut from, to) = io::pipe()?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(to.try_clone()?)
        .stderr(to)
        .spawn()
        .with_context(|| cannot_start(command))?;
    // The pipe ends when nobody can write to it any more, this process included.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut said = Vec::new();
    from.read_to_end(&mut said)?;
    Ok((child.wait()?, String::from_utf8_lossy(&said).into_owned()))
}

/// Whether `program --version` can be run here.
pub(crate) fn is_installed(program: &str) -> bool {
    succeeds(Command::new(program).arg("--version"))
}

/// Runs `command` with no output at all and says whether it went well.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The command as one would type it, with the environment that was added to it.
pub(crate) fn shown(command: &Command) -> String {
    let mut line = String::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            _ = write!(line, "{}={} ", name.display(), quoted(&value.to_string_lossy()));
        }
    }
    let program = command.get_program().to_string_lossy();
    line.push_str(program.rsplit(['/', '\\']).next().unwrap_or(&program));
    for arg in command.get_args() {
        _ = write!(line, " {}", quoted(&arg.to_string_lossy()));
    }
    line
}

/// A number with its noun: `1 mutant`, `28 mutants`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn quoted(word: &str) -> String {
    let plain = !word.is_empty() && !word.contains([' ', '*', '\'', '"', '$', '&', '|', ';']);
    if plain { word.to_owned() } else { format!("'{word}'") }
}

fn ended(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`; is it installed and on the PATH?", command.get_program().display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["test", "--", "two words"]).env("KVOLD_CHUNK", "7");
        assert_eq!(shown(&command), "KVOLD_CHUNK=7 cargo test -- 'two words'");
    }

    #[test]
    fn output_and_errors_are_overheard() -> Result<()> {
        let (status, said) = overhear(&mut cargo(&["--version"]))?;
        assert!(status.success() && said.starts_with("cargo "), "{said}");
        let (status, said) = overhear(&mut cargo(&["no-such-command-here"]))?;
        assert!(!status.success() && said.contains("no-such-command-here"), "{said}");
        Ok(())
    }

    #[test]
    fn what_does_not_end_is_ended() {
        // It waits for a first line that nobody writes.
        let mut endless = Command::new("sort");
        endless.stdin(Stdio::piped()).stdout(Stdio::null());
        let error = run_within(&mut endless, Duration::ZERO).expect_err("it has no time");
        assert!(error.to_string().contains("`sort` had not ended"), "{error}");
    }

    #[test]
    fn a_program_that_does_not_exist_is_named() {
        let error = run(&mut Command::new("no-such-program-here")).expect_err("nothing to run");
        assert!(error.to_string().contains("no-such-program-here"), "{error}");
    }
}
