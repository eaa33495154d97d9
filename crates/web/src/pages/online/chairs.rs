//! The chairs round a waiting table.

use art::Icon;
use game::Seat;
use leptos::prelude::*;
use play::online::team;
use protocol::{Desk, Phase, Place, Who};
use table::Name;

use super::sheets::{Page, Sheets};
use crate::online::Online;
use crate::parts::{Chip, Sign};
use crate::settings::Settings;
use crate::speech::{Speech, speech, t};

/// One chair as this device sees it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Chair {
    pub(super) place: Place,
    pub(super) yours: bool,
    /// Whether this device is the host's.
    pub(super) hosting: bool,
    /// Whether other seats are this device's.
    pub(super) seated: bool,
    pub(super) phase: Phase,
    pub(super) team: Option<u8>,
}

/// The chair of a seat, as it changes.
pub(super) fn chair(online: Online, seat: Seat) -> Memo<Option<Chair>> {
    Memo::new(move |_| {
        online.desk().with(|desk| {
            let desk = desk.as_ref()?;
            Some(Chair {
                place: desk.seats.get(seat.index())?.clone(),
                yours: desk.yours.contains(seat),
                hosting: desk.hosting,
                seated: !desk.yours.is_empty(),
                phase: desk.phase,
                team: team(&desk.opening, seat),
            })
        })
    })
}

/// Every seat of the table, as it changes.
pub(super) fn seats(online: Online) -> Signal<Vec<Seat>> {
    let count = Memo::new(move |_| online.about(|d| d.seats.len()));
    Signal::derive(move || {
        let count = count.get().and_then(|count| u8::try_from(count).ok());
        Seat::all(count.unwrap_or(0)).collect()
    })
}

/// The chairs, free ones dashed.
#[component]
pub(super) fn Chairs() -> impl IntoView {
    let (online, speech) = (expect_context::<Online>(), speech());
    // Whoever is here without a seat is one of them, and knows it.
    let others = |desk: &Desk| desk.watching.saturating_sub(u32::from(desk.yours.is_empty()));
    let watching = Memo::new(move |_| online.desk().with(|desk| desk.as_deref().map_or(0, others)));
    let shared =
        move || online.desk().with(|desk| desk.as_ref().is_some_and(|desk| desk.yours.len() > 1));
    view! {
        <section class="box">
            <h2>{t("online-who")}</h2>
            <Sitters seats=seats(online)/>
            <Show when=shared><p class="dim small">{t("online-sit-too-about")}</p></Show>
            <Show when=move || { watching.get() > 0 }>
                <p class="dim small">
                    {move || speech.fill("online-watching", &[("count", watching.get().into())])}
                </p>
            </Show>
        </section>
    }
}

/// Everybody in their chairs.
#[component]
pub(super) fn Sitters(
    /// Their seats.
    #[prop(into)]
    seats: Signal<Vec<Seat>>,
) -> impl IntoView {
    view! {
        <ol class="sitters">
            <For each=move || seats.get() key=|seat| seat.index() let:seat>
                <Row seat/>
            </For>
        </ol>
    }
}

#[component]
fn Row(seat: Seat) -> impl IntoView {
    let online: Online = expect_context();
    let chair = chair(online, seat);
    let free =
        Memo::new(move |_| chair.with(|c| c.as_ref().is_some_and(|c| c.place.who == Who::Free)));
    let gone = move || chair.with(|chair| chair.as_ref().is_some_and(is_gone));
    view! {
        <li class:free=free class:gone=gone>
            <Badge seat chair/>
            {move || match free.get() {
                true => view! { <Free seat chair/> }.into_any(),
                false => view! { <Taken seat chair/> }.into_any(),
            }}
        </li>
    }
}

/// The chip of the seat's team, or its number.
#[component]
fn Badge(seat: Seat, chair: Memo<Option<Chair>>) -> impl IntoView {
    let team = Memo::new(move |_| chair.with(|chair| chair.as_ref().and_then(|c| c.team)));
    move || match team.get() {
        Some(team) => view! { <Chip team/> }.into_any(),
        None => {
            view! { <span class="place" aria-hidden="true">{seat.index() + 1}</span> }.into_any()
        }
    }
}

/// A chair that nobody has, and what can be done with it.
#[component]
fn Free(seat: Seat, chair: Memo<Option<Chair>>) -> impl IntoView {
    let (online, settings) = (expect_context::<Online>(), expect_context::<Settings>());
    let (sheets, speech) = (expect_context::<Sheets>(), speech());
    let seated = move || chair.with(|chair| chair.as_ref().is_some_and(|c| c.seated));
    let hosting = move || chair.with(|chair| chair.as_ref().is_some_and(|c| c.hosting));
    // The lamp shows whoever has no seat the first one that is free.
    let first = move || {
        online.desk().with(|desk| {
            desk.as_ref().is_some_and(|desk| {
                let free = desk.seats.iter().position(|place| place.who == Who::Free);
                desk.yours.is_empty() && free == Some(seat.index())
            })
        })
    };
    let number = move || speech.fill("web-seat-alone", &[("seat", (seat.index() + 1).into())]);
    let sit = move |_| match settings.name.get_untracked().parse::<Name>() {
        Ok(name) if !seated() => online.sit(seat, name),
        _ => sheets.show(Page::Name(seat)),
    };
    view! {
        <div class="of">
            <b>{t("online-free")}</b>
            <span class="s">{number}</span>
        </div>
        <div class="does">
            <button class="btn" class:go=first class:calm=move || !first() on:click=sit>
                {move || speech.say(if seated() { "online-sit-too" } else { "online-sit" })}
                <span class="sr">", "{number}</span>
            </button>
            <Show when=hosting>
                <button class="btn calm" on:click=move |_| sheets.show(Page::Bot(seat))>
                    {t("online-add-bot")}
                    <span class="sr">", "{number}</span>
                </button>
            </Show>
        </div>
    }
}

/// Somebody in their chair.
#[component]
fn Taken(seat: Seat, chair: Memo<Option<Chair>>) -> impl IntoView {
    let (sheets, speech) = (expect_context::<Sheets>(), speech());
    let read = move |tell: fn(Speech, &Chair) -> String| {
        move || chair.with(|chair| chair.as_ref().map(|chair| tell(speech, chair)))
    };
    let name = read(|_, chair| name_of(chair));
    let more = move || {
        let name = name().unwrap_or_default();
        speech.fill("online-more", &[("name", name.into())])
    };
    let deeds = move || chair.with(|chair| chair.as_ref().is_some_and(Chair::has_deeds));
    view! {
        <div class="of">
            <b class="name">{name}</b>
            <span class="s">{read(about)}</span>
        </div>
        <Show when=deeds>
            <button class="icon" aria-label=more title=more on:click=move |_| sheets.show(Page::Seat(seat))>
                <Sign icon=Icon::Menu/>
            </button>
        </Show>
    }
}

impl Chair {
    /// Whether this device may do anything about whoever sits here.
    pub(super) fn has_deeds(&self) -> bool {
        match self.place.who {
            Who::Free => false,
            Who::Bot(_) => self.hosting && self.phase == Phase::Lobby,
            Who::Spare(_) => self.phase == Phase::Playing,
            Who::Person | Who::Away(_) => self.yours || self.hosting,
        }
    }
}

/// What whoever sits in a chair is called.
pub(super) fn name_of(chair: &Chair) -> String {
    chair.place.name.as_ref().map(ToString::to_string).unwrap_or_default()
}

/// A few words below a name.
pub(super) fn about(speech: Speech, chair: &Chair) -> String {
    let mut words = Vec::new();
    if chair.yours {
        words.push(speech.say("online-you"));
    }
    if chair.place.host {
        words.push(speech.say("online-host"));
    }
    if let Some(colour) = chair.team.and_then(|team| sequence::COLOURS.get(usize::from(team))) {
        words.push(speech.with(|words| words.say(&format!("team-{colour}"), &[])));
    }
    match &chair.place.who {
        Who::Bot(level) => {
            let level = speech.with(|words| words.bot(level));
            words.push(speech.fill("online-bot", &[("level", level.into())]));
        }
        Who::Away(_) => words.push(speech.say("online-stand-in")),
        Who::Spare(_) => words.push(speech.say("online-spare")),
        Who::Person if !chair.place.here => words.push(speech.say("online-gone")),
        Who::Person | Who::Free => {}
    }
    words.join(" · ")
}

fn is_gone(chair: &Chair) -> bool {
    matches!(chair.place.who, Who::Person | Who::Away(_)) && !chair.place.here
}
