//! Shared parts: drawn once in a page and placed by reference wherever a picture needs them.

use crate::cat::{self, Backdrop, Breed};
use crate::glyph::Letters;
use crate::look::{Paint, fill, inherited};
use crate::number::{Term, TileNumber};
use crate::paint::PAPER;
use crate::pen::{Needs, Pen, ROUND};
use crate::picture::Picture;
use crate::playing::{self, CARD, Form, Gaze, Pips, Power, Rank, Suit};
use crate::team::{self, Emblem};
use crate::{logo, rat, sums, tile};

/// A piece of drawing that several pictures share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// A suit at its place on a space or strip, in the page's colour.
    SuitAt(Suit, Form),
    /// Some of the pips of a card.
    Pips(Suit, Pips),
    /// The sign of a power, in the corner of a card.
    Sign(Power),
    /// A rank at its place; on a hand card it takes its colour from there.
    Rank(Rank, Form),
    /// The numeral of a Crossing tile; takes its colour from its place.
    TileNumeral(TileNumber),
    /// A term of a sum, in the upper or the lower line.
    SumTerm(Term, sums::Line),
    /// The paper of a card.
    Paper,
    /// The card a sum is written on.
    SumPaper(sums::Operation),
    /// The two grounds of Rat-a-Tat Cat and that of its powers.
    Ground(rat::Ground),
    /// The eyes of a court face.
    Eyes(Gaze),
    /// What the court of a suit wears.
    Jersey(Suit),
    /// The face of a suit's court, without its eyes.
    Visage(Suit),
    /// Tail, body, ears and head of a rat; fill is the coat, `currentColor` its light side.
    RatBody,
    /// The house with two lit panes, in a box of 32.
    Gable,
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
    /// The id; that of a part that a board needs for every space is short.
    pub(crate) fn id(self) -> String {
        match self {
            Self::SuitAt(suit, Form::Hand) => format!("suit-{}", suit.letter()),
            Self::SuitAt(suit, Form::Space) => format!("s-{}", suit.letter()),
            Self::SuitAt(suit, Form::Strip) => format!("t-{}", suit.letter()),
            Self::Pips(suit, pips) => format!("pips-{}{}", suit.letter(), pips as u8),
            Self::Sign(Power::Anywhere) => "sign-plus".to_owned(),
            Self::Sign(Power::Remove) => "sign-minus".to_owned(),
            Self::Rank(rank, Form::Hand) => format!("rank-{}", rank.name()),
            Self::Rank(rank, Form::Space) => format!("s-{}", rank.name()),
            Self::Rank(rank, Form::Strip) => format!("t-{}", rank.name()),
            Self::TileNumeral(number) => format!("numeral-{}", number.get()),
            Self::SumTerm(term, sums::Line::Upper) => format!("term-{}", term.get()),
            Self::SumTerm(term, sums::Line::Lower) => format!("term-{}-below", term.get()),
            Self::Paper => "paper".to_owned(),
            Self::SumPaper(operation) => format!("paper-{}", operation.name()),
            Self::Ground(ground) => format!("paper-{}", ground.name()),
            Self::Eyes(gaze) => format!("eyes-{}", gaze.name()),
            Self::Jersey(suit) => format!("jersey-{}", suit.letter()),
            Self::Visage(suit) => format!("face-{}", suit.letter()),
            Self::RatBody => "rat-body".to_owned(),
            Self::Gable => "gable".to_owned(),
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
    pub(crate) fn element(self, letters: &Letters) -> (String, Needs) {
        let (body, needs) = self.draw(letters);
        let tag = if self == Self::TileClip { "clipPath" } else { "g" };
        let round = if self.has_ends() { ROUND } else { "" };
        let id = self.id();
        let is_path = body.starts_with("<path") && body.matches('<').count() == 1;
        let element = match body.split_once(' ') {
            // A part that is one path or one group carries the id itself.
            Some((start, rest)) if is_path || self.is_group() => {
                format!("{start} id=\"{id}\"{round} {rest}")
            }
            _ => format!("<{tag} id=\"{id}\"{round}>{body}</{tag}>"),
        };
        (element, needs)
    }

    fn is_group(self) -> bool {
        matches!(self, Self::Jersey(_) | Self::Visage(_) | Self::Head(_))
    }

    /// Whether pictures made of parts alone rely on this part's own round joins and ends.
    fn has_ends(self) -> bool {
        let is_word = matches!(self, Self::Rank(..) | Self::TileNumeral(_) | Self::SumTerm(..));
        is_word || matches!(self, Self::Gable | Self::SumPaper(_) | Self::Head(_))
    }

    fn draw(self, letters: &Letters) -> (String, Needs) {
        let square = [0.0, 0.0, 100.0, 100.0];
        Pen::part(|pen| match self {
            Self::SuitAt(suit, form) => playing::suit_at(pen, suit, form),
            Self::Pips(suit, pips) => pips.draw(pen, suit),
            Self::Sign(power) => playing::sign(pen, power),
            Self::Rank(rank, form) => playing::rank(pen, rank, form, letters),
            Self::TileNumeral(number) => tile::numeral(pen, number),
            Self::SumTerm(term, line) => sums::term(pen, term, line),
            Self::Paper => playing::paper(pen, CARD[1]),
            Self::SumPaper(operation) => sums::paper(pen, operation),
            Self::Ground(ground) => rat::paper(pen, ground),
            Self::Eyes(gaze) => gaze.draw(pen),
            Self::Jersey(suit) => playing::jersey(pen, suit),
            Self::Visage(suit) => playing::visage(pen, suit),
            Self::RatBody => rat::body(pen),
            Self::Gable => logo::gable(pen, PAPER),
            Self::Backdrop(backdrop) => cat::backdrop_shape(pen, backdrop),
            Self::TileClip => pen.rect(square, 12.0, inherited()),
            Self::TileEdge => {
                pen.rect([0.7, 0.7, 98.6, 98.6], 11.4, fill(Paint::None).outline_open());
            }
            Self::Head(breed) => cat::head(pen, breed.cat()),
            Self::TileFace(emblem, theme) => tile::face(pen, emblem, theme),
            Self::SmallCard => rat::small_card(pen),
            Self::TallPaper => playing::paper(pen, 104.0),
            // Whole pictures are symbols; a sheet adds them as such.
            Self::Cat(_) | Self::FineCat(_) => {}
        })
    }
}
