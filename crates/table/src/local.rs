//! A table whose log is this device: one person alone with bots, or several who pass it round.

use std::collections::VecDeque;

use catalog::Shelved;
use game::{BySeat, Salt, Seat, SeatSet, Viewer};
use serde_json::Value;

use crate::save;
use crate::table::knows;
use crate::{
    Author, Chair, Deed, Effect, Envelope, Fault, Id, Input, Millis, Name, News, NoUndo, Phrase,
    Refusal, Request, RequestId, Sitter, Table, Terms, To, Told, Version,
};

/// How much news is kept for a shell that does not ask for it.
const MOST_NEWS: usize = 200;

/// A [`Table`] that writes its own log.
///
/// What the shell has to do: show [`screen`](Self::screen)s, have bots think about [`take_requests`](Self::take_requests)
/// and give their answers to [`answer_bot`](Self::answer_bot), and call [`tick`](Self::tick) at
/// [`next_wake`](Self::next_wake). How long a bot seems to think is the shell's own affair.
#[derive(Clone, Debug)]
pub struct Local<G: Shelved> {
    table: Table<G>,
    terms: Terms<G::Setup>,
    salt: Salt,
    log: Vec<Envelope<G::Action>>,
    requests: Vec<Request<G::View>>,
    news: VecDeque<(To, News<G::Foul>)>,
}

impl<G: Shelved> Local<G> {
    /// A new table, dealt from `salt`: 32 random bytes that nobody has seen.
    pub fn open(terms: Terms<G::Setup>, salt: Salt) -> Result<Self, Fault> {
        for (_, chair) in terms.seats.iter() {
            match &chair.sitter {
                Sitter::Bot { level } if !knows::<G>(level) => {
                    return Err(Fault::UnknownLevel(level.clone()));
                }
                _ => {}
            }
        }
        Self::set_up(terms, salt, Vec::new(), None)
    }

    /// The same people play again: whoever was named to deal or begin passes that on to the left. Who sits where now
    /// and what they are called stays.
    pub fn rematch(&self, salt: Salt) -> Result<Self, Fault> {
        let terms = Terms {
            setup: G::again(&self.terms.setup),
            seats: self.table.seats().clone(),
            host: self.table.host(),
            house: self.table.house().clone(),
        };
        Self::set_up(terms, salt, Vec::new(), None)
    }

    /// The table as text: terms, salt and log. It holds all that is hidden; keep it on the device.
    #[must_use]
    pub fn save(&self) -> String {
        save::write::<G>(&self.terms, self.salt, &self.log, self.table.waits.left())
    }

    /// The table that [`save`](Self::save) has written. Open windows begin anew, and whatever was asked of bots is
    /// asked again.
    pub fn resume(text: &str) -> Result<Self, Fault> {
        let saved = save::read::<G>(text)?;
        Self::set_up(saved.terms, saved.salt, saved.log, saved.left)
    }

    fn set_up(
        terms: Terms<G::Setup>,
        salt: Salt,
        log: Vec<Envelope<G::Action>>,
        left: Option<Millis>,
    ) -> Result<Self, Fault> {
        let mut table = Table::open(terms.clone(), salt)?;
        for (number, envelope) in (1..).zip(&log) {
            if !table.replay(envelope.clone()) {
                return Err(Fault::Refused { number });
            }
        }
        table.waits.set_left(left);
        let effects = table.begin();
        let (requests, news) = (Vec::new(), VecDeque::new());
        let mut local = Self { table, terms, salt, log, requests, news };
        local.carry_out(Millis(0), effects);
        Ok(local)
    }

    // --- What people do. ---

    /// `seat` decides.
    pub fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), Refusal<G::Foul>> {
        self.want(now, Deed::Act { seat, action })
    }

    /// `seat` will not use its option, so no bot need wait for it.
    pub fn waive(&mut self, now: Millis, seat: Seat) {
        self.hear(now, Input::Waive { seat });
    }

    /// Takes back the last decision of `seat`. People round one device agree aloud: their answers are taken for given.
    pub fn undo(&mut self, now: Millis, seat: Seat) -> Result<(), Refusal<G::Foul>> {
        self.want(now, Deed::AskUndo { seat })?;
        while let Some((_, asked)) = self.table.undo_asked() {
            let silent = self.table.people().difference(self.table.undo_agreed());
            let Some(seat) = silent.iter().next() else { break };
            self.want(now, Deed::AnswerUndo { seat, asked, agree: true })?;
        }
        Ok(())
    }

    /// Says whether the last decision of `seat` could be taken back.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.why_no_undo(seat).is_none()
    }

    /// The reason why not.
    pub fn why_no_undo(&self, seat: Seat) -> Option<NoUndo> {
        self.table.may_undo(seat).err()
    }

    /// From now on somebody else decides for `seat`; the host says so.
    pub fn sit(&mut self, now: Millis, seat: Seat, sitter: Sitter) -> Result<(), Refusal<G::Foul>> {
        self.want(now, Deed::Sit { by: self.table.host(), seat, sitter })
    }

    /// `seat` has another name from now on.
    pub fn rename(&mut self, now: Millis, seat: Seat, name: Name) -> Result<(), Refusal<G::Foul>> {
        self.want(now, Deed::Rename { by: self.table.host(), seat, name })
    }

    /// Ends the match before its end: nothing can be done after that, and the record opens the salt.
    pub fn close(&mut self, now: Millis) -> Result<(), Refusal<G::Foul>> {
        self.want(now, Deed::Close { by: self.table.host() })
    }

    /// What `seat` is moving about.
    pub fn set_draft(&mut self, now: Millis, seat: Seat, draft: Value) {
        self.hear(now, Input::Draft { seat, draft });
    }

    /// `seat` says a ready phrase.
    pub fn say(&mut self, now: Millis, seat: Seat, phrase: Phrase) {
        self.hear(now, Input::Say { seat, phrase });
    }

    // --- What bots and clocks do. ---

    /// What a bot decides; nothing if it has nothing to say. An answer that comes too late or twice is ignored. After
    /// two answers that are no good a legal action is picked for it.
    pub fn answer_bot(&mut self, now: Millis, request: RequestId, action: Option<G::Action>) {
        self.hear(now, Input::Answer { request, action });
    }

    /// Whether a bot is thinking about an option out of turn, such as a knock. A shell that lets people act at once takes
    /// the option from it; a fair one hears it out first.
    pub fn hears_bot_out(&self) -> bool {
        self.table.hears_bot_out()
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        let effects = self.table.tick(now);
        self.carry_out(now, effects);
    }

    /// When to call [`tick`](Self::tick) next, if nothing happens before.
    pub fn next_wake(&self) -> Option<Millis> {
        self.table.next_wake()
    }

    /// What bots are to think about: each request is handed out once.
    pub fn take_requests(&mut self) -> Vec<Request<G::View>> {
        std::mem::take(&mut self.requests)
    }

    /// What there is to tell people since this was last asked.
    pub fn take_news(&mut self) -> Vec<(To, News<G::Foul>)> {
        std::mem::take(&mut self.news).into()
    }

    // --- What there is to see. ---

    /// What the device shows to `viewer`.
    pub fn screen(&self, viewer: Viewer) -> G::Screen {
        self.table.screen(viewer)
    }

    /// The actions that are listed for `seat`; none if it has nothing to decide.
    pub fn options(&self, seat: Seat) -> Vec<G::Action> {
        self.table.options(seat)
    }

    /// Says whether `seat` may take `action` now.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal<G::Foul>> {
        self.table.check(seat, action)
    }

    /// The seats the game waits for; none when it is over.
    pub fn must_act(&self) -> SeatSet {
        if self.table.is_done() { SeatSet::EMPTY } else { self.table.state().must_act() }
    }

    /// The seats that may speak now.
    pub fn may_act(&self) -> SeatSet {
        if self.table.is_done() { SeatSet::EMPTY } else { self.table.state().may_act() }
    }

    /// True once nothing can happen any more: the game is over, or the table was closed.
    pub fn is_over(&self) -> bool {
        self.table.is_done()
    }

    /// Who has won, once the game is over.
    pub fn winners(&self) -> SeatSet {
        self.table.state().winners()
    }

    /// What is left of the time agreed on for the match, as of the last time that was heard of; nothing where no clock
    /// ends it.
    pub fn time_left(&self) -> Option<Millis> {
        self.table.waits.left()
    }

    /// Points so far.
    pub fn scores(&self) -> BySeat<i32> {
        self.table.state().scores()
    }

    /// Who sits where, and what they are called.
    pub fn seats(&self) -> &BySeat<Chair> {
        self.table.seats()
    }

    /// What was agreed on.
    pub fn setup(&self) -> &G::Setup {
        &self.terms.setup
    }

    /// How many deeds have been done: it changes whenever there is something new to show.
    pub fn version(&self) -> Version {
        self.table.version()
    }

    /// Every decision so far, as `viewer` may hear of it.
    pub fn story(&self, viewer: Viewer) -> Vec<Told<G::Event>> {
        self.table.story(viewer)
    }

    /// The last decision that stands, as `viewer` may hear of it.
    pub fn last_act(&self, viewer: Viewer) -> Option<Told<G::Event>> {
        self.table.last_act(viewer)
    }

    /// What `seat` is moving about, if it has said so since it last decided.
    pub fn draft(&self, seat: Seat) -> Option<&Value> {
        self.table.draft(seat)
    }

    /// The record as JSON lines. The salt is open in it once the game is over or the table closed; before that nobody
    /// can verify it, and nobody can look into it.
    pub fn record(&self) -> String {
        catalog::lines::<G>(&self.table.record())
    }

    /// The table itself.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The log: every envelope that counted.
    pub fn log(&self) -> &[Envelope<G::Action>] {
        &self.log
    }

    // --- The way into the log and back. ---

    fn want(&mut self, now: Millis, deed: Deed<G::Action>) -> Result<(), Refusal<G::Foul>> {
        let Some(seat) = deed.doer() else { return Err(Refusal::NotYours) };
        // Every envelope in the log has raised the version, so the version is a number nobody has used.
        let seen = self.table.version();
        let id = Id { author: Author::Seat(seat), number: seen.0.into() };
        let effects = self.table.hear(now, Input::Want { number: id.number, seen, deed });
        let told = self.carry_out(now, effects);
        let refusal = told.into_iter().find_map(|news| match news {
            News::Refused { id: refused, refusal } if refused == id => Some(refusal),
            _ => None,
        });
        refusal.map_or(Ok(()), Err)
    }

    fn hear(&mut self, now: Millis, input: Input<G::Action>) {
        let effects = self.table.hear(now, input);
        self.carry_out(now, effects);
    }

    /// Does what the table asks for, until it asks for nothing more, and returns what was told.
    fn carry_out(&mut self, now: Millis, effects: Vec<Effect<G>>) -> Vec<News<G::Foul>> {
        let mut told = Vec::new();
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Append(envelope) => {
                    let before = self.table.version();
                    effects.extend(self.table.accept(now, envelope.clone()));
                    if self.table.version() > before {
                        self.log.push(envelope);
                    }
                }
                Effect::Ask(request) => self.requests.push(*request),
                Effect::WakeAt(_) => {}
                Effect::Tell(to, news) => {
                    told.push(news.clone());
                    self.news.push_back((to, news));
                }
            }
        }
        let asked = self.table.asked();
        self.requests.retain(|request| Some(request.id) == asked);
        self.news.drain(..self.news.len().saturating_sub(MOST_NEWS));
        told
    }
}
