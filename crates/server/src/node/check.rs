//! Who may do what at a table, and when.

use catalog::Shelved;
use game::Seat;
use protocol::{Lock, Phase, Why};
use table::Table;

use super::fold::{Fold, Spot, Stage};
use super::line::Deed;
use super::seal::Seal;

impl<G: Shelved> Fold<G> {
    /// Says whether whoever has `lock` may do this now; without a lock it is the table itself.
    pub(crate) fn check(&self, lock: Option<&Lock>, deed: &Deed) -> Result<(), Why> {
        if self.closed {
            return Err(Why::Closed);
        }
        let own = match deed {
            Deed::Without { .. } | Deed::TimeUp { .. } => lock.is_none(),
            _ => lock.is_some(),
        };
        if !own {
            return Err(Why::NotYours);
        }
        let is_host = lock == Some(&self.host);
        let phase = self.phase();
        match deed {
            Deed::Sit { seat, lock, .. } => self.check_sit(*seat, lock),
            Deed::Rename { seat, .. } => self.check_own(*seat, lock, is_host).map(drop),
            Deed::Stand { seat, .. } => {
                if self.spot(*seat)?.bot.is_some() && self.spot(*seat)?.lock.is_none() {
                    let idle = matches!(phase, Phase::Lobby);
                    return if !is_host {
                        Err(Why::NotHost)
                    } else if idle {
                        Ok(())
                    } else {
                        Err(Why::Playing)
                    };
                }
                self.check_own(*seat, lock, is_host)?;
                if phase == Phase::Sealing { Err(Why::Playing) } else { Ok(()) }
            }
            Deed::Away { seat, .. } => match self.check_own(*seat, lock, is_host)?.bot {
                _ if phase != Phase::Playing => Err(Why::NotBegun),
                Some(_) => Err(Why::Away),
                None => Ok(()),
            },
            Deed::Back { seat } => match self.check_own(*seat, lock, false)?.bot {
                _ if phase != Phase::Playing => Err(Why::NotBegun),
                Some(_) => Ok(()),
                None => Err(Why::MovedOn),
            },
            Deed::Commit { seat, round, .. } => {
                self.check_own(*seat, lock, false)?;
                self.seal()?.check_commit(*seat, *round)
            }
            Deed::Reveal { seat, round, salt } => {
                self.check_own(*seat, lock, false)?;
                self.seal()?.check_reveal(*seat, *round, salt)
            }
            Deed::Without { round, .. } => {
                if self.seal()?.round() == *round {
                    Ok(())
                } else {
                    Err(Why::MovedOn)
                }
            }
            Deed::TimeUp { seat, acts, .. } => self.check_time_up(*seat, *acts),
            _ if !is_host => Err(Why::NotHost),
            _ => self.check_host(deed, phase),
        }
    }

    fn check_host(&self, deed: &Deed, phase: Phase) -> Result<(), Why> {
        match deed {
            Deed::Close | Deed::Pause { .. } => Ok(()),
            Deed::Host { seat } => {
                if self.spot(*seat)?.lock.is_some() {
                    Ok(())
                } else {
                    Err(Why::NobodyThere)
                }
            }
            Deed::Again if phase == Phase::Over => Ok(()),
            Deed::Again => Err(if phase == Phase::Playing { Why::Playing } else { Why::NotBegun }),
            _ if phase != Phase::Lobby => Err(Why::Playing),
            Deed::Bot { seat, .. } => {
                if self.spot(*seat)?.is_free() {
                    Ok(())
                } else {
                    Err(Why::Taken)
                }
            }
            Deed::Change { opening } => {
                let seats = opening.wish.players as usize;
                if self.seats.iter().skip(seats).any(|spot| !spot.is_free()) {
                    return Err(Why::Taken);
                }
                catalog::set_up::<G>(&opening.wish)
                    .map(drop)
                    .map_err(|fault| Why::Setup(fault.to_string()))
            }
            Deed::Start { .. } if self.seats.iter().any(Spot::is_free) => Err(Why::SeatsFree),
            _ => Ok(()),
        }
    }

    fn check_sit(&self, seat: Seat, lock: &Lock) -> Result<(), Why> {
        let spot = self.spot(seat)?;
        let may = match self.phase() {
            Phase::Lobby => spot.is_free(),
            Phase::Playing => spot.spare,
            _ => return Err(Why::Playing),
        };
        // One key for two seats would make them one person.
        if may && self.seats_of(lock).is_empty() { Ok(()) } else { Err(Why::Taken) }
    }

    fn check_own(&self, seat: Seat, lock: Option<&Lock>, is_host: bool) -> Result<&Spot, Why> {
        let spot = self.spot(seat)?;
        match &spot.lock {
            None => Err(Why::NobodyThere),
            own if own.as_ref() == lock || is_host => Ok(spot),
            _ => Err(Why::NotYours),
        }
    }

    fn check_time_up(&self, seat: Seat, acts: u32) -> Result<(), Why> {
        let waits = |table: &Table<G>| {
            !table.is_done() && table.state().must_act().intersection(table.people()).contains(seat)
        };
        let due = acts as usize == self.acts.len() && self.table().is_some_and(waits);
        if due && self.spot(seat)?.bot.is_none() { Ok(()) } else { Err(Why::MovedOn) }
    }

    fn spot(&self, seat: Seat) -> Result<&Spot, Why> {
        self.seats.get(seat.index()).ok_or(Why::NoSuchSeat)
    }

    fn seal(&self) -> Result<&Seal, Why> {
        match &self.stage {
            Stage::Sealing(seal) => Ok(seal),
            _ => Err(Why::Salt),
        }
    }
}
