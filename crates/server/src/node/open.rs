//! How a table is found, opened, and folded from its log.

use catalog::{Shelved, Visit};
use protocol::{Code, Opening};
use sha2::{Digest as _, Sha256};

use super::any::AnyRoom;
use super::dice::Dice;
use super::fold::Fold;
use super::line::{Line, Stamp};
use super::room::Room;

/// Opens the table that a log is of.
pub(crate) fn open_room(
    code: Code,
    lines: &[(u32, Vec<u8>)],
    dice: Dice,
) -> Result<Box<dyn AnyRoom>, String> {
    struct Opener<'a> {
        code: Code,
        opened: Stamp,
        opening: Opening,
        rest: &'a [(u32, Vec<u8>)],
        dice: Dice,
    }
    impl Visit for Opener<'_> {
        type Out = Result<Box<dyn AnyRoom>, String>;

        fn visit<G: Shelved>(self) -> Self::Out {
            let fold = Fold::<G>::new(self.code, self.opened, self.opening)?;
            let mut room = Room::new(fold, self.dice);
            for (number, line) in self.rest {
                if *number != room.entries() + 1 {
                    return Err(format!("entry {} is missing", room.entries() + 1));
                }
                // A line that cannot be read is a dead letter.
                let _ = room.replay(line);
            }
            Ok(Box::new(room))
        }
    }
    let [(1, first), rest @ ..] = lines else { return Err("the log has no beginning".to_owned()) };
    let first: Line<serde_json::Value> =
        serde_json::from_slice(first).map_err(|error| error.to_string())?;
    let Line::Open { id, opening, host } = first else {
        return Err("the log does not begin with an opening".to_owned());
    };
    let game = opening.wish.game.clone();
    let opener = Opener { code, opened: Stamp { lock: host, id }, opening, rest, dice };
    catalog::visit(&game, opener).unwrap_or_else(|| Err(format!("there is no game {game:?}")))
}

/// Says whether a table can be opened like that; one English sentence if not.
pub(crate) fn check_opening(opening: &Opening) -> Result<(), String> {
    let game = &opening.wish.game;
    let listing = catalog::listing(game).ok_or_else(|| format!("there is no game {game:?}"))?;
    listing.check(&opening.wish).map_err(|fault| fault.to_string())
}

/// The code of the table that this stamp opens, at the so-manieth attempt.
pub(crate) fn code_for(stamp: &Stamp, attempt: u32) -> Code {
    let hash = Sha256::new()
        .chain_update(b"kvold code 1")
        .chain_update(String::from(stamp.lock))
        .chain_update(stamp.id.number().to_le_bytes())
        .chain_update(attempt.to_le_bytes());
    Code::from_number(u64::from_le_bytes(hash.finalize()[..8].try_into().unwrap_or_default()))
}
