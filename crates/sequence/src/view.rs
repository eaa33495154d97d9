//! What one player may know, and what one device shows. Built field by field: what is not named here stays hidden.

use std::sync::Arc;

use game::{BySeat, Game as _, Part, Seat, SeatSet, Team, Viewer, parts};
use serde::{Deserialize, Serialize};

use crate::edition::Kind;
use crate::hand::{Hand, Hands};
use crate::state::Phase;
use crate::{Action, Board, Card, Row, Sequence, Setup};

/// What everybody at the table can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed on.
    pub setup: Setup,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whom the game waits for.
    pub must_act: SeatSet,
    /// Who may speak.
    pub may_act: SeatSet,
    /// The chips.
    pub board: Board,
    /// The finished sequences, oldest first.
    pub sequences: Vec<(Team, Row)>,
    /// How many cards each player holds.
    pub hand_sizes: BySeat<u8>,
    /// How many cards are left to draw.
    pub draw_pile: u8,
    /// Whether the player in turn has exchanged a dead card.
    pub exchanged: bool,
    /// How many have passed one after the other.
    pub passes: u8,
    /// Who may still draw, where drawing is by hand.
    pub may_draw: SeatSet,
    /// The seats that bots decide for.
    pub bots: SeatSet,
    /// The teams called for table talk in this turn.
    pub called: Vec<Team>,
    /// The call of table talk that is open.
    pub call: Option<OpenCall>,
}

/// A call of table talk, as everybody sees it: who has answered, not what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum OpenCall {
    /// Did this team talk?
    Vote {
        /// The team.
        team: Team,
        /// Who called.
        caller: Seat,
        /// Who has voted.
        voted: SeatSet,
    },
    /// This team gives cards up.
    Give {
        /// The team.
        team: Team,
        /// Who has chosen a card.
        chosen: SeatSet,
    },
}

/// All that one player has learnt: perfect recall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open.
    pub table: Table,
    /// All discards since the last shuffle, in the order they were laid.
    pub discards: Vec<(Seat, Card)>,
    /// One's own cards.
    pub hand: Vec<Card>,
    /// One's own answer to an open call.
    pub answer: Option<Answer>,
    /// What could be known when the discards were last shuffled.
    pub last_shuffle: Option<LastShuffle>,
}

/// What a player has answered to a call that others have yet to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A vote.
    Vote(bool),
    /// A card to give up.
    Give(Card),
}

/// When the draw pile was empty, every card was either open or in a hand: so the others' cards were known, together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastShuffle {
    /// How many cards each player held then.
    pub hand_sizes: BySeat<u8>,
    /// One's own cards then.
    pub hand: Vec<Card>,
    /// All the cards the others held between them then.
    pub others: Vec<Card>,
}

/// What one device shows: the open table, each discard pile, and one's own cards. What lies open is shared by all
/// screens that are made beside each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// What lies open.
    pub table: Arc<Table>,
    /// Each player's discard pile, the oldest card first.
    pub discards: Arc<BySeat<Vec<Card>>>,
    /// One's own cards and answer; nothing for a spectator.
    pub you: Option<You>,
}

/// The part of a screen that is for its player alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct You {
    /// One's seat.
    pub seat: Seat,
    /// One's cards.
    pub hand: Vec<Card>,
    /// One's own answer to an open call.
    pub answer: Option<Answer>,
}

parts! { Screen { table, discards, you } }
parts! { Table {
    setup, dealer, turn, must_act, may_act, board, sequences, hand_sizes, draw_pile, exchanged, passes, may_draw, bots,
    called, call,
} }
parts! { You { seat, hand, answer } }

impl Part for Setup {}
impl Part for Row {}
impl Part for OpenCall {}
impl Part for Answer {}

impl Part for Card {
    fn spell(&self, word: &mut String) -> bool {
        match self.printed() {
            Some(text) => word.push_str(text),
            None => word.push_str(&self.to_string()),
        }
        true
    }
}

impl Part for Action {
    fn spell(&self, word: &mut String) -> bool {
        match self.pieces() {
            Some(pieces) => pieces.iter().for_each(|piece| word.push_str(piece)),
            None => word.push_str(&self.to_string()),
        }
        true
    }
}

impl Sequence {
    pub(crate) fn table(&self) -> Table {
        Table {
            setup: self.setup,
            dealer: self.dealer,
            turn: self.turn,
            must_act: self.must_act(),
            may_act: self.may_act(),
            board: self.board(),
            sequences: self.rows.iter().collect(),
            hand_sizes: self.sizes(&self.hands),
            draw_pile: self.piles.draw_pile().len() as u8,
            exchanged: self.exchanged,
            passes: self.passes,
            may_draw: self.owed,
            bots: self.seats().difference(self.people),
            called: self.called_teams(),
            call: self.open_call(),
        }
    }

    pub(crate) fn view_of(&self, seat: Seat) -> View {
        let last_shuffle = self
            .at_shuffle
            .map(|packed| packed.unpack(self.tables().empty_hand))
            .map(|hands| LastShuffle {
                hand_sizes: self.sizes(&hands),
                hand: self.cards(hands[seat.index()].iter()),
                others: self.held_by_others(&hands, seat),
            });
        View {
            seat,
            table: self.table(),
            discards: self.piles.discards().map(|(seat, kind)| (seat, self.card(kind))).collect(),
            hand: self.cards(self.hand(seat).iter()),
            answer: self.answer_of(seat),
            last_shuffle,
        }
    }

    /// What `viewer` is shown; what lies open is that of `other`, a screen of this very state, if there is one.
    pub(crate) fn screen_of(&self, viewer: Viewer, other: Option<&Screen>) -> Screen {
        let you = match viewer {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(You {
                seat,
                hand: self.cards(self.hand(seat).iter()),
                answer: self.answer_of(seat),
            }),
        };
        let (table, discards) = match other {
            Some(other) => (other.table.clone(), other.discards.clone()),
            None => (Arc::new(self.table()), Arc::new(self.discard_piles())),
        };
        Screen { table, discards, you }
    }

    pub(crate) fn board(&self) -> Board {
        Board { edition: self.edition(), chips: self.chips, turned: self.rows.turned }
    }

    pub(crate) fn cards(&self, kinds: impl IntoIterator<Item = Kind>) -> Vec<Card> {
        let mut cards = Vec::with_capacity(Hand::MOST);
        cards.extend(kinds.into_iter().map(|kind| self.card(kind)));
        cards
    }

    pub(crate) fn called_teams(&self) -> Vec<Team> {
        (0..self.setup.teams()).filter(|team| self.called >> team & 1 == 1).map(Team).collect()
    }

    /// Each player's discard pile, the oldest card first.
    fn discard_piles(&self) -> BySeat<Vec<Card>> {
        let players = self.setup.players();
        let each = self.piles.discards().len() / usize::from(players) + 1;
        let mut piles = BySeat::from_fn(players, |_| Vec::with_capacity(each));
        for (seat, kind) in self.piles.discards() {
            piles[seat].push(self.card(kind));
        }
        piles
    }

    fn sizes(&self, hands: &Hands) -> BySeat<u8> {
        BySeat::from_fn(self.setup.players(), |seat| hands[seat.index()].len())
    }

    /// Sorted, so that nothing tells who held which.
    fn held_by_others(&self, hands: &Hands, seat: Seat) -> Vec<Card> {
        let others = self.seats().difference(SeatSet::only(seat));
        let mut kinds: Vec<Kind> =
            others.iter().flat_map(|other| hands[other.index()].iter()).collect();
        kinds.sort_unstable();
        self.cards(kinds)
    }

    fn open_call(&self) -> Option<OpenCall> {
        match self.phase {
            Phase::Turn | Phase::Over => None,
            Phase::Vote { team, caller, yes, no } => {
                Some(OpenCall::Vote { team, caller, voted: yes.union(no) })
            }
            Phase::Give { team, given } => {
                let chosen = |&seat: &Seat| given[self.place_in_team(seat)].is_some();
                let chosen = self.members(team).iter().filter(chosen).collect();
                Some(OpenCall::Give { team, chosen })
            }
        }
    }

    fn answer_of(&self, seat: Seat) -> Option<Answer> {
        match self.phase {
            Phase::Turn | Phase::Over => None,
            Phase::Vote { yes, no, .. } => {
                yes.union(no).contains(seat).then(|| Answer::Vote(yes.contains(seat)))
            }
            Phase::Give { team, given } if self.setup.team(seat) == team => {
                given[self.place_in_team(seat)].map(|kind| Answer::Give(self.card(kind)))
            }
            Phase::Give { .. } => None,
        }
    }
}
