//! The 42 breeds as one table: a row holds only what differs from [`Cat::PLAIN`].
//!
//! Each breed has one hallmark, what a child would say of it; it must show at 40 px, in the
//! outline if possible, else in the coat, else in the eyes. Coats are one typical choice where a
//! breed comes in many, chosen so that neighbours differ.

use super::Cat;
use super::anatomy::{Build, Ear, Extra, Eyes, Face, Fur, Pattern, Tail};
use super::backdrop::{Backdrop, Tint};
use crate::paint::Colour;

const BLUE: Colour = c(0x2F8FD0);
const GREEN: Colour = c(0x58A93F);
const COPPER: Colour = c(0xE07B1F);
const GOLD: Colour = c(0xF0B52C);
const ICE: Colour = c(0x46BEEA);

/// Declares the enum and its table from one list, so that neither can miss a breed.
macro_rules! breeds {
    ($($name:ident $slug:literal $hallmark:literal { $($field:tt)* })*) => {
        /// A breed of cat, in the order of the deck.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Breed {
            $(#[doc = $hallmark] $name,)*
        }

        impl Breed {
            /// All 42, in the order of the deck.
            pub const ALL: [Self; 42] = [$(Self::$name),*];

            fn row(self) -> &'static Row {
                static TABLE: [Row; 42] = [$(Row {
                    slug: $slug,
                    hallmark: $hallmark,
                    cat: Cat { $($field)* ..Cat::PLAIN },
                }),*];
                &TABLE[self as usize]
            }
        }
    };
}

struct Row {
    slug: &'static str,
    hallmark: &'static str,
    cat: Cat,
}

impl Breed {
    /// The name in lower case with hyphens, as in ids: `norwegian-forest-cat`.
    pub fn slug(self) -> &'static str {
        self.row().slug
    }

    /// What a child would say of it, in plain English.
    pub fn hallmark(self) -> &'static str {
        self.row().hallmark
    }

    /// How it is drawn.
    pub fn cat(self) -> &'static Cat {
        &self.row().cat
    }

    /// The breed with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|breed| breed.slug() == slug)
    }
}

const fn c(rgb: u32) -> Colour {
    Colour::hex(rgb)
}

breeds! {
    Abyssinian "abyssinian" "rust-red ticked coat, big ears" {
        face: Face::Oval, ear: Ear::Large, build: Build::Slim, pattern: Pattern::Ticked,
        coat: c(0xC9793F), dark: Some(c(0x6E3416)), light: Some(c(0xF0C590)),
        tail_tip: Some(c(0x4A2412)), eye: c(0x7FA83A), eyes: Eyes::Almond,
        head_y: 46.0, tint: Tint::Night, backdrop: Backdrop::Sun,
    }
    Ragamuffin "ragamuffin" "pastel patches, teddy-bear fluff" {
        fur: Fur::Long, build: Build::Big, tail: Tail::Plume, pattern: Pattern::Pastel,
        coat: c(0xF4E7D6), dark: Some(c(0x8E97AB)), third: Some(c(0xE9BE94)),
        ruff: Some(c(0xFBF6EC)), eye: c(0x3FA79B), eyes: Eyes::Oval,
        extras: &[Extra::Ruff, Extra::Blush], tint: Tint::Dusk, backdrop: Backdrop::Gate,
    }
    AmericanCurl "american-curl" "ears curl backwards" {
        face: Face::Oval, ear: Ear::Curled, fur: Fur::Semi, tail: Tail::Plume,
        pattern: Pattern::Bib,
        coat: c(0xD9A566), light: Some(c(0xF6E3C4)), ruff: Some(c(0xFBF6EC)), eye: c(0x6FA83A),
        eyes: Eyes::Oval,
        head_y: 46.0, extras: &[Extra::Ruff], tint: Tint::Wine, backdrop: Backdrop::Window,
    }
    AmericanShorthair "american-shorthair" "bold black swirls on silver" {
        build: Build::Cobby, pattern: Pattern::Classic,
        coat: c(0xC9CCD2), dark: Some(c(0x2E2F3A)), light: Some(c(0xF1F1F0)), eye: GREEN,
        extras: &[Extra::Rings], tint: Tint::Wine, backdrop: Backdrop::Arch,
    }
    Savannah "savannah" "tall, giant ears, small black spots" {
        face: Face::Oval, ear: Ear::Huge, build: Build::Tall, pattern: Pattern::Spotted,
        coat: c(0xDDAF5B), dark: Some(c(0x2A2024)), light: Some(c(0xFAEBCB)), eye: GOLD,
        eyes: Eyes::Almond,
        spot: 0.85, head_size: 0.84, head_y: 40.0, extras: &[Extra::Tears, Extra::Rings],
        tint: Tint::Moss, backdrop: Backdrop::Grass,
    }
    Balinese "balinese" "Siamese with a feather tail" {
        face: Face::Wedge, ear: Ear::Large, fur: Fur::Semi, build: Build::Slim, tail: Tail::Plume,
        pattern: Pattern::Point,
        coat: c(0xF6F0E8), dark: Some(c(0x8E7F93)), eye: BLUE, eyes: Eyes::Almond,
        head_y: 46.0, tint: Tint::Wine, backdrop: Backdrop::Moon,
    }
    Bengal "bengal" "leopard rosettes on orange" {
        face: Face::Oval, ear: Ear::Rounded, build: Build::Cobby, tail: Tail::Thick,
        pattern: Pattern::Rosette,
        coat: c(0xE09A48), dark: Some(c(0x33201A)), light: Some(c(0xFBE6C2)),
        third: Some(c(0xB5652A)), eye: GREEN,
        extras: &[Extra::Rings], tint: Tint::Spruce, backdrop: Backdrop::Leaf,
    }
    LaPerm "laperm" "corkscrew curls, tortoiseshell" {
        face: Face::Oval, fur: Fur::Curly, tail: Tail::Plume, pattern: Pattern::Tortie,
        coat: c(0x6A4738), dark: Some(c(0x3A2A28)), third: Some(c(0xE39247)),
        ruff: Some(c(0xE39247)), eye: GOLD,
        extras: &[Extra::Ruff], tint: Tint::Lilac, backdrop: Backdrop::Check,
    }
    CornishRex "cornish-rex" "egg head, tall ears, rippled coat" {
        face: Face::Egg, ear: Ear::Tall, fur: Fur::Wavy, build: Build::Slim, tail: Tail::Whip,
        coat: c(0xF3E3CF), eye: GOLD,
        head_y: 49.0, tint: Tint::Lemon, backdrop: Backdrop::Check,
    }
    Chartreux "chartreux" "smiling slate-blue woolly cat" {
        face: Face::Chubby, fur: Fur::Woolly, build: Build::Cobby,
        coat: c(0x5D6A80), eye: COPPER,
        smile: 2.6, head_size: 0.96, tint: Tint::Lamp, backdrop: Backdrop::Arch,
    }
    Burmese "burmese" "glossy dark chocolate, golden eyes" {
        ear: Ear::Rounded, build: Build::Cobby,
        coat: c(0x5A3A2C), eye: GOLD,
        tint: Tint::Rust, backdrop: Backdrop::Sun,
    }
    BritishShorthair "british-shorthair" "plump round cheeks, copper eyes" {
        face: Face::Chubby, ear: Ear::Small, build: Build::Big, tail: Tail::Thick,
        coat: c(0x8FA0B5), eye: COPPER,
        tint: Tint::Lingon, backdrop: Backdrop::Window,
    }
    Bombay "bombay" "jet black with copper-penny eyes" {
        ear: Ear::Rounded,
        coat: c(0x2B2933), ear_inside: Some(c(0x4A4450)), nose: c(0x4A4450), eye: COPPER,
        tint: Tint::Dusk, backdrop: Backdrop::Moon,
    }
    Birman "birman" "golden body, white gloves, blue eyes" {
        fur: Fur::Long, tail: Tail::Plume, pattern: Pattern::Mitted,
        coat: c(0xF3DFB8), dark: Some(c(0x5B3E33)), paw: Some(c(0xFFFFFF)), eye: BLUE,
        extras: &[Extra::Ruff], tint: Tint::Night, backdrop: Backdrop::Gate,
    }
    DevonRex "devon-rex" "pixie face, low bat ears" {
        face: Face::Pixie, ear: Ear::Low, fur: Fur::Wavy, build: Build::Slim, tail: Tail::Whip,
        coat: c(0xA88F8A), eye: c(0x8FB83C), eye_size: 1.16,
        head_y: 45.0, tint: Tint::Rust, backdrop: Backdrop::Check,
    }
    EgyptianMau "egyptian-mau" "silver with charcoal spots, green eyes" {
        face: Face::Oval, pattern: Pattern::Spotted,
        coat: c(0xC4C9CE), dark: Some(c(0x3B3E4A)), light: Some(c(0xF3F2EE)), eye: c(0x8CC63F),
        eyes: Eyes::Almond,
        spot: 1.1, extras: &[Extra::Bars, Extra::Rings], tint: Tint::Coral,
        backdrop: Backdrop::Pyramid,
    }
    ExoticShorthair "exotic-shorthair" "flat face, short plush ginger coat" {
        face: Face::Flat, ear: Ear::Small, build: Build::Cobby, tail: Tail::Thick,
        pattern: Pattern::Mackerel,
        coat: c(0xE59A4B), dark: Some(c(0xB8632A)), light: Some(c(0xFBE3BF)), eye: COPPER,
        smile: -0.6, tint: Tint::Lilac, backdrop: Backdrop::Rays,
    }
    Tabby "tabby" "brown stripes and a big M" {
        pattern: Pattern::Mackerel,
        coat: c(0xA98A63), dark: Some(c(0x3D2C22)), light: Some(c(0xEBDCC0)), eye: GREEN,
        extras: &[Extra::Rings], tint: Tint::Ocean, backdrop: Backdrop::Check,
    }
    Himalayan "himalayan" "flat face, flame mask, long fur" {
        face: Face::Flat, ear: Ear::Small, fur: Fur::Long, build: Build::Big, tail: Tail::Plume,
        pattern: Pattern::Point,
        coat: c(0xFBF0DC), dark: Some(c(0xD9803E)), eye: BLUE,
        smile: -0.6, extras: &[Extra::Ruff], tint: Tint::Dusk, backdrop: Backdrop::Mountain,
    }
    JapaneseBobtail "japanese-bobtail" "calico patches, pompom tail, lifted paw" {
        face: Face::Oval, tail: Tail::Bob, pattern: Pattern::Calico,
        coat: c(0xFBF6EC), dark: Some(c(0x2E2B33)), third: Some(c(0xE0843A)),
        tail_tip: Some(c(0x2E2B33)), eye: GOLD,
        extras: &[Extra::Wave], tint: Tint::Rose, backdrop: Backdrop::Sun,
    }
    TurkishVan "turkish-van" "white, red cap and red tail, likes water" {
        face: Face::Oval, fur: Fur::Semi, tail: Tail::Plume, pattern: Pattern::Van,
        coat: c(0xFBF6EC), dark: Some(c(0xB5542F)), eye: GOLD,
        tint: Tint::Night, backdrop: Backdrop::Waves,
    }
    Ocicat "ocicat" "cream with big brown thumbprint spots" {
        face: Face::Oval, ear: Ear::Large, pattern: Pattern::Spotted,
        coat: c(0xF0DDB8), dark: Some(c(0x8A5130)), light: Some(c(0xFFF7E6)), eye: COPPER,
        eyes: Eyes::Almond,
        spot: 1.2, head_y: 46.0, extras: &[Extra::Rings], tint: Tint::Ocean,
        backdrop: Backdrop::Moon,
    }
    NorwegianForestCat "norwegian-forest-cat" "big tufted ears, white ruff, in the spruces" {
        face: Face::Heart, ear: Ear::Tufted, fur: Fur::Long, build: Build::Big, tail: Tail::Plume,
        pattern: Pattern::Mackerel,
        coat: c(0x7D6A58), dark: Some(c(0x33291F)), light: Some(c(0xF3EADA)),
        paw: Some(c(0xFBF6EC)), ruff: Some(c(0xFBF6EC)), eye: GREEN, eyes: Eyes::Almond,
        head_y: 46.0, extras: &[Extra::Ruff], tint: Tint::Moss, backdrop: Backdrop::Spruce,
    }
    Nebelung "nebelung" "long misty blue-grey fur, green eyes" {
        face: Face::Soft, fur: Fur::Long, build: Build::Slim, tail: Tail::Plume,
        coat: c(0x8796AE), light: Some(c(0xC9D3E0)), eye: GREEN, eyes: Eyes::Almond,
        head_y: 45.0, extras: &[Extra::Ruff], tint: Tint::Lemon, backdrop: Backdrop::Mist,
    }
    Munchkin "munchkin" "very short legs" {
        build: Build::Low, pattern: Pattern::Mackerel,
        coat: c(0xE8A75C), dark: Some(c(0xB4642B)), light: Some(c(0xFBEBD2)),
        paw: Some(c(0xFBF6EC)), eye: GREEN,
        head_size: 0.94, head_y: 46.0, head_x: 31.0, tint: Tint::Sky, backdrop: Backdrop::Floor,
    }
    Manx "manx" "no tail at all" {
        ear: Ear::Rounded, build: Build::Cobby, tail: Tail::None, pattern: Pattern::Bib,
        coat: c(0x33313B), paw: Some(c(0xFBF6EC)), eye: GREEN,
        tint: Tint::Lingon, backdrop: Backdrop::Mist,
    }
    MaineCoon "maine-coon" "huge, lynx ears, raccoon tail" {
        face: Face::Square, ear: Ear::Tufted, fur: Fur::Long, build: Build::Big, tail: Tail::Plume,
        pattern: Pattern::Mackerel,
        coat: c(0xB5713C), dark: Some(c(0x4A2615)), light: Some(c(0xF3D9B0)), eye: GOLD,
        head_size: 1.02, head_y: 49.0, extras: &[Extra::Ruff, Extra::Rings], tint: Tint::Dusk,
        backdrop: Backdrop::Lamp,
    }
    Korat "korat" "heart-shaped face, big green eyes" {
        face: Face::Heart, ear: Ear::Rounded,
        coat: c(0x76859B), light: Some(c(0xC6D0DC)), eye: c(0x6CC13F), eye_size: 1.22,
        head_y: 45.0, extras: &[Extra::Silver], tint: Tint::Mint, backdrop: Backdrop::Heart,
    }
    Oriental "oriental" "enormous ears on a long thin face" {
        face: Face::Wedge, ear: Ear::Huge, build: Build::Slim, tail: Tail::Whip,
        coat: c(0x8C4A2F), eye: GREEN, eyes: Eyes::Almond,
        head_y: 49.0, tint: Tint::Teal, backdrop: Backdrop::Gate,
    }
    Persian "persian" "flat face, cloud of white fur" {
        face: Face::Flat, ear: Ear::Small, fur: Fur::Long, build: Build::Big, tail: Tail::Plume,
        coat: c(0xFBF8F2), light: Some(c(0xFFFFFF)), eye: COPPER,
        smile: -0.6, extras: &[Extra::Ruff], tint: Tint::Plum, backdrop: Backdrop::Rays,
    }
    Ragdoll "ragdoll" "grey mask with white V, blue eyes, silky" {
        fur: Fur::Long, build: Build::Big, tail: Tail::Plume, pattern: Pattern::PointV,
        coat: c(0xEFEAE4), dark: Some(c(0x7B7F92)), paw: Some(c(0xFFFFFF)), ruff: Some(c(0xFFFFFF)),
        eye: BLUE,
        extras: &[Extra::Ruff], tint: Tint::Rust, backdrop: Backdrop::Bars,
    }
    RussianBlue "russian-blue" "slim silver-blue, emerald eyes" {
        face: Face::Soft, ear: Ear::Large, build: Build::Slim,
        coat: c(0x9AABC4), eye: c(0x2FA45A), eyes: Eyes::Almond,
        smile: 1.6, head_y: 46.0, tint: Tint::Night, backdrop: Backdrop::Stars,
    }
    ScottishFold "scottish-fold" "folded ears, owl face" {
        ear: Ear::Folded, build: Build::Cobby,
        coat: c(0xEBC79A), dark: Some(c(0xCFA06C)), light: Some(c(0xFBEBD2)), eye: COPPER,
        eye_size: 1.12,
        head_size: 1.06, tint: Tint::Night, backdrop: Backdrop::Bars,
    }
    SelkirkRex "selkirk-rex" "woolly curls like a lamb" {
        ear: Ear::Small, fur: Fur::Curly, build: Build::Cobby, tail: Tail::Plume,
        coat: c(0xF2E2C6), eye: c(0x6FA83A),
        tint: Tint::Coral, backdrop: Backdrop::Lamp,
    }
    Siamese "siamese" "slim, dark mask, blue eyes" {
        face: Face::Wedge, ear: Ear::Large, build: Build::Slim, tail: Tail::Whip,
        pattern: Pattern::Point,
        coat: c(0xF3E3C8), dark: Some(c(0x4A332C)), eye: BLUE, eyes: Eyes::Almond,
        head_y: 46.0, tint: Tint::Lamp, backdrop: Backdrop::Rays,
    }
    TurkishAngora "turkish-angora" "slim white, one blue and one amber eye" {
        face: Face::Soft, ear: Ear::Large, fur: Fur::Semi, build: Build::Slim, tail: Tail::Plume,
        coat: c(0xFDFBF7), eye: BLUE, other_eye: Some(c(0xF0A51F)), eyes: Eyes::Almond,
        head_y: 46.0, tint: Tint::Lingon, backdrop: Backdrop::Crescent,
    }
    Tonkinese "tonkinese" "milk-coffee coat, aqua eyes" {
        face: Face::Oval, pattern: Pattern::Mink,
        coat: c(0xC9A27C), dark: Some(c(0x6B4634)), eye: ICE, eyes: Eyes::Almond,
        tint: Tint::Lingon, backdrop: Backdrop::Arch,
    }
    Sphynx "sphynx" "no fur: pink wrinkled skin, bat ears" {
        face: Face::Oval, ear: Ear::Huge, fur: Fur::Hairless, build: Build::Slim, tail: Tail::Whip,
        coat: c(0xEBB9A4), eye: c(0x4FA7C9),
        head_size: 0.92, head_y: 47.0, tint: Tint::Teal, backdrop: Backdrop::Lamp,
    }
    Somali "somali" "fox: red ticked coat and brush tail" {
        face: Face::Oval, ear: Ear::Large, fur: Fur::Semi, tail: Tail::Plume,
        pattern: Pattern::Ticked,
        coat: c(0xCB6A30), dark: Some(c(0x6A2A12)), light: Some(c(0xF6D3A4)),
        tail_tip: Some(c(0x4A1D10)), eye: GREEN, eyes: Eyes::Almond,
        head_y: 46.0, extras: &[Extra::Ruff], tint: Tint::Lamp, backdrop: Backdrop::Leaf,
    }
    Snowshoe "snowshoe" "dark mask with white V and white boots" {
        pattern: Pattern::PointV,
        coat: c(0xE7D3B6), dark: Some(c(0x5A4036)), paw: Some(c(0xFFFFFF)), eye: ICE,
        extras: &[Extra::Boots], tint: Tint::Spruce, backdrop: Backdrop::Window,
    }
    Singapura "singapura" "tiny, huge eyes, sepia coat" {
        ear: Ear::Large, build: Build::Slim, pattern: Pattern::Ticked,
        coat: c(0xCDB48F), dark: Some(c(0x7A5A3C)), light: Some(c(0xF6EAD2)), eye: c(0xB9A02C),
        eye_size: 1.3,
        head_size: 0.84, head_y: 52.0, tint: Tint::Plum, backdrop: Backdrop::Sun,
    }
    Siberian "siberian" "barrel body, silver tabby, in the snow" {
        ear: Ear::Rounded, fur: Fur::Long, build: Build::Big, tail: Tail::Plume,
        pattern: Pattern::Mackerel,
        coat: c(0xAEB3BC), dark: Some(c(0x4B4E5C)), light: Some(c(0xF6F3EE)),
        ruff: Some(c(0xF6F3EE)), eye: GREEN,
        extras: &[Extra::Ruff, Extra::Rings], tint: Tint::Dusk, backdrop: Backdrop::Snow,
    }
}
