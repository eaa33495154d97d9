//! Sequence in words, as the screen needs them.

use game::Seat;
use leptos::either::Either;
use leptos::prelude::*;
use play::sequence::{Glow, Offer, Pick};
use sequence::{Action, Card, Edition, Event, Foul, Power, Printed, Space};
use words::Words;
use words::play::{May, Spot, capital};

use super::cell::Face;

/// A space, for a screen reader.
pub(super) fn space(words: &Words, space: Space, printed: Option<Printed>, face: Face) -> String {
    let may = match face.glow {
        Glow::Named | Glow::Anywhere => Some(May::Place),
        Glow::Take => Some(May::Take),
        Glow::None | Glow::Sought => None,
    };
    let Face { chip, last, .. } = face;
    words::play::space(words, &Spot { space, printed, chip, may, last })
}

/// A card of the hand, for a screen reader.
pub(super) fn card(words: &Words, card: Card, dead: bool, fits: bool) -> String {
    let say = |key: &str| words.say(key, &[]);
    let mut parts = vec![capital(&words::play::card(words, card))];
    parts.extend(match card.power() {
        Power::Named => None,
        Power::Place => Some(say("play-card-any")),
        Power::Remove => Some(say("play-card-take")),
    });
    parts.extend(dead.then(|| say("play-card-dead")));
    parts.extend(fits.then(|| say("play-card-fits")));
    parts.join(", ")
}

/// The name of a cat, as it is printed. It is what a screen reader is told, letter by letter: so a long word is broken
/// where it may be, but without a hyphen.
pub(super) fn breed(words: &Words, card: Card) -> impl IntoView + use<> {
    let (name, cat) = words::sequence::card_in_parts(words, card);
    if cat.is_empty() {
        Either::Left(name)
    } else {
        Either::Right(view! { <span>{name}<wbr/>{cat}</span> })
    }
}

/// Why an action was refused. A wrong answer is told as the sum that it is.
pub(super) fn refusal(words: &Words, foul: &str, action: Action, edition: Edition) -> String {
    if let Action::Play { card: card @ Card::Sum(_), space, .. } = action
        && foul == Foul::WrongAnswer.name()
    {
        let number = words::play::printed(words, edition.printed(space));
        let sum = words::sequence::card(words, card);
        return words.say("play-not-answer", &[("sum", sum.into()), ("number", number.into())]);
    }
    words.say(&format!("foul-{foul}"), &[])
}

/// What happened in one turn; nothing if it is not worth a line. Cards drawn as a matter of course are left out.
pub(super) fn events(
    words: &Words,
    events: &[Event],
    by_hand: bool,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let matters = |event: &&Event| by_hand || !matches!(event, Event::Drew { .. });
    let told = |event| words::sequence::event(words, event, name);
    let told: Vec<String> = events.iter().filter(matters).map(told).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// What to do next, while it is one's turn.
pub(super) fn hint(words: &Words, offer: &Offer<'_>, pick: Pick, edition: Edition) -> String {
    let with_card = |key, card| {
        let name = capital(&words::play::card(words, card));
        words.say(key, &[("card", name.into())])
    };
    match pick {
        Pick::Nothing if offer.can_play() => words.say("play-choose", &[]),
        Pick::Nothing if offer.allows(&Action::Pass) => words.say("play-must-pass", &[]),
        Pick::Nothing => words.say("play-must-swap", &[]),
        Pick::Five { .. } => words.say("play-five-hint", &[]),
        Pick::Space(space) => {
            let fits = offer.hand().iter().any(|&card| offer.fits(card, space));
            let key = if fits { "play-choose-card" } else { "play-no-card" };
            let space = capital(&words::play::printed(words, edition.printed(space)));
            words.say(key, &[("space", space.into())])
        }
        Pick::Card(place) => match offer.card(place) {
            None => words.say("play-choose", &[]),
            Some(card) if offer.is_riddle(card) => with_card("play-choose-answer", card),
            Some(card) if offer.spaces(card).is_empty() => with_card("play-is-dead", card),
            Some(card) => with_card(
                match card.power() {
                    Power::Named => "play-choose-space",
                    Power::Place => "play-choose-any",
                    Power::Remove => "play-choose-take",
                },
                card,
            ),
        },
    }
}

/// What a hint suggests.
pub(super) fn tip(words: &Words, action: Action, edition: Edition) -> String {
    match action {
        Action::Play { card, space, .. } => {
            let args = [
                ("card", capital(&words::play::card(words, card)).into()),
                ("space", space.to_string().into()),
                ("printed", words::play::printed(words, edition.printed(space)).into()),
            ];
            let key = match card.power() {
                Power::Remove => "play-tip-take",
                Power::Named | Power::Place => "play-tip",
            };
            words.say(key, &args)
        }
        Action::Exchange { .. } => words.say("play-tip-swap", &[]),
        Action::Draw => words.say("play-draw", &[]),
        _ => words.say("play-tip-pass", &[]),
    }
}

/// Names in a row: Sigga, Amma.
pub(super) fn list(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}
