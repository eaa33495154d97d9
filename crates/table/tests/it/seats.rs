//! Who sits where, who is host, what they are called, and what they say.

use game::{Salt, Seat};
use sequence::{Edition, Sequence};
use serde_json::json;
use table::{Local, Millis, News, Phrase, Refusal, Sitter, To};

use crate::scene::{local, seat, terms};

const NOW: Millis = Millis(1);

fn three(who: &str) -> Local<Sequence> {
    let setup = sequence::Setup::new(Edition::Cats, 3, None, [("dealer", "2")]).expect("three");
    local(setup, who, 1)
}

fn greedy() -> Sitter {
    Sitter::Bot { level: "greedy".to_owned() }
}

#[test]
fn a_bot_takes_over_and_the_person_comes_back() {
    let mut table = three("PPP");
    table.sit(NOW, seat(0), greedy()).expect("the host may");
    let [request] = &table.take_requests()[..] else { panic!("the bot is asked at once") };
    assert_eq!((request.seat, request.level.as_str()), (seat(0), "greedy"));
    let action = table.options(seat(0)).swap_remove(0);
    assert_eq!(table.act(NOW, seat(0), action), Err(Refusal::BotSitsThere(seat(0))));
    table.sit(NOW, seat(0), Sitter::Person).expect("the host may");
    assert!(table.take_requests().is_empty());
    let version = table.version();
    table.answer_bot(NOW, request.id, Some(action));
    assert_eq!(table.version(), version, "the bot has nothing to say any more");
    table.act(NOW, seat(0), action).expect("the person decides again");
    let record = table.record();
    let seats = record.lines().filter(|line| line.starts_with("{\"seat\"")).count();
    assert_eq!(seats, 2, "{record}");
}

#[test]
fn a_table_has_a_host_while_there_is_a_person() {
    let mut table = three("PbP");
    assert_eq!(table.table().host(), seat(0));
    table.sit(NOW, seat(0), greedy()).expect("the host may leave");
    assert_eq!(table.table().host(), seat(2));
    table.sit(NOW, seat(2), greedy()).expect("the last one may leave");
    assert_eq!(table.table().host(), seat(2));
    table.sit(NOW, seat(0), Sitter::Person).expect("whoever was host last lets people in");
    assert_eq!(table.table().host(), seat(0), "the only person is the host");
}

#[test]
fn an_unknown_bot_or_seat_is_refused() {
    let mut table = three("PPb");
    let level = "oracle".to_owned();
    let sitter = Sitter::Bot { level: level.clone() };
    assert_eq!(table.sit(NOW, seat(1), sitter), Err(Refusal::UnknownLevel(level)));
    assert_eq!(table.sit(NOW, seat(7), greedy()), Err(Refusal::NoSuchSeat(seat(7))));
    let pass = sequence::Action::Pass;
    assert_eq!(table.check(seat(7), &pass), Err(Refusal::NoSuchSeat(seat(7))));
    assert_eq!(table.act(NOW, seat(7), pass), Err(Refusal::NoSuchSeat(seat(7))));
    assert!(table.options(seat(7)).is_empty() && !table.may_undo(seat(7)));
}

#[test]
fn a_draft_is_told_to_the_others_and_gone_when_its_player_acts() {
    let mut table = three("PPb");
    let before = table.save();
    table.set_draft(NOW, seat(0), json!({ "tiles": [1, 2] }));
    table.set_draft(NOW, seat(0), json!({ "tiles": [3] }));
    table.set_draft(NOW, seat(2), json!("a bot has no draft"));
    table.set_draft(NOW, seat(9), json!("nobody sits there"));
    let last = (To::AllBut(seat(0)), News::Draft { seat: seat(0), draft: json!({ "tiles": [3] }) });
    assert_eq!(table.take_news().last(), Some(&last));
    assert_eq!(table.draft(seat(0)), Some(&json!({ "tiles": [3] })));
    assert_eq!((table.draft(seat(2)), table.save()), (None, before), "no record holds a draft");
    let action = table.options(seat(0)).swap_remove(0);
    table.act(NOW, seat(0), action).expect("a listed action");
    assert_eq!(table.draft(seat(0)), None);
}

#[test]
fn people_say_ready_phrases() {
    let mut table = three("PPb");
    let phrase: Phrase = "well-played".parse().expect("a key");
    table.say(NOW, seat(1), phrase.clone());
    table.say(NOW, seat(2), phrase.clone());
    assert_eq!(table.take_news(), [(To::All, News::Said { seat: seat(1), phrase })]);
    for text in ["", "Well played", "a_b", &"a".repeat(33)] {
        assert!(text.parse::<Phrase>().is_err(), "{text:?}");
    }
}

#[test]
fn news_that_nobody_asks_for_does_not_pile_up() {
    let mut table = three("PPb");
    for number in 0..1000 {
        table.say(Millis(number), seat(0), "hurry-up".parse().expect("a key"));
    }
    assert!(table.take_news().len() <= 200);
}

#[test]
fn only_the_host_and_oneself_may_change_a_seat() {
    use table::{Deed, Effect, Input, Table, Version};
    let setup = sequence::Setup::usual(Edition::Cats, 3).expect("three");
    let mut table = Table::<Sequence>::open(terms(setup, "PPP"), Salt([1; 32])).expect("possible");
    let mut try_it = |deed| {
        let effects = table.hear(NOW, Input::Want { number: 1, seen: Version(0), deed });
        matches!(effects[0], Effect::Append(_))
    };
    let name = |text: &str| text.parse().expect("a name");
    let (one, two): (Seat, Seat) = (seat(1), seat(2));
    assert!(try_it(Deed::Sit { by: one, seat: one, sitter: greedy() }));
    assert!(!try_it(Deed::Sit { by: one, seat: two, sitter: greedy() }));
    assert!(try_it(Deed::Rename { by: two, seat: two, name: name("Embla") }));
    assert!(!try_it(Deed::Rename { by: two, seat: one, name: name("Embla") }));
    assert!(!try_it(Deed::Host { by: one, to: one }));
    assert!(try_it(Deed::Host { by: seat(0), to: one }));
}
