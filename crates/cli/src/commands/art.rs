//! `kvold art`: the pictures as files.

use art::Letters;
use sequence::Rank;
use serde_json::json;
use words::Words;
use words::sequence::index;

use crate::args::Art;
use crate::failure::Failure;
use crate::json;

/// Writes all pictures, with the letters of the answer's language on the cards.
pub(crate) fn run(words: &Words, art: &Art, as_json: bool) -> Result<String, Failure> {
    let [ace, king, queen, jack] =
        [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack].map(|rank| index(words, rank));
    let letters = Letters::new([&ace, &king, &queen, &jack], ["PURRR", "MEOW"])
        .map_err(|fault| Failure::Input(fault.to_string()))?;
    let written = gallery::write_all(&art.folder, &letters)
        .map_err(|fault| Failure::Input(fault.to_string()))?;
    if as_json {
        let counts = json!({
            "pictures": written.pictures,
            "sheets": written.sheets,
            "icons": written.icons,
        });
        return Ok(json::readable(&counts));
    }
    let folder = art.folder.display().to_string();
    Ok(words.say(
        "art-written",
        &[
            ("pictures", written.pictures.into()),
            ("sheets", written.sheets.into()),
            ("icons", written.icons.into()),
            ("folder", folder.into()),
        ],
    ) + "\n")
}
