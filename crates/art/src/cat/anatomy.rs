//! What a cat is made of: the closed lists a breed chooses from, and their measures.
//!
//! The field is 100 × 100. Faces are measured from the head's centre, in units for half width and
//! half height, otherwise in parts of those two.

/// The outline of the head and where eyes and nose sit in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Face {
    Chubby,
    Soft,
    Round,
    Flat,
    Wedge,
    Oval,
    Square,
    Heart,
    Egg,
    Pixie,
}

/// The shape of the ears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Ear {
    Upright,
    Small,
    Large,
    Huge,
    Tall,
    Rounded,
    Low,
    /// Upright, with a lynx's brush at the tip.
    Tufted,
    Folded,
    Curled,
}

/// How broad the chest is and how far the flank reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Build {
    Slim,
    Medium,
    Cobby,
    Big,
    Tall,
    /// Long and low on four stubs, seen from the side.
    Low,
}

/// The edge and surface of the coat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fur {
    Hairless,
    Short,
    Woolly,
    Semi,
    Long,
    Curly,
    Wavy,
}

/// The tail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tail {
    Long,
    Thick,
    Whip,
    Plume,
    Bob,
    /// No tail; a dotted line says so.
    None,
}

/// The markings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pattern {
    Solid,
    Mackerel,
    /// Swirls and a bull's-eye on the haunch.
    Classic,
    Spotted,
    Rosette,
    Ticked,
    Tortie,
    Pastel,
    Calico,
    Point,
    Mink,
    Mitted,
    /// Point, with a white inverted V on the face.
    PointV,
    Bib,
    Van,
}

/// The shape of the eyes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Eyes {
    Round,
    Oval,
    Almond,
}

/// What the face says. Breeds are [`Mood::Calm`]; the others serve the card games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mood {
    Calm,
    Bliss,
    Happy,
    Wary,
    Cross,
    Meow,
}

/// Small things only some cats have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// A collar of fur.
    Ruff,
    /// The cheetah's lines beside the nose.
    Tears,
    /// Bars on the brow of a spotted cat.
    Bars,
    /// Silver tips on the coat.
    Silver,
    /// Warm cheeks.
    Blush,
    /// White feet up to the knee.
    Boots,
    /// One paw lifted in greeting.
    Wave,
    /// Tail with rings and a dark tip.
    Rings,
}

/// The measures of a face.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FaceMeasure {
    pub(crate) half_width: f64,
    pub(crate) half_height: f64,
    pub(crate) temple: f64,
    pub(crate) cheek: f64,
    pub(crate) jaw: f64,
    pub(crate) eye_x: f64,
    pub(crate) eye_y: f64,
    pub(crate) nose_y: f64,
}

/// The measures of an ear: base, tip, and how round the tip is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EarMeasure {
    pub(crate) inner_x: f64,
    pub(crate) outer_y: f64,
    pub(crate) tip_x: f64,
    pub(crate) tip_y: f64,
    pub(crate) round: f64,
}

impl Face {
    #[rustfmt::skip]
    pub(crate) fn measure(self) -> FaceMeasure {
        //                                                     w     h     temple cheek jaw  eye x eye y  nose
        let [half_width, half_height, temple, cheek, jaw, eye_x, eye_y, nose_y] = match self {
            Self::Chubby => [30.0, 24.0, 0.95, 1.05, 0.74, 0.45,  0.08, 0.42],
            Self::Soft   => [25.5, 25.0, 1.00, 0.86, 0.44, 0.46,  0.00, 0.49],
            Self::Round  => [27.0, 23.5, 0.96, 1.00, 0.66, 0.46,  0.06, 0.42],
            Self::Flat   => [30.0, 23.5, 0.92, 1.06, 0.76, 0.48,  0.04, 0.20],
            Self::Wedge  => [24.0, 26.0, 1.02, 0.74, 0.34, 0.47, -0.06, 0.56],
            Self::Oval   => [25.0, 24.5, 0.97, 0.92, 0.50, 0.46,  0.02, 0.45],
            Self::Square => [26.0, 25.5, 0.93, 0.97, 0.76, 0.44, -0.04, 0.40],
            Self::Heart  => [28.0, 25.0, 1.04, 0.86, 0.38, 0.45,  0.00, 0.48],
            Self::Egg    => [21.5, 25.0, 0.98, 0.92, 0.54, 0.50,  0.04, 0.50],
            Self::Pixie  => [28.0, 22.0, 1.02, 0.88, 0.42, 0.47,  0.06, 0.52],
        };
        FaceMeasure { half_width, half_height, temple, cheek, jaw, eye_x, eye_y, nose_y }
    }
}

impl Ear {
    /// The measures of ears that stand up; folded and curled ones are drawn shapes.
    #[rustfmt::skip]
    pub(crate) fn measure(self) -> EarMeasure {
        //                                              inner  outer  tip x  tip y  round
        let [inner_x, outer_y, tip_x, tip_y, round] = match self {
            Self::Upright | Self::Folded | Self::Curled
                          => [0.16, -0.26, 0.88, -1.48, 0.28],
            Self::Small   => [0.36, -0.42, 0.92, -1.22, 0.60],
            Self::Large   => [0.12, -0.10, 1.06, -1.66, 0.26],
            Self::Huge    => [0.10,  0.06, 1.34, -1.66, 0.22],
            Self::Tall    => [0.06, -0.22, 0.92, -1.74, 0.25],
            Self::Rounded => [0.18, -0.26, 0.92, -1.38, 0.85],
            Self::Low     => [0.30,  0.22, 1.46, -1.12, 0.60],
            Self::Tufted  => [0.14, -0.24, 0.88, -1.52, 0.20],
        };
        EarMeasure { inner_x, outer_y, tip_x, tip_y, round }
    }
}

impl Build {
    /// Half the width of the chest, and the reach of the rump to the right of the head's axis.
    pub(crate) fn measure(self) -> (f64, f64) {
        match self {
            Self::Slim => (12.0, 22.0),
            Self::Medium | Self::Low => (15.0, 28.0),
            Self::Cobby => (18.0, 33.0),
            Self::Big => (19.0, 35.0),
            Self::Tall => (11.0, 21.0),
        }
    }
}

impl Pattern {
    /// Whether face, ears, feet and tail are darker than the body.
    pub(crate) fn pointed(self) -> bool {
        matches!(self, Self::Point | Self::Mink | Self::Mitted | Self::PointV)
    }

    /// Whether the cat is a patchwork of three colours.
    pub(crate) fn patched(self) -> bool {
        matches!(self, Self::Tortie | Self::Pastel | Self::Calico)
    }

    /// Whether the brow carries an M and the muzzle is light.
    pub(crate) fn tabby(self) -> bool {
        matches!(
            self,
            Self::Mackerel | Self::Classic | Self::Spotted | Self::Rosette | Self::Ticked
        )
    }
}
