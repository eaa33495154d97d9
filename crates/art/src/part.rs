//! Shared parts: drawn once in a page and placed by reference wherever a picture needs them.

use crate::cat::{self, Backdrop, Breed, Eye};
use crate::glyph;
use crate::paint::PAPER;
use crate::pen::{Pen, fill, inherited};
use crate::picture::Picture;
use crate::playing::{self, CARD, Power, Suit};
use crate::team::{self, Emblem};
use crate::{logo, rat, sums, tile};

/// A piece of drawing that several pictures share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// One numeral or letter; takes line and width from its place.
    Glyph(char),
    /// A suit in a box of 24; takes its fill from its place.
    Suit(Suit),
    /// A team's or tile's mark in a box of 24; takes its colour from its place.
    Emblem(Emblem),
    /// The sign of a power, radius 10.
    Sign(Power),
    /// The paper of a card.
    Paper,
    /// The card a sum is written on.
    SumPaper(sums::Operation),
    /// The two grounds of Rat-a-Tat Cat and that of its powers.
    Ground(rat::Ground),
    /// The eye of a court face.
    CourtEye,
    /// The house with two lit panes, in a box of 32.
    Gable,
    /// A cat's open eye.
    Eye(Eye),
    /// The shape behind a cat.
    Backdrop(Backdrop),
    /// The rounded square of a cat's tile, as a clip.
    TileClip,
    /// The edge of that square.
    TileEdge,
    /// A breed's head, shared by the whole cat and the head alone.
    Head(Breed),
    /// The face of a Crossing tile, without its number.
    TileFace(Emblem, team::Theme),
    /// A small card turned down.
    SmallCard,
    /// The paper of a tall card.
    TallPaper,
    /// The whole picture of a breed, placed inside another.
    Cat(Breed),
    /// The same with its fine lines.
    FineCat(Breed),
}

impl Part {
    pub(crate) fn id(self) -> String {
        match self {
            Self::Glyph(letter) if letter.is_ascii_alphanumeric() => format!("g-{letter}"),
            Self::Glyph(letter) => format!("g-u{:x}", u32::from(letter)),
            Self::Suit(suit) => format!("suit-{}", suit.letter()),
            Self::Emblem(emblem) => format!("mark-{}", emblem.name()),
            Self::Sign(Power::Anywhere) => "sign-plus".to_owned(),
            Self::Sign(Power::Remove) => "sign-minus".to_owned(),
            Self::Paper => "paper".to_owned(),
            Self::SumPaper(operation) => format!("paper-{}", operation.name()),
            Self::Ground(ground) => format!("paper-{}", ground.name()),
            Self::CourtEye => "court-eye".to_owned(),
            Self::Gable => "gable".to_owned(),
            Self::Eye(eye) => format!("eye-{}", eye.name()),
            Self::Backdrop(backdrop) => format!("bd-{}", backdrop.name()),
            Self::TileClip => "cat-clip".to_owned(),
            Self::TileEdge => "cat-edge".to_owned(),
            Self::Head(breed) => format!("{}-head", breed.slug()),
            Self::TileFace(emblem, theme) => {
                format!("tile-face-{}{}", emblem.name(), theme.suffix())
            }
            Self::SmallCard => "small-card".to_owned(),
            Self::TallPaper => "paper-tall".to_owned(),
            Self::Cat(breed) => Picture::Cat(breed).id(),
            Self::FineCat(breed) => Picture::FineCat(breed).id(),
        }
    }

    /// The picture this part is, if it is a whole one.
    pub(crate) fn picture(self) -> Option<Picture> {
        match self {
            Self::Cat(breed) => Some(Picture::Cat(breed)),
            Self::FineCat(breed) => Some(Picture::FineCat(breed)),
            _ => None,
        }
    }

    /// The element with its id, and the parts it needs in turn.
    pub(crate) fn element(self) -> (String, Vec<Self>) {
        let (body, needs) = self.draw();
        let tag = if self == Self::TileClip { "clipPath" } else { "g" };
        (format!("<{tag} id=\"{}\">{body}</{tag}>", self.id()), needs)
    }

    fn draw(self) -> (String, Vec<Self>) {
        let square = [0.0, 0.0, 100.0, 100.0];
        Pen::part(|pen| match self {
            Self::Glyph(letter) => pen.path(&glyph::outline(letter), inherited()),
            Self::Suit(suit) => pen.path(&suit.outline(), inherited()),
            Self::Emblem(emblem) => emblem.draw(pen),
            Self::Sign(power) => playing::sign_shape(pen, power),
            Self::Paper => playing::paper(pen, CARD[1]),
            Self::SumPaper(operation) => sums::paper(pen, operation),
            Self::Ground(ground) => rat::paper(pen, ground),
            Self::CourtEye => playing::court_eye(pen),
            Self::Gable => logo::gable(pen, PAPER),
            Self::Eye(eye) => eye.draw(pen),
            Self::Backdrop(backdrop) => cat::backdrop_shape(pen, backdrop),
            Self::TileClip => pen.rect(square, 12.0, inherited()),
            Self::TileEdge => {
                pen.rect([0.7, 0.7, 98.6, 98.6], 11.4, fill(crate::pen::Paint::None).outline_open())
            }
            Self::Head(breed) => cat::head(pen, breed.cat(), breed.slug()),
            Self::TileFace(emblem, theme) => tile::face(pen, emblem, theme),
            Self::SmallCard => rat::small_card(pen),
            Self::TallPaper => playing::paper(pen, 104.0),
            // Whole pictures are symbols; a sheet adds them as such.
            Self::Cat(_) | Self::FineCat(_) => {}
        })
    }
}
