//! Fur edges: a smooth ring of points becomes tufts or curls.

use super::anatomy::Fur;
use crate::path::{Outline, Pt, Step, pt};

/// The edge of a coat: how deep its tufts are and how far apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Edge {
    Smooth,
    Tufts { depth: f64, pitch: f64 },
    Curls { pitch: f64 },
}

impl Fur {
    pub(crate) fn edge(self) -> Edge {
        match self {
            Self::Hairless | Self::Short | Self::Wavy => Edge::Smooth,
            Self::Woolly => Edge::Tufts { depth: 2.2, pitch: 6.6 },
            Self::Semi => Edge::Tufts { depth: 3.2, pitch: 9.0 },
            Self::Long => Edge::Tufts { depth: 4.2, pitch: 11.0 },
            Self::Curly => Edge::Curls { pitch: 8.5 },
        }
    }
}

impl Edge {
    /// The same edge with other tufts; curls keep their size.
    pub(crate) fn scaled(self, deeper: f64, wider: f64) -> Self {
        match self {
            Self::Tufts { depth, pitch } => {
                Self::Tufts { depth: depth * deeper, pitch: pitch * wider }
            }
            other => other,
        }
    }

    /// The outline of a clockwise ring with this edge. `strength` scales the fur at a point,
    /// `hang` lets the tips droop.
    pub(crate) fn outline(self, ring: &[Pt], hang: f64, strength: impl Fn(Pt) -> f64) -> Outline {
        let (depth, pitch) = match self {
            Self::Smooth => return Outline::smooth(ring),
            Self::Tufts { depth, pitch } => (depth, pitch),
            Self::Curls { pitch } => (0.0, pitch),
        };
        let measure = Tape::along(ring);
        let count = (measure.length() / pitch).round().max(6.0);
        let step = measure.length() / count;
        let mut steps = vec![Step::Move(measure.at(0.0))];
        let mut i = 0.0;
        while i < count {
            let (a, b) = (measure.at(i * step), measure.at((i + 1.0) * step));
            let middle = measure.at((i + 0.5) * step);
            let k = strength(middle);
            if k < 0.1 {
                steps.push(Step::Quad(a.towards(b, 0.5).reflected(middle), b));
            } else if depth == 0.0 {
                let r = a.distance(b) * (0.86 - 0.3 * k);
                steps.push(Step::Arc { radii: pt(r, r), large: false, sweep: true, to: b });
            } else {
                steps.extend(tuft(a, middle, b, depth * k, hang));
            }
            i += 1.0;
        }
        steps.push(Step::Close);
        Outline { steps }
    }
}

/// One lock of fur between `a` and `b`: out to the tip and back.
fn tuft(a: Pt, middle: Pt, b: Pt, depth: f64, hang: f64) -> [Step; 2] {
    let length = a.distance(b).max(0.001);
    let (nx, ny) = ((b.y - a.y) / length, (a.x - b.x) / length);
    let out = |p: Pt, part: f64| {
        pt(p.x + nx * depth * part, p.y + ny * depth * part + depth * hang * part)
    };
    [
        Step::Quad(out(a.towards(middle, 0.3), 0.75), out(middle, 1.0)),
        Step::Quad(out(b.towards(middle, 0.3), 0.25), b),
    ]
}

/// A ring measured along its length.
struct Tape {
    points: Vec<Pt>,
    marks: Vec<f64>,
}

impl Tape {
    /// Eight points to each pair of the ring, on a Catmull-Rom curve.
    fn along(ring: &[Pt]) -> Self {
        let n = ring.len();
        let near = |i: usize| ring[i % n];
        let mut points = Vec::with_capacity(n * 8 + 1);
        for i in 0..n {
            let corners = [near(i + n - 1), near(i), near(i + 1), near(i + 2)];
            points.extend((0..8).map(|j| catmull(corners, f64::from(j) / 8.0)));
        }
        points.push(points[0]);
        let mut marks = vec![0.0];
        let mut total = 0.0;
        for pair in points.windows(2) {
            total += pair[0].distance(pair[1]);
            marks.push(total);
        }
        Self { points, marks }
    }

    fn length(&self) -> f64 {
        self.marks[self.marks.len() - 1]
    }

    fn at(&self, distance: f64) -> Pt {
        let i = self.marks.partition_point(|&m| m < distance).clamp(1, self.marks.len() - 1);
        let (from, to) = (self.marks[i - 1], self.marks[i]);
        let part = if to > from { ((distance - from) / (to - from)).min(1.0) } else { 0.0 };
        self.points[i - 1].towards(self.points[i], part)
    }
}

fn catmull([a, b, c, d]: [Pt; 4], t: f64) -> Pt {
    let one = |a: f64, b: f64, c: f64, d: f64| {
        0.5 * (2.0 * b
            + (c - a) * t
            + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
            + (3.0 * b - a - 3.0 * c + d) * t * t * t)
    };
    pt(one(a.x, b.x, c.x, d.x), one(a.y, b.y, c.y, d.y))
}
