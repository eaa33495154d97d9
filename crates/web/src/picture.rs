//! Pictures of `art` on the page.
//!
//! Every picture is drawn once, as a symbol of a hidden sheet in the page, when somebody first asks for it;
//! after that it is placed by reference. One looks after the language for all of them.

use std::cell::RefCell;

use art::{Letters, Picture, Sheet};
use leptos::prelude::*;
use words::{Language, Words};

use crate::browser;
use crate::speech::{Speech, speech};

thread_local! {
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
}

/// The sheet of the page.
struct Shown {
    language: Language,
    sheet: Sheet,
    pictures: Vec<Picture>,
    /// The hidden element that holds the symbols, and how much of the sheet is in it.
    element: web_sys::Element,
    written: usize,
}

impl Shown {
    fn new(words: &Words) -> Self {
        let document = browser::document();
        let element = document
            .create_element_ns(Some("http://www.w3.org/2000/svg"), "svg")
            .expect("svg is the name of an element");
        for (name, value) in [("class", "sheet"), ("aria-hidden", "true")] {
            element.set_attribute(name, value).expect("these are proper names");
        }
        let body = document.body().expect("the page has a body");
        body.append_child(&element).expect("a body takes an element");
        let (language, sheet) = (words.language(), Sheet::new(letters(words)));
        Self { language, sheet, pictures: Vec::new(), element, written: 0 }
    }

    /// Draws everything anew in another language: the letters on the cards are other ones.
    fn translate(&mut self, words: &Words) {
        self.language = words.language();
        self.sheet = Sheet::new(letters(words));
        self.pictures.iter().for_each(|&picture| self.sheet.add(picture));
        self.element.set_inner_html(self.sheet.defs());
        self.written = self.sheet.defs().len();
    }

    fn add(&mut self, picture: Picture) {
        self.sheet.add(picture);
        let new = &self.sheet.defs()[self.written..];
        if !new.is_empty() {
            self.pictures.push(picture);
            self.element
                .insert_adjacent_html("beforeend", new)
                .expect("our own drawings are sound");
            self.written = self.sheet.defs().len();
        }
    }
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
) -> impl IntoView {
    untrack(|| speech().with(|words| provide(words, picture)));
    let [_, _, width, height] = picture.field();
    view! {
        <svg class=class viewBox=format!("0 0 {width} {height}") aria-hidden="true">
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

fn provide(words: &Words, picture: Picture) {
    SHOWN.with_borrow_mut(|shown| shown.get_or_insert_with(|| Shown::new(words)).add(picture));
}

fn letters(words: &Words) -> Letters {
    let letter = |key| words.say(key, &[]);
    let [ace, king, queen, jack] =
        ["letter-ace", "letter-king", "letter-queen", "letter-jack"].map(letter);
    Letters::new([&ace, &king, &queen, &jack], ["PURRR", "MEOW"])
        .expect("the letters of our languages are drawn")
}
