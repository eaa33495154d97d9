//! A table while it is being set up: everything that was chosen, also what does not show just now.

use std::collections::BTreeMap;

use catalog::{Edition, Fault, Listing, Wish};
use game::{Choice, SetupFault, Values};
use protocol::Opening;

use crate::order::{self, Agreed, Chair, Occupant, Order, Pace, Way};

/// A table as far as it is set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    game: &'static str,
    way: Way,
    /// What the person at the first seat is called at a table that needs names, until told.
    spare: String,
    players: u8,
    teams: Option<u8>,
    /// As many as the game seats at most, so that nobody's name is lost when there are fewer for a while.
    chairs: Vec<Seated>,
    /// What differs from the usual.
    options: BTreeMap<String, String>,
    /// Whether a person may ask what to play.
    pub hints: bool,
    /// How fast bots play.
    pub pace: Pace,
    /// What is agreed on where everybody has their own device.
    pub agreed: Agreed,
}

/// A chair, with a name for a person and one for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Seated {
    person: String,
    bird: String,
    level: String,
    /// Whether a bot sits here when a device goes round.
    bot: bool,
}

/// The names that are there before anybody gives one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// The person's own; empty until told.
    pub own: String,
    /// For others.
    pub guests: Vec<String>,
    /// For bots.
    pub birds: Vec<String>,
}

/// Why nobody can begin yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The chair with this number, from 0, has no name.
    NoName(usize),
    /// Two have the same name; the second of them sits here.
    SameName(usize, String),
    /// Nobody but bots.
    NoPerson,
    /// The rules say no.
    Rules(SetupFault),
    /// The table did not open, for a reason that is none of the player's.
    Table,
    /// The part of the program for this game did not come.
    Missing,
}

impl Draft {
    /// The last table of the game, or the usual one: you against one bot.
    pub fn new(edition: &'static Edition, names: &Names, last: Option<Order>) -> Self {
        let (least, most) = (edition.players[0], edition.players[edition.players.len() - 1]);
        let level = usual_level(edition.id);
        let pick = |list: &[String], at: usize| list.get(at).cloned().unwrap_or_default();
        let chair = |at: usize| Seated {
            person: if at == 0 { names.own.clone() } else { pick(&names.guests, at - 1) },
            bird: pick(&names.birds, at),
            level: level.clone(),
            bot: false,
        };
        let mut draft = Self {
            game: edition.id,
            way: Way::Alone,
            spare: names.guests.last().cloned().unwrap_or_default(),
            players: least,
            teams: None,
            chairs: (0..usize::from(most)).map(chair).collect(),
            options: BTreeMap::new(),
            hints: true,
            pace: Pace::Usual,
            agreed: Agreed::default(),
        };
        if let Some(order) = last {
            draft.follow(order);
        }
        draft
    }

    /// An online table whose host changes it.
    pub fn change(edition: &'static Edition, names: &Names, opening: &Opening) -> Self {
        let mut draft = Self::new(edition, names, None);
        draft.agreed = Agreed::of(opening);
        draft.follow_wish(opening.wish.clone());
        draft.set_way(Way::Devices);
        draft
    }

    /// Sets everything as it was at the last table, as far as the game still has it.
    fn follow(&mut self, order: Order) {
        let way = order.way();
        self.hints = order.hints;
        self.pace = order.pace;
        self.agreed = order.online.unwrap_or_default();
        self.follow_wish(order.wish);
        let levels = self.levels();
        for (seat, (chair, sat)) in self.chairs.iter_mut().zip(order.chairs).enumerate() {
            match sat.occupant {
                // One's own name is in the settings, and may have changed there.
                Occupant::Person if seat == 0 && !order.pass => {}
                Occupant::Person => chair.person = sat.name,
                Occupant::Bot(level) => {
                    chair.bird = sat.name;
                    chair.bot = order.pass;
                    if levels.contains(&level.as_str()) {
                        chair.level = level;
                    }
                }
            }
        }
        self.set_way(way);
    }

    fn follow_wish(&mut self, wish: Wish) {
        self.set_players(u8::try_from(wish.players).unwrap_or(0));
        self.teams = wish.teams.and_then(|teams| u8::try_from(teams).ok());
        self.options = wish.options.into_iter().collect();
    }

    /// The game.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        engine(self.game).edition
    }

    /// How people sit.
    #[must_use]
    pub fn way(&self) -> Way {
        self.way
    }

    /// Whether one device goes round.
    #[must_use]
    pub fn pass(&self) -> bool {
        self.way == Way::Pass
    }

    /// Has people sit another way. Alone one is "you"; where a device goes round one has a name; with a device of one's
    /// own one may give it at the table.
    pub fn set_way(&mut self, way: Way) {
        self.way = way;
        let own = &mut self.chairs[0].person;
        if way == Way::Pass && own.trim().is_empty() {
            own.clone_from(&self.spare);
        } else if way != Way::Pass && *own == self.spare {
            own.clear();
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Seats so many, if the game can.
    pub fn set_players(&mut self, players: u8) {
        if self.edition().players.contains(&players) {
            self.players = players;
        }
    }

    /// The numbers of teams there are to choose from; empty where each plays alone in any case.
    pub fn possible_teams(&self) -> &'static [u8] {
        (self.edition().teams)(self.players)
    }

    /// How many teams, where there are any.
    pub fn teams(&self) -> Option<u8> {
        let possible = self.possible_teams();
        self.teams.filter(|teams| possible.contains(teams)).or(possible.first().copied())
    }

    /// Wishes for so many teams; kept until there are players for them.
    pub fn set_teams(&mut self, teams: u8) {
        self.teams = Some(teams);
    }

    /// The team of a seat: they take turns round the table.
    pub fn team(&self, seat: usize) -> Option<u8> {
        let teams = usize::from(self.teams()?);
        u8::try_from(seat % teams).ok()
    }

    /// Who decides for a seat.
    pub fn occupant(&self, seat: usize) -> Occupant {
        let chair = &self.chairs[seat];
        let bot = match self.way {
            Way::Alone => seat > 0,
            Way::Pass => chair.bot,
            Way::Devices => false,
        };
        if bot { Occupant::Bot(chair.level.clone()) } else { Occupant::Person }
    }

    /// Has somebody else decide for a seat.
    pub fn set_occupant(&mut self, seat: usize, occupant: Occupant) {
        let chair = &mut self.chairs[seat];
        chair.bot = matches!(occupant, Occupant::Bot(_));
        if let Occupant::Bot(level) = occupant {
            chair.level = level;
        }
    }

    /// The name on a seat, as it was typed.
    pub fn name(&self, seat: usize) -> &str {
        let chair = &self.chairs[seat];
        if self.occupant(seat) == Occupant::Person { &chair.person } else { &chair.bird }
    }

    /// Names whoever sits there.
    pub fn set_name(&mut self, seat: usize, name: String) {
        let person = self.occupant(seat) == Occupant::Person;
        let chair = &mut self.chairs[seat];
        *(if person { &mut chair.person } else { &mut chair.bird }) = name;
    }

    /// Lets somebody change places with the one before.
    pub fn move_up(&mut self, seat: usize) {
        if seat > 0 {
            self.chairs.swap(seat - 1, seat);
        }
    }

    /// The bots that can play.
    pub fn levels(&self) -> Vec<&'static str> {
        engine(self.game).bots.to_vec()
    }

    /// What an option is at this table.
    pub fn option(&self, choice: &Choice) -> String {
        let chosen = self.options.get(choice.name).cloned();
        chosen.filter(|value| self.misfit(choice, value).is_none()).unwrap_or_else(|| usual(choice))
    }

    /// Chooses; what does not fit is kept until it does.
    pub fn set_option(&mut self, choice: &Choice, value: String) {
        if value == usual(choice) {
            self.options.remove(choice.name);
        } else {
            self.options.insert(choice.name.to_owned(), value);
        }
    }

    /// Whether the rules refuse this value with so many players and teams; says why.
    pub fn misfit(&self, choice: &Choice, value: &str) -> Option<SetupFault> {
        refused(&self.wish_with(vec![(choice.name.to_owned(), value.to_owned())]))
    }

    /// The table as the catalogue is asked for it: options that do not fit are left out, for the page says so beside
    /// them.
    fn wish(&self) -> Wish {
        let choices = self.edition().choices.iter();
        let chosen = choices.filter_map(|choice| {
            let value = self.options.get(choice.name)?;
            let fits = self.misfit(choice, value).is_none();
            fits.then(|| (choice.name.to_owned(), value.clone()))
        });
        self.wish_with(chosen.collect())
    }

    fn wish_with(&self, options: Vec<(String, String)>) -> Wish {
        let teams = self.teams().map(u32::from);
        Wish { game: self.game.to_owned(), players: self.players.into(), teams, options }
    }

    /// The order, or what is in its way. `you` is the name of somebody who gave none and needs none yet.
    pub fn order(&self, you: &str) -> Result<Order, Problem> {
        let chairs = self.seated(you)?;
        if chairs.iter().all(|chair| chair.occupant != Occupant::Person) {
            return Err(Problem::NoPerson);
        }
        let wish = self.wish();
        match refused(&wish) {
            Some(fault) => Err(Problem::Rules(fault)),
            None => {
                let Self { hints, pace, .. } = *self;
                let (pass, lights) = (self.pass(), order::lights(&wish));
                let online = (self.way == Way::Devices).then_some(self.agreed);
                Ok(Order { wish, chairs, pass, hints, lights, pace, online })
            }
        }
    }

    /// Whoever sits down before the table opens: with devices of their own, the others come later.
    fn seated(&self, you: &str) -> Result<Vec<Chair>, Problem> {
        let seats = if self.way == Way::Devices { 1 } else { self.players };
        let mut chairs: Vec<Chair> = Vec::new();
        for seat in 0..usize::from(seats) {
            let typed = self.name(seat).trim();
            let name = if typed.is_empty() && seat == 0 && !self.pass() { you } else { typed };
            if name.is_empty() {
                return Err(Problem::NoName(seat));
            }
            if chairs.iter().any(|chair| chair.name.to_lowercase() == name.to_lowercase()) {
                return Err(Problem::SameName(seat, name.to_owned()));
            }
            chairs.push(Chair { name: name.to_owned(), occupant: self.occupant(seat) });
        }
        Ok(chairs)
    }
}

/// What an option is without a word.
pub fn usual(choice: &Choice) -> String {
    match choice.values {
        Values::Words(words) => words.first().copied().unwrap_or_default().to_owned(),
        Values::Number { default, .. } => default.to_string(),
    }
}

/// The bot in the middle of the list: neither a child nor a master.
fn usual_level(game: &str) -> String {
    let bots = engine(game).bots;
    bots.get(bots.len() / 2).copied().unwrap_or_default().to_owned()
}

/// Why the rules refuse a table, if they do.
fn refused(wish: &Wish) -> Option<SetupFault> {
    match engine(&wish.game).check(wish) {
        Err(Fault::Setup(fault)) => Some(fault),
        _ => None,
    }
}

fn engine(game: &str) -> Listing {
    catalog::listing(game).expect("a draft is of a game of the catalogue")
}
