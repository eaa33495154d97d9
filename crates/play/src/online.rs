//! What there is to say about an online table, worked out without a page.

use catalog::Report;
use game::{Party, Salt, Seat};
use protocol::{Code, Desk, Opening, Place, Who};

/// Whether the game can begin, as one device is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// This device may begin it.
    Ready,
    /// So many chairs are free, and this device may fill them with bots.
    Free(u8),
    /// This device has no seat, and there is a free chair.
    SitFirst,
    /// The host begins it: the name, if the host sits at the table.
    HostBegins(Option<String>),
}

/// Why a person does not play in a seat of theirs just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// No device of theirs is connected.
    Gone,
    /// A bot plays for them until they are back.
    StandIn,
    /// They have stood up in the middle of the game: a bot plays until somebody sits down.
    Spare,
}

/// Something that the record of a match shows about how it was dealt and played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// So many moves were replayed, and each was allowed.
    Moves(u32),
    /// The salts of this device went into the deal: nobody could arrange it.
    Mine,
    /// The salts that this device has opened are not in the record: somebody has changed it.
    NotMine,
    /// People took part in the deal, but this device cannot say whether it was one of them.
    Others(u8),
    /// Only the server took part in the deal.
    Nobody,
    /// The salts were begun so often: whoever runs the server could have chosen among as many deals.
    Rounds(u32),
    /// The server opened its salt before the game was over.
    Early,
    /// Whoever runs the server could have looked at the cards.
    Operator,
}

/// What a record shows to a device that has opened `own` salts for its deal. `opened` are all that the record opens.
#[must_use]
pub fn findings(report: &Report, opened: &[(Party, Salt)], own: &[(Seat, Salt)]) -> Vec<Finding> {
    let is_in = |(seat, salt): &(Seat, Salt)| opened.contains(&(Party::Seat(*seat), *salt));
    // A salt for a round that was begun anew went into nothing; the last one has to be there.
    let last = |(seat, _): &&(Seat, Salt)| report.witnesses.contains(*seat);
    let counts: Vec<_> = own.iter().filter(last).collect();
    let mut found = vec![Finding::Moves(report.actions)];
    found.push(match (report.witnesses.len(), counts.iter().any(|own| is_in(own))) {
        (_, true) => Finding::Mine,
        _ if !own.is_empty() && !own.iter().any(is_in) => Finding::NotMine,
        (0, false) => Finding::Nobody,
        (others, false) => Finding::Others(others),
    });
    if report.rounds > 1 && found[1] != Finding::Nobody {
        found.push(Finding::Rounds(report.rounds));
    }
    if report.opened_early.is_some() {
        found.push(Finding::Early);
    }
    found.push(Finding::Operator);
    found
}

/// Whether the game can begin.
#[must_use]
pub fn beginning(desk: &Desk) -> Beginning {
    let free = desk.seats.iter().filter(|place| place.who == Who::Free).count();
    let host = desk.seats.iter().find(|place| place.host).and_then(|place| place.name.as_ref());
    match u8::try_from(free).unwrap_or(u8::MAX) {
        0 if desk.hosting => Beginning::Ready,
        free if desk.hosting => Beginning::Free(free),
        1.. if desk.yours.is_empty() => Beginning::SitFirst,
        _ => Beginning::HostBegins(host.map(ToString::to_string)),
    }
}

/// Why a person is missed at a place. Nobody is missed where nobody sits, nor where a bot has sat from the beginning.
#[must_use]
pub const fn absence(place: &Place) -> Option<Absence> {
    match place.who {
        Who::Person if !place.here => Some(Absence::Gone),
        Who::Away(_) => Some(Absence::StandIn),
        Who::Spare(_) => Some(Absence::Spare),
        Who::Person | Who::Bot(_) | Who::Free => None,
    }
}

/// The number of the chip of a seat, where the game has teams: they take turns round the table.
#[must_use]
pub fn team(opening: &Opening, seat: Seat) -> Option<u8> {
    let listing = catalog::listing(&opening.wish.game)?;
    let players = u8::try_from(opening.wish.players).ok()?;
    let possible = (listing.edition.teams)(players);
    let wished = opening.wish.teams.and_then(|teams| u8::try_from(teams).ok());
    let teams = wished.filter(|teams| possible.contains(teams)).or(possible.first().copied())?;
    u8::try_from(seat.index()).ok()?.checked_rem(teams)
}

/// The first of these names that nobody at the table has.
#[must_use]
pub fn free_name(names: &[String], desk: &Desk) -> Option<String> {
    let taken = |name: &&String| {
        let mut all = desk.seats.iter().filter_map(|place| place.name.as_ref());
        all.any(|taken| taken.to_string() == **name)
    };
    names.iter().find(|name| !taken(name)).cloned()
}

/// A code as it is said aloud and read across a room: two words of two syllables.
#[must_use]
pub fn spoken(code: Code) -> String {
    let code = code.to_string().to_uppercase();
    let (one, other) = code.split_at(code.len() / 2);
    format!("{one} {other}")
}
