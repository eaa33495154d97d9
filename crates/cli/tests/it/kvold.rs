//! Running the program.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `kvold` with arguments separated by blanks.
#[track_caller]
pub(crate) fn kvold(args: &str, input: &str) -> Reply {
    kvold_with(&args.split_whitespace().collect::<Vec<_>>(), input, &[])
}

/// Runs `kvold` with these arguments and this environment, and nothing else of the environment that has a say.
#[track_caller]
pub(crate) fn kvold_with(args: &[&str], input: &str, environment: &[(&str, &str)]) -> Reply {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kvold"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.args(args).envs(environment.iter().copied());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // A command that reads nothing may be gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Reply {
        code: output.status.code().expect("no signal ends it"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

impl Reply {
    /// Standard output of a command that was done and had no remark.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Standard output as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.done()).expect("it is JSON")
    }

    /// The one line on standard error of a command that failed and wrote nothing else.
    #[track_caller]
    pub(crate) fn failed(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        let lines: Vec<&str> = self.err.lines().collect();
        assert!(matches!(lines[..], [line] if line.len() > 10), "{}", self.err);
        lines[0].to_owned()
    }
}

/// A deal of sequence to two, from a fixed seed: seat 1 begins.
pub(crate) fn deal() -> String {
    kvold(&format!("deal sequence --players 2 --seed {}", "0".repeat(64)), "").done()
}
