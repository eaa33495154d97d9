//! What each device is shown: one document, and edits of it.

use std::collections::VecDeque;

use catalog::Shelved;
use game::{Seat, SeatSet, Viewer};
use protocol::{
    ActionId, Desk, Edit, Hand, Lock, Place, Play, ToClient, Told, Undo, Watch, Who, diff,
};
use serde_json::value::{RawValue, to_raw_value};
use table::{Millis, Table, Version};

use super::fold::{Spot, Stage};
use super::room::{Room, Waiting};
use super::{Conn, Output};

/// A device that looks at the table.
#[derive(Debug)]
pub(crate) struct Onlooker {
    /// The locks of the keys that it has shown.
    pub(crate) locks: Vec<Lock>,
    pub(crate) seats: SeatSet,
    pub(crate) hosting: bool,
    /// What it has been sent.
    desk: String,
    desk_change: u32,
    play: Option<String>,
    version: Version,
    /// What it wanted and is done with the entry that is being read.
    done: Vec<ActionId>,
    noting: bool,
}

/// What those see who look on some time late: documents that wait, and the one that is shown.
#[derive(Debug, Default)]
pub(crate) struct Late {
    coming: VecDeque<(Millis, Option<String>, Vec<Told>)>,
    shown: Option<String>,
}

/// A decision that is to be told: the game before it, whose, and what.
pub(crate) type Happened<'a, G> = (&'a G, Seat, &'a <G as game::Game>::Action);

impl Onlooker {
    pub(crate) fn new(locks: Vec<Lock>) -> Self {
        Self {
            locks,
            seats: SeatSet::EMPTY,
            hosting: false,
            desk: String::new(),
            desk_change: 0,
            play: None,
            version: Version(0),
            done: Vec::new(),
            noting: false,
        }
    }

    /// From now until the next update, what is done is collected.
    pub(crate) fn begin_note(&mut self) {
        self.noting = true;
    }

    /// There is no update: nothing was done.
    pub(crate) fn end_note(&mut self) {
        self.noting = false;
    }

    /// Collects `id` for the next update, if there is going to be one.
    pub(crate) fn note(&mut self, id: ActionId) -> bool {
        if self.noting {
            self.done.push(id);
        }
        self.noting
    }
}

impl Late {
    /// When the next document is to be shown.
    pub(crate) fn next(&self) -> Option<Millis> {
        self.coming.front().map(|(due, ..)| *due)
    }
}

impl<G: Shelved> Room<G> {
    /// Whether people without a seat see the game as it happens.
    pub(crate) fn may_watch_live(&self) -> bool {
        self.fold.opening.watch == Watch::Anybody
    }

    /// Sends the whole document to somebody who has just come.
    pub(crate) fn welcome(
        &mut self,
        conn: Conn,
        since: Option<Version>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        self.bring_late(now, None);
        let Some(onlooker) = self.onlookers.get(&conn) else { return };
        let desk = text(&self.desk(onlooker));
        let play = self.play_text(onlooker);
        let told = since.map_or_else(Vec::new, |since| self.told_since(onlooker, since));
        let sight = format!(r#"{{"desk":{desk},"play":{}}}"#, play.as_deref().unwrap_or("null"));
        let version = self.fold.version;
        let desk_change = self.desk_changes;
        if let Some(onlooker) = self.onlookers.get_mut(&conn) {
            (onlooker.desk, onlooker.play, onlooker.version) = (desk, play, version);
            onlooker.desk_change = desk_change;
        }
        let Ok(sight) = RawValue::from_string(sight) else { return };
        out.push(Output::Send(conn, ToClient::Sight { version, now, sight, told }));
    }

    /// Sends everybody what has changed for them.
    pub(crate) fn show(
        &mut self,
        happened: Option<Happened<'_, G>>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let late = self.bring_late(now, happened);
        let version = self.fold.version;
        let mut onlookers = std::mem::take(&mut self.onlookers);
        let people = People::of(&onlookers);
        for (conn, onlooker) in &mut onlookers {
            let mut edits = Vec::new();
            if onlooker.desk_change != self.desk_changes {
                onlooker.desk_change = self.desk_changes;
                let desk = text(&self.desk_for(onlooker, people));
                diff("/desk", &onlooker.desk, &desk, &mut edits);
                onlooker.desk = desk;
            }
            let play = self.play_text(onlooker);
            self.edit_play(onlooker, play, &mut edits);
            let told = if onlooker.seats.is_empty() && !self.may_watch_live() {
                late.clone()
            } else {
                happened.map_or_else(Vec::new, |happened| self.told(onlooker.seats, happened))
            };
            let done = std::mem::take(&mut onlooker.done);
            onlooker.noting = false;
            let is_new = onlooker.version != version;
            if is_new || !edits.is_empty() || !done.is_empty() || !told.is_empty() {
                onlooker.version = version;
                out.push(Output::Send(*conn, ToClient::Update { version, edits, told, done }));
            }
        }
        self.onlookers = onlookers;
    }

    fn edit_play(&self, onlooker: &mut Onlooker, play: Option<String>, edits: &mut Vec<Edit>) {
        match (&onlooker.play, &play) {
            (Some(old), Some(new)) => diff("/play", old, new, edits),
            (None, None) => {}
            (_, new) => {
                let new = new.clone().unwrap_or_else(|| "null".to_owned());
                edits.extend(RawValue::from_string(new).map(|new| Edit("/play".to_owned(), new)));
            }
        }
        onlooker.play = play;
    }

    fn desk(&self, onlooker: &Onlooker) -> Desk {
        self.desk_for(onlooker, People::of(&self.onlookers))
    }

    fn desk_for(&self, onlooker: &Onlooker, people: People) -> Desk {
        let fold = &self.fold;
        let place = |(seat, spot): (Seat, &Spot)| Place {
            name: spot.name.clone(),
            who: who(spot),
            here: people.here.contains(seat),
            host: spot.lock == Some(fold.host),
        };
        Desk {
            code: fold.code,
            opening: fold.opening.clone(),
            phase: fold.phase(),
            paused: fold.paused,
            number: fold.number,
            seats: Seat::all(fold.seats.len() as u8).zip(&fold.seats).map(place).collect(),
            yours: onlooker.seats,
            hosting: onlooker.hosting,
            sealing: match &fold.stage {
                Stage::Sealing(seal) => Some(seal.shown()),
                _ => None,
            },
            watching: people.watching,
        }
    }

    /// The game as this device sees it, as text.
    fn play_text(&self, onlooker: &Onlooker) -> Option<String> {
        if onlooker.seats.is_empty() {
            return match self.fold.opening.watch {
                Watch::Anybody => self.play_for(SeatSet::EMPTY),
                Watch::Late(_) => self.late.shown.clone(),
                Watch::Nobody => None,
            };
        }
        self.play_for(onlooker.seats)
    }

    fn play_for(&self, seats: SeatSet) -> Option<String> {
        let table = self.fold.table()?;
        let state = table.state();
        let done = table.is_done();
        let hand = |viewer| self.hand(table, viewer, done);
        let hands = viewers(seats).into_iter().map(hand).collect();
        let is_decision = matches!(self.waiting, Some((Waiting::Decision(..), _)));
        let open = |seats| if done { SeatSet::EMPTY } else { seats };
        let play = Play {
            version: table.version(),
            must_act: open(state.must_act()),
            may_act: open(state.may_act()),
            deadline: self.deadline().filter(|_| is_decision),
            undo: table.undo_asked().map(|(seat, asked)| Undo {
                seat,
                asked,
                agreed: table.undo_agreed(),
            }),
            winners: state.winners(),
            hands,
        };
        Some(text(&play))
    }

    fn hand(&self, table: &Table<G>, viewer: Viewer, done: bool) -> Hand<G::Screen, G::Action> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let may = seat.filter(|seat| G::LISTABLE && !done && table.people().contains(*seat));
        let options = may.map_or_else(Vec::new, |seat| table.options(seat));
        Hand { seat, screen: table.screen(viewer), options }
    }

    /// What has just happened, as it is told to each seat of a device.
    fn told(&self, seats: SeatSet, (before, by, action): Happened<'_, G>) -> Vec<Told> {
        let Some(table) = self.fold.table() else { return Vec::new() };
        if seats.is_empty() && !self.may_watch_live() {
            return Vec::new();
        }
        let tell = |viewer| {
            let events = G::narrate(before, by, action, table.state(), viewer);
            told(self.fold.version, viewer, by, &events, false)
        };
        viewers(seats).into_iter().filter_map(tell).collect()
    }

    /// What was told to a device after version `since`.
    fn told_since(&self, onlooker: &Onlooker, since: Version) -> Vec<Told> {
        let Some(table) = self.fold.table() else { return Vec::new() };
        if onlooker.seats.is_empty() && !self.may_watch_live() {
            return Vec::new();
        }
        let mut all: Vec<Told> = viewers(onlooker.seats)
            .into_iter()
            .flat_map(|viewer| {
                let story = table.story(viewer).into_iter().zip(&self.fold.acts);
                story
                    .filter(|(_, (at, _))| *at > since)
                    .filter_map(move |(tale, (at, _))| {
                        told(*at, viewer, tale.seat, &tale.events, tale.undone)
                    })
                    .collect::<Vec<_>>()
            })
            .collect();
        all.sort_by_key(|told| told.at);
        all
    }

    /// Moves what those see who look on late; returns what they are told now.
    fn bring_late(&mut self, now: Millis, happened: Option<Happened<'_, G>>) -> Vec<Told> {
        let Watch::Late(seconds) = self.fold.opening.watch else { return Vec::new() };
        let tell = |(before, by, action): Happened<'_, G>| {
            let table = self.fold.table()?;
            let events = G::narrate(before, by, action, table.state(), Viewer::Spectator);
            told(self.fold.version, Viewer::Spectator, by, &events, false)
        };
        let tale: Vec<Told> = happened.and_then(tell).into_iter().collect();
        let play = self.play_for(SeatSet::EMPTY);
        let last = self.late.coming.back().map_or(&self.late.shown, |(_, play, _)| play);
        if *last != play || !tale.is_empty() {
            let due = now.after(Millis(u64::from(seconds) * 1000));
            self.late.coming.push_back((due, play, tale));
        }
        let mut told = Vec::new();
        while let Some((due, ..)) = self.late.coming.front()
            && *due <= now
            && let Some((_, play, tale)) = self.late.coming.pop_front()
        {
            self.late.shown = play;
            told.extend(tale);
        }
        told
    }
}

/// Who is connected.
#[derive(Clone, Copy, Debug)]
struct People {
    here: SeatSet,
    watching: u32,
}

impl People {
    fn of(onlookers: &std::collections::BTreeMap<Conn, Onlooker>) -> Self {
        let seats = onlookers.values().map(|onlooker| onlooker.seats);
        let here = seats.clone().fold(SeatSet::EMPTY, SeatSet::union);
        Self { here, watching: seats.filter(|seats| seats.is_empty()).count() as u32 }
    }
}

fn who(spot: &Spot) -> Who {
    match (&spot.bot, &spot.lock) {
        (None, None) => Who::Free,
        (None, Some(_)) => Who::Person,
        (Some(level), Some(_)) => Who::Away(level.clone()),
        (Some(level), None) if spot.spare => Who::Spare(level.clone()),
        (Some(level), None) => Who::Bot(level.clone()),
    }
}

/// Whose eyes a device has: those of its seats, and an onlooker's if it has none, or several who cover their hands from
/// each other.
fn viewers(seats: SeatSet) -> Vec<Viewer> {
    let onlooker = (seats.len() != 1).then_some(Viewer::Spectator);
    seats.iter().map(Viewer::Seat).chain(onlooker).collect()
}

fn told<E: serde::Serialize>(
    at: Version,
    viewer: Viewer,
    by: Seat,
    events: &[E],
    undone: bool,
) -> Option<Told> {
    let to = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    Some(Told { at, to, by, events: to_raw_value(events).ok()?, undone })
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data with names for keys has a JSON form")
}
