//! Bots that are late, answer twice, or answer nonsense.

use catalog::Shelved;
use game::{Rng, Seat, Viewer};
use rat_a_tat_cat::{Action, RatATatCat};
use table::{Local, Millis, News, RequestId, Table};

use crate::scene::{answer_all, for_every_game, local, play_out, seat, step, tables, think};

for_every_game! {
    bots_that_misbehave_cannot_stop_the_match,
    a_bot_is_given_its_own_view,
}

/// Every answer is now and then late, doubled, empty, or an action that is not the bot's to take.
fn bots_that_misbehave_cannot_stop_the_match<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    let mut stumbled = 0;
    for (salt, (setup, who)) in (1..).zip(tables) {
        let (mut now, mut rng) = (Millis(5), Rng::new(salt.into()));
        let mut table = local::<G>(setup, who, salt);
        let mut old: Vec<(RequestId, Option<G::Action>)> = Vec::new();
        let mut steps = 0;
        while !table.is_over() {
            while let Some(request) = table.take_requests().pop() {
                let version = table.version();
                if let Some((id, action)) = rng.pick(&old).cloned() {
                    table.answer_bot(now, id, action);
                    assert_eq!(table.version(), version, "an old answer counts for nothing");
                }
                let answer = match rng.below(3) {
                    0 => None,
                    1 => action_of_another(table.table(), request.seat, &mut rng),
                    _ => think::<G>(&request),
                };
                table.answer_bot(now, request.id, answer.clone());
                old.push((request.id, answer));
                if table.table().asked().is_some() || table.is_over() {
                    let (id, answer) = old[old.len() - 1].clone();
                    let version = table.version();
                    table.answer_bot(now, id, answer);
                    assert_eq!(table.version(), version, "an answer counts once");
                }
            }
            let news = table.take_news();
            stumbled +=
                news.iter().filter(|(_, news)| matches!(news, News::Stumbled { .. })).count();
            if table.is_over() {
                break;
            }
            step(&mut table, &mut now, &mut rng);
            steps += 1;
            assert!(steps < 20_000, "the match does not end");
        }
        assert!(!table.winners().is_empty());
    }
    assert!(stumbled > 0, "no bot ever stumbled");
}

/// An action that another seat could take, to be tried at the wrong seat.
fn action_of_another<G: Shelved>(table: &Table<G>, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let others = table.state().seats().iter().filter(|other| *other != seat);
    let actions: Vec<_> = others.flat_map(|other| table.options(other)).collect();
    rng.pick(&actions).cloned()
}

fn a_bot_is_given_its_own_view<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    let (setup, who) = tables.into_iter().nth(1).expect("there is a second table");
    let (mut now, mut rng) = (Millis(5), Rng::new(3));
    let mut table = local::<G>(setup, who, 3);
    let mut numbers = Vec::new();
    for _ in 0..200 {
        for request in table.take_requests() {
            assert!(!table.table().people().contains(request.seat));
            assert_eq!(request.view, table.table().state().view(request.seat));
            assert_eq!(request.must, table.must_act().contains(request.seat));
            assert!(!numbers.contains(&request.number), "a stream was given out twice");
            numbers.push(request.number);
            table.answer_bot(now, request.id, think::<G>(&request));
        }
        if table.is_over() {
            break;
        }
        step(&mut table, &mut now, &mut rng);
    }
    assert!(numbers.len() > 3);
}

fn cat_and_bot() -> Local<RatATatCat> {
    let setup = rat_a_tat_cat::Setup::new(2, [("dealer", "1")]).expect("a possible table");
    local(setup, "Pb", 1)
}

/// The table at the beginning of the bot's first turn.
fn at_the_bots_turn() -> Local<RatATatCat> {
    let mut table = cat_and_bot();
    let (now, mut rng) = (Millis(5), Rng::new(1));
    let you = seat(0);
    while !(table.must_act().contains(seat(1)) && table.options(seat(1)).contains(&Action::Draw)) {
        if table.must_act().contains(you) {
            let options = table.options(you);
            let action = *rng.pick(&options).expect("whoever must act can");
            table.act(now, you, action).expect("listed actions are legal");
        } else {
            answer_all(&mut table, now);
        }
    }
    table.waive(now, you);
    table
}

#[test]
fn a_bot_that_answers_nonsense_is_asked_once_more_and_then_played_for() {
    let mut table = at_the_bots_turn();
    let version = table.version();
    let [first] = &table.take_requests()[..] else { panic!("one request") };
    table.answer_bot(Millis(5), first.id, Some(Action::Knock));
    assert_eq!(table.version(), version);
    let [second] = &table.take_requests()[..] else { panic!("one more request") };
    assert_ne!((second.id, second.number), (first.id, first.number));
    assert_eq!((second.seat, &second.view), (first.seat, &first.view));
    table.take_news();
    table.answer_bot(Millis(5), second.id, None);
    assert_eq!(table.version(), version.next());
    let told = table.take_news();
    assert!(told.iter().any(|(_, news)| *news == News::Stumbled { seat: seat(1) }), "{told:?}");
    assert_eq!(table.last_act(Viewer::Spectator).map(|told| told.seat), Some(seat(1)));
}

#[test]
fn a_bot_may_let_an_option_go_by_but_not_its_turn() {
    let mut table = cat_and_bot();
    play_until_the_bot_may_knock(&mut table);
    let [request] = &table.take_requests()[..] else {
        panic!("the bot is asked whether it knocks")
    };
    assert!(!request.must);
    let version = table.version();
    table.answer_bot(Millis(5), request.id, None);
    assert_eq!((table.version(), table.take_requests().len()), (version, 0));
    assert!(table.must_act().contains(seat(0)), "you can go on");
}

fn play_until_the_bot_may_knock(table: &mut Local<RatATatCat>) {
    let (now, mut rng) = (Millis(5), Rng::new(2));
    while !table.options(seat(1)).contains(&Action::Knock) {
        let version = table.version();
        if let Some(action) = rng
            .pick(&table.options(seat(0)))
            .filter(|_| table.must_act().contains(seat(0)) || table.may_act().contains(seat(0)))
        {
            let action = if *action == Action::Knock { Action::Pass } else { *action };
            table.act(now, seat(0), action).expect("listed actions are legal");
        } else {
            answer_all(table, now);
        }
        assert!(table.version() > version, "nothing happened");
    }
}

#[test]
fn four_bots_play_alone() {
    let (setup, _) = tables::sequence().swap_remove(2);
    let mut table = local::<sequence::Sequence>(setup, "bbbb", 9);
    play_out(&mut table, &mut Millis(5), &mut Rng::new(1));
    assert!(table.is_over());
}
