//! The evening behind the front page: stars, hills, and at night the northern lights.

use leptos::prelude::*;

/// Where the stars are, and how big.
const STARS: [(f32, f32, f32); 22] = [
    (30.0, 20.0, 0.8),
    (70.0, 54.0, 0.6),
    (110.0, 14.0, 0.7),
    (160.0, 38.0, 0.5),
    (210.0, 12.0, 0.7),
    (262.0, 44.0, 0.6),
    (300.0, 18.0, 0.9),
    (344.0, 60.0, 0.6),
    (380.0, 30.0, 0.7),
    (20.0, 80.0, 0.5),
    (330.0, 90.0, 0.5),
    (8.0, 44.0, 0.4),
    (48.0, 34.0, 0.4),
    (92.0, 76.0, 0.4),
    (132.0, 58.0, 0.35),
    (148.0, 8.0, 0.4),
    (188.0, 66.0, 0.35),
    (236.0, 30.0, 0.4),
    (284.0, 70.0, 0.4),
    (318.0, 42.0, 0.35),
    (362.0, 8.0, 0.5),
    (394.0, 74.0, 0.4),
];

/// The sky and the hills.
#[component]
pub(crate) fn Evening() -> impl IntoView {
    let star = |(x, y, r)| view! { <circle cx=x cy=y r=r/> };
    view! {
        <svg class="stars" viewBox="0 0 400 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g fill="#fff" opacity=".75">{STARS.map(star).collect_view()}</g>
        </svg>
        <Lights/>
        <svg class="hills" viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
            <path
                class="far"
                d="M0 250 150 130 250 190 430 60 610 200 720 140 880 230 1040 90 1200 210 1320 150 1440 220V420H0Z"
            />
            <g class="snow">
                <path d="M430 60 384 93.5 408 92 424 104 444 90 462 98 486 104Z"/>
                <path d="M1040 90 1004 121.5 1026 116 1042 128 1058 114 1080 120Z"/>
            </g>
            <path
                class="near"
                d="M0 320C160 240 300 300 460 260 640 215 760 320 940 280 1120 240 1300 300 1440 260V420H0Z"
            />
            <path class="grd" d="M0 392C300 372 500 384 720 380 1000 375 1200 390 1440 380V421H0Z"/>
        </svg>
    }
}

/// Northern lights: soft curtains that only the night shows. The light of the windows is defined here, too.
#[component]
fn Lights() -> impl IntoView {
    // Each hangs from a line in the sky: along it, and back along the same line higher up.
    let curtain = |(line, height, opacity): (&str, i32, &str)| {
        let (start, curve) = line.split_once(' ').unwrap_or((line, ""));
        let back = format!("M{start}c{curve}l0 {}", -height);
        let d = format!("{back}c{}Z", backwards(curve));
        view! { <path d=d opacity=opacity.to_owned()/> }
    };
    let curtains = [
        (
            "-60,300 160,-120 300,60 520,-40 200,-90 420,-30 560,40 130,70 260,20 500,-90",
            190,
            ".75",
        ),
        ("-60,190 240,90 420,-70 700,-20 260,50 480,70 860,-60", 160, ".6"),
    ];
    view! {
        <svg class="lights" viewBox="0 0 1440 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <defs>
                <linearGradient id="green-light" x1="0" y1="1" x2="0" y2="0">
                    <stop offset="0" stop-color="#7fd0ad" stop-opacity=".15"/>
                    <stop offset=".3" stop-color="#7fd0ad" stop-opacity=".55"/>
                    <stop offset=".65" stop-color="#3676ba" stop-opacity=".25"/>
                    <stop offset="1" stop-color="#3676ba" stop-opacity="0"/>
                </linearGradient>
                <filter id="soft-light" x="-10%" y="-30%" width="120%" height="160%">
                    <feGaussianBlur stdDeviation="14"/>
                </filter>
                <radialGradient id="window-light">
                    <stop offset=".45" stop-color="#ffd795" stop-opacity=".42"/>
                    <stop offset="1" stop-color="#ffd795" stop-opacity="0"/>
                </radialGradient>
            </defs>
            <g fill="url(#green-light)" filter="url(#soft-light)">
                {curtains.map(curtain).collect_view()}
            </g>
        </svg>
    }
}

/// A line of curves, each three points seen from where it begins, run from its end to its beginning.
fn backwards(curve: &str) -> String {
    let number = |text: &str| text.parse::<i32>().unwrap_or(0);
    let point = |text: &str| text.split_once(',').map_or((0, 0), |(x, y)| (number(x), number(y)));
    let points: Vec<_> = curve.split(' ').map(point).collect();
    let turned = points.rchunks_exact(3).map(|curve| {
        let &[(x1, y1), (x2, y2), (x, y)] = curve else { return String::new() };
        format!("{},{} {},{} {},{} ", x2 - x, y2 - y, x1 - x, y1 - y, -x, -y)
    });
    turned.collect()
}
