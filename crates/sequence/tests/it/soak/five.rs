//! A second detector of five in a row: a grid of numbers, and lines walked step by step.

use game::{Game as _, Rng, Seat, Seed, Viewer};
use sequence::{Action, Card, Rank, Row, Sequence, Setup, Space, Suit};

/// A place on the board, by row and column.
type Cell = (usize, usize);

/// Five cells in a straight line.
type Five = [Cell; 5];

/// What lies on a cell, beside the numbers of the teams.
const FREE: u8 = 8;
const CORNER: u8 = 9;

/// How often the whole board is looked over.
const LOOK_OVER: u64 = 500;

/// The ways a line can run.
const WAYS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The board and the sequences on it, kept without the engine.
struct Watcher {
    setup: Setup,
    grid: Vec<Vec<u8>>,
    fives: Vec<(u8, Five)>,
    passes: u8,
}

/// Plays random games at `tables` in turn, `plies` actions in all, and compares engine and watcher after each.
pub(crate) fn watch(tables: &[Setup], seed: u64, plies: u64) {
    let (mut ply, mut game) = (0, 0);
    while ply < plies {
        let number = seed << 32 | game;
        let setup = &tables[game as usize % tables.len()];
        ply += play(setup, number);
        game += 1;
    }
}

fn play(setup: &Setup, number: u64) -> u64 {
    let mut state = Sequence::deal(setup, Seed::from_number(number));
    let mut rng = Rng::new(number);
    let mut watcher = Watcher::new(setup);
    let mut buffer = Vec::new();
    let mut plies = 0;
    while let Some(seat) = state.must_act().iter().next() {
        let action = watcher.choose(&state, seat, &mut rng, &mut buffer);
        let agreed = watcher
            .follow(&mut state, seat, action)
            .and_then(|()| if plies % LOOK_OVER == 7 { watcher.look_over(&state) } else { Ok(()) });
        if let Err(what) = agreed {
            panic!("game {number}, ply {plies}, {seat} {action}: {what}\n{:?}", state.view(seat));
        }
        plies += 1;
    }
    plies
}

impl Watcher {
    fn new(setup: &Setup) -> Self {
        let edition = setup.edition();
        let cell = |row, column| match edition.corners().contains(Space::new(row, column)) {
            true => CORNER,
            false => FREE,
        };
        let row = |row| (0..edition.columns()).map(|column| cell(row, column)).collect();
        let grid = (0..edition.rows()).map(row).collect();
        Self { setup: *setup, grid, fives: Vec::new(), passes: 0 }
    }

    /// The one of three random actions that has most chips of its team in line with it: so there is more to detect.
    fn choose(
        &self,
        state: &Sequence,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Action {
        let team = self.setup.team(seat).0;
        let weight = |action: &Action| match action {
            Action::Play { card, space, .. } if !removes(*card) => self.in_line(team, cell(*space)),
            _ => 0,
        };
        (0..3)
            .filter_map(|_| state.random_action(seat, rng, buffer))
            .max_by_key(weight)
            .expect("nobody is ever stuck")
    }

    fn in_line(&self, team: u8, at: Cell) -> usize {
        WAYS.iter().map(|&way| self.run(team, at, way).len()).sum()
    }

    /// Takes the action in the engine and on the grid, and compares.
    fn follow(&mut self, state: &mut Sequence, seat: Seat, action: Action) -> Result<(), String> {
        let team = self.setup.team(seat).0;
        let mut touched = false;
        match action {
            Action::Play { card, space, row } if removes(card) => {
                demand(row.is_none(), "a removal has no choice of five")?;
                state.apply(seat, &action);
                touched = self.remove(state, cell(space))?;
                self.passes = 0;
            }
            Action::Play { card, space, row } => {
                let finished = self.finished(team, cell(space));
                self.check_choice(state, seat, (card, space, row), &finished)?;
                state.apply(seat, &action);
                self.grid[cell(space).0][cell(space).1] = team;
                touched = !finished.is_empty();
                self.add(state, team, &finished, row)?;
                self.passes = 0;
            }
            Action::Pass => {
                state.apply(seat, &action);
                self.passes += 1;
            }
            _ => state.apply(seat, &action),
        }
        if touched {
            demand(self.fives == engine_fives(state), "the sequences differ")?;
        }
        self.compare(state)
    }

    /// All fives that a chip of `team` on `at` would finish and that may count beside those it has.
    fn finished(&self, team: u8, at: Cell) -> Vec<Five> {
        let mut fives = Vec::new();
        for way in WAYS {
            let run = self.run(team, at, way);
            fives.extend(run.windows(5).filter(|five| five.contains(&at)).map(five));
        }
        fives.retain(|five| self.of(team).all(|old| self.shared(&old, five) <= 1));
        fives
    }

    /// The unbroken line through `at` of cells that `team` may count, as if it had a chip there.
    fn run(&self, team: u8, at: Cell, way: (isize, isize)) -> Vec<Cell> {
        let back = self.walk(team, at, (-way.0, -way.1));
        let mut run: Vec<Cell> = back.collect();
        run.reverse();
        run.push(at);
        run.extend(self.walk(team, at, way));
        run
    }

    fn walk(
        &self,
        team: u8,
        from: Cell,
        (down, right): (isize, isize),
    ) -> impl Iterator<Item = Cell> + '_ {
        let step = move |&(row, column): &Cell| {
            Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
        };
        let counts = move |cell: &Cell| self.at(*cell).is_some_and(|on| on == team || on == CORNER);
        std::iter::successors(Some(from), step).skip(1).take_while(counts)
    }

    fn at(&self, (row, column): Cell) -> Option<u8> {
        self.grid.get(row)?.get(column).copied()
    }

    fn of(&self, team: u8) -> impl Iterator<Item = Five> + '_ {
        self.fives.iter().filter(move |(owner, _)| *owner == team).map(|&(_, five)| five)
    }

    /// How many cells two fives share, free corners not counted.
    fn shared(&self, one: &Five, other: &Five) -> usize {
        one.iter().filter(|cell| other.contains(cell) && self.at(**cell) != Some(CORNER)).count()
    }

    fn wins(&self, team: u8, more: usize) -> bool {
        self.of(team).count() + more >= usize::from(self.setup.sequences_to_win())
    }

    /// The most of `fives` that may count together, by trying all.
    fn most_together(&self, fives: &[Five]) -> usize {
        let Some((first, rest)) = fives.split_first() else { return 0 };
        let beside: Vec<Five> =
            rest.iter().copied().filter(|five| self.shared(first, five) <= 1).collect();
        (1 + self.most_together(&beside)).max(self.most_together(rest))
    }

    /// A choice is asked for exactly where several fives are finished, only some can count, and the game goes on.
    fn check_choice(
        &self,
        state: &Sequence,
        seat: Seat,
        (card, space, row): (Card, Space, Option<Row>),
        finished: &[Five],
    ) -> Result<(), String> {
        let team = self.setup.team(seat).0;
        let most = self.most_together(finished);
        if finished.len() < 2 || self.wins(team, most) {
            return demand(row.is_none(), "there is no choice of five, but one is made");
        }
        demand(most == 1, "several count together, and the game is not won")?;
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        let mut offered: Vec<Five> = listed
            .into_iter()
            .filter_map(|action| match action {
                Action::Play { card: c, space: s, row } if (c, s) == (card, space) => row,
                _ => None,
            })
            .map(cells)
            .collect();
        let mut finished: Vec<Five> = finished.iter().map(|&five| sorted(five)).collect();
        offered.sort_unstable();
        finished.sort_unstable();
        demand(offered == finished, "the choices of five differ")
    }

    /// Adds what was finished: the five that was picked, the only one, or the most that count together.
    fn add(
        &mut self,
        state: &Sequence,
        team: u8,
        finished: &[Five],
        row: Option<Row>,
    ) -> Result<(), String> {
        if finished.is_empty() {
            return Ok(());
        }
        let known = self.fives.len();
        let new: Vec<(u8, Five)> = engine_fives(state).into_iter().skip(known).collect();
        let count = if row.is_some() { 1 } else { self.most_together(finished) };
        demand(new.len() == count, "another number of sequences is finished")?;
        for (owner, five) in new {
            let is_finished = finished.iter().any(|&finished| sorted(finished) == five);
            demand(owner == team && is_finished, "a sequence that is none")?;
            demand(row.is_none_or(|row| cells(row) == five), "another five than was picked")?;
            demand(self.of(team).all(|old| self.shared(&old, &five) <= 1), "they overlap")?;
            self.fives.push((owner, five));
        }
        Ok(())
    }

    /// Takes a chip away. If it was part of a sequence, that is gone, unless five of its line still stand.
    fn remove(&mut self, state: &Sequence, at: Cell) -> Result<bool, String> {
        let team = self.grid[at.0][at.1];
        self.grid[at.0][at.1] = FREE;
        let Some(place) = self.fives.iter().position(|(_, five)| five.contains(&at)) else {
            return Ok(false);
        };
        demand(self.setup.advanced(), "a chip of a finished sequence is taken")?;
        let (_, broken) = self.fives.remove(place);
        let standing = self.standing_beside(team, &broken, at);
        let again: Vec<_> = engine_fives(state)
            .into_iter()
            .filter(|(owner, five)| *owner == team && standing.contains(five))
            .collect();
        demand(again.len() == usize::from(!standing.is_empty()), "five still stand in that line")?;
        self.fives.extend(again);
        Ok(true)
    }

    /// The fives in the line of `broken`, some of it included, that stand without `gap`.
    fn standing_beside(&self, team: u8, broken: &Five, gap: Cell) -> Vec<Five> {
        let way = (
            broken[1].0 as isize - broken[0].0 as isize,
            broken[1].1 as isize - broken[0].1 as isize,
        );
        let left = broken.iter().filter(|&&cell| cell != gap);
        let mut fives: Vec<Five> = left
            .flat_map(|&cell| {
                self.run(team, cell, way).windows(5).map(five).map(sorted).collect::<Vec<_>>()
            })
            .collect();
        fives.sort_unstable();
        fives.dedup();
        fives
    }

    fn compare(&self, state: &Sequence) -> Result<(), String> {
        let scores = state.scores();
        for (seat, &score) in scores.iter() {
            let count = self.of(self.setup.team(seat).0).count();
            demand(count == score as usize, "the number of sequences differs")?;
        }
        let won = (0..self.setup.teams()).find(|&team| self.wins(team, 0));
        let over = won.is_some() || self.passes == self.setup.players();
        demand(state.is_over() == over, "one says over and one does not")?;
        match won {
            Some(team) => {
                let wins = |seat| self.setup.team(seat).0 == team;
                let right =
                    state.seats().iter().all(|seat| state.winners().contains(seat) == wins(seat));
                demand(right, "another team has won")
            }
            None => Ok(()),
        }
    }

    /// The whole board is the same, and every five on it counts or overlaps one that does.
    fn look_over(&self, state: &Sequence) -> Result<(), String> {
        let board = state.screen(Viewer::Spectator).table.board;
        for (row, cells) in self.grid.iter().enumerate() {
            for (column, &on) in cells.iter().enumerate() {
                let chip = board.chip(Space::new(row as u8, column as u8)).map(|chip| chip.team.0);
                demand(chip == Some(on).filter(|&on| on < FREE), "the chips differ")?;
                if on < FREE && !self.wins(on, 0) {
                    let uncounted = self.finished(on, (row, column));
                    demand(uncounted.is_empty(), "five in a row are not counted")?;
                }
            }
        }
        Ok(())
    }
}

/// The cards that take a chip away: jacks with one eye, MEOW, Minus.
fn removes(card: Card) -> bool {
    matches!(
        card,
        Card::Playing(Rank::Jack, Suit::Hearts | Suit::Spades) | Card::Meow | Card::Minus
    )
}

fn cell(space: Space) -> Cell {
    (space.row().into(), space.column().into())
}

fn cells(row: Row) -> Five {
    let cells: Vec<Cell> = row.spaces().map(cell).collect();
    sorted(five(&cells))
}

fn five(cells: &[Cell]) -> Five {
    std::array::from_fn(|i| cells[i])
}

fn sorted(mut five: Five) -> Five {
    five.sort_unstable();
    five
}

fn engine_fives(state: &Sequence) -> Vec<(u8, Five)> {
    let sequences = state.screen(Viewer::Spectator).table.sequences.clone();
    sequences.into_iter().map(|(team, row)| (team.0, cells(row))).collect()
}

fn demand(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
