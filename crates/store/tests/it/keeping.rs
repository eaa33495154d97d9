//! What is remembered besides the logs, and for how long logs are kept.

use store::{Store as _, TableId};

use crate::scene::{Folder, Followed};

fn write(store: &Followed, tables: &[u64]) {
    let entries: Vec<(u64, String)> =
        tables.iter().map(|table| (*table, format!("entry of {table}"))).collect();
    store.write(&entries);
}

fn tables(store: &Followed) -> Vec<u64> {
    let mut tables: Vec<u64> = store.store.tables().iter().map(|table| table.0).collect();
    tables.sort_unstable();
    tables
}

#[test]
fn logs_that_nothing_was_written_to_for_long_are_cleared_away() {
    let folder = Folder::new();
    let store = Followed::open(folder.path()).expect("it opens");
    assert_eq!(store.tidy(1000, Some(900)), []);
    write(&store, &[1, 2, 3, 1, 2, 1]);
    assert_eq!(store.tidy(2000, Some(900)), []);
    write(&store, &[2, 4]);
    assert_eq!(
        store.tidy(3000, Some(1999)),
        [],
        "nobody knows what was before 1999 and what after"
    );
    assert_eq!(store.tidy(3000, None), []);
    assert_eq!(store.tidy(3000, Some(2000)), [3, 1], "the longest forgotten first");
    assert_eq!(store.read(1, 1).expect("an empty log is one"), []);
    assert_eq!(store.read(2, 1).expect("it is there").len(), 3);
    // The same table may be opened anew, and its log begins at one.
    write(&store, &[1]);
    assert_eq!(store.read(1, 1).expect("it is there").len(), 1);
    assert_eq!(store.tidy(4000, Some(3000)), [2, 4]);
    drop(store);
    let store = Followed::open(folder.path()).expect("it opens");
    assert_eq!(tables(&store), [1]);
    assert_eq!(store.tidy(5000, Some(5000)), [1]);
    drop(store);
    // Where a log was, no other one begins: positions go on.
    let store = Followed::open(folder.path()).expect("it opens");
    assert_eq!(tables(&store), []);
    write(&store, &[5, 5]);
    let copy = crate::files::copy(&folder);
    let store = Followed::open(copy.path()).expect("it opens");
    assert_eq!(tables(&store), [5]);
    assert_eq!(store.read(5, 1).expect("it is there").len(), 2);
}

#[test]
fn tables_that_wish_to_be_found_are_found_again_the_newest_first() {
    let folder = Folder::new();
    let store = Followed::open(folder.path()).expect("it opens");
    write(&store, &[1, 2, 3, 4, 2]);
    for (table, listed) in [(1, true), (2, true), (3, true), (3, false), (4, true), (99, true)] {
        store.store.list(TableId(table), listed);
    }
    store.tidy(0, None);
    drop(store);
    let store = Followed::open(folder.path()).expect("it opens");
    assert_eq!(store.store.listed(), [TableId(2), TableId(4), TableId(1)]);
    store.tidy(10, Some(0));
    write(&store, &[2]);
    assert_eq!(store.tidy(20, Some(15)), [1, 3, 4]);
    drop(store);
    let store = Followed::open(folder.path()).expect("it opens");
    assert_eq!(store.store.listed(), [TableId(2)]);
}
