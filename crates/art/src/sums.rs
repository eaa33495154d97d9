//! Sequence Numbers: the numbers of the board, and cards with sums written as at school. A card
//! never shows the answer.

use crate::glyph::{Word, centred, write};
use crate::look::{Paint, Place, fill, line};
use crate::number::{BoardNumber, Term};
use crate::paint::{BAD, Colour, GOOD, ICE, INK};
use crate::part::Part;
use crate::path::d;
use crate::pen::Pen;
use crate::playing::{self, CARD};

/// What is done with the two terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Operation {
    /// They are added.
    Plus,
    /// The second is taken away from the first.
    Minus,
}

/// A sum whose answer is on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sum {
    first: Term,
    operation: Operation,
    second: Term,
    answer: BoardNumber,
}

/// Where a term stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Line {
    Upper,
    Lower,
}

impl Operation {
    /// Its name in ids.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Plus => "plus",
            Self::Minus => "minus",
        }
    }

    fn colour(self) -> Colour {
        match self {
            Self::Plus => GOOD,
            Self::Minus => BAD,
        }
    }
}

impl Sum {
    /// The sum, if the board shows its answer.
    pub fn new(first: Term, operation: Operation, second: Term) -> Option<Self> {
        let (a, b) = (first.get(), second.get());
        let answer = match operation {
            Operation::Plus => a.checked_add(b),
            Operation::Minus => a.checked_sub(b),
        };
        let answer = answer.and_then(BoardNumber::new)?;
        Some(Self { first, operation, second, answer })
    }

    /// The number it names on the board. The picture never shows it.
    pub fn answer(self) -> BoardNumber {
        self.answer
    }

    /// Whether it is an addition or a subtraction.
    pub fn operation(self) -> Operation {
        self.operation
    }

    /// Every sum whose answer is on the board.
    pub fn all() -> impl Iterator<Item = Self> {
        [Operation::Plus, Operation::Minus].into_iter().flat_map(|operation| {
            Term::all()
                .flat_map(move |a| Term::all().filter_map(move |b| Self::new(a, operation, b)))
        })
    }

    /// Its name in ids, such as `7-plus-9`.
    pub(crate) fn name(self) -> String {
        format!("{}-{}-{}", self.first.get(), self.operation.name(), self.second.get())
    }
}

/// A space of the board, 34 × 34, in the page's colour on the page's ground.
pub(crate) fn space(pen: &mut Pen, number: BoardNumber) {
    write(pen, Word::number(number.get()), centred(17.0, 8.0, 18.0).within(26.0), Paint::Current);
}

/// A card with a sum.
pub(crate) fn card(pen: &mut Pen, sum: Sum) {
    pen.stamp(Part::SumPaper(sum.operation), Place::Here);
    pen.stamp(Part::SumTerm(sum.first, Line::Upper), Place::Here);
    pen.stamp(Part::SumTerm(sum.second, Line::Lower), Place::Here);
}

/// A term in its line.
pub(crate) fn term(pen: &mut Pen, term: Term, line: Line) {
    let top = match line {
        Line::Upper => 11.0,
        Line::Lower => 40.0,
    };
    write(pen, Word::number(term.get()), centred(57.0, top, 25.0).ending(), INK);
}

/// The paper of a sum: operation, line, and three dots where the answer would stand.
pub(crate) fn paper(pen: &mut Pen, operation: Operation) {
    let colour = operation.colour();
    playing::paper(pen, CARD[1]);
    pen.path(&d!("M1.2,75H62.8V85Q62.8,90.8 57,90.8H7Q1.2,90.8 1.2,85Z"), fill(ICE));
    let strokes = match operation {
        Operation::Plus => d!("M7,52.5h9.6M11.8,47.7v9.6"),
        Operation::Minus => d!("M7,52.5h9.6"),
    };
    pen.path(&strokes, line(colour, 4.0));
    pen.path(&d!("M7,71H57"), line(INK, 2.4));
    for x in [22.0, 32.0, 42.0] {
        pen.oval(x, 82.6, 2.2, 2.2, fill(colour));
    }
}
