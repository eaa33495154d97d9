//! Nobody may do too much of a thing: name wrong codes, open tables, say things.

use std::collections::BTreeMap;
use std::net::IpAddr;

use table::Millis;

/// So many wrong codes in a row cost nothing; after that one is forgiven every so often.
const WRONG_CODES: u32 = 10;
const WRONG_CODE_FORGIVEN: Millis = Millis(6_000);
const HOUR: Millis = Millis(60 * 60 * 1000);
/// A connection may say what it may say in so many seconds all at once.
const SECONDS_AT_ONCE: u32 = 10;

/// How much of a thing somebody may do. Zero means as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many tables one address may open in an hour.
    pub tables_per_hour: u32,
    /// How many messages one connection may send each second, on average.
    pub messages_per_second: u32,
}

/// What has been done from where.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    wrong_codes: Tally,
    tables: Tally,
}

/// How much a connection has said of late.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    said: u32,
    since: Millis,
}

/// How often something was done from each address.
#[derive(Debug)]
struct Tally {
    most: u32,
    /// How long it takes until one of them is forgotten.
    forgiven: Millis,
    counts: BTreeMap<IpAddr, (u32, Millis)>,
}

impl Limits {
    /// Everybody may do as much as they like.
    pub const NONE: Self = Self { tables_per_hour: 0, messages_per_second: 0 };
}

impl Default for Limits {
    fn default() -> Self {
        Self { tables_per_hour: 60, messages_per_second: 50 }
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        let each = HOUR.0 / u64::from(limits.tables_per_hour.max(1));
        Self {
            limits,
            wrong_codes: Tally::new(WRONG_CODES, WRONG_CODE_FORGIVEN),
            tables: Tally::new(limits.tables_per_hour, Millis(each)),
        }
    }

    /// Whether somebody from there may name a code now.
    pub(crate) fn lets_in(&self, from: IpAddr, now: Millis) -> bool {
        self.wrong_codes.wait(from, now).is_none()
    }

    /// Somebody from there has named a wrong one.
    pub(crate) fn wrong(&mut self, from: IpAddr, now: Millis) {
        self.wrong_codes.add(from, now);
    }

    /// Somebody from there wants to open a table; says how many seconds they have to wait if they may not.
    pub(crate) fn open(&mut self, from: IpAddr, now: Millis) -> Result<(), u32> {
        if self.limits.tables_per_hour == 0 {
            return Ok(());
        }
        match self.tables.wait(from, now) {
            Some(seconds) => Err(seconds),
            None => {
                self.tables.add(from, now);
                Ok(())
            }
        }
    }

    /// Somebody says something; says how many seconds they have to wait if they may not.
    pub(crate) fn say(&self, talk: &mut Talk, now: Millis) -> Result<(), u32> {
        match u64::from(self.limits.messages_per_second) {
            0 => Ok(()),
            rate => talk.say(now, rate),
        }
    }

    /// Forgets those who have been forgiven.
    pub(crate) fn forget(&mut self, now: Millis) {
        self.wrong_codes.forget(now);
        self.tables.forget(now);
    }
}

impl Talk {
    fn say(&mut self, now: Millis, rate: u64) -> Result<(), u32> {
        let most = rate.saturating_mul(u64::from(SECONDS_AT_ONCE));
        let forgiven = now.since(self.since).0.saturating_mul(rate) / 1000;
        if forgiven > 0 {
            self.said = self.said.saturating_sub(forgiven.try_into().unwrap_or(u32::MAX));
            self.since = now;
        }
        if u64::from(self.said) >= most {
            return Err(1);
        }
        self.said += 1;
        Ok(())
    }
}

impl Tally {
    fn new(most: u32, forgiven: Millis) -> Self {
        Self { most, forgiven, counts: BTreeMap::new() }
    }

    /// How many seconds it takes until somebody from there may do it again; nothing if they may now.
    fn wait(&self, from: IpAddr, now: Millis) -> Option<u32> {
        let (_, since) = self.counts.get(&whole_house(from)).copied().unwrap_or_default();
        let wait = self.forgiven.0.saturating_sub(now.since(since).0 % self.forgiven.0);
        let seconds = wait.div_ceil(1000).try_into().unwrap_or(u32::MAX);
        (self.count(from, now) >= self.most).then_some(seconds)
    }

    fn add(&mut self, from: IpAddr, now: Millis) {
        let count = self.count(from, now) + 1;
        self.counts.insert(whole_house(from), (count, now));
    }

    fn forget(&mut self, now: Millis) {
        let forgiven = self.forgiven;
        self.counts.retain(|_, (count, since)| forgiven_since(*since, now, forgiven) < *count);
    }

    fn count(&self, from: IpAddr, now: Millis) -> u32 {
        let (count, since) = self.counts.get(&whole_house(from)).copied().unwrap_or_default();
        count.saturating_sub(forgiven_since(since, now, self.forgiven))
    }
}

/// How many have been forgiven since then, if it takes so long each.
fn forgiven_since(since: Millis, now: Millis, each: Millis) -> u32 {
    (now.since(since).0 / each.0).try_into().unwrap_or(u32::MAX)
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

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    #[test]
    fn wrong_codes_are_slowed_down_and_forgiven() {
        let mut gate = Gate::new(Limits::default());
        for _ in 0..WRONG_CODES {
            assert!(gate.lets_in(HERE, Millis(0)));
            gate.wrong(HERE, Millis(0));
        }
        assert!(!gate.lets_in(HERE, Millis(0)));
        assert!(gate.lets_in(THERE, Millis(0)));
        assert!(gate.lets_in(HERE, WRONG_CODE_FORGIVEN));
        gate.wrong(HERE, WRONG_CODE_FORGIVEN);
        assert!(!gate.lets_in(HERE, WRONG_CODE_FORGIVEN));
        gate.forget(Millis(WRONG_CODE_FORGIVEN.0 * 20));
        assert!(gate.wrong_codes.counts.is_empty());
    }

    #[test]
    fn a_house_with_many_addresses_is_one_house() {
        let mut gate = Gate::new(Limits::default());
        for number in 0..WRONG_CODES {
            let address = format!("2001:db8::{number}").parse().expect("an address");
            gate.wrong(address, Millis(0));
        }
        assert!(!gate.lets_in("2001:db8::ffff".parse().expect("an address"), Millis(0)));
        assert!(gate.lets_in("2001:db8:0:1::1".parse().expect("an address"), Millis(0)));
    }

    #[test]
    fn an_address_opens_so_many_tables_an_hour() {
        let mut gate = Gate::new(Limits { tables_per_hour: 4, messages_per_second: 0 });
        for _ in 0..4 {
            assert_eq!(gate.open(HERE, Millis(0)), Ok(()));
        }
        assert_eq!(gate.open(HERE, Millis(1)), Err(900));
        assert_eq!(gate.open(THERE, Millis(1)), Ok(()));
        assert_eq!(gate.open(HERE, Millis(15 * 60 * 1000)), Ok(()));
        assert_eq!(gate.open(HERE, Millis(15 * 60 * 1000)), Err(900));
        let mut open = Gate::new(Limits::NONE);
        assert!((0..1000).all(|_| open.open(HERE, Millis(0)).is_ok()));
    }

    #[test]
    fn a_connection_says_so_much_a_second_and_ten_times_as_much_at_once() {
        let gate = Gate::new(Limits { tables_per_hour: 0, messages_per_second: 5 });
        let mut talk = Talk::default();
        let mut say = |now| gate.say(&mut talk, Millis(now)).is_ok();
        assert!((0..50).all(|_| say(0)));
        assert!(!say(0));
        assert!(!say(199));
        assert!(say(200));
        assert!(!say(200));
        let heard = (1000..11_000).filter(|now| say(*now)).count();
        assert_eq!(heard, 4 + 49, "four that were saved up, and then one every fifth of a second");
        let mut silent = Talk::default();
        assert!((0..10_000).all(|_| Gate::new(Limits::NONE).say(&mut silent, Millis(0)).is_ok()));
    }
}
