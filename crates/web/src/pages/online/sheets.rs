//! Sheets over a table: a name, a bot, one seat, another device, the television.

use art::Icon;
use game::Seat;
use leptos::prelude::*;
use play::online::free_name;
use protocol::{Phase, ToServer, Who};
use table::Name;

use super::chairs::{Chair, about, chair, name_of};
use super::come::{Come, LinkOut};
use crate::browser;
use crate::online::Online;
use crate::parts::{Qr, Sign};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, speech, t};
use crate::table::Dialog;

/// The sheet that is open, if one is. A copy is a handle to the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheets {
    open: RwSignal<bool>,
    page: RwSignal<Page>,
}

/// What a sheet is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Page {
    /// The name of whoever sits down at this seat.
    Name(Seat),
    /// Another name.
    Rename(Seat),
    /// Which bot sits down.
    Bot(Seat),
    /// What can be done about a seat.
    Seat(Seat),
    /// The seat on another device.
    Bring(Seat),
    /// The board on a television.
    Television,
    /// How others come to the table.
    Come,
}

impl Sheets {
    pub(super) fn new() -> Self {
        Self { open: RwSignal::new(false), page: RwSignal::new(Page::Television) }
    }

    /// Shows a sheet, in place of the one before.
    pub(super) fn show(self, page: Page) {
        self.page.set(page);
        self.open.set(true);
    }

    /// Whether one is open.
    pub(super) fn is_open(self) -> bool {
        self.open.get()
    }

    fn close(self) {
        self.open.set(false);
    }
}

/// The place for sheets.
#[component]
pub(super) fn Sheet(sheets: Sheets) -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let title = move || title(speech, online, sheets.page.get());
    view! {
        <Dialog open=sheets.open title=Signal::derive(title)>
            {move || match sheets.page.get() {
                Page::Name(seat) => view! { <NameForm seat anew=true sheets/> }.into_any(),
                Page::Rename(seat) => view! { <NameForm seat anew=false sheets/> }.into_any(),
                Page::Bot(seat) => view! { <Bots seat sheets/> }.into_any(),
                Page::Seat(seat) => view! { <Deeds seat sheets/> }.into_any(),
                Page::Bring(seat) => view! { <Bring seat/> }.into_any(),
                Page::Television => view! { <OnTelevision/> }.into_any(),
                Page::Come => view! { <Come/> }.into_any(),
            }}
        </Dialog>
    }
}

fn title(speech: Speech, online: Online, page: Page) -> String {
    let seated =
        || online.desk().with(|desk| desk.as_ref().is_some_and(|desk| !desk.yours.is_empty()));
    let name = |seat: Seat| {
        online.desk().with(|desk| {
            let place = desk.as_ref()?.seats.get(seat.index())?;
            Some(place.name.as_ref()?.to_string())
        })
    };
    match page {
        Page::Name(_) if seated() => speech.say("online-name-other"),
        Page::Name(_) => speech.say("online-name"),
        Page::Rename(_) => speech.say("online-name-new"),
        Page::Bot(_) => speech.say("online-add-bot"),
        Page::Seat(seat) => name(seat).unwrap_or_default(),
        Page::Bring(_) => speech.say("online-bring"),
        Page::Television => speech.say("online-tv"),
        Page::Come => speech.say("online-code-again"),
    }
}

/// A name is asked for. The first one on a device is remembered as its owner's.
#[component]
fn NameForm(seat: Seat, anew: bool, sheets: Sheets) -> impl IntoView {
    let (online, settings) = (expect_context::<Online>(), expect_context::<Settings>());
    let seated = online.desk().with_untracked(|desk| {
        desk.as_ref().is_some_and(|desk| desk.yours.iter().any(|own| own != seat || anew))
    });
    let begin = if seated { String::new() } else { settings.name.get_untracked() };
    let (name, wrong) = (RwSignal::new(begin), RwSignal::new(false));
    let done = move || match name.get_untracked().trim().parse::<Name>() {
        Err(_) => wrong.set(true),
        Ok(name) => {
            if !seated {
                settings.name.set(name.to_string());
            }
            match anew {
                true => online.sit(seat, name),
                false => online.want(|id| ToServer::Rename { id, seat, name }),
            }
            sheets.close();
        }
    };
    let speech = speech();
    let button = if anew { "online-name-sit" } else { "online-name-keep" };
    view! {
        <form
            class="stack"
            on:submit=move |event| {
                event.prevent_default();
                done();
            }
        >
            <input
                class="text"
                maxlength="24"
                autocomplete="off"
                autofocus=true
                aria-label=t("online-your-name")
                aria-describedby="name-wrong"
                aria-invalid=move || wrong.get().to_string()
                prop:value=name
                on:input:target=move |event| {
                    wrong.set(false);
                    name.set(event.target().value());
                }
            />
            <p id="name-wrong" class="wrong small" role="alert">
                {move || wrong.get().then(|| speech.say("online-name-bad"))}
            </p>
            <button class="btn go wide" type="submit">{move || speech.say(button)}</button>
        </form>
    }
}

/// Every bot of the game, from easy to strong.
#[component]
fn Bots(seat: Seat, sheets: Sheets) -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let desk = online.desk().get_untracked()?;
    let levels = catalog::listing(&desk.opening.wish.game)?.bots;
    let invite = move |level: &'static str| {
        let desk = online.desk().get_untracked();
        let birds = speech.with(|words| words.birds());
        let name =
            desk.and_then(|desk| free_name(&birds, &desk)).and_then(|name| name.parse().ok());
        if let Some(name) = name {
            online.want(|id| ToServer::Bot { id, seat, name, level: level.to_owned() });
        }
        sheets.close();
    };
    let level = move |level: &'static str| {
        let name = move || speech.with(|words| words.bot(level));
        let hint =
            move || speech.with(|words| words.attribute(&format!("bot-{level}"), "hint", &[]));
        view! {
            <button class="btn calm choice" on:click=move |_| invite(level)>
                <span><b>{name}</b><small>{hint}</small></span>
            </button>
        }
    };
    Some(view! { <div class="choices">{levels.iter().copied().map(level).collect_view()}</div> })
}

/// What this device may do about a seat.
#[component]
fn Deeds(seat: Seat, sheets: Sheets) -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    let seen = chair(online, seat);
    let deeds = move || {
        let chair = seen.get()?;
        Some(deeds(speech, seat, &chair).into_iter().map(move |deed| {
            let act = move |_| match &deed.does {
                Does::Show(page) => sheets.show(*page),
                Does::Send(message) => {
                    online.want(message);
                    sheets.close();
                }
            };
            view! { <button class="btn wide" class:calm=!deed.grave class:grave=deed.grave on:click=act>{deed.name}</button> }
        }).collect_view())
    };
    let known = move || seen.with(|chair| chair.as_ref().map(|chair| about(speech, chair)));
    view! {
        <p class="dim">{known}</p>
        <div class="choices">{deeds}</div>
    }
}

/// Something that can be done about a seat.
struct Deed {
    name: String,
    does: Does,
    /// Whether it sends somebody off.
    grave: bool,
}

enum Does {
    Show(Page),
    Send(Box<dyn Fn(protocol::ActionId) -> ToServer + Send + Sync>),
}

fn deeds(speech: Speech, seat: Seat, chair: &Chair) -> Vec<Deed> {
    let named = |key: &str| speech.fill(key, &[("name", name_of(chair).into())]);
    let calm = |name: String, does: Does| Deed { name, does, grave: false };
    let grave = |name: String, does: Does| Deed { name, does, grave: true };
    let stand = || Does::Send(Box::new(move |id| ToServer::Stand { id, seat }));
    let away = || Does::Send(Box::new(move |id| ToServer::Away { id, seat }));
    let host = || Does::Send(Box::new(move |id| ToServer::Host { id, seat }));
    let (playing, yours, hosting) = (chair.phase == Phase::Playing, chair.yours, chair.hosting);
    let is_person = chair.place.who == Who::Person;
    let mut deeds = Vec::new();
    match chair.place.who {
        Who::Free => {}
        Who::Bot(_) => deeds.push(grave(named("online-dismiss"), stand())),
        Who::Spare(_) => {
            deeds.push(calm(speech.say("online-take"), Does::Show(Page::Name(seat))));
        }
        Who::Person | Who::Away(_) => {
            if yours {
                deeds.push(calm(speech.say("online-bring"), Does::Show(Page::Bring(seat))));
                deeds.push(calm(speech.say("online-rename"), Does::Show(Page::Rename(seat))));
            }
            if playing && is_person && yours {
                deeds.push(calm(speech.say("online-away-me"), away()));
            } else if playing && is_person && hosting {
                deeds.push(calm(named("online-away"), away()));
            }
            if hosting && !chair.place.host {
                deeds.push(calm(named("online-hand-over"), host()));
            }
            if yours && chair.phase != Phase::Sealing {
                deeds.push(grave(speech.say("online-stand"), stand()));
            } else if hosting && chair.phase != Phase::Sealing {
                deeds.push(grave(named("online-remove"), stand()));
            }
        }
    }
    deeds
}

/// The link that brings a seat to another device: shown only when it is asked for.
#[component]
fn Bring(seat: Seat) -> impl IntoView {
    let online: Online = expect_context();
    let shown = RwSignal::new(false);
    let link = move || {
        let (code, key) = online.code().zip(online.key_of(seat))?;
        let route = Route::Table { code: code.to_string(), key: Some(key.into()) };
        let address = browser::address(&route);
        Some(view! { <Qr text=address.clone()/><LinkOut address/> })
    };
    view! {
        <p>{t("online-bring-about")}</p>
        {move || match shown.get() {
            true => view! { <div class="bring">{link()}</div> }.into_any(),
            false => view! {
                <button class="btn calm wide" on:click=move |_| shown.set(true)>
                    <Sign icon=Icon::Eye/>
                    {t("online-bring-show")}
                </button>
            }
            .into_any(),
        }}
    }
}

/// The address for a television.
#[component]
fn OnTelevision() -> impl IntoView {
    let code = expect_context::<Online>().code()?.to_string();
    let screen = browser::address(&Route::Screen { code: code.clone() });
    let here = Route::Screen { code }.href();
    Some(view! {
        <p>{t("online-tv-about")}</p>
        <div class="bring">
            <Qr text=screen.clone()/>
            <p class="address">{screen.clone()}</p>
            <LinkOut address=screen/>
            <a class="btn calm" href=here><Sign icon=Icon::Television/>{t("online-tv-here")}</a>
        </div>
    })
}
