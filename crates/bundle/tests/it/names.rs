use std::collections::BTreeSet;

use bundle::{ASSETS, Dist, NOT_FOUND, PAGE, SERVICE_WORKER};
use sha2::{Digest as _, Sha256};

use crate::{dist, text};

const MANIFEST: &str = "manifest.webmanifest";

/// The names of assets in `text`: words that begin like `before` and end with a quote.
fn names(text: &str, before: &str) -> BTreeSet<String> {
    let after = text.split(before).skip(1);
    let name = |rest: &str| rest.split(['"', '\'', ' ', '>']).next().unwrap_or_default().to_owned();
    after.map(|rest| format!("{ASSETS}{}", name(rest))).collect()
}

/// The assets whose names begin with one of these.
fn assets(dist: &Dist, stems: &[&str]) -> BTreeSet<String> {
    let named = |path: &&str| {
        let name = path.strip_prefix(ASSETS);
        name.is_some_and(|name| stems.iter().any(|stem| name.starts_with(stem)))
    };
    dist.paths().filter(named).map(str::to_owned).collect()
}

/// The list in the service worker.
fn kept(dist: &Dist) -> BTreeSet<String> {
    let script = text(dist, SERVICE_WORKER);
    let (_, rest) = script.split_once("const FILES = ").expect("the list has a name");
    let (list, _) = rest.split_once(';').expect("the list ends");
    serde_json::from_str(list).expect("the list is JSON")
}

#[test]
fn every_asset_is_named_by_its_content() {
    let dist = dist("module");
    for path in dist.paths().filter(|path| path.starts_with(ASSETS)) {
        let digest = Sha256::digest(dist.get(path).expect("it is listed"));
        let digits: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        assert!(path.contains(&format!("-{digits}.")), "{path} {digits}");
    }
}

#[test]
fn whatever_a_file_names_is_there() {
    let dist = dist("module");
    let page =
        ["kvold-", "boot-", "old-", "words-", "worker-", "favicon-32", "favicon-48", "apple-touch"];
    assert_eq!(names(text(&dist, PAGE), "\"assets/"), assets(&dist, &page));
    assert_eq!(
        names(text(&dist, NOT_FOUND), "\"/assets/"),
        assets(&dist, &["kvold-"]).into_iter().filter(|path| path.ends_with(".css")).collect()
    );
    assert_eq!(names(text(&dist, MANIFEST), "\"assets/"), assets(&dist, &["icon-", "maskable-"]));
    let one = |stem: &str, ending: &str| {
        let all = assets(&dist, &[stem]).into_iter();
        all.filter(|path| path.ends_with(ending)).collect::<BTreeSet<_>>()
    };
    let main: BTreeSet<String> = &one("kvold-", ".js") | &one("kvold-", ".wasm");
    let parts = assets(&dist, &["part-"]);
    assert_eq!((main.len(), parts.len()), (2, 4));
    for (script, loaded) in [("boot-", &main), ("worker-", &main), ("kvold-", &parts)] {
        let path = one(script, ".js").into_iter().next().expect("there is one");
        assert_eq!(names(text(&dist, &path), "\"./"), *loaded, "{path}");
    }
    assert!(text(&dist, PAGE).contains(&format!("href=\"{MANIFEST}\"")));
    let boot = assets(&dist, &["boot-"]).into_iter().next().expect("there is one");
    assert!(text(&dist, &boot).contains(&format!("register(\"{SERVICE_WORKER}\")")));
}

#[test]
fn the_service_worker_keeps_all_but_itself_and_the_pages() {
    let dist = dist("module");
    let all: BTreeSet<String> = dist.paths().map(str::to_owned).collect();
    let others = [PAGE, NOT_FOUND, SERVICE_WORKER].map(str::to_owned);
    let expected: BTreeSet<String> = all.difference(&BTreeSet::from(others)).cloned().collect();
    assert_eq!(kept(&dist), expected);
}

#[test]
fn page_and_service_worker_name_the_same_build() {
    let dist = dist("module");
    let build = dist.build();
    assert!(text(&dist, PAGE).contains(&format!("name=\"kvold-build\" content=\"{build}\"")));
    assert!(text(&dist, SERVICE_WORKER).contains(&format!("const BUILD = \"{build}\"")));
}

#[test]
fn a_change_reaches_exactly_what_depends_on_it() {
    let (before, after) = (dist("module"), dist("better module"));
    assert_ne!(before.build(), after.build());
    let paths = |dist: &Dist| dist.paths().map(str::to_owned).collect::<BTreeSet<_>>();
    let gone: Vec<String> = paths(&before).difference(&paths(&after)).cloned().collect();
    let changed = assets(&before, &["part-", "boot-", "kvold-", "worker-"]);
    let changed: Vec<String> = changed.into_iter().filter(|path| !path.ends_with(".css")).collect();
    assert_eq!(gone, changed);
    assert_ne!(before.get(PAGE), after.get(PAGE));
    assert_ne!(before.get(SERVICE_WORKER), after.get(SERVICE_WORKER));
    assert_eq!(before.get(NOT_FOUND), after.get(NOT_FOUND));
    assert_eq!(dist("module"), before);
}

#[test]
fn the_pages_keep_to_the_content_security_policy() {
    let dist = dist("module");
    for path in [PAGE, NOT_FOUND] {
        let page = text(&dist, path);
        let tags: Vec<&str> =
            page.split('<').filter_map(|rest| Some(rest.split_once('>')?.0)).collect();
        let begins = |start: &'static str| tags.iter().filter(move |tag| tag.starts_with(start));
        assert_eq!(begins("style").count(), 0, "{path}");
        assert_eq!(begins("script").count(), usize::from(path == PAGE) * 2, "{path}");
        assert!(begins("script").all(|tag| tag.contains(" src=\"assets/")), "{path}");
        let attributes = tags.iter().flat_map(|tag| tag.split(' ').skip(1));
        for attribute in attributes.filter(|attribute| attribute.contains('=')) {
            assert!(
                !attribute.starts_with("style=") && !attribute.starts_with("on"),
                "{attribute}"
            );
            assert!(!attribute.contains("//") || attribute.starts_with("xmlns="), "{attribute}");
        }
    }
}

#[test]
fn before_it_runs_the_client_speaks_three_languages() {
    let dist = dist("module");
    for (path, sentences) in [(PAGE, 4), (NOT_FOUND, 2)] {
        for language in ["en", "nb", "is"] {
            let count = text(&dist, path).matches(&format!("<span lang=\"{language}\">")).count();
            assert_eq!(count, sentences, "{path} {language}");
        }
    }
}

#[test]
fn ids_on_a_page_are_unique() {
    let dist = dist("module");
    for path in [PAGE, NOT_FOUND] {
        let ids: Vec<&str> = text(&dist, path).split(" id=\"").skip(1).collect();
        let ids: Vec<&str> = ids.iter().filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{path} {ids:?}");
    }
}

#[test]
fn the_style_is_without_comments_and_otherwise_whole() {
    let dist = dist("module");
    let path = assets(&dist, &["kvold-"]).into_iter().find(|path| path.ends_with(".css"));
    let style = text(&dist, &path.expect("there is one"));
    assert!(!style.contains("/*") && !style.contains("*/") && !style.contains("\n "));
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/style");
    let mut rules = 0;
    for entry in folder.read_dir().expect("the folder is there") {
        let sheet = std::fs::read_to_string(entry.expect("it can be listed").path());
        rules += sheet.expect("it can be read").matches("{\n").count();
    }
    assert_eq!(style.matches("{\n").count(), rules);
}
