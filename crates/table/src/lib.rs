//! A table: who sits where, whose decision it is, what a bot is asked, and how the log of all that becomes a match.
//!
//! [`Table`] is one state machine. Messages and time go in, [`Effect`]s come out; it reads no clock, opens no file and
//! knows no network, and it runs in a browser as well as on a server. Shells carry out what it asks for.
//!
//! **The log decides.** Whoever wants something ([`Input::Want`]) gets an [`Envelope`] appended that names the version
//! it was made on. The shell writes it down, wherever its log may be, and gives back what the log holds, in the order
//! of the log, with [`Table::accept`]. An envelope counts if and only if it was made on the last version, its id is
//! new and the rules allow it; all others are dead letters, alike for every reader. So two servers that act at once
//! cannot fork a table, and whoever reads the log later sees what everybody saw.
//!
//! [`Local`] is a table whose log is the device it runs on.
//!
//! ```
//! use catalog::Named;
//! use game::{Rng, Salt, Seat};
//! use sequence::{Edition, Sequence, Setup};
//! use table::{Chair, Local, Millis, Terms};
//!
//! let setup = Setup::usual(Edition::Cats, 2)?;
//! let terms = Terms::new(setup, vec![Chair::person("Edda")?, Chair::bot("Loki", "greedy")?]);
//! let mut table = Local::<Sequence>::open(terms, Salt([7; 32]))?;
//! let mut now = Millis(0);
//! while !table.is_over() {
//!     for request in table.take_requests() {
//!         let mut bot = (Named::<Sequence>::RANDOM.make)(request.seat);
//!         let action = bot.choose(&request.view, &mut Rng::new(request.number));
//!         table.answer_bot(now, request.id, action);
//!     }
//!     let you = Seat::new(0);
//!     if table.must_act().contains(you) {
//!         let action = table.options(you).swap_remove(0);
//!         table.act(now, you, action).expect("listed actions are legal");
//!     }
//!     now = table.next_wake().unwrap_or(now);
//!     table.tick(now);
//! }
//! assert!(!table.winners().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod deed;
mod fold;
mod holder;
mod local;
mod message;
mod save;
mod story;
mod table;
mod terms;
mod undo;
mod wait;

pub use deed::{Author, Deed, Envelope, Id, Version};
pub use holder::{Holder, Moment};
pub use local::Local;
pub use message::{Effect, Input, News, NoUndo, Refusal, Request, RequestId, To};
pub use save::Fault;
pub use story::{Teller, Told};
pub use table::{Round, Table};
pub use terms::{BadText, Chair, House, Millis, Name, Phrase, Sitter, Terms};
