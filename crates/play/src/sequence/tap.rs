//! What a tap means.

use sequence::{Action, Card, Power, Space};

use super::Offer;

/// What the player has picked up so far. Nothing of it is known to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// Nothing.
    #[default]
    Nothing,
    /// A card, by its place in the hand.
    Card(u8),
    /// A space, for which a card is sought.
    Space(Space),
    /// A card and a space; it remains to say which five are the sequence (SEQ-26).
    Five {
        /// The place of the card.
        place: u8,
        /// The space.
        space: Space,
        /// Which of the [fives](Offer::fives) is framed.
        at: u8,
    },
}

/// Something the player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Touches a card of the hand.
    Card(u8),
    /// Touches a space of the board.
    Space(Space),
    /// Frames the next five, or the one before.
    Slide {
        /// Whether it is the next.
        on: bool,
    },
    /// Takes the five that are framed.
    TheseFive,
    /// Lets go of whatever is picked up.
    LetGo,
}

/// What a tap leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// From now on this is picked up.
    Pick(Pick),
    /// The player has decided. The rules may still refuse it, and say why.
    Try(Action),
}

impl Offer<'_> {
    /// What `tap` means while `pick` is picked up.
    #[must_use]
    pub fn tap(&self, pick: Pick, tap: Tap) -> Step {
        match tap {
            Tap::Card(place) => self.tap_card(pick, place),
            Tap::Space(space) => self.tap_space(pick, space),
            Tap::Slide { on } => Step::Pick(self.slide(pick, on)),
            Tap::TheseFive => self.these_five(pick),
            Tap::LetGo => Step::Pick(match pick {
                Pick::Five { place, .. } => Pick::Card(place),
                _ => Pick::Nothing,
            }),
        }
    }

    fn tap_card(&self, pick: Pick, place: u8) -> Step {
        let Some(card) = self.card(place) else { return Step::Pick(pick) };
        match pick {
            Pick::Card(picked) if picked == place => Step::Pick(Pick::Nothing),
            Pick::Space(space) if self.fits(card, space) => self.play(place, card, space),
            _ => Step::Pick(Pick::Card(place)),
        }
    }

    fn tap_space(&self, pick: Pick, space: Space) -> Step {
        match pick {
            Pick::Card(place) => match self.card(place) {
                Some(card) => self.play(place, card, space),
                None => Step::Pick(Pick::Nothing),
            },
            Pick::Five { place, space: chosen, .. } => match self.five_with(pick, space) {
                Some(at) => Step::Pick(Pick::Five { place, space: chosen, at }),
                None => Step::Pick(Pick::Card(place)),
            },
            Pick::Space(sought) if sought == space => Step::Pick(Pick::Nothing),
            Pick::Nothing | Pick::Space(_) => Step::Pick(self.seek(space)),
        }
    }

    /// Picks up `space`, or at once the only card that fits it.
    fn seek(&self, space: Space) -> Pick {
        let places = 0..self.hand().len() as u8;
        let fitting: Vec<(u8, Card)> = places
            .filter_map(|place| Some((place, self.card(place)?)))
            .filter(|&(_, card)| self.fits(card, space))
            .collect();
        match fitting[..] {
            [] => Pick::Space(space),
            [(place, first), ref rest @ ..] => {
                // A riddle is never chosen for the player, and neither is a card that would do as well elsewhere.
                let only = rest.iter().all(|&(_, card)| card == first);
                let named = first.power() == Power::Named && !self.is_riddle(first);
                if only && named { Pick::Card(place) } else { Pick::Space(space) }
            }
        }
    }

    fn play(&self, place: u8, card: Card, space: Space) -> Step {
        let play = Action::Play { card, space, row: None };
        if self.fives(card, space).is_empty() {
            Step::Try(play)
        } else {
            Step::Pick(Pick::Five { place, space, at: 0 })
        }
    }

    fn slide(&self, pick: Pick, on: bool) -> Pick {
        let Pick::Five { place, space, at } = pick else { return pick };
        let count = self.card(place).map_or(0, |card| self.fives(card, space).len() as u8);
        let at = if on { at + 1 } else { at + count.max(1) - 1 };
        Pick::Five { place, space, at: at % count.max(1) }
    }

    /// The first five after the framed one that holds `space`, going round.
    fn five_with(&self, pick: Pick, space: Space) -> Option<u8> {
        let Pick::Five { place, space: chosen, at } = pick else { return None };
        let fives = self.fives(self.card(place)?, chosen);
        let count = fives.len() as u8;
        let after = (1..=count).map(|step| (at + step) % count);
        after.into_iter().find(|&at| fives[usize::from(at)].set().contains(space))
    }

    fn these_five(&self, pick: Pick) -> Step {
        let Pick::Five { place, space, at } = pick else { return Step::Pick(pick) };
        let Some(card) = self.card(place) else { return Step::Pick(Pick::Nothing) };
        let row = self.fives(card, space).get(usize::from(at)).copied();
        Step::Try(Action::Play { card, space, row })
    }
}
