//! Pictures as pixels: told apart by every kind of sight, the same by every way of drawing them.

mod files;
mod pixels;
mod sizes;
mod told_apart;
