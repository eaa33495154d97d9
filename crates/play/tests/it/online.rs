//! What there is to say about an online table.

use catalog::{Report, Wish};
use game::{BySeat, Party, Salt, Seat, SeatSet};
use play::online::{
    Absence, Beginning, Finding, absence, beginning, findings, free_name, spoken, team,
};
use protocol::{Code, Desk, Opening, Phase, Place, Who};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn code() -> Code {
    "kavorumi".parse().expect("a code")
}

fn opening(game: &str, players: u32, teams: Option<u32>) -> Opening {
    Opening::usual(Wish { game: game.to_owned(), players, teams, options: Vec::new() })
}

fn place(name: &str, who: Who, host: bool) -> Place {
    Place { name: name.parse().ok(), who, here: true, host }
}

fn desk(seats: Vec<Place>, yours: SeatSet, hosting: bool) -> Desk {
    Desk {
        code: code(),
        opening: opening("sequence", 2, None),
        phase: Phase::Lobby,
        paused: false,
        number: 1,
        seats,
        yours,
        hosting,
        sealing: None,
        watching: 0,
    }
}

#[test]
fn the_start_says_why_it_can_or_cannot() {
    let (edda, free) = (place("Edda", Who::Person, true), place("", Who::Free, false));
    let bot = place("Loki", Who::Bot("greedy".to_owned()), false);
    let begin = |seats: [&Place; 2], yours, hosting| {
        beginning(&desk(seats.map(Clone::clone).to_vec(), yours, hosting))
    };
    let own = SeatSet::only(ONE);
    assert_eq!(begin([&edda, &bot], own, true), Beginning::Ready);
    assert_eq!(begin([&edda, &free], own, true), Beginning::Free(1));
    assert_eq!(begin([&free, &free], SeatSet::EMPTY, true), Beginning::Free(2));
    assert_eq!(begin([&edda, &free], SeatSet::EMPTY, false), Beginning::SitFirst);
    let host = Beginning::HostBegins(Some("Edda".to_owned()));
    assert_eq!(begin([&edda, &bot], SeatSet::EMPTY, false), host);
    assert_eq!(begin([&edda, &free], SeatSet::only(TWO), false), host);
    // A host who has stood up has no name at the table.
    assert_eq!(begin([&bot, &bot], own, false), Beginning::HostBegins(None));
}

#[test]
fn chips_go_round_the_table_as_the_teams_do() {
    let chips =
        |opening: &Opening| Seat::all(4).map(|seat| team(opening, seat)).collect::<Vec<_>>();
    let two = [Some(0), Some(1), Some(0), Some(1)];
    assert_eq!(chips(&opening("sequence", 4, Some(2))), two);
    // The usual number, where nobody has wished for one or for one that cannot be.
    assert_eq!(chips(&opening("sequence", 4, None)), chips(&opening("sequence", 4, Some(9))));
    assert_eq!(chips(&opening("rat-a-tat-cat", 4, None)), [None; 4]);
    assert_eq!(team(&opening("no-such-game", 4, None), ONE), None);
}

#[test]
fn people_are_missed_and_bots_are_not() {
    let missed = |who: Who, here| absence(&Place { here, ..place("Edda", who, false) });
    let level = || "greedy".to_owned();
    for here in [true, false] {
        assert_eq!(missed(Who::Free, here), None);
        assert_eq!(missed(Who::Bot(level()), here), None);
        // Whoever has let a bot play is missed although their device is there.
        assert_eq!(missed(Who::Away(level()), here), Some(Absence::StandIn));
        assert_eq!(missed(Who::Spare(level()), here), Some(Absence::Spare));
    }
    assert_eq!(missed(Who::Person, true), None);
    assert_eq!(missed(Who::Person, false), Some(Absence::Gone));
}

#[test]
fn no_two_bots_have_the_same_name() {
    let birds = ["Puffin", "Robin"].map(str::to_owned);
    let bot = |name| place(name, Who::Bot("greedy".to_owned()), false);
    let free = |seats| free_name(&birds, &desk(seats, SeatSet::EMPTY, true));
    assert_eq!(free(vec![]).as_deref(), Some("Puffin"));
    assert_eq!(free(vec![bot("Puffin")]).as_deref(), Some("Robin"));
    assert_eq!(free(vec![bot("Robin"), bot("Puffin")]), None);
}

#[test]
fn a_code_is_said_in_two_words_and_understood_again() {
    assert_eq!(spoken(code()), "KAVO RUMI");
    assert_eq!(spoken(code()).parse(), Ok(code()));
}

fn report(witnesses: SeatSet, rounds: u32) -> Report {
    Report {
        game: "sequence",
        rules: 1,
        seats: 2,
        actions: 40,
        over: true,
        winners: SeatSet::only(ONE),
        scores: BySeat::from_fn(2, |_| 0),
        witnesses,
        rounds,
        opened_early: None,
    }
}

#[test]
fn a_device_finds_its_own_salts_in_the_record() {
    let (mine, theirs) = (Salt([1; 32]), Salt([2; 32]));
    let opened = [(Party::Seat(ONE), mine), (Party::Seat(TWO), theirs), (Party::Table, theirs)];
    let both = report(SeatSet::first(2), 1);
    let found = |report: &Report, own: &[(Seat, Salt)]| findings(report, &opened, own)[1];
    assert_eq!(found(&both, &[(ONE, mine)]), Finding::Mine);
    // Of a round that was begun anew there is a salt more than the record has.
    assert_eq!(found(&both, &[(ONE, Salt([9; 32])), (ONE, mine)]), Finding::Mine);
    assert_eq!(found(&both, &[(ONE, Salt([9; 32]))]), Finding::NotMine);
    // The right salt at somebody else's seat is not one's own.
    assert_eq!(found(&both, &[(TWO, mine)]), Finding::NotMine);
    assert_eq!(found(&both, &[]), Finding::Others(2));
    assert_eq!(found(&report(SeatSet::EMPTY, 1), &[]), Finding::Nobody);
}

#[test]
fn what_takes_away_from_the_proof_is_said_as_well() {
    let mine = Salt([1; 32]);
    let opened = [(Party::Seat(ONE), mine)];
    let mut seen = report(SeatSet::only(ONE), 1);
    let found = |report: &Report| findings(report, &opened, &[(ONE, mine)]);
    assert_eq!(found(&seen), [Finding::Moves(40), Finding::Mine, Finding::Operator]);
    seen.rounds = 3;
    seen.opened_early = Some(12);
    let all =
        [Finding::Moves(40), Finding::Mine, Finding::Rounds(3), Finding::Early, Finding::Operator];
    assert_eq!(found(&seen), all);
}
