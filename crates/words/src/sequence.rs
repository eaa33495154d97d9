//! The Sequence family in words.

use game::{Seat, SeatSet, Team};
use sequence::{Card, Event, Rank, Suit, colour};

use crate::{Value, Words};

/// A card as it is called in a sentence: 7♠, Maine Coon, 7 + 9.
#[must_use]
pub fn card(words: &Words, card: Card) -> String {
    match card {
        Card::Playing(rank, suit) => format!("{}{}", index(words, rank), symbol(suit)),
        Card::Cat(breed) => words.say(&format!("breed-{}", breed.text()), &[]),
        Card::Sum(_) => card.to_string().replace('+', " + ").replace('-', " − "),
        Card::Plus => words.say("card-plus", &[]),
        Card::Minus => words.say("card-minus", &[]),
        Card::Purrr | Card::Meow => card.to_string(),
    }
}

/// The name of a card in two parts, between which a long word may be broken: compounds end in the word for a cat.
#[must_use]
pub fn card_in_parts(words: &Words, card: Card) -> (String, String) {
    let (mut name, cat) = (self::card(words, card), words.say("breed-ends", &[]));
    let stem = name.strip_suffix(&cat).filter(|stem| stem.ends_with(char::is_alphabetic));
    let stem = stem.map_or(name.len(), str::len);
    let cat = name.split_off(stem);
    (name, cat)
}

/// What stands in the corner of a playing card of this rank: a number, or the first letter of its name.
#[must_use]
pub fn index(words: &Words, rank: Rank) -> String {
    match rank {
        Rank::Jack => words.say("letter-jack", &[]),
        Rank::Queen => words.say("letter-queen", &[]),
        Rank::King => words.say("letter-king", &[]),
        Rank::Ace => words.say("letter-ace", &[]),
        _ => rank.to_string(),
    }
}

/// A team, by the colour of its chips.
#[must_use]
pub fn team(words: &Words, team: Team) -> String {
    words.say(&format!("team-{}", colour(team)), &[])
}

/// A team's chip: "a blue chip".
#[must_use]
pub fn chip(words: &Words, team: Team) -> String {
    words.say(&format!("chip-{}", colour(team)), &[])
}

/// One thing that happened, as a sentence; `name` says what a seat is called.
#[must_use]
pub fn event(words: &Words, event: &Event, name: &dyn Fn(Seat) -> String) -> String {
    let who = |seat: Seat| ("who", Value::from(name(seat)));
    let the_card = |c: Card| ("card", Value::from(card(words, c)));
    let the_team = |t: Team| ("team", Value::from(team(words, t)));
    let at = |space: &dyn ToString| ("space", Value::from(space.to_string()));
    match event {
        Event::Placed { seat, card, space } => {
            words.say("event-placed", &[who(*seat), the_card(*card), at(space)])
        }
        Event::Removed { seat, card, space, team } => {
            let chip = ("chip", Value::from(chip(words, *team)));
            words.say("event-removed", &[who(*seat), the_card(*card), at(space), chip])
        }
        Event::Finished { team, row } => {
            words.say("event-finished", &[the_team(*team), ("row", row.to_string().into())])
        }
        Event::Broken { team, row } => {
            words.say("event-broken", &[the_team(*team), ("row", row.to_string().into())])
        }
        Event::Exchanged { seat, card } => {
            words.say("event-exchanged", &[who(*seat), the_card(*card)])
        }
        Event::Drew { seat, card: None } => words.say("event-drew", &[who(*seat)]),
        Event::Drew { seat, card: Some(card) } => {
            words.say("event-drew-card", &[who(*seat), the_card(*card)])
        }
        Event::LostCard { seat } => words.say("event-lost-card", &[who(*seat)]),
        Event::Shuffled { cards } => words.say("event-shuffled", &[("cards", (*cards).into())]),
        Event::Passed { seat } => words.say("event-passed", &[who(*seat)]),
        Event::Called { seat, team } => words.say("event-called", &[who(*seat), the_team(*team)]),
        Event::Voted { seat, agree: None } => words.say("event-voted", &[who(*seat)]),
        Event::Voted { seat, agree: Some(true) } => words.say("event-voted-yes", &[who(*seat)]),
        Event::Voted { seat, agree: Some(false) } => words.say("event-voted-no", &[who(*seat)]),
        Event::Judged { team, stands, yes, no } => judged(words, *team, *stands, *yes, *no),
        Event::Chose { seat, card: None } => words.say("event-chose", &[who(*seat)]),
        Event::Chose { seat, card: Some(card) } => {
            words.say("event-chose-card", &[who(*seat), the_card(*card)])
        }
        Event::Gave { seat, card } => words.say("event-gave", &[who(*seat), the_card(*card)]),
        Event::Won { team } => words.say("event-won", &[the_team(*team)]),
        Event::Tied { teams } => {
            let teams: Vec<String> = teams.iter().map(|&t| team(words, t)).collect();
            words.say("event-tied", &[("teams", teams.join(", ").into())])
        }
    }
}

fn judged(words: &Words, accused: Team, stands: bool, yes: SeatSet, no: SeatSet) -> String {
    let key = if stands { "event-judged-stands" } else { "event-judged-falls" };
    let team = team(words, accused);
    words.say(key, &[("team", team.into()), ("yes", yes.len().into()), ("no", no.len().into())])
}

const fn symbol(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    }
}
