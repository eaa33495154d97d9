//! A table that a server keeps: what it tells becomes signals, what people do is sent to it.

use std::any::Any;
use std::sync::Arc;

use catalog::Shelved as _;
use crossing::Crossing;
use game::{Seat, SeatSet, Viewer};
use guest::{Bookmark, Sequel};
use leptos::prelude::*;
use play::online::{Finding, absence, findings};
use play::order;
use protocol::{Desk, Hand, Phase, Play, ToServer, Who, Why};
use rat_a_tat_cat::RatATatCat;
use sequence::Sequence;
use serde::Deserialize as _;
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::{Holder, Moment, Told};

use super::keeper::{Keeper, Later, Then};
use super::{
    Curtain, Dealer, Doubt, Playable, Refused, Seen, Session, Sight, Sitting, Tables, Why as Fault,
};
use crate::boards::{Board, Made};
use crate::browser;
use crate::online::Online;

/// Sits down at the game of the online table, with its board.
pub(crate) fn sit_down(tables: Tables, online: Online, board: &'static Board) -> Result<(), Fault> {
    let family = online.about(|desk| catalog::listing(&desk.opening.wish.game)).flatten();
    let made: &Made = match family.map(|game| game.family) {
        Some(Sequence::FAMILY) => &move || there::<Sequence>(online, board),
        Some(RatATatCat::FAMILY) => &move || there::<RatATatCat>(online, board),
        Some(Crossing::FAMILY) => &move || there::<Crossing>(online, board),
        _ => &|| None,
    };
    (board.sit)(tables, made)
}

/// The page's side of the game at the online table; nothing if there is none, or none that can be read.
fn there<G: Playable>(online: Online, board: &'static Board) -> Option<Box<dyn Any>> {
    let there = There::<G>::new(online, board)?;
    Some(Box::new(Session::new(there.seen, there)))
}

/// A table that a server keeps. A copy is a handle to the same table.
struct There<G: Playable> {
    online: Online,
    board: &'static Board,
    /// Who has the device, and who had it last.
    holder: StoredValue<(Holder, Option<Seat>)>,
    /// Who waits to hear of a decision.
    deciding: StoredValue<Option<(Seat, Then)>>,
    /// How far what happened was read, and for whom.
    read: StoredValue<(Viewer, Bookmark)>,
    seen: Seen<G>,
}

impl<G: Playable> Clone for There<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for There<G> {}

/// The game as the server tells it.
type Shown<G> = Play<<G as game::Game>::Screen, <G as game::Game>::Action>;

impl<G: Playable> There<G> {
    fn new(online: Online, board: &'static Board) -> Option<Self> {
        let desk = online.desk().get_untracked()?;
        let play = read::<G>(online)?;
        let viewer = play.hands.first().and_then(|hand| hand.seat);
        let alone =
            Signal::derive(move || online.about(|desk| desk.yours.len() == 1) == Some(true));
        let sight = sight(&desk, play, viewer.map_or(Viewer::Spectator, Viewer::Seat), None)?;
        let there = Self {
            online,
            board,
            holder: StoredValue::new((Holder::Nobody, None)),
            deciding: StoredValue::new(None),
            read: StoredValue::new((Viewer::Spectator, Bookmark::default())),
            seen: Seen::new(sight, alone),
        };
        there.show();
        Effect::new(move |before: Option<()>| {
            online.changed().track();
            if before.is_some() {
                untrack(|| there.follow());
            }
        });
        Some(there)
    }

    fn who_deals(self) -> Dealer {
        let dealer = self.desk(|desk| match desk {
            desk if desk.phase == Phase::Closed => Dealer::Nobody,
            desk if desk.hosting => Dealer::Here,
            desk => {
                let host = desk.seats.iter().find(|place| place.host);
                Dealer::There(host.and_then(|host| Some(host.name.as_ref()?.to_string())))
            }
        });
        dealer.unwrap_or(Dealer::Nobody)
    }

    async fn find_out(self) -> Result<Vec<Finding>, Doubt> {
        let own = self.desk(|desk| desk.number).map(|number| self.online.salts(number));
        let record = self.fetch_record().await.ok_or(Doubt::Absent)?;
        let report = (self.board.verify)(&record);
        let report = report.map_err(|fault| Doubt::Broken(fault.to_string()))?;
        Ok(findings(&report, &catalog::opened_salts(&record), &own.unwrap_or_default()))
    }

    async fn fetch_record(self) -> Option<String> {
        let (code, number) = self.desk(|desk| (desk.code, desk.number))?;
        let yours = self.desk(|desk| desk.yours).unwrap_or(SeatSet::EMPTY);
        let key = yours.iter().find_map(|seat| self.online.key_of(seat));
        browser::fetch_with(&format!("tables/{code}/{number}/record"), key.map(String::from))
            .await
            .ok()
    }

    fn desk<T>(self, ask: impl FnOnce(&Desk) -> T) -> Option<T> {
        self.online.about(ask)
    }

    fn person(self) -> Option<Seat> {
        match self.holder.get_value().0 {
            Holder::Person(seat) => Some(seat),
            Holder::Curtain(_) | Holder::Nobody => None,
        }
    }

    fn undoer(self) -> Option<Seat> {
        self.person().or(self.holder.get_value().1)
    }

    /// Something has changed: the game, or what became of a decision.
    fn follow(self) {
        self.show();
        let Some((seat, then)) = self.deciding.try_update_value(Option::take).flatten() else {
            return;
        };
        if self.online.is_deciding(seat) {
            self.deciding.set_value(Some((seat, then)));
            return;
        }
        let trouble = self.online.trouble().get();
        let refused = trouble.filter(|trouble| matches!(*trouble.wanted, ToServer::Act { .. }));
        then(refused.map_or(Ok(()), |trouble| Err(refusal(trouble.why))));
    }

    fn show(self) {
        let Some(desk) = self.online.desk().get() else { return };
        let Some(play) = read::<G>(self.online) else { return };
        let (holder, last) = self.holder.get_value();
        let moment = moment::<G>(&desk, &play, holder);
        let next = holder.next(last, moment);
        let last = if let Holder::Person(seat) = next { Some(seat) } else { last };
        self.holder.set_value((next, last));
        let viewer = match next {
            Holder::Person(seat) => Viewer::Seat(seat),
            Holder::Curtain(_) | Holder::Nobody => Viewer::Spectator,
        };
        self.tell(&desk, play, viewer, next);
    }

    /// Adds to the story what has happened since, as `viewer` may hear it.
    fn read_on(self, viewer: Viewer) {
        let (before, mark) = self.read.get_value();
        let mark = if before == viewer { mark } else { Bookmark::default() };
        let (new, mark) = self.online.read_on(mark, |sequel| match sequel {
            Sequel::More(told) => (false, read_told::<G>(told, viewer)),
            Sequel::Anew(told) => (true, read_told::<G>(told, viewer)),
        });
        self.read.set_value((viewer, mark));
        match new {
            (false, more) if more.is_empty() => {}
            (false, more) => self.seen.story.update(|story| Arc::make_mut(story).extend(more)),
            (true, all) => self.seen.story.set(Arc::new(all)),
        }
    }

    fn tell(self, desk: &Desk, play: Shown<G>, viewer: Viewer, holder: Holder) {
        self.read_on(viewer);
        let story = self.seen.story.get_untracked();
        let stands = story.iter().rfind(|told| !told.undone);
        let over = desk.phase != Phase::Playing;
        let mine = stands.is_some_and(|told| Some(told.seat) == self.undoer());
        self.seen.set_may_undo(mine && !over && play.undo.is_none());
        self.seen.seats.set(Arc::new(sittings(desk, play.must_act, viewer)));
        self.seen.curtain.set(match holder {
            Holder::Curtain(next) => Some(Arc::new(Curtain::before(next, &story))),
            Holder::Person(_) | Holder::Nobody => None,
        });
        if let Some(sight) = sight(desk, play, viewer, stands.cloned()) {
            self.seen.sight.set(Arc::new(sight));
        }
    }
}

impl<G: Playable> Keeper<G> for There<G> {
    fn lights(&self) -> bool {
        self.desk(|desk| order::lights(&desk.opening.wish)).unwrap_or(true)
    }

    fn is_passed(&self) -> bool {
        self.desk(|desk| desk.yours.len() > 1).unwrap_or(false)
    }

    fn dealer(&self) -> Signal<Dealer> {
        let there = *self;
        Signal::derive(move || there.who_deals())
    }

    fn findings(&self) -> Later<Option<Result<Vec<Finding>, Doubt>>> {
        let there = *self;
        Box::pin(async move { Some(there.find_out().await) })
    }

    fn record(&self) -> Later<Option<String>> {
        Box::pin(self.fetch_record())
    }

    fn elsewhere(&self) -> Signal<Option<(Seat, Arc<Value>)>> {
        self.online.drafts()
    }

    fn is_seen_elsewhere(&self) -> bool {
        true
    }

    fn show_elsewhere(&self, draft: Value) {
        if let Some(seat) = self.person() {
            self.online.mention(&ToServer::Draft { seat, draft });
        }
    }

    fn act(&self, action: G::Action, then: Then) {
        let Some(seat) = self.person().filter(|seat| !self.online.is_deciding(*seat)) else {
            return;
        };
        if let Ok(action) = to_raw_value(&action) {
            self.deciding.set_value(Some((seat, then)));
            self.online.act(seat, action);
        }
    }

    fn undo(&self) {
        if let Some(seat) = self.undoer() {
            self.online.undo(seat);
        }
    }

    fn pass_on(&self) {
        if let Some(seat) = self.person() {
            self.holder.set_value((Holder::Nobody, Some(seat)));
            self.online.mention(&ToServer::Waive { seat });
            self.show();
        }
    }

    fn open_curtain(&self) {
        if let (Holder::Curtain(seat), _) = self.holder.get_value() {
            self.holder.set_value((Holder::Person(seat), Some(seat)));
            self.show();
        }
    }

    fn again(&self) {
        self.online.want(|id| ToServer::Again { id });
    }
}

fn read<G: Playable>(online: Online) -> Option<Shown<G>> {
    online.play(|play| Shown::<G>::deserialize(play).ok()).flatten()
}

/// What `viewer` sees.
fn sight<G: Playable>(
    desk: &Desk,
    play: Shown<G>,
    viewer: Viewer,
    last: Option<Told<G::Event>>,
) -> Option<Sight<G>> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mut hands = play.hands.into_iter();
    let Hand { screen, options, .. } = hands.find(|hand| hand.seat == seat)?;
    Some(Sight {
        viewer,
        screen,
        options,
        must_act: play.must_act,
        may_act: play.may_act,
        version: play.version.0,
        last,
        over: desk.phase != Phase::Playing,
        winners: play.winners,
    })
}

/// What `viewer` is told.
fn read_told<G: Playable>(told: &[protocol::Told], viewer: Viewer) -> Vec<Told<G::Event>> {
    let to = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let own = told.iter().filter(|told| told.to == to);
    let told = own.filter_map(|told| {
        let events = serde_json::from_str(told.events.get()).ok()?;
        Some(Told { number: told.at.0, seat: told.by, events, undone: told.undone })
    });
    told.collect()
}

fn sittings(desk: &Desk, must_act: SeatSet, viewer: Viewer) -> Vec<Sitting> {
    let seats = Seat::all(u8::try_from(desk.seats.len()).unwrap_or(u8::MAX));
    let sitting = |(seat, place): (Seat, &protocol::Place)| Sitting {
        seat,
        name: place.name.as_ref().map(ToString::to_string).unwrap_or_default(),
        bot: !matches!(place.who, Who::Person),
        absence: absence(place),
        on_turn: must_act.contains(seat),
        you: viewer == Viewer::Seat(seat),
    };
    seats.zip(&desk.seats).map(sitting).collect()
}

fn moment<G: Playable>(desk: &Desk, play: &Shown<G>, holder: Holder) -> Moment {
    let could = play.hands.iter().filter(|hand| !hand.options.is_empty());
    let could_act: SeatSet = could.filter_map(|hand| hand.seat).collect();
    Moment {
        people: desk.yours,
        waited_for: play.must_act.intersection(desk.yours),
        could_act: if holder == Holder::Nobody { SeatSet::EMPTY } else { could_act },
        seats: u8::try_from(desk.seats.len()).unwrap_or(u8::MAX),
        over: desk.phase != Phase::Playing,
    }
}

fn refusal(why: Why) -> Refused {
    match why {
        Why::Foul { rule, name } => Refused::Foul { rule, name },
        _ => Refused::Told,
    }
}
