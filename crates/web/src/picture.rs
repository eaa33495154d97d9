//! Pictures of `art` on the page.
//!
//! Every picture is drawn once, as a symbol of a hidden sheet in the page, when somebody first asks for it;
//! after that it is placed by reference. One looks after the language for all of them.

use std::cell::RefCell;
use std::time::Duration;

use art::{Letters, Picture, Sheet};
use leptos::prelude::*;
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

    /// Draws a picture, unless it is there already.
    fn add(&mut self, picture: Picture) -> bool {
        self.sheet.add(picture);
        let new = &self.sheet.defs()[self.written..];
        let is_new = !new.is_empty();
        if is_new {
            self.pictures.push(picture);
            self.element
                .insert_adjacent_html("beforeend", new)
                .expect("our own drawings are sound");
            self.written = self.sheet.defs().len();
        }
        is_new
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
