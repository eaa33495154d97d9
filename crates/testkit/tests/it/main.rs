//! The kit, tested on the toy: the toy keeps every law, and each spoilt toy breaks the law it was spoilt for.

mod laws;
mod spoilt;
mod toy;
