//! The screens around the table.

mod home;
mod houses;
mod settings;

pub(crate) use home::Home;
pub(crate) use houses::{HOUSES, House};
pub(crate) use settings::SettingsPage;
