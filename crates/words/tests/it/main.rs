//! The Fluent files: complete, used, alike in every language, and right in their plurals.

mod files;
mod sentences;
