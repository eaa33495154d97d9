//! Whose hand a device shows that several people share.

use game::{Seat, SeatSet};

/// Who has the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// This person, whose hand is shown.
    Person(Seat),
    /// Nobody yet: the hand is covered until this person opens it.
    Curtain(Seat),
    /// Nobody: bots are at it, or the game is over. No hand is shown.
    Nobody,
}

/// What decides who has the device next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The seats where people sit.
    pub people: SeatSet,
    /// The people the game waits for.
    pub waited_for: SeatSet,
    /// The people who could still do something if they liked.
    pub could_act: SeatSet,
    /// How many seats there are.
    pub seats: u8,
    /// Whether the game is over.
    pub over: bool,
}

impl Holder {
    /// Who has the device now; `last` is whoever had it last.
    ///
    /// One person alone has it all the time. Otherwise whoever has it keeps it while there is something to decide;
    /// then it goes to the next person the game waits for, with the hand covered, unless that is the same one again.
    #[must_use]
    pub fn next(self, last: Option<Seat>, moment: Moment) -> Self {
        if moment.people.len() <= 1 {
            return moment.people.iter().next().map_or(Self::Nobody, Self::Person);
        }
        let busy = moment.waited_for.union(moment.could_act);
        match self {
            _ if moment.over => Self::Nobody,
            Self::Person(seat) if busy.contains(seat) => self,
            Self::Curtain(seat) if moment.waited_for.contains(seat) => self,
            _ => match moment.next_after(last) {
                None => Self::Nobody,
                Some(seat) if last == Some(seat) => Self::Person(seat),
                Some(seat) => Self::Curtain(seat),
            },
        }
    }
}

impl Moment {
    /// The first person that the game waits for, clockwise from whoever was last; that one comes last.
    fn next_after(&self, last: Option<Seat>) -> Option<Seat> {
        let steps = |seat: &Seat| match last {
            None => seat.number(),
            Some(last) if last == *seat => self.seats,
            Some(last) => seat.steps_from(last, self.seats),
        };
        self.waited_for.iter().min_by_key(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BOT: Seat = Seat::new(1);
    const CARL: Seat = Seat::new(2);

    /// Anna and Carl with a bot between them; the game waits for `waited_for`.
    fn moment(waited_for: &[Seat]) -> Moment {
        let people: SeatSet = [ANNA, CARL].into_iter().collect();
        let waited_for: SeatSet = waited_for.iter().copied().collect();
        Moment {
            people,
            waited_for: waited_for.intersection(people),
            could_act: SeatSet::EMPTY,
            seats: 3,
            over: false,
        }
    }

    #[test]
    fn the_hand_is_covered_between_two_people() {
        let start = Holder::Nobody.next(None, moment(&[ANNA]));
        assert_eq!(start, Holder::Curtain(ANNA));
        assert_eq!(Holder::Person(ANNA).next(Some(ANNA), moment(&[ANNA])), Holder::Person(ANNA));
        assert_eq!(Holder::Person(ANNA).next(Some(ANNA), moment(&[CARL])), Holder::Curtain(CARL));
        assert_eq!(Holder::Curtain(CARL).next(Some(ANNA), moment(&[CARL])), Holder::Curtain(CARL));
    }

    #[test]
    fn no_hand_is_shown_while_bots_play_or_all_is_over() {
        assert_eq!(Holder::Person(ANNA).next(Some(ANNA), moment(&[BOT])), Holder::Nobody);
        let over = Moment { over: true, ..moment(&[]) };
        assert_eq!(Holder::Person(ANNA).next(Some(ANNA), over), Holder::Nobody);
        assert_eq!(Holder::Curtain(CARL).next(Some(ANNA), over), Holder::Nobody);
    }

    #[test]
    fn whoever_had_it_last_needs_no_curtain() {
        assert_eq!(Holder::Nobody.next(Some(ANNA), moment(&[ANNA])), Holder::Person(ANNA));
        // Of several the next one clockwise comes first.
        assert_eq!(Holder::Nobody.next(Some(ANNA), moment(&[ANNA, CARL])), Holder::Curtain(CARL));
    }

    #[test]
    fn a_decision_taken_back_brings_the_device_back() {
        assert_eq!(Holder::Curtain(CARL).next(Some(ANNA), moment(&[ANNA])), Holder::Person(ANNA));
    }

    #[test]
    fn who_could_still_draw_keeps_it() {
        let open = Moment { could_act: SeatSet::only(ANNA), ..moment(&[CARL]) };
        assert_eq!(Holder::Person(ANNA).next(Some(ANNA), open), Holder::Person(ANNA));
        assert_eq!(Holder::Nobody.next(Some(ANNA), open), Holder::Curtain(CARL));
    }

    #[test]
    fn one_person_alone_always_has_it() {
        let alone = Moment { people: SeatSet::only(CARL), ..moment(&[BOT]) };
        for holder in [Holder::Nobody, Holder::Person(CARL), Holder::Curtain(ANNA)] {
            assert_eq!(holder.next(None, alone), Holder::Person(CARL));
        }
        let bots = Moment { people: SeatSet::EMPTY, ..alone };
        assert_eq!(Holder::Nobody.next(None, bots), Holder::Nobody);
    }
}
