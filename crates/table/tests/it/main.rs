//! The table, played through its doors.

mod bots;
mod log;
mod play;
mod rough;
mod save;
mod scene;
mod seats;
mod secrets;
mod undo;
mod windows;
