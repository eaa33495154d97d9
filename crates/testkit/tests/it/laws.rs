//! Every planted bug is found, by the laws it breaks and by no other, and reported in their words.

use game::{Rng, Seat, Viewer};
use testkit::toy::{Action, Setup, Toy, ToyOracle};
use testkit::{Broken, EntryOf, Law, Oracle, conforms, examine};

use crate::spoilt::{Bug, SpoiltOracle};

#[track_caller]
fn check(bug: Bug, laws: &[Law], says: &str) {
    let oracle = SpoiltOracle(bug);
    let broken: Vec<Broken> =
        Law::ALL.into_iter().filter_map(|law| examine(&oracle, law, 0..20).err()).collect();
    assert_eq!(broken.iter().map(|broken| broken.law).collect::<Vec<_>>(), laws);
    for broken in &broken {
        let text = broken.to_string();
        assert!(text.contains(broken.law.sentence()), "{text}");
        assert!(text.contains(&format!("\"bug\":\"{bug:?}\"")), "{text}");
        // The message says how to see the same again, and that is so.
        let again = examine(&oracle, broken.law, broken.seed..broken.seed + 1);
        assert_eq!(again.map_err(|again| (again.law, again.ply)), Err((broken.law, broken.ply)));
        assert!(text.contains(&format!("Law::{:?}, {}..", broken.law, broken.seed)), "{text}");
    }
    assert!(broken.iter().any(|broken| broken.what.contains(says)), "{broken:#?}");
}

macro_rules! bugs {
    ($($name:ident: $bug:ident breaks [$($law:ident),*], $says:literal;)*) => {
        $(#[test]
        fn $name() {
            check(Bug::$bug, &[$(Law::$law),*], $says);
        })*
    };
}

bugs! {
    the_top_of_the_pile_in_a_view: ViewShowsTopOfPile breaks [Imagined, Secrecy], "sees the view";
    a_hand_on_the_screen_of_a_spectator: ScreenShowsHands breaks [Secrecy], "a spectator can tell";
    a_screen_made_beside_another_shows_its_hand: ScreenIsAnothers breaks [Secrecy], "and beside Seat(Seat(1))";
    a_drawn_card_told_to_others: DrawnCardIsTold breaks [Secrecy], "the viewer is told";
    a_hidden_choice_told_to_others: PassedCardIsTold breaks [Secrecy], "the viewer is told";
    a_list_that_depends_on_a_hidden_hand: ListDependsOnOthers breaks [Imagined, Secrecy], "the viewer is offered";
    a_foul_that_depends_on_a_hidden_hand: FoulDependsOnOthers breaks [Secrecy], "is answered";
    points_that_depend_on_hidden_hands: PointsDependOnHands breaks [Scores, Secrecy], "sees the points";
    imagine_changes_the_view: ImagineForgets breaks [Imagined, Secrecy], "and in the imagined game";
    imagine_doubles_a_card: ImagineDoublesACard breaks [Imagined], "has other cards";
    random_actions_are_biased: RandomIsBiased breaks [Uniform], "chi-squared";
    random_actions_are_not_listed: RandomIsIllegal breaks [Uniform], "is given Some(Knock)";
    a_seat_is_stuck: SeatIsStuck breaks [Lists, Alive], "it is stuck";
    a_game_never_ends: NeverEnds breaks [Alive], "the game is not over after 200 entries";
    a_seat_must_act_and_may_not: MustButMayNot breaks [Lists, Alive], "must act, but only";
    an_action_is_listed_twice: ListedTwice breaks [Lists, Uniform], "twice";
    a_listed_action_is_refused: ListedButRefused breaks [Lists, Alive, Undo, Order], "but it is refused: StillPassing";
    a_legal_action_is_not_listed: AcceptedButNotListed breaks [Lists], "but it is not listed";
    an_action_is_listed_for_one_who_may_not_act: ListedForOneWhoMayNot breaks [Lists], "is not among those who may";
    a_counter_outside_the_state: CountsInSecret breaks [Replay, Undo, Order], "replayed it is";
    a_position_forgets_a_field: PositionForgets breaks [Positions, Imagined], "is read as";
    a_card_is_there_twice: CardAppears breaks [Cards, Imagined], "cards have appeared: [\"";
    the_order_of_decisions_matters: OrderMatters breaks [Order], "in another order";
    an_undo_leads_elsewhere: HearsTwice breaks [Undo], "after Undo {";
    a_refused_action_changes_the_state: RefusalCounts breaks [Refusals], "the refused";
    a_refused_action_is_not_reported: RefusalIsLost breaks [Refusals, Secrecy], "but play says Ok(())";
    winners_before_the_end: WinnersTooEarly breaks [Scores], "over is false, and the winners are";
    team_mates_with_different_points: MatesDiffer breaks [Scores], "are one team with different points";
    a_screen_loses_a_field_on_the_way: ScreenIsCutShort breaks [Wire], "is written as";
}

#[test]
fn no_bug_breaks_no_law() {
    conforms(&SpoiltOracle(Bug::None), 0..20);
}

#[test]
fn a_panic_of_the_game_is_a_broken_law() {
    let broken = examine(&SpoiltOracle(Bug::Panics), Law::Cards, 0..1).expect_err("it panics");
    assert_eq!(broken.what, "the game panicked: no card will do");
}

#[test]
fn conforms_panics_with_the_message_of_the_broken_law() {
    let panic = std::panic::catch_unwind(|| conforms(&SpoiltOracle(Bug::CardAppears), 0..5));
    let panic = panic.expect_err("a card too many");
    let text = panic.downcast_ref::<String>().expect("a message");
    assert!(text.contains(Law::Cards.sentence()) && text.contains("ply"), "{text}");
}

/// An oracle with nothing to hide.
struct Idle;

impl Oracle for Idle {
    type Game = Toy;

    fn setups(&self) -> Vec<Setup> {
        ToyOracle.setups()
    }

    fn longest(&self, setup: &Setup) -> usize {
        ToyOracle.longest(setup)
    }

    fn conceivable(&self, _state: &Toy, _seat: Seat, _rng: &mut Rng) -> Vec<Action> {
        Vec::new()
    }

    fn cards(&self, _state: &Toy) -> Vec<String> {
        Vec::new()
    }

    fn scramble(&self, _state: &Toy, _viewer: Viewer, _rng: &mut Rng) -> Option<Toy> {
        None
    }

    fn learns(
        &self,
        _before: &Toy,
        _entry: &EntryOf<Self>,
        _after: &Toy,
        _viewer: Viewer,
    ) -> Vec<String> {
        Vec::new()
    }
}

#[test]
fn an_oracle_that_examines_nothing_is_found_out() {
    for law in [Law::Lists, Law::Refusals, Law::Cards] {
        let broken = examine(&Idle, law, 0..5).expect_err("nothing was examined");
        assert!(broken.what.contains("no game gave occasion"), "{broken}");
    }
    assert!(examine(&Idle, Law::Secrecy, 0..5).is_err());
}
