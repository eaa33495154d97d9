//! The 116 tiles: 1 to 14 in four colours, each twice, and two kinds of action tile, each twice.

use std::fmt;
use std::str::FromStr;

/// How many different number tiles there are: 14 values in four colours.
pub const NUMBER_KINDS: u8 = 56;
/// How many different tiles there are, action tiles included.
pub const KINDS: u8 = 58;
/// How many tiles of each kind there are.
pub const COPIES: u8 = 2;
/// The highest value of a number tile.
pub const TOP_VALUE: u8 = 14;

/// The colour of a number tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Blue, a ring.
    Blue,
    /// Red, a cross.
    Red,
    /// Yellow, a triangle.
    Yellow,
    /// Green, a dot.
    Green,
}

impl Colour {
    /// All four, in the order in which tiles are sorted.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Yellow, Self::Green];

    const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Green => 'g',
        }
    }
}

/// One kind of tile; which of the two alike it is never matters (CRO-24).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The action tile with which everybody passes two tiles to the left (CRO-09).
    pub const PASS_TWO: Self = Self(NUMBER_KINDS);
    /// The action tile that makes another player draw three (CRO-10).
    pub const DRAW_THREE: Self = Self(NUMBER_KINDS + 1);

    /// The number tile of that colour and value; none if there is no such value.
    pub const fn number(colour: Colour, value: u8) -> Option<Self> {
        if value == 0 || value > TOP_VALUE {
            return None;
        }
        Some(Self(colour as u8 * TOP_VALUE + value - 1))
    }

    /// The tile with that index, below [`KINDS`]; number tiles come first, colour by colour.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < KINDS { Some(Self(index)) } else { None }
    }

    /// A small number, unique for each kind of tile.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether this is a tile that can lie on the table.
    pub const fn is_number(self) -> bool {
        self.0 < NUMBER_KINDS
    }

    /// The colour of a number tile.
    pub fn colour(self) -> Option<Colour> {
        self.is_number().then(|| Colour::ALL[usize::from(self.0 / TOP_VALUE)])
    }

    /// The value of a number tile, 1 to 14.
    pub fn value(self) -> Option<u8> {
        self.is_number().then_some(self.0 % TOP_VALUE + 1)
    }

    /// Every kind of tile, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS).map(Self)
    }
}

/// A word that is no tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchTile(pub String);

impl fmt::Display for NoSuchTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no tile \"{}\" (tiles look like r5, b14, pass2, draw3)", self.0)
    }
}

impl std::error::Error for NoSuchTile {}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.value()) {
            (Some(colour), Some(value)) => write!(f, "{}{value}", colour.letter()),
            _ if *self == Self::PASS_TWO => f.write_str("pass2"),
            _ => f.write_str("draw3"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = NoSuchTile;

    fn from_str(text: &str) -> Result<Self, NoSuchTile> {
        let unknown = || NoSuchTile(text.chars().take(12).collect());
        match text {
            "pass2" => return Ok(Self::PASS_TWO),
            "draw3" => return Ok(Self::DRAW_THREE),
            _ => {}
        }
        let mut letters = text.chars();
        let letter = letters.next().ok_or_else(unknown)?;
        let digits = letters.as_str();
        // "r05" and "r+5" would be second names for the same tile.
        if !digits.starts_with(|first: char| first.is_ascii_digit() && first != '0') {
            return Err(unknown());
        }
        let value = digits.parse().map_err(|_| unknown())?;
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
            .and_then(|colour| Self::number(colour, value))
            .ok_or_else(unknown)
    }
}

/// A bunch of tiles, counted by kind: a hand, what lies on a table, what is still unseen.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tiles([u8; KINDS as usize]);

impl Tiles {
    /// No tiles.
    pub const EMPTY: Self = Self([0; KINDS as usize]);

    /// All 116 tiles.
    pub const FULL: Self = Self([COPIES; KINDS as usize]);

    /// How many of that kind are in it.
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[usize::from(tile.0)]
    }

    /// How many tiles there are in all.
    pub fn len(&self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Puts one in. Nobody counts beyond 255 of a kind, of which there are two.
    pub fn insert(&mut self, tile: Tile) {
        let count = &mut self.0[usize::from(tile.0)];
        *count = count.saturating_add(1);
    }

    /// Takes one out, if there is one.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[usize::from(tile.0)];
        let found = *count > 0;
        *count -= u8::from(found);
        found
    }

    /// Whether every tile of `other` is in it, as often as there.
    pub fn contains_all(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine >= theirs)
    }

    /// What is left without `other`; none if some of it is not there.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let mut rest = self.clone();
        for (mine, theirs) in rest.0.iter_mut().zip(&other.0) {
            *mine = mine.checked_sub(*theirs)?;
        }
        Some(rest)
    }

    /// Both together.
    pub fn plus(&self, other: &Self) -> Self {
        let mut both = self.clone();
        for (mine, theirs) in both.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_add(*theirs);
        }
        both
    }

    /// Its kinds in order, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().filter(|&tile| self.count(tile) > 0)
    }

    /// Its tiles in order, one by one.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(self.count(tile))))
    }

    /// Only the tiles that can lie on the table.
    pub fn numbers(&self) -> Self {
        let mut rest = self.clone();
        rest.0[usize::from(NUMBER_KINDS)..].fill(0);
        rest
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut all = Self::EMPTY;
        tiles.into_iter().for_each(|tile| all.insert(tile));
        all
    }
}

impl FromStr for Tiles {
    type Err = NoSuchTile;

    fn from_str(text: &str) -> Result<Self, NoSuchTile> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, tile) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{tile}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

game::serde_as_text!(Tile);
game::serde_as_text!(Tiles);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_reads_back_as_itself() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        assert_eq!("g14".parse::<Tile>().map(Tile::index), Ok(55));
    }

    #[test]
    fn other_words_are_no_tiles() {
        for word in
            ["", "r", "r0", "r15", "r05", "r+5", "r 5", "x5", "5r", "pass", "R5", "r300", "é5"]
        {
            assert!(word.parse::<Tile>().is_err(), "{word}");
        }
    }

    #[test]
    fn cro_24_two_alike_are_counted_not_told_apart() {
        let hand: Tiles = "r5 b14 r5 pass2".parse().unwrap();
        assert_eq!((hand.len(), hand.to_string().as_str()), (4, "b14 r5 r5 pass2"));
        assert_eq!(hand.minus(&"r5 r5".parse().unwrap()).unwrap().to_string(), "b14 pass2");
        assert_eq!(hand.minus(&"r5 r5 r5".parse().unwrap()), None);
    }
}
