//! Layering: which crate may use which. The table below is the map of the workspace.

use super::manifest::{Manifest, Section};
use super::{File, Problem, Tree};

/// Every crate, what it may use of ours and, where it is pure, which libraries it may use.
///
/// Arrows point one way: a crate may use only crates named above it. Tests may use more, `testkit`
/// above all.
pub(crate) const LAYERS: &[Layer] = &[
    rules("game", "", "chacha20 serde sha2"),
    tests_only("testkit", "game"),
    rules("sequence", "game", "serde"),
    rules("rat-a-tat-cat", "game", "serde"),
    rules("crossing", "game", "serde"),
    pure("bots", "game sequence rat-a-tat-cat crossing", "serde"),
    pure("catalog", "game sequence rat-a-tat-cat crossing bots", "serde serde_json"),
    pure("table", "game sequence rat-a-tat-cat crossing bots catalog", "serde serde_json"),
    pure("art", "", ""),
    shell("gallery", "art"),
    pure(
        "words",
        "game sequence rat-a-tat-cat crossing",
        "fluent-bundle fluent-syntax serde unic-langid",
    ),
    pure("protocol", "game catalog table", "serde serde_json sha2"),
    pure("guest", "game table protocol", "serde serde_json"),
    pure(
        "play",
        "game sequence rat-a-tat-cat crossing bots catalog table protocol",
        "serde serde_json",
    ),
    shell("store", ""),
    shell("server", "game catalog table protocol store"),
    shell("web", PURE),
    shell("bundle", "art gallery words"),
    shell(
        "cli",
        "game sequence rat-a-tat-cat crossing bots catalog table art gallery words protocol store server",
    ),
    shell("e2e", "game crossing table server"),
    shell("xtask", ""),
];

/// What the web client is made of: everything that also runs in a browser.
const PURE: &str =
    "game sequence rat-a-tat-cat crossing bots catalog table art words protocol guest play";

/// One row of [`LAYERS`]. Lists are names with spaces between them.
#[derive(Debug)]
pub(crate) struct Layer {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// Our own crates that it may use outside its tests.
    uses: &'static str,
    /// The libraries that it may use outside its tests; `None` means any.
    libraries: Option<&'static str>,
}

/// How strict the rules for a crate are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Pure, and no collection whose order is left to chance.
    Rules,
    /// No input or output, no clock; also built for the browser.
    Pure,
    /// Only ever used by tests.
    Tests,
    /// Talks to the world.
    Shell,
}

impl Kind {
    /// Whether crates of this kind have to build for the browser.
    pub(crate) fn is_pure(self) -> bool {
        matches!(self, Self::Rules | Self::Pure)
    }
}

/// The row of the crate called `name`.
pub(crate) fn layer(name: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| layer.name == name)
}

/// The name of the crate in `folder`: by convention its last part.
pub(super) fn crate_name(folder: &str) -> &str {
    folder.rsplit('/').next().unwrap_or(folder)
}

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    let own: Vec<&str> = tree.crate_folders().map(crate_name).collect();
    for folder in tree.crate_folders() {
        let Some(file) = tree.get(&format!("{folder}/Cargo.toml")) else { continue };
        let Some(layer) = layer(crate_name(folder)) else {
            let what = format!(
                "crate `{}` has no row in LAYERS (xtask/src/tidy/layers.rs)",
                crate_name(folder)
            );
            problems.push(Problem::new(&file.path, 1, what));
            continue;
        };
        // A manifest that cannot be read is reported by the check of manifests.
        if let Ok(manifest) = Manifest::read(file) {
            check_crate(file, layer, &manifest, &own, problems);
        }
    }
}

fn check_crate(
    file: &File,
    layer: &Layer,
    manifest: &Manifest,
    own: &[&str],
    problems: &mut Vec<Problem>,
) {
    for dependency in manifest.dependencies() {
        let name = dependency.name;
        if let Some(what) = fault(layer, name, dependency.section, own.contains(&name)) {
            problems.push(Problem::new(&file.path, file.line_at(dependency.offset), what));
        }
    }
}

/// What is wrong with `layer` using the crate `name`, if anything is.
fn fault(layer: &Layer, name: &str, section: Section, is_own: bool) -> Option<String> {
    let user = layer.name;
    match (section, is_own) {
        (_, true) if name == "xtask" => {
            Some(format!("`{user}` may not use `xtask`: nothing uses the workshop"))
        }
        (Section::Dev, _) => None,
        (_, true) if self::layer(name).is_some_and(|used| used.kind == Kind::Tests) => {
            Some(format!("`{name}` is for tests only: move it to [dev-dependencies]"))
        }
        (_, true) if !lists(layer.uses, name) => {
            Some(format!("`{user}` may not use `{name}`: see LAYERS (xtask/src/tidy/layers.rs)"))
        }
        (_, false) if layer.libraries.is_some_and(|list| !lists(list, name)) => Some(format!(
            "`{user}` is pure and may not use the library `{name}`: \
             see LAYERS (xtask/src/tidy/layers.rs)"
        )),
        _ => None,
    }
}

fn lists(list: &str, name: &str) -> bool {
    list.split(' ').any(|listed| listed == name)
}

const fn rules(name: &'static str, uses: &'static str, libraries: &'static str) -> Layer {
    Layer { name, kind: Kind::Rules, uses, libraries: Some(libraries) }
}

const fn pure(name: &'static str, uses: &'static str, libraries: &'static str) -> Layer {
    Layer { name, kind: Kind::Pure, uses, libraries: Some(libraries) }
}

const fn tests_only(name: &'static str, uses: &'static str) -> Layer {
    Layer { name, kind: Kind::Tests, uses, libraries: None }
}

const fn shell(name: &'static str, uses: &'static str) -> Layer {
    Layer { name, kind: Kind::Shell, uses, libraries: None }
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    const EMPTY: (&str, &str) = ("crates/game/Cargo.toml", "");

    #[test]
    fn the_table_itself_points_one_way() {
        for (row, layer) in LAYERS.iter().enumerate() {
            for used in layer.uses.split_terminator(' ') {
                assert!(
                    LAYERS[..row].iter().any(|above| above.name == used),
                    "{} uses {used}",
                    layer.name
                );
            }
        }
    }

    #[test]
    fn pure_crates_use_pure_crates_alone() {
        for layer in LAYERS.iter().filter(|layer| layer.kind.is_pure()) {
            for used in layer.uses.split_terminator(' ') {
                assert!(
                    self::layer(used).is_some_and(|used| used.kind.is_pure()),
                    "{} uses {used}",
                    layer.name
                );
            }
        }
    }

    #[test]
    fn the_web_client_may_use_every_pure_crate() {
        let pure: Vec<&str> =
            LAYERS.iter().filter(|layer| layer.kind.is_pure()).map(|layer| layer.name).collect();
        assert_eq!(pure.join(" "), PURE);
    }

    #[test]
    fn what_the_table_allows_passes() {
        let manifest = "[dependencies]\ngame.workspace = true\nserde.workspace = true\n\
            [dev-dependencies]\ntestkit.workspace = true\nproptest.workspace = true\n";
        let testkit = ("crates/testkit/Cargo.toml", "[dependencies]\ngame.workspace = true\n");
        expect(check, &[EMPTY, testkit, ("crates/sequence/Cargo.toml", manifest)], &[]);
    }

    #[test]
    fn an_arrow_upwards_is_found() {
        let upwards = (
            "crates/game/Cargo.toml",
            "[dependencies]\nserde.workspace = true\nsequence.workspace = true\n",
        );
        expect(
            check,
            &[upwards, ("crates/sequence/Cargo.toml", "")],
            &[
                "crates/game/Cargo.toml:3: `game` may not use `sequence`: see LAYERS (xtask/src/tidy/layers.rs)",
            ],
        );
    }

    #[test]
    fn an_arrow_hidden_under_a_target_or_another_name_is_found() {
        let manifest = "[target.'cfg(unix)'.dependencies]\nx = { package = \"sequence\", path = \"../sequence\" }\n";
        expect(
            check,
            &[("crates/game/Cargo.toml", manifest), ("crates/sequence/Cargo.toml", "")],
            &[
                "crates/game/Cargo.toml:2: `game` may not use `sequence`: see LAYERS (xtask/src/tidy/layers.rs)",
            ],
        );
    }

    #[test]
    fn a_library_in_a_pure_crate_has_to_be_allowed() {
        let manifest = "[dependencies]\nrand.workspace = true\n";
        expect(
            check,
            &[EMPTY, ("crates/sequence/Cargo.toml", manifest), ("crates/cli/Cargo.toml", manifest)],
            &[
                "crates/sequence/Cargo.toml:2: `sequence` is pure and may not use the library `rand`: \
             see LAYERS (xtask/src/tidy/layers.rs)",
            ],
        );
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        let manifest = "[dependencies]\ntestkit.workspace = true\n";
        expect(
            check,
            &[("crates/cli/Cargo.toml", manifest), ("crates/testkit/Cargo.toml", "")],
            &[
                "crates/cli/Cargo.toml:2: `testkit` is for tests only: move it to [dev-dependencies]",
            ],
        );
    }

    #[test]
    fn the_workshop_is_used_by_nobody() {
        let manifest = "[dev-dependencies]\nxtask.workspace = true\n";
        expect(
            check,
            &[("crates/cli/Cargo.toml", manifest), ("xtask/Cargo.toml", "")],
            &["crates/cli/Cargo.toml:2: `cli` may not use `xtask`: nothing uses the workshop"],
        );
    }

    #[test]
    fn a_crate_without_a_row_is_named() {
        expect(
            check,
            &[("crates/poker/Cargo.toml", "")],
            &[
                "crates/poker/Cargo.toml:1: crate `poker` has no row in LAYERS (xtask/src/tidy/layers.rs)",
            ],
        );
    }
}
