//! The client in a real browser: headless Chromium, driven through chromedriver.
//!
//! [`Site`] serves the client from this process, [`Browser`] is one window on it. Where there is no Chromium,
//! [`Driver::start`] says what is missing: tests are skipped loudly then, and fail where `CI` is set.

mod audit;
mod browser;
mod crowded;
mod driver;
mod host;
mod online;
mod play;
mod pointer;
mod site;
mod trace;

use std::time::Duration;

pub use audit::{Complaint, axe};
pub use browser::{Browser, Look, Size};
pub use crowded::crowded;
pub use driver::{Driver, Missing};
pub use host::Host;
pub use play::{Ended, Table};
pub use pointer::{Point, Pointer};
pub use site::Site;
pub use trace::{Frame, Trace};

/// How long anything may take on a busy machine before it counts as not happening.
const PATIENCE: Duration = Duration::from_secs(30);
