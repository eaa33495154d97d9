//! What a client and a server say to each other about tables that are played online.
//!
//! One WebSocket at `/ws`, one JSON text a message. [`ToServer`] and [`ToClient`] are all there is; both stand in one
//! file, and `docs/protocol.md` has an example of each. The crate is pure: client and server share it.
//!
//! # How a client uses it
//!
//! 1. It connects and says [`ToServer::Hello`] with [`VERSION`]; the server says [`ToClient::Hello`].
//! 2. It opens a table ([`ToServer::Create`]) or comes to one ([`ToServer::Enter`], with every [`Key`] it has for that
//!    table). The answer is a [`ToClient::Sight`]: one document, all that this device may know of the table.
//! 3. From then on the server sends [`ToClient::Update`]s: [`Edit`]s of that document ([`patch`] applies them), and what
//!    happened as it is told to each of the device's seats.
//! 4. Whatever the client wants done has an id, drawn by the client. [`ToClient::Update`] or [`ToClient::Done`] names it
//!    once it is on the server's disk; [`ToClient::Refused`] says why it cannot be. In doubt the client sends the same
//!    message with the same id again: it is done once.
//! 5. When a connection breaks, the client connects anew and enters again, naming the last version it has seen; the
//!    new sight comes with what was told since.
//!
//! A seat belongs to whoever holds its [`Key`]: 128 bits that the client draws and never shows. The server keeps only
//! its [`Lock`]. A key in the fragment of a link brings the seat to another device.

mod code;
mod diff;
mod key;
mod message;
mod patch;
mod sight;
mod write;

pub use code::{BadCode, Code};
pub use diff::{Edits, Memo, Writer};
pub use key::{BadKey, Key, Lock};
pub use message::{ActionId, NoTable, ToClient, ToServer, Told, Why};
pub use patch::{BadEdit, Edit, patch};
pub use sight::{
    Chat, Clock, Desk, Hand, Listed, Opening, Phase, Place, Play, Sealing, Sight, Step, Undo,
    Watch, Who,
};
pub use write::{sight_text, update_text};

/// The version of these messages. A change that an older client cannot follow raises it.
pub const VERSION: u32 = 1;

/// The longest message that a server reads, in bytes.
pub const LONGEST: u32 = 64 * 1024;
