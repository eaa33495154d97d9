//! The screens around the table.

mod home;

pub(crate) use home::Home;
