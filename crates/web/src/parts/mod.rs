//! Parts that screens are made of.

mod ask;
mod chip;
mod choose;
mod evening;
mod frame;
mod house;
mod qr;

pub(crate) use ask::Ask;
pub(crate) use chip::{Chip, Sign, chip};
pub(crate) use choose::{Segments, Switch, fresh};
pub(crate) use evening::Evening;
pub(crate) use frame::{Frame, HOUSE, Skip, arrive};
pub(crate) use house::{HousePicture, Window};
pub(crate) use qr::Qr;
