//! A device at an online table: what it knows, what it wants, and how it finds the table again.
//!
//! [`Guest`] is the client's half of `protocol`, as a state machine: connections, messages and the time go in,
//! [`Order`]s come out. It opens no socket and reads no clock, so tests can break every connection at every moment.
//!
//! - **Wanting.** Whatever a person wants is kept until the server has it on its disk or says why not, and is sent
//!   again, with the same id, on every new connection.
//! - **Knowing.** The document of the table is kept up to date; a device that cannot follow an edit asks for all of it.
//! - **Keys.** They are drawn here, put down by the shell ([`Guest::kept`]) before they are sent, and shown to nobody.
//! - **Salts.** The device takes part in every deal by itself. Its salts are put down beside the keys, so that it can
//!   still vouch for the deal when it comes back.

mod guest;
mod hear;
mod keep;
mod link;
mod place;
mod salts;
mod story;

pub use guest::{Guest, News, Order, Random};
pub use keep::{Held, Kept};
pub use link::Link;
pub use salts::Salts;
pub use story::{Bookmark, Sequel};
