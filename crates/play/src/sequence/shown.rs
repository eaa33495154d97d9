//! What a phone shows on the television: the spaces that are lit for the card that is picked up there.

use sequence::{Edition, Space};
use serde_json::{Value, json};

use super::{Glow, Lights, every_space};

const GLOWS: [(&str, Glow); 4] = [
    ("named", Glow::Named),
    ("anywhere", Glow::Anywhere),
    ("take", Glow::Take),
    ("sought", Glow::Sought),
];

impl Lights {
    /// These lights as a draft, for other screens. Which card it is, is not told; that its spaces show it is what a
    /// television is for.
    #[must_use]
    pub fn to_draft(&self) -> Value {
        let glow = GLOWS.iter().find(|(_, glow)| *glow == self.glow).map(|(name, _)| name);
        let spaces: Vec<String> = self.spaces.iter().map(|space| space.to_string()).collect();
        json!({ "lit": spaces, "glow": glow })
    }

    /// The lights of a draft; none if it is not one of these.
    #[must_use]
    pub fn from_draft(draft: &Value, edition: Edition) -> Self {
        let glow = GLOWS.iter().find(|(name, _)| draft["glow"] == *name);
        let Some((_, glow)) = glow else { return Self::default() };
        let board = every_space(edition);
        let lit = draft["lit"].as_array().into_iter().flatten();
        let lit = lit.filter_map(|space| space.as_str()?.parse::<Space>().ok());
        Self { spaces: lit.filter(|&space| board.contains(space)).collect(), glow: *glow }
    }
}
