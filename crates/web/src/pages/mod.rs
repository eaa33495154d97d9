//! The screens around the table.

mod home;
mod houses;
mod join;
mod laying;
mod new;
mod online;
mod play;
mod rules;
mod settings;

pub(crate) use home::Home;
pub(crate) use houses::{HOUSES, House};
pub(crate) use join::Join;
pub(crate) use new::{Change, New, Opener};
pub(crate) use online::{OnlineTable, ask_for_change, ask_for_table};
pub(crate) use play::{Play, elsewhere};
pub(crate) use rules::Rules;
pub(crate) use settings::SettingsPage;
