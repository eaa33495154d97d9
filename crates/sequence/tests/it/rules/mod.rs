//! Every rule of the book has a test here that carries its number.

mod board;
mod dead_cards;
mod sequences;
mod setting_up;
mod table_talk;
mod turn;
