//! What a face must show: eyes that can be counted, sixes and nines that cannot be mixed up, sums
//! without their answers.

use crate::english;
use art::{
    Action, BoardNumber, Breed, Card, Emblem, Label, Operation, Picture, Rank, RatCard, RatNumber,
    Sum, Term, Theme, TileNumber,
};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

/// What the picture's own symbol places by reference, with repeats.
fn placed(picture: Picture) -> Vec<String> {
    let text = picture.document(&english(), 96.0, Label::Hidden);
    let document = Document::parse(&text).expect("every picture is XML");
    let symbol = document.descendants().find(|n| n.attribute("id") == Some(picture.id().as_str()));
    let inside = symbol.into_iter().flat_map(|s| s.descendants());
    inside.filter_map(|n| n.attribute("href")).map(|h| h[1..].to_owned()).collect()
}

/// What `look` sees in each element of the picture's document, as far as it sees something.
fn seen<T>(picture: Picture, look: impl Fn(Node<'_, '_>) -> Option<T>) -> Vec<T> {
    let text = picture.document(&english(), 96.0, Label::Hidden);
    let document = Document::parse(&text).expect("every picture is XML");
    document.descendants().filter_map(look).collect()
}

/// Whether a path of the upper part is nothing but one level line.
fn underlined(picture: Picture) -> bool {
    let level = |path: Node<'_, '_>| {
        let (start, length) = path.attribute("d")?.strip_prefix('M')?.split_once('h')?;
        length.parse::<f64>().ok()?;
        start.split_once(' ')?.1.parse::<f64>().ok()
    };
    seen(picture, level).into_iter().any(|y| y < 40.0)
}

#[test]
fn the_eyes_of_a_jack_can_be_counted() {
    for card in Card::all() {
        let eye = |oval: Node<'_, '_>| {
            (oval.attribute("rx") == Some("2.5") && oval.attribute("ry") == Some("3.1"))
                .then_some(())
        };
        let eyes = seen(Picture::Card(card), eye).len();
        let expected = match card.rank {
            Rank::Jack => usize::from(card.jack_eyes().expect("a jack has eyes")),
            Rank::Queen | Rank::King => 2,
            _ => 0,
        };
        assert_eq!(eyes, expected, "{card:?}");
    }
}

#[test]
fn seq_13_and_14_two_eyed_jacks_carry_a_plus_and_one_eyed_ones_a_minus() {
    for card in Card::all() {
        let signs = placed(Picture::Card(card));
        let plus = signs.contains(&"sign-plus".to_owned());
        let minus = signs.contains(&"sign-minus".to_owned());
        assert_eq!(
            (plus, minus),
            (card.jack_eyes() == Some(2), card.jack_eyes() == Some(1)),
            "{card:?}"
        );
    }
}

#[test]
fn the_pips_of_a_card_are_as_many_as_its_value() {
    for card in Card::all() {
        let value = Rank::ALL.iter().position(|rank| *rank == card.rank).expect("a rank") + 1;
        if (2..=10).contains(&value) {
            // A pip is one closed outline, and each part stands in a document once.
            let closed = |path: Node<'_, '_>| {
                let is_pips = path.attribute("id")?.starts_with("pips-");
                is_pips.then(|| path.attribute("d").unwrap_or_default().matches('Z').count())
            };
            let pips: usize = seen(Picture::Card(card), closed).into_iter().sum();
            assert_eq!(pips, value, "{card:?}");
        }
    }
}

#[test]
fn sixes_and_nines_are_underlined_and_nothing_else_is() {
    for number in TileNumber::all() {
        let marked = matches!(number.get(), 6 | 9);
        for emblem in Emblem::ALL {
            assert_eq!(
                underlined(Picture::Tile(emblem, number, Theme::Light)),
                marked,
                "{number:?}"
            );
        }
    }
    for number in RatNumber::all() {
        let marked = matches!(number.get(), 6 | 9);
        assert_eq!(underlined(Picture::Rat(RatCard::Value(number))), marked, "{number:?}");
    }
}

#[test]
fn seq_10_a_card_shows_its_sum_and_never_the_answer() {
    for sum in Sum::all() {
        let placed = placed(Picture::Sum(sum));
        let name = Picture::Sum(sum).id();
        let [_, first, operation, second] = name.split('-').collect::<Vec<_>>()[..] else {
            panic!("{name} does not name its terms");
        };
        let expected =
            [format!("paper-{operation}"), format!("term-{first}"), format!("term-{second}-below")];
        assert_eq!(placed, expected, "{name}");
    }
}

#[test]
fn seq_11_a_sum_has_its_answer_on_the_board_and_terms_to_40() {
    let term = |n| Term::new(n).expect("0 to 40 are terms");
    assert_eq!(Term::new(41), None);
    assert_eq!(Sum::new(term(0), Operation::Plus, term(0)), None);
    assert_eq!(Sum::new(term(30), Operation::Plus, term(1)), None);
    assert_eq!(Sum::new(term(4), Operation::Minus, term(9)), None);
    let sum = Sum::new(term(7), Operation::Plus, term(9)).expect("16 is on the board");
    assert_eq!(Some(sum.answer()), BoardNumber::new(16));
    // By hand: n + 1 additions and 41 − n subtractions for each answer n, 42 for each of 30.
    assert_eq!(Sum::all().count(), 42 * 30);
}

#[test]
fn each_breed_has_a_name_and_a_hallmark_of_its_own() {
    let slugs: BTreeSet<&str> = Breed::ALL.into_iter().map(Breed::slug).collect();
    let hallmarks: BTreeSet<&str> = Breed::ALL.into_iter().map(Breed::hallmark).collect();
    assert_eq!((slugs.len(), hallmarks.len()), (42, 42));
    for breed in Breed::ALL {
        assert_eq!(Breed::from_slug(breed.slug()), Some(breed));
    }
    assert_eq!(Breed::from_slug("lion"), None);
}

#[test]
fn action_tiles_show_as_many_tiles_as_they_move() {
    for (action, count) in [(Action::PassTwo, 2), (Action::DrawThree, 3)] {
        let text = Picture::Action(action).document(&english(), 96.0, Label::Hidden);
        assert_eq!(text.matches("rotate(").count(), count, "{action:?}");
    }
}
