//! What is put away, and what cannot be taken up again.

use crossing::Crossing;
use game::{Notation as _, Rng, Salt, Seat};
use rat_a_tat_cat::RatATatCat;
use sequence::{Edition, Sequence};
use table::{Author, Chair, Deed, Envelope, Fault, Id, Local, Millis, Table, Terms, Version};

use crate::scene::{local, step, terms};

fn played() -> Local<Sequence> {
    let mut table = local(sequence::Setup::usual(Edition::Cats, 2).expect("two play"), "Pb", 1);
    let (mut now, mut rng) = (Millis(5), Rng::new(1));
    (0..12).for_each(|_| step(&mut table, &mut now, &mut rng));
    table
}

#[test]
fn a_damaged_or_foreign_save_is_named_in_one_sentence() {
    let text = played().save();
    for (text, fault) in [
        (String::new(), "this is no saved table"),
        ("{}".to_owned(), "this is no saved table"),
        ("[1]".to_owned(), "this is no saved table"),
        (text[..text.len() / 2].to_owned(), "this is no saved table"),
        (text.replace("\"kvold_table\":1", "\"kvold_table\":9"), "form 9"),
        (text.replace("sequence-cats", "crossing"), "one of \"crossing\""),
        (text.replacen("sequence-cats", "sequence", 1), "its setup \"sequence-cats\""),
        (text.replace("\"rules\":1", "\"rules\":77"), "rules 77"),
        (text.replace("\"play ", "\"pray "), "is no action"),
        (text.replace("\"prev\":3", "\"prev\":4"), "entry 4 cannot stand"),
        (text.replace("\"host\":0", "\"host\":7"), "seat 7"),
        (text.replace("\"host\":0", "\"host\":70"), "no seat 70"),
        (text.replace("\"log\":", "\"clog\":"), "clog"),
        (text.replace("Person 0", " "), "a name has 1 to 24 characters"),
    ] {
        let found = Local::<Sequence>::resume(&text).expect_err(fault).to_string();
        assert!(found.contains(fault) && !found.contains('\n'), "{fault}: {found}");
    }
}

/// No cut and no changed byte makes it panic, and what is taken for good is a table.
#[test]
fn no_damage_makes_it_panic() {
    let text = played().save().into_bytes();
    let mut rng = Rng::new(5);
    for _ in 0..3000 {
        let mut bytes = text.clone();
        let at = rng.below(bytes.len() as u32) as usize;
        bytes[at] = b" \"{}[]:,0129abz-"[rng.below(16) as usize];
        if rng.below(4) == 0 {
            bytes.truncate(at);
        }
        if let Ok(table) = Local::<Sequence>::resume(&String::from_utf8_lossy(&bytes)) {
            assert_eq!(
                Local::<Sequence>::resume(&table.save()).map(|t| t.save()),
                Ok(table.save())
            );
        }
    }
}

#[test]
fn a_table_that_cannot_be_is_not_opened() {
    let setup = crossing::Setup::usual(3).expect("three play");
    let open = |terms| Local::<Crossing>::open(terms, Salt([1; 32])).map(|_| ()).expect_err("no");
    assert_eq!(open(terms(setup, "Pb")), Fault::Seats { found: 2, needed: 3 });
    assert_eq!(open(terms(setup, "PbbbbbbbbbbbbbbbbbP")), Fault::Seats { found: 12, needed: 3 });
    let host = Seat::new(5);
    assert_eq!(open(Terms { host, ..terms(setup, "PPP") }), Fault::NoSuchSeat(host));
    let mut strange = terms(setup, "PPP");
    strange.seats[Seat::new(1)] = Chair::bot("Bot", "oracle").expect("a good name");
    assert_eq!(open(strange), Fault::UnknownLevel("oracle".to_owned()));
}

#[test]
fn people_add_salts_of_their_own() {
    let setup = crossing::Setup::usual(2).expect("two play");
    let own = (Seat::new(1), Salt([5; 32]));
    let open = |salts: &[(Seat, Salt)]| {
        Table::<Crossing>::open_witnessed(terms(setup, "PP"), Salt([1; 32]), salts)
    };
    let mut table = open(&[own]).expect("one witness");
    let alone = open(&[]).expect("none");
    assert_ne!(table.state().position(), alone.state().position(), "the salt changes the deal");
    let id = Id { author: Author::Seat(Seat::new(0)), number: 0 };
    let deed = Deed::Close { by: Seat::new(0) };
    assert!(table.replay(Envelope { prev: Version(0), id, deed }));
    let record = catalog::lines::<Crossing>(&table.record());
    let game = catalog::game_of_record(&record).expect("it names its game");
    let replay = game.replay(&record, game::Viewer::Spectator).expect("it is verified");
    assert_eq!(replay.report.witnesses, game::SeatSet::only(own.0));
    let twice = open(&[own, own]).map(|_| ()).expect_err("one salt each");
    assert!(twice.to_string().contains("seat 1"), "{twice}");
    let nobody = open(&[(Seat::new(7), own.1)]).map(|_| ());
    assert_eq!(nobody, Err(Fault::NoSuchSeat(Seat::new(7))));
}

#[test]
fn a_rematch_seats_the_same_people_and_moves_the_deal_on() {
    let setup = sequence::Setup::new(Edition::Cats, 3, None, [("dealer", "2")]).expect("three");
    let mut table = local::<Sequence>(setup, "PbP", 1);
    table.rename(Millis(0), Seat::new(2), "Ask".parse().expect("a name")).expect("the host may");
    let again = table.rematch(Salt([2; 32])).expect("the same people can play again");
    assert_eq!(again.seats(), table.seats());
    assert_eq!(again.setup().dealer(), Some(Seat::new(0)));
    assert_eq!(again.version().0, 0);

    let setup = rat_a_tat_cat::Setup::new(3, [("dealer", "0"), ("rounds", "2")]).expect("three");
    let again = local::<RatATatCat>(setup, "PbP", 1).rematch(Salt([2; 32])).expect("again");
    assert_eq!((again.setup().dealer(), again.setup().rounds()), (Some(Seat::new(1)), 2));

    let setup = crossing::Setup::new(3, None, [("starts", "1"), ("games", "2")]).expect("three");
    let again = local::<Crossing>(setup, "PbP", 1).rematch(Salt([2; 32])).expect("again");
    assert_eq!((again.setup().starts(), again.setup().games()), (Some(Seat::new(2)), 2));

    let chance = crossing::Setup::usual(2).expect("two");
    let again = local::<Crossing>(chance, "Pb", 1).rematch(Salt([2; 32])).expect("again");
    assert_eq!(*again.setup(), chance);
}

#[test]
fn a_closed_table_opens_its_salt_and_takes_nothing_more() {
    let mut table = played();
    let game = catalog::game_of_record(&table.record()).expect("it names its game");
    table.close(Millis(9)).expect("the host may");
    let replay = game.replay(&table.record(), game::Viewer::Spectator).expect("it is verified");
    assert!(!replay.report.over);
    assert!(table.is_over() && table.must_act().is_empty() && table.take_requests().is_empty());
    assert_eq!(table.close(Millis(9)), Err(table::Refusal::Closed));
    let again = Local::<Sequence>::resume(&table.save()).expect("its own text");
    assert!(again.is_over());
}
