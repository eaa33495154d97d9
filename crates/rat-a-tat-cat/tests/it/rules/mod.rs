//! The rules by their numbers.

mod game_end;
mod knowing;
mod powers;
mod round_end;
mod setting_up;
mod turn;
