//! How a game is played: in one minute, then rule by rule.

use art::{Card, Emblem, Picture, Rank, RatCard, Suit, Theme, TileNumber, Wild};
use game::Rule;
use leptos::prelude::*;
use words::rules::{Chapter, chapters};

use crate::browser;
use crate::pages::{HOUSES, House};
use crate::parts::{Chip, Frame, Window, fresh};
use crate::picture::Pic;
use crate::route::Route;
use crate::speech::{speech, t};

/// The rules of a game, perhaps at one rule.
#[component]
pub(crate) fn Rules(
    /// The id of the game, as the address has it.
    game: String,
    /// The number of the rule to show, as the address has it.
    rule: Option<String>,
) -> impl IntoView {
    let Some(house) = House::of(&game) else {
        Route::Home.go();
        return ().into_any();
    };
    let speech = speech();
    let book = chapters(house.game);
    let named =
        |chapter: &Chapter| chapter.rules_of(house.game).find(|r| Some(r.to_string()) == rule);
    let asked = book.iter().find_map(named);
    let title = move || speech.fill("web-rules-title", &[("game", speech.game(house.game).into())]);
    view! {
        <Frame title=Signal::derive(title) focus_elsewhere=asked.is_some()>
            <div class="page book">
                <OtherGames current=house.game/>
                <Minute house/>
                <Contents house/>
                <div class="leaves">
                    {book.iter().map(|chapter| view! { <Part house chapter asked/> }).collect_view()}
                </div>
            </div>
        </Frame>
    }
    .into_any()
}

/// The way to the rules of the other games.
#[component]
fn OtherGames(current: &'static str) -> impl IntoView {
    let speech = speech();
    let link = move |House { game, .. }: House| {
        view! {
            <li>
                <a href=Route::rules(game).href() aria-current=(game == current).then_some("page")>
                    <Window game/>
                    <span>{move || speech.game(game)}</span>
                </a>
            </li>
        }
    };
    view! {
        <nav class="shelf" aria-label=t("web-rules-choose")>
            <ul>{HOUSES.map(link).collect_view()}</ul>
        </nav>
    }
}

/// The chapters, to jump to.
#[component]
fn Contents(house: House) -> impl IntoView {
    let speech = speech();
    let entry = move |chapter: &'static Chapter| {
        chapter.rules_of(house.game).next()?;
        // The address belongs to the screens, so a chapter is gone to by hand.
        let go = move |_| {
            if let Some(heading) = browser::element(chapter.section) {
                heading.scroll_into_view();
                let _ = heading.focus();
            }
        };
        let name = move || speech.say(chapter.section);
        Some(view! { <li><button class="jump" on:click=go>{name}</button></li> })
    };
    view! {
        <nav class="contents" aria-label=t("web-contents")>
            <ol>{chapters(house.game).iter().map(entry).collect_view()}</ol>
        </nav>
    }
}

/// The game in one minute.
#[component]
fn Minute(house: House) -> impl IntoView {
    let speech = speech();
    let steps = move || {
        let steps = speech.with(|words| words.how(house.game));
        steps.into_iter().map(|step| view! { <li>{step}</li> }).collect_view()
    };
    let play = move || speech.fill("web-play-this", &[("game", speech.game(house.game).into())]);
    view! {
        <section class="box minute">
            <h2>{t("web-minute")}</h2>
            <ol class="steps">{steps}</ol>
            <Figures game=house.game/>
            <a class="btn go" href=Route::New(house.game.to_owned()).href()>{play}</a>
        </section>
    }
}

/// A chapter with its rules; nothing if none of them holds in this game.
#[component]
fn Part(house: House, chapter: &'static Chapter, asked: Option<Rule>) -> impl IntoView {
    let speech = speech();
    let rules: Vec<_> = chapter.rules_of(house.game).collect();
    (!rules.is_empty()).then(|| {
        let entry = move |rule| view! { <Entry house rule marked={asked == Some(rule)}/> };
        view! {
            <section class="box" aria-labelledby=chapter.section>
                <h2 id=chapter.section tabindex="-1">{move || speech.say(chapter.section)}</h2>
                {rules.into_iter().map(entry).collect_view()}
            </section>
        }
    })
}

/// A rule: its number, which is a link to it, its title and what it says.
#[component]
fn Entry(house: House, rule: Rule, marked: bool) -> impl IntoView {
    let speech = speech();
    let here = NodeRef::<leptos::html::Article>::new();
    Effect::new(move || {
        if let Some(article) = here.get().filter(|_| marked) {
            let at_once = web_sys::FocusOptions::new();
            at_once.set_prevent_scroll(true);
            let _ = article.focus_with_options(&at_once);
            article.scroll_into_view();
        }
    });
    let title = fresh("rule-title");
    let number = rule.to_string();
    let href = Route::Rules { game: house.game.to_owned(), rule: Some(number.clone()) }.href();
    let link = {
        let number = number.clone();
        move || speech.fill("web-link-to-rule", &[("rule", number.as_str().into())])
    };
    view! {
        <article
            class="rule"
            class:marked=marked
            id=number
            tabindex="-1"
            aria-labelledby=title
            node_ref=here
        >
            <h3 id=title.clone()>{move || speech.with(|words| words.rule_title(rule))}</h3>
            <a class="no" href=href aria-label=link>{number.clone()}</a>
            <p>{move || speech.with(|words| words.rule_text_in(rule, house.game))}</p>
        </article>
    }
}

/// Drawings of what words alone tell badly.
#[component]
fn Figures(game: &'static str) -> impl IntoView {
    let jack = |suit| Picture::Card(Card { rank: Rank::Jack, suit });
    let wild = |wild, key| view! { <Shown pictures=vec![Picture::Wild(wild)] key/> };
    match game {
        "sequence" => view! {
            <div class="figures">
                <Row corner=true/>
                <Shown pictures=vec![jack(Suit::Clubs), jack(Suit::Diamonds)] key="web-show-jack-two"/>
                <Shown pictures=vec![jack(Suit::Spades), jack(Suit::Hearts)] key="web-show-jack-one"/>
            </div>
        }
        .into_any(),
        "sequence-cats" => view! {
            <div class="figures">
                <Row corner=false/>
                {wild(Wild::Purrr, "web-show-purrr")}
                {wild(Wild::Meow, "web-show-meow")}
            </div>
        }
        .into_any(),
        "sequence-numbers" => view! {
            <div class="figures">
                <Row corner=true/>
                {wild(Wild::Plus, "web-show-plus")}
                {wild(Wild::Minus, "web-show-minus")}
            </div>
        }
        .into_any(),
        "rat-a-tat-cat" => view! {
            <div class="figures">
                <Shown pictures=vec![Picture::Rat(RatCard::Peek)] key="power-peek"/>
                <Shown pictures=vec![Picture::Rat(RatCard::Swap)] key="power-swap"/>
                <Shown pictures=vec![Picture::Rat(RatCard::DrawTwo)] key="power-draw-two"/>
            </div>
        }
        .into_any(),
        _ => view! { <Tiles/> }.into_any(),
    }
}

/// Cards side by side, with a line below.
#[component]
fn Shown(pictures: Vec<Picture>, key: &'static str) -> impl IntoView {
    let picture = |picture| view! { <Pic picture class="card-shown"/> };
    view! {
        <figure>
            <div class="laid">{pictures.into_iter().map(picture).collect_view()}</div>
            <figcaption>{t(key)}</figcaption>
        </figure>
    }
}

/// Five in a row, one of them a free corner where the board has such.
#[component]
fn Row(corner: bool) -> impl IntoView {
    let chips = if corner { 4 } else { 5 };
    let key = if corner { "web-show-row" } else { "web-show-row-cats" };
    view! {
        <figure>
            <div class="laid five">
                {corner.then(|| view! { <Pic picture=Picture::FreeCorner/> })}
                {(0..chips).map(|_| view! { <span class="space"><Chip team=0/></span> }).collect_view()}
            </div>
            <figcaption>{t(key)}</figcaption>
        </figure>
    }
}

/// A run and a set of Crossing.
#[component]
fn Tiles() -> impl IntoView {
    let line = |tiles: [(Emblem, u8); 3]| {
        let tile = |(emblem, number)| {
            let picture = Picture::Tile(emblem, TileNumber::new(number)?, Theme::Light);
            Some(view! { <Pic picture class="tile-shown"/> })
        };
        tiles.map(tile).collect_view()
    };
    let run = line([(Emblem::Red, 4), (Emblem::Red, 5), (Emblem::Red, 6)]);
    let set = line([(Emblem::Blue, 5), (Emblem::Red, 5), (Emblem::Yellow, 5)]);
    view! {
        <div class="figures">
            <figure>
                <div class="laid">{run}</div>
                <figcaption>{t("web-show-run")}</figcaption>
            </figure>
            <figure>
                <div class="laid">{set}</div>
                <figcaption>{t("web-show-set")}</figcaption>
            </figure>
        </div>
    }
}
