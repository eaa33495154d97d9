//! The log decides: one envelope for each version, the same for every reader.

use game::{Notation as _, Salt, Seat, SeatSet, Viewer};
use sequence::{Action, Edition, Sequence};
use table::{Author, Deed, Effect, Envelope, Id, Input, Millis, News, Refusal, Table, To, Version};

use crate::scene::terms;

const NOW: Millis = Millis(1);
const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

type Act = Envelope<Action>;

fn table(who: &str, options: &[(&str, &str)]) -> Table<Sequence> {
    let players = who.len() as u32;
    let dealer = (players - 1).to_string();
    let options = options.iter().copied().chain([("dealer", dealer.as_str())]);
    let setup = sequence::Setup::new(Edition::Numbers, players, None, options).expect("possible");
    Table::open(terms(setup, who), Salt([1; 32])).expect("a possible table")
}

fn act(table: &Table<Sequence>, seat: Seat, which: usize) -> Deed<Action> {
    Deed::Act { seat, action: table.options(seat)[which] }
}

fn want(number: u64, seen: u32, deed: Deed<Action>) -> Input<Action> {
    Input::Want { number, seen: Version(seen), deed }
}

fn appended(effects: &[Effect<Sequence>]) -> Vec<Act> {
    let envelope = |effect: &Effect<Sequence>| match effect {
        Effect::Append(envelope) => Some(envelope.clone()),
        _ => None,
    };
    effects.iter().filter_map(envelope).collect()
}

fn told(effects: &[Effect<Sequence>]) -> Vec<(To, News<sequence::Foul>)> {
    let news = |effect: &Effect<Sequence>| match effect {
        Effect::Tell(to, news) => Some((*to, news.clone())),
        _ => None,
    };
    effects.iter().filter_map(news).collect()
}

/// Hears `input`, which has to lead to one envelope.
#[track_caller]
fn one(table: &mut Table<Sequence>, input: Input<Action>) -> Act {
    let effects = table.hear(NOW, input);
    let [envelope] = &appended(&effects)[..] else { panic!("{effects:?}") };
    envelope.clone()
}

fn id(seat: Seat, number: u64) -> Id {
    Id { author: Author::Seat(seat), number }
}

#[test]
fn of_two_writers_on_one_version_exactly_one_counts() {
    let (mut one_node, mut other_node) = (table("PP", &[]), table("PP", &[]));
    let first = one(&mut one_node, want(1, 0, act(&table("PP", &[]), ZERO, 0)));
    let second = one(&mut other_node, want(2, 0, act(&table("PP", &[]), ZERO, 1)));
    assert_eq!((first.prev, second.prev), (Version(0), Version(0)));
    for log in [[first.clone(), second.clone()], [second.clone(), first.clone()]] {
        let mut readers = [one_node.clone(), other_node.clone(), table("PP", &[])];
        for reader in &mut readers {
            assert_eq!(log.clone().map(|envelope| reader.replay(envelope)), [true, false]);
        }
        let positions = readers.map(|reader| reader.state().position());
        assert!(positions.iter().all(|position| *position == positions[0]));
    }
}

#[test]
fn of_two_writers_whose_deeds_would_both_be_allowed_one_counts() {
    let rename = |by: Seat, name: &str| Envelope {
        prev: Version(0),
        id: id(by, 1),
        deed: Deed::Rename { by, seat: by, name: name.parse().expect("a name") },
    };
    let (ask, embla) = (rename(ZERO, "Ask"), rename(ONE, "Embla"));
    for log in [[ask.clone(), embla.clone()], [embla, ask]] {
        let mut reader = table("PP", &[]);
        assert_eq!(log.map(|envelope| reader.replay(envelope)), [true, false]);
        assert_eq!(reader.version(), Version(1));
    }
}

#[test]
fn whoever_loses_the_race_is_told_to_look_again() {
    let (mut one_node, mut other_node) = (table("PP", &[]), table("PP", &[]));
    let first = one(&mut one_node, want(1, 0, act(&table("PP", &[]), ZERO, 0)));
    let second = one(&mut other_node, want(2, 0, act(&table("PP", &[]), ZERO, 1)));
    other_node.accept(NOW, first);
    let effects = other_node.accept(NOW, second);
    assert!(appended(&effects).is_empty());
    let refused = News::Refused { id: id(ZERO, 2), refusal: Refusal::MovedOn };
    assert_eq!(told(&effects), [(To::Only(Viewer::Seat(ZERO)), refused)]);
}

#[test]
fn a_dead_letter_whose_decision_still_stands_is_sent_again() {
    let mut node = table("PP", &[]);
    let name = Deed::Rename { by: ONE, seat: ONE, name: "Ask".parse().expect("a name") };
    let play = act(&node, ZERO, 0);
    let (rename, play) = (one(&mut node, want(1, 0, name)), one(&mut node, want(1, 0, play)));
    node.accept(NOW, rename);
    let [again] = &appended(&node.accept(NOW, play.clone()))[..] else { panic!("sent again") };
    assert_eq!((again.prev, again.id, &again.deed), (Version(1), play.id, &play.deed));
    let effects = node.accept(NOW, again.clone());
    let done = (To::Only(Viewer::Seat(ZERO)), News::Done { id: play.id });
    assert!(told(&effects).contains(&done), "{effects:?}");
    assert_eq!(node.version(), Version(2));
}

#[test]
fn a_late_draw_stands_although_somebody_has_played_meanwhile() {
    let mut node = table("PPP", &[("drawing", "by-hand")]);
    let envelope = {
        let deed = act(&node, ZERO, 0);
        one(&mut node, want(1, 0, deed))
    };
    node.accept(NOW, envelope);
    let draw = Deed::Act { seat: ZERO, action: Action::Draw };
    let draw = one(&mut node, want(2, 1, draw));
    let envelope = {
        let deed = act(&node, ONE, 0);
        one(&mut node, want(1, 1, deed))
    };
    node.accept(NOW, envelope);
    assert_eq!(appended(&node.accept(NOW, draw)).len(), 1);
}

#[test]
fn choices_made_at_the_same_time_do_not_disturb_each_other() {
    // Seats 0 and 2 owe a card after table talk: both decide on the same version.
    let mut node = table("PPPb", &[("table-talk", "on")]);
    let call = Deed::Act { seat: ONE, action: Action::Call { team: game::Team(0) } };
    let call = one(&mut node, want(1, 0, call));
    node.accept(NOW, call);
    assert_eq!(node.state_must_act(), [ZERO, Seat::new(2)].into_iter().collect());
    let gifts = [ZERO, Seat::new(2)].map(|seat| act(&node, seat, 0));
    let [first, second] = gifts.map(|gift| one(&mut node, want(1, 1, gift)));
    node.accept(NOW, first);
    let [again] = &appended(&node.accept(NOW, second))[..] else { panic!("sent again") };
    node.accept(NOW, again.clone());
    assert_eq!(node.version(), Version(3));
}

trait MustAct {
    fn state_must_act(&self) -> SeatSet;
}

impl MustAct for Table<Sequence> {
    fn state_must_act(&self) -> SeatSet {
        game::Game::must_act(self.state())
    }
}

#[test]
fn whoever_lost_the_answer_may_send_again() {
    let mut node = table("PP", &[]);
    let deed = act(&node, ZERO, 0);
    let envelope = one(&mut node, want(7, 0, deed.clone()));
    // Before the log has answered the same is appended again, and counts once.
    let twin = one(&mut node, want(7, 0, deed.clone()));
    node.accept(NOW, envelope);
    assert!(appended(&node.accept(NOW, twin)).is_empty());
    assert_eq!(node.version(), Version(1));
    let effects = node.hear(NOW, want(7, 0, deed));
    assert_eq!(told(&effects), [(To::Only(Viewer::Seat(ZERO)), News::Done { id: id(ZERO, 7) })]);
}

#[test]
fn a_decision_made_on_what_is_no_more_is_refused() {
    let mut node = table("PP", &[]);
    for (seen, refusal) in [(1, Some(Refusal::MovedOn)), (u32::MAX, Some(Refusal::MovedOn))] {
        let deed = act(&node, ZERO, 0);
        let effects = node.hear(NOW, want(1, seen, deed));
        let refused = refusal.map(|refusal| News::Refused { id: id(ZERO, 1), refusal });
        assert_eq!(told(&effects).pop().map(|(_, news)| news), refused);
    }
}

#[test]
fn nobody_writes_for_another() {
    let forged = |author, deed: Deed<Action>| {
        let mut node = table("Pb", &[]);
        let id = Id { author, number: 0 };
        node.replay(Envelope { prev: Version(0), id, deed })
    };
    let play = act(&table("Pb", &[]), ZERO, 0);
    let seat = Author::Seat;
    assert!(forged(seat(ZERO), play.clone()));
    assert!(!forged(seat(ONE), play.clone()), "another seat");
    assert!(!forged(Author::Table, play), "the table plays for bots alone");
    assert!(!forged(Author::Table, Deed::Signal(game::Signal::TimeUp)), "there is no clock");
    assert!(!forged(seat(ZERO), Deed::Signal(game::Signal::TimeUp)));
    assert!(!forged(seat(ONE), Deed::Close { by: ONE }), "only the host closes");
    assert!(!forged(seat(ONE), Deed::Close { by: ZERO }));
    assert!(!forged(seat(Seat::new(9)), Deed::Close { by: Seat::new(9) }));
}

#[test]
fn nobody_uses_up_the_numbers_of_the_table() {
    let mut node = table("bP", &[]);
    let deed = act(&node, ZERO, 0);
    let forged = |number| Envelope {
        prev: Version(0),
        id: Id { author: Author::Table, number },
        deed: deed.clone(),
    };
    assert!(!node.replay(forged(2)), "this number belongs to version 2");
    assert!(node.replay(forged(0)));
}

#[test]
fn envelopes_read_what_they_write() {
    let node = table("Pb", &[]);
    let name = "Åse".parse().expect("a name");
    let deeds = [
        act(&node, ZERO, 0),
        Deed::Signal(game::Signal::TimeUp),
        Deed::AskUndo { seat: ZERO },
        Deed::AnswerUndo { seat: ONE, asked: Version(3), agree: false },
        Deed::Sit { by: ZERO, seat: ONE, sitter: table::Sitter::Bot { level: "greedy".into() } },
        Deed::Rename { by: ZERO, seat: ZERO, name },
        Deed::Host { by: ZERO, to: ONE },
        Deed::Close { by: ZERO },
    ];
    for deed in deeds {
        let envelope = Envelope { prev: Version(4), id: id(ZERO, u64::MAX), deed };
        let text = serde_json::to_string(&envelope).expect("plain data");
        assert_eq!(serde_json::from_str::<Act>(&text).expect("its own text"), envelope);
    }
    let text = r#"{"prev":4,"id":{"author":"table","number":4},"deed":{"close":{"by":0}}}"#;
    let read = serde_json::from_str::<Act>(text).expect("the form that logs have");
    assert_eq!(serde_json::to_string(&read).expect("plain data"), text);
}
