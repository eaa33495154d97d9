//! Undo, changes of seats, refused entries, salts.

use game::{
    BySeat, Entry, Game as _, Header, Match, Occupant, Party, Record, Refusal, Salt, Seat, Seed,
    Unfair,
};
use testkit::toy::{Action, Card, Foul, Setup, Toy};

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

fn header(seats: &[Occupant]) -> Header<Setup> {
    let seats = BySeat::from_fn(seats.len() as u8, |seat| seats[seat.index()]);
    Header { game: "toy".to_owned(), rules: 1, setup: Setup::Two, seats }
}

fn new_match(zero: Occupant, one: Occupant) -> Match<Toy> {
    Match::new(header(&[zero, one]), Seed::from_number(7))
}

fn people() -> Match<Toy> {
    new_match(Occupant::Person, Occupant::Person)
}

/// The first listed action of `seat`.
fn act(table: &Match<Toy>, seat: Seat) -> Entry<Action> {
    let mut actions = Vec::new();
    table.state().legal_actions(seat, &mut actions);
    Entry::Act { seat, action: actions[0] }
}

#[track_caller]
fn push(table: &mut Match<Toy>, entry: Entry<Action>) {
    assert_eq!(table.push(entry), Ok(()));
}

#[track_caller]
fn play(table: &mut Match<Toy>, seat: Seat) {
    let entry = act(table, seat);
    push(table, entry);
}

fn knock(seat: Seat) -> Entry<Action> {
    Entry::Act { seat, action: Action::Knock }
}

#[test]
fn a_match_knows_which_entries_stand() {
    let mut table = people();
    let mut states = vec![table.state().clone()];
    for seat in [ZERO, ONE, ZERO] {
        play(&mut table, seat);
        states.push(table.state().clone());
    }
    push(&mut table, Entry::Undo { to: 1 });
    play(&mut table, ONE);
    assert_eq!(table.standing(), [1, 4, 5]);
    assert_eq!(table.entries().len(), 5);
    for (number, state) in (0..).zip(&states) {
        assert_eq!(table.state_after(number), *state);
    }
    assert_eq!(table.state_after(4), states[1]);
    assert_eq!(table.state_after(99), *table.state());
}

#[test]
fn an_undo_can_be_undone() {
    let mut table = people();
    let mut states = vec![table.state().clone()];
    for seat in [ZERO, ONE, ZERO, ONE] {
        play(&mut table, seat);
        states.push(table.state().clone());
    }
    push(&mut table, Entry::Undo { to: 2 });
    assert_eq!(table.state(), &states[2]);
    // Entry 4 is still there to go back to, and so is the undo itself, entry 5.
    push(&mut table, Entry::Undo { to: 4 });
    assert_eq!(table.state(), &states[4]);
    push(&mut table, Entry::Undo { to: 5 });
    assert_eq!(table.state(), &states[2]);
    assert_eq!(table.record().entries.len(), 7);
    // What is played on top of an undo stands on what it led back to.
    play(&mut table, ZERO);
    assert_eq!(table.state(), &states[3]);
    push(&mut table, Entry::Undo { to: 8 });
    assert_eq!(table.state(), &states[3]);
    push(&mut table, Entry::Undo { to: 0 });
    assert_eq!(table.state(), &states[0]);
}

#[test]
fn there_is_no_way_back_to_what_has_not_happened() {
    let mut table = people();
    assert_eq!(table.push(Entry::Undo { to: 1 }), Err(Refusal::NoSuchEntry(1)));
    play(&mut table, ZERO);
    assert_eq!(table.push(Entry::Undo { to: 2 }), Err(Refusal::NoSuchEntry(2)));
    push(&mut table, Entry::Undo { to: 1 });
}

#[test]
fn people_stay_where_they_are_when_decisions_are_undone() {
    let mut table = people();
    play(&mut table, ZERO);
    play(&mut table, ONE);
    push(&mut table, Entry::Seat { seat: ZERO, occupant: Occupant::Bot });
    push(&mut table, Entry::Undo { to: 2 });
    assert_eq!(table.push(knock(ZERO)), Err(Refusal::Foul(Foul::OnlyPeopleKnock)));
    push(&mut table, Entry::Seat { seat: ZERO, occupant: Occupant::Person });
    push(&mut table, knock(ZERO));
}

#[test]
fn an_undo_past_an_earlier_undo_keeps_who_sat_there_between_them() {
    let mut table = new_match(Occupant::Bot, Occupant::Person);
    play(&mut table, ZERO);
    play(&mut table, ONE);
    push(&mut table, Entry::Seat { seat: ZERO, occupant: Occupant::Person });
    push(&mut table, Entry::Undo { to: 2 });
    // A person knocks, on a branch of which the change of seats is no part.
    push(&mut table, knock(ZERO));
    let knocked = table.state().clone();
    play(&mut table, ZERO);
    push(&mut table, Entry::Undo { to: 5 });
    assert_eq!(table.state(), &knocked);
}

#[test]
fn a_refused_entry_changes_nothing() {
    let mut table = people();
    play(&mut table, ZERO);
    let before = (table.record(), table.state().clone());
    let lay = Entry::Act { seat: ONE, action: Action::Lay(Card(1)) };
    assert_eq!(table.push(lay), Err(Refusal::Foul(Foul::StillPassing)));
    let nobody = Seat::new(2);
    assert_eq!(table.push(knock(nobody)), Err(Refusal::NoSuchSeat(nobody)));
    let bot = Entry::Seat { seat: nobody, occupant: Occupant::Bot };
    assert_eq!(table.push(bot), Err(Refusal::NoSuchSeat(nobody)));
    assert_eq!((table.record(), table.state().clone()), before);
}

#[test]
fn a_header_with_too_few_or_too_many_seats_seats_people_at_the_table() {
    let state = people().state().clone();
    for seats in
        [&[][..], &[Occupant::Person], &[Occupant::Person, Occupant::Person, Occupant::Bot]]
    {
        let mut table = Match::<Toy>::new(header(seats), Seed::from_number(7));
        assert_eq!(table.state(), &state, "{seats:?}");
        push(&mut table, Entry::Seat { seat: ONE, occupant: Occupant::Bot });
        push(&mut table, Entry::Undo { to: 0 });
    }
}

#[test]
fn a_truncated_record_is_the_match_as_it_was_then() {
    let mut table = people();
    let mut states = vec![table.state().clone()];
    for seat in [ZERO, ONE, ZERO] {
        play(&mut table, seat);
        states.push(table.state().clone());
    }
    push(&mut table, Entry::Undo { to: 1 });
    states.push(table.state().clone());
    let Record { header, entries } = table.record();
    for length in 0..=entries.len() {
        let mut again = Match::<Toy>::new(header.clone(), Seed::from_number(7));
        entries[..length].iter().for_each(|entry| push(&mut again, entry.clone()));
        assert_eq!(again.state(), &states[length]);
    }
    // A record whose beginning is lost does not fold.
    let mut again = Match::<Toy>::new(header, Seed::from_number(7));
    assert_eq!(again.push(entries[2].clone()), Err(Refusal::Foul(Foul::StillPassing)));
}

#[test]
fn nothing_is_decided_before_all_salts_are_open() {
    let (table_salt, salt) = (Salt([1; 32]), Salt([2; 32]));
    let party = Party::Seat(ONE);
    let mut table = people();
    let commit = |party, salt: Salt| Entry::Commit { party, commitment: salt.commitment(party) };
    push(&mut table, commit(Party::Table, table_salt));
    push(&mut table, commit(party, salt));
    let entry = act(&table, ZERO);
    assert_eq!(table.push(entry.clone()), Err(Refusal::NotDealt));
    assert_eq!(table.push(Entry::Undo { to: 0 }), Err(Refusal::NotDealt));
    push(&mut table, Entry::Reveal { party, salt });
    push(&mut table, entry);
    let late = commit(Party::Seat(ZERO), salt);
    assert_eq!(table.push(late), Err(Refusal::Unfair(Unfair::Commitment(Party::Seat(ZERO)))));
    assert_eq!(table.record().seed(), None);
    push(&mut table, Entry::Reveal { party: Party::Table, salt: table_salt });
    let seed = Seed::from_salts(&[(Party::Table, table_salt), (party, salt)]);
    assert_eq!(table.record().seed(), Some(seed));
    assert_eq!(table.record().witnesses().iter().collect::<Vec<_>>(), [ONE]);
}

#[test]
fn an_undo_does_not_reopen_the_round_of_salts() {
    let salt = Salt([1; 32]);
    let mut table = people();
    let commit = Entry::Commit { party: Party::Table, commitment: salt.commitment(Party::Table) };
    push(&mut table, commit.clone());
    play(&mut table, ZERO);
    push(&mut table, Entry::Undo { to: 0 });
    assert_eq!(table.push(commit), Err(Refusal::Unfair(Unfair::Commitment(Party::Table))));
}
