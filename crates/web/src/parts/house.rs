//! The houses of the front page, and what is seen in their windows.

use art::{Breed, Emblem, Picture, RatCard, RatNumber, Suit, Theme, TileNumber};
use leptos::prelude::*;

use crate::pages::House;
use crate::picture::Pic;

/// A house with its window; dark if its game cannot be played yet.
#[component]
pub(crate) fn HousePicture(
    /// Which.
    house: House,
) -> impl IntoView {
    let boards = (0..9).map(|board| {
        let x = 28 + 18 * board;
        view! { <path d=format!("M{x} 110V262")/> }
    });
    view! {
        <svg class="gabled" viewBox="-8 -8 216 270" aria-hidden="true">
            <path class="smoke" d="M142 8c-9-9 7-15 1-27s8-14 3-25"/>
            <path class="chimney" d="M133 14h18v48l-18-18Z"/>
            <path class="turf" d=turf()/>
            <path d="M14 262V122L100 30 186 122V262Z" fill=house.wall/>
            <g stroke="#000" stroke-opacity=".16" stroke-width="2">{boards.collect_view()}</g>
            <path class="eaves" d="M100 34 14 126v10L100 44l86 92v-10Z"/>
            <path d="M100 16 6 116v20L100 40l94 96v-20Z" fill="#fffdf7"/>
            <circle class="halo" cx="100" cy="180" r="108"/>
            <rect x="44" y="124" width="112" height="112" rx="8" fill="#fffdf7"/>
            <rect class="pane" x="50" y="130" width="100" height="100" rx="4"/>
            <rect class="gleam" x="50" y="130" width="100" height="50" rx="4"/>
            <g class="seen" transform="translate(50 130)"><Scene game=house.game/></g>
        </svg>
    }
}

/// Grass on the roof: a band along both slopes, and blades that stand up from it.
fn turf() -> String {
    let mut path = "M100 5 1 110v14L100 22l99 102v-14Z".to_owned();
    for blade in 0..8 {
        let (x, y) = (8 + 12 * blade, 18 + 13 * blade);
        path.push_str(&format!("M{} {y}l1-12 7 6Z", 100 - x));
        path.push_str(&format!("M{} {y}l-1-12-7 6Z", 100 + x));
    }
    path
}

/// What is seen in the window of a game, alone: for a row of a list.
#[component]
pub(crate) fn Window(
    /// The id of the game.
    game: &'static str,
) -> impl IntoView {
    view! { <svg class="em" viewBox="0 0 100 100" aria-hidden="true"><Scene game/></svg> }
}

/// The scene in a window, in a box of 100.
#[component]
fn Scene(game: &'static str) -> impl IntoView {
    match game {
        "sequence" => view! { <ChipsInARow/> }.into_any(),
        "sequence-cats" => {
            view! { <Placed at=[12, 12, 76] picture=Picture::Head(Breed::NorwegianForestCat)/> }
                .into_any()
        }
        "sequence-numbers" => view! { <SevenPlusEight/> }.into_any(),
        "rat-a-tat-cat" => view! { <TwoCards/> }.into_any(),
        _ => view! { <TilesThatCross/> }.into_any(),
    }
}

/// A picture in a square of so many units: left, top, side.
#[component]
fn Placed(at: [i32; 3], picture: Picture) -> impl IntoView {
    let [x, y, side] = at;
    view! { <svg x=x y=y width=side height=side><Pic picture/></svg> }
}

/// Three finished chips on a slant, a spade and a heart.
#[component]
fn ChipsInARow() -> impl IntoView {
    let chip = |(x, y)| {
        view! {
            <circle cx=x cy=y r="13.5" fill="#fffdf7" stroke-width="5"/>
            <circle cx=x cy=y r="5" fill="none" stroke-width="3.5"/>
        }
    };
    view! {
        <g stroke="#1b5793">
            <path d="M22 78 78 22" stroke-width="7"/>
            {[(22, 78), (50, 50), (78, 22)].map(chip).collect_view()}
        </g>
        <g color="#14282f"><Placed at=[9, 7, 32] picture=Picture::SuitMark(Suit::Spades)/></g>
        <g color="#b3262e"><Placed at=[60, 61, 32] picture=Picture::SuitMark(Suit::Hearts)/></g>
    }
}

#[component]
fn SevenPlusEight() -> impl IntoView {
    view! {
        <g
            transform="translate(14 31) scale(1.32)"
            fill="none"
            stroke="#14282f"
            stroke-width="4.4"
            stroke-linecap="round"
            stroke-linejoin="round"
        >
            <path d="M2.3 2h12.5L6.2 26M5.4 13.6h7.4"/>
            <path d="M28 7v14M21 14h14"/>
            <path d="M46.5 2a5.4 5.5 0 1 0 .01 0ZM46.5 13a6.5 6.5 0 1 0 .01 0Z"/>
        </g>
    }
}

/// A sleepy cat and a wicked rat, as on their cards.
#[component]
fn TwoCards() -> impl IntoView {
    let card = |value| Picture::Rat(RatCard::Value(value));
    let mut values = RatNumber::all();
    let (cat, rat) = (values.next(), values.last());
    let placed = |value: Option<RatNumber>, transform| {
        value.map(|value| {
            view! {
                <g transform=transform>
                    <svg width="46" height="66"><Pic picture=card(value)/></svg>
                </g>
            }
        })
    };
    view! {
        {placed(rat, "rotate(9 66 50) translate(46 18)")}
        {placed(cat, "rotate(-9 34 50) translate(9 18)")}
    }
}

#[component]
fn TilesThatCross() -> impl IntoView {
    let tile = |(x, y, emblem, number): (i32, i32, Emblem, u8)| {
        let number = TileNumber::new(number)?;
        let picture = Picture::Tile(emblem, number, Theme::Light);
        Some(view! { <Placed at=[x, y, 25] picture/> })
    };
    let tiles = [
        (37, 11, Emblem::Blue, 5),
        (11, 37, Emblem::Red, 4),
        (37, 37, Emblem::Red, 5),
        (63, 37, Emblem::Red, 6),
        (37, 63, Emblem::Yellow, 5),
    ];
    tiles.map(tile).collect_view()
}
