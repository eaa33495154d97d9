//! The manifests of the crates: one set of lints, one list of dependencies, folders named like
//! crates.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::{Spanned, Value};

use super::layers::crate_name;
use super::{File, Problem, Tree};

/// The parts of a `Cargo.toml` that the checks look at.
#[derive(Debug)]
pub(super) struct Manifest {
    head: Head,
    tables: Tables,
}

/// One dependency of a crate.
#[derive(Debug)]
pub(super) struct Dependency<'a> {
    /// The name of the package, also where the manifest gives it another.
    pub(super) name: &'a str,
    pub(super) section: Section,
    /// Where it stands in the manifest, in bytes.
    pub(super) offset: usize,
    value: &'a Value,
}

/// What a dependency is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    Normal,
    Dev,
    Build,
}

#[derive(Debug, Deserialize)]
struct Head {
    package: Option<Package>,
    lints: Option<Lints>,
    #[serde(default)]
    target: BTreeMap<String, Tables>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: Option<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
struct Lints {
    #[serde(default)]
    workspace: bool,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Tables {
    #[serde(default)]
    dependencies: Table,
    #[serde(default)]
    dev_dependencies: Table,
    #[serde(default)]
    build_dependencies: Table,
}

type Table = BTreeMap<Spanned<String>, Value>;

impl Manifest {
    pub(super) fn read(file: &File) -> Result<Self, toml::de::Error> {
        // Read twice, because `#[serde(flatten)]` would lose the places of the keys.
        Ok(Self { head: toml::from_str(&file.text)?, tables: toml::from_str(&file.text)? })
    }

    /// All dependencies, those of single targets included.
    pub(super) fn dependencies(&self) -> impl Iterator<Item = Dependency<'_>> {
        [&self.tables].into_iter().chain(self.head.target.values()).flat_map(Tables::dependencies)
    }
}

impl Tables {
    fn dependencies(&self) -> impl Iterator<Item = Dependency<'_>> {
        let sections = [
            (Section::Normal, &self.dependencies),
            (Section::Dev, &self.dev_dependencies),
            (Section::Build, &self.build_dependencies),
        ];
        sections.into_iter().flat_map(|(section, table)| {
            table.iter().map(move |(key, value)| Dependency {
                name: value.get("package").and_then(Value::as_str).unwrap_or(key.get_ref()),
                section,
                offset: key.span().start,
                value,
            })
        })
    }
}

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    for folder in tree.crate_folders() {
        let Some(file) = tree.get(&format!("{folder}/Cargo.toml")) else { continue };
        match Manifest::read(file) {
            Ok(manifest) => check_manifest(file, crate_name(folder), &manifest, problems),
            Err(error) => {
                let line = error.span().map_or(1, |span| file.line_at(span.start));
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("not a manifest: {}", error.message()),
                ));
            }
        }
    }
}

fn check_manifest(file: &File, folder: &str, manifest: &Manifest, problems: &mut Vec<Problem>) {
    if let Some(name) = manifest.head.package.as_ref().and_then(|package| package.name.as_ref())
        && name.get_ref() != folder
    {
        let what = format!(
            "crate `{}` lives in a folder called `{folder}`: name them alike",
            name.get_ref()
        );
        problems.push(Problem::new(&file.path, file.line_at(name.span().start), what));
    }
    if !manifest.head.lints.as_ref().is_some_and(|lints| lints.workspace) {
        problems.push(Problem::new(
            &file.path,
            1,
            "no `[lints] workspace = true`: every crate takes the shared lints",
        ));
    }
    for dependency in manifest.dependencies() {
        if dependency.value.get("workspace").and_then(Value::as_bool) != Some(true) {
            let what = format!(
                "`{}` is not `workspace = true`: versions and paths stand in the root Cargo.toml alone",
                dependency.name
            );
            problems.push(Problem::new(&file.path, file.line_at(dependency.offset), what));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{expect, found};
    use super::*;

    #[track_caller]
    fn expect_in(text: &str, problems: &[&str]) {
        expect(check, &[("crates/a/Cargo.toml", text)], problems);
    }

    #[test]
    fn a_tidy_manifest_passes() {
        expect_in(
            "[package]\nname = \"a\"\nversion.workspace = true\n\n[dependencies]\nserde.workspace = true\n\
             b = { workspace = true, features = [\"c\"] }\n\n[lints]\nworkspace = true\n",
            &[],
        );
    }

    #[test]
    fn missing_lints_are_found() {
        let what = "crates/a/Cargo.toml:1: no `[lints] workspace = true`: every crate takes the shared lints";
        expect_in("[package]\nname = \"a\"\n", &[what]);
        expect_in("[package]\nname = \"a\"\n[lints.rust]\nunsafe_code = \"allow\"\n", &[what]);
    }

    #[test]
    fn dependencies_with_a_version_of_their_own_are_found() {
        let lints = "[lints]\nworkspace = true\n";
        for section in [
            "dependencies",
            "dev-dependencies",
            "build-dependencies",
            "target.'cfg(unix)'.dependencies",
        ] {
            expect_in(
                &format!("{lints}[{section}]\nserde = \"1\"\n"),
                &["crates/a/Cargo.toml:4: `serde` is not `workspace = true`: \
                 versions and paths stand in the root Cargo.toml alone"],
            );
        }
    }

    #[test]
    fn another_folder_name_is_found() {
        expect_in(
            "[package]\nname = \"b\"\n[lints]\nworkspace = true\n",
            &["crates/a/Cargo.toml:2: crate `b` lives in a folder called `a`: name them alike"],
        );
    }

    #[test]
    fn a_broken_manifest_is_found() {
        let problems = found(check, &[("crates/a/Cargo.toml", "[package]\nname =\n")]);
        assert_eq!(problems.len(), 1);
        assert!(problems[0].starts_with("crates/a/Cargo.toml:2: not a manifest: "), "{problems:?}");
    }
}
