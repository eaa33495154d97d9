//! Pictures of `art` on the page.
//!
//! Every picture is drawn once, as a symbol of a hidden sheet in the page, when somebody first asks for it;
//! after that it is placed by reference. One looks after the language for all of them.

use std::cell::RefCell;
use std::time::Duration;

use art::{Letters, Picture, Sheet};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::Element;
use words::{Language, Words};

use crate::browser;
use crate::speech::{Speech, speech};

/// The time between two pictures that nobody waits for.
const BETWEEN: Duration = Duration::from_millis(30);

thread_local! {
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
}

/// The sheet of the page.
struct Shown {
    language: Language,
    sheet: Sheet,
    pictures: Vec<Picture>,
    /// The hidden element that holds the symbols, and how much of the sheet is in it.
    element: Element,
    written: usize,
}

impl Shown {
    fn new(words: &Words) -> Self {
        let element = svg("svg");
        for (name, value) in [("class", "sheet"), ("aria-hidden", "true")] {
            element.set_attribute(name, value).expect("these are proper names");
        }
        let body = browser::document().body().expect("the page has a body");
        body.append_child(&element).expect("a body takes an element");
        let (language, sheet) = (words.language(), Sheet::new(letters(words)));
        Self { language, sheet, pictures: Vec::new(), element, written: 0 }
    }

    /// Draws everything anew in another language: the letters on the cards are other ones.
    fn translate(&mut self, words: &Words) {
        self.language = words.language();
        self.sheet = Sheet::new(letters(words));
        self.pictures.iter().for_each(|&picture| self.sheet.add(picture));
        self.element.set_inner_html("");
        self.written = 0;
        self.write();
    }

    /// Draws a picture, unless it is there already.
    fn add(&mut self, picture: Picture) -> bool {
        self.sheet.add(picture);
        let is_new = self.sheet.defs().len() > self.written;
        if is_new {
            self.pictures.push(picture);
            self.write();
        }
        is_new
    }

    /// Puts into the page what is new on the sheet.
    fn write(&mut self) {
        let last = self.element.last_element_child();
        self.element
            .insert_adjacent_html("beforeend", &self.sheet.defs()[self.written..])
            .expect("our own drawings are sound");
        self.written = self.sheet.defs().len();
        let mut new = match last {
            Some(last) => last.next_element_sibling(),
            None => self.element.first_element_child(),
        };
        while let Some(drawing) = new {
            spell_out(&drawing);
            new = drawing.next_element_sibling();
        }
    }
}

/// Puts copies of shared parts in place of the references to them. Whenever a drawing is shown, the browser makes a small
/// tree of its own out of every reference in it: a whole cat has some fifteen.
fn spell_out(drawing: &Element) {
    while let Some(reference) = drawing.query_selector("use").expect("this is a proper selector") {
        let id = reference.get_attribute("href").unwrap_or_default();
        let part = browser::document().get_element_by_id(id.trim_start_matches('#'));
        let part = part.expect("parts stand on the sheet before what is made of them");
        let copy = copy(&part);
        for name in ["fill", "stroke", "stroke-width", "color", "transform"] {
            // What a part says of itself goes before what is said where it is placed.
            let said = reference.get_attribute(name).filter(|_| !copy.has_attribute(name));
            if let Some(said) = said {
                copy.set_attribute(name, &said).expect("these are proper names");
            }
        }
        reference.replace_with_with_node_1(&copy).expect("a drawing takes what it refers to");
    }
}

/// A part once more, without its name. A whole picture becomes a group: it is drawn where it stands.
fn copy(part: &Element) -> Element {
    let copy: Element =
        part.clone_node_with_deep(true).expect("a drawing can be copied").unchecked_into();
    copy.remove_attribute("id").expect("this is a proper name");
    if part.tag_name() != "symbol" {
        return copy;
    }
    let group = svg("g");
    while let Some(child) = copy.first_child() {
        group.append_child(&child).expect("a group takes what a picture is made of");
    }
    group
}

/// A new element of a drawing.
fn svg(tag: &str) -> Element {
    browser::document()
        .create_element_ns(Some("http://www.w3.org/2000/svg"), tag)
        .expect("our names of elements are proper")
}

/// Has the pictures on the page follow the language.
pub(crate) fn follow(speech: Speech) {
    Effect::new(move || {
        speech.with(|words| {
            SHOWN.with_borrow_mut(|shown| {
                let other = |shown: &&mut Shown| shown.language != words.language();
                shown.as_mut().filter(other).into_iter().for_each(|shown| shown.translate(words));
            });
        });
    });
}

/// A picture. The words beside it, or the name of the control it stands on, tell a screen reader the same.
#[component]
pub(crate) fn Pic(
    /// What to show.
    picture: Picture,
    /// The class of the element, for its size.
    #[prop(default = "")]
    class: &'static str,
    /// Whether its class gives it both width and height. Then it needs no field of its own, which spares the browser a
    /// scale of its own for each.
    #[prop(default = false)]
    sized: bool,
) -> impl IntoView {
    untrack(|| speech().with(|words| provide(words, picture)));
    let [_, _, width, height] = picture.field();
    let field = (!sized).then(|| format!("0 0 {width} {height}"));
    view! {
        <svg class=class viewBox=field aria-hidden="true">
            <use href=format!("#{}", picture.id())></use>
        </svg>
    }
}

/// A picture that changes: only what refers to it is written anew. Its class gives it both width and height.
#[component]
pub(crate) fn Slide(
    /// What to show.
    picture: Signal<Picture>,
    /// The class of the element, for its size.
    class: &'static str,
) -> impl IntoView {
    let speech = speech();
    let href = move || {
        let picture = picture.get();
        untrack(|| speech.with(|words| provide(words, picture)));
        format!("#{}", picture.id())
    };
    view! { <svg class=class aria-hidden="true"><use href=href></use></svg> }
}

/// Draws pictures that will be shown sooner or later, one by one, so that no move has to wait for them.
pub(crate) fn prepare(speech: Speech, mut pictures: impl Iterator<Item = Picture> + 'static) {
    let draw = move || {
        let is_new = |picture: &Picture| speech.with(|words| provide(words, *picture));
        if untrack(|| pictures.find(is_new)).is_some() {
            prepare(speech, pictures);
        }
    };
    set_timeout(draw, BETWEEN);
}

/// Draws a picture, unless it is there already.
fn provide(words: &Words, picture: Picture) -> bool {
    SHOWN.with_borrow_mut(|shown| shown.get_or_insert_with(|| Shown::new(words)).add(picture))
}

fn letters(words: &Words) -> Letters {
    let letter = |key| words.say(key, &[]);
    let [ace, king, queen, jack] =
        ["letter-ace", "letter-king", "letter-queen", "letter-jack"].map(letter);
    Letters::new([&ace, &king, &queen, &jack], ["PURRR", "MEOW"])
        .expect("the letters of our languages are drawn")
}
