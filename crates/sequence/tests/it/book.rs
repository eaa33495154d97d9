//! The rule book and the code agree on every table in it.

use game::Seat;
use sequence::{Edition, Setup, Space};

const BOOK: &str = include_str!("../../../../docs/rules/sequence.md");

/// The cells of every table row of the section under this heading, or of the whole book.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let section = BOOK.split_once(heading).map_or(BOOK, |(_, rest)| rest);
    let section = section.split_once("\n#").map_or(section, |(section, _)| section);
    let cells =
        |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    section.lines().filter(|line| line.starts_with('|')).map(cells).collect()
}

#[test]
fn players_teams_hands_and_aims() {
    let mut in_code = Vec::new();
    for edition in Edition::ALL {
        for &players in edition.players() {
            for &teams in edition.teams(players) {
                let setup =
                    Setup::new(edition, players.into(), Some(teams.into()), []).expect("possible");
                in_code.push(vec![
                    format!("`{}`", edition.id()),
                    players.to_string(),
                    teams.to_string(),
                    setup.hand().to_string(),
                    setup.sequences_to_win().to_string(),
                ]);
            }
        }
    }
    let in_book: Vec<Vec<String>> = rows("## What differs")
        .into_iter()
        .filter(|row| row.len() == 5 && row[0].starts_with('`'))
        .collect();
    assert_eq!(in_book, in_code);
}

#[test]
fn boards() {
    for (edition, heading) in [
        (Edition::Classic, "### Sequence\n"),
        (Edition::Cats, "### Sequence Cats\n"),
        (Edition::Numbers, "### Sequence Numbers\n"),
    ] {
        let drawn: Vec<Vec<String>> =
            rows(heading).into_iter().skip(2).map(|row| row[1..].to_vec()).collect();
        assert_eq!(drawn.len(), usize::from(edition.rows()));
        for (row, cells) in drawn.iter().enumerate() {
            assert_eq!(cells.len(), usize::from(edition.columns()));
            for (column, cell) in cells.iter().enumerate() {
                let printed = edition.printed(Space::new(row as u8, column as u8));
                let expected = printed.map_or(r"\*\*".to_owned(), |printed| printed.to_string());
                let cell = if edition == Edition::Cats {
                    cell.to_lowercase().replace(' ', "-")
                } else {
                    cell.clone()
                };
                assert_eq!(cell, expected, "row {row} column {column}");
            }
        }
    }
}

#[test]
fn sums() {
    let drawn: Vec<Vec<String>> = rows("### The sums").into_iter().skip(2).collect();
    assert_eq!(drawn.len(), 30);
    for (column, sums) in [(1, "to-40"), (2, "small-steps")] {
        let setup = Setup::new(Edition::Numbers, 2, None, [("sums", sums)]).expect("possible");
        let mut in_book: Vec<String> = drawn
            .iter()
            .flat_map(|row| row[column].split(", ").map(str::to_owned).collect::<Vec<_>>())
            .collect();
        let mut in_code = pack(&setup);
        in_book.sort();
        in_code.sort();
        assert_eq!(in_book, in_code);
        for row in &drawn {
            for sum in row[column].split(", ") {
                let sequence::Card::Sum(sum) = sum.parse().expect("a sum") else { panic!("{sum}") };
                assert_eq!(sum.answer().to_string(), row[0]);
            }
        }
    }
}

/// The sums of the pack, as text.
fn pack(setup: &Setup) -> Vec<String> {
    use game::{Game as _, Notation as _};
    let position = sequence::Sequence::deal(setup, game::Seed::from_number(0)).position();
    let hands = Seat::all(setup.players())
        .flat_map(|seat| position.hands[seat].clone())
        .collect::<Vec<_>>();
    let cards = hands.into_iter().chain(position.draw_pile);
    cards
        .filter(|card| matches!(card, sequence::Card::Sum(_)))
        .map(|card| card.to_string())
        .collect()
}

#[test]
fn options() {
    for edition in Edition::ALL {
        for choice in edition.choices() {
            let mention = format!("*Option* `{}`", choice.name);
            let line = BOOK.lines().find(|line| line.contains(&mention));
            let named = line.is_some_and(|line| line.contains(&format!("**{}**", choice.rule)))
                || (choice.name == "table-talk" && BOOK.contains(&format!("**{}**", choice.rule)));
            assert!(named, "the book tells the option {} at {}", choice.name, choice.rule);
        }
    }
}
