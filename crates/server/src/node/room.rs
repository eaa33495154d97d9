//! One table as this node keeps it: the fold of its log, who is connected, and what is under way.

use std::collections::BTreeMap;

use catalog::Shelved;
use game::{SeatSet, Viewer};
use protocol::{ActionId, Phase, ToClient, Why};
use table::{Author, Deed as Act, Effect, Envelope, Input, Millis, News, Refusal, RequestId, To};

use super::dice::Dice;
use super::fold::Fold;
use super::line::{Deed, Line, Stamp};
use super::show::{Onlooker, Sees, Shown};
use super::tales::Late;
use super::waiting::Waiting;
use super::{Conn, Output, Thinking};

/// How long the table waits before it writes again what could not be written.
pub(crate) const RETRY: Millis = Millis(1_000);
/// After so long without reading back what was appended, the log is looked at; after as long again, it is appended
/// again. Whatever is in the log twice counts once.
const READ_BACK: Millis = Millis(3_000);

/// A table.
pub(crate) struct Room<G: Shelved> {
    pub(crate) fold: Fold<G>,
    /// How many entries of the log have been read, whether they counted or not.
    pub(super) entries: u32,
    pub(crate) onlookers: BTreeMap<Conn, Onlooker>,
    /// What somebody wants done that is on its way into the log.
    pub(super) wanted: Vec<(Stamp, Conn)>,
    /// Since when the game or the salts wait for the same people.
    pub(crate) waiting: Option<(Waiting, Millis)>,
    /// Lines that were appended and have not been read back.
    pub(super) flight: Vec<Flight<G::Action>>,
    /// Lines of the table's own that could not be written, and when to try again.
    pub(super) unwritten: Vec<Line<G::Action>>,
    pub(super) retry: Option<Millis>,
    /// Whether a line of the table's own is on its way, so that it is not written twice.
    pub(super) sent: bool,
    /// When the game wants to be told the time.
    pub(super) wake: Option<Millis>,
    /// What bots have answered while the game stood still.
    pub(super) held: Vec<(RequestId, Option<String>)>,
    /// What those see who look on some time late.
    pub(crate) late: Late<G>,
    /// What everybody has been sent.
    pub(super) shown: Vec<Shown<G>>,
    /// Changes whenever the people round the table do.
    pub(crate) desk_changes: u32,
    pub(super) dice: Dice,
    pub(crate) moves: u64,
}

/// A line on its way into the log and back, and as it is written there.
pub(super) struct Flight<A> {
    line: Line<A>,
    body: Vec<u8>,
    pub(super) due: Millis,
    looked: bool,
}

impl<G: Shelved> Room<G> {
    /// The table that an opening line makes.
    pub(crate) fn new(fold: Fold<G>, dice: Dice) -> Self {
        Self {
            fold,
            entries: 1,
            onlookers: BTreeMap::new(),
            wanted: Vec::new(),
            flight: Vec::new(),
            waiting: None,
            unwritten: Vec::new(),
            retry: None,
            sent: false,
            wake: None,
            held: Vec::new(),
            late: Late::new(),
            shown: Vec::new(),
            desk_changes: 0,
            dice,
            moves: 0,
        }
    }

    pub(super) fn append(&mut self, line: Line<G::Action>, now: Millis, out: &mut Vec<Output>) {
        let (body, due) = (line.bytes(), now.after(READ_BACK));
        out.push(Output::Append { code: self.fold.code, line: body.clone() });
        self.flight.push(Flight { line, body, due, looked: false });
    }

    /// Looks after lines that have not come back.
    pub(super) fn look_after_flight(&mut self, now: Millis, out: &mut Vec<Output>) {
        let (code, from) = (self.fold.code, self.entries + 1);
        for flight in self.flight.iter_mut().filter(|flight| flight.due <= now) {
            flight.due = now.after(READ_BACK);
            if flight.looked {
                out.push(Output::Append { code, line: flight.body.clone() });
            } else {
                out.push(Output::Read { code, from });
            }
            flight.looked = !flight.looked;
        }
    }

    /// A line has come back, or never will. One of our own is known without reading it again.
    pub(super) fn landed(&mut self, body: &[u8]) -> Option<Line<G::Action>> {
        let at = self.flight.iter().position(|flight| flight.body == body)?;
        Some(self.flight.swap_remove(at).line)
    }

    /// Does what the game asks for.
    pub(super) fn carry_out(
        &mut self,
        effects: Vec<Effect<G>>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        self.wake = None;
        for effect in effects {
            match effect {
                Effect::Append(e) => {
                    self.append(Line::Play { m: self.fold.number, e }, now, out);
                }
                Effect::Ask(request) => {
                    let ask = catalog::Request {
                        id: 0,
                        family: G::FAMILY.to_owned(),
                        bot: request.level,
                        seat: request.seat,
                        view: serde_json::to_string(&request.view).unwrap_or_default(),
                        // Whoever can read the log later cannot tell beforehand what a bot will do.
                        number: request.number ^ self.dice.secret(),
                    };
                    let request = request.id;
                    out.push(Output::Think(Thinking { code: self.fold.code, request, ask }));
                }
                Effect::WakeAt(when) => self.wake = Some(when),
                Effect::Tell(to, news) => self.tell(to, news, out),
            }
        }
    }

    fn tell(&mut self, to: To, news: News<G::Foul>, out: &mut Vec<Output>) {
        match news {
            News::Done { id } => {
                let Author::Seat(seat) = id.author else { return };
                let done = ActionId::new(id.number);
                for (conn, onlooker) in &mut self.onlookers {
                    // What was done just now goes with the update; a repetition is answered at once.
                    if onlooker.sees.seats.contains(seat) && !onlooker.note(done) {
                        send(*conn, &ToClient::Done { id: done }, out);
                    }
                }
            }
            News::Refused { id, refusal } => {
                let Author::Seat(seat) = id.author else { return };
                let id = Some(ActionId::new(id.number));
                for (conn, _) in
                    self.onlookers.iter().filter(|(_, who)| who.sees.seats.contains(seat))
                {
                    refuse(*conn, id, why(&refusal), out);
                }
            }
            News::Draft { seat, draft } => {
                self.pass_on(to, &ToClient::Draft { seat, draft }, out);
            }
            News::Said { seat, phrase } => self.pass_on(to, &ToClient::Said { seat, phrase }, out),
            // The rest is in the document.
            _ => {}
        }
    }

    pub(super) fn pass_on(&self, to: To, message: &ToClient, out: &mut Vec<Output>) {
        for (conn, onlooker) in &self.onlookers {
            let hears = match to {
                To::All => true,
                To::AllBut(seat) => !onlooker.sees.seats.contains(seat),
                To::Only(Viewer::Seat(seat)) => onlooker.sees.seats.contains(seat),
                To::Only(Viewer::Spectator) => onlooker.sees.seats.is_empty(),
            };
            if hears && (!onlooker.sees.seats.is_empty() || self.may_watch_live()) {
                send(*conn, message, out);
            }
        }
    }

    /// Reads a line. What it did is shown to everybody.
    pub(super) fn read_line(&mut self, line: Line<G::Action>, now: Millis, out: &mut Vec<Output>) {
        match line {
            // The first one has made this table; a second one opens nothing.
            Line::Open { .. } => {}
            Line::Do { by, deed } => {
                let taken = self.fold.take(by, &deed);
                if by.is_none() {
                    self.sent = false;
                }
                let conn = by.and_then(|stamp| {
                    let at = self.wanted.iter().position(|(wanted, _)| *wanted == stamp)?;
                    Some(self.wanted.swap_remove(at).1)
                });
                match taken {
                    Ok(()) => self.done(by, conn, &deed, now, out),
                    Err(why) => {
                        if let (Some(stamp), Some(conn)) = (by, conn) {
                            let done = self.fold.has_done(&stamp);
                            let message = ToClient::Done { id: stamp.id };
                            if done {
                                send(conn, &message, out);
                            } else {
                                refuse(conn, Some(stamp.id), why, out);
                            }
                        }
                    }
                }
            }
            Line::Play { m, e } if m == self.fold.number => self.read_play(e, now, out),
            Line::Play { .. } => {}
        }
        self.settle(now, out);
    }

    fn done(
        &mut self,
        by: Option<Stamp>,
        conn: Option<Conn>,
        deed: &Deed,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        self.desk_changes += 1;
        if let (Some(stamp), Some(conn)) = (by, conn)
            && let Some(onlooker) = self.onlookers.get_mut(&conn)
        {
            onlooker.begin_note();
            onlooker.note(stamp.id);
            if let Deed::Sit { lock, .. } = deed {
                onlooker.locks.push(*lock);
            }
        }
        self.seat_onlookers();
        if let Some(table) = self.fold.table_mut() {
            let effects = table.tick(now);
            self.carry_out(effects, now, out);
        }
        if matches!(deed, Deed::Pause { paused: false }) {
            for (request, action) in std::mem::take(&mut self.held) {
                self.answer(request, action, now, out);
            }
        }
        self.show(None, now, out);
    }

    fn read_play(&mut self, envelope: Envelope<G::Action>, now: Millis, out: &mut Vec<Output>) {
        let author = envelope.id.author;
        let deed = envelope.deed.clone();
        let Some(table) = self.fold.table_mut() else { return };
        let version = table.version();
        let before = matches!(deed, Act::Act { .. }).then(|| table.state().clone());
        self.onlookers.values_mut().for_each(Onlooker::begin_note);
        let effects = table.accept(now, envelope);
        let counted = table.version() > version;
        self.carry_out(effects, now, out);
        if !counted {
            self.onlookers.values_mut().for_each(Onlooker::end_note);
            return;
        }
        self.moves += 1;
        let seats_before = self.fold.seats.iter().filter(|spot| spot.bot.is_some()).count();
        self.fold.acted(&deed, author);
        if self.fold.seats.iter().filter(|spot| spot.bot.is_some()).count() != seats_before {
            self.desk_changes += 1;
        }
        if self.fold.phase() == Phase::Over {
            self.desk_changes += 1;
        }
        let told = before.as_ref().zip(match &deed {
            Act::Act { seat, action } => Some((*seat, action)),
            _ => None,
        });
        self.show(told.map(|(before, (seat, action))| (before, seat, action)), now, out);
    }

    pub(super) fn answer(
        &mut self,
        request: RequestId,
        action: Option<String>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let action = action.and_then(|action| serde_json::from_str(&action).ok());
        self.hear_table(Input::Answer { request, action }, now, out);
    }

    /// Finds out again which seats each device has.
    pub(super) fn seat_onlookers(&mut self) {
        for onlooker in self.onlookers.values_mut() {
            let seats = onlooker.locks.iter().map(|lock| self.fold.seats_of(lock));
            let hosting = onlooker.locks.contains(&self.fold.host);
            onlooker.sees = Sees { seats: seats.fold(SeatSet::EMPTY, SeatSet::union), hosting };
        }
    }
}

pub(crate) fn refuse(conn: Conn, id: Option<ActionId>, why: Why, out: &mut Vec<Output>) {
    send(conn, &ToClient::Refused { id, why }, out);
}

pub(crate) fn send(conn: Conn, message: &ToClient, out: &mut Vec<Output>) {
    let text = serde_json::to_string(message).expect("every message has a JSON form");
    out.push(Output::Send(conn, text));
}

/// The reason of the game, as it goes over the wire.
fn why<F: game::Foul>(refusal: &Refusal<F>) -> Why {
    match refusal {
        Refusal::Foul(foul) => Why::foul(foul.rule(), foul.name()),
        Refusal::NoSuchSeat(_) => Why::NoSuchSeat,
        Refusal::BotSitsThere(_) => Why::Away,
        Refusal::NotHost | Refusal::HostIsAPerson => Why::NotHost,
        Refusal::NotYours => Why::NotYours,
        Refusal::UnknownLevel(_) => Why::UnknownBot,
        Refusal::Closed => Why::Closed,
        Refusal::MovedOn | Refusal::Repeated => Why::MovedOn,
        Refusal::NoUndo(reason) => Why::NoUndo(reason.to_string()),
        Refusal::NotAsked => Why::NotAsked,
    }
}
