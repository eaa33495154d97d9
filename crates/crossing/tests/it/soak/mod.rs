//! Tests that do a hundredth of their long run each time.

mod bound;
mod exhaust;
mod tables;

/// Which part of the long run this is: 0 in everyday tests.
fn chunk() -> u64 {
    std::env::var("KVOLD_CHUNK").ok().and_then(|text| text.parse().ok()).unwrap_or(0)
}
