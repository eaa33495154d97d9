//! Rat-a-Tat Cat: the rows, the piles, the sheet.

use game::{BySeat, Seat};
use rat_a_tat_cat::{Card, Event, Screen, Stage, Table, View};
use words::Words;
use words::rat_a_tat_cat::event;

use super::Tells;
use crate::commands::{seat_name, seat_names};

pub(super) struct RatATatCat;

impl Tells for RatATatCat {
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
    let row = |seat: Seat| view.rows[seat].iter().map(|known| known.card).collect();
    let rows = BySeat::from_fn(view.rows.seats(), row);
    let mut lines = tell_table(words, &view.table, &rows);
    lines.extend(drawn(words, view.drawn));
    let mut unseen: Vec<Card> = view.unseen.iter().flatten().copied().collect();
    unseen.sort_unstable();
    lines.push(words.say("view-rat-unseen", &[("cards", plain(&unseen).into())]));
    lines.join("\n") + "\n"
}

fn tell_screen(words: &Words, screen: &Screen) -> String {
    let mut lines = tell_table(words, &screen.table, &screen.rows);
    lines.extend(drawn(words, screen.drawn));
    lines.join("\n") + "\n"
}

/// What everybody sees, and the rows as far as the viewer does: a dot for a card that is not seen.
fn tell_table(words: &Words, table: &Table, rows: &BySeat<Vec<Option<Card>>>) -> Vec<String> {
    let who = |seat: Seat| ("who", words::Value::from(seat_name(words, seat)));
    let mut lines = Vec::new();
    for (seat, row) in rows.iter() {
        let cards = row.iter().map(|card| card.map_or(".".to_owned(), |card| card.to_string()));
        let cards = cards.collect::<Vec<_>>().join(" ");
        lines.push(if table.playing.contains(seat) {
            words.say("view-rat-row", &[who(seat), ("cards", cards.into())]).trim_end().to_owned()
        } else {
            words.say("view-rat-out", &[who(seat)])
        });
    }
    lines.push(match table.top {
        Some(card) => words.say("view-rat-top", &[("card", card.to_string().into())]),
        None => words.say("view-rat-no-discard", &[]),
    });
    lines.push(words.say("view-draw-pile", &[("cards", table.draw_pile.into())]));
    lines.push(words.say("view-dealer", &[who(table.dealer)]));
    if table.must_act.is_empty() {
        lines.push(words.say("view-over", &[]));
    } else {
        lines.push(words.say("view-turn", &[("who", seat_names(words, table.must_act).into())]));
    }
    lines.extend(table.knocker.map(|seat| words.say("view-rat-knocked", &[who(seat)])));
    if let Stage::Turn { may_knock: Some(seat) } = table.stage {
        lines.push(words.say("view-rat-may-knock", &[who(seat)]));
    }
    if !table.sheet.is_empty() {
        lines.extend(table.totals.iter().map(|(seat, _)| points(words, table, seat)));
    }
    lines
}

/// One player's column of the score sheet.
fn points(words: &Words, table: &Table, seat: Seat) -> String {
    let point = |points: Option<u8>| points.map_or("-".to_owned(), |points| points.to_string());
    let column: Vec<String> = table.sheet.iter().map(|line| point(line[seat])).collect();
    let args = [
        ("who", seat_name(words, seat).into()),
        ("points", column.join(" ").into()),
        ("total", table.totals[seat].into()),
    ];
    words.say("view-rat-points", &args)
}

fn drawn(words: &Words, card: Option<Card>) -> Option<String> {
    card.map(|card| words.say("view-rat-drawn", &[("card", card.to_string().into())]))
}

/// Cards as they are typed.
fn plain(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
