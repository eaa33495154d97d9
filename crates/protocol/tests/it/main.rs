//! The protocol: its page, and documents that change.

mod diff;
mod page;
