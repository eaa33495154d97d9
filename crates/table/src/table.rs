//! The table itself: what it is asked, and the way from a wish to the log and back.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use catalog::Shelved;
use game::{
    BySeat, Commitment, Entry, Game, Header, Match, Occupant, Party, Record, Salt, Seat, SeatSet,
    Seed, Viewer,
};
use serde_json::Value;

use crate::undo::{Light, Question};
use crate::wait::Waits;
use crate::{
    Author, Chair, Deed, Effect, Envelope, Fault, House, Id, Input, Millis, News, Refusal, Terms,
    To, Version,
};

/// One round of salts before the deal: what everybody was bound to, and what was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// What the table was bound to.
    pub table: Commitment,
    /// What people were bound to.
    pub commitments: Vec<(Seat, Commitment)>,
    /// What they opened.
    pub salts: Vec<(Seat, Salt)>,
}

/// A table with a game on it.
///
/// The first part of it is the fold of the accepted envelopes and alike for every reader; `wanted` and `waits` are
/// what this reader has under way.
#[derive(Clone, Debug)]
pub struct Table<G: Shelved> {
    pub(crate) play: Match<G>,
    pub(crate) salt: Salt,
    pub(crate) seed: Seed,
    pub(crate) seats: BySeat<Chair>,
    pub(crate) host: Seat,
    pub(crate) house: House,
    pub(crate) closed: bool,
    pub(crate) question: Option<Question>,
    /// What the last decision brought to light, once somebody has asked.
    pub(crate) light: OnceLock<Light>,
    /// For each version the seats whose decisions, made just before it, it leaves as they are.
    pub(crate) stands: Vec<SeatSet>,
    pub(crate) ids: BTreeSet<Id>,
    pub(crate) drafts: BTreeMap<Seat, Value>,
    wanted: BTreeMap<Id, (Version, Deed<G::Action>)>,
    pub(crate) waits: Waits,
}

impl<G: Shelved> Table<G> {
    /// A table that has just been dealt to. `salt` is the table's own: all chance of the match comes from it, and it
    /// stays sealed until the game is over or the table closed.
    pub fn open(terms: Terms<G::Setup>, salt: Salt) -> Result<Self, Fault> {
        Self::open_witnessed(terms, salt, &[])
    }

    /// The same, where people have added salts of their own: they were all committed to before any was revealed.
    pub fn open_witnessed(
        terms: Terms<G::Setup>,
        salt: Salt,
        witnesses: &[(Seat, Salt)],
    ) -> Result<Self, Fault> {
        let commit = |&(seat, salt): &(Seat, Salt)| (seat, salt.commitment(Party::Seat(seat)));
        let round = Round {
            table: salt.commitment(Party::Table),
            commitments: witnesses.iter().map(commit).collect(),
            salts: witnesses.to_vec(),
        };
        Self::open_sealed(terms, salt, &[round])
    }

    /// The same, where it took several rounds until everybody had opened what they were bound to. The last round is
    /// the one that counts, and `salt` is the table's own of that round.
    pub fn open_sealed(
        terms: Terms<G::Setup>,
        salt: Salt,
        rounds: &[Round],
    ) -> Result<Self, Fault> {
        let header = header::<G>(&terms);
        let waits = Waits::new(G::minutes(&header.setup));
        let witnesses = rounds.last().map_or(&[][..], |round| &round.salts);
        let others = witnesses.iter().map(|&(seat, salt)| (Party::Seat(seat), salt));
        let salts: Vec<(Party, Salt)> =
            std::iter::once((Party::Table, salt)).chain(others).collect();
        let seed = Seed::from_salts(&salts);
        let mut play = Match::<G>::new(header, seed);
        let needed = play.state().seats().len();
        if terms.seats.seats() != needed {
            return Err(Fault::Seats { found: terms.seats.seats(), needed });
        }
        let seats = witnesses.iter().map(|(seat, _)| *seat).chain([terms.host]);
        if let Some(seat) = seats.into_iter().find(|seat| terms.seats.get(*seat).is_none()) {
            return Err(Fault::NoSuchSeat(seat));
        }
        for entry in rounds.iter().flat_map(opening) {
            play.push(entry).map_err(|refusal| Fault::Salts(refusal.to_string()))?;
        }
        Ok(Self {
            play,
            salt,
            seed,
            seats: terms.seats,
            host: terms.host,
            house: terms.house,
            closed: false,
            question: None,
            light: OnceLock::new(),
            stands: Vec::new(),
            ids: BTreeSet::new(),
            drafts: BTreeMap::new(),
            wanted: BTreeMap::new(),
            waits,
        })
    }

    /// Hears a message.
    pub fn hear(&mut self, now: Millis, input: Input<G::Action>) -> Vec<Effect<G>> {
        let mut out = Vec::new();
        match input {
            Input::Want { number, seen, deed } => self.want(number, seen, deed, &mut out),
            Input::Waive { seat } => self.waits.waive(seat),
            Input::Answer { request, action } => self.answer(request, action, &mut out),
            Input::Draft { seat, draft } if self.people().contains(seat) => {
                self.drafts.insert(seat, draft.clone());
                out.push(Effect::Tell(To::AllBut(seat), News::Draft { seat, draft }));
            }
            Input::Say { seat, phrase } if self.people().contains(seat) => {
                out.push(Effect::Tell(To::All, News::Said { seat, phrase }));
            }
            Input::Draft { .. } | Input::Say { .. } => {}
        }
        self.settle(Some(now), &mut out);
        out
    }

    /// Reads the next envelope of the log, its own or another writer's.
    pub fn accept(&mut self, now: Millis, envelope: Envelope<G::Action>) -> Vec<Effect<G>> {
        let mut out = Vec::new();
        self.read(envelope, &mut out);
        self.settle(Some(now), &mut out);
        out
    }

    /// Hears that time has passed.
    pub fn tick(&mut self, now: Millis) -> Vec<Effect<G>> {
        let mut out = Vec::new();
        self.settle(Some(now), &mut out);
        out
    }

    /// What there is to do for a table that was just opened or read from a log, before any clock is known.
    pub fn begin(&mut self) -> Vec<Effect<G>> {
        let mut out = Vec::new();
        self.settle(None, &mut out);
        out
    }

    /// Reads an envelope of a log, as [`accept`](Self::accept) does, without anything to do about it: how a table is
    /// brought up to date. True if the envelope counts.
    pub fn replay(&mut self, envelope: Envelope<G::Action>) -> bool {
        let before = self.version();
        self.read(envelope, &mut Vec::new());
        self.version() > before
    }

    /// How many envelopes have been accepted.
    pub fn version(&self) -> Version {
        Version(self.stands.len() as u32)
    }

    /// The state of the game, with all that is hidden. What leaves the process is a [screen](Self::screen).
    pub fn state(&self) -> &G {
        self.play.state()
    }

    /// What the device of `viewer` shows; what a spectator sees if the table has no such seat.
    pub fn screen(&self, viewer: Viewer) -> G::Screen {
        self.state().screen(self.known(viewer))
    }

    /// The same, beside what another device shows now: what both show alike may be shared.
    pub fn screen_beside(&self, viewer: Viewer, other: &G::Screen) -> G::Screen {
        self.state().screen_beside(self.known(viewer), other)
    }

    /// The actions that are listed for `seat`; none if it has nothing to decide.
    pub fn options(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.has(seat) && !self.closed {
            self.state().legal_actions(seat, &mut actions);
        }
        actions
    }

    /// Says whether `seat` may take `action` now.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal<G::Foul>> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        if !self.has(seat) {
            return Err(Refusal::NoSuchSeat(seat));
        }
        self.state().check(seat, action).map_err(Refusal::Foul)
    }

    /// Who sits where.
    pub fn seats(&self) -> &BySeat<Chair> {
        &self.seats
    }

    /// Who may change that.
    pub fn host(&self) -> Seat {
        self.host
    }

    /// The rules of the house.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// True once nothing can happen any more: the game is over, or the table was closed.
    pub fn is_done(&self) -> bool {
        self.closed || self.state().is_over()
    }

    /// What `seat` is moving about, if it has said so since it last decided.
    pub fn draft(&self, seat: Seat) -> Option<&Value> {
        self.drafts.get(&seat)
    }

    /// The record of the match. The table's salt is open in it once the game is over or the table closed.
    pub fn record(&self) -> Record<G::Setup, G::Action> {
        let mut record = self.play.record();
        if self.is_done() && !self.closed {
            record.entries.push(Entry::Reveal { party: Party::Table, salt: self.salt });
        }
        record
    }

    /// The seats that people decide for.
    pub fn people(&self) -> SeatSet {
        let person = |(seat, chair): (Seat, &Chair)| chair.sitter.is_person().then_some(seat);
        self.seats.iter().filter_map(person).collect()
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.seats.get(seat).is_some()
    }

    /// The viewer, who is a spectator if the table has no such seat.
    fn known(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.has(seat) => viewer,
            _ => Viewer::Spectator,
        }
    }

    /// Puts what somebody wants into an envelope, if it can be done.
    fn want(
        &mut self,
        number: u64,
        seen: Version,
        deed: Deed<G::Action>,
        out: &mut Vec<Effect<G>>,
    ) {
        // A clock is nobody's to strike, so there is nobody to answer.
        let Some(seat) = deed.doer() else { return };
        let id = Id { author: Author::Seat(seat), number };
        if self.ids.contains(&id) {
            out.push(tell(seat, News::Done { id }));
            return;
        }
        match self.check_want(id, seen, &deed) {
            Ok(()) => {
                self.wanted.insert(id, (seen, deed.clone()));
                out.push(Effect::Append(Envelope { prev: self.version(), id, deed }));
            }
            Err(refusal) => {
                self.wanted.remove(&id);
                out.push(tell(seat, News::Refused { id, refusal }));
            }
        }
    }

    fn check_want(
        &self,
        id: Id,
        seen: Version,
        deed: &Deed<G::Action>,
    ) -> Result<(), Refusal<G::Foul>> {
        if !self.still_stands(seen, deed) {
            return Err(Refusal::MovedOn);
        }
        self.check_deed(id, deed)?;
        match deed {
            // Which bots there are is a matter of the program and not of the log: two versions of it must not
            // read one log differently.
            Deed::Sit { sitter: crate::Sitter::Bot { level }, .. } if !knows::<G>(level) => {
                Err(Refusal::UnknownLevel(level.clone()))
            }
            Deed::AskUndo { seat } => self.may_undo(*seat).map_err(Refusal::NoUndo),
            _ => Ok(()),
        }
    }

    /// Whether a decision made on version `seen` is the same decision now.
    fn still_stands(&self, seen: Version, deed: &Deed<G::Action>) -> bool {
        let Some(since) = self.stands.get(seen.0 as usize..) else { return false };
        match deed {
            Deed::Act { seat, .. } => since.iter().all(|stand| stand.contains(*seat)),
            Deed::AskUndo { .. } => since.iter().all(|stand| *stand == self.everyone()),
            _ => true,
        }
    }

    /// An envelope counts, or is a dead letter. One of our own that came too late is tried again, if what it wants
    /// can still be meant.
    fn read(&mut self, envelope: Envelope<G::Action>, out: &mut Vec<Effect<G>>) {
        let id = envelope.id;
        let wanted = self.wanted.remove(&id);
        let is_new = !self.ids.contains(&id);
        let fits = is_new && envelope.prev == self.version();
        if fits && self.check_deed(id, &envelope.deed).is_ok() {
            self.ids.insert(id);
            self.do_deed(envelope.deed, out);
            out.push(Effect::Tell(To::All, News::Version(self.version())));
            if let Author::Seat(seat) = id.author {
                out.push(tell(seat, News::Done { id }));
            }
            return;
        }
        if id.author == Author::Table {
            self.waits.returned();
        }
        if let Some((seen, deed)) = wanted.filter(|_| is_new) {
            self.want(id.number, seen, deed, out);
        }
    }

    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::first(self.seats.seats())
    }

    pub(crate) fn occupant(&self, seat: Seat) -> Option<Occupant> {
        self.seats.get(seat).map(|chair| chair.sitter.occupant())
    }
}

/// The first line of the record.
fn header<G: Shelved>(terms: &Terms<G::Setup>) -> Header<G::Setup> {
    let seats = BySeat::from_fn(terms.seats.seats(), |seat| terms.seats[seat].sitter.occupant());
    let game = G::edition_of(&terms.setup).to_owned();
    Header { game, rules: G::RULES, setup: terms.setup.clone(), seats }
}

/// The entries of one round: everybody commits, and then all but the table reveal.
fn opening<A>(round: &Round) -> Vec<Entry<A>> {
    let table = Entry::Commit { party: Party::Table, commitment: round.table };
    let commit = |&(seat, commitment): &(Seat, Commitment)| Entry::Commit {
        party: Party::Seat(seat),
        commitment,
    };
    let reveal = |&(seat, salt): &(Seat, Salt)| Entry::Reveal { party: Party::Seat(seat), salt };
    let commits = round.commitments.iter().map(commit);
    std::iter::once(table).chain(commits).chain(round.salts.iter().map(reveal)).collect()
}

/// Whether there is a bot of this name for the game.
pub(crate) fn knows<G: Shelved>(level: &str) -> bool {
    G::BOTS.iter().any(|bot| bot.name == level)
}

fn tell<G: Game>(seat: Seat, news: News<G::Foul>) -> Effect<G> {
    Effect::Tell(To::Only(Viewer::Seat(seat)), news)
}
