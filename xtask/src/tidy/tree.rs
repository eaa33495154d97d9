//! The files that the checks look at, Rust sources cut into tokens.
//!
//! Tokens, not lines, because a comment about `sleep` or a string with `#[ignore]` is no fault.

use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// All text files of a repository.
#[derive(Debug)]
pub(crate) struct Tree {
    files: Vec<File>,
}

/// One text file.
#[derive(Debug)]
pub(crate) struct File {
    /// Relative to the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
    /// The tokens of a Rust file; none for other files.
    pub(crate) tokens: Vec<Token>,
    /// Whether this is a Rust file that cannot be cut into tokens.
    pub(crate) is_broken: bool,
}

/// A token of Rust source: an identifier, a literal, a bracket or a single punctuation character.
#[derive(Debug)]
pub(crate) struct Token {
    pub(crate) text: String,
    pub(crate) line: usize,
    /// How many brackets are open around it; a bracket has the depth of what stands outside it.
    pub(crate) depth: usize,
}

/// A function that the test harness runs.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TestFn<'a> {
    pub(crate) name: &'a str,
    pub(crate) line: usize,
}

impl Tree {
    pub(crate) fn new(files: Vec<File>) -> Self {
        Self { files }
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The Rust files whose path starts with `prefix`.
    pub(crate) fn rust_under(&self, prefix: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.is_rust() && file.path.starts_with(prefix))
    }

    /// The folders of all crates: `crates/game`, …, `xtask`.
    pub(crate) fn crate_folders(&self) -> impl Iterator<Item = &str> {
        self.files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"))
    }
}

impl File {
    pub(crate) fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        let (path, text) = (path.into(), text.into());
        let mut tokens = Vec::new();
        let mut is_broken = false;
        if path.ends_with(".rs") {
            match text.parse() {
                Ok(stream) => flatten(stream, 0, &mut tokens),
                Err(_) => is_broken = true,
            }
        }
        Self { path, text, tokens, is_broken }
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The one-based line of a byte offset into the text.
    pub(crate) fn line_at(&self, offset: usize) -> usize {
        self.text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count() + 1
    }

    /// Whether the tokens from `at` on are exactly `words`.
    pub(crate) fn reads(&self, at: usize, words: &[&str]) -> bool {
        let here = self.tokens.iter().skip(at).map(|token| token.text.as_str());
        here.take(words.len()).eq(words.iter().copied())
    }

    /// Every place at which the tokens read `words`, as an index into the tokens.
    pub(crate) fn places(&self, words: &[&str]) -> impl Iterator<Item = usize> {
        (0..self.tokens.len()).filter(move |at| self.reads(*at, words))
    }

    /// Every test function: `#[test]`, or an attribute of a test library such as `#[tokio::test]`.
    pub(crate) fn tests(&self) -> Vec<TestFn<'_>> {
        let mut tests = Vec::new();
        for at in self.places(&["#", "["]) {
            let end = self.closing(at + 1);
            let path = self.tokens[at + 2..end].iter().map(|token| token.text.as_str());
            let name = path.take_while(|word| *word != "(").last();
            if name.is_some_and(|name| name == "test" || name.ends_with("_test")) {
                tests.extend(self.function_after(end + 1));
            }
        }
        tests
    }

    /// Whether all of the file is test code, by its place.
    pub(crate) fn is_test_code(&self) -> bool {
        let path = &self.path;
        path.contains("/tests/")
            || path.ends_with("/tests.rs")
            || path.starts_with("crates/testkit/")
    }

    /// The token ranges of the modules written `#[cfg(test)] mod name { … }`.
    pub(crate) fn test_modules(&self) -> Vec<Range<usize>> {
        let attribute = ["#", "[", "cfg", "(", "test", ")", "]"];
        let starts = self.places(&attribute).map(|at| self.after_attributes(at));
        let modules = starts.filter(|at| self.reads(*at, &["mod"]) && self.reads(at + 2, &["{"]));
        modules.map(|at| at + 2..self.closing(at + 2)).collect()
    }

    /// The index of the bracket that closes the one at `open`.
    pub(crate) fn closing(&self, open: usize) -> usize {
        let depth = self.tokens[open].depth;
        let close = self.tokens[open + 1..].iter().position(|token| token.depth == depth);
        close.map_or(self.tokens.len(), |distance| open + 1 + distance)
    }

    /// The index behind the attributes that start at `at`.
    fn after_attributes(&self, mut at: usize) -> usize {
        while self.reads(at, &["#", "["]) {
            at = self.closing(at + 1) + 1;
        }
        at
    }

    /// The function whose attributes and qualifiers start at `at`.
    fn function_after(&self, at: usize) -> Option<TestFn<'_>> {
        let rest = self.tokens.get(self.after_attributes(at)..)?;
        let keyword = rest.iter().take(4).position(|token| token.text == "fn")?;
        let name = rest.get(keyword + 1)?;
        Some(TestFn { name: &name.text, line: name.line })
    }
}

fn flatten(stream: TokenStream, depth: usize, tokens: &mut Vec<Token>) {
    for tree in stream {
        let line = tree.span().start().line;
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                tokens.push(Token { text: open.to_owned(), line, depth });
                flatten(group.stream(), depth + 1, tokens);
                let line = group.span_close().start().line;
                tokens.push(Token { text: close.to_owned(), line, depth });
            }
            other => tokens.push(Token { text: other.to_string(), line, depth }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_tests(text: &str, expected: &[(&str, usize)]) {
        let file = File::new("a.rs", text);
        let found: Vec<_> = file.tests().iter().map(|test| (test.name, test.line)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn test_functions_are_found_behind_other_attributes_and_inside_macros() {
        check_tests("#[test]\nfn a() {}\nfn b() {}", &[("a", 2)]);
        check_tests("#[test]\n#[allow(dead_code)]\n/// Words.\nfn a() {}", &[("a", 4)]);
        check_tests("#[tokio::test(start_paused = true)]\npub async fn a() {}", &[("a", 2)]);
        check_tests("proptest! { #[test] fn a(x in 0..9) {} }", &[("a", 1)]);
        check_tests("mod m { mod n { #[test] fn a() {} } }", &[("a", 1)]);
    }

    #[test]
    fn what_is_no_test_is_not_found() {
        check_tests("// #[test]\nfn a() {}", &[]);
        check_tests("const A: &str = \"#[test] fn a() {}\";", &[]);
        check_tests("#[cfg(test)]\nmod tests {}", &[]);
        check_tests("#[track_caller]\nfn check() {}", &[]);
    }

    #[test]
    fn test_modules_are_found_behind_other_attributes() {
        let modules = |text| File::new("a.rs", text).test_modules().len();
        assert_eq!(modules("#[cfg(test)] mod a { fn b() {} } #[cfg(test)] mod c { }"), 2);
        assert_eq!(modules("#[cfg(test)]\n#[allow(unused)]\n/// Words.\nmod a { }"), 1);
        assert_eq!(modules("mod a { } #[cfg(test)] mod b; #[cfg(test)] use c;"), 0);
    }

    #[test]
    fn a_file_that_is_not_rust_is_marked() {
        assert!(File::new("a.rs", "fn a( {").is_broken);
        assert!(!File::new("a.rs", "fn a() {}").is_broken);
        assert!(!File::new("a.md", "fn a( {").is_broken);
    }

    #[test]
    fn offsets_become_lines() {
        let file = File::new("a.md", "one\ntwo\nthree");
        assert_eq!([0, 3, 4, 8].map(|offset| file.line_at(offset)), [1, 1, 2, 3]);
    }
}
