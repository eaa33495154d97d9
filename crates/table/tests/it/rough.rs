//! Two servers, one log, and everybody behaves as badly as they can.

use catalog::Shelved;
use game::{Rng, Salt, Seat, Signal, Viewer};
use serde_json::json;
use table::{
    Author, Deed, Effect, Envelope, Id, Input, Millis, News, Phrase, Request, Sitter, Table,
    Teller, Terms, To, Version,
};

use crate::scene::{for_every_game, terms, think};

for_every_game! {
    whatever_is_sent_all_readers_agree,
}

/// A server: its table, how far it has read, and what its bots are to think about.
struct Node<G: Shelved> {
    table: Table<G>,
    read: usize,
    requests: Vec<Request<G::View>>,
}

struct World<G: Shelved> {
    nodes: [Node<G>; 2],
    log: Vec<Envelope<G::Action>>,
    /// What has been sent to the log and has not arrived.
    on_its_way: Vec<Envelope<G::Action>>,
    now: Millis,
    rng: Rng,
}

fn whatever_is_sent_all_readers_agree<G: Shelved>(tables: Vec<(G::Setup, &str)>) {
    for (number, (setup, who)) in (1..).zip(tables) {
        for round in 0..2 {
            let terms = terms(setup.clone(), who);
            let mut world = World::<G>::new(&terms, number * 10 + round);
            (0..3000).for_each(|_| world.step());
            world.finish(&terms);
        }
    }
}

impl<G: Shelved> World<G> {
    fn new(terms: &Terms<G::Setup>, seed: u64) -> Self {
        let node = || {
            let table = Table::open(terms.clone(), Salt([9; 32])).expect("a possible table");
            Node { table, read: 0, requests: Vec::new() }
        };
        let (log, on_its_way) = (Vec::new(), Vec::new());
        let nodes = [node(), node()];
        Self { nodes, log, on_its_way, now: Millis(1), rng: Rng::new(seed) }
    }

    fn step(&mut self) {
        self.now.0 += u64::from(self.rng.below(2000));
        let which = self.rng.below(2) as usize;
        let version = self.nodes[which].table.version();
        let effects = match self.rng.below(16) {
            0..5 => self.read(which),
            5..9 => {
                self.arrive();
                Vec::new()
            }
            9..11 => self.bot_answers(which),
            11 if self.rng.below(3) == 0 => {
                let envelope = self.forgery(which);
                self.on_its_way.push(envelope);
                Vec::new()
            }
            12 => self.nodes[which].table.tick(self.now),
            _ => {
                let input = self.input(which);
                self.nodes[which].table.hear(self.now, input)
            }
        };
        assert!(self.nodes[which].table.version() >= version, "a version was lost");
        self.carry_out(which, effects);
    }

    fn carry_out(&mut self, which: usize, effects: Vec<Effect<G>>) {
        for effect in effects {
            match effect {
                Effect::Append(envelope) => self.on_its_way.push(envelope),
                Effect::Ask(request) => {
                    let requests = &mut self.nodes[which].requests;
                    requests.insert(0, *request);
                    requests.truncate(3);
                }
                Effect::WakeAt(_) => {}
                Effect::Tell(to, News::Refused { id, .. } | News::Done { id }) => {
                    let Author::Seat(seat) = id.author else { panic!("a table is told nothing") };
                    assert_eq!(to, To::Only(Viewer::Seat(seat)));
                }
                Effect::Tell(..) => {}
            }
        }
    }

    /// Something arrives at the log, in any order, and now and then twice.
    fn arrive(&mut self) {
        if self.on_its_way.is_empty() {
            return;
        }
        let at = self.rng.below(self.on_its_way.len() as u32) as usize;
        let envelope = self.on_its_way.swap_remove(at);
        if self.rng.below(10) == 0 {
            self.log.push(envelope.clone());
        }
        self.log.push(envelope);
    }

    fn read(&mut self, which: usize) -> Vec<Effect<G>> {
        let node = &mut self.nodes[which];
        let Some(envelope) = self.log.get(node.read) else { return Vec::new() };
        node.read += 1;
        node.table.accept(self.now, envelope.clone())
    }

    /// A bot answers well, badly, late, or not at all; both servers have all of them think.
    fn bot_answers(&mut self, which: usize) -> Vec<Effect<G>> {
        let node = &mut self.nodes[which];
        let Some(request) = self.rng.pick(&node.requests).cloned() else { return Vec::new() };
        let action = match self.rng.below(8) {
            0 => None,
            1 => self.nodes[which].any_action(&mut self.rng),
            // Forged envelopes have seated a bot that this program does not have.
            _ if request.level == "nobody" => None,
            _ => think::<G>(&request),
        };
        self.nodes[which].table.hear(self.now, Input::Answer { request: request.id, action })
    }

    /// A seat, most likely one of those that the game waits for, now and then one that is not there.
    fn any_seat(&mut self) -> Seat {
        let waited_for: Vec<Seat> = self.nodes[0].table.state().must_act().iter().collect();
        match self.rng.pick(&waited_for) {
            Some(seat) if self.rng.below(3) > 0 => *seat,
            _ => Seat::new(self.rng.below(5) as u8),
        }
    }

    fn input(&mut self, which: usize) -> Input<G::Action> {
        let seat = self.any_seat();
        match self.rng.below(12) {
            0 => Input::Waive { seat },
            1 => Input::Draft { seat, draft: json!([1, "x"]) },
            2 => {
                let phrase: Phrase = "oh-no".parse().expect("a key");
                Input::Say { seat, phrase }
            }
            _ => {
                let back = self.rng.below(3) / 2;
                let version = self.nodes[which].table.version().0;
                let seen = Version((version + 1 - back).saturating_sub(1));
                let number = u64::from(self.rng.below(100_000));
                Input::Want { number, seen, deed: self.deed(which) }
            }
        }
    }

    fn deed(&mut self, which: usize) -> Deed<G::Action> {
        let (seat, by) = (self.any_seat(), self.any_seat());
        let table = &self.nodes[which].table;
        match self.rng.below(40) {
            0..4 => Deed::AskUndo { seat },
            4..10 => {
                let asked = table.undo_asked().map_or(Version(1), |(_, asked)| asked);
                Deed::AnswerUndo { seat, asked, agree: self.rng.below(3) > 0 }
            }
            10 => Deed::Sit { by, seat, sitter: Sitter::Bot { level: "random".into() } },
            11 => Deed::Sit { by, seat, sitter: Sitter::Bot { level: "nobody".into() } },
            12..14 => Deed::Sit { by, seat, sitter: Sitter::Person },
            14 => Deed::Rename { by, seat, name: "Loki".parse().expect("a name") },
            15 => Deed::Host { by, to: seat },
            16 => Deed::Signal(Signal::TimeUp),
            17 if self.rng.below(40) == 0 => Deed::Close { by },
            _ => {
                // Mostly what the seat may do, sometimes what only another may.
                let options = table.options(seat);
                let own = self.rng.pick(&options).cloned();
                let action = own.or_else(|| self.nodes[which].any_action(&mut self.rng));
                action.map_or(Deed::AskUndo { seat }, |action| Deed::Act { seat, action })
            }
        }
    }

    /// An envelope that no table has made.
    fn forgery(&mut self, which: usize) -> Envelope<G::Action> {
        let deed = self.deed(which);
        let seat = self.any_seat();
        let author = if self.rng.below(3) == 0 { Author::Table } else { Author::Seat(seat) };
        let version = self.nodes[which].table.version().0;
        let prev = Version((version + self.rng.below(3)).saturating_sub(1));
        let number = if self.rng.below(2) == 0 { prev.0 } else { self.rng.below(1000) };
        Envelope { prev, id: Id { author, number: number.into() }, deed }
    }

    /// Everything arrives and is read: the two servers, and somebody who comes only now, have the same table.
    fn finish(mut self, terms: &Terms<G::Setup>) {
        while !self.on_its_way.is_empty() {
            self.arrive();
        }
        for which in 0..2 {
            while self.nodes[which].read < self.log.len() {
                // What they still want comes too late.
                self.read(which);
            }
        }
        let mut late = Table::<G>::open(terms.clone(), Salt([9; 32])).expect("a possible table");
        let seat = Viewer::Seat(self.any_seat());
        let mut teller = Teller::new(&late, seat);
        let mut counted = 0;
        for envelope in &self.log {
            counted += usize::from(late.replay(envelope.clone()));
            if self.rng.below(3) == 0 {
                teller.tell(&late, seat);
                assert_eq!(teller.story(), late.story(seat));
            }
        }
        teller.tell(&late, Viewer::Spectator);
        assert_eq!(teller.story(), late.story(Viewer::Spectator));
        assert_eq!(counted, late.version().0 as usize);
        assert!(counted > 20 || late.is_done(), "hardly anything counted: {counted}");
        assert!(counted < self.log.len(), "nothing was refused");
        for Node { table, .. } in &self.nodes {
            assert_eq!(table.version(), late.version());
            assert_eq!(table.state().position(), late.state().position());
            assert_eq!((table.seats(), table.host()), (late.seats(), late.host()));
            assert_eq!(table.undo_asked(), late.undo_asked());
            assert_eq!(table.record(), late.record());
            assert_eq!(table.story(Viewer::Spectator), late.story(Viewer::Spectator));
        }
    }
}

impl<G: Shelved> Node<G> {
    fn any_action(&self, rng: &mut Rng) -> Option<G::Action> {
        let seats = self.table.state().seats();
        let actions: Vec<_> = seats.iter().flat_map(|seat| self.table.options(seat)).collect();
        rng.pick(&actions).cloned()
    }
}
