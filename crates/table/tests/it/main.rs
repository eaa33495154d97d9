//! The table, played through its doors.

mod play;
mod scene;
