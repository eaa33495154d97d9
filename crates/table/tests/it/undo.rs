//! Taking back: what may be, what may not, and who has to agree.

use catalog::Shelved;
use game::{Game, Rng, Salt, Seat, SeatSet, Viewer};
use sequence::{Edition, Sequence};
use table::{
    Author, Deed, Effect, Envelope, House, Id, Input, Local, Millis, News, NoUndo, Refusal, Sitter,
    Table, Version,
};

use crate::scene::{answer_all, for_every_game, local, seat, step, terms};

const NOW: Millis = Millis(1);

for_every_game! {
    what_is_taken_back_has_not_happened,
}

fn what_is_taken_back_has_not_happened<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    let mut undone = 0;
    for (salt, (setup, who)) in (1..).zip(tables) {
        let (mut now, mut rng) = (Millis(5), Rng::new(salt.into()));
        let mut table = local::<G>(setup, who, salt);
        for _ in 0..100 {
            if table.is_over() {
                break;
            }
            let before = table.table().state().position();
            let number =
                |table: &Local<G>| table.last_act(Viewer::Spectator).map(|told| told.number);
            let earlier = number(&table);
            step(&mut table, &mut now, &mut rng);
            let last = table.last_act(Viewer::Spectator);
            let Some(actor) = last.filter(|told| Some(told.number) != earlier) else { continue };
            let actor = actor.seat;
            for other in table.table().state().seats().iter().filter(|seat| *seat != actor) {
                assert!(!table.may_undo(other), "{other} did not act last");
            }
            if !table.may_undo(actor) {
                continue;
            }
            if !table.table().people().contains(actor) {
                assert_eq!(table.undo(now, actor), Err(Refusal::BotSitsThere(actor)));
                continue;
            }
            let after = table.table().state().position();
            let action = action_of(&table);
            table.undo(now, actor).expect("it may be");
            assert_eq!(table.table().state().position(), before);
            assert!(table.story(Viewer::Spectator).last().is_some_and(|told| told.undone));
            // The same decision has the same consequences: the same card comes back.
            table.act(now, actor, action).expect("it was legal before");
            assert_eq!(table.table().state().position(), after);
            undone += 1;
        }
    }
    assert!(undone > 20, "hardly anything was taken back: {undone}");
}

/// The action of the last decision, from the log.
fn action_of<G: Shelved>(table: &Local<G>) -> G::Action {
    let act = table.log().iter().rev().find_map(|envelope| match &envelope.deed {
        Deed::Act { action, .. } => Some(action.clone()),
        _ => None,
    });
    act.expect("somebody has acted")
}

/// A second opinion on why a decision cannot be taken back where undo is strict, from the rule book.
trait Opinion: Shelved {
    fn why_not(before: &Self, seat: Seat, action: &Self::Action, after: &Self) -> Option<NoUndo>;
}

impl Opinion for Sequence {
    fn why_not(before: &Self, seat: Seat, action: &Self::Action, after: &Self) -> Option<NoUndo> {
        use sequence::{Action, OpenCall};
        let table = before.screen(Viewer::Spectator).table;
        let settled = after.screen(Viewer::Spectator).table.call.is_none();
        match (action, table.call.clone()) {
            (Action::Play { .. }, _) => (!table.setup.by_hand()).then_some(NoUndo::SawACard),
            (Action::Exchange { .. } | Action::Draw, _) => Some(NoUndo::SawACard),
            // Secret answers of others come to light with the last one.
            (Action::Vote { .. }, Some(OpenCall::Vote { voted, caller, .. })) => {
                let secret = voted.difference(SeatSet::only(caller));
                (!secret.is_empty()
                    && after.must_act() != before.must_act().difference(SeatSet::only(seat)))
                .then_some(NoUndo::OthersLearnt)
            }
            (Action::Give { .. }, Some(OpenCall::Give { chosen, .. })) => {
                (settled && !chosen.is_empty()).then_some(NoUndo::OthersLearnt)
            }
            _ => None,
        }
    }
}

impl Opinion for rat_a_tat_cat::RatATatCat {
    fn why_not(before: &Self, seat: Seat, action: &Self::Action, after: &Self) -> Option<NoUndo> {
        use rat_a_tat_cat::Action;
        let view = before.view(seat);
        let known = |spot: rat_a_tat_cat::Spot| view.rows[seat][spot.index()].card.is_some();
        let rounds = |state: &Self| state.screen(Viewer::Spectator).table.sheet.len();
        if rounds(before) < rounds(after) {
            return Some(NoUndo::OthersLearnt);
        }
        match action {
            Action::Cut { .. } => Some(NoUndo::OthersLearnt),
            Action::Take { spot } | Action::Place { spot } if !known(*spot) => {
                Some(NoUndo::OthersLearnt)
            }
            Action::Look | Action::Draw => Some(NoUndo::SawACard),
            Action::Peek { spot } if !known(*spot) => Some(NoUndo::SawACard),
            // With Draw two another card is drawn at once.
            Action::Use | Action::Discard | Action::Place { .. } => {
                after.view(seat).drawn.map(|_| NoUndo::SawACard)
            }
            _ => None,
        }
    }
}

impl Opinion for crossing::Crossing {
    fn why_not(before: &Self, _: Seat, action: &Self::Action, after: &Self) -> Option<NoUndo> {
        use crossing::Action;
        let (scene, then) =
            (before.screen(Viewer::Spectator).scene, after.screen(Viewer::Spectator).scene);
        if then.results.len() > scene.results.len() {
            return Some(NoUndo::OthersLearnt);
        }
        match action {
            Action::Take { .. } if scene.bag > 0 => Some(NoUndo::OthersLearnt),
            // Whoever draws is told what it is, even that it is nothing.
            Action::DrawThree { .. } => Some(NoUndo::OthersLearnt),
            Action::Draw => Some(NoUndo::SawACard),
            // With the last choice the tiles change hands.
            Action::Give { .. } if then.chosen.is_none() => Some(NoUndo::OthersLearnt),
            _ => None,
        }
    }
}

/// Plays with people alone, and compares after every decision.
fn agrees_with_the_rule_book<G: Opinion>(setup: G::Setup, who: &str, salt: u8) -> Vec<NoUndo> {
    let strict = House { friendly_undo: false, ..House::default() };
    let mut terms = terms(setup, who);
    let mut friendly = Local::<G>::open(terms.clone(), Salt([salt; 32])).expect("possible");
    terms.house = strict;
    let mut table = Local::<G>::open(terms, Salt([salt; 32])).expect("possible");
    let mut rng = Rng::new(salt.into());
    let mut seen = Vec::new();
    for _ in 0..400 {
        if table.is_over() {
            break;
        }
        let speakers = table.may_act().iter().filter(|seat| !table.options(*seat).is_empty());
        let speakers: Vec<Seat> = speakers.collect();
        let actor = *rng.pick(&speakers).expect("somebody can act");
        let action = rng.pick(&table.options(actor)).expect("something can be done").clone();
        let before = table.table().state().clone();
        table.act(NOW, actor, action.clone()).expect("listed actions are legal");
        friendly.act(NOW, actor, action.clone()).expect("at both tables");
        let after = table.table().state();
        let why = if after.is_over() {
            Some(NoUndo::Over)
        } else {
            G::why_not(&before, actor, &action, after)
        };
        assert_eq!(table.why_no_undo(actor), why, "{actor} {action:?}");
        assert_eq!(friendly.why_no_undo(actor), why.filter(|why| *why != NoUndo::SawACard));
        seen.extend(why);
    }
    seen
}

/// Fails unless each of `reasons` came up.
#[track_caller]
fn covers(seen: &[NoUndo], reasons: &[NoUndo]) {
    for reason in reasons {
        assert!(seen.contains(reason), "{reason:?} never came up");
    }
}

#[test]
fn sequence_is_taken_back_by_the_book() {
    let mut seen = Vec::new();
    for (options, who) in
        [(&[][..], "PPP"), (&[("drawing", "by-hand")][..], "PPP"), (&[][..], "PP")]
    {
        let options = options.iter().copied();
        let setup = sequence::Setup::new(Edition::Cats, who.len() as u32, None, options);
        let setup = setup.expect("a possible table");
        (1..4)
            .for_each(|salt| seen.extend(agrees_with_the_rule_book::<Sequence>(setup, who, salt)));
    }
    covers(&seen, &[NoUndo::SawACard, NoUndo::Over]);
}

#[test]
fn rat_a_tat_cat_is_taken_back_by_the_book() {
    let mut seen = Vec::new();
    for salt in 1..8 {
        let setup = rat_a_tat_cat::Setup::new(3, [("rounds", "2")]).expect("a possible table");
        seen.extend(agrees_with_the_rule_book::<rat_a_tat_cat::RatATatCat>(setup, "PPP", salt));
    }
    covers(&seen, &[NoUndo::SawACard, NoUndo::OthersLearnt, NoUndo::Over]);
}

#[test]
fn crossing_is_taken_back_by_the_book() {
    let mut seen = Vec::new();
    for salt in 1..4 {
        let setup = crossing::Setup::new(3, None, [("games", "2")]).expect("a possible table");
        seen.extend(agrees_with_the_rule_book::<crossing::Crossing>(setup, "PPP", salt));
    }
    covers(&seen, &[NoUndo::SawACard, NoUndo::OthersLearnt, NoUndo::Over]);
}

#[test]
fn a_vote_that_brought_secret_votes_to_light_stays() {
    use sequence::Action;
    let options = [("table-talk", "on"), ("dealer", "5")];
    let setup = sequence::Setup::new(Edition::Numbers, 6, Some(2), options).expect("six");
    let mut table = local::<Sequence>(setup, "PPPPPP", 1);
    table.act(NOW, seat(0), Action::Call { team: game::Team(1) }).expect("a call");
    assert!(table.may_undo(seat(0)));
    table.act(NOW, seat(2), Action::Vote { agree: false }).expect("a vote");
    assert!(table.may_undo(seat(2)), "nobody knows yet how seat 2 voted");
    assert_eq!(table.why_no_undo(seat(0)), Some(NoUndo::OthersActed));
    table.act(NOW, seat(4), Action::Vote { agree: false }).expect("a vote");
    assert_eq!(table.why_no_undo(seat(4)), Some(NoUndo::OthersLearnt));
}

#[test]
fn a_vote_that_a_change_of_seats_has_settled_stays() {
    use sequence::Action;
    let options = [("table-talk", "on"), ("dealer", "5")];
    let setup = sequence::Setup::new(Edition::Numbers, 6, Some(2), options).expect("six");
    let mut table = local::<Sequence>(setup, "PPPPPP", 1);
    table.act(NOW, seat(0), Action::Call { team: game::Team(1) }).expect("a call");
    table.act(NOW, seat(2), Action::Vote { agree: false }).expect("a vote");
    let bot = Sitter::Bot { level: "random".to_owned() };
    table.sit(NOW, seat(5), bot.clone()).expect("the host may");
    assert!(table.may_undo(seat(2)), "seat 5 had no vote");
    table.sit(NOW, seat(4), bot).expect("the host may");
    assert_eq!(table.why_no_undo(seat(2)), Some(NoUndo::OthersLearnt));
}

#[test]
fn alone_with_bots_one_takes_back_until_a_bot_has_acted() {
    let setup = sequence::Setup::new(Edition::Cats, 2, None, [("dealer", "1")]).expect("two");
    let mut table = local::<Sequence>(setup, "Pb", 1);
    assert_eq!(table.why_no_undo(seat(0)), Some(NoUndo::Nothing));
    let action = table.options(seat(0)).swap_remove(0);
    table.act(NOW, seat(0), action).expect("a listed action");
    let [request] = &table.take_requests()[..] else { panic!("the bot is asked") };
    table.undo(NOW, seat(0)).expect("the bot has not answered");
    assert!(table.must_act().contains(seat(0)) && table.take_requests().is_empty());
    let version = table.version();
    table.answer_bot(NOW, request.id, crate::scene::think::<Sequence>(request));
    assert_eq!(table.version(), version, "the bot thought about what is no more");
    table.act(NOW, seat(0), action).expect("a listed action");
    assert!(answer_all(&mut table, NOW));
    assert_eq!(table.undo(NOW, seat(0)), Err(Refusal::NoUndo(NoUndo::OthersActed)));
}

#[test]
fn nobody_takes_back_what_came_before_a_clock() {
    let options = [("length", "time"), ("minutes", "1"), ("dealer", "1")];
    let setup = rat_a_tat_cat::Setup::new(2, options).expect("two");
    let mut table = local::<rat_a_tat_cat::RatATatCat>(setup, "PP", 1);
    table.tick(NOW);
    let first = table.must_act().iter().next().expect("somebody begins");
    let cut = table.options(first).swap_remove(0);
    table.act(NOW, first, cut).expect("a listed action");
    table.act(NOW, seat(0), rat_a_tat_cat::Action::Look).expect("all look");
    assert!(table.may_undo(seat(0)));
    table.tick(Millis(60_001));
    assert_eq!(table.why_no_undo(seat(0)), Some(NoUndo::ClockStruck));
}

/// A table of three people where seat 0 has just acted and asks to take that back.
fn asked(who: &str) -> (Table<Sequence>, Version) {
    let setup = sequence::Setup::new(Edition::Cats, who.len() as u32, None, [("dealer", "2")]);
    let setup = setup.expect("a possible table");
    let mut table = Table::open(terms(setup, who), Salt([1; 32])).expect("a possible table");
    let action = table.options(seat(0)).swap_remove(0);
    done(&mut table, Deed::Act { seat: seat(0), action });
    done(&mut table, Deed::AskUndo { seat: seat(0) });
    let (by, asked) = table.undo_asked().expect("the question is open");
    assert_eq!((by, asked), (seat(0), table.version()));
    (table, asked)
}

/// Does `deed`, and says what was told about an undo.
#[track_caller]
fn done(table: &mut Table<Sequence>, deed: Deed<sequence::Action>) -> Vec<News<sequence::Foul>> {
    let (number, seen) = (table.version().0.into(), table.version());
    let effects = table.hear(NOW, Input::Want { number, seen, deed });
    let [Effect::Append(envelope), ..] = &effects[..] else { panic!("{effects:?}") };
    let told = table.accept(NOW, envelope.clone()).into_iter().filter_map(|effect| match effect {
        Effect::Tell(_, News::Version(_) | News::Done { .. }) => None,
        Effect::Tell(_, news) => Some(news),
        _ => None,
    });
    told.collect()
}

fn answer(number: u8, asked: Version, agree: bool) -> Deed<sequence::Action> {
    Deed::AnswerUndo { seat: seat(number), asked, agree }
}

fn is_taken_back(table: &Table<Sequence>) -> bool {
    table.last_act(Viewer::Spectator).is_none()
}

#[test]
fn all_people_have_to_agree() {
    let (mut table, asked) = asked("PPP");
    assert_eq!(done(&mut table, answer(2, asked, true)), [News::UndoAgreed { seat: seat(2) }]);
    assert!(!is_taken_back(&table));
    let told = done(&mut table, answer(1, asked, true));
    assert_eq!(told, [News::UndoAgreed { seat: seat(1) }, News::Undone { seat: seat(0) }]);
    assert!(is_taken_back(&table) && table.undo_asked().is_none());
}

#[test]
fn one_no_is_enough() {
    let (mut table, asked) = asked("PPP");
    assert_eq!(done(&mut table, answer(1, asked, false)), [News::UndoDeclined { seat: seat(1) }]);
    assert!(!is_taken_back(&table) && table.undo_asked().is_none());
    let deed = answer(2, asked, true);
    let effects = table.hear(NOW, Input::Want { number: 9, seen: table.version(), deed });
    let refused = effects.iter().any(|effect| {
        matches!(effect, Effect::Tell(_, News::Refused { refusal: Refusal::NotAsked, .. }))
    });
    assert!(refused, "{effects:?}");
}

#[test]
fn a_question_lapses_when_somebody_acts() {
    let (mut table, _) = asked("PPP");
    let action = table.options(seat(1)).swap_remove(0);
    done(&mut table, Deed::Act { seat: seat(1), action });
    assert!(table.undo_asked().is_none());
}

#[test]
fn a_question_lapses_when_the_clock_strikes() {
    let options = [("length", "time"), ("minutes", "1"), ("dealer", "1")];
    let setup = rat_a_tat_cat::Setup::new(2, options).expect("two");
    let mut table =
        Table::<rat_a_tat_cat::RatATatCat>::open(terms(setup, "PP"), Salt([1; 32])).expect("two");
    let mut write = |deed, author| {
        let id = Id { author, number: table.version().0.into() };
        assert!(table.replay(Envelope { prev: table.version(), id, deed }));
        table.undo_asked().is_some()
    };
    let cutter = seat(0);
    let cut = Deed::Act { seat: cutter, action: rat_a_tat_cat::Action::Cut { cards: 9 } };
    assert!(!write(cut, Author::Seat(cutter)));
    assert!(write(Deed::AskUndo { seat: cutter }, Author::Seat(cutter)));
    assert!(!write(Deed::Signal(game::Signal::TimeUp), Author::Table));
}

#[test]
fn a_bot_that_takes_over_is_not_asked() {
    let (mut table, asked) = asked("PPP");
    done(&mut table, answer(2, asked, true));
    let sitter = Sitter::Bot { level: "random".to_owned() };
    let told = done(&mut table, Deed::Sit { by: seat(0), seat: seat(1), sitter });
    assert_eq!(told, [News::Undone { seat: seat(0) }]);
    assert!(is_taken_back(&table));
}

#[test]
fn a_bot_waits_for_the_answer_but_not_for_ever() {
    let (mut table, asked) = asked("PbP");
    let asks = |effects: &[Effect<Sequence>]| {
        effects.iter().any(|effect| matches!(effect, Effect::Ask(_)))
    };
    assert!(!asks(&table.tick(Millis(20_000))));
    assert_eq!(table.next_wake(), Some(Millis(20_001)));
    assert!(asks(&table.tick(Millis(20_001))));
    assert_eq!(table.undo_asked(), Some((seat(0), asked)), "people may still agree");
}

#[test]
fn on_one_device_people_agree_aloud() {
    let setup = sequence::Setup::new(Edition::Cats, 3, None, [("dealer", "2")]).expect("three");
    let mut table = local::<Sequence>(setup, "PPP", 1);
    let action = table.options(seat(0)).swap_remove(0);
    table.act(NOW, seat(0), action).expect("a listed action");
    table.undo(NOW, seat(0)).expect("nobody has acted since");
    assert!(is_taken_back(table.table()));
}
