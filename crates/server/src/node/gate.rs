//! Wrong codes are slowed down, so that nobody finds tables by trying.

use std::collections::BTreeMap;
use std::net::IpAddr;

use table::Millis;

/// So many wrong codes in a row cost nothing; after that one is forgiven every so often.
const FREE: u32 = 10;
const FORGIVEN_AFTER: Millis = Millis(6_000);

/// Who has named how many wrong codes.
#[derive(Debug, Default)]
pub(crate) struct Gate {
    wrong: BTreeMap<IpAddr, (u32, Millis)>,
}

impl Gate {
    /// Whether somebody from there may name a code now.
    pub(crate) fn lets_in(&self, from: IpAddr, now: Millis) -> bool {
        self.count(from, now) < FREE
    }

    /// Somebody from there has named a wrong one.
    pub(crate) fn wrong(&mut self, from: IpAddr, now: Millis) {
        let count = self.count(from, now) + 1;
        self.wrong.insert(whole_house(from), (count, now));
    }

    /// Forgets those who have been forgiven.
    pub(crate) fn forget(&mut self, now: Millis) {
        self.wrong.retain(|_, (count, since)| forgiven(*since, now) < *count);
    }

    fn count(&self, from: IpAddr, now: Millis) -> u32 {
        let (count, since) = self.wrong.get(&whole_house(from)).copied().unwrap_or_default();
        count.saturating_sub(forgiven(since, now))
    }
}

fn forgiven(since: Millis, now: Millis) -> u32 {
    (now.since(since).0 / FORGIVEN_AFTER.0).try_into().unwrap_or(u32::MAX)
}

/// Whoever has one IPv6 address has 2⁶⁴ of them.
fn whole_house(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(address) => {
            let mut segments = address.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_codes_are_slowed_down_and_forgiven() {
        let (here, there): (IpAddr, IpAddr) = ([192, 0, 2, 1].into(), [192, 0, 2, 2].into());
        let mut gate = Gate::default();
        for _ in 0..FREE {
            assert!(gate.lets_in(here, Millis(0)));
            gate.wrong(here, Millis(0));
        }
        assert!(!gate.lets_in(here, Millis(0)));
        assert!(gate.lets_in(there, Millis(0)));
        assert!(gate.lets_in(here, FORGIVEN_AFTER));
        gate.wrong(here, FORGIVEN_AFTER);
        assert!(!gate.lets_in(here, FORGIVEN_AFTER));
        gate.forget(Millis(FORGIVEN_AFTER.0 * 20));
        assert!(gate.wrong.is_empty());
    }

    #[test]
    fn a_house_with_many_addresses_is_one_house() {
        let mut gate = Gate::default();
        for number in 0..FREE {
            let address = format!("2001:db8::{number}").parse().expect("an address");
            gate.wrong(address, Millis(0));
        }
        assert!(!gate.lets_in("2001:db8::ffff".parse().expect("an address"), Millis(0)));
        assert!(gate.lets_in("2001:db8:0:1::1".parse().expect("an address"), Millis(0)));
    }
}
