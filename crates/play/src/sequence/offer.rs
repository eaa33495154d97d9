//! What the player may do now, card by card and space by space.

use game::few;
use sequence::{Action, Card, Chip, Edition, Power, Row, Screen, Space, SpaceSet, Table};

use super::Pick;

/// What the player sees, the hand in the order it is shown, and what the rules allow.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    screen: &'a Screen,
    hand: &'a [Card],
    options: &'a [Action],
    lit: bool,
}

/// Which spaces stand out, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lights {
    /// The spaces.
    pub spaces: SpaceSet,
    /// How they stand out.
    pub glow: Glow,
}

/// How a space stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Glow {
    /// Not at all.
    #[default]
    None,
    /// The card in hand names it: it is lit.
    Named,
    /// The card in hand may be played anywhere: only the edge is lit, or the whole board would blaze.
    Anywhere,
    /// The chip on it may be taken away.
    Take,
    /// The player has tapped it and is looking for a card.
    Sought,
}

impl<'a> Offer<'a> {
    /// `options` are all legal actions of the player; none if it is not their turn.
    #[must_use]
    pub const fn new(screen: &'a Screen, hand: &'a [Card], options: &'a [Action]) -> Self {
        Self { screen, hand, options, lit: true }
    }

    /// The same at a table where the spaces light up, or where people find them themselves.
    #[must_use]
    pub const fn lit(self, lit: bool) -> Self {
        Self { lit, ..self }
    }

    /// The card at this place of the hand.
    #[must_use]
    pub fn card(&self, place: u8) -> Option<Card> {
        self.hand.get(usize::from(place)).copied()
    }

    /// Whether the player has to find the spaces of a card, so that nothing may give them away: a sum without help
    /// (SEQ-10), or any card that names spaces where nothing lights up.
    #[must_use]
    pub fn is_riddle(&self, card: Card) -> bool {
        let sum = matches!(card, Card::Sum(_)) && !self.table().setup.help_with_sums();
        sum || (!self.lit && card.power() == Power::Named)
    }

    /// The spaces that `card` can be played for.
    #[must_use]
    pub fn spaces(&self, card: Card) -> SpaceSet {
        let plays = self.options.iter().filter_map(|action| match action {
            Action::Play { card: played, space, .. } if *played == card => Some(*space),
            _ => None,
        });
        plays.collect()
    }

    /// Whether the player can play some card now.
    #[must_use]
    pub fn can_play(&self) -> bool {
        self.options.iter().any(|action| matches!(action, Action::Play { .. }))
    }

    /// Which spaces stand out while `pick` is picked up.
    #[must_use]
    pub fn lights(&self, pick: Pick) -> Lights {
        let card = match pick {
            Pick::Nothing | Pick::Five { .. } => None,
            Pick::Space(space) => {
                return Lights { spaces: [space].into_iter().collect(), glow: Glow::Sought };
            }
            Pick::Card(place) => self.card(place).filter(|&card| !self.is_riddle(card)),
        };
        let Some(card) = card else { return Lights::default() };
        let glow = match card.power() {
            Power::Named => Glow::Named,
            Power::Place => Glow::Anywhere,
            Power::Remove => Glow::Take,
        };
        Lights { spaces: self.spaces(card), glow }
    }

    /// Whether the card at `place` is lifted: it is picked, or it fits the space that is.
    #[must_use]
    pub fn is_lifted(&self, place: u8, pick: Pick) -> bool {
        match pick {
            Pick::Nothing => false,
            Pick::Card(picked) | Pick::Five { place: picked, .. } => picked == place,
            Pick::Space(space) => self.card(place).is_some_and(|card| self.fits(card, space)),
        }
    }

    /// Whether `card` fits `space`, as far as the player may be told: a riddle fits every free space.
    #[must_use]
    pub fn fits(&self, card: Card, space: Space) -> bool {
        if self.is_riddle(card) {
            return self.can_play() && self.is_free(space);
        }
        self.spaces(card).contains(space)
    }

    /// Whether the card at `place` is dead and may be said to be: of a riddle that would tell something.
    #[must_use]
    pub fn is_dead(&self, place: u8) -> bool {
        self.card(place).is_some_and(|card| !self.is_riddle(card) && !self.has_room(card))
    }

    /// What "Swap dead card" would do now, if it is offered. Whether a riddle is dead the player has to say.
    #[must_use]
    pub fn swap(&self, pick: Pick) -> Option<Action> {
        let picked = match pick {
            Pick::Card(place) => self.card(place),
            _ => None,
        };
        if let Some(card) = picked.filter(|&card| self.is_riddle(card)) {
            let may = !self.table().exchanged && !self.options.is_empty();
            return may.then_some(Action::Exchange { card });
        }
        let swaps = |card: Card| self.options.contains(&Action::Exchange { card });
        let told = |card: &Card| !self.is_riddle(*card) && swaps(*card);
        let card = picked.filter(told).or_else(|| self.hand.iter().copied().find(told))?;
        Some(Action::Exchange { card })
    }

    /// The fives among which the player has to pick after playing `card` for `space` (SEQ-26); none if there is
    /// no choice.
    #[must_use]
    pub fn fives(&self, card: Card, space: Space) -> Vec<Row> {
        let rows = self.options.iter().filter_map(|action| match action {
            Action::Play { card: c, space: s, row } if (*c, *s) == (card, space) => *row,
            _ => None,
        });
        let mut rows: Vec<Row> = rows.collect();
        few::sort_by_key(&mut rows, |row| (row.way(), row.spaces().next()));
        rows
    }

    /// Whether the rules allow `action` as it stands.
    #[must_use]
    pub fn allows(&self, action: &Action) -> bool {
        self.options.contains(action)
    }

    /// The hand in the order it is shown.
    #[must_use]
    pub const fn hand(&self) -> &[Card] {
        self.hand
    }

    /// Whether `space` takes a chip.
    pub(super) fn is_free(&self, space: Space) -> bool {
        let edition = self.edition();
        edition.playable().contains(space) && self.table().board.chip(space).is_none()
    }

    fn table(&self) -> &Table {
        &self.screen.table
    }

    fn edition(&self) -> Edition {
        self.table().setup.edition()
    }

    /// Whether some space is left for the card, no matter whose turn it is.
    fn has_room(&self, card: Card) -> bool {
        let mut playable = self.edition().playable().iter();
        match card.power() {
            Power::Place => playable.any(|space| self.is_free(space)),
            Power::Remove => playable.any(|space| self.is_removable(space)),
            Power::Named => {
                self.table().setup.spaces_of(card).iter().any(|space| self.is_free(space))
            }
        }
    }

    fn is_removable(&self, space: Space) -> bool {
        let own = self.screen.you.as_ref().map(|you| self.table().setup.team(you.seat));
        let takes = |Chip { team, turned }: Chip| {
            own != Some(team) && (!turned || self.table().setup.advanced())
        };
        self.table().board.chip(space).is_some_and(takes)
    }
}
