use std::collections::BTreeSet;
use std::fs;
use std::io::Read as _;
use std::path::PathBuf;

use bundle::{ASSETS, Changes, Report, Size, Weight, bind};

use crate::dist;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("bundle-{name}"));
    // It may not be there.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

#[test]
fn every_file_is_written_with_forms_that_unpack_to_it() {
    let folder = folder("forms");
    let dist = dist("module");
    let (_, sizes) = dist.write(&folder).expect("the folder can be written");
    assert_eq!(
        sizes.iter().map(|size| size.path.as_str()).collect::<Vec<_>>(),
        dist.paths().collect::<Vec<_>>()
    );
    for Size { path, plain, gzip, brotli } in sizes {
        let read = |ending: &str| fs::read(folder.join(format!("{path}{ending}"))).ok();
        let bytes = read("").expect("it is written");
        assert_eq!((bytes.len(), Some(bytes.as_slice())), (plain, dist.get(&path)), "{path}");
        let (gz, br) = (read(".gz"), read(".br"));
        assert_eq!(
            (gz.as_ref().map(Vec::len), br.as_ref().map(Vec::len)),
            (gzip, brotli),
            "{path}"
        );
        if let Some(gz) = gz {
            let mut unpacked = Vec::new();
            flate2::read::GzDecoder::new(gz.as_slice())
                .read_to_end(&mut unpacked)
                .expect("it is gzip");
            assert!(unpacked == bytes && gz.len() < bytes.len(), "{path}");
        }
        if let Some(br) = br {
            let mut unpacked = Vec::new();
            brotli::Decompressor::new(br.as_slice(), 4096)
                .read_to_end(&mut unpacked)
                .expect("it is brotli");
            assert!(unpacked == bytes && br.len() < bytes.len(), "{path}");
        }
        assert!(!path.ends_with(".css") || (gzip.is_some() && brotli.is_some()), "{path}");
    }
}

#[test]
fn a_second_build_touches_only_what_has_changed() {
    let folder = folder("again");
    let first = dist("module").write(&folder).expect("the folder can be written").0;
    assert!(first.written > 20 && first.removed == 0, "{first:?}");
    let same = dist("module").write(&folder).expect("the folder can be written").0;
    assert_eq!(same, Changes::default());

    fs::write(folder.join("assets/stray-000000000000.js"), "x").expect("the folder can be written");
    let next = dist("better module");
    let changes = next.write(&folder).expect("the folder can be written").0;
    assert!(changes.written < first.written / 2 && changes.removed >= 4, "{changes:?}");
    let there = fs::read_dir(folder.join("assets")).expect("the folder is there");
    let there = there
        .map(|entry| format!("assets/{}", entry.expect("it can be read").file_name().display()));
    let plain: BTreeSet<String> =
        there.filter(|path| !path.ends_with(".br") && !path.ends_with(".gz")).collect();
    let expected = next.paths().filter(|path| path.starts_with("assets/")).map(str::to_owned);
    assert_eq!(plain, expected.collect());
}

#[test]
fn what_is_no_module_is_refused_by_name() {
    let folder = folder("refused");
    let path = folder.join("poem.wasm");
    for text in ["", "no module at all"] {
        fs::write(&path, text).expect("the folder can be written");
        let error = bind(&path).expect_err("it is no module");
        assert!(error.to_string().contains("poem.wasm"), "{error}");
    }
    let error = bind(&folder.join("absent.wasm")).expect_err("there is no such file");
    assert!(error.to_string().contains("absent.wasm"), "{error}");
}

#[test]
fn before_the_first_game_come_the_page_its_parts_one_language_and_the_largest_board() {
    let folder = folder("report");
    let dist = dist("module");
    let (_, sizes) = dist.write(&folder).expect("the folder can be written");
    let report = Report { sizes: &sizes, games: dist.games() };
    let first = report.before_the_first_game();
    let weight = |begins: &str| -> Vec<Weight> {
        let named = |size: &&Size| size.path.starts_with(begins);
        sizes.iter().filter(named).map(Weight::from).collect()
    };
    let words = weight(&format!("{ASSETS}words-"));
    let most = words.iter().max_by_key(|weight| weight.gzip).expect("there are languages");
    let [boot, kvold, worker, chess, go, both] =
        ["boot-", "kvold-", "worker-", "part-chess-", "part-go-", "part-chess-go-"]
            .map(|stem| weight(&format!("{ASSETS}{stem}")));
    let page = weight("index.html");
    assert_eq!((boot.len(), kvold.len(), worker.len(), page.len(), words.len()), (1, 3, 1, 1, 3));
    // What both games need begins like what the first of them needs.
    assert_eq!((chess.len(), go.len(), both.len()), (2, 1, 1));
    let parts = [boot, kvold, worker, page, go, both, vec![*most]].concat();
    assert_eq!(first, parts.into_iter().sum());
    assert!(first.gzip < first.plain && first.gzip < report.all().gzip);
    let told = report.to_string();
    let sums = ["before the first game", "before a first game of chess", "before an online table"];
    for line in ["all .wasm"].into_iter().chain(sums) {
        assert!(told.contains(line), "{told}");
    }
}

#[test]
fn a_build_that_is_too_large_is_refused_with_the_sizes_of_its_files() {
    let folder = folder("limit");
    let dist = dist("module");
    let (_, sizes) = dist.write(&folder).expect("the folder can be written");
    let report = Report { sizes: &sizes, games: dist.games() };
    let weight = report.before_the_first_game().gzip;
    report.keep_to(weight).expect("it is just small enough");
    let told = report.keep_to(weight - 1).expect_err("it is a byte too large").to_string();
    assert!(
        told.contains(&weight.to_string()) && told.contains(&(weight - 1).to_string()),
        "{told}"
    );
    let counted = ["kvold-", "part-go-", "part-chess-go-", "words-", "index.html"];
    assert!(counted.iter().all(|name| told.contains(name)), "{told}");
    assert!(
        !told.contains("icon-") && !told.contains("part-online-") && !told.contains("sw.js"),
        "{told}"
    );
}
