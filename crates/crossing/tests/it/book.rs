//! The rule book and the code agree on every table in it.

use crossing::{COPIES, Crossing, KINDS, NUMBER_KINDS, Setup, Table, Tiles};
use game::{Game as _, Seat, Seed};

const BOOK: &str = include_str!("../../../../docs/rules/crossing.md");

/// The cells of every table row, without headings and rules.
fn rows() -> Vec<Vec<String>> {
    let cells =
        |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let rows = BOOK.lines().filter(|line| line.starts_with('|')).map(cells);
    rows.filter(|row: &Vec<String>| row.last().is_some_and(|cell| cell.parse::<u32>().is_ok()))
        .collect()
}

#[test]
fn tiles() {
    let numbers: Vec<u32> =
        rows().iter().filter(|row| row.len() == 4).map(|row| row[3].parse().unwrap()).collect();
    assert_eq!(numbers, [u32::from(NUMBER_KINDS * COPIES), COPIES.into(), COPIES.into()]);
    assert_eq!(u16::from(KINDS) * 2, Tiles::FULL.len());
    assert!(BOOK.contains(&format!("The {} tiles:", Tiles::FULL.len())));
}

#[test]
fn players_hands_and_groups() {
    let in_code = Setup::PLAYERS.iter().map(|&players| {
        let setup = Setup::usual(players.into()).unwrap();
        let hand = Crossing::deal(&setup, Seed::from_number(1)).view(Seat::new(0)).hand.len();
        vec![players.to_string(), hand.to_string(), setup.most_groups().to_string()]
    });
    let in_book: Vec<Vec<String>> = rows().into_iter().filter(|row| row.len() == 3).collect();
    assert_eq!(in_book, in_code.collect::<Vec<_>>());
}

#[test]
fn options_and_the_picture() {
    for choice in Setup::CHOICES {
        assert!(BOOK.contains(&format!("*Option* `{}`", choice.name)), "{}", choice.name);
    }
    let picture = BOOK.split("```").nth(1).unwrap().trim();
    assert_eq!(picture.parse::<Table>().unwrap().rows(), ["r5 r6 r7", ". b6", ". y6"]);
}
