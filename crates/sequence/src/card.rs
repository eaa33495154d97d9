//! The cards of the three editions, as one type with a short text form.

use std::fmt;
use std::str::FromStr;

/// A card of one of the three packs. Two cards alike are the same card: which of them it is never matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A playing card, text `7S`, `10H`, `JC`.
    Playing(Rank, Suit),
    /// A cat of this breed, text `maine-coon`.
    Cat(Breed),
    /// Cats: put a chip anywhere, text `PURRR`.
    Purrr,
    /// Cats: take a chip away, text `MEOW`.
    Meow,
    /// A sum to work out, text `7+9` or `25-8`.
    Sum(Sum),
    /// Numbers: put a chip anywhere, text `Plus`.
    Plus,
    /// Numbers: take a chip away, text `Minus`.
    Minus,
}

/// A sum without its answer: that is for the player to work out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sum {
    /// The first number and the second.
    Add(u8, u8),
    /// The first number less the second.
    Subtract(u8, u8),
}

/// The suit of a playing card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// ♠, text `S`.
    Spades,
    /// ♥, text `H`.
    Hearts,
    /// ♦, text `D`.
    Diamonds,
    /// ♣, text `C`.
    Clubs,
}

/// The rank of a playing card, lowest first; the ace is high (SEQ-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

macro_rules! breeds {
    ($($name:ident $text:literal,)*) => {
        /// The 42 breeds of Sequence Cats, in alphabetical order.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Breed { $($name,)* }

        impl Breed {
            /// All of them.
            pub const ALL: [Self; 42] = [$(Self::$name,)*];

            /// The name as it stands in texts such as positions and actions.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

breeds! {
    Abyssinian "abyssinian",
    AmericanCurl "american-curl",
    AmericanShorthair "american-shorthair",
    Balinese "balinese",
    Bengal "bengal",
    Birman "birman",
    Bombay "bombay",
    BritishShorthair "british-shorthair",
    Burmese "burmese",
    Chartreux "chartreux",
    CornishRex "cornish-rex",
    DevonRex "devon-rex",
    EgyptianMau "egyptian-mau",
    ExoticShorthair "exotic-shorthair",
    Himalayan "himalayan",
    JapaneseBobtail "japanese-bobtail",
    Korat "korat",
    LaPerm "la-perm",
    MaineCoon "maine-coon",
    Manx "manx",
    Munchkin "munchkin",
    Nebelung "nebelung",
    NorwegianForestCat "norwegian-forest-cat",
    Ocicat "ocicat",
    Oriental "oriental",
    Persian "persian",
    Ragamuffin "ragamuffin",
    Ragdoll "ragdoll",
    RussianBlue "russian-blue",
    Savannah "savannah",
    ScottishFold "scottish-fold",
    SelkirkRex "selkirk-rex",
    Siamese "siamese",
    Siberian "siberian",
    Singapura "singapura",
    Snowshoe "snowshoe",
    Somali "somali",
    Sphynx "sphynx",
    Tabby "tabby",
    Tonkinese "tonkinese",
    TurkishAngora "turkish-angora",
    TurkishVan "turkish-van",
}

impl Suit {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    const fn text(self) -> &'static str {
        ["S", "H", "D", "C"][self as usize]
    }
}

impl Rank {
    /// All thirteen, lowest first.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    const fn text(self) -> &'static str {
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"][self as usize]
    }
}

impl Card {
    /// The text of a card, where it need not be worked out: only that of a sum does.
    pub(crate) const fn printed(self) -> Option<&'static str> {
        match self {
            Self::Playing(rank, suit) => Some(PLAYING[suit as usize][rank as usize]),
            Self::Cat(breed) => Some(breed.text()),
            Self::Purrr => Some("PURRR"),
            Self::Meow => Some("MEOW"),
            Self::Plus => Some("Plus"),
            Self::Minus => Some("Minus"),
            Self::Sum(_) => None,
        }
    }

    /// What the card does when it is played.
    #[must_use]
    pub const fn power(self) -> Power {
        match self {
            Self::Playing(Rank::Jack, Suit::Clubs | Suit::Diamonds) | Self::Purrr | Self::Plus => {
                Power::Place
            }
            Self::Playing(Rank::Jack, Suit::Hearts | Suit::Spades) | Self::Meow | Self::Minus => {
                Power::Remove
            }
            Self::Playing(..) | Self::Cat(_) | Self::Sum(_) => Power::Named,
        }
    }
}

/// What a card does when it is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// Puts a chip on one of the two spaces it names.
    Named,
    /// Puts a chip on any free space.
    Place,
    /// Takes an opponent's chip away.
    Remove,
}

impl Sum {
    /// What it comes to.
    #[must_use]
    pub const fn answer(self) -> u8 {
        match self {
            Self::Add(a, b) => a + b,
            Self::Subtract(a, b) => a - b,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sum(Sum::Add(a, b)) => write!(f, "{a}+{b}"),
            Self::Sum(Sum::Subtract(a, b)) => write!(f, "{a}-{b}"),
            other => f.write_str(other.printed().unwrap_or_default()),
        }
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCard(pub String);

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no card {:?}", self.0)
    }
}

impl std::error::Error for UnknownCard {}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let card = match text {
            "PURRR" => Some(Self::Purrr),
            "MEOW" => Some(Self::Meow),
            "Plus" => Some(Self::Plus),
            "Minus" => Some(Self::Minus),
            _ => playing_card(text).or_else(|| cat(text)).or_else(|| sum(text)),
        };
        card.ok_or_else(|| UnknownCard(text.to_owned()))
    }
}

fn playing_card(text: &str) -> Option<Card> {
    let (rank, suit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let suit = Suit::ALL.into_iter().find(|each| each.text() == suit)?;
    let rank = Rank::ALL.into_iter().find(|each| each.text() == rank)?;
    Some(Card::Playing(rank, suit))
}

fn cat(text: &str) -> Option<Card> {
    Breed::ALL.into_iter().find(|breed| breed.text() == text).map(Card::Cat)
}

/// Numbers up to 99 in plain digits, so that every sum has one text and an answer that fits.
fn sum(text: &str) -> Option<Card> {
    let at = text.find(['+', '-'])?;
    let number = |digits: &str| {
        let number: u8 = digits.parse().ok()?;
        (number < 100 && number.to_string() == digits).then_some(number)
    };
    let (a, b) = (number(&text[..at])?, number(&text[at + 1..])?);
    match text.as_bytes()[at] {
        b'+' => Some(Card::Sum(Sum::Add(a, b))),
        _ if b <= a => Some(Card::Sum(Sum::Subtract(a, b))),
        _ => None,
    }
}

game::read_as_text!(Card);

/// The texts of playing cards, by suit and rank: hands and piles are written again and again.
const PLAYING: [[&str; 13]; 4] = [
    ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS"],
    ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH"],
    ["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD"],
    ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC"],
];

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.printed() {
            Some(text) => serializer.serialize_str(text),
            None => serializer.collect_str(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, card: Option<Card>) {
        assert_eq!(text.parse().ok(), card, "{text:?}");
        if let Some(card) = card {
            assert_eq!(card.to_string(), text);
        }
    }

    #[test]
    fn every_card_has_one_text() {
        check("10H", Some(Card::Playing(Rank::Ten, Suit::Hearts)));
        check("AS", Some(Card::Playing(Rank::Ace, Suit::Spades)));
        check("JC", Some(Card::Playing(Rank::Jack, Suit::Clubs)));
        check("norwegian-forest-cat", Some(Card::Cat(Breed::NorwegianForestCat)));
        check("PURRR", Some(Card::Purrr));
        check("7+9", Some(Card::Sum(Sum::Add(7, 9))));
        check("25-8", Some(Card::Sum(Sum::Subtract(25, 8))));
        for none in
            ["", "S", "1S", "10", "7s", "+", "7+", "07+9", "3-8", "7+9+1", "250+250", "æS", "Pluss"]
        {
            check(none, None);
        }
        for breed in Breed::ALL {
            check(breed.text(), Some(Card::Cat(breed)));
        }
    }

    #[test]
    fn answers() {
        assert_eq!(Sum::Add(7, 9).answer(), 16);
        assert_eq!(Sum::Subtract(25, 8).answer(), 17);
    }
}
