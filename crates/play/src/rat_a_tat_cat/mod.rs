//! Rat-a-Tat Cat: cards go between piles and rows.
//!
//! ```
//! use game::{Game as _, Seed, Viewer};
//! use play::rat_a_tat_cat::{Offer, Pick, Place, Step};
//! use rat_a_tat_cat::{Action, RatATatCat, Setup, Spot};
//!
//! let setup = Setup::new(2, [("younger-players", "on")])?;
//! let mut game = RatATatCat::deal(&setup, Seed::from_number(1));
//! let seat = game.turn();
//! game.play(seat, &Action::Cut { cards: 20 }).expect("the pack is cut first");
//!
//! let (screen, mut options) = (game.screen(Viewer::Seat(seat)), Vec::new());
//! game.legal_actions(seat, &mut options);
//! let offer = Offer::new(&screen, &options);
//! assert_eq!(offer.tap(Pick::Nothing, Place::Draw), Step::Try(Action::Draw));
//! let Step::Pick(pick) = offer.tap(Pick::Nothing, Place::Discard) else { panic!("a card is picked up") };
//! let first = Spot::ALL[0];
//! assert_eq!(offer.tap(pick, Place::Row(seat, first)), Step::Try(Action::Take { spot: first }));
//! # Ok::<(), game::SetupFault>(())
//! ```

mod lie;
mod offer;
mod place;
mod told;

pub use lie::{Lie, lie};
pub use offer::{Offer, Pick, Step};
pub use place::{Direction, Lines, Place, UnknownPlace};
pub use told::{Flight, flights, in_public, marks};
