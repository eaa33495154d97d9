//! One match between bots.

use std::fmt;

use game::{
    Bot, BySeat, Entry, Foul as _, Game, Header, Occupant, Party, Record, Rng, Rule, Salt, Seat,
    SeatSet, Seed,
};

/// A match that takes longer than this is called off: no game of ours comes near it.
pub const MOST_MOVES: u32 = 1_000_000;

/// A match that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it ended.
    pub end: G,
    /// The seat that was asked first.
    pub first: Option<Seat>,
    /// Every decision, in order.
    pub moves: Vec<(Seat, G::Action)>,
}

/// A match that could not be played to its end, through the fault of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplay {
    /// No bot sits at this seat.
    Empty(Seat),
    /// The bot at this seat had to decide and did not.
    Silent(Seat),
    /// The bot at this seat broke a rule.
    Foul {
        /// The seat.
        seat: Seat,
        /// The rule.
        rule: Rule,
        /// The name of the foul.
        name: &'static str,
    },
    /// The match took more than [`MOST_MOVES`].
    Endless,
}

/// Plays one match: `bots` in the order of their seats, all chance of the deal from `salt`, that of the bots from
/// `rng`, of which each gets a stream of its own.
pub fn play<G: Game>(
    setup: &G::Setup,
    salt: Salt,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut Rng,
) -> Result<Played<G>, Misplay> {
    let mut game = G::deal(setup, Seed::from_salts(&[(Party::Table, salt)]));
    game.seats().iter().for_each(|seat| game.seat_change(seat, Occupant::Bot));
    let mut streams: Vec<Rng> = bots.iter().map(|_| rng.fork()).collect();
    let first = game.must_act().iter().next();
    let mut moves = Vec::new();
    while let Some(must) = game.must_act().iter().next() {
        if moves.len() == MOST_MOVES as usize {
            return Err(Misplay::Endless);
        }
        if must.index() >= bots.len() {
            return Err(Misplay::Empty(must));
        }
        // Whoever may speak out of turn is asked first: a right such as a late draw would be gone later.
        let mut asked = game.may_act().difference(game.must_act()).iter().chain([must]);
        let chosen = asked.find_map(|seat| {
            let (bot, stream) = (bots.get_mut(seat.index())?, streams.get_mut(seat.index())?);
            Some((seat, bot.choose(&game.view(seat), stream)?))
        });
        let (seat, action) = chosen.ok_or(Misplay::Silent(must))?;
        let foul = |foul: G::Foul| Misplay::Foul { seat, rule: foul.rule(), name: foul.name() };
        game.play(seat, &action).map_err(foul)?;
        moves.push((seat, action));
    }
    Ok(Played { end: game, first, moves })
}

impl<G: Game> Played<G> {
    /// Who has won.
    pub fn winners(&self) -> SeatSet {
        self.end.winners()
    }

    /// The record of the match, with the salt it was dealt from opened at the end.
    pub fn record(
        &self,
        id: &str,
        rules: u32,
        setup: &G::Setup,
        salt: Salt,
    ) -> Record<G::Setup, G::Action> {
        let header = Header {
            game: id.to_owned(),
            rules,
            setup: setup.clone(),
            seats: BySeat::from_fn(self.end.seats().len(), |_| Occupant::Bot),
        };
        let mut record = Record::unwitnessed(header, salt);
        let acts = self.moves.iter().cloned().map(|(seat, action)| Entry::Act { seat, action });
        record.entries.extend(acts);
        record.entries.push(Entry::Reveal { party: Party::Table, salt });
        record
    }
}

impl fmt::Display for Misplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty(seat) => write!(f, "there is no bot at seat {seat}"),
            Self::Silent(seat) => write!(f, "the bot at seat {seat} had to decide and did not"),
            Self::Foul { seat, rule, name } => {
                write!(f, "the bot at seat {seat} broke a rule: {rule} ({name})")
            }
            Self::Endless => write!(f, "the match took more than {MOST_MOVES} moves"),
        }
    }
}

impl std::error::Error for Misplay {}

#[cfg(test)]
mod tests {
    use game::Match;
    use sequence::{Action, Edition, Sequence, Setup, View};

    use super::*;
    use crate::{Named, Random};

    fn setup() -> Setup {
        Setup::usual(Edition::Cats, 3).expect("three can be seated")
    }

    fn randoms(seats: u8) -> Vec<Box<dyn Bot<Sequence>>> {
        Seat::all(seats).map(Named::<Sequence>::RANDOM.make).collect()
    }

    #[test]
    fn a_match_is_determined_by_its_salt_and_stream() {
        let play = |salt, stream| {
            play::<Sequence>(&setup(), Salt([salt; 32]), &mut randoms(3), &mut Rng::new(stream))
                .expect("random bots play by the rules")
        };
        let one = play(1, 1);
        assert_eq!(one.moves, play(1, 1).moves);
        assert_ne!(one.moves, play(2, 1).moves);
        assert_ne!(one.moves, play(1, 2).moves);
        assert!(one.end.is_over() && !one.winners().is_empty());
    }

    #[test]
    fn the_record_replays_to_the_same_end() {
        let salt = Salt([7; 32]);
        let played = play::<Sequence>(&setup(), salt, &mut randoms(3), &mut Rng::new(3))
            .expect("random bots play by the rules");
        let record = played.record("sequence-cats", 1, &setup(), salt);
        let mut again: Match<Sequence> =
            Match::new(record.header.clone(), record.seed().expect("the record opens its seed"));
        for entry in &record.entries {
            again.push(entry.clone()).expect("what was played is legal");
        }
        assert_eq!(*again.state(), played.end);
        assert_eq!(played.first, Some(played.moves[0].0));
    }

    #[test]
    fn random_is_uniform_over_what_is_legal() {
        let game = Sequence::deal(&setup(), Seed::from_number(5));
        let seat = game.must_act().iter().next().expect("somebody begins");
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let (mut rng, view) = (Rng::new(9), game.view(seat));
        let mut counts = vec![0u32; legal.len()];
        for _ in 0..400 * legal.len() {
            let action = Bot::<Sequence>::choose(&mut Random::at(seat), &view, &mut rng);
            let action = action.expect("whoever must act can");
            counts[legal.iter().position(|other| *other == action).expect("it is legal")] += 1;
        }
        assert!(counts.iter().all(|&n| (300..500).contains(&n)), "{counts:?}");
    }

    /// Plays what it was told to, or nothing.
    struct Puppet(Option<Action>);

    impl Bot<Sequence> for Puppet {
        fn choose(&mut self, _: &View, _: &mut Rng) -> Option<Action> {
            self.0
        }
    }

    #[test]
    fn a_bot_at_fault_is_named() {
        let fault = |action, seats: u8| {
            let mut bots: Vec<Box<dyn Bot<Sequence>>> =
                Seat::all(seats).map(|_| Box::new(Puppet(action)) as Box<dyn Bot<_>>).collect();
            let played = play(&setup(), Salt([1; 32]), &mut bots, &mut Rng::new(1));
            played.expect_err("a puppet cannot play").to_string()
        };
        let first = play::<Sequence>(&setup(), Salt([1; 32]), &mut randoms(3), &mut Rng::new(1))
            .expect("random bots play by the rules")
            .first
            .expect("somebody begins");
        assert_eq!(fault(None, 0), format!("there is no bot at seat {first}"));
        assert_eq!(fault(None, 3), format!("the bot at seat {first} had to decide and did not"));
        let broke = format!("the bot at seat {first} broke a rule: SEQ-22 (can-play)");
        assert_eq!(fault(Some(Action::Pass), 3), broke);
    }
}
