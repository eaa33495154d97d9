//! What a player may do: the truth about every action.

use game::{Seat, SeatSet, few};

use crate::lines::{self, Groups};
use crate::solver::{Freedom, Problem};
use crate::state::Phase;
use crate::{Action, Cell, Crossing, Foul, Rearranging, Reason, Setup, Table, Tile, Tiles};

/// All that decides what may be laid. A player knows all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayRules<'a> {
    /// The agreement.
    pub setup: &'a Setup,
    /// The table before.
    pub table: &'a Table,
    /// The hand of the player.
    pub hand: &'a Tiles,
    /// Who has opened a group.
    pub opened: SeatSet,
    /// The player.
    pub seat: Seat,
}

impl LayRules<'_> {
    /// Says whether the player may leave the table like this, and if not, why.
    pub fn check(&self, after: &Table) -> Result<(), Foul> {
        let laid = self.laid(after)?;
        let groups = lines::groups(after).ok_or_else(|| first_fault(after))?;
        let most = self.setup.most_groups();
        if groups.count > most {
            return Err(too_many(after, &groups, Reason::TooManyGroups, most));
        }
        let opens = !self.opened.contains(self.seat);
        let own = |group: &u8| laid.contains_all(&groups.tiles(after, *group));
        if opens && !(0..groups.count).any(|group| own(&group)) {
            return Err(Reason::NotOpened.into());
        }
        if self.all_open_after() {
            return Ok(());
        }
        if self.setup.rearranging() == Rearranging::AfterAll {
            let apart =
                |group: u8| own(&group) && self.is_all_else_untouched(after, &groups, group);
            if !opens || !(0..groups.count).any(apart) {
                return Err(Reason::TooEarly.into());
            }
        }
        let limit = self.groups_before() + u8::from(opens);
        if groups.count > limit {
            return Err(too_many(after, &groups, Reason::FurtherGroup, limit));
        }
        Ok(())
    }

    /// The same as a problem for the solver; none if this player may lay nothing now.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        let opens = !self.opened.contains(self.seat);
        let most = self.setup.most_groups();
        let free = self.all_open_after();
        let limit = if free { most } else { most.min(self.groups_before() + u8::from(opens)) };
        let early = self.setup.rearranging() == Rearranging::AfterAll && !free;
        let freedom = match (opens, early) {
            (true, true) => Freedom::OpeningApart,
            (true, false) => Freedom::Opening,
            (false, true) => return None,
            (false, false) => Freedom::Free,
        };
        if freedom == Freedom::OpeningApart && self.groups_before() >= limit {
            return None;
        }
        Problem::new(self.table, self.hand, limit, freedom).ok()
    }

    /// The tiles that come from the hand (CRO-08, CRO-19).
    fn laid(&self, after: &Table) -> Result<Tiles, Foul> {
        let before = self.table.tiles();
        let now = after.tiles();
        let Some(laid) = now.minus(&before) else {
            return Err(Reason::LeftOver.into());
        };
        if !self.hand.contains_all(&laid) {
            let strange = |tile: Tile| laid.count(tile) > self.hand.count(tile);
            let cells = after.laid().iter().filter(|laid| strange(laid.tile));
            let cells = cells.map(|laid| laid.cell).collect();
            return Err(Foul { reason: Reason::NotHeld, cells });
        }
        if laid.is_empty() {
            return Err(Reason::NothingLaid.into());
        }
        Ok(laid)
    }

    /// Whether everybody has opened once this player has.
    fn all_open_after(&self) -> bool {
        let everyone = SeatSet::first(self.setup.players());
        self.opened.union(SeatSet::only(self.seat)) == everyone
    }

    fn groups_before(&self) -> u8 {
        lines::groups(self.table).map_or(0, |groups| groups.count)
    }

    fn is_all_else_untouched(&self, after: &Table, groups: &Groups, own: u8) -> bool {
        let others = after.laid().iter().zip(groups.of()).filter(|(_, group)| **group != own);
        let place = |laid: &crate::Laid| (laid.cell.row.into(), laid.cell.col.into(), laid.tile);
        Table::new(others.map(|(laid, _)| place(laid))).as_ref() == Ok(self.table)
    }
}

impl Crossing {
    pub(crate) fn lay_rules(&self, seat: Seat) -> LayRules<'_> {
        LayRules {
            setup: &self.setup,
            table: &self.table,
            hand: &self.hands[seat],
            opened: self.opened,
            seat,
        }
    }

    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        let reason = match (&self.phase, action) {
            (Phase::Over, _) => Reason::Over,
            _ if !self.everyone().contains(seat) => Reason::NotYourTurn,
            (Phase::Passing { chosen }, Action::Give { tiles }) => {
                return self.check_gift(seat, chosen[seat].is_some(), tiles);
            }
            (Phase::Passing { .. }, _) => Reason::Choosing,
            (Phase::Turn, Action::Give { .. }) => Reason::NothingToGive,
            (Phase::Turn, _) if seat != self.turn => Reason::NotYourTurn,
            (Phase::Turn, Action::Lay { table }) => return self.lay_rules(seat).check(table),
            (Phase::Turn, action) => return self.check_turn(seat, action),
        };
        Err(reason.into())
    }

    /// Everything that a player may do in turn but lay.
    fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Foul> {
        let holds = |tile| self.hands[seat].count(tile) > 0;
        let foul = match action {
            Action::Take { tile } if self.open.count(*tile) == 0 => Reason::NotOpen,
            Action::Draw if self.bag.is_empty() => Reason::BagEmpty,
            Action::PassTwo if !holds(Tile::PASS_TWO) => Reason::NoActionTile,
            Action::DrawThree { .. } if !holds(Tile::DRAW_THREE) => Reason::NoActionTile,
            Action::DrawThree { against }
                if *against == seat || !self.everyone().contains(*against) =>
            {
                Reason::WrongTarget
            }
            Action::Pass if !self.bag.is_empty() || !self.open.is_empty() => Reason::CannotPass,
            _ => return Ok(()),
        };
        Err(foul.into())
    }

    fn check_gift(&self, seat: Seat, has_chosen: bool, tiles: &Tiles) -> Result<(), Foul> {
        let foul = if has_chosen || self.gift_size(seat) == 0 {
            Reason::NothingToGive
        } else if tiles.len() != self.gift_size(seat) {
            Reason::WrongNumber
        } else if !self.hands[seat].contains_all(tiles) {
            Reason::GivesNotHeld
        } else {
            return Ok(());
        };
        Err(foul.into())
    }
}

fn first_fault(table: &Table) -> Foul {
    let first = lines::faults(table).into_iter().next();
    first.map_or_else(|| Reason::WrongLine.into(), Foul::from)
}

/// Marks the smallest groups, as many as there are too many.
fn too_many(table: &Table, groups: &Groups, reason: Reason, most: u8) -> Foul {
    let mut all: Vec<Vec<Cell>> =
        (0..groups.count).map(|group| groups.cells(table, group)).collect();
    few::sort_by_key(&mut all, Vec::len);
    let extra = usize::from(groups.count.saturating_sub(most));
    let mut cells: Vec<Cell> = all.into_iter().take(extra).flatten().collect();
    few::sort(&mut cells);
    Foul { reason, cells }
}
