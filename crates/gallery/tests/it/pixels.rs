//! A picture looks the same in a file of its own and by reference in a page.

use art::paint::Colour;
use art::{Breed, Label, Picture, Sheet};
use gallery::likeness::{Impression, Sight};
use gallery::{contacts, render};

/// The largest difference of any channel of any pixel, and the part of the pixels that differ.
fn difference(a: &[[u8; 3]], b: &[[u8; 3]]) -> f64 {
    assert_eq!(a.len(), b.len());
    let far = a.iter().zip(b).filter(|(a, b)| (0..3).any(|i| a[i].abs_diff(b[i]) > 24)).count();
    far as f64 / a.len() as f64
}

#[test]
fn every_picture_shows_something() {
    let letters = gallery::english().expect("drawn");
    for picture in Picture::all() {
        let pixels = render(&picture.document(&letters, 40.0, Label::Hidden)).expect("rendered");
        assert!(pixels.coverage() > 0.05, "{} covers {:.3}", picture.id(), pixels.coverage());
    }
}

#[test]
fn a_sheet_by_reference_looks_like_its_pictures_one_by_one() {
    let letters = gallery::english().expect("drawn");
    let ground = Colour::hex(0xFFFFFF);
    for contact in contacts()
        .into_iter()
        .filter(|contact| contact.width == 40 && contact.name.ends_with("light"))
    {
        let whole = render(&contact.document(&letters)).expect("rendered");
        let single = contact.pixels(&letters).expect("rendered");
        assert_eq!(whole.size(), single.size(), "{}", contact.name);
        let part = difference(&whole.on(ground), &single.on(ground));
        assert!(part < 0.02, "{}: {part:.3} of the pixels differ", contact.name);
    }
}

#[test]
fn fine_lines_add_to_a_cat_and_change_nothing_else() {
    let letters = gallery::english().expect("drawn");
    for breed in Breed::ALL {
        let of = |picture| Impression::of(picture, &letters, Sight::Normal).expect("rendered");
        let distance = of(Picture::Cat(breed)).distance(&of(Picture::FineCat(breed)));
        assert!(0.0 < distance && distance < 2.5, "{}: {distance:.2}", breed.slug());
    }
}

#[test]
fn the_page_decides_the_colour_of_a_board_space() {
    let letters = gallery::english().expect("drawn");
    let red = Colour::hex(0xFF0000);
    let space = Picture::NumberSpace(art::BoardNumber::new(8).expect("on the board"));
    let pixels = render(&space.document_in(red, &letters, 40.0, Label::Hidden)).expect("rendered");
    let seen = pixels.on(Colour::hex(0xFFFFFF));
    assert!(seen.contains(&[255, 0, 0]));
    assert!(seen.iter().all(|[r, g, b]| *r == 255 && g == b), "there is another colour");
}

#[test]
fn a_sheet_holds_a_cat_once_for_board_and_hand() {
    let letters = gallery::english().expect("drawn");
    let mut sheet = Sheet::new(letters);
    for picture in [Picture::Cat, Picture::FineCat, Picture::Head, Picture::CatCard]
        .map(|make| make(Breed::Korat))
    {
        sheet.add(picture);
    }
    assert_eq!(sheet.defs().matches("id=\"korat-head\"").count(), 1);
    assert_eq!(sheet.defs().matches("id=\"cat-korat\"").count(), 1);
}
