//! What an action did, as one viewer may hear it.

use game::{Game as _, Seat, SeatSet, Team, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::Power;
use crate::state::Phase;
use crate::{Action, Card, Row, Sequence, Space};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Event {
    /// A card was played and a chip put on a space.
    Placed { seat: Seat, card: Card, space: Space },
    /// A card was played and a chip taken away.
    Removed { seat: Seat, card: Card, space: Space, team: Team },
    /// Five in a row.
    Finished { team: Team, row: Row },
    /// A finished sequence was broken.
    Broken { team: Team, row: Row },
    /// A dead card was put away.
    Exchanged { seat: Seat, card: Card },
    /// A card was drawn. Only its player sees which.
    Drew { seat: Seat, card: Option<Card> },
    /// A card was not drawn in time and is lost.
    LostCard { seat: Seat },
    /// The discards were shuffled into a new draw pile of so many cards.
    Shuffled { cards: u8 },
    /// Nothing could be played.
    Passed { seat: Seat },
    /// Somebody called table talk.
    Called { seat: Seat, team: Team },
    /// Somebody has voted. Only the voter sees how.
    Voted { seat: Seat, agree: Option<bool> },
    /// All have voted: the call stands or falls.
    Judged { team: Team, stands: bool, yes: SeatSet, no: SeatSet },
    /// Somebody has chosen a card to give up. Only its player sees which.
    Chose { seat: Seat, card: Option<Card> },
    /// A card was given up.
    Gave { seat: Seat, card: Card },
    /// The game is over and won.
    Won { team: Team },
    /// The game is over: nobody can play, and these teams have equally many sequences.
    Tied { teams: Vec<Team> },
}

pub(crate) fn narrate(
    before: &Sequence,
    seat: Seat,
    action: Action,
    after: &Sequence,
    viewer: Viewer,
) -> Vec<Event> {
    let mut events = Vec::new();
    let own = viewer == Viewer::Seat(seat);
    match action {
        Action::Play { card, space, .. } => {
            tell_play(before, seat, card, space, after, &mut events);
            if !before.setup.by_hand() && !after.is_over() {
                tell_draw(before, seat, Some(card), after, own, &mut events);
            }
        }
        Action::Exchange { card } => {
            events.push(Event::Exchanged { seat, card });
            tell_draw(before, seat, Some(card), after, own, &mut events);
        }
        Action::Draw => tell_draw(before, seat, None, after, own, &mut events),
        Action::Pass => events.push(Event::Passed { seat }),
        Action::Call { team } => {
            events.push(Event::Called { seat, team });
            tell_judgement(before, action, seat, after, &mut events);
        }
        Action::Vote { agree } => {
            events.push(Event::Voted { seat, agree: own.then_some(agree) });
            tell_judgement(before, action, seat, after, &mut events);
        }
        Action::Give { card } => {
            events.push(Event::Chose { seat, card: own.then_some(card) });
            tell_gifts(before, after, &mut events);
        }
    }
    let lost = before
        .owed
        .difference(after.owed)
        .iter()
        .filter(|&other| other != seat || action != Action::Draw);
    events.extend(lost.map(|seat| Event::LostCard { seat }));
    tell_end(after, &mut events);
    events
}

fn tell_play(
    before: &Sequence,
    seat: Seat,
    card: Card,
    space: Space,
    after: &Sequence,
    events: &mut Vec<Event>,
) {
    let removes =
        before.kind(card).is_some_and(|kind| before.tables().power(kind) == Power::Remove);
    events.push(match before.owner(space) {
        Some(team) if removes => Event::Removed { seat, card, space, team },
        _ => Event::Placed { seat, card, space },
    });
    let (old, new): (Vec<_>, Vec<_>) = (before.rows.iter().collect(), after.rows.iter().collect());
    let broken = old.iter().filter(|row| !new.contains(row));
    events.extend(broken.map(|&(team, row)| Event::Broken { team, row }));
    let finished = new.iter().filter(|row| !old.contains(row));
    events.extend(finished.map(|&(team, row)| Event::Finished { team, row }));
}

fn tell_draw(
    before: &Sequence,
    seat: Seat,
    laid: Option<Card>,
    after: &Sequence,
    own: bool,
    events: &mut Vec<Event>,
) {
    if after.chance.counter() != before.chance.counter() {
        events.push(Event::Shuffled { cards: after.piles.draw_pile().len() as u8 + 1 });
    }
    let mut drawn = after.hand(seat);
    before.hand(seat).iter().for_each(|kind| drawn.remove(kind));
    // A card like the one just laid leaves no difference behind.
    let card = drawn.iter().next().map(|kind| after.card(kind)).or(laid);
    events.push(Event::Drew { seat, card: card.filter(|_| own) });
}

fn tell_judgement(
    before: &Sequence,
    action: Action,
    seat: Seat,
    after: &Sequence,
    events: &mut Vec<Event>,
) {
    let (team, mut yes, mut no) = match (before.phase, action) {
        (_, Action::Call { team }) => (team, SeatSet::only(seat), SeatSet::EMPTY),
        (Phase::Vote { team, yes, no, .. }, _) => (team, yes, no),
        _ => return,
    };
    if matches!(after.phase, Phase::Vote { .. }) {
        return;
    }
    if let Action::Vote { agree } = action {
        if agree { &mut yes } else { &mut no }.insert(seat);
    }
    let stands = 2 * yes.len() > before.voters(team).len();
    events.push(Event::Judged { team, stands, yes, no });
}

fn tell_gifts(before: &Sequence, after: &Sequence, events: &mut Vec<Event>) {
    if after.phase == Phase::Turn {
        let laid = after.piles.discards().skip(before.piles.discards().count());
        events.extend(laid.map(|(seat, kind)| Event::Gave { seat, card: after.card(kind) }));
    }
}

fn tell_end(after: &Sequence, events: &mut Vec<Event>) {
    if !after.is_over() {
        return;
    }
    match after.leading_teams().collect::<Vec<_>>()[..] {
        [team] => events.push(Event::Won { team }),
        ref teams => events.push(Event::Tied { teams: teams.to_vec() }),
    }
}
