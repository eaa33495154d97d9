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

/// Northern lights: three soft bands that only the night shows. The light of the windows is defined here, too.
#[component]
fn Lights() -> impl IntoView {
    view! {
        <svg class="lights" viewBox="0 0 1440 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <defs>
                <linearGradient id="green-light" x1="0" y1="1" x2="0" y2="0">
                    <stop offset="0" stop-color="#7fd0ad" stop-opacity="0"/>
                    <stop offset=".18" stop-color="#7fd0ad" stop-opacity=".5"/>
                    <stop offset="1" stop-color="#3676ba" stop-opacity="0"/>
                </linearGradient>
                <radialGradient id="window-light">
                    <stop offset=".45" stop-color="#ffd795" stop-opacity=".5"/>
                    <stop offset="1" stop-color="#ffd795" stop-opacity="0"/>
                </radialGradient>
            </defs>
            <g fill="url(#green-light)">
                <path d="M-40 330C180 220 330 360 560 270S900 170 1120 260 1400 250 1500 200V-60H-40Z" opacity=".55"/>
                <path d="M-40 250C200 330 420 180 700 250S1180 330 1500 210V-120H-40Z" opacity=".5"/>
                <path d="M-40 410C260 330 420 420 700 360S1240 260 1500 330V60H-40Z" opacity=".35"/>
            </g>
        </svg>
    }
}
