//! Kings, queens and jacks: people of the house, in the knitted jerseys of the north, the yoke
//! worked in their own suit. Each suit has its own crown, hair and beard, so that a king is known
//! by more than his colour.
//!
//! The bust stands on a panel, its axis at x = 38.

use super::{Card, Power, Rank, Suit, suit};
use crate::look::{Place, fill, line};
use crate::paint::{Colour, PAPER, PENCIL};
use crate::part::Part;
use crate::path::{Outline, d};
use crate::pen::Pen;

const EDGE: f64 = 1.5;
const GOLD: Colour = Colour::hex(0xF2BE5C);
const LIPS: Colour = Colour::hex(0xB9474A);

pub(crate) fn draw(pen: &mut Pen, card: Card) {
    let panel = d!(
        "M20.5,16H55.5Q59.5,16 59.5,20V85.6Q59.5,89.6 55.5,89.6H20.5Q16.5,89.6 16.5,85.6V20Q16.5,16 20.5,16Z"
    );
    pen.clip(&panel, |pen| {
        pen.rect([16.0, 15.0, 44.0, 75.0], 0.0, fill(ground(card)));
        let person = Person::of(card);
        pen.group(Place::Here, fill(person.hair).edge(PENCIL, EDGE), |pen| person.draw(pen));
    });
}

/// The panel: its tint repeats what the card does.
fn ground(card: Card) -> Colour {
    match (card.rank, card.power()) {
        (_, Some(Power::Anywhere)) => Colour::hex(0xCFE6DA),
        (_, Some(Power::Remove)) => Colour::hex(0xF8DAD5),
        (Rank::Queen, _) => Colour::hex(0xDCE8F0),
        _ => Colour::hex(0xF5E9D2),
    }
}

/// One of the twelve.
struct Person {
    card: Card,
    skin: Colour,
    hair: Colour,
    jersey: Colour,
}

impl Person {
    fn of(card: Card) -> Self {
        let [skin, king, queen, jack, jersey] = match card.suit {
            Suit::Hearts => [0xF6D3B5, 0xEDE6DA, 0xD9A04E, 0xB5602F, 0xA8323A],
            Suit::Spades => [0xE6BB97, 0x8D93A3, 0x2E2A36, 0x3A2E33, 0x2C4468],
            Suit::Diamonds => [0x9C6A4A, 0x2E2624, 0x33241F, 0x3B2A22, 0xC0673A],
            Suit::Clubs => [0xF3CDAA, 0x9A5A2E, 0xB4582C, 0x6B4630, 0x2F6650],
        };
        let hair = match card.rank {
            Rank::King => king,
            Rank::Queen => queen,
            _ => jack,
        };
        let hex = Colour::hex;
        Self { card, skin: hex(skin), hair: hex(hair), jersey: hex(jersey) }
    }

    fn draw(&self, pen: &mut Pen) {
        match (self.card.rank, self.card.suit) {
            (Rank::King, _) => self.king(pen),
            (Rank::Queen, _) => self.queen(pen),
            (_, Suit::Hearts | Suit::Spades) => self.jack_in_profile(pen),
            _ => self.jack_facing(pen),
        }
    }

    fn king(&self, pen: &mut Pen) {
        self.shape(pen, "M24.6,62Q22,34 38,33Q54,34 51.4,62Q45,66 38,64Q31,66 24.6,62Z", self.hair);
        self.jersey(pen);
        self.neck_and_face(pen);
        let beard = match self.card.suit {
            // Full and round.
            Suit::Hearts => {
                "M26.2,49Q25.4,70 38,72Q50.6,70 49.8,49Q48.4,56.6 43.6,56Q38,53.4 32.4,56Q27.6,56.6 26.2,49Z"
            }
            // Long and forked.
            Suit::Spades => {
                "M26.4,50Q27,62 32,70L34.2,78L38,70.5L41.8,78L44,70Q49,62 49.6,50Q47.8,56.6 43.4,56Q38,53.2 32.6,56Q28.2,56.6 26.4,50Z"
            }
            // A point at the chin.
            Suit::Diamonds => "M33.4,60.6Q38,58.6 42.6,60.6Q42.4,67.4 38,70Q33.6,67.4 33.4,60.6Z",
            // Square and braided at the sides.
            Suit::Clubs => {
                "M26.2,49Q26,60 28.6,67.6H47.4Q50,60 49.8,49Q48,57 43.4,56.4Q38,54 32.6,56.4Q28,57 26.2,49Z"
            }
        };
        self.shape(pen, beard, self.hair);
        match self.card.suit {
            Suit::Diamonds => self.shape(pen, "M38,56.4Q33.4,53.4 29.4,57.6Q33.4,60.4 38,58.4Q42.6,60.4 46.6,57.6Q42.6,53.4 38,56.4Z", self.hair),
            Suit::Clubs => self.stroke(pen, "M32.6,61v6M38,62v5.4M43.4,61v6", 1.2, self.hair.mix(PENCIL, 0.55)),
            Suit::Hearts => self.stroke(pen, "M33.6,64.6q2,2.4 4.4,0q2.4,2.4 4.4,0", 1.3, self.hair.mix(PENCIL, 0.45)),
            Suit::Spades => {}
        }
        self.stroke(pen, "M35.4,60.2h5.2", 1.5, PENCIL);
        pen.stamp(Part::Eyes(Gaze::King), Place::Here);
        self.stroke(pen, "M29.4,41.6q3.4,-2.4 6.6,-.6M40,41q3.2,-1.8 6.6,.6", 1.7, self.brow());
        self.crown(pen);
    }

    fn crown(&self, pen: &mut Pen) {
        let shape = match self.card.suit {
            Suit::Hearts => {
                "M26,38.4V27Q26,22.6 29.6,22.6Q33,22.6 33.6,27Q34.2,20.6 38,20.6Q41.8,20.6 42.4,27Q43,22.6 46.4,22.6Q50,22.6 50,27V38.4Q38,34 26,38.4Z"
            }
            Suit::Spades => {
                "M26,38.4L24,22.6L30.6,29.6L33,19.6L38,28L43,19.6L45.4,29.6L52,22.6L50,38.4Q38,34 26,38.4Z"
            }
            Suit::Diamonds => {
                "M26,38.4V28.6L30,23L34,28L38,20.6L42,28L46,23L50,28.6V38.4Q38,34 26,38.4Z"
            }
            Suit::Clubs => "M26,38.4L25.6,26L32,31L38,24L44,31L50.4,26L50,38.4Q38,34 26,38.4Z",
        };
        self.shape(pen, shape, GOLD);
        if self.card.suit == Suit::Clubs {
            for (x, y) in [(25.6, 24.6), (38.0, 22.0), (50.4, 24.6)] {
                pen.oval(x, y, 2.3, 2.3, fill(GOLD).edge(PENCIL, 1.2));
            }
        }
        self.stroke(pen, "M26.6,37.4Q38,33 49.4,37.4", 2.4, self.jersey);
        suit(pen, self.card.suit, 38.0, 31.0, 6.6, self.card.suit.colour());
    }

    fn queen(&self, pen: &mut Pen) {
        let back = match self.card.suit {
            // Loose waves.
            Suit::Hearts => {
                "M38,31Q20,32 22.6,52Q19,58 22,66Q19.6,72 24,77H52Q56.4,72 54,66Q57,58 53.4,52Q56,32 38,31Z"
            }
            // Straight, cut at the shoulder.
            Suit::Spades => "M38,31Q21.6,31 21.6,48V70H54.4V48Q54.4,31 38,31Z",
            // A full crown of curls.
            Suit::Diamonds => {
                "M38,27Q32,23.6 28,28Q22,27.6 21.6,34Q16.6,38 20,44Q17,50 21.6,54Q21.6,60 28,61H48Q54.4,60 54.4,54Q59,50 56,44Q59.4,38 54.4,34Q54,27.6 48,28Q44,23.6 38,27Z"
            }
            // Combed back; the braids come in front.
            Suit::Clubs => "M38,32Q24,32 24.6,48Q24.6,58 30,62H46Q51.4,58 51.4,48Q52,32 38,32Z",
        };
        self.shape(pen, back, self.hair);
        self.jersey(pen);
        self.neck_and_face(pen);
        self.stroke(pen, "M34.6,57.4Q38,60.4 41.4,57.4", 1.8, LIPS);
        self.cheeks(pen);
        pen.stamp(Part::Eyes(Gaze::Open), Place::Here);
        self.stroke(pen, "M30.4,42.6q2.6,-1.8 5,-.8M40.6,41.8q2.4,-1 5,.8", 1.3, self.brow());
        let fringe = match self.card.suit {
            Suit::Hearts => {
                "M26.2,47Q26,37.6 38,36.6Q34,43 26.2,47ZM49.8,47Q50,37.6 38,36.6Q42,43 49.8,47Z"
            }
            Suit::Spades => {
                "M26.2,46Q25.6,36.6 38,36.6Q50.4,36.6 49.8,46Q46,40.6 38,40.6Q30,40.6 26.2,46Z"
            }
            Suit::Diamonds => {
                "M26.6,45Q28,37 33,38.6Q38,35.6 43,38.6Q48,37 49.4,45Q44,40.6 38,41Q32,40.6 26.6,45Z"
            }
            Suit::Clubs => "M26.4,48Q26,37 38,37Q50,37 49.6,48Q48,41.6 38,39.4Q28,41.6 26.4,48Z",
        };
        self.shape(pen, fringe, self.hair);
        if self.card.suit == Suit::Clubs {
            self.braids(pen);
        }
        self.tiara(pen);
    }

    /// Two braids over the shoulders.
    fn braids(&self, pen: &mut Pen) {
        let braid = |x: i32| {
            let links = [54, 61, 68, 75].into_iter();
            links.map(|y| d!("M$,$q4.6,3.6 0,7.4q-4.6,-3.8 0,-7.4Z", x, y)).collect::<Outline>()
        };
        pen.path(&braid(26).and(braid(50)), fill(self.hair).edge(PENCIL, EDGE));
        self.stroke(pen, "M23.6,82.4h4.8M47.6,82.4h4.8", 2.2, GOLD);
    }

    fn tiara(&self, pen: &mut Pen) {
        let shape = match self.card.suit {
            Suit::Hearts => {
                "M27,37.4L25.4,26.6L32,31.4L38,23L44,31.4L50.6,26.6L49,37.4Q38,33 27,37.4Z"
            }
            Suit::Spades => "M27,38Q28,24 38,19.6Q48,24 49,38Q38,33.4 27,38Z",
            Suit::Diamonds => "M27,38L29.6,30L33.8,34L38,25L42.2,34L46.4,30L49,38Q38,34 27,38Z",
            Suit::Clubs => {
                "M27,38Q28,32 31,29Q33,32 34.6,30Q36,26 38,24Q40,26 41.4,30Q43,32 45,29Q48,32 49,38Q38,34 27,38Z"
            }
        };
        self.shape(pen, shape, GOLD);
        if self.card.suit == Suit::Hearts {
            for (x, y) in [(25.2, 25.4), (38.0, 21.6), (50.8, 25.4)] {
                pen.oval(x, y, 2.0, 2.0, fill(self.jersey).edge(PENCIL, 1.0));
            }
        }
        suit(pen, self.card.suit, 38.0, 31.6, 6.2, self.card.suit.colour());
    }

    /// Facing us: exactly two eyes.
    fn jack_facing(&self, pen: &mut Pen) {
        self.shape(
            pen,
            "M25.4,58Q22.6,36 38,35Q53.4,36 50.6,58Q45,62.4 38,60Q31,62.4 25.4,58Z",
            self.hair,
        );
        self.jersey(pen);
        self.neck_and_face(pen);
        self.stroke(pen, "M33.6,57Q38,61.4 42.4,57", 1.7, PENCIL);
        self.cheeks(pen);
        pen.stamp(Part::Eyes(Gaze::Open), Place::Here);
        if self.card.suit == Suit::Clubs {
            // A knitted cap with a bobble.
            self.shape(pen, "M25.4,42Q24,26 38,25.6Q52,26 50.6,42Q38,35.6 25.4,42Z", self.jersey);
            self.stroke(pen, "M27,33.4q3,-2.8 5.4,-.6t5.6,-.8t5.6,.8t5.4,.6", 1.6, PAPER);
            self.stroke(pen, "M25.2,42.6Q38,36 50.8,42.6", 5.6, PENCIL);
            self.stroke(pen, "M25.2,42.6Q38,36 50.8,42.6", 3.2, GOLD);
            pen.oval(38.0, 23.6, 4.4, 4.2, fill(GOLD).edge(PENCIL, EDGE));
        } else {
            // A wide cap with a feather.
            self.shape(pen, "M24,41Q18,33 24.6,28.6Q30,24.6 40,24.6Q55,25.4 56.4,34Q56,39.6 51.6,41Q38,34.6 24,41Z", self.jersey);
            self.stroke(pen, "M24.6,41.6Q38,35 51.4,41.6", 2.8, GOLD);
            self.shape(pen, "M26.6,36Q18,30 20.6,19.6Q29.6,22 30,33Z", PAPER);
            self.stroke(pen, "M28.4,34.6Q24,29 22.6,23.6", 1.1, PENCIL);
        }
    }

    /// From the side: exactly one eye.
    fn jack_in_profile(&self, pen: &mut Pen) {
        self.jersey(pen);
        self.shape(pen, "M33,62V69Q39,73 46,69V58Z", self.skin);
        self.shape(
            pen,
            "M41,34C32,33 29,37.6 29.4,43L25.2,49.4Q25,51.2 28.4,51.4Q27.6,53 29,54.2Q28,55.8 29.4,57Q28.8,63.4 35.6,62.8Q41,62.4 44,59V36Z",
            self.skin,
        );
        let hair = match self.card.suit {
            Suit::Hearts => {
                "M40,34Q37.6,40 42.4,45.6Q40.6,50 42.6,54Q40.6,60 44.6,65.4Q55.6,63.6 54.6,50Q55,37 47,33Z"
            }
            _ => "M40,34Q38,40 42,46Q40.4,52 43,57Q47,62 52,59.6Q54,50 53.4,44Q52.6,36 47,33Z",
        };
        self.shape(pen, hair, self.hair);
        pen.stamp(Part::Eyes(Gaze::Aside), Place::Here);
        self.stroke(pen, "M30.6,40.4Q34,38.2 37.8,40.4", 1.6, self.brow());
        self.stroke(pen, "M29.4,56h4.4", 1.4, PENCIL);
        pen.oval(38.0, 53.4, 2.4, 1.6, fill(self.skin.mix(LIPS, 0.35)));
        if self.card.suit == Suit::Hearts {
            // A cap with a long feather.
            self.shape(
                pen,
                "M26.6,38Q26,23.6 41,23.6Q54.6,24.6 54,37.6Q41,32.4 26.6,38Z",
                self.jersey,
            );
            self.stroke(pen, "M26.4,38.8Q41,32.8 54.2,38.6", 2.8, GOLD);
            self.shape(pen, "M45,35Q46,25 57,22.6Q59.2,31 52,36.4Q48,37.8 45,35Z", PAPER);
            self.stroke(pen, "M47,34.6Q51,29 55.8,24.8", 1.1, PENCIL);
        } else {
            // A hood whose tail falls down the back.
            self.shape(pen, "M27,39Q27.6,24 42,23.6Q53,24 56,35Q59.6,48 57,62Q53,54 52.6,45Q51,39.6 46,37Q36,34.6 27,39Z", self.jersey);
            self.stroke(pen, "M27,39.6Q36.6,35 46.4,37.6Q50.6,39.6 52.4,45", 2.8, GOLD);
        }
    }

    fn jersey(&self, pen: &mut Pen) {
        pen.stamp(Part::Jersey(self.card.suit), Place::Here);
    }

    fn neck_and_face(&self, pen: &mut Pen) {
        pen.stamp(Part::Visage(self.card.suit), Place::Here);
    }

    /// Shoulders and the worked yoke.
    fn knit(&self, pen: &mut Pen) {
        self.shape(pen, "M14.6,92V89Q15.6,71.6 31,68H45Q60.4,71.6 61.4,89V92Z", self.jersey);
        let yoke = "M28.6,68.6Q38,79.6 47.4,68.6L56,74Q38,96 20,74Z";
        self.shape(pen, yoke, PAPER);
        let light = self.jersey;
        self.stroke(pen, "M26.6,69.8Q38,82 49.4,69.8", 1.2, light);
        for (x, y) in [(27.6, 77.0), (38.0, 81.4), (48.4, 77.0)] {
            suit(pen, self.card.suit, x, y, 6.0, self.card.suit.colour());
        }
    }

    /// Neck, face and nose.
    fn visage(&self, pen: &mut Pen) {
        pen.path(&d!("M34,58V69Q38,74 42,69V58Z"), fill(self.skin.mix(PENCIL, 0.14)));
        pen.oval(38.0, 49.0, 12.0, 12.8, fill(self.skin).edge(PENCIL, EDGE));
        self.stroke(pen, "M38,48.6v3.4q-.2,1.2 -1.6,1.2", 1.3, self.skin.mix(PENCIL, 0.45));
    }

    fn cheeks(&self, pen: &mut Pen) {
        for x in [30.4, 45.6] {
            pen.oval(x, 53.6, 2.4, 1.6, fill(self.skin.mix(LIPS, 0.35)));
        }
    }

    fn brow(&self) -> Colour {
        self.hair.mix(PENCIL, 0.45)
    }

    fn shape(&self, pen: &mut Pen, path: &str, colour: Colour) {
        pen.path(&Outline::parse(path), fill(colour).edge(PENCIL, EDGE));
    }

    fn stroke(&self, pen: &mut Pen, path: &str, width: f64, colour: Colour) {
        pen.path(&Outline::parse(path), line(colour, width));
    }
}

/// Where a court face has its eyes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Gaze {
    /// Under the brows of a king.
    King,
    /// Facing us.
    Open,
    /// From the side: one eye.
    Aside,
}

impl Gaze {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Open => "open",
            Self::Aside => "aside",
        }
    }

    /// Dark, with one large highlight, as a cat's; large enough to be counted at 64 px.
    pub(crate) fn draw(self, pen: &mut Pen) {
        let eyes: &[(f64, f64)] = match self {
            Self::King => &[(33.0, 47.2), (43.0, 47.2)],
            Self::Open => &[(33.0, 48.0), (43.0, 48.0)],
            Self::Aside => &[(34.4, 46.0)],
        };
        for &(x, y) in eyes {
            pen.oval(x, y, 2.5, 3.1, fill(PENCIL));
            pen.oval(x - 0.8, y - 1.1, 0.9, 1.0, fill(PAPER));
        }
    }
}

/// The jersey all three of a suit wear.
pub(crate) fn jersey(pen: &mut Pen, suit: Suit) {
    let person = Person::of(Card { rank: Rank::King, suit });
    pen.group(Place::Here, fill(person.jersey).edge(PENCIL, EDGE), |pen| person.knit(pen));
}

/// The face king and queen of a suit share, and its jack if he looks at us.
pub(crate) fn visage(pen: &mut Pen, suit: Suit) {
    let person = Person::of(Card { rank: Rank::King, suit });
    pen.group(Place::Here, fill(person.skin).edge(PENCIL, EDGE), |pen| person.visage(pen));
}
