//! Devices at a real node, in a world that breaks connections, loses what is under way and lets the server fall over.

mod world;

use game::Seat;
use guest::{Bookmark, Guest, Kept, Link, News, Order, Sequel};
use protocol::{Opening, Phase, ToClient, ToServer, Told, Why};
use serde_json::value::to_raw_value;
use table::Millis;

use world::{World, random, wish};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn name(text: &str) -> table::Name {
    text.to_owned().try_into().expect("a name")
}

/// Two devices at a table of `game` that has begun; the first one has opened it.
fn begun(world: &mut World, game: &str) {
    wait_for_start(world, game);
    world.with(0, |guest, now| guest.want(now, |id| ToServer::Start { id }));
    world.until(|world| world.guests.iter().all(|guest| guest.play().is_some()));
}

/// Two devices at a table of `game` that is ready to begin.
fn wait_for_start(world: &mut World, game: &str) {
    let opening = Opening::usual(wish(game, 2));
    world.with(0, |guest, now| guest.create(now, opening));
    world.until(|world| world.guests[0].desk().is_some());
    let code = world.guests[0].code().expect("a table that is open has a code");
    world.with(1, |guest, now| guest.enter(now, Kept::link(code, None)));
    world.with(0, |guest, now| guest.sit(now, seat(0), name("Edda")));
    world.with(1, |guest, now| guest.sit(now, seat(1), name("Loki")));
    world.until(|world| {
        let desk = world.guests[0].desk();
        desk.is_some_and(|desk| desk.seats.iter().all(|place| place.name.is_some()))
    });
}

#[test]
fn a_game_is_played_to_its_end_though_connections_break_and_the_server_falls_over() {
    let (mut breaks, mut salts) = (0, 0);
    for seed in 0..12 {
        let mut world = World::new(seed, 2);
        world.breaks_one_in = 40;
        begun(&mut world, if seed % 3 == 0 { "rat-a-tat-cat" } else { "sequence" });
        world.play_on(|phase| phase == Phase::Over);
        let record = world.record(1);
        for guest in &world.guests {
            for (_, salt) in guest.salts(1) {
                salts += 1;
                let text = serde_json::to_string(&salt).expect("a salt has a JSON form");
                assert!(record.contains(text.trim_matches('"')), "its own salt went in");
            }
        }
        world.breaks_one_in = u32::MAX;
        assert_same_story(&mut world);
        breaks += world.breaks;
    }
    assert!(breaks > 100, "only {breaks} connections were broken");
    // Whoever is not there when the game begins adds nothing to the deal.
    assert!(salts >= 20, "only {salts} of 24 seats took part in the deals");
}

#[test]
fn a_page_that_is_loaded_anew_at_any_moment_still_knows_its_part_in_the_deal() {
    for steps in 0..24 {
        let mut world = World::new(40 + steps, 2);
        wait_for_start(&mut world, "sequence");
        world.with(0, |guest, now| guest.want(now, |id| ToServer::Start { id }));
        (0..steps).for_each(|_| world.step());
        world.load_anew(1);
        world.until(|world| world.guests.iter().all(|guest| guest.play().is_some()));
        world.load_anew(0);
        world.until(|world| world.guests.iter().all(|guest| guest.play().is_some()));
        world.play_on(|phase| phase == Phase::Over);
        let record = world.record(1);
        for (guest, own) in world.guests.iter().zip(0..) {
            let salts = guest.salts(1);
            assert_eq!(salts.len(), 1, "after {steps} steps");
            assert_eq!(salts[0].0, seat(own));
            let text = serde_json::to_string(&salts[0].1).expect("a salt has a JSON form");
            assert!(record.contains(text.trim_matches('"')), "after {steps} steps");
        }
    }
}

#[test]
fn only_the_device_whose_salt_went_into_the_deal_says_so() {
    let mut world = World::new(9, 2);
    wait_for_start(&mut world, "sequence");
    // The same seat on a third device, which has drawn nothing yet.
    let kept = world.guests[1].kept().expect("a table is kept");
    world.guests.push(Guest::new(random(901)));
    world.with(2, |guest, now| guest.enter(now, kept));
    world.until(|world| world.guests[2].desk().is_some());
    world.with(0, |guest, now| guest.want(now, |id| ToServer::Start { id }));
    world.until(|world| world.guests.iter().all(|guest| guest.play().is_some()));
    let salts = world.guests[1..].iter().flat_map(|guest| guest.salts(1));
    assert_eq!(salts.count(), 1, "two devices of one seat add one salt");
}

#[test]
fn a_new_match_forgets_the_salts_of_the_one_before() {
    let mut world = World::new(10, 2);
    begun(&mut world, "sequence");
    world.play_on(|phase| phase == Phase::Over);
    world.with(0, |guest, now| guest.want(now, |id| ToServer::Again { id }));
    world.until(|world| world.guests.iter().all(|guest| guest.play().is_none()));
    world.with(0, |guest, now| guest.want(now, |id| ToServer::Start { id }));
    world.until(|world| {
        let second = |guest: &Guest| guest.desk().is_some_and(|desk| desk.number == 2);
        world.guests.iter().all(|guest| second(guest) && guest.play().is_some())
    });
    for guest in &world.guests {
        assert_eq!((guest.salts(1).len(), guest.salts(2).len()), (0, 1));
    }
}

#[test]
fn what_was_put_down_before_salts_were_is_still_read() {
    let old = r#"{"code":"kavorumi","keys":[]}"#;
    let kept: Kept = serde_json::from_str(old).expect("it is read");
    assert_eq!(kept, Kept::link("kavorumi".parse().expect("a code"), None));
}

/// Reads on and on, and keeps what was read.
#[derive(Default)]
struct Reader {
    mark: Bookmark,
    read: Vec<String>,
    /// How many lines were read, and how many of them once more.
    lines: usize,
}

impl Reader {
    fn read_on(&mut self, guest: &Guest) {
        let (before, line) = (self.mark, |told: &Told| serde_json::to_string(told).expect("JSON"));
        let read = |sequel: Sequel<'_>| match sequel {
            Sequel::More(told) => (false, told.iter().map(line).collect::<Vec<_>>()),
            Sequel::Anew(told) => (true, told.iter().map(line).collect()),
        };
        let ((anew, lines), mark) = guest.read_on(before, read);
        if anew {
            self.read.clear();
        }
        self.lines += lines.len();
        self.read.extend(lines);
        self.mark = mark;
    }
}

#[test]
fn whoever_reads_on_has_read_the_whole_story() {
    for (seed, breaks_one_in) in [(50, 40), (51, 40), (52, u32::MAX)] {
        let mut world = World::new(seed, 2);
        begun(&mut world, "sequence");
        world.breaks_one_in = breaks_one_in;
        let mut reader = Reader::default();
        while world.guests[0].desk().is_some_and(|desk| desk.phase != Phase::Over) {
            world.decide();
            world.step();
            reader.read_on(&world.guests[0]);
        }
        let story = world.guests[0].story();
        let whole: Vec<_> =
            story.iter().map(|told| serde_json::to_string(told).expect("JSON")).collect();
        assert_eq!(reader.read, whole);
        let once = reader.lines == whole.len();
        assert_eq!(once, breaks_one_in == u32::MAX, "where nothing breaks every line is read once");
    }
}

/// Whoever comes anew, with the keys alone, knows all that the device knew that was there the whole time.
fn assert_same_story(world: &mut World) {
    let number = world.guests.len();
    let kept = world.guests[0].kept().expect("a table is kept");
    world.guests.push(Guest::new(random(900 + number as u64)));
    world.with(number, |guest, now| guest.enter(now, kept));
    world.until(|world| {
        world.guests.iter().all(|guest| guest.link() == Link::Up && guest.play().is_some())
    });
    let told = |world: &World, number: usize| {
        let story = world.guests[number].story();
        let line = |told: &protocol::Told| serde_json::to_string(told).expect("JSON");
        story.iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(told(world, 0), told(world, number));
    assert!(!told(world, number).is_empty());
    assert_eq!(world.guests[0].play(), world.guests[number].play(), "the same hand");
    assert_eq!(
        world.guests[number].desk().map(|desk| desk.yours),
        world.guests[0].desk().map(|desk| desk.yours)
    );
}

#[test]
fn what_is_taken_back_is_marked_in_every_story() {
    let mut world = World::new(5, 2);
    begun(&mut world, "sequence");
    world.act_once();
    let by = world.guests[0].story()[0].by;
    let asker = usize::from(by.number());
    world.with(asker, |guest, now| guest.undo(now, by));
    let asked =
        |world: &World| world.guests[1 - asker].play().is_some_and(|play| !play["undo"].is_null());
    world.until(asked);
    let question = world.guests[1 - asker].play().expect("a game")["undo"]["asked"].as_u64();
    let asked = table::Version(question.expect("a version") as u32);
    let other = seat(1 - by.number());
    world.with(1 - asker, |guest, now| {
        guest.want(now, |id| ToServer::Answer { id, seat: other, asked, agree: true });
    });
    world.until(|world| {
        world.guests.iter().all(|guest| guest.story().iter().all(|told| told.undone))
    });
    assert_same_story(&mut world);
}

#[test]
fn a_refusal_names_what_was_wanted_and_is_not_sent_again() {
    let mut world = World::new(6, 2);
    begun(&mut world, "sequence");
    let action = to_raw_value("play 2C a1").expect("JSON");
    let idle = (0..2).find(|&number| world.options(number).is_empty()).expect("one of two waits");
    world.with(idle, |guest, now| guest.act(now, seat(idle as u8), action));
    world.until(|world| world.news.iter().any(|(_, news)| matches!(news, News::Refused(..))));
    let refusal = world.news.iter().find_map(|(number, news)| match news {
        News::Refused(message, why) => Some((*number, message.clone(), why.clone())),
        _ => None,
    });
    let (number, message, why) = refusal.expect("it was refused");
    assert_eq!(number, idle);
    assert!(matches!(*message, ToServer::Act { .. }) && matches!(why, Why::Foul { .. }), "{why:?}");
    assert!(!world.guests[idle].is_deciding(seat(idle as u8)), "nothing is on its way any more");
}

#[test]
fn whoever_is_removed_hears_of_it_and_whoever_stands_up_knows() {
    let mut world = World::new(11, 2);
    wait_for_start(&mut world, "sequence");
    let told = |world: &World| {
        let unseated = world.news.iter().filter_map(|(number, news)| match news {
            News::Unseated(seat) => Some((*number, *seat)),
            _ => None,
        });
        unseated.collect::<Vec<_>>()
    };
    let is_free = |world: &World, at: u8| {
        world.guests.iter().all(|guest| {
            guest.desk().is_some_and(|desk| desk.seats[usize::from(at)].name.is_none())
        })
    };
    let stands_up = |world: &mut World, by: usize| {
        world.with(by, |guest, now| guest.want(now, |id| ToServer::Stand { id, seat: seat(1) }));
        world.until(|world| is_free(world, 1));
    };
    let sits_down = |world: &mut World| {
        world.with(1, |guest, now| guest.sit(now, seat(1), name("Loki")));
        world
            .until(|world| world.guests[1].desk().is_some_and(|desk| desk.yours.contains(seat(1))));
    };
    stands_up(&mut world, 1);
    assert_eq!(told(&world), []);
    // Whoever sits down again can be removed, and once more.
    for times in 1..=2 {
        sits_down(&mut world);
        stands_up(&mut world, 0);
        assert_eq!(told(&world), vec![(1, seat(1)); times]);
    }
}

#[test]
fn silence_is_asked_about_and_then_given_up() {
    let mut guest = Guest::new(random(1));
    let code = "kavorumi".parse().expect("a code");
    guest.enter(Millis(0), Kept::link(code, None));
    assert_eq!(guest.take_orders(), [Order::Connect]);
    guest.opened(Millis(10));
    guest.heard(Millis(20), &hello());
    assert_eq!(guest.link(), Link::Up);
    guest.take_orders();
    let asks = guest.next_wake().expect("it listens");
    guest.tick(asks);
    assert!(matches!(guest.take_orders().as_slice(), [Order::Send(_)]), "is anybody there?");
    let gives_up = guest.next_wake().expect("it waits for an answer");
    guest.tick(gives_up);
    assert_eq!(guest.take_orders(), [Order::HangUp]);
    assert_eq!(guest.link().lost_since(), Some(gives_up));
    let again = guest.next_wake().expect("it tries again");
    guest.tick(again);
    assert_eq!(guest.take_orders(), [Order::Connect]);
}

#[test]
fn tries_become_rarer_and_a_nudge_tries_at_once() {
    let mut guest = Guest::new(random(2));
    guest.enter(Millis(0), Kept::link("kavorumi".parse().expect("a code"), None));
    let (mut now, mut waits) = (Millis(0), Vec::new());
    for _ in 0..8 {
        guest.closed(now);
        let again = guest.next_wake().expect("it tries again");
        waits.push(again.since(now).0);
        now = again;
        guest.tick(now);
    }
    assert!(waits.is_sorted() && waits[7] == waits[6] && waits[0] < 1000, "{waits:?}");
    assert_eq!(guest.link().lost_since(), Some(Millis(0)), "it was lost once");
    guest.closed(now);
    guest.take_orders();
    guest.nudge(now);
    assert_eq!(guest.take_orders(), [Order::Connect]);
}

#[test]
fn a_server_of_another_version_is_not_asked_again() {
    let mut guest = Guest::new(random(3));
    guest.enter(Millis(0), Kept::link("kavorumi".parse().expect("a code"), None));
    guest.opened(Millis(1));
    let newer = ToClient::Hello { version: protocol::VERSION + 1, program: "9".to_owned() };
    guest.heard(Millis(2), &serde_json::to_string(&newer).expect("JSON"));
    assert_eq!((guest.link(), guest.next_wake()), (Link::Outdated, None));
    guest.closed(Millis(3));
    assert_eq!(guest.link(), Link::Outdated);
}

#[test]
fn a_table_that_is_not_there_is_told_and_forgotten() {
    let mut world = World::new(7, 1);
    let code = "bababab".to_owned() + "a";
    world.with(0, |guest, now| guest.enter(now, Kept::link(code.parse().expect("a code"), None)));
    world.until(|world| world.news.iter().any(|(_, news)| matches!(news, News::NoTable(..))));
    assert_eq!(world.guests[0].code(), None);
}

#[test]
fn keys_are_never_printed() {
    let mut world = World::new(8, 2);
    begun(&mut world, "sequence");
    let key = world.guests[1].key_of(seat(1)).expect("its own seat");
    let link = Kept::link(world.guests[1].code().expect("a code"), Some(key));
    world.guests.push(Guest::new(random(77)));
    world.with(2, |guest, now| guest.enter(now, link));
    world.until(|world| world.guests[2].desk().is_some_and(|desk| desk.yours.contains(seat(1))));
    assert_eq!(world.guests[2].key_of(seat(1)), Some(key), "the link brought the seat");
    let text = String::from(key);
    assert!(!format!("{:?}", world.guests).contains(&text));
}

fn hello() -> String {
    let hello = ToClient::Hello { version: protocol::VERSION, program: "0".to_owned() };
    serde_json::to_string(&hello).expect("JSON")
}
