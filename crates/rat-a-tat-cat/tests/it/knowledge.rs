//! Who can know what, worked out a second time from what each player is told, and from nothing else (RAT-27).

use game::{BySeat, Game as _, Narrate as _, Rng, Seat, SeatSet, Seed, Viewer};
use rat_a_tat_cat::{Card, Event, RatATatCat, Setup, Spot};

use crate::conformance::table;

/// The memory of one player who listens to everything and forgets nothing.
#[derive(Clone, Debug)]
struct Memory {
    own: Seat,
    players: u8,
    rows: BySeat<[Option<Card>; 4]>,
    /// Who knows each card: that, too, is told to everybody.
    knowers: BySeat<[SeatSet; 4]>,
    held: Option<Card>,
}

impl Memory {
    fn new(own: Seat, players: u8) -> Self {
        let rows = BySeat::from_fn(players, |_| [None; 4]);
        let knowers = BySeat::from_fn(players, |_| [SeatSet::EMPTY; 4]);
        Self { own, players, rows, knowers, held: None }
    }

    fn hears(&mut self, event: &Event) {
        let everybody = SeatSet::first(self.players);
        match event {
            Event::Dealt { .. } => *self = Self::new(self.own, self.players),
            Event::FaceUp { seat, spot, card } => self.lies(*seat, *spot, Some(*card), everybody),
            Event::Looked { seat, cards } => {
                for (place, at) in [0, 3].into_iter().zip([0, 1]) {
                    self.rows[*seat][place] =
                        cards.map(|cards| cards[at]).or(self.rows[*seat][place]);
                    self.knowers[*seat][place].insert(*seat);
                }
            }
            Event::Took { seat, card, spot, .. } => self.lies(*seat, *spot, Some(*card), everybody),
            Event::Drew { card, .. } => self.held = *card,
            Event::Placed { seat, card, spot, .. } => {
                let known = card.or(self.held.take());
                let is_open = card.is_some() && *seat != self.own;
                self.lies(*seat, *spot, known, SeatSet::only(*seat));
                self.held = None;
                assert!(!is_open || spot.is_outer(), "only what lies open is told to others");
            }
            Event::Peeked { seat, spot, card } => {
                let place = &mut self.rows[*seat][spot.index()];
                *place = card.or(*place);
                self.knowers[*seat][spot.index()].insert(*seat);
            }
            Event::Swapped { seat, spot, with, other } => {
                let (a, b) = (self.rows[*seat][spot.index()], self.rows[*with][other.index()]);
                (self.rows[*seat][spot.index()], self.rows[*with][other.index()]) = (b, a);
                let (a, b) =
                    (self.knowers[*seat][spot.index()], self.knowers[*with][other.index()]);
                (self.knowers[*seat][spot.index()], self.knowers[*with][other.index()]) = (b, a);
            }
            _ => {}
        }
    }

    fn lies(&mut self, seat: Seat, spot: Spot, card: Option<Card>, knowers: SeatSet) {
        self.rows[seat][spot.index()] = card;
        self.knowers[seat][spot.index()] = knowers;
    }
}

/// Plays random rounds and compares, at every state and for every seat, what the view says with what was heard.
/// Gives how many cards that somebody knew of another's row were compared.
pub(crate) fn compare(setup: &Setup, seeds: std::ops::Range<u64>) -> u64 {
    let mut foreign = 0;
    for number in seeds {
        let mut game = RatATatCat::deal(setup, Seed::from_number(number));
        let mut rng = Rng::new(number ^ 0x6b6e_6f77);
        let mut buffer = Vec::new();
        let mut memories = BySeat::from_fn(setup.players(), |s| Memory::new(s, setup.players()));
        while !game.is_over() {
            // Mostly nobody knocks, so that rounds are long.
            let asked = if rng.below(5) == 0 { game.may_act() } else { game.must_act() };
            let asked: Vec<Seat> = asked.iter().collect();
            let &seat = rng.pick(&asked).expect("somebody is to act");
            let action = game.random_action(seat, &mut rng, &mut buffer).expect("nobody is stuck");
            let before = game.clone();
            game.play(seat, &action).expect("listed actions are legal");
            for viewer in game.seats().iter() {
                let told = RatATatCat::narrate(&before, seat, &action, &game, Viewer::Seat(viewer));
                told.iter().for_each(|event| memories[viewer].hears(event));
                foreign += agree(&game, &memories[viewer], number);
            }
        }
    }
    foreign
}

fn agree(game: &RatATatCat, memory: &Memory, number: u64) -> u64 {
    let view = game.view(memory.own);
    let mut foreign = 0;
    for (owner, row) in view.rows.iter() {
        for (spot, known) in Spot::ALL.into_iter().zip(row) {
            let heard = memory.rows[owner][spot.index()];
            let is_open = view.table.setup.younger() && spot.is_outer();
            let knowers = if is_open { game.seats() } else { memory.knowers[owner][spot.index()] };
            assert_eq!(known.card, heard, "seed {number}: {memory:?}\n{game:?}");
            assert_eq!(known.known, knowers, "seed {number}: {memory:?}\n{game:?}");
            foreign += u64::from(owner != memory.own && heard.is_some());
        }
    }
    if !view.rows.iter().all(|(_, row)| row.is_empty()) {
        assert_eq!(
            view.drawn,
            memory.held.filter(|_| view.table.turn == memory.own && view.drawn.is_some())
        );
    }
    foreign
}

/// Tables at which one round is played.
pub(crate) fn tables() -> Vec<Setup> {
    let mut tables: Vec<Setup> =
        (2..=6).map(|players| table(players, &[("rounds", "1")])).collect();
    tables.push(table(2, &[("rounds", "1"), ("younger-players", "on")]));
    tables.push(table(5, &[("rounds", "1"), ("younger-players", "on")]));
    tables
}
