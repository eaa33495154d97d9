//! The screens around the table.

mod home;
mod houses;
mod join;
mod new;
mod online;
mod play;
mod rules;
mod settings;

pub(crate) use home::Home;
pub(crate) use houses::{HOUSES, House};
pub(crate) use join::Join;
pub(crate) use new::{Change, New};
pub(crate) use online::OnlineTable;
pub(crate) use play::Play;
pub(crate) use rules::Rules;
pub(crate) use settings::SettingsPage;
