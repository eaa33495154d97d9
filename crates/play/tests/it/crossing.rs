//! Crossing: whatever is dropped wherever, no tile is lost, and every step can be taken back.

use crossing::solver::{Effort, solve};
use crossing::{Action, Crossing, Screen, Setup, Table, Tiles};
use game::{Game as _, Rng, Seat, Seed, Viewer};
use play::crossing::{
    At, Board, Draft, Kind, Piece, Reach, Saved, Sorting, Standing, Way, lines, order, plan, rack,
};

/// Screens of players in turn, from games that lay a lot.
fn screens() -> Vec<(Screen, Crossing)> {
    let mut found = Vec::new();
    for (players, number) in [(2, 1), (3, 2), (4, 3)] {
        let setup = Setup::usual(players).expect("a table of the list");
        let mut game = Crossing::deal(&setup, Seed::from_number(number));
        let (mut rng, mut buffer) = (Rng::new(number), Vec::new());
        for _ in 0..70 {
            let Some(seat) = game.must_act().iter().next() else { break };
            game.legal_actions(seat, &mut buffer);
            let lay = buffer.iter().find(|action| matches!(action, Action::Lay { .. })).cloned();
            buffer.clear();
            let action = lay.or_else(|| game.random_action(seat, &mut rng, &mut buffer));
            let action = action.expect("nobody is ever stuck");
            if game.screen(Viewer::Spectator).scene.chosen.is_none() {
                found.push((game.screen(Viewer::Seat(seat)), game.clone()));
            }
            game.play(seat, &action).expect("listed actions are legal");
        }
    }
    assert!(found.iter().any(|(screen, _)| screen.scene.table.len() > 40));
    found
}

fn draft(screen: &Screen) -> Draft {
    let board = Board::of(&screen.scene.table);
    let hand = &screen.you.as_ref().expect("a player").hand;
    let held = rack(hand, &board, &[]);
    Draft::new(board, held)
}

fn picture(text: &str) -> Board {
    Board::of(&text.parse().expect("a picture of a table"))
}

fn piece(text: &str) -> Piece {
    Piece::new(text.parse().expect("a tile"), 0)
}

/// A draft of somebody who holds `hand` before the table of a picture.
fn drafted(table: &str, hand: &str) -> Draft {
    let board = picture(table);
    let hand: Tiles = hand.parse().expect("tiles");
    let held = rack(&hand, &board, &[]);
    Draft::new(board, held)
}

/// The board as a picture, for comparing.
fn shown(board: &Board) -> String {
    let tiles = board.pieces().map(|(p, at)| (i32::from(at.row), i32::from(at.col), p.tile()));
    Table::new(tiles).expect("no tile lies on another").rows().join(" / ")
}

/// Some move of a hand that knows no better.
fn fumble(draft: &mut Draft, rng: &mut Rng) -> bool {
    let on_table: Vec<Piece> = draft.board().pieces().map(|(piece, _)| piece).collect();
    let in_hand: Vec<Piece> = draft.hand().collect();
    let to = At { row: rng.below(14) as i16 - 3, col: rng.below(20) as i16 - 4 };
    let way = [None, Some(Way::Left), Some(Way::Up), Some(Way::Right)][rng.below(4) as usize];
    match rng.below(8) {
        0 => draft.put_all_back(),
        1 => rng.pick(&on_table).copied().is_some_and(|piece| draft.take_back(piece)),
        2 | 3 => rng.pick(&in_hand).copied().is_some_and(|p| draft.drop(&[p], p, to, way)),
        number => rng.pick(&on_table).copied().is_some_and(|piece| {
            let reach = [Reach::One, Reach::Across, Reach::Down, Reach::Group];
            let carried = draft.board().reach(piece, reach[number as usize - 4]);
            draft.drop(&carried, piece, to, way)
        }),
    }
}

#[test]
fn whatever_is_dropped_where_every_tile_stays_on_a_cell_of_its_own() {
    let mut rng = Rng::new(7);
    for (screen, _) in screens().iter().step_by(5) {
        let mut draft = draft(screen);
        let all = |draft: &Draft| {
            let mut all: Vec<Piece> = draft.board().pieces().map(|(piece, _)| piece).collect();
            all.extend(draft.hand());
            all.sort_unstable();
            all
        };
        let before = all(&draft);
        for _ in 0..40 {
            fumble(&mut draft, &mut rng);
            assert_eq!(all(&draft), before, "tiles are conserved");
            let mut cells: Vec<At> = draft.board().pieces().map(|(_, at)| at).collect();
            cells.sort_unstable();
            assert!(cells.windows(2).all(|pair| pair[0] != pair[1]), "one tile on each cell");
            let table = screen.scene.table.tiles();
            let now: Tiles = draft.board().pieces().map(|(piece, _)| piece.tile()).collect();
            assert!(now.contains_all(&table), "no tile of the table comes into a hand");
        }
    }
}

#[test]
fn undoing_is_the_opposite_of_doing_and_redoing_of_undoing() {
    let mut rng = Rng::new(8);
    for (screen, _) in screens().iter().step_by(7) {
        let mut draft = draft(screen);
        let mut boards = vec![draft.board().clone()];
        while boards.len() < 30 {
            if fumble(&mut draft, &mut rng) {
                boards.push(draft.board().clone());
            }
        }
        for board in boards.iter().rev().skip(1) {
            assert!(draft.undo());
            assert_eq!(draft.board(), board);
        }
        assert!(!draft.undo(), "there is nothing before the beginning");
        for board in boards.iter().skip(1) {
            assert!(draft.redo());
            assert_eq!(draft.board(), board);
        }
        assert!(!draft.redo(), "there is nothing after the end");
    }
}

#[test]
fn a_draft_survives_being_put_away_and_is_nobody_elses() {
    let mut rng = Rng::new(9);
    let all = screens();
    for (screen, _) in all.iter().step_by(9) {
        let mut draft = draft(screen);
        for _ in 0..12 {
            fumble(&mut draft, &mut rng);
        }
        draft.undo();
        let text = serde_json::to_string(&draft.save()).expect("it can be written");
        let saved: Saved = serde_json::from_str(&text).expect("it can be read");
        let hand = &screen.you.as_ref().expect("a player").hand;
        assert_eq!(Draft::resume(&saved, &screen.scene.table, hand), Some(draft));
        assert_eq!(Draft::resume(&saved, &screen.scene.table, &Tiles::EMPTY), None);
        let other: Table = "r1 r2 r3".parse().expect("a table");
        assert_eq!(Draft::resume(&saved, &other, hand), None);
    }
}

#[test]
fn what_is_no_draft_is_not_taken_up() {
    let hand: Tiles = "r5".parse().expect("tiles");
    let table: Table = "b1 b2 b3".parse().expect("a table");
    let own = rack(&hand, &Board::of(&table), &[])[0].number();
    let at = |step: &str| {
        let base = "[[0,[0,0]],[2,[0,1]],[4,[0,2]]]";
        format!(r#"{{"base":{base},"held":[{own}],"steps":[[{step}]],"stands":1}}"#)
    };
    let resumed = |text: String| {
        let saved: Saved = serde_json::from_str(&text).ok()?;
        Draft::resume(&saved, &table, &hand)
    };
    assert!(resumed(at(&format!(r#"{{"p":{own},"f":null,"t":[1,1]}}"#))).is_some());
    // On another tile, beyond the horizon, a tile that nobody has, a tile of the table in the hand, no tile at all.
    for step in [
        format!(r#"{{"p":{own},"f":null,"t":[0,1]}}"#),
        format!(r#"{{"p":{own},"f":null,"t":[30000,1]}}"#),
        r#"{"p":50,"f":null,"t":[1,1]}"#.to_owned(),
        r#"{"p":0,"f":[0,0],"t":null}"#.to_owned(),
        r#"{"p":200,"f":null,"t":[1,1]}"#.to_owned(),
    ] {
        assert_eq!(resumed(at(&step)), None, "{step}");
    }
}

#[test]
fn a_tile_dropped_on_a_line_makes_room_along_it() {
    let mut draft = drafted("r3 r4 r6 r7", "r5 b9");
    let r5 = piece("r5");
    let there = draft.board().place(piece("r6")).expect("it lies there");
    assert!(draft.drop(&[r5], r5, there, None));
    assert_eq!(shown(draft.board()), "r3 r4 r5 r6 r7");
    draft.undo();
    assert!(draft.drop(&[r5], r5, there, Some(Way::Left)));
    assert_eq!(shown(draft.board()), "r3 r4 r6 r5 r7");
    draft.undo();
    assert!(draft.drop(&[r5], r5, there, Some(Way::Down)));
    assert_eq!(shown(draft.board()), "r3 r4 r5 r7 / . . r6");
    let mut upright = drafted("r3 / r4 / r6", "r5");
    let there = upright.board().place(piece("r6")).expect("it lies there");
    assert!(upright.drop(&[r5], r5, there, None));
    assert_eq!(shown(upright.board()), "r3 / r4 / r5 / r6");
}

#[test]
fn a_tile_gives_way_along_its_line_and_away_from_what_comes() {
    let draft = drafted("r3 r4 r5 / . / g1 / g2 / g3", "");
    let at = |name: &str| draft.board().place(piece(name)).expect("it lies there");
    assert_eq!(draft.way(at("r4"), -20, 45), Way::Right, "in a line across, not down");
    assert_eq!(draft.way(at("r4"), 20, 45), Way::Left);
    assert_eq!(draft.way(at("g2"), -45, -20), Way::Down);
    assert_eq!(draft.way(at("g2"), 45, 20), Way::Up);
}

#[test]
fn a_group_dropped_on_another_pushes_it_aside_whole() {
    let mut draft = drafted("r3 r4 r5 . . . . / . / . / b1 b2 b3 / . y2 / . g2", "");
    let run = draft.board().reach(piece("r4"), Reach::Across);
    assert_eq!(run.len(), 3);
    let there = draft.board().place(piece("b2")).expect("it lies there");
    assert!(draft.drop(&run, piece("r4"), there, None));
    // The shortest way out is up or down; the group keeps its form, and a free row lies between.
    let group = draft.board().reach(piece("b2"), Reach::Group);
    assert_eq!(group.len(), 5);
    assert_eq!(shown(draft.board()), "r3 r4 r5 / . / b1 b2 b3 / . y2 / . g2");
}

#[test]
fn asking_for_more_goes_from_the_tile_to_its_lines_to_its_group_and_back() {
    let board = picture("r3 r4 r5 r6 / . b4 / . y4 . / . / g1 g2 g3");
    let r4 = piece("r4");
    let mut reach = Reach::One;
    let mut carried = Vec::new();
    for _ in 0..4 {
        carried.push(board.reach(r4, reach).len());
        reach = board.widen(r4, reach);
    }
    assert_eq!((carried, reach), (vec![1, 4, 3, 6], Reach::One));
    let lone = picture("r3");
    assert_eq!(lone.widen(piece("r3"), Reach::One), Reach::One);
    let line = picture("g1 g2 g3");
    assert_eq!(line.widen(piece("g2"), Reach::One), Reach::Across);
    assert_eq!(line.widen(piece("g2"), Reach::Across), Reach::One, "the group is no more");
}

#[test]
fn a_table_tile_never_comes_into_the_hand_and_an_action_tile_never_to_the_table() {
    let mut draft = drafted("r3 r4 r5", "r6 pass2");
    assert!(!draft.take_back(piece("r3")));
    let pass = piece("pass2");
    assert!(!draft.drop(&[pass], pass, At { row: 3, col: 3 }, None));
    assert!(draft.is_untouched() && !draft.may_undo());
}

#[test]
fn faults_are_those_of_the_rules_and_the_lay_of_a_solver_passes() {
    let mut solved = 0;
    for (screen, game) in screens().iter().step_by(6) {
        let you = screen.you.as_ref().expect("a player");
        let rules = screen.scene.lay_rules(you.seat, &you.hand);
        let Some(problem) = rules.problem() else { continue };
        let effort = Effort { rounds: 200, calm: 50, prove: false, seed: 1 };
        let answer = solve(&problem, effort, &mut || false);
        let mut draft = draft(screen);
        assert_eq!(draft.standing(&rules), Standing::Untouched);
        let target = draft.base().with_lay(&answer.table, draft.held());
        for step in plan(draft.base(), &target) {
            assert!(draft.step(step), "no step of a plan puts a tile on another");
        }
        assert_eq!(shown(draft.board()), answer.table.rows().join(" / "));
        match draft.standing(&rules) {
            Standing::Ready(action) => {
                assert_eq!(action, Action::Lay { table: answer.table.clone() });
                assert_eq!(game.check(you.seat, &action), Ok(()));
                assert_eq!(draft.laid(), usize::from(answer.placed));
                solved += 1;
            }
            Standing::Untouched => assert_eq!(answer.placed, 0),
            Standing::Flawed(flaws) => panic!("{flaws:?}"),
        }
    }
    assert!(solved > 10, "{solved}");
}

#[test]
fn each_line_that_is_wrong_is_named_with_its_cells_and_what_would_mend_it() {
    let setup = Setup::usual(2).expect("a table of the list");
    let mut draft = drafted("y4 y5 y6 / . / g1 g2 g3", "b5 r5 y7 g9");
    let table: Table = "y4 y5 y6 / . / g1 g2 g3".parse().expect("a table");
    let hand: Tiles = "b5 r5 y7 g9".parse().expect("tiles");
    let rules = crossing::LayRules {
        setup: &setup,
        table: &table,
        hand: &hand,
        opened: game::SeatSet::first(2),
        seat: Seat::new(0),
    };
    let below = draft.board().place(piece("y5")).expect("it lies there").plus(-1, 0);
    assert!(draft.drop(&[piece("b5")], piece("b5"), below, None));
    let standing = draft.standing(&rules);
    let flaws = standing.flaws();
    assert_eq!(flaws.len(), 1);
    assert_eq!(flaws[0].reason, crossing::Reason::LineOfTwo);
    assert_eq!(flaws[0].cells, [below, below.plus(1, 0)]);
    let mends = draft.mends(flaws);
    assert_eq!(mends, [(piece("r5"), below.plus(-1, 0))], "red 5 above, for below is taken");
    let (red, at) = mends[0];
    assert!(draft.drop(&[red], red, at, None));
    assert!(matches!(draft.standing(&rules), Standing::Ready(_)));
}

#[test]
fn tiles_strewn_far_and_wide_are_still_a_table() {
    let setup = Setup::usual(2).expect("a table of the list");
    let table: Table = "y4 y5 y6 / . / g1 g2 g3".parse().expect("a table");
    let hand: Tiles = "y7".parse().expect("tiles");
    let rules = crossing::LayRules {
        setup: &setup,
        table: &table,
        hand: &hand,
        opened: game::SeatSet::first(2),
        seat: Seat::new(0),
    };
    let mut draft = drafted("y4 y5 y6 / . / g1 g2 g3", "y7");
    let run = draft.board().reach(piece("y4"), Reach::Across);
    assert!(draft.drop(&run, piece("y4"), At { row: 900, col: -700 }, None));
    assert!(draft.drop(&[piece("y7")], piece("y7"), At { row: 900, col: -697 }, None));
    let Standing::Ready(Action::Lay { table }) = draft.standing(&rules) else {
        panic!("{:?}", draft.standing(&rules))
    };
    assert_eq!(table.rows().join(" / "), ". . . . . g1 g2 g3 / . / y4 y5 y6 y7");
    assert!(!draft.drop(&run, piece("y4"), At { row: 20_000, col: 0 }, None), "beyond the horizon");
}

#[test]
fn others_see_tiles_of_the_table_move_and_tiles_of_the_hand_from_behind() {
    let mut rng = Rng::new(11);
    let mut different = 0;
    for (screen, _) in screens().iter().step_by(8) {
        let mut draft = draft(screen);
        for _ in 0..15 {
            fumble(&mut draft, &mut rng);
        }
        let seen = draft.seen();
        let faces: Tiles = seen.iter().filter_map(|seen| seen.face).collect();
        assert_eq!(faces, screen.scene.table.tiles(), "exactly what lay on the table has a face");
        assert_eq!(seen.len() - usize::from(screen.scene.table.len()), draft.laid());
        // Somebody with other tiles who does the same with them looks the same.
        let imagined = other_hand(&screen.scene.table, draft.held().len(), &mut rng);
        let swap = |piece: Piece| {
            let at = draft.held().iter().position(|one| *one == piece);
            at.map_or(piece, |at| imagined[at])
        };
        let mut other = Draft::new(draft.base().clone(), imagined.clone());
        let moves = draft.board().pieces().map(|(piece, at)| (swap(piece), Some(at))).collect();
        other.step(moves);
        assert_eq!(other.seen(), seen);
        different += usize::from(other.held() != draft.held());
    }
    assert!(different > 0, "some hands did differ");
}

/// As many number tiles as a hand holds, none of them on the table.
fn other_hand(table: &Table, many: usize, rng: &mut Rng) -> Vec<Piece> {
    let board = Board::of(table);
    let mut all: Vec<Piece> = (0..112).filter_map(Piece::from_number).collect();
    all.retain(|&piece| board.place(piece).is_none());
    rng.shuffle(&mut all);
    all.truncate(many);
    all
}

#[test]
fn what_nobody_moved_stays_where_it_is_on_the_screen() {
    let before = picture("r5 r6 r7 / . / b1 b2 b3");
    let after: Table = ". r4 r5 r6 r7 / . / . . b1 b2 b3 / . / g1 g2 g3".parse().expect("a table");
    let board = before.follow(&after, &[]);
    for (piece, at) in before.pieces() {
        assert_eq!(board.place(piece), Some(at));
    }
    assert_eq!(board.len(), 10);
    // A twin on the table is not the twin in the hand.
    let mine = piece("r4");
    let board = before.follow(&after, &[mine]);
    assert_eq!(board.place(mine), None);
    assert!(board.place(Piece::new("r4".parse().expect("a tile"), 1)).is_some());
}

#[test]
fn the_table_can_be_read_as_a_list_of_lines() {
    let board = picture("r5 r6 r7 / . b6 / . y6 . g1 g2 / . / . . . . y9");
    let told: Vec<_> = lines(&board)
        .into_iter()
        .map(|line| {
            let tiles: Vec<_> = line.pieces.iter().map(|(p, _)| p.tile().to_string()).collect();
            (line.group, line.across, line.kind, tiles.join(" "))
        })
        .collect();
    let line = |group, across, kind, tiles: &str| (group, across, kind, tiles.to_owned());
    assert_eq!(
        told,
        [
            line(0, true, Kind::Run, "r5 r6 r7"),
            line(0, false, Kind::Set, "r6 b6 y6"),
            line(1, true, Kind::Run, "g1 g2"),
            line(2, true, Kind::Lone, "y9"),
        ]
    );
}

#[test]
fn every_tile_stands_in_as_many_lines_of_the_list_as_on_the_table() {
    for (screen, _) in screens().iter().step_by(4) {
        let board = Board::of(&screen.scene.table);
        let all = lines(&board);
        for (piece, _) in board.pieces() {
            let listed = all.iter().filter(|line| line.pieces.iter().any(|(p, _)| *p == piece));
            let long = |reach| board.reach(piece, reach).len() > 1;
            let lies = usize::from(long(Reach::Across)) + usize::from(long(Reach::Down));
            assert_eq!(listed.count(), lies);
        }
    }
}

#[test]
fn keys_jump_from_tile_to_tile() {
    let board = picture("r5 . . r6 / . / . . . r7");
    let at = |name: &str| board.place(piece(name)).expect("it lies there");
    assert_eq!(board.next_tile(at("r5"), Way::Right), Some(at("r6")));
    assert_eq!(board.next_tile(at("r6"), Way::Down), Some(at("r7")));
    assert_eq!(board.next_tile(at("r6"), Way::Right), None);
    assert_eq!(board.next_tile(at("r7"), Way::Up), Some(at("r6")));
}

#[test]
fn a_hand_is_sorted_by_colour_or_by_number_and_loses_nothing() {
    let hand: Tiles = "r9 b2 g2 pass2 r1 b9".parse().expect("tiles");
    let held = rack(&hand, &Board::default(), &[]);
    let names = |sorting| {
        let sorted = order(&held, sorting);
        sorted.iter().map(|piece| piece.tile().to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Sorting::Colour), "b2 b9 r1 r9 g2 pass2");
    assert_eq!(names(Sorting::Number), "r1 b2 g2 b9 r9 pass2");
}

#[test]
fn a_draft_is_seen_elsewhere_as_it_lies_with_blank_tiles_in_the_right_places() {
    let here = picture("r5 r6 r7 / . / b1 b2 b3");
    let held: Vec<Piece> = Piece::of("r8".parse().expect("a tile")).collect();
    let mut draft = Draft::new(here.clone(), held.clone());
    let b3 = here.on(At { row: 2, col: 2 }).expect("b3");
    assert!(draft.drop(&[b3], b3, At { row: 5, col: 5 }, None));
    assert!(draft.drop(&[held[0]], held[0], At { row: 0, col: 3 }, None));
    // Another screen counts its cells from somewhere else, and may call the copies of a tile by other names.
    let mut shifted = Draft::new(here.clone(), Vec::new());
    let away = here.pieces().map(|(piece, at)| (piece, Some(at.plus(-7, 11))));
    assert!(shifted.step(away.collect()));
    let there = shifted.board();
    let (moved, blank) = there.moved_by(&draft.seen());
    assert_eq!(blank, [At { row: -7, col: 14 }]);
    assert_eq!(moved.len(), here.len(), "the hand's tile has no face there");
    for (piece, at) in draft.board().pieces().filter(|(piece, _)| !held.contains(piece)) {
        assert_eq!(moved.place(piece), Some(at.plus(-7, 11)), "{piece:?}");
    }
    // Nonsense moves nothing away.
    assert_eq!(there.moved_by(&[]).0.len(), 0);
}
