//! A table that is set up by hand, in any order of steps.

use catalog::Listing;
use game::{Choice, Rng, Values};
use play::draft::{Draft, Names, Problem, usual};
use play::order::{Agreed, Occupant, Order, Pace, Way};
use protocol::{Clock, Watch};

const GAMES: [&str; 5] =
    ["sequence", "sequence-cats", "sequence-numbers", "rat-a-tat-cat", "crossing"];

const WAYS: [Way; 3] = [Way::Alone, Way::Pass, Way::Devices];

fn listing(game: &str) -> Listing {
    catalog::listing(game).expect("a game of the catalogue")
}

fn names() -> Names {
    let list = |stem: &str| (1..=12).map(|number| format!("{stem} {number}")).collect();
    Names { own: String::new(), guests: list("Guest"), birds: list("Bird") }
}

fn draft(game: &str) -> Draft {
    Draft::new(listing(game).edition, &names(), None)
}

fn values(choice: &Choice) -> Vec<String> {
    match choice.values {
        Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
        Values::Number { least, most, .. } => vec![least.to_string(), most.to_string()],
    }
}

/// Turns any one thing on the page.
fn fiddle(draft: &mut Draft, rng: &mut Rng) {
    let edition = draft.edition();
    let seat = rng.below(u32::from(draft.players())) as usize;
    match rng.below(8) {
        0 => draft.set_players(*rng.pick(edition.players).expect("somebody can play")),
        1 => draft.possible_teams().iter().for_each(|&teams| draft.set_teams(teams)),
        2 => draft.set_way(*rng.pick(&WAYS).expect("there are ways")),
        3 => draft.move_up(seat),
        4 => draft.set_occupant(seat, Occupant::Person),
        5 => {
            let levels = draft.levels();
            let level = rng.pick(&levels).copied().expect("there are bots");
            draft.set_occupant(seat, Occupant::Bot(level.to_owned()));
        }
        6 => draft.hints = !draft.hints,
        _ => {
            let choice = rng.pick(edition.choices).expect("every game has options");
            let value = rng.pick(&values(choice)).expect("an option has values").clone();
            draft.set_option(choice, value);
        }
    }
}

#[test]
fn the_usual_table_is_you_against_a_bot_and_can_begin() {
    for game in GAMES {
        let order = draft(game).order("You").expect("it opens ready to deal");
        assert_eq!(order.chairs[0].name, "You");
        assert_eq!(order.people(), 1);
        assert!(order.wish.options.is_empty(), "{game}: {:?}", order.wish.options);
        assert_eq!(listing(game).check(&order.wish), Ok(()));
    }
}

#[test]
fn whatever_is_turned_the_order_can_be_dealt_and_set_up_again() {
    let mut rng = Rng::new(20);
    for game in GAMES {
        let (mut draft, mut orders) = (draft(game), 0);
        for _ in 0..1500 {
            fiddle(&mut draft, &mut rng);
            let order = match draft.order("You") {
                Ok(order) => order,
                // The first seat has no name after the device went round; the last person has left.
                Err(Problem::NoName(_) | Problem::NoPerson | Problem::SameName(..)) => continue,
                Err(problem) => panic!("{game}: {problem:?} in {draft:?}"),
            };
            orders += 1;
            assert_eq!(listing(game).check(&order.wish), Ok(()), "{order:?}");
            let seated = if draft.way() == Way::Devices { 1 } else { draft.players() };
            assert_eq!(order.chairs.len(), usize::from(seated));
            let again = Draft::new(listing(game).edition, &names(), Some(order.clone()));
            let mut again = again.order("You").expect("it could begin before");
            if !order.pass {
                // One's own name is not in the order but in the settings.
                again.chairs[0].name.clone_from(&order.chairs[0].name);
            }
            assert_eq!(again, order);
        }
        assert!(orders > 300, "{game}: {orders}");
    }
}

#[test]
fn an_option_that_does_not_fit_is_kept_until_it_does() {
    let mut draft = draft("sequence");
    let talk = draft.edition().choices.iter().find(|choice| choice.name == "table-talk");
    let talk = talk.expect("teams may agree on it");
    draft.set_option(talk, "on".to_owned());
    let (alone, why) = (draft.option(talk), draft.misfit(talk, "on"));
    assert!(alone == usual(talk) && why.is_some(), "two players have no partners");
    draft.set_players(4);
    assert_eq!(draft.option(talk), "on");
    let order = draft.order("You").expect("four can play");
    assert_eq!(order.wish.options, [("table-talk".to_owned(), "on".to_owned())]);
}

#[test]
fn nobody_loses_a_name_when_there_are_fewer_for_a_while() {
    let mut draft = draft("rat-a-tat-cat");
    draft.set_way(Way::Pass);
    draft.set_players(6);
    draft.set_name(5, "Amma".to_owned());
    draft.set_players(2);
    draft.set_players(6);
    assert_eq!(draft.name(5), "Amma");
    draft.set_occupant(5, Occupant::Bot(draft.levels()[0].to_owned()));
    assert_eq!(draft.name(5), "Bird 6");
    draft.set_occupant(5, Occupant::Person);
    assert_eq!(draft.name(5), "Amma");
}

#[test]
fn a_table_that_cannot_begin_says_what_is_in_its_way() {
    let mut draft = draft("crossing");
    draft.set_way(Way::Pass);
    draft.set_players(3);
    draft.set_name(1, "  ".to_owned());
    assert_eq!(draft.order("You"), Err(Problem::NoName(1)));
    let first = draft.name(0).to_uppercase();
    draft.set_name(1, format!(" {first} "));
    assert_eq!(draft.order("You"), Err(Problem::SameName(1, first)));
    for seat in 0..3 {
        draft.set_occupant(seat, Occupant::Bot(draft.levels()[0].to_owned()));
    }
    assert_eq!(draft.order("You"), Err(Problem::NoPerson));
}

#[test]
fn an_order_of_an_older_version_is_followed_as_far_as_it_goes() {
    let mut order: Order = draft("sequence").order("You").expect("it opens ready to deal");
    order.wish.players = 200;
    order.wish.teams = Some(77);
    order.wish.options = vec![("no-such".to_owned(), "x".to_owned())];
    order.chairs[1].occupant = Occupant::Bot("no-such-bot".to_owned());
    order.pace = Pace::Calm;
    let edition = listing("sequence").edition;
    let followed = Draft::new(edition, &names(), Some(order)).order("You").expect("it can begin");
    assert_eq!(followed.wish, draft("sequence").order("You").expect("as before").wish);
    assert_eq!(followed.pace, Pace::Calm);
}

#[test]
fn with_devices_of_their_own_the_others_come_later() {
    let mut draft = draft("sequence");
    draft.set_way(Way::Devices);
    draft.set_players(4);
    draft.agreed.clock = Clock::PerMove(60);
    draft.agreed.watch = Watch::Late(30);
    draft.agreed.listed = true;
    // Nobody has a name yet, and none is needed: it is asked for at the table.
    let order = draft.order("You").expect("it can be opened");
    assert_eq!(order.way(), Way::Devices);
    let opening = order.opening().expect("a server is asked for it");
    assert_eq!(opening.wish, order.wish);
    assert_eq!(opening.wish.players, 4);
    assert_eq!((opening.clock, opening.watch), (Clock::PerMove(60), Watch::Late(30)));
    assert!(opening.listed && !opening.chat && opening.friendly_undo);
    // The same table comes up again, on a device that keeps orders as text.
    let text = serde_json::to_string(&order).expect("an order has a JSON form");
    let kept: Order = serde_json::from_str(&text).expect("its own text");
    let again = Draft::new(listing("sequence").edition, &names(), Some(kept));
    assert_eq!(again.way(), Way::Devices);
    assert_eq!(again.order("You").expect("as before").opening(), Some(opening));
}

#[test]
fn a_table_on_this_device_is_no_business_of_a_server() {
    for way in [Way::Alone, Way::Pass] {
        let mut draft = draft("crossing");
        draft.set_way(way);
        let order = draft.order("You").expect("it opens ready to deal");
        assert_eq!((order.way(), order.opening()), (way, None));
        assert!(!serde_json::to_string(&order).expect("plain data").contains("online"));
    }
}

#[test]
fn a_host_who_changes_a_table_finds_it_as_it_is() {
    let mut rng = Rng::new(8);
    for game in GAMES {
        let mut draft = draft(game);
        for _ in 0..300 {
            fiddle(&mut draft, &mut rng);
            draft.set_way(Way::Devices);
            draft.agreed = Agreed { chat: rng.below(2) == 1, ..Agreed::default() };
            let opening = draft.order("You").expect("it can be opened").opening();
            let opening = opening.expect("a server is asked for it");
            let changed = Draft::change(listing(game).edition, &names(), &opening);
            assert_eq!(changed.order("You").expect("as before").opening(), Some(opening));
        }
    }
}
