//! Small positions for tests: name what matters, the rest of the pack waits in the draw pile.

use game::{BySeat, Game as _, Notation as _, Seat, SeatSet, Seed, Team};
use sequence::{Action, Board, Card, Edition, Foul, Position, Row, Sequence, Setup, Space};

/// A position that grows call by call.
pub(crate) struct Scene {
    position: Position,
    marks: Vec<Vec<String>>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) const BLUE: Team = Team(0);
pub(crate) const RED: Team = Team(1);

/// A setup that must be possible.
#[track_caller]
pub(crate) fn setup(edition: Edition, players: u32, options: &[(&str, &str)]) -> Setup {
    Setup::new(edition, players, None, options.iter().copied()).expect("a possible setup")
}

pub(crate) fn classic(options: &[(&str, &str)]) -> Scene {
    Scene::new(&setup(Edition::Classic, 2, options))
}

impl Scene {
    /// An empty board, empty hands, the whole pack to draw from, seat 0 to play.
    pub(crate) fn new(setup: &Setup) -> Self {
        let mut position = Sequence::deal(setup, Seed::from_number(1)).position();
        let hands = std::mem::replace(
            &mut position.hands,
            BySeat::from_fn(setup.players(), |_| Vec::new()),
        );
        position.draw_pile.extend(hands.iter().flat_map(|(_, hand)| hand.iter().copied()));
        // Named cards first, so that what is drawn unasked is nothing special.
        position.draw_pile.sort_by_key(|&card| (is_special(card), card));
        position.turn = seat(0);
        let marks = position.board.to_rows();
        let marks = marks.iter().map(|row| row.split(' ').map(str::to_owned).collect()).collect();
        Self { position, marks }
    }

    /// Gives `seat` these cards.
    #[track_caller]
    pub(crate) fn hand(mut self, number: u8, cards: &str) -> Self {
        let cards = self.take(cards);
        self.position.hands[seat(number)].extend(cards);
        self
    }

    /// Lays these cards on the discard pile of `seat`.
    #[track_caller]
    pub(crate) fn discard(mut self, number: u8, cards: &str) -> Self {
        let cards = self.take(cards);
        self.position.discards.extend(cards.into_iter().map(|card| (seat(number), card)));
        self
    }

    /// Lays all that is left to draw, but for the next `keep` cards, on the discard pile of `seat`.
    pub(crate) fn draw_pile_of(mut self, keep: usize, number: u8) -> Self {
        let rest = self.position.draw_pile.split_off(keep);
        self.position.discards.extend(rest.into_iter().map(|card| (seat(number), card)));
        self
    }

    /// Puts these cards on top of the draw pile, the first to be drawn first.
    #[track_caller]
    pub(crate) fn next(mut self, cards: &str) -> Self {
        let mut pile = self.take(cards);
        pile.append(&mut self.position.draw_pile);
        self.position.draw_pile = pile;
        self
    }

    /// Chips of `team` on these spaces.
    #[track_caller]
    pub(crate) fn chips(self, team: Team, spaces: &str) -> Self {
        let letter = ["b", "r", "g"][usize::from(team.0)];
        spaces.split_whitespace().fold(self, |scene, space| scene.mark(space, letter))
    }

    /// A chip of each colour in turn on every free space that is not named.
    pub(crate) fn fill(mut self, except: &str) -> Self {
        let except: Vec<&str> = except.split_whitespace().collect();
        let (edition, teams) = (self.position.setup.edition(), self.position.setup.teams());
        for space in edition.playable().iter() {
            let place = &mut self.marks[usize::from(space.row())][usize::from(space.column())];
            if !except.contains(&space.to_string().as_str()) && place == "." {
                // Two by two, one further in each row: no line of any way has five of a colour.
                let at = (space.column() + 2 * space.row()) / 2;
                *place = ["b", "r", "g"][usize::from(at % teams)].to_owned();
            }
        }
        self
    }

    /// A finished sequence of `team`, its chips included.
    #[track_caller]
    pub(crate) fn sequence(mut self, team: Team, row: &str) -> Self {
        let row: Row = row.parse().expect("a row");
        self.position.sequences.push((sequence::Colour(team), row));
        let letter = ["B", "R", "G"][usize::from(team.0)];
        let corners = self.position.setup.edition().corners();
        let spaces: Vec<Space> = row.spaces().filter(|&space| !corners.contains(space)).collect();
        spaces.into_iter().fold(self, |scene, space| scene.mark(&space.to_string(), letter))
    }

    pub(crate) fn turn(mut self, number: u8) -> Self {
        self.position.turn = seat(number);
        self
    }

    pub(crate) fn bots(mut self, numbers: &[u8]) -> Self {
        self.position.bots = numbers.iter().map(|&number| seat(number)).collect::<SeatSet>();
        self
    }

    /// The game, which must be possible.
    #[track_caller]
    pub(crate) fn game(self) -> Sequence {
        match Sequence::from_position(&self.position()) {
            Ok(game) => game,
            Err(fault) => panic!("{fault}"),
        }
    }

    /// The position, possible or not.
    #[track_caller]
    pub(crate) fn position(mut self) -> Position {
        let rows: Vec<String> = self.marks.iter().map(|row| row.join(" ")).collect();
        self.position.board = Board::from_rows(&rows).expect("a board");
        self.position
    }

    #[track_caller]
    fn mark(mut self, space: &str, letter: &str) -> Self {
        let space: Space = space.parse().expect("a space");
        let place = &mut self.marks[usize::from(space.row())][usize::from(space.column())];
        // The chips of two sequences may share a space.
        assert!(place == "." || place == letter, "{space} says {place}");
        *place = letter.to_owned();
        self
    }

    #[track_caller]
    fn take(&mut self, cards: &str) -> Vec<Card> {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        cards.split_whitespace().map(card).inspect(|card| self.take_one(*card)).collect::<Vec<_>>()
    }

    #[track_caller]
    fn take_one(&mut self, card: Card) {
        let at = self.position.draw_pile.iter().position(|&other| other == card);
        self.position.draw_pile.remove(at.expect("the card is still in the draw pile"));
    }
}

fn is_special(card: Card) -> bool {
    matches!(
        card,
        Card::Playing(sequence::Rank::Jack, _)
            | Card::Purrr
            | Card::Meow
            | Card::Plus
            | Card::Minus
    )
}

/// Short ways to say what a test does and sees.
pub(crate) trait Tell: Sized {
    /// The answer to this action: `ok`, or the foul with its rule.
    fn answer(&self, number: u8, action: &str) -> String;
    /// Plays an action that must be legal.
    fn then(self, number: u8, action: &str) -> Self;
    /// The listed actions of a seat, as text.
    fn actions(&self, number: u8) -> Vec<String>;
    /// A hand as text.
    fn hand_text(&self, number: u8) -> String;
    /// The rows of the finished sequences with their colours.
    fn sequences_text(&self) -> Vec<String>;
}

impl Tell for Sequence {
    #[track_caller]
    fn answer(&self, number: u8, action: &str) -> String {
        let action: Action = action.parse().expect("an action");
        match self.check(seat(number), &action) {
            Ok(()) => "ok".to_owned(),
            Err(foul) => foul.to_string(),
        }
    }

    #[track_caller]
    fn then(mut self, number: u8, action: &str) -> Self {
        let parsed: Action = action.parse().expect("an action");
        if let Err(foul) = self.play(seat(number), &parsed) {
            panic!("{action}: {foul}");
        }
        self
    }

    fn actions(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.legal_actions(seat(number), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    fn hand_text(&self, number: u8) -> String {
        let hand = self.view(seat(number)).hand;
        hand.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    fn sequences_text(&self) -> Vec<String> {
        let sequences = self.view(seat(0)).table.sequences;
        sequences.iter().map(|(team, row)| format!("{} {row}", sequence::colour(*team))).collect()
    }
}

/// The mark on a space: `.`, `b`, `B` …
#[track_caller]
pub(crate) fn mark(game: &Sequence, space: &str) -> String {
    let space: Space = space.parse().expect("a space");
    let rows = game.view(seat(0)).table.board.to_rows();
    rows[usize::from(space.row())].split(' ').nth(space.column().into()).expect("a mark").to_owned()
}

/// A foul as [`Tell::answer`] tells it.
pub(crate) fn foul(foul: Foul) -> String {
    foul.to_string()
}
