//! The catalogue from outside: every game on its shelf, positions and records as text.

mod record;
mod shelf;
mod spelled;
mod thought;
