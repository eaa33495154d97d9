//! What every server of these tests writes into its log, as `kvold serve` writes it unless it is asked for more.

use std::io::{self, Write};
use std::sync::{Mutex, Once, PoisonError};

use tracing_subscriber::filter::LevelFilter;

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// All there is to say at this level, numbers left out. None of it follows from what happens at a table.
const SENTENCES: [&str; 3] =
    ["the store is open tables=", "closing the store", "a table was cleared away"];

/// Listens from now on.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing_subscriber::fmt()
            .with_max_level(LevelFilter::INFO)
            .with_ansi(false)
            .without_time()
            .with_writer(|| Sink)
            .init();
    });
}

/// All that was written so far.
pub(crate) fn text() -> String {
    let lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    String::from_utf8(lines.clone()).expect("a log is text")
}

/// Whatever two games are like, the log says the same about both: it knows these sentences alone.
pub(crate) fn check_sentences() {
    let text = text();
    assert!(text.contains("the store is open"), "this server has been heard: {text}");
    for line in text.lines().filter(|line| line.trim_start().starts_with("INFO")) {
        let said = line.split_once(": ").expect("who says it comes first").1;
        let sentence: String = said.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        assert!(SENTENCES.contains(&sentence.as_str()), "{line:?} says something else");
    }
}

/// Where the lines go.
struct Sink;

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
