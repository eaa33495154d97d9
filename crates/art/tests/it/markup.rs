//! Well-formed XML of known elements and attributes; references that resolve; ids used once.

use crate::{english, everything};
use art::{Breed, Label, Picture, Sheet};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

const ELEMENTS: [&str; 10] =
    ["svg", "defs", "symbol", "g", "path", "use", "circle", "ellipse", "rect", "clipPath"];

/// Whether `value` may stand in the attribute `name`. There is no `style`, no `class`, no handler.
fn allowed(name: &str, value: &str) -> bool {
    let number = |text: &str| text.parse::<f64>().is_ok();
    let colour = |text: &str| {
        text.strip_prefix('#').is_some_and(|hex| {
            matches!(hex.len(), 3 | 6)
                && hex.bytes().all(|b| b.is_ascii_hexdigit() && !b.is_ascii_lowercase())
        })
    };
    match name {
        "id" => value.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'),
        "fill" | "stroke" => value == "none" || value == "currentColor" || colour(value),
        "color" => colour(value),
        "x" | "y" | "width" | "height" | "rx" | "ry" | "cx" | "cy" | "r" | "stroke-width" => {
            number(value)
        }
        "viewBox" => value.split(' ').filter(|part| number(part)).count() == 4,
        "stroke-dasharray" => value.split(' ').all(number),
        "stroke-linejoin" | "stroke-linecap" => value == "round",
        "d" => {
            value.starts_with('M')
                && value.bytes().all(|b| b"MmLlHhVvCcSsQqTtAaZz0123456789.- ".contains(&b))
        }
        "transform" => value.bytes().all(|b| b"translatescalerotate()0123456789.- ".contains(&b)),
        "clip-path" => value.starts_with("url(#") && value.ends_with(')'),
        "href" => value.starts_with('#'),
        "role" => value == "img",
        "aria-hidden" => value == "true",
        "aria-label" => true,
        _ => false,
    }
}

/// Asserts all of it for one document and returns its ids.
#[track_caller]
fn check(name: &str, text: &str) -> BTreeSet<String> {
    let document = Document::parse(text).unwrap_or_else(|e| panic!("{name} is not XML: {e}"));
    let mut ids = BTreeSet::new();
    let elements: Vec<Node<'_, '_>> = document.descendants().filter(Node::is_element).collect();
    for node in &elements {
        let tag = node.tag_name().name();
        assert!(ELEMENTS.contains(&tag), "{name} has an element <{tag}>");
        for attribute in node.attributes() {
            let (key, value) = (attribute.name(), attribute.value());
            assert!(allowed(key, value), "{name}: {key}={value:?} in <{tag}>");
        }
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{name} has the id {id} twice");
        }
    }
    for node in &elements {
        let clip = node.attribute("clip-path").map(|v| &v[5..v.len() - 1]);
        let reference = node.attribute("href").map(|v| &v[1..]);
        for target in clip.into_iter().chain(reference) {
            assert!(ids.contains(target), "{name} refers to {target}, which is not there");
        }
    }
    ids
}

#[test]
fn every_picture_is_well_formed_and_within_the_allow_list() {
    let letters = english();
    for picture in everything() {
        let id = picture.id();
        let ids = check(&id, &picture.document(&letters, 96.0, Label::Named(&id)));
        assert!(ids.contains(&id));
    }
}

#[test]
fn a_sheet_of_everything_defines_each_id_once() {
    let mut sheet = Sheet::new(english());
    let mut names = BTreeSet::new();
    for picture in everything() {
        sheet.add(picture);
        sheet.add(picture);
        assert!(names.insert(picture.id()), "two pictures have the id {}", picture.id());
    }
    let ids = check("everything", &sheet.markup());
    assert!(ids.is_superset(&names));
}

#[test]
fn a_picture_is_in_a_page_once_however_often_it_is_shown() {
    let mut sheet = Sheet::new(english());
    let mut page = String::new();
    for breed in Breed::ALL.into_iter().chain(Breed::ALL) {
        sheet.add(Picture::Cat(breed));
        page += &Picture::Cat(breed).reference(Label::Named(breed.slug()));
    }
    assert_eq!(sheet.markup().matches("<symbol").count(), 42);
    assert_eq!(page.matches("<use").count(), 84);
    check("board", &format!("<svg>{}{page}</svg>", sheet.markup()));
}

#[test]
fn names_from_outside_cannot_break_out() {
    let name = "a\"><script>alert('x')</script>&amp;<b>\u{0}\u{7}þ";
    let text = Picture::Logo.document(&english(), 40.0, Label::Named(name));
    check("logo", &text);
    let document = Document::parse(&text).expect("checked above");
    let told = document.root_element().attribute("aria-label");
    assert_eq!(told, Some("a\"><script>alert('x')</script>&amp;<b>þ"));
}

#[test]
fn a_cat_of_ones_own_is_a_symbol_too() {
    let cat = art::Cat { ear: art::Ear::Folded, ..*Breed::Korat.cat() };
    let mut sheet = Sheet::new(english());
    sheet.add_symbol(&cat.symbol("mine"));
    assert!(check("mine", &sheet.markup()).contains("mine"));
}
