//! What is in the file.

use std::collections::BTreeMap;
use std::fs;

use store::{Entry, Fault, Store as _};

use crate::scene::{Folder, Followed};

/// Entries of seven tables, mixed.
fn entries(count: u64) -> Vec<(u64, String)> {
    (0..count).map(|number| (1 + number * number % 7, format!("entry {number}"))).collect()
}

/// The logs that these entries make.
fn logs(entries: &[(u64, String)]) -> BTreeMap<u64, Vec<String>> {
    let mut logs = BTreeMap::<u64, Vec<String>>::new();
    for (table, body) in entries {
        logs.entry(*table).or_default().push(body.clone());
    }
    logs
}

fn read_all(store: &Followed) -> BTreeMap<u64, Vec<String>> {
    let mut logs = BTreeMap::new();
    for table in 1..8 {
        let entries = store.read(table, 1).expect("the file is whole");
        assert!(entries.iter().map(|entry| entry.number).eq(1..=entries.len() as u32));
        let text = |body: &Vec<u8>| String::from_utf8(body.clone()).expect("it was text");
        let bodies: Vec<String> = entries.iter().map(|entry| text(&entry.body)).collect();
        if !bodies.is_empty() {
            logs.insert(table, bodies);
        }
    }
    logs
}

#[test]
fn every_log_has_its_entries_in_order_also_after_a_restart() {
    let folder = Folder::new();
    let all = entries(600);
    for part in all.chunks(200) {
        let store = Followed::open(folder.path()).expect("it opens");
        let written = store.write(part);
        let told: Vec<(u64, String)> = written
            .iter()
            .map(|(table, entry)| (*table, String::from_utf8_lossy(&entry.body).into_owned()))
            .collect();
        assert_eq!(told, part, "a follower hears the order of the log");
    }
    let store = Followed::open(folder.path()).expect("it opens");
    assert_eq!(read_all(&store), logs(&all));
    assert_eq!(store.store.tables().len(), logs(&all).len());
    let whole = store.read(2, 1).expect("it is there");
    assert_eq!(store.read(2, 5).expect("it is there"), whole[4..]);
    assert_eq!(store.read(2, 10_000).expect("it is there"), []);
    assert_eq!(store.read(77, 1).expect("an empty log is one"), []);
}

#[test]
fn one_folder_has_one_keeper() {
    let folder = Folder::new();
    let first = Followed::open(folder.path()).expect("it opens");
    assert_eq!(Followed::open(folder.path()).err(), Some(Fault::InUse));
    drop(first);
    assert!(Followed::open(folder.path()).is_ok());
}

/// A copy of the files as they are now: what a program that is killed leaves behind.
pub(crate) fn copy(from: &Folder) -> Folder {
    let to = Folder::new();
    fs::create_dir_all(to.path()).expect("there is room");
    for name in ["tables.sqlite", "tables.sqlite-wal"] {
        if let Ok(bytes) = fs::read(from.path().join(name)) {
            fs::write(to.path().join(name), bytes).expect("there is room");
        }
    }
    to
}

#[test]
fn whatever_was_told_is_there_after_a_kill() {
    let folder = Folder::new();
    let all = entries(300);
    let store = Followed::open(folder.path()).expect("it opens");
    for told in [100, 200, 300] {
        store.write(&all[told - 100..told]);
        let killed = copy(&folder);
        let after = Followed::open(killed.path()).expect("it opens");
        assert_eq!(read_all(&after), logs(&all[..told]));
    }
}

#[test]
fn the_write_ahead_log_starts_over_and_nothing_is_lost_by_it() {
    let folder = Folder::new();
    let all = entries(1_400);
    let store = Followed::open(folder.path()).expect("it opens");
    let mut lengths = Vec::new();
    for part in all.chunks(350) {
        // One commit for each entry.
        part.iter().for_each(|entry| drop(store.write(std::slice::from_ref(entry))));
        let wal = fs::metadata(folder.path().join("tables.sqlite-wal")).expect("it is there");
        lengths.push(wal.len());
        let killed = copy(&folder);
        let after = Followed::open(killed.path()).expect("it opens");
        assert_eq!(read_all(&after), logs(&all[..350 * lengths.len()]));
    }
    assert!(lengths[3] < 2 * lengths[0], "it does not grow with every commit: {lengths:?}");
}

#[test]
fn entries_that_are_appended_at_once_come_in_their_order() {
    let folder = Folder::new();
    let all = entries(200);
    let store = Followed::open(folder.path()).expect("it opens");
    for part in all.chunks(100) {
        let written = store.write_at_once(part);
        let told = |(table, entry): &(u64, Entry)| (*table, entry.body.clone());
        let wanted = part.iter().map(|(table, body)| (*table, body.clone().into_bytes()));
        assert!(written.iter().map(told).eq(wanted));
    }
    assert_eq!(read_all(&store), logs(&all));
}

#[test]
fn a_damaged_tail_costs_the_tail_and_nothing_else() {
    let folder = Folder::new();
    let all = entries(120);
    let store = Followed::open(folder.path()).expect("it opens");
    // One commit for each entry, so that every tail cuts somewhere else.
    all.iter().for_each(|entry| drop(store.write(std::slice::from_ref(entry))));
    let wal = fs::metadata(folder.path().join("tables.sqlite-wal")).expect("it is there").len();
    let mut lengths = std::collections::BTreeSet::new();
    for part in 0..24 {
        let damaged = copy(&folder);
        let path = damaged.path().join("tables.sqlite-wal");
        let mut bytes = fs::read(&path).expect("it is there");
        let at = (wal * part / 24) as usize + 32;
        if part % 2 == 0 {
            bytes.truncate(at);
        } else {
            bytes[at..].iter_mut().for_each(|byte| *byte ^= 0x5a);
        }
        fs::write(&path, bytes).expect("there is room");
        let after = Followed::open(damaged.path()).expect("it opens");
        let left = read_all(&after);
        let count = left.values().map(Vec::len).sum::<usize>();
        assert_eq!(left, logs(&all[..count]), "what is left is a beginning");
        lengths.insert(count);
        // And it goes on from there.
        after.write(&all[count..]);
        assert_eq!(read_all(&after), logs(&all));
    }
    assert!(lengths.len() > 6, "{lengths:?}");
}

#[test]
fn a_file_that_is_none_of_ours_is_named() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path()).expect("there is room");
    fs::write(folder.path().join("tables.sqlite"), [7; 5000]).expect("there is room");
    let fault = Followed::open(folder.path()).err().expect("it is no store");
    assert!(matches!(fault, Fault::Damaged(_)), "{fault}");
}

#[test]
fn a_file_of_a_later_program_is_left_alone() {
    let folder = Folder::new();
    drop(Followed::open(folder.path()).expect("it opens"));
    let path = folder.path().join("tables.sqlite");
    let later = rusqlite::Connection::open(&path).expect("it is a file of SQLite");
    later.pragma_update(None, "user_version", 99).expect("it can be written");
    drop(later);
    let fault = Followed::open(folder.path()).err();
    assert_eq!(fault, Some(Fault::TooNew { found: 99, known: 2 }));
}
