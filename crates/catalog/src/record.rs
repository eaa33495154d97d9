//! Records as JSON lines: the header, then one entry a line. Replaying one, and what that proves.

use std::collections::BTreeMap;

use game::{
    BySeat, Entry, Header, Match, Occupant, Party, Record, Refusal, Salt, Seat, SeatSet, Seed,
    Signal, Unfair, Viewer,
};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;

use crate::shelf::{action_text, json};
use crate::{AnyGame, RecordFault, Shelved};

/// A record played again from the deal to its last line.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// What was found out about it.
    pub report: Report,
    /// What happened, in order.
    pub steps: Vec<Step>,
}

/// What a replay has shown: every action was legal, every opened salt fits its commitment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats the table has.
    pub seats: u8,
    /// How many actions were taken, those undone included.
    pub actions: u32,
    /// Whether the game was played to its end.
    pub over: bool,
    /// Who has won, if so.
    pub winners: SeatSet,
    /// Points at the end of the record.
    pub scores: BySeat<i32>,
    /// The people who added to the chance of the deal. If there are none, only the table vouches for it;
    /// the salt of a bot is the table's own.
    pub witnesses: SeatSet,
    /// How often the table began the commitments. Whoever begins anew can choose among deals.
    pub rounds: u32,
    /// The line that opened the table's salt, if anything was decided after it: from then on the cards were no secret.
    pub opened_early: Option<u32>,
}

/// One line of a record that people care about.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The number of the line, from 1; entry numbers are one less.
    pub line: u32,
    /// What happened.
    pub kind: StepKind,
}

/// What a line of a record did.
#[derive(Clone, PartialEq, Debug)]
pub enum StepKind {
    /// A seat has decided.
    Act {
        /// Which seat.
        seat: Seat,
        /// What, as text.
        action: String,
        /// What that did, as the viewer may hear it: the game's events as JSON.
        events: Vec<Value>,
    },
    /// A clock has struck.
    Signal(Signal),
    /// From now on a person or a bot decides for the seat.
    Seat(Seat, Occupant),
    /// The game is again as it was after this entry.
    Undo(u32),
}

/// The game that a record is of: the `game` of its header.
pub fn game_of_record(record: &str) -> Result<&'static dyn AnyGame, RecordFault> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let first = record.lines().next().ok_or(RecordFault::Empty)?;
    let named: Named = parse(1, first)?;
    let found = crate::find(&named.game).map(|(game, _)| game);
    found.ok_or(RecordFault::UnknownGame(named.game))
}

/// Replays a record and says what it proves, without telling what happened.
pub fn verify<G: Shelved>(text: &str) -> Result<Report, RecordFault> {
    play_again::<G>(text, Viewer::Spectator, |_, _, _, _| ())
}

/// Every salt that a record opens, in order; those that were opened in vain, for a round that was begun anew, are among
/// them. Lines that cannot be read are passed over: that is for [`verify`].
#[must_use]
pub fn opened_salts(text: &str) -> Vec<(Party, Salt)> {
    let entries = text.lines().skip(1).map(serde_json::from_str::<Entry<IgnoredAny>>);
    let opened = entries.filter_map(|entry| match entry {
        Ok(Entry::Reveal { party, salt }) => Some((party, salt)),
        _ => None,
    });
    opened.collect()
}

pub(crate) fn replay<G: Shelved>(text: &str, viewer: Viewer) -> Result<Replay, RecordFault> {
    let mut steps = Vec::new();
    let report = play_again::<G>(text, viewer, |line, before, entry, after| {
        let kind = tell(before, entry, after, viewer);
        steps.extend(kind.map(|kind| Step { line, kind }));
    })?;
    Ok(Replay { report, steps })
}

/// Plays every line, and has each looked at by `look` with the states before and after it.
fn play_again<G: Shelved>(
    text: &str,
    viewer: Viewer,
    mut look: impl FnMut(u32, &G, &Entry<G::Action>, &G),
) -> Result<Report, RecordFault> {
    let record = read::<G>(text)?;
    let seed = record.seed().ok_or(RecordFault::Sealed)?;
    check_seats::<G>(&record.header, seed, viewer)?;
    check_salts(&record.entries)?;
    let mut play = Match::<G>::new(record.header.clone(), seed);
    for (line, entry) in (2..).zip(&record.entries) {
        let before = play.state().clone();
        play.push(entry.clone()).map_err(|refusal| refused(line, refusal))?;
        look(line, &before, entry, play.state());
    }
    Ok(report(&record, play.state()))
}

fn tell<G: Shelved>(
    before: &G,
    entry: &Entry<G::Action>,
    after: &G,
    viewer: Viewer,
) -> Option<StepKind> {
    Some(match entry {
        Entry::Act { seat, action } => StepKind::Act {
            seat: *seat,
            action: action_text(action),
            events: G::narrate(before, *seat, action, after, viewer).iter().map(json).collect(),
        },
        Entry::Signal(signal) => StepKind::Signal(*signal),
        Entry::Seat { seat, occupant } => StepKind::Seat(*seat, *occupant),
        Entry::Undo { to } => StepKind::Undo(*to),
        Entry::Commit { .. } | Entry::Reveal { .. } => return None,
    })
}

fn report<G: Shelved>(record: &Record<G::Setup, G::Action>, end: &G) -> Report {
    let entries = &record.entries;
    let count = |test: fn(&Entry<G::Action>) -> bool| entries.iter().filter(|e| test(e)).count();
    let decides = |e: &Entry<G::Action>| !matches!(e, Entry::Commit { .. } | Entry::Reveal { .. });
    let opens = |e: &Entry<G::Action>| matches!(e, Entry::Reveal { party: Party::Table, .. });
    let opened = entries.iter().rposition(opens).unwrap_or(entries.len());
    let early = entries[opened..].iter().any(decides);
    Report {
        game: G::edition_of(&record.header.setup),
        rules: record.header.rules,
        seats: end.seats().len(),
        actions: count(|e| matches!(e, Entry::Act { .. })) as u32,
        over: end.is_over(),
        winners: end.winners(),
        scores: end.scores(),
        witnesses: record.witnesses().intersection(seats_without_bots(record)),
        rounds: count(|e| matches!(e, Entry::Commit { party: Party::Table, .. })) as u32,
        opened_early: early.then_some(opened as u32 + 2),
    }
}

/// All seats but those whose salt was committed to while a bot sat there.
fn seats_without_bots<S: Clone, A: Clone>(record: &Record<S, A>) -> SeatSet {
    let is_person = |(seat, &occupant)| (occupant == Occupant::Person).then_some(seat);
    let mut people: SeatSet = record.header.seats.iter().filter_map(is_person).collect();
    let mut bots = SeatSet::EMPTY;
    for entry in &record.entries {
        match entry {
            Entry::Seat { seat, occupant: Occupant::Person } => people.insert(*seat),
            Entry::Seat { seat, occupant: Occupant::Bot } => people.remove(*seat),
            Entry::Commit { party: Party::Table, .. } => bots = SeatSet::EMPTY,
            Entry::Commit { party: Party::Seat(seat), .. } if !people.contains(*seat) => {
                bots.insert(*seat);
            }
            _ => {}
        }
    }
    SeatSet::first(game::MAX_SEATS).difference(bots)
}

fn read<G: Shelved>(text: &str) -> Result<Record<G::Setup, G::Action>, RecordFault> {
    let mut lines = (1..).zip(text.lines());
    let (_, first) = lines.next().ok_or(RecordFault::Empty)?;
    check_version::<G>(first)?;
    let header: Header<G::Setup> = parse(1, first)?;
    let game = G::edition_of(&header.setup);
    if header.game != game {
        let what = format!("the header names {:?}, its setup {game:?}", header.game);
        return Err(RecordFault::Malformed { line: 1, what });
    }
    let entries = lines.map(|(line, text)| parse(line, text)).collect::<Result<_, _>>()?;
    Ok(Record { header, entries })
}

/// Looks at the version alone first: the rest of the header may well be written differently in another one.
fn check_version<G: Shelved>(header: &str) -> Result<(), RecordFault> {
    #[derive(Deserialize)]
    struct Pinned {
        rules: u32,
    }
    let found = parse::<Pinned>(1, header)?.rules;
    if found == G::RULES {
        return Ok(());
    }
    Err(RecordFault::UnknownRules { game: G::FAMILY, found, known: G::RULES })
}

/// The header must have as many seats as the setup, and the viewer one of them.
fn check_seats<G: Shelved>(
    header: &Header<G::Setup>,
    seed: Seed,
    viewer: Viewer,
) -> Result<(), RecordFault> {
    let (found, seats) = (header.seats.iter().count(), G::deal(&header.setup, seed).seats());
    if found != usize::from(seats.len()) {
        let what = format!("the header has {found} seats for {} players", seats.len());
        return Err(RecordFault::Malformed { line: 1, what });
    }
    match viewer {
        Viewer::Seat(seat) if !seats.contains(seat) => {
            Err(RecordFault::NoSuchSeat { seat, seats: seats.len() })
        }
        _ => Ok(()),
    }
}

/// Looks at the salts before anything is played: a wrong one gives another deal, in which nothing makes sense.
fn check_salts<A>(entries: &[Entry<A>]) -> Result<(), RecordFault> {
    let mut commitments = BTreeMap::new();
    for (line, entry) in (2..).zip(entries) {
        match entry {
            Entry::Commit { party, commitment } => {
                commitments.insert(*party, *commitment);
            }
            Entry::Reveal { party, salt } => {
                let fits = |commitment| salt.commitment(*party) == commitment;
                if !commitments.get(party).copied().is_none_or(fits) {
                    let what = Unfair::WrongSalt(*party).to_string();
                    return Err(RecordFault::Refused { line, what });
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn parse<T: DeserializeOwned>(line: u32, text: &str) -> Result<T, RecordFault> {
    serde_json::from_str(text).map_err(|error| {
        let at = error.column();
        let full = error.to_string();
        let what = full.rsplit_once(" at line ").map_or(full.as_str(), |(what, _)| what);
        let what = if error.is_eof() {
            format!("the line breaks off: {what} at column {at}")
        } else {
            format!("{what} at column {at}")
        };
        RecordFault::Malformed { line, what }
    })
}

fn refused<F: game::Foul>(line: u32, refusal: Refusal<F>) -> RecordFault {
    match refusal {
        Refusal::Foul(foul) => RecordFault::Foul { line, rule: foul.rule(), name: foul.name() },
        other => RecordFault::Refused { line, what: other.to_string() },
    }
}
