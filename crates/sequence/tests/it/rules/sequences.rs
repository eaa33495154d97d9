//! SEQ-24, SEQ-25, SEQ-26, SEQ-28.

use game::{Game as _, SeatSet, Viewer};
use sequence::{Edition, Foul, Sequence, Setup};

use crate::scene::{BLUE, RED, Scene, Tell as _, classic, foul, mark, seat, setup};

/// The sequences after blue has put a chip on `space` beside `chips`, where two are needed.
fn finished(chips: &str, space: &str) -> Vec<String> {
    classic(&[])
        .chips(BLUE, chips)
        .hand(0, "JC")
        .game()
        .then(0, &format!("play JC {space}"))
        .sequences_text()
}

#[test]
fn seq_24_five_in_a_straight_line_are_a_sequence() {
    assert_eq!(finished("c3 d3 f3 g3", "e3"), ["blue c3-g3"]);
    assert_eq!(finished("c3 c4 c5 c6", "c7"), ["blue c3-c7"]);
    assert_eq!(finished("c3 e5 f6 g7", "d4"), ["blue c3-g7"]);
    assert_eq!(finished("g3 f4 e5 d6", "c7"), ["blue g3-c7"]);
    assert_eq!(finished("b1 c1 d1", "e1"), ["blue a1-e1"]);
    assert_eq!(finished("i2 h3 g4", "f5"), ["blue j1-f5"]);
}

#[test]
fn seq_24_four_or_a_broken_or_mixed_or_bent_line_is_none() {
    let none: [&str; 0] = [];
    assert_eq!(finished("c3 d3 f3", "e3"), none);
    assert_eq!(finished("c3 d3 f3 h3", "e3"), none);
    assert_eq!(finished("c3 d3 e3 f4", "g3"), none);
    assert_eq!(finished("h2 i2 j2 a3", "b3"), none, "no line goes round an edge");
    let mixed = classic(&[])
        .chips(BLUE, "c3 d3 g3")
        .chips(RED, "f3")
        .hand(0, "JC")
        .game()
        .then(0, "play JC e3");
    assert_eq!(mixed.sequences_text(), none);
}

#[test]
fn seq_25_the_chips_of_a_finished_sequence_are_turned() {
    for (edition, card) in
        [(Edition::Classic, "JC"), (Edition::Cats, "PURRR"), (Edition::Numbers, "Plus")]
    {
        let game =
            Scene::new(&setup(edition, 2, &[])).chips(BLUE, "c3 d3 e3 f3 c4").hand(0, card).game();
        let game = game.then(0, &format!("play {card} g3"));
        assert_eq!(
            ["c3", "d3", "e3", "f3", "g3", "c4"].map(|space| mark(&game, space)),
            ["B", "B", "B", "B", "B", "b"]
        );
    }
    // Turned, they can no longer be taken.
    let game = classic(&[])
        .chips(BLUE, "c3 d3 e3 f3")
        .hand(0, "JC")
        .hand(1, "JH")
        .game()
        .then(0, "play JC g3");
    assert_eq!(game.answer(1, "play JH c3"), foul(Foul::FinishedSequence));
}

/// Whether blue has won by putting the last chip of a line on `space`, with the first sequence fixed.
fn second(first: &str, others: &str, space: &str) -> bool {
    let game = classic(&[]).sequence(BLUE, first).chips(BLUE, others).hand(0, "JC").game();
    game.then(0, &format!("play JC {space}")).is_over()
}

#[test]
fn seq_26_a_second_sequence_shares_at_most_one_space() {
    assert!(second("c3-g3", "c4 c5 c6", "c7"), "one space shared, across and down");
    assert!(second("c3-g3", "b7 c7 d7 e7", "f7"), "none shared");
    // In one line: up to eight chips are one sequence.
    assert!(!second("b3-f3", "g3 h3", "i3"));
    // Nine are two if the five turned first lie at one end.
    assert!(second("b3-f3", "g3 h3 i3", "j3"));
    assert!(second("f3-j3", "b3 c3 d3", "e3"));
    for (first, others, last) in
        [("c3-g3", "h3 i3 j3", "b3"), ("d3-h3", "b3 c3 i3", "j3"), ("e3-i3", "b3 c3 d3", "j3")]
    {
        assert!(!second(first, others, last), "{first}");
    }
}

/// The ten places of a classic edge: two corners and eight chips between them.
#[test]
fn seq_26_eight_between_two_corners_are_two_if_the_first_five_leave_room() {
    let names: Vec<String> = ('a'..='j').map(|column| format!("{column}1")).collect();
    for start in 1..=6 {
        let five = start - 1..start + 4;
        let rest: Vec<&str> = (1..9)
            .filter(|place| !five.contains(place))
            .map(|place| names[place].as_str())
            .collect();
        for (i, last) in rest.iter().enumerate() {
            let others: Vec<&str> =
                rest.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, name)| *name).collect();
            let first = format!("{}-{}", names[start - 1], names[start + 3]);
            let won = second(&first, &others.join(" "), last);
            assert_eq!(
                won,
                [1, 2, 5, 6].contains(&start),
                "first five from place {start}, last chip {last}"
            );
        }
    }
}

#[test]
fn seq_26_on_the_board_of_numbers_one_line_never_holds_two() {
    let table = setup(Edition::Numbers, 4, &[]);
    for first in ["a1-e1", "b1-f1", "c1-g1", "d1-h1"] {
        let scene = Scene::new(&table).sequence(BLUE, first);
        let row: Vec<String> = ('b'..='g').map(|column| format!("{column}1")).collect();
        let (from, to) = (first.as_bytes()[0], first.as_bytes()[3]);
        let open: Vec<&String> =
            row.iter().filter(|space| !(from..=to).contains(&space.as_bytes()[0])).collect();
        let [others @ .., last] = &open[..] else { continue };
        let others = others.iter().map(|space| space.as_str()).collect::<Vec<_>>().join(" ");
        let game =
            scene.chips(BLUE, &others).hand(0, "Plus").game().then(0, &format!("play Plus {last}"));
        assert!(!game.is_over(), "{first}");
    }
}

#[test]
fn seq_26_one_chip_may_finish_two_at_once() {
    let two_ways = classic(&[]).chips(BLUE, "c3 d3 e3 f3 g4 g5 g6 g7").hand(0, "JC").game();
    let game = two_ways.then(0, "play JC g3");
    assert_eq!(game.sequences_text(), ["blue c3-g3", "blue g3-g7"]);
    assert!(game.is_over());
    let middle_of_nine = classic(&[]).chips(BLUE, "a3 b3 c3 d3 f3 g3 h3 i3").hand(0, "JC").game();
    let game = middle_of_nine.then(0, "play JC e3");
    assert_eq!(game.sequences_text(), ["blue a3-e3", "blue e3-i3"]);
    assert_eq!(game.winners(), SeatSet::only(seat(0)));
}

#[test]
fn seq_26_the_player_picks_the_five_where_there_is_a_choice() {
    let six = || classic(&[]).chips(BLUE, "b3 c3 d3 f3 g3").hand(0, "JC").game();
    let game = six();
    assert_eq!(game.answer(0, "play JC e3"), foul(Foul::RowNeeded));
    assert_eq!(game.answer(0, "play JC e3 row c3-c7"), foul(Foul::WrongRow));
    assert_eq!(game.answer(0, "play JC e3 row d3-h3"), foul(Foul::WrongRow));
    assert_eq!(game.answer(0, "play JC e5 row b3-f3"), foul(Foul::RowNotAsked));
    let listed: Vec<String> =
        game.actions(0).into_iter().filter(|action| action.contains(" e3")).collect();
    assert_eq!(listed, ["play JC e3 row b3-f3", "play JC e3 row c3-g3"]);
    let game = six().then(0, "play JC e3 row c3-g3");
    assert_eq!(game.sequences_text(), ["blue c3-g3"]);
    assert_eq!((mark(&game, "b3"), mark(&game, "g3")), ("b".to_owned(), "B".to_owned()));
}

#[test]
fn seq_26_nobody_is_asked_when_the_game_is_won() {
    // The first sequence wins here, so six in a row leave nothing to say.
    let game = Scene::new(&setup(Edition::Cats, 2, &[]))
        .chips(BLUE, "b3 c3 d3 f3 g3")
        .hand(0, "PURRR")
        .game();
    assert_eq!(game.answer(0, "play PURRR e3 row b3-f3"), foul(Foul::RowNotAsked));
    assert!(game.then(0, "play PURRR e3").is_over());
    // Nor is one asked for the second of two.
    let game =
        classic(&[]).sequence(BLUE, "c9-g9").chips(BLUE, "b3 c3 d3 f3 g3").hand(0, "JC").game();
    assert!(game.then(0, "play JC e3").is_over());
}

/// A table where blue needs one more chip for its last sequence.
fn about_to_win(setup: &Setup, card: &str) -> Sequence {
    let scene = Scene::new(setup).chips(BLUE, "c3 d3 e3 f3").hand(0, card).hand(1, "");
    let scene = if setup.sequences_to_win() == 2 { scene.sequence(BLUE, "b6-f6") } else { scene };
    scene.game()
}

#[test]
fn seq_28_the_number_of_sequences_in_the_table_wins_at_once() {
    let specials = [(Edition::Classic, "JC"), (Edition::Cats, "PURRR"), (Edition::Numbers, "Plus")];
    for (edition, card) in specials {
        for &players in edition.players() {
            for &teams in edition.teams(players) {
                let setup =
                    Setup::new(edition, players.into(), Some(teams.into()), []).expect("possible");
                let needed = match edition {
                    Edition::Classic => {
                        if teams == 2 {
                            2
                        } else {
                            1
                        }
                    }
                    Edition::Cats => 1,
                    Edition::Numbers => {
                        if players > 3 {
                            2
                        } else {
                            1
                        }
                    }
                };
                assert_eq!(setup.sequences_to_win(), needed, "{edition:?} {players} in {teams}");
                let before = about_to_win(&setup, card);
                assert!(!before.is_over() && before.winners().is_empty());
                let game = before.then(0, &format!("play {card} g3"));
                let team = (0..players)
                    .filter(|number| number % teams == 0)
                    .map(seat)
                    .collect::<SeatSet>();
                assert_eq!(game.winners(), team);
                assert_eq!(game.scores()[seat(0)], i32::from(needed));
            }
        }
    }
}

#[test]
fn seq_28_after_the_end_nothing_happens_any_more() {
    let game = about_to_win(&setup(Edition::Cats, 2, &[]), "PURRR").then(0, "play PURRR g3");
    assert_eq!(game.hand_text(0), "", "not even a card is drawn");
    for action in
        ["pass", "draw", "play PURRR h3", "exchange PURRR", "call blue", "vote yes", "give PURRR"]
    {
        assert_eq!(game.answer(1, action), foul(Foul::Over));
    }
    assert!(game.must_act().is_empty() && game.may_act().is_empty());
    assert!(game.screen(Viewer::Spectator).table.must_act.is_empty());
}
