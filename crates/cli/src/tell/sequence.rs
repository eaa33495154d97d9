//! The Sequence family: the board with what is printed on it, hands and piles.

use game::{BySeat, Seat};
use sequence::{
    Answer, Board, Card, Chip, Edition, Event, OpenCall, Printed, Screen, Space, Table, View,
};
use words::Words;
use words::sequence::{event, team};

use super::Tells;
use crate::commands::{seat_name, seat_names};

pub(super) struct Sequence;

impl Tells for Sequence {
    type Event = Event;
    type View = View;
    type Screen = Screen;

    fn event(words: &Words, known: &Event) -> String {
        event(words, known, &|seat| seat_name(words, seat))
    }

    fn view(words: &Words, view: &View) -> String {
        tell_view(words, view)
    }

    fn screen(words: &Words, screen: &Screen) -> String {
        tell_screen(words, screen)
    }
}

fn tell_view(words: &Words, view: &View) -> String {
    let mut lines = tell_table(words, &view.table);
    let players = view.table.setup.players();
    let pile = |seat| view.discards.iter().filter(|(s, _)| *s == seat).map(|(_, c)| *c).collect();
    lines.extend(piles(words, &BySeat::from_fn(players, pile)));
    if let Some(last) = &view.last_shuffle {
        lines.push(words.say("view-others-at-shuffle", &[("cards", cards(&last.others).into())]));
    }
    lines.extend(own(words, view.seat, &view.hand, view.answer));
    lines.join("\n") + "\n"
}

fn tell_screen(words: &Words, screen: &Screen) -> String {
    let mut lines = tell_table(words, &screen.table);
    lines.extend(piles(words, &screen.discards));
    if let Some(you) = &screen.you {
        lines.extend(own(words, you.seat, &you.hand, you.answer));
    }
    lines.join("\n") + "\n"
}

/// What everybody sees, line by line.
fn tell_table(words: &Words, table: &Table) -> Vec<String> {
    let mut lines = draw(&table.board);
    let colour = |team: u8| words::sequence::team(words, game::Team(team));
    let legend =
        [("blue", colour(0).into()), ("red", colour(1).into()), ("green", colour(2).into())];
    lines.push(String::new());
    lines.push(words.say("view-legend", &legend));
    for &(owner, row) in &table.sequences {
        let args = [("team", team(words, owner).into()), ("row", row.to_string().into())];
        lines.push(words.say("view-sequence", &args));
    }
    lines.push(words.say("view-dealer", &[("who", seat_name(words, table.dealer).into())]));
    if table.must_act.is_empty() {
        lines.push(words.say("view-over", &[]));
    } else {
        lines.push(words.say("view-turn", &[("who", seat_names(words, table.must_act).into())]));
    }
    lines.extend(table.call.as_ref().map(|call| open_call(words, call)));
    if !table.may_draw.is_empty() {
        let who = seat_names(words, table.may_draw).into();
        lines.push(words.say("view-may-draw", &[("who", who)]));
    }
    for (seat, size) in table.hand_sizes.iter() {
        let args = [
            ("who", seat_name(words, seat).into()),
            ("team", team(words, table.setup.team(seat)).into()),
            ("cards", (*size).into()),
        ];
        lines.push(words.say("view-hand-size", &args));
    }
    lines.push(words.say("view-draw-pile", &[("cards", table.draw_pile.into())]));
    lines
}

fn open_call(words: &Words, call: &OpenCall) -> String {
    match call {
        OpenCall::Vote { team: accused, voted, .. } => {
            let voted = seat_names(words, *voted).into();
            words.say("view-vote", &[("team", team(words, *accused).into()), ("voted", voted)])
        }
        OpenCall::Give { team: accused, .. } => {
            words.say("view-give", &[("team", team(words, *accused).into())])
        }
    }
}

fn piles(words: &Words, discards: &BySeat<Vec<Card>>) -> Vec<String> {
    let filled = discards.iter().filter(|(_, pile)| !pile.is_empty());
    filled
        .map(|(seat, pile)| {
            let args = [("who", seat_name(words, seat).into()), ("cards", cards(pile).into())];
            words.say("view-discards", &args)
        })
        .collect()
}

fn own(words: &Words, seat: Seat, hand: &[Card], answer: Option<Answer>) -> Vec<String> {
    let args = [("who", seat_name(words, seat).into()), ("cards", cards(hand).into())];
    let mut lines = vec![words.say("view-hand", &args)];
    lines.extend(answer.map(|answer| match answer {
        Answer::Vote(true) => words.say("view-voted-yes", &[]),
        Answer::Vote(false) => words.say("view-voted-no", &[]),
        Answer::Give(card) => words.say("view-gives", &[("card", card.to_string().into())]),
    }));
    lines
}

/// Cards as they are typed in actions.
fn cards(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// The board: on each space what is printed there, and in brackets the chip that covers it.
fn draw(board: &Board) -> Vec<String> {
    let edition = board.edition();
    let width = all_spaces(edition).map(|space| printed(edition, space).len()).max().unwrap_or(0);
    let cell = |space| format!("{:>width$}{:3}", printed(edition, space), mark(board.chip(space)));
    let letters = (0..edition.columns()).map(|c| format!("{:>width$}   ", (b'a' + c) as char));
    let mut lines = vec![format!("   {}", letters.collect::<String>()).trim_end().to_owned()];
    for row in 0..edition.rows() {
        let cells: String = (0..edition.columns()).map(|c| cell(Space::new(row, c))).collect();
        lines.push(format!("{:>2} {cells}", row + 1).trim_end().to_owned());
    }
    lines
}

fn all_spaces(edition: Edition) -> impl Iterator<Item = Space> {
    edition.playable().union(edition.corners()).iter()
}

/// What is printed on a space. Long names are cut so that no two breeds look alike: `maine-coon` is `mai-co`.
fn printed(edition: Edition, space: Space) -> String {
    match edition.printed(space) {
        None => "**".to_owned(),
        Some(Printed::Card(Card::Cat(breed))) => short(breed.text()),
        Some(other) => other.to_string(),
    }
}

fn short(name: &str) -> String {
    let start = |word: &str, length| word.chars().take(length).collect::<String>();
    match name.split_once('-') {
        None => start(name, 6),
        Some((first, second)) => start(&format!("{}-{second}", start(first, 3)), 6),
    }
}

const fn mark(chip: Option<Chip>) -> &'static str {
    const PLAIN: [&str; 3] = ["(b)", "(r)", "(g)"];
    const TURNED: [&str; 3] = ["(B)", "(R)", "(G)"];
    match chip {
        None => "",
        Some(Chip { team, turned: false }) => PLAIN[team.0 as usize % 3],
        Some(Chip { team, turned: true }) => TURNED[team.0 as usize % 3],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sequence::Breed;

    use super::*;

    #[test]
    fn short_names_of_breeds_differ() {
        let short: BTreeSet<String> = Breed::ALL.iter().map(|breed| short(breed.text())).collect();
        assert_eq!(short.len(), 42);
    }
}
