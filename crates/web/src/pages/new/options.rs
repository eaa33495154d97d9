//! The options of a game: help and pace, who begins, and the rules that can be other than usual.

use catalog::Fault;
use game::{Choice, SetupFault, Values};
use leptos::prelude::*;
use play::draft::{Draft, usual};
use play::order::{Pace, Way};

use crate::parts::{Segments, Switch, fresh};
use crate::speech::{Speech, speech, t};

/// Options that help a player rather than change the game.
const HELPS: [&str; 2] = ["help-with-sums", "memory-help"];
/// Options that name a seat.
const BEGINNERS: [&str; 2] = ["dealer", "starts"];

/// Help and pace.
#[component]
pub(super) fn Helps(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let helps = choices(draft, |choice| HELPS.contains(&choice.name));
    let paces = move || {
        let named = |pace, key| (pace, speech.say(key));
        vec![
            named(Pace::Calm, "web-pace-calm"),
            named(Pace::Usual, "web-pace-usual"),
            named(Pace::Quick, "web-pace-quick"),
        ]
    };
    view! {
        <section class="box">
            <h2>{t("web-helps")}</h2>
            {helps.map(|choice| view! { <OptionRow choice draft/> }).collect_view()}
            <Switch
                label=Signal::derive(t("web-hints"))
                hint=Signal::derive(t("web-hints-about"))
                on=Signal::derive(move || draft.with(|draft| draft.hints))
                set=move |on| draft.update(|draft| draft.hints = on)
            />
            <div class="opt pace">
                <span class="of">{t("web-pace")}</span>
                <Segments
                    label=Signal::derive(t("web-pace"))
                    choices=Signal::derive(paces)
                    value=Signal::derive(move || draft.with(|draft| draft.pace))
                    set=move |pace| draft.update(|draft| draft.pace = pace)
                />
            </div>
        </section>
    }
}

/// Help alone, at a table where everybody has their own device: bots there have the server's pace.
#[component]
pub(super) fn RuleHelps(draft: RwSignal<Draft>) -> impl IntoView {
    let helps: Vec<_> = choices(draft, |choice| HELPS.contains(&choice.name)).collect();
    let beginner = choices(draft, |choice| BEGINNERS.contains(&choice.name)).count();
    (!helps.is_empty() || beginner > 0).then(|| {
        let helps = helps.into_iter().map(|choice| view! { <OptionRow choice draft/> });
        view! { <section class="box">{helps.collect_view()}<Beginner draft/></section> }
    })
}

/// Who begins, or who deals, where the game lets one say so.
#[component]
pub(super) fn Beginner(draft: RwSignal<Draft>) -> impl IntoView {
    let choice = choices(draft, |choice| BEGINNERS.contains(&choice.name)).next()?;
    Some(view! { <OptionRow choice draft/> })
}

/// The rules that can be other than usual, folded.
#[component]
pub(super) fn MoreRules(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let hidden = |choice: &Choice| HELPS.contains(&choice.name) || BEGINNERS.contains(&choice.name);
    let rules: Vec<_> = choices(draft, move |choice| !hidden(choice)).collect();
    let listed = rules.clone();
    let changed = move || {
        let differs = |choice: &&&Choice| draft.with(|draft| draft.option(choice) != usual(choice));
        match listed.iter().filter(differs).count() {
            0 => speech.say("web-more-rules-usual"),
            count => speech.fill("web-more-rules-changed", &[("count", count.into())]),
        }
    };
    (!rules.is_empty()).then(|| {
        view! {
            <details class="box more">
                <summary>
                    <span><b>{t("web-more-rules")}</b><small>{changed}</small></span>
                </summary>
                {rules.into_iter().map(|choice| view! { <OptionRow choice draft/> }).collect_view()}
            </details>
        }
    })
}

/// One option, with the control that fits its values.
#[component]
fn OptionRow(choice: &'static Choice, draft: RwSignal<Draft>) -> impl IntoView {
    match choice.values {
        Values::Words(["off", "on"] | ["on", "off"]) => view! { <OnOff choice draft/> }.into_any(),
        Values::Words(values) => view! { <OneOf choice values draft/> }.into_any(),
        Values::Number { least, most, .. } => {
            view! { <Count choice range=(least, most) draft/> }.into_any()
        }
    }
}

/// A switch. Where the rules do not have it at this table, it is off and says why.
#[component]
fn OnOff(choice: &'static Choice, draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let refusal = move || draft.with(|draft| draft.misfit(choice, "on"));
    let hint = move || match refusal() {
        Some(fault) => misfit(speech, &fault),
        None => about(speech, choice),
    };
    let on = move || refusal().is_none() && draft.with(|draft| draft.option(choice) == "on");
    let set = move |on: bool| {
        let value = if on { "on" } else { "off" }.to_owned();
        draft.update(|draft| draft.set_option(choice, value));
    };
    view! {
        <Switch
            label=Signal::derive(move || title(speech, choice))
            hint=Signal::derive(hint)
            on=Signal::derive(on)
            fixed=Signal::derive(move || refusal().is_some())
            set=set
        />
    }
}

/// One of a few words; a seat is told by the name of who sits there.
#[component]
fn OneOf(
    choice: &'static Choice,
    values: &'static [&'static str],
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let speech = speech();
    let id = fresh("option");
    let fitting = Memo::new(move |_| {
        let fits = |value: &&&str| draft.with(|draft| draft.misfit(choice, value).is_none());
        values.iter().filter(fits).copied().collect::<Vec<_>>()
    });
    let option = move |value: &'static str| {
        let chosen = move || draft.with(|draft| draft.option(choice) == value);
        let name = move || draft.with(|draft| value_name(speech, draft, choice, value));
        view! { <option value=value prop:selected=chosen>{name}</option> }
    };
    let set = move |value| draft.update(|draft| draft.set_option(choice, value));
    view! {
        <div class="opt one-of">
            <div class="of">
                <label for=id.clone()>{move || title(speech, choice)}</label>
                <small>{move || about(speech, choice)}</small>
            </div>
            <select class="select" id=id on:change:target=move |event| set(event.target().value())>
                {move || fitting.get().into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// A number.
#[component]
fn Count(choice: &'static Choice, range: (u32, u32), draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let id = fresh("option");
    let (least, most) = range;
    let set = move |text: String| {
        // While somebody types there may be no number yet: it counts when it is one the rules have.
        if text.parse::<u32>().is_ok_and(|number| (least..=most).contains(&number)) {
            draft.update(|draft| draft.set_option(choice, text));
        }
    };
    view! {
        <div class="opt">
            <div class="of">
                <label for=id.clone()>{move || title(speech, choice)}</label>
                <small>{move || about(speech, choice)}</small>
            </div>
            <input
                type="number"
                inputmode="numeric"
                class="text count"
                id=id
                min=least
                max=most
                prop:value=move || draft.with(|draft| draft.option(choice))
                on:change:target=move |event| set(event.target().value())
            />
        </div>
    }
}

/// Why the rules refuse something, with the rule's number.
pub(super) fn misfit(speech: Speech, fault: &SetupFault) -> String {
    let why = speech.with(|words| words.setup_fault(fault));
    match Fault::Setup(fault.clone()).rule() {
        Some(rule) => format!("{why} ({rule})"),
        None => why,
    }
}

fn choices(
    draft: RwSignal<Draft>,
    wanted: impl Fn(&Choice) -> bool,
) -> impl Iterator<Item = &'static Choice> {
    let all = draft.with_untracked(|draft| draft.edition().choices);
    all.iter().filter(move |choice| wanted(choice))
}

fn title(speech: Speech, choice: &Choice) -> String {
    speech.with(|words| words.option(choice.name))
}

fn about(speech: Speech, choice: &Choice) -> String {
    speech.with(|words| words.option_hint(choice.name))
}

fn value_name(speech: Speech, draft: &Draft, choice: &Choice, value: &str) -> String {
    let seat = value.parse::<usize>().ok().filter(|_| BEGINNERS.contains(&choice.name));
    match seat {
        // Who will sit there is not known yet.
        Some(seat) if draft.way() == Way::Devices => {
            speech.fill("web-seat-alone", &[("seat", (seat + 1).into())])
        }
        Some(seat) if draft.name(seat).trim().is_empty() => speech.say("web-you"),
        Some(seat) => draft.name(seat).trim().to_owned(),
        None => speech.with(|words| words.option_value(choice.name, value)),
    }
}
