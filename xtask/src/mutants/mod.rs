//! `cargo xtask mutants`: does the test of a rule notice when the rule is broken?
//!
//! Each `crates/*/mutants.toml` lists small lies about the source. One after the other is told in a
//! copy of the workspace, and the test that carries the number of the rule has to fail.

mod scratch;
mod trial;

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

use crate::process::counted;
use crate::tidy::{Mutant, MutantList};
use crate::workspace;
use scratch::Scratch;
use trial::{Court, Verdict};

/// Which mutants to try; all of them if nothing is said.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// Only mutants of this rule, such as SEQ-15
    #[arg(long)]
    rule: Option<String>,
    /// Only mutants of this crate, such as sequence
    #[arg(long = "crate", value_name = "CRATE")]
    package: Option<String>,
    /// Only a part of them: 1/10 is every tenth from the first on, 2/10 every tenth from the second
    #[arg(long, value_name = "PART/OF")]
    share: Option<Share>,
}

/// One part of so many equal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Share {
    part: usize,
    of: usize,
}

/// A mutant and the crate that it lives in.
#[derive(Debug, Clone)]
struct Entry {
    package: String,
    mutant: Mutant,
}

impl Args {
    fn select(&self, entries: Vec<Entry>) -> Vec<Entry> {
        let share = self.share.unwrap_or(Share { part: 1, of: 1 });
        let wanted = entries.into_iter().filter(|entry| {
            self.rule
                .as_ref()
                .is_none_or(|rule| rule.eq_ignore_ascii_case(entry.mutant.rule.get_ref()))
                && self.package.as_ref().is_none_or(|package| *package == entry.package)
        });
        wanted.skip(share.part - 1).step_by(share.of).collect()
    }

    fn is_everything(&self) -> bool {
        self.rule.is_none() && self.package.is_none() && self.share.is_none()
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text
            .split_once('/')
            .and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((part, of)) if 1 <= part && part <= of => Ok(Self { part, of }),
            _ => Err("a share is written PART/OF, such as 1/10".to_owned()),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mutant { rule, file, find, replace, .. } = &self.mutant;
        write!(f, "{} crates/{}/{file}: `{find}` -> `{replace}`", rule.get_ref(), self.package)
    }
}

/// Tries all mutants.
pub(crate) fn run_all() -> Result<()> {
    run(&Args::default())
}

/// Tries the selected mutants and fails unless all are caught.
pub(crate) fn run(args: &Args) -> Result<()> {
    let entries = args.select(entries()?);
    if entries.is_empty() {
        if !args.is_everything() {
            bail!("no mutant in crates/*/mutants.toml fits this selection");
        }
        println!("no mutants are listed yet in crates/*/mutants.toml");
        return Ok(());
    }
    let scratch = Scratch::prepare()?;
    println!("trying {} in {}", counted(entries.len(), "mutant"), scratch.folder().display());
    let court = Court::prepare(&scratch, &entries)?;
    let mut caught = 0;
    for (index, entry) in entries.iter().enumerate() {
        let start = Instant::now();
        let verdict = court.try_mutant(entry)?;
        caught += usize::from(verdict.is_caught());
        report(&verdict, entry, index + 1, entries.len(), start.elapsed().as_secs_f64());
    }
    println!("{caught} of {} mutants caught", entries.len());
    if caught < entries.len() {
        bail!("{} not caught", entries.len() - caught);
    }
    Ok(())
}

/// All mutants of all crates, in alphabetical order of the crates.
fn entries() -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for package in workspace::crates()? {
        let path = workspace::root().join("crates").join(&package).join("mutants.toml");
        if path.is_file() {
            let text = std::fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let list: MutantList =
                toml::from_str(&text).with_context(|| format!("in {}", path.display()))?;
            entries.extend(
                list.mutants.into_iter().map(|mutant| Entry { package: package.clone(), mutant }),
            );
        }
    }
    Ok(entries)
}

fn report(verdict: &Verdict, entry: &Entry, number: usize, of: usize, seconds: f64) {
    println!("{number:>4}/{of} {verdict} ({seconds:.1} s) {entry}");
    match verdict {
        Verdict::Caught | Verdict::Endless => {}
        Verdict::Survived => println!("         test `{}` still passes", entry.mutant.test),
        Verdict::DoesNotCompile(why) | Verdict::DoesNotApply(why) => println!("{why}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(rules: &[&str]) -> Vec<Entry> {
        let entry = |rule: &&str| {
            let text = format!("rule='{rule}'\ntest='t'\nfile='f'\nfind='a'\nreplace='b'");
            Entry {
                package: "sequence".to_owned(),
                mutant: toml::from_str(&text).expect("a mutant"),
            }
        };
        rules.iter().map(entry).collect()
    }

    #[track_caller]
    fn check(args: &Args, expected: &[&str]) {
        let selected = args.select(entries(&["SEQ-01", "SEQ-02", "SEQ-02", "SEQ-03", "SEQ-04"]));
        let rules: Vec<&str> =
            selected.iter().map(|entry| entry.mutant.rule.get_ref().as_str()).collect();
        assert_eq!(rules, expected);
    }

    #[test]
    fn mutants_are_selected_by_rule_crate_and_share() {
        let all = Args { rule: None, package: None, share: None };
        check(&all, &["SEQ-01", "SEQ-02", "SEQ-02", "SEQ-03", "SEQ-04"]);
        check(&Args { rule: Some("seq-02".into()), ..all }, &["SEQ-02", "SEQ-02"]);
        let all = Args { rule: None, package: Some("crossing".into()), share: None };
        check(&all, &[]);
        for (share, expected) in
            [("1/2", ["SEQ-01", "SEQ-02", "SEQ-04"].as_slice()), ("2/2", &["SEQ-02", "SEQ-03"])]
        {
            check(&Args { rule: None, package: None, share: share.parse().ok() }, expected);
        }
    }

    #[test]
    fn shares_are_parts_of_a_whole() {
        assert_eq!("2/10".parse(), Ok(Share { part: 2, of: 10 }));
        for text in ["0/10", "11/10", "1/0", "1", "a/b", "-1/2", ""] {
            assert!(text.parse::<Share>().is_err(), "{text}");
        }
    }
}
