//! From what people say to lines of the log.

use catalog::Shelved;
use game::{Salt, Seat, SeatSet};
use protocol::{ActionId, Lock, ToClient, ToServer, Why};
use serde_json::value::RawValue;
use table::{Deed as Act, Input, Millis, To, Version};

use super::fold::Stage;
use super::line::{Deed, Line, Stamp};
use super::room::{Room, refuse, send};
use super::{Conn, Output};

impl<G: Shelved> Room<G> {
    /// The lock with which this device may do `deed`: that of the seat it is about, or the host's.
    fn lock_for(&self, conn: Conn, seat: Option<Seat>) -> Option<Lock> {
        let onlooker = self.onlookers.get(&conn)?;
        let own = seat.filter(|seat| onlooker.sees.seats.contains(*seat));
        let own = own.and_then(|seat| self.fold.seats.get(seat.index())?.lock);
        own.or_else(|| onlooker.sees.hosting.then_some(self.fold.host))
            .or_else(|| onlooker.locks.first().copied())
    }

    /// Somebody wants something done that is not part of the game.
    pub(super) fn want(
        &mut self,
        conn: Conn,
        id: ActionId,
        deed: Deed,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let (seat, key) = match &deed {
            Deed::Sit { lock, .. } => (None, Some(*lock)),
            Deed::Rename { seat, .. }
            | Deed::Stand { seat, .. }
            | Deed::Away { seat, .. }
            | Deed::Back { seat }
            | Deed::Commit { seat, .. }
            | Deed::Reveal { seat, .. } => (Some(*seat), None),
            _ => (None, None),
        };
        let Some(lock) = key.or_else(|| self.lock_for(conn, seat)) else {
            refuse(conn, Some(id), Why::NotYours, out);
            return;
        };
        let stamp = Stamp { lock, id };
        if self.fold.has_done(&stamp) {
            send(conn, &ToClient::Done { id }, out);
            return;
        }
        match self.fold.check(Some(&lock), &deed) {
            Ok(()) => {
                self.wanted.push((stamp, conn));
                self.append(Line::Do { by: Some(stamp), deed }, now, out);
            }
            Err(why) => refuse(conn, Some(id), why, out),
        }
    }

    /// Somebody wants something done in the game.
    fn play(
        &mut self,
        conn: Conn,
        id: ActionId,
        seen: Version,
        deed: Act<G::Action>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let seat = deed.doer().filter(|seat| self.holds(conn, *seat));
        let why = match &self.fold.stage {
            _ if seat.is_none() => Why::NotYours,
            _ if self.fold.closed => Why::Closed,
            Stage::Dealt(_) if self.fold.paused => Why::Paused,
            Stage::Dealt(_) => {
                let input = Input::Want { number: id.number(), seen, deed };
                self.hear_table(input, now, out);
                return;
            }
            _ => Why::NotBegun,
        };
        refuse(conn, Some(id), why, out);
    }

    fn holds(&self, conn: Conn, seat: Seat) -> bool {
        self.onlookers.get(&conn).is_some_and(|onlooker| onlooker.sees.seats.contains(seat))
    }

    pub(super) fn hear_table(
        &mut self,
        input: Input<G::Action>,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        let Some(table) = self.fold.table_mut() else { return };
        let effects = table.hear(now, input);
        self.carry_out(effects, now, out);
    }

    /// What a message wants done that is not part of the game; the message itself if it is.
    pub(super) fn deed(&mut self, message: ToServer) -> Result<(ActionId, Deed), ToServer> {
        let level = Self::stand_in;
        Ok(match message {
            ToServer::Sit { id, seat, name, key } => {
                (id, Deed::Sit { seat, name, lock: key.lock() })
            }
            ToServer::Rename { id, seat, name } => (id, Deed::Rename { seat, name }),
            ToServer::Stand { id, seat } => (id, Deed::Stand { seat, level: level() }),
            ToServer::Bot { id, seat, name, level } => (id, Deed::Bot { seat, name, level }),
            ToServer::Away { id, seat } => (id, Deed::Away { seat, level: level() }),
            ToServer::Back { id, seat } => (id, Deed::Back { seat }),
            ToServer::Change { id, opening } => (id, Deed::Change { opening }),
            ToServer::Start { id } => {
                let here = self.onlookers.values().map(|onlooker| onlooker.sees.seats);
                let wanted = here.fold(SeatSet::EMPTY, SeatSet::union);
                (id, Deed::Start { salt: Salt(self.dice.bytes()), wanted })
            }
            ToServer::Pause { id, paused } => (id, Deed::Pause { paused }),
            ToServer::Host { id, seat } => (id, Deed::Host { seat }),
            ToServer::Again { id } => (id, Deed::Again),
            ToServer::Close { id } => (id, Deed::Close),
            ToServer::Commit { id, seat, round, commitment } => {
                (id, Deed::Commit { seat, round, commitment })
            }
            ToServer::Reveal { id, seat, round, salt } => (id, Deed::Reveal { seat, round, salt }),
            other => return Err(other),
        })
    }

    /// Hears a message about the game.
    pub(super) fn hear_play(
        &mut self,
        conn: Conn,
        message: ToServer,
        now: Millis,
        out: &mut Vec<Output>,
    ) {
        match message {
            ToServer::Act { id, seat, seen, action } => match read_action::<G>(&action) {
                Ok(action) => self.play(conn, id, seen, Act::Act { seat, action }, now, out),
                Err(what) => refuse(conn, Some(id), Why::Action(what), out),
            },
            ToServer::Undo { id, seat, seen } => {
                self.play(conn, id, seen, Act::AskUndo { seat }, now, out);
            }
            ToServer::Answer { id, seat, asked, agree } => {
                self.play(conn, id, asked, Act::AnswerUndo { seat, asked, agree }, now, out);
            }
            ToServer::Waive { seat }
            | ToServer::Draft { seat, .. }
            | ToServer::Say { seat, .. }
            | ToServer::Chat { seat, .. }
                if !self.holds(conn, seat) =>
            {
                refuse(conn, None, Why::NotYours, out);
            }
            ToServer::Waive { seat } => self.hear_table(Input::Waive { seat }, now, out),
            ToServer::Draft { seat, draft } => {
                self.hear_table(Input::Draft { seat, draft }, now, out);
            }
            ToServer::Say { seat, phrase } => {
                self.pass_on(To::All, &ToClient::Said { seat, phrase }, out);
            }
            ToServer::Chat { seat, text } if self.fold.opening.chat => {
                self.pass_on(To::All, &ToClient::Chat { seat, text }, out);
            }
            ToServer::Chat { .. } => refuse(conn, None, Why::PhrasesOnly, out),
            // The node has answered everything else.
            _ => {}
        }
    }
}

fn read_action<G: Shelved>(action: &RawValue) -> Result<G::Action, String> {
    serde_json::from_str(action.get()).map_err(|error| error.to_string())
}
