//! What the tests have in common: tables with people and bots, and somebody who plays for them.

use catalog::Shelved;
use game::{Rng, Salt, Seat};
use table::{Chair, Local, Millis, Request, Terms};

/// A table where `P` is a person and `b` a bot, such as `"PbP"`.
pub(crate) fn terms<S>(setup: S, who: &str) -> Terms<S> {
    let chair = |(number, kind): (usize, char)| match kind {
        'P' => Chair::person(&format!("Person {number}")),
        _ => Chair::bot(&format!("Bot {number}"), "random"),
    };
    let chairs = who.chars().enumerate().map(|seat| chair(seat).expect("a good name")).collect();
    Terms::new(setup, chairs)
}

/// The same, opened.
pub(crate) fn local<G: Shelved>(setup: G::Setup, who: &str, salt: u8) -> Local<G> {
    Local::open(terms(setup, who), Salt([salt; 32])).expect("a table that can be")
}

/// What the bot of the request decides.
pub(crate) fn think<G: Shelved>(request: &Request<G::View>) -> Option<G::Action> {
    let named = G::BOTS.iter().find(|bot| bot.name == request.level).expect("levels are known");
    (named.make)(request.seat).choose(&request.view, &mut Rng::new(request.number))
}

/// Has every bot answer that was asked. True if there was one.
pub(crate) fn answer_all<G: Shelved>(table: &mut Local<G>, now: Millis) -> bool {
    let requests = table.take_requests();
    for request in &requests {
        table.answer_bot(now, request.id, think::<G>(request));
    }
    !requests.is_empty()
}

/// One step of the match: bots answer, or else somebody decides at random, or else time passes.
/// Whoever may speak out of turn is asked before whoever must act: rounds end with a knock.
pub(crate) fn step<G: Shelved>(table: &mut Local<G>, now: &mut Millis, rng: &mut Rng) {
    now.0 += 10;
    if answer_all(table, *now) {
        return;
    }
    let people = table.table().people();
    let optional = table.may_act().difference(table.must_act()).intersection(people);
    let must = table.must_act().intersection(people);
    for seat in optional.iter().chain(must.iter()) {
        let options = table.options(seat);
        if let Some(action) = rng.pick(&options) {
            table.act(*now, seat, action.clone()).expect("listed actions are legal");
            return;
        }
    }
    let Some(wake) = table.next_wake() else {
        let (asked, must, may) = (table.table().asked(), table.must_act(), table.may_act());
        panic!("nothing goes on: asked {asked:?}, must act {must:?}, may act {may:?}");
    };
    *now = wake.max(*now);
    table.tick(*now);
}

/// Plays to the end.
pub(crate) fn play_out<G: Shelved>(table: &mut Local<G>, now: &mut Millis, rng: &mut Rng) {
    let mut steps = 0;
    while !table.is_over() {
        step(table, now, rng);
        steps += 1;
        assert!(steps < 20_000, "the match does not end");
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// Makes a test for each game of a check that is generic over them.
macro_rules! for_every_game {
    ($($check:ident),* $(,)?) => {
        mod in_sequence {
            use $crate::scene::tables::sequence;
            $(#[test] fn $check() { super::$check::<::sequence::Sequence>(sequence()); })*
        }
        mod in_rat_a_tat_cat {
            use $crate::scene::tables::rat_a_tat_cat;
            $(#[test] fn $check() { super::$check::<::rat_a_tat_cat::RatATatCat>(rat_a_tat_cat()); })*
        }
        mod in_crossing {
            use $crate::scene::tables::crossing;
            $(#[test] fn $check() { super::$check::<::crossing::Crossing>(crossing()); })*
        }
    };
}
pub(crate) use for_every_game;

/// The tables that every game is tried at: the setup, and who sits there.
pub(crate) mod tables {
    use sequence::Edition;

    pub(crate) fn sequence() -> Vec<(sequence::Setup, &'static str)> {
        let new = |edition, players, teams, options: &[(&str, &str)]| {
            sequence::Setup::new(edition, players, teams, options.iter().copied())
                .expect("a possible table")
        };
        let by_hand = [("drawing", "by-hand"), ("table-talk", "on")];
        vec![
            (new(Edition::Cats, 2, None, &[]), "Pb"),
            (new(Edition::Cats, 3, None, &[("drawing", "by-hand")]), "bPb"),
            (new(Edition::Classic, 4, None, &by_hand), "PPPb"),
            (new(Edition::Numbers, 2, None, &[]), "bb"),
        ]
    }

    pub(crate) fn rat_a_tat_cat() -> Vec<(rat_a_tat_cat::Setup, &'static str)> {
        let new = |players, options: &[(&str, &str)]| {
            rat_a_tat_cat::Setup::new(players, options.iter().copied()).expect("a possible table")
        };
        vec![
            (new(2, &[("rounds", "1")]), "Pb"),
            (new(3, &[("rounds", "2")]), "PbP"),
            (new(3, &[("length", "time"), ("minutes", "1")]), "bPb"),
        ]
    }

    pub(crate) fn crossing() -> Vec<(crossing::Setup, &'static str)> {
        let new = |players, options: &[(&str, &str)]| {
            crossing::Setup::new(players, None, options.iter().copied()).expect("a possible table")
        };
        vec![(new(2, &[]), "Pb"), (new(3, &[("games", "2")]), "bPP")]
    }
}
