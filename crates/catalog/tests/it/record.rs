use catalog::{RecordFault, Replay, StepKind, Wish, find, game_of_record, opened_salts, verify};
use game::{
    BySeat, Entry, Game as _, Header, Occupant, Party, Rng, Salt, Seat, SeatSet, Seed, Viewer,
};
use sequence::{Action, Edition, Sequence, Setup};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// The record of a match between bots.
fn played() -> String {
    let (game, _) = find("sequence-numbers").expect("it is in the catalogue");
    let wish = Wish { game: "sequence-numbers".into(), players: 2, teams: None, options: vec![] };
    let contest = game.contest(&wish, &["random"]).expect("two can play");
    let outcome = contest.play(1, 2, true).expect("random bots play by the rules");
    outcome.record.expect("it was to be kept")
}

fn replay(record: &str) -> Result<Replay, RecordFault> {
    game_of_record(record)?.replay(record, Viewer::Spectator)
}

#[track_caller]
fn refused(record: &str, what: &str) {
    let fault = replay(record).expect_err(what).to_string();
    assert!(fault.contains(what), "{fault}");
}

/// Replaces a line, counted from 1.
fn with_line(record: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = record.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

/// The start of a match between people, dealt from these salts, with the entries of `deal` and three moves.
fn of_people(seats: [Occupant; 2], deal: &[Entry<Action>], salts: &[(Party, Salt)]) -> Vec<String> {
    let setup = Setup::usual(Edition::Classic, 2).expect("two can be seated");
    let header = Header {
        game: "sequence".to_owned(),
        rules: 1,
        setup,
        seats: BySeat::from_fn(2, |seat| seats[seat.index()]),
    };
    let mut lines = vec![serde_json::to_string(&header).expect("plain data")];
    let json = |entry: &Entry<Action>| serde_json::to_string(entry).expect("plain data");
    lines.extend(deal.iter().map(json));
    let mut state = Sequence::deal(&setup, Seed::from_salts(salts));
    for turn in 0..3 {
        let seat = state.must_act().iter().next().expect("nobody wins in three moves");
        let action = state.random_action(seat, &mut Rng::new(turn), &mut Vec::new());
        let action = action.expect("nobody is ever stuck");
        state.apply(seat, &action);
        lines.push(json(&Entry::Act { seat, action }));
    }
    lines
}

fn commit((party, salt): (Party, Salt)) -> Entry<Action> {
    Entry::Commit { party, commitment: salt.commitment(party) }
}

fn reveal((party, salt): (Party, Salt)) -> Entry<Action> {
    Entry::Reveal { party, salt }
}

fn json(entry: &Entry<Action>) -> String {
    serde_json::to_string(entry).expect("plain data")
}

const SALTS: [(Party, Salt); 3] = [
    (Party::Table, Salt([1; 32])),
    (Party::Seat(ONE), Salt([2; 32])),
    (Party::Seat(TWO), Salt([3; 32])),
];
const PEOPLE: [Occupant; 2] = [Occupant::Person; 2];

#[test]
fn a_match_of_bots_replays_and_is_not_witnessed() {
    let report = replay(&played()).expect("it is ours").report;
    assert_eq!((report.game, report.rules, report.seats), ("sequence-numbers", 1, 2));
    assert!(report.over && report.winners.len() == 1);
    assert_eq!(report.witnesses, SeatSet::EMPTY);
    assert_eq!((report.rounds, report.opened_early), (1, None));
    assert_eq!(report.actions as usize, played().lines().count() - 3);
}

#[test]
fn a_deal_that_people_added_to_is_witnessed_by_them() {
    let [table, one, two] = SALTS;
    let deal = [commit(table), commit(one), commit(two), reveal(two), reveal(one)];
    let mut lines = of_people(PEOPLE, &deal, &SALTS);
    refused(&lines.join("\n"), "does not open its seed");
    lines.push(json(&reveal(table)));
    let report = replay(&lines.join("\n")).expect("it is sound").report;
    assert_eq!(report.witnesses, SeatSet::first(2));
    assert_eq!((report.over, report.actions, report.rounds), (false, 3, 1));
}

#[test]
fn a_client_verifies_as_a_replay_does_and_finds_its_own_salt() {
    let [table, one, two] = SALTS;
    let deal = [commit(table), commit(one), commit(two), reveal(two), reveal(one)];
    let mut lines = of_people(PEOPLE, &deal, &SALTS);
    let sealed = lines.join("\n");
    assert_eq!(opened_salts(&sealed), [two, one]);
    assert_eq!(verify::<Sequence>(&sealed), Err(RecordFault::Sealed));
    lines.push(json(&reveal(table)));
    let record = lines.join("\n");
    assert_eq!(verify::<Sequence>(&record), replay(&record).map(|replay| replay.report));
    assert_eq!(opened_salts(&record), [two, one, table]);
    // Text of any other kind opens nothing.
    assert_eq!(opened_salts("once\nupon\n\na time"), []);
}

#[test]
fn the_salt_of_a_bot_witnesses_nothing() {
    let [table, one, two] = SALTS;
    let deal = [commit(table), commit(one), commit(two), reveal(two), reveal(one)];
    let mut lines = of_people([Occupant::Bot, Occupant::Person], &deal, &SALTS);
    lines.push(json(&reveal(table)));
    let report = replay(&lines.join("\n")).expect("it is sound").report;
    assert_eq!(report.witnesses, SeatSet::only(TWO));
}

#[test]
fn a_second_round_and_an_early_seed_are_told() {
    let [table, one, two] = SALTS;
    let deal = [
        commit((Party::Table, Salt([9; 32]))),
        commit(one),
        commit(table),
        commit(two),
        reveal(two),
        reveal(table),
    ];
    let lines = of_people(PEOPLE, &deal, &[table, two]);
    let report = replay(&lines.join("\n")).expect("it is sound").report;
    assert_eq!(report.witnesses, SeatSet::only(TWO));
    assert_eq!((report.rounds, report.opened_early), (2, Some(7)));
}

#[test]
fn a_salt_that_does_not_fit_is_found_at_its_line() {
    let [table, one, _] = SALTS;
    let deal = [commit(table), commit(one), reveal((one.0, Salt([7; 32])))];
    let mut lines = of_people(PEOPLE, &deal, &SALTS);
    lines.push(json(&reveal(table)));
    refused(&lines.join("\n"), "line 4: the salt of seat 0 does not fit its commitment");
}

#[test]
fn undo_and_changes_of_seats_are_told() {
    let [table, ..] = SALTS;
    let mut lines = of_people(PEOPLE, &[commit(table)], &[table]);
    lines.push(json(&Entry::Undo { to: 0 }));
    lines.push(json(&Entry::Seat { seat: TWO, occupant: Occupant::Bot }));
    lines.push(json(&reveal(table)));
    let replay = replay(&lines.join("\n")).expect("it is sound");
    let kinds: Vec<&StepKind> = replay.steps[3..].iter().map(|step| &step.kind).collect();
    assert_eq!(kinds, [&StepKind::Undo(0), &StepKind::Seat(TWO, Occupant::Bot)]);
    assert_eq!(replay.steps[3].line, 6);
}

#[test]
fn what_is_wrong_with_a_record_is_told_with_its_line() {
    let record = played();
    let lines: Vec<&str> = record.lines().collect();
    refused("", "the record is empty");
    refused("\n", "line 1: the line breaks off");
    refused("{\"game\":\"crib\"}", "there is no game \"crib\"");
    refused(&record[..record.len() - 30], &format!("line {}: the line breaks off", lines.len()));
    refused(&with_line(&record, 4, ""), "line 4: the line breaks off");
    refused(&with_line(&record, 4, "{\"dance\":1}"), "line 4: unknown variant `dance`");
    refused(&with_line(&record, 4, lines[2]), "line 4: SEQ-");
    let newer = lines[0].replace("\"rules\":1", "\"rules\":2");
    refused(&with_line(&record, 1, &newer), "of version 2 of the rules");
    let other = lines[0].replacen("sequence-numbers", "sequence", 1);
    refused(&with_line(&record, 1, &other), "names \"sequence\", its setup \"sequence-numbers\"");
    let crowd = lines[0].replace("\"bot\",\"bot\"", "\"bot\",\"bot\",\"bot\"");
    refused(&with_line(&record, 1, &crowd), "line 1: the header has 3 seats for 2 players");
    let seat = lines[2].replace("\"seat\":0", "\"seat\":9").replace("\"seat\":1", "\"seat\":9");
    refused(&with_line(&record, 3, &seat), "line 3: the table has no seat 9");
    let nobody = game_of_record(&record).map(|g| g.replay(&record, Viewer::Seat(Seat::new(5))));
    assert_eq!(
        nobody.expect("it is ours"),
        Err(RecordFault::NoSuchSeat { seat: Seat::new(5), seats: 2 })
    );
}

#[test]
fn only_the_player_hears_what_was_drawn() {
    let record = played();
    let told = |viewer| {
        format!("{:?}", game_of_record(&record).expect("it is ours").replay(&record, viewer))
    };
    let cards_seen =
        |text: &str| text.matches("\"drew\"").count() - text.matches("\"card\": Null").count();
    assert_eq!(cards_seen(&told(Viewer::Spectator)), 0);
    assert!(cards_seen(&told(Viewer::Seat(ONE))) > 0);
}
