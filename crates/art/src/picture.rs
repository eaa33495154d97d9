//! Every picture there is, as one closed list.

use crate::cat::{self, Breed};
use crate::glyph::Letters;
use crate::icon::{self, Icon};
use crate::look::{Paint, Place, at, fill};
use crate::number::{BoardNumber, TileNumber};
use crate::paint::{Colour, INK};
use crate::part::Part;
use crate::pen::Pen;
use crate::playing::{self, CARD, Card, Rank};
use crate::rat::{self, RatCard};
use crate::sign::{self, Wild};
use crate::sums::{self, Sum};
use crate::team::{self, Emblem, Side, Team, Theme};
use crate::tile::{self, Action};
use crate::{logo, sheet::Symbol};

/// A picture of the games. It knows its id and size; [`Picture::symbol`] draws it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Picture {
    /// A cat on its tinted square: a space of the Cats board, 40 px and up.
    Cat(Breed),
    /// The same with whiskers and other fine lines, from 64 px up.
    FineCat(Breed),
    /// The head alone, on the page's ground, for places under 40 px.
    Head(Breed),
    /// A hand card of Sequence Cats; the page writes the name below the cat.
    CatCard(Breed),
    /// A playing card for the hand.
    Card(Card),
    /// The card's space on the board: rank over suit, in the page's colour.
    CardSpace(Card),
    /// Rank and suit in one line, for a space under a chip.
    CardStrip(Card),
    /// A suit alone, in the page's colour.
    SuitMark(playing::Suit),
    /// The free corner of a board.
    FreeCorner,
    /// The back of every card.
    Back,
    /// A space of the Numbers board, in the page's colour.
    NumberSpace(BoardNumber),
    /// A hand card of Sequence Numbers.
    Sum(Sum),
    /// PURRR, MEOW, Plus, Minus.
    Wild(Wild),
    /// A card of Rat-a-Tat Cat.
    Rat(RatCard),
    /// A chip.
    Chip(Team, Side, Theme),
    /// A team's shape alone, in the page's colour.
    Mark(Emblem),
    /// A numbered tile of Crossing.
    Tile(Emblem, TileNumber, Theme),
    /// An action tile of Crossing.
    Action(Action),
    /// A small sign of the pages, in their colour.
    Icon(Icon),
    /// The house at dusk, with round corners.
    Logo,
    /// The same to the edges, for installed apps.
    Maskable,
    /// The house, legible at 16 px.
    Favicon,
    /// The house alone.
    Gable,
    /// The name, in the page's colour.
    Wordmark,
}

impl Picture {
    /// The id of its symbol: the same in every language and every version of the page.
    pub fn id(self) -> String {
        let card = |card: Card| format!("{}{}", card.rank.name(), card.suit.letter());
        match self {
            Self::Cat(breed) => format!("cat-{}", breed.slug()),
            Self::FineCat(breed) => format!("cat-{}-fine", breed.slug()),
            Self::Head(breed) => format!("head-{}", breed.slug()),
            Self::CatCard(breed) => format!("cat-card-{}", breed.slug()),
            Self::Card(c) => format!("card-{}", card(c)),
            Self::CardSpace(c) => format!("space-{}", card(c)),
            Self::CardStrip(c) => format!("strip-{}", card(c)),
            Self::SuitMark(suit) => format!("suit-mark-{}", suit.letter()),
            Self::FreeCorner => "free-corner".to_owned(),
            Self::Back => "card-back".to_owned(),
            Self::NumberSpace(number) => format!("number-{}", number.get()),
            Self::Sum(sum) => format!("sum-{}", sum.name()),
            Self::Wild(wild) => format!("wild-{}", wild.name()),
            Self::Rat(card) => format!("rat-card-{}", card.name()),
            Self::Chip(team, side, theme) => {
                let side = if side == Side::Plain { "plain" } else { "marked" };
                format!("chip-{}-{side}{}", team.emblem().name(), theme.suffix())
            }
            Self::Mark(emblem) => format!("emblem-{}", emblem.name()),
            Self::Tile(emblem, number, theme) => {
                format!("tile-{}-{}{}", emblem.name(), number.get(), theme.suffix())
            }
            Self::Action(action) => format!("tile-{}", action.name()),
            Self::Icon(icon) => format!("icon-{}", icon.name()),
            Self::Logo => "logo".to_owned(),
            Self::Maskable => "logo-maskable".to_owned(),
            Self::Favicon => "favicon".to_owned(),
            Self::Gable => "house".to_owned(),
            Self::Wordmark => "wordmark".to_owned(),
        }
    }

    /// Left, top, width and height of its field, as in a `viewBox`.
    pub fn field(self) -> [f64; 4] {
        let [width, height] = match self {
            Self::Head(breed) => {
                let [left, top, side] = cat::head_frame(breed.cat());
                return [left, top, side, side];
            }
            Self::Cat(_) | Self::FineCat(_) | Self::Chip(..) | Self::Logo | Self::Maskable => {
                [100.0, 100.0]
            }
            Self::CatCard(_) => [64.0, 104.0],
            Self::Card(_) | Self::Back | Self::Sum(_) | Self::Wild(_) | Self::Rat(_) => CARD,
            Self::CardSpace(_) => [34.0, 40.0],
            Self::CardStrip(_) => [40.0, 18.0],
            Self::FreeCorner | Self::NumberSpace(_) => [34.0, 34.0],
            Self::SuitMark(_) | Self::Mark(_) | Self::Icon(_) => [24.0, 24.0],
            Self::Tile(..) | Self::Action(_) => [64.0, 64.0],
            Self::Favicon | Self::Gable => [32.0, 32.0],
            Self::Wordmark => [128.0, 40.0],
        };
        [0.0, 0.0, width, height]
    }

    /// The colour that stands in for the page's, where a picture is shown without a page.
    pub fn own_colour(self) -> Colour {
        match self {
            Self::CardSpace(card) | Self::CardStrip(card) => card.suit.colour(),
            Self::SuitMark(suit) => suit.colour(),
            Self::Mark(emblem) => emblem.deep(),
            _ => INK,
        }
    }

    /// Draws it, with the words of one language.
    pub fn symbol(self, letters: &Letters) -> Symbol {
        let draw = |pen: &mut Pen| self.draw(pen, letters);
        let (body, needs) = if self.assembled() {
            Pen::assembly(draw)
        } else {
            Pen::sketch(fill(Paint::None), draw)
        };
        Symbol { id: self.id(), field: self.field(), body, needs }
    }

    /// Every picture except the sums, of which there are [more than a deck holds](Sum::all).
    pub fn all() -> Vec<Self> {
        let breeds = |make: fn(Breed) -> Self| Breed::ALL.into_iter().map(make);
        let mut all: Vec<Self> = breeds(Self::Cat).collect();
        all.extend(breeds(Self::FineCat).chain(breeds(Self::Head)).chain(breeds(Self::CatCard)));
        all.extend(Self::others());
        all
    }

    /// The pictures of the other games and of the house.
    pub fn others() -> Vec<Self> {
        let on_board = || Card::all().filter(|card| card.rank != Rank::Jack);
        let mut all: Vec<Self> = Card::all().map(Self::Card).collect();
        all.extend(on_board().map(Self::CardSpace).chain(on_board().map(Self::CardStrip)));
        all.extend(playing::Suit::ALL.map(Self::SuitMark));
        all.extend([Self::FreeCorner, Self::Back]);
        all.extend(BoardNumber::all().map(Self::NumberSpace));
        all.extend(Wild::ALL.map(Self::Wild));
        all.extend(RatCard::all().map(Self::Rat));
        for theme in Theme::ALL {
            for team in Team::ALL {
                all.extend([Side::Plain, Side::Marked].map(|side| Self::Chip(team, side, theme)));
            }
            for emblem in Emblem::ALL {
                all.extend(TileNumber::all().map(|number| Self::Tile(emblem, number, theme)));
            }
        }
        all.extend(Emblem::ALL.map(Self::Mark));
        all.extend(Action::ALL.map(Self::Action));
        all.extend(Icon::ALL.iter().copied().map(Self::Icon));
        all.extend([Self::Logo, Self::Maskable, Self::Favicon, Self::Gable, Self::Wordmark]);
        all
    }

    /// Whether it is made of shared parts alone.
    fn assembled(self) -> bool {
        if let Self::Card(card) = self {
            return !matches!(card.rank, Rank::Jack | Rank::Queen | Rank::King);
        }
        matches!(
            self,
            Self::CardSpace(_)
                | Self::CardStrip(_)
                | Self::SuitMark(_)
                | Self::Mark(_)
                | Self::Sum(_)
                | Self::Tile(..)
                | Self::Head(_)
                | Self::Gable
        )
    }

    fn draw(self, pen: &mut Pen, letters: &Letters) {
        match self {
            Self::Cat(breed) => cat::tile(pen, breed.cat(), Some(Part::Head(breed))),
            Self::FineCat(breed) => {
                pen.stamp(Part::Cat(breed), Place::Here);
                cat::fine_lines(pen, breed.cat());
            }
            Self::Head(breed) => pen.stamp(Part::Head(breed), Place::Here),
            Self::CatCard(breed) => {
                pen.stamp(Part::TallPaper, Place::Here);
                pen.shift(at(3.0, 3.0, 0.58), |pen| pen.stamp(Part::FineCat(breed), Place::Here));
            }
            Self::Card(card) => playing::card(pen, card),
            Self::CardSpace(card) => playing::space(pen, card),
            Self::CardStrip(card) => playing::strip(pen, card),
            Self::SuitMark(suit) => pen.path(&suit.outline(), fill(Paint::Current)),
            Self::FreeCorner => playing::free_corner(pen),
            Self::Back => playing::back(pen),
            Self::NumberSpace(number) => sums::space(pen, number),
            Self::Sum(sum) => sums::card(pen, sum),
            Self::Wild(wild) => sign::card(pen, wild, letters),
            Self::Rat(card) => rat::card(pen, card),
            Self::Chip(team, side, theme) => team::chip(pen, team, side, theme),
            Self::Mark(emblem) => team::mark_alone(pen, emblem),
            Self::Tile(emblem, number, theme) => tile::numbered(pen, emblem, number, theme),
            Self::Action(action) => tile::action(pen, action),
            Self::Icon(icon) => icon::draw(pen, icon),
            Self::Logo => logo::logo(pen),
            Self::Maskable => logo::maskable(pen),
            Self::Favicon => logo::favicon(pen),
            Self::Gable => pen.stamp(Part::Gable, Place::Here),
            Self::Wordmark => logo::wordmark(pen),
        }
    }
}
