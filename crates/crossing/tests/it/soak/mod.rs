//! Tests that do a hundredth of their long run each time.

mod bound;
mod built;
mod exhaust;
mod tables;

use testkit::chunk;
