//! Where cards lie, and the way from one to the next.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use rat_a_tat_cat::Spot;

/// Somewhere a card can lie. Text `draw`, `drawn`, `discard`, or seat and place such as `1:3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The draw pile.
    Draw,
    /// Between the piles: a card that was drawn.
    Drawn,
    /// The discard pile.
    Discard,
    /// In somebody's row.
    Row(Seat, Spot),
}

/// A text that names no place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlace(String);

/// A step with an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Away from oneself.
    Up,
    /// Towards oneself.
    Down,
}

/// The places as they lie on the table: the rows of the others, the piles, one's own row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines([Vec<Place>; 3]);

impl Lines {
    /// `others` in the order they are shown; `drawn` if a card lies between the piles.
    #[must_use]
    pub fn new(own: Seat, others: &[Seat], drawn: bool) -> Self {
        let row = |seat: Seat| Spot::ALL.map(|spot| Place::Row(seat, spot));
        let mut piles = vec![Place::Draw];
        piles.extend(drawn.then_some(Place::Drawn));
        piles.push(Place::Discard);
        Self([others.iter().flat_map(|&seat| row(seat)).collect(), piles, row(own).to_vec()])
    }

    /// The place that an arrow leads to from `here`; the same where there is none. A place that is gone leads to the
    /// draw pile.
    #[must_use]
    pub fn walk(&self, here: Place, direction: Direction) -> Place {
        let found = self.0.iter().enumerate().find_map(|(line, places)| {
            Some((line, places.iter().position(|&place| place == here)?))
        });
        let Some((line, at)) = found else { return Place::Draw };
        let next = match direction {
            Direction::Left => return self.0[line][at.saturating_sub(1)],
            Direction::Right => return *self.0[line].get(at + 1).unwrap_or(&here),
            Direction::Up => line.checked_sub(1),
            Direction::Down => Some(line + 1),
        };
        let places = next.and_then(|next| self.0.get(next)).filter(|places| !places.is_empty());
        // As far along the next line as along this one.
        let across =
            |places: &Vec<Place>| places[(2 * at + 1) * places.len() / (2 * self.0[line].len())];
        places.map_or(here, across)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Drawn => f.write_str("drawn"),
            Self::Discard => f.write_str("discard"),
            Self::Row(seat, spot) => write!(f, "{seat}:{spot}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownPlace;

    fn from_str(text: &str) -> Result<Self, UnknownPlace> {
        let row = || {
            let (seat, spot) = text.split_once(':')?;
            Some(Self::Row(Seat::try_new(seat.parse().ok()?)?, spot.parse().ok()?))
        };
        match text {
            "draw" => Ok(Self::Draw),
            "drawn" => Ok(Self::Drawn),
            "discard" => Ok(Self::Discard),
            _ => row().ok_or_else(|| UnknownPlace(text.to_owned())),
        }
    }
}

impl fmt::Display for UnknownPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no place {:?}; places are draw, drawn, discard, or such as 1:3", self.0)
    }
}

impl std::error::Error for UnknownPlace {}
