//! What is read stands out from what it is read on, 4.5 to 1 or more.

use art::paint::{BAD, Colour, FJORD, GOOD, HEATHER, ICE, INK, MINT, PAPER, RED};
use art::{Breed, Emblem, Picture, Suit, Theme};

#[track_caller]
fn check(what: &str, over: Colour, under: Colour) {
    let ratio = over.contrast(under);
    assert!(ratio >= 4.5, "{what}: {over} on {under} is {ratio:.2}");
}

#[test]
fn contrast_is_the_one_the_guidelines_define() {
    let grey = Colour::hex(0x777777);
    assert!((Colour::hex(0).contrast(Colour::hex(0xFFFFFF)) - 21.0).abs() < 1e-9);
    assert!((grey.contrast(Colour::hex(0xFFFFFF)) - 4.48).abs() < 0.005);
    assert!((grey.contrast(grey) - 1.0).abs() < 1e-9);
}

#[test]
fn indices_are_readable_on_cards() {
    for suit in Suit::ALL {
        check("suit", suit.colour(), PAPER);
    }
    for ground in [PAPER, MINT, HEATHER, ICE] {
        check("value", INK, ground);
    }
    for sign in [GOOD, BAD] {
        check("sign", PAPER, sign);
        check("word", sign, sign.mix(PAPER, 0.78));
        check("operation", sign, PAPER);
    }
    check("house", PAPER, FJORD);
}

#[test]
fn numbers_and_marks_are_readable_on_tiles_and_chips() {
    for emblem in Emblem::ALL {
        for theme in Theme::ALL {
            check("number", emblem.on_colour(), emblem.colour(theme));
        }
        check("mark", emblem.deep(), PAPER);
    }
}

#[test]
fn board_spaces_are_readable_in_both_themes() {
    let light = [0xFFFCF4, 0xF5E9D2, 0xE3EDF2].map(Colour::hex);
    let dark = [0x1D3843, 0x2B3A3A, 0x213B52].map(Colour::hex);
    for ground in light {
        check("ink", INK, ground);
    }
    check("red", RED, light[0]);
    for ground in dark {
        check("ink at night", Colour::hex(0xF3EDE1), ground);
    }
    check("red at night", Colour::hex(0xFF9C92), dark[0]);
}

#[test]
fn pictures_on_the_page_take_its_colour() {
    let letters = crate::english();
    let spaces = Picture::others().into_iter().filter(|picture| {
        matches!(
            picture,
            Picture::CardSpace(_)
                | Picture::CardStrip(_)
                | Picture::NumberSpace(_)
                | Picture::Mark(_)
                | Picture::SuitMark(_)
                | Picture::Icon(_)
        )
    });
    for picture in spaces {
        let text = picture.document(&letters, 40.0, art::Label::Hidden);
        assert!(text.contains("currentColor"), "{}", picture.id());
        // The only colour in the file is the one that stands in for the page's.
        let colours = ["fill=\"#", "stroke=\"#"].map(|paint| text.matches(paint).count());
        assert_eq!(colours, [0, 0], "{}", picture.id());
    }
}

#[test]
fn every_cat_stands_out_from_its_square() {
    for breed in Breed::ALL {
        let cat = breed.cat();
        let tint = cat.tint.colour();
        let [a, b] = [cat.coat.channels(), tint.channels()].map(|c| c.map(f64::from));
        let apart = (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt();
        assert!(apart > 60.0, "{} is drawn {} on {tint}: {apart:.0}", breed.slug(), cat.coat);
    }
}
