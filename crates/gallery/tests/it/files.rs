//! What is written, and what is said when it cannot be.

use gallery::{Error, contacts, write_all};
use std::collections::BTreeSet;

#[test]
fn sheets_have_names_of_their_own_and_all_three_sizes() {
    let all = contacts();
    let names: BTreeSet<&str> = all.iter().map(|contact| contact.name.as_str()).collect();
    assert_eq!(names.len(), all.len());
    for width in [40, 96, 300] {
        assert_eq!(all.iter().filter(|contact| contact.width == width).count() * 3, all.len());
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    // A file stands where the folder should be.
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let refused =
        write_all(&path, &gallery::english().expect("drawn")).expect_err("a file is no folder");
    assert!(matches!(&refused, Error::File(at, _) if at.starts_with(&path)));
    assert!(
        refused.to_string().starts_with(&format!("cannot write {}", path.join("svg").display()))
    );
}
