//! Why something could not be done at an online table, in words.

use protocol::Why;

use crate::speech::Speech;

/// Why something could not be done. Fouls of a game are told beside its board.
pub(in crate::pages) fn refusal(speech: Speech, why: &Why) -> String {
    speech.say(match why {
        Why::MovedOn | Why::NotAsked => "online-no-moved-on",
        Why::Paused => "online-no-paused",
        Why::SlowDown(_) => "online-no-slow",
        Why::NotSaved => "online-no-saved",
        Why::Taken => "online-no-taken",
        Why::NotHost => "online-no-host",
        Why::SeatsFree => "online-no-seats",
        Why::Playing => "online-no-playing",
        Why::Closed => "online-no-closed",
        Why::Away => "online-no-away",
        Why::NoUndo(_) => "online-no-undo",
        Why::Setup(_) => "online-no-setup",
        Why::PhrasesOnly => "online-no-words",
        Why::Version(_) => "online-outdated",
        Why::Foul { .. }
        | Why::Action(_)
        | Why::NoTable
        | Why::NoSuchSeat
        | Why::NobodyThere
        | Why::NotYours
        | Why::UnknownBot
        | Why::NotBegun
        | Why::Salt => "online-no",
    })
}
