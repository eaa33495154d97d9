//! How a card in a row is to be shown.

use game::Seat;
use rat_a_tat_cat::{Card, Screen, Spot, Stage};

/// How a card lies, as one device shows it. Faces come from the screen alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// Nothing lies there.
    Nothing,
    /// Face down.
    Down,
    /// Face down, and its player is looking at it.
    Watched,
    /// One is looking at it oneself.
    Looking(Card),
    /// Face down, and the screen keeps what one knows (memory help).
    Known(Card),
    /// Face up for everybody.
    Open(Card),
}

impl Lie {
    /// The face, where there is one to be seen.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Nothing | Self::Down | Self::Watched => None,
            Self::Looking(card) | Self::Known(card) | Self::Open(card) => Some(card),
        }
    }
}

/// How the card of `seat` at `spot` lies.
#[must_use]
pub fn lie(screen: &Screen, seat: Seat, spot: Spot) -> Lie {
    let shown = screen.rows.get(seat).and_then(|row| row.get(spot.index()));
    let watched = is_watched(screen, seat, spot);
    match shown.copied() {
        None => Lie::Nothing,
        Some(None) if watched => Lie::Watched,
        Some(None) => Lie::Down,
        Some(Some(card)) if screen.table.setup.younger() && spot.is_outer() => Lie::Open(card),
        Some(Some(card)) if watched && screen.seat == Some(seat) => Lie::Looking(card),
        Some(Some(card)) => Lie::Known(card),
    }
}

/// Whether the player at `seat` is looking at the own card at `spot`.
fn is_watched(screen: &Screen, seat: Seat, spot: Spot) -> bool {
    match screen.table.stage {
        Stage::FirstLook { looked, ready } => {
            spot.is_outer() && looked.difference(ready).contains(seat)
        }
        Stage::Looking { spot: looked_at } => seat == screen.table.turn && spot == looked_at,
        _ => false,
    }
}
