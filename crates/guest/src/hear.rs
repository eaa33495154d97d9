//! What a message of the server changes.

use game::{Seat, SeatSet};
use protocol::{ActionId, Code, Edit, Step, ToClient, ToServer, Told, VERSION, Why, patch};
use serde_json::value::RawValue;
use table::{Millis, Version};

use crate::guest::{Guest, News, Order};
use crate::link::Link;
use crate::place::Place;

impl Guest {
    /// Takes in what the server says.
    pub(crate) fn take(&mut self, now: Millis, message: ToClient) {
        match message {
            ToClient::Hello { version: VERSION, .. } => self.greeted(),
            ToClient::Hello { .. } => self.is_outdated(),
            ToClient::Created { id, code } => self.created(id, code),
            ToClient::Sight { version, now: there, sight, told } => {
                self.see(version, (there, now), &sight, told);
            }
            ToClient::Update { version, edits, told, done } => {
                done.into_iter().for_each(|id| self.done(id));
                self.update(version, &edits, told);
            }
            ToClient::Done { id } => self.done(id),
            ToClient::Refused { why: Why::Version(_), .. } => self.is_outdated(),
            ToClient::Refused { id, why } => self.refused(id, why),
            ToClient::NoTable { code, why } => {
                if self.code() == Some(code) {
                    self.at = None;
                    self.wanted.clear();
                }
                self.news.push(News::NoTable(code, why));
            }
            ToClient::Tables { tables } => self.news.push(News::Tables(tables)),
            ToClient::Draft { seat, draft } => self.news.push(News::Draft(seat, draft)),
            ToClient::Said { seat, phrase } => self.news.push(News::Said(seat, phrase)),
            ToClient::Chat { seat, text } => self.news.push(News::Chat(seat, text)),
            // What cannot be read was written by another version of this program.
            ToClient::Unreadable { .. } => self.is_outdated(),
            ToClient::Bye => {
                self.orders.push(Order::HangUp);
                self.closed(now);
            }
        }
    }

    fn greeted(&mut self) {
        if self.link == Link::Up {
            return;
        }
        (self.link, self.failed) = (Link::Up, 0);
        match &self.at {
            Some(Place { code: Some(_), .. }) => self.send_enter(),
            Some(_) => self.send_wanted(),
            None => self.send(&ToServer::Tables),
        }
    }

    fn is_outdated(&mut self) {
        self.link = Link::Outdated;
        self.orders.push(Order::HangUp);
    }

    fn created(&mut self, id: ActionId, code: Code) {
        self.done(id);
        if let Some(place) = &mut self.at {
            place.code = Some(code);
            self.news.push(News::Created(code));
        }
    }

    fn done(&mut self, id: ActionId) {
        self.wanted.retain(|(wanted, _)| *wanted != id);
    }

    fn refused(&mut self, id: Option<ActionId>, why: Why) {
        let Some(at) = self.wanted.iter().position(|(wanted, _)| Some(*wanted) == id) else {
            return;
        };
        let (_, message) = self.wanted.remove(at);
        match message {
            // A round that is over, or another device of the same seat was first.
            ToServer::Commit { .. } | ToServer::Reveal { .. } => {}
            message => self.news.push(News::Refused(Box::new(message), why)),
        }
    }

    fn see(
        &mut self,
        version: Version,
        clock: (Millis, Millis),
        sight: &RawValue,
        told: Vec<Told>,
    ) {
        let Some(place) = &mut self.at else { return };
        let Ok(document) = serde_json::from_str(sight.get()) else { return };
        let yours = place.yours();
        place.entered = true;
        (place.document, place.version, place.clock) = (document, version, clock);
        self.tellings += 1;
        place.story.begin(told, self.tellings);
        if place.read_desk() {
            self.tell_unseated(yours);
            self.tend_salts();
            self.send_wanted();
        } else {
            self.is_outdated();
        }
    }

    fn update(&mut self, version: Version, edits: &[Edit], told: Vec<Told>) {
        let Some(place) = self.at.as_mut().filter(|place| place.entered) else { return };
        let (before, number, yours) = (place.play_version(), place.number(), place.yours());
        let desk_changed = edits.iter().any(|Edit(at, _)| is_about_desk(at));
        let fits = patch(&mut place.document, edits).is_ok();
        if !fits || (desk_changed && !place.read_desk()) {
            place.entered = false;
            self.send_enter();
            return;
        }
        place.version = version;
        if place.number() != number {
            self.tellings += 1;
            place.story.begin(Vec::new(), self.tellings);
        }
        let silent = told.is_empty() && before.is_some() && place.play_version() != before;
        place.story.go_on(told);
        if desk_changed {
            self.tell_unseated(yours);
            self.tend_salts();
        }
        if silent {
            // Something was taken back, perhaps: then the story is another one.
            self.send_enter();
        }
    }

    fn tell_unseated(&mut self, before: SeatSet) {
        let Some(place) = &self.at else { return };
        self.news.extend(place.taken_away(before).iter().map(News::Unseated));
    }

    fn tend_salts(&mut self) {
        let Some(place) = &mut self.at else { return };
        let Some(desk) = place.desk.clone() else { return };
        let wanted = &self.wanted;
        let is_on_its_way = |of: Seat, now: u32, step: Step| {
            wanted.iter().any(|(_, message)| match message {
                ToServer::Commit { seat, round, .. } => {
                    (*seat, *round, Step::Commit) == (of, now, step)
                }
                ToServer::Reveal { seat, round, .. } => {
                    (*seat, *round, Step::Reveal) == (of, now, step)
                }
                _ => false,
            })
        };
        for message in place.salts.answer(&desk, is_on_its_way, &mut self.random) {
            if let ToServer::Commit { id, .. } | ToServer::Reveal { id, .. } = message {
                self.send(&message);
                self.wanted.push((id, message));
            }
        }
    }
}

/// Whether an edit may be about the desk. A place that begins with a number goes on from the one before it.
fn is_about_desk(place: &str) -> bool {
    let whole = place.is_empty() || place.starts_with('/') || place.starts_with("0/");
    whole && !place.starts_with("/play")
}
