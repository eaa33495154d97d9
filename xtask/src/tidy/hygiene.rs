//! Hygiene of single files: no muted tests, no sleeping tests, no leftovers, tidy line ends, a
//! readable size.

use super::{File, Problem, Tree};

/// More lines than this and a source file has grown a second subject.
const MAX_LINES: usize = 600;

/// Source files that may be longer, each with the reason.
const LONG_FILES: &[(&str, &str)] = &[];

/// Files whose white space is not ours to change, each with the reason.
const RAW_FILES: &[(&str, &str)] = &[];

/// Endings of files that people write by hand and have to read.
const SOURCES: &[&str] = &[".rs", ".js", ".mjs", ".css", ".html"];

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    for file in tree.files() {
        white_space(file, problems);
        length(file, problems);
        if file.is_rust() {
            muted_tests(file, problems);
            leftovers(file, problems);
            sleeping_tests(file, problems);
        }
    }
}

fn white_space(file: &File, problems: &mut Vec<Problem>) {
    if is_listed(RAW_FILES, file) {
        return;
    }
    for (index, line) in file.text.lines().enumerate() {
        if line.ends_with([' ', '\t']) {
            problems.push(Problem::new(
                &file.path,
                index + 1,
                "white space at the end of the line",
            ));
        }
    }
    if file.text.contains('\r') {
        problems.push(Problem::new(
            &file.path,
            1,
            "carriage returns: lines end with a line feed alone",
        ));
    }
    let last = file.text.lines().count();
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        problems.push(Problem::new(&file.path, last, "no line feed at the end of the file"));
    }
    if file.text.ends_with("\n\n") {
        problems.push(Problem::new(&file.path, last, "empty line at the end of the file"));
    }
}

fn length(file: &File, problems: &mut Vec<Problem>) {
    let lines = file.text.lines().count();
    let is_source = SOURCES.iter().any(|ending| file.path.ends_with(ending));
    if is_source && lines > MAX_LINES && !is_listed(LONG_FILES, file) {
        let what = format!(
            "{lines} lines, more than {MAX_LINES}: split it by subject, or list generated text in \
             LONG_FILES with the reason"
        );
        problems.push(Problem::new(&file.path, MAX_LINES, what));
    }
}

fn muted_tests(file: &File, problems: &mut Vec<Problem>) {
    let muted = [
        ("ignore", "#[ignore]: a test that does not run is no test; mend it or delete it"),
        ("should_panic", "#[should_panic] accepts any panic: assert on the error itself"),
    ];
    for (attribute, what) in muted {
        for at in file.places(&["#", "[", attribute]) {
            problems.push(Problem::new(&file.path, file.tokens[at].line, what));
        }
    }
}

fn leftovers(file: &File, problems: &mut Vec<Problem>) {
    if file.is_broken {
        problems.push(Problem::new(
            &file.path,
            1,
            "cannot be read as Rust: brackets or quotes do not match",
        ));
    }
    for name in ["todo", "dbg", "unimplemented"] {
        for at in file.places(&[name, "!"]) {
            problems.push(Problem::new(
                &file.path,
                file.tokens[at].line,
                format!("{name}! left behind"),
            ));
        }
    }
}

fn sleeping_tests(file: &File, problems: &mut Vec<Problem>) {
    let modules = file.test_modules();
    for at in file.places(&["sleep"]) {
        if file.is_test_code() || modules.iter().any(|module| module.contains(&at)) {
            let what =
                "sleep in a test: wait for the event itself, or give the code a clock of its own";
            problems.push(Problem::new(&file.path, file.tokens[at].line, what));
        }
    }
}

fn is_listed(list: &[(&str, &str)], file: &File) -> bool {
    list.iter().any(|(path, _reason)| *path == file.path)
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[track_caller]
    fn expect_in(path: &str, text: &str, problems: &[&str]) {
        expect(check, &[(path, text)], problems);
    }

    #[test]
    fn clean_files_pass() {
        expect_in("a.md", "Words.\n\nMore words.\n", &[]);
        expect_in(
            "crates/a/src/lib.rs",
            "//! Never `todo!()`.\nconst A: &str = \"#[ignore] dbg!\";\n",
            &[],
        );
        expect_in("empty.txt", "", &[]);
    }

    #[test]
    fn white_space_faults_are_found() {
        expect_in(
            "a.md",
            "one \ntwo\t\n",
            &[
                "a.md:1: white space at the end of the line",
                "a.md:2: white space at the end of the line",
            ],
        );
        expect_in("a.md", "one\ntwo", &["a.md:2: no line feed at the end of the file"]);
        expect_in("a.md", "one\n\n", &["a.md:2: empty line at the end of the file"]);
        expect_in(
            "a.md",
            "one\r\n",
            &["a.md:1: carriage returns: lines end with a line feed alone"],
        );
    }

    #[test]
    fn long_sources_are_found_and_long_texts_are_not() {
        let fits = "//\n".repeat(MAX_LINES);
        let long = "//\n".repeat(MAX_LINES + 1);
        expect_in("a.rs", &fits, &[]);
        expect_in("a.md", &long, &[]);
        let what = "a.rs:600: 601 lines, more than 600: split it by subject, or list generated \
                    text in LONG_FILES with the reason";
        expect_in("a.rs", &long, &[what]);
    }

    #[test]
    fn muted_tests_are_found() {
        let text = "#[test]\n#[ignore = \"slow\"]\nfn a() {}\n#[test]\n#[should_panic(expected = \"x\")]\nfn b() {}\n";
        expect_in(
            "a.rs",
            text,
            &[
                "a.rs:2: #[ignore]: a test that does not run is no test; mend it or delete it",
                "a.rs:5: #[should_panic] accepts any panic: assert on the error itself",
            ],
        );
    }

    #[test]
    fn leftovers_are_found() {
        expect_in(
            "a.rs",
            "fn a() {\n    dbg!(1);\n    todo!()\n}\n",
            &["a.rs:2: dbg! left behind", "a.rs:3: todo! left behind"],
        );
        expect_in(
            "a.rs",
            "fn a( {\n",
            &["a.rs:1: cannot be read as Rust: brackets or quotes do not match"],
        );
    }

    #[test]
    fn sleeping_tests_are_found_and_sleeping_programs_are_not() {
        let program = "fn a() {\n    std::thread::sleep(D);\n}\n";
        let what =
            "sleep in a test: wait for the event itself, or give the code a clock of its own";
        expect_in("crates/a/src/lib.rs", program, &[]);
        expect_in(
            "crates/a/tests/it/main.rs",
            program,
            &[&format!("crates/a/tests/it/main.rs:2: {what}")],
        );
        expect_in(
            "crates/testkit/src/lib.rs",
            program,
            &[&format!("crates/testkit/src/lib.rs:2: {what}")],
        );
        let inside =
            "#[cfg(test)]\nmod tests {\n    use tokio::time::{self, sleep};\n}\nfn sleep() {}\n";
        expect_in("crates/a/src/lib.rs", inside, &[&format!("crates/a/src/lib.rs:3: {what}")]);
    }
}
