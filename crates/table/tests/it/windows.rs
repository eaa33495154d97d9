//! Whom a bot waits for, by a clock that is made up.

use game::{Rng, Salt, Seat, Team};
use rat_a_tat_cat::{Action, RatATatCat};
use sequence::{Edition, Sequence};
use table::{House, Local, Millis};

use crate::scene::{local, seat, terms, think};

const YOU: Seat = Seat::new(0);

fn by_hand() -> Local<Sequence> {
    let options = [("drawing", "by-hand"), ("dealer", "1")];
    local(sequence::Setup::new(Edition::Cats, 2, None, options).expect("a possible table"), "Pb", 1)
}

/// Plays any card for `seat`.
fn play_a_card(table: &mut Local<Sequence>, now: Millis, seat: Seat) {
    let action = table.options(seat).swap_remove(0);
    table.act(now, seat, action).expect("listed actions are legal");
}

#[test]
fn a_bot_waits_for_a_late_draw_until_it_is_used() {
    let mut table = by_hand();
    play_a_card(&mut table, Millis(1000), YOU);
    assert!(table.take_requests().is_empty());
    assert_eq!(table.next_wake(), Some(Millis(6000)));
    table.tick(Millis(5999));
    assert!(table.take_requests().is_empty());
    table.act(Millis(5999), YOU, sequence::Action::Draw).expect("there is time");
    assert_eq!(table.take_requests().len(), 1);
}

#[test]
fn a_bot_waits_for_a_late_draw_until_it_is_waived() {
    let mut table = by_hand();
    play_a_card(&mut table, Millis(1000), YOU);
    table.waive(Millis(1500), seat(1));
    assert!(table.take_requests().is_empty(), "only its holder waives an option");
    table.waive(Millis(1500), YOU);
    assert_eq!(table.take_requests().len(), 1);
    assert_eq!(table.next_wake(), None);
}

#[test]
fn a_bot_waits_no_longer_than_the_window() {
    let mut table = by_hand();
    play_a_card(&mut table, Millis(1000), YOU);
    table.tick(Millis(6000));
    let [request] = &table.take_requests()[..] else { panic!("the bot is asked") };
    assert!(request.must);
    // You may still draw while the bot thinks; then it has to think again.
    table.act(Millis(6001), YOU, sequence::Action::Draw).expect("the bot has not drawn");
    assert_ne!(table.take_requests()[0].id, request.id);
}

#[test]
fn a_clock_that_goes_backwards_only_makes_a_bot_wait() {
    let mut table = by_hand();
    play_a_card(&mut table, Millis(9000), YOU);
    table.tick(Millis(100));
    assert!(table.take_requests().is_empty());
    table.tick(Millis(u64::MAX));
    assert_eq!(table.take_requests().len(), 1);
}

#[test]
fn the_house_sets_the_window() {
    let options = [("drawing", "by-hand"), ("dealer", "1")];
    let setup = sequence::Setup::new(Edition::Cats, 2, None, options).expect("a possible table");
    for (window, asked) in [(0, 1), (1, 0)] {
        let mut terms = terms(setup, "Pb");
        terms.house = House { window: Millis(window), ..House::default() };
        let mut table = Local::<Sequence>::open(terms, Salt([1; 32])).expect("a possible table");
        play_a_card(&mut table, Millis(1000), YOU);
        assert_eq!(table.take_requests().len(), asked, "window {window}");
    }
}

fn teams(who: &str) -> Local<Sequence> {
    let options = [("table-talk", "on"), ("dealer", "3")];
    local(sequence::Setup::new(Edition::Numbers, 4, None, options).expect("four play"), who, 1)
}

#[test]
fn table_talk_holds_nobody_up_where_no_two_people_are_partners() {
    // You can call at any time, but the bots of the other team have nobody to talk to.
    let mut table = teams("Pbbb");
    assert!(table.may_act().contains(YOU));
    play_a_card(&mut table, Millis(1000), YOU);
    assert!(table.may_act().contains(YOU));
    assert_eq!(table.take_requests().len(), 1);
    let mut table = teams("PPbb");
    play_a_card(&mut table, Millis(1000), YOU);
    play_a_card(&mut table, Millis(1000), seat(1));
    assert_eq!(table.take_requests().len(), 1);
}

#[test]
fn a_bot_waits_for_a_call_after_somebody_with_a_human_partner_has_acted() {
    let mut table = teams("PPPb");
    for number in 0..3 {
        play_a_card(&mut table, Millis(1000), seat(number));
    }
    assert!(table.take_requests().is_empty(), "seat 1 may call what seats 0 and 2 said");
    assert_eq!(table.next_wake(), Some(Millis(6000)));
    table.act(Millis(2000), seat(1), sequence::Action::Call { team: Team(0) }).expect("a call");
    // Seat 1 is the only human opponent, so the call stands, and both give a card.
    assert_eq!(table.must_act().len(), 2);
    for giver in [0, 2] {
        play_a_card(&mut table, Millis(3000), seat(giver));
    }
    assert_eq!(table.take_requests().len(), 1, "the call has been used, so nothing is waited for");
}

#[test]
fn a_bot_waits_for_a_knock() {
    let setup = rat_a_tat_cat::Setup::new(2, [("dealer", "1")]).expect("a possible table");
    let mut table = local::<RatATatCat>(setup, "Pb", 1);
    let mut now = Millis(10);
    while !table.options(YOU).contains(&rat_a_tat_cat::Action::Knock) {
        now.0 += 10;
        if table.must_act().contains(YOU) {
            let action = table.options(YOU).pop().expect("whoever must act can");
            table.act(now, YOU, action).expect("listed actions are legal");
        } else {
            crate::scene::answer_all(&mut table, now);
        }
    }
    assert!(table.take_requests().is_empty());
    assert_eq!(table.next_wake(), Some(now.after(Millis(5000))));
    table.act(now, YOU, rat_a_tat_cat::Action::Knock).expect("you may");
    assert_eq!(table.take_requests().len(), 1);
}

#[test]
fn the_clock_of_a_match_strikes_once_and_stops_while_the_table_is_put_away() {
    let options = [("length", "time"), ("minutes", "2")];
    let setup = rat_a_tat_cat::Setup::new(2, options).expect("a possible table");
    let mut table = local::<RatATatCat>(setup, "PP", 1);
    let time_up = |table: &Local<RatATatCat>| table.screen(game::Viewer::Spectator).table.time_up;
    table.tick(Millis(1_000_000));
    assert_eq!(table.next_wake(), Some(Millis(1_120_000)));
    table.tick(Millis(1_050_000));
    let mut table = Local::<RatATatCat>::resume(&table.save()).expect("its own text");
    table.tick(Millis(7));
    assert_eq!(table.next_wake(), Some(Millis(70_007)));
    table.tick(Millis(70_006));
    assert!(!time_up(&table));
    table.tick(Millis(70_007));
    assert!(time_up(&table));
    let version = table.version();
    table.tick(Millis(900_000));
    assert_eq!((table.version(), table.next_wake()), (version, None));
}

#[test]
fn a_bot_that_could_knock_is_heard_out() {
    let setup = rat_a_tat_cat::Setup::new(2, [("rounds", "1")]).expect("two play");
    let mut table = local::<RatATatCat>(setup, "Pb", 1);
    let (mut rng, mut heard) = (Rng::new(1), 0);
    while !table.is_over() {
        let speaking = table.hears_bot_out();
        if let Some(request) = table.take_requests().pop() {
            assert_eq!(speaking, !request.must);
            assert!(!speaking || table.options(request.seat).contains(&Action::Knock));
            heard += u32::from(speaking);
            table.answer_bot(Millis(5), request.id, think::<RatATatCat>(&request));
        } else {
            assert!(!speaking, "a bot that nobody has asked is not heard out");
            let plays_on = |action: &Action| *action != Action::Knock;
            let options: Vec<_> = table.options(YOU).into_iter().filter(plays_on).collect();
            let action = *rng.pick(&options).expect("the game waits for somebody");
            table.act(Millis(5), YOU, action).expect("listed actions are legal");
        }
    }
    assert!(heard >= 2, "{heard}");
}
