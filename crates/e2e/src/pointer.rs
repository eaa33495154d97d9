//! A mouse and a finger: real events, as the browser's own input would bring them.

use std::time::Duration;

use anyhow::{Context as _, Result};
use serde_json::json;

use crate::Browser;

/// How many moves a drag is made of.
const MOVES: u32 = 12;

/// What drags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// The mouse.
    Mouse,
    /// One finger.
    Finger,
}

/// A point of the window, in CSS pixels.
pub type Point = (f64, f64);

impl Browser {
    /// The middle of an element.
    pub async fn middle(&self, css: &str) -> Result<Point> {
        self.wait(css).await?;
        let script = "const r = document.querySelector(arguments[0]).getBoundingClientRect();
            return [r.x + r.width / 2, r.y + r.height / 2]";
        let told = self.run(script, vec![json!(css)]).await?;
        let number = |place: usize| told[place].as_f64().context("an element has a place");
        Ok((number(0)?, number(1)?))
    }

    /// Presses at one point, waits for so long, and lets go at another.
    pub async fn drag(&self, by: Pointer, from: Point, hold: Duration, to: Point) -> Result<()> {
        self.point(by, Phase::Down, from).await?;
        if !hold.is_zero() {
            // Only time itself makes a press a long one.
            tokio::time::sleep(hold).await;
        }
        for step in 1..=MOVES {
            let part = f64::from(step) / f64::from(MOVES);
            let along = |from: f64, to: f64| from + (to - from) * part;
            self.point(by, Phase::Move, (along(from.0, to.0), along(from.1, to.1))).await?;
        }
        self.point(by, Phase::Up, to).await
    }

    /// Taps at a point.
    pub async fn tap(&self, by: Pointer, at: Point) -> Result<()> {
        self.point(by, Phase::Down, at).await?;
        self.point(by, Phase::Up, at).await
    }

    async fn point(&self, by: Pointer, phase: Phase, (x, y): Point) -> Result<()> {
        let (method, params) = match by {
            Pointer::Mouse => {
                let kind = match phase {
                    Phase::Down => "mousePressed",
                    Phase::Move => "mouseMoved",
                    Phase::Up => "mouseReleased",
                };
                let params = json!({
                    "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
                });
                ("Input.dispatchMouseEvent", params)
            }
            Pointer::Finger => {
                let (kind, points) = match phase {
                    Phase::Down => ("touchStart", json!([{ "x": x, "y": y }])),
                    Phase::Move => ("touchMove", json!([{ "x": x, "y": y }])),
                    Phase::Up => ("touchEnd", json!([])),
                };
                ("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
            }
        };
        self.devtools(method, params).await.map(drop)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Down,
    Move,
    Up,
}
