//! The Sequence family: cards of the hand meet spaces of the board.
//!
//! ```
//! use game::{Game as _, Seed, Viewer};
//! use play::sequence::{Offer, Pick, Step, Tap};
//! use sequence::{Edition, Sequence, Setup};
//!
//! let mut game = Sequence::deal(&Setup::usual(Edition::Classic, 2)?, Seed::from_number(1));
//! let seat = game.must_act().iter().next().expect("somebody begins");
//! let (screen, mut options) = (game.screen(Viewer::Seat(seat)), Vec::new());
//! game.legal_actions(seat, &mut options);
//! let hand = screen.you.as_ref().expect("a player looks").hand.clone();
//!
//! let offer = Offer::new(&screen, &hand, &options);
//! let Step::Pick(pick) = offer.tap(Pick::Nothing, Tap::Card(0)) else { panic!("a card is picked up") };
//! let space = offer.lights(pick).spaces.iter().next().expect("a fresh board has room");
//! let Step::Try(action) = offer.tap(pick, Tap::Space(space)) else { panic!("a lit space is played") };
//! assert_eq!(game.play(seat, &action), Ok(()));
//! # Ok::<(), game::SetupFault>(())
//! ```

mod cut;
mod fan;
mod offer;
mod shown;
mod tap;
mod walk;

pub use cut::{cut, part};
pub use fan::rearrange;
pub use offer::{Glow, Lights, Offer};
pub use tap::{Pick, Step, Tap};
pub use walk::{Direction, Lie, every_space, walk};
