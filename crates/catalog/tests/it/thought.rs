use catalog::{
    Answer, AnyGame, Edition, GAMES, Look, Request, STUDY, Shelved, Study, Thought, Visit, Wish,
    answer, visit,
};
use game::{Rng, Seat, Seed};
use serde_json::{Value, json};

/// A position of an edition, with a seat that it waits for.
struct Scene {
    game: &'static dyn AnyGame,
    position: String,
    seat: Seat,
}

impl Scene {
    fn deal(game: &'static dyn AnyGame, edition: &Edition, players: u8, seed: u64) -> Self {
        let (game_id, players) = (edition.id.to_owned(), players.into());
        let wish = Wish { game: game_id, players, teams: None, options: vec![] };
        let position = game.deal(&wish, Seed::from_number(seed)).expect("it is on offer");
        let mut scene = Self { game, position: position.to_string(), seat: Seat::new(0) };
        scene.seat = scene.waiting().expect("somebody begins");
        scene
    }

    fn waiting(&self) -> Option<Seat> {
        self.game.to_move(&self.position).expect("the position is sound").must_act.iter().next()
    }

    fn view(&self) -> Value {
        self.game.look(&self.position, Look::View(self.seat)).expect("the seat is at the table")
    }

    fn request(&self, bot: &str, number: u64) -> Request {
        Request {
            id: 7,
            family: self.game.family().to_owned(),
            bot: bot.to_owned(),
            seat: self.seat,
            view: self.view().to_string(),
            number,
        }
    }

    /// Takes the action on the real state, which knows everything; false when the game is over.
    fn act(&mut self, action: &str) -> bool {
        let action: Value = serde_json::from_str(action).expect("an action is JSON");
        let text = action.as_str().map_or_else(|| action.to_string(), str::to_owned);
        let next = self.game.attempt(&self.position, self.seat, &text);
        self.position = next.expect("the bot keeps to the rules").to_string();
        self.waiting().is_some_and(|seat| {
            self.seat = seat;
            true
        })
    }
}

/// Asks the game that the request is about, as text in and text out.
fn ask(request: &Request) -> Answer {
    struct Ask<'a>(&'a Request);
    impl Visit for Ask<'_> {
        type Out = Answer;

        fn visit<G: Shelved>(self) -> Answer {
            answer::<G>(self.0)
        }
    }
    let text = serde_json::to_string(request).expect("requests have a JSON form");
    let request = Request::read(&text).expect("what was written is read");
    let answer = visit(&request.family, Ask(&request)).expect("an edition is called as its family");
    serde_json::from_str(&answer.text()).expect("answers are JSON")
}

#[track_caller]
fn error(answer: &Answer) -> &str {
    match &answer.thought {
        Thought::Error(sentence) => sentence,
        Thought::Action(action) => panic!("{action}"),
    }
}

#[test]
fn every_bot_of_every_game_decides_within_the_rules() {
    let mut rng = Rng::new(20);
    for game in GAMES {
        for edition in game.editions() {
            let players = *rng.pick(edition.players).expect("somebody can play");
            let mut scene = Scene::deal(*game, edition, players, rng.bits());
            let bots = game.bots();
            for number in 0..120 {
                let bot = rng.pick(&bots).expect("every game has a bot");
                let answer = ask(&scene.request(bot, number));
                assert_eq!(answer.id, Some(7));
                let Thought::Action(action) = answer.thought else { panic!("{bot}: {answer:?}") };
                if !scene.act(&action) {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_same_number_gives_the_same_decision_and_others_give_others() {
    for game in GAMES {
        let scene = Scene::deal(*game, &game.editions()[0], 3, 1);
        let decide = |number| ask(&scene.request("random", number)).thought;
        assert_eq!(decide(5), decide(5));
        let different = (0..50).any(|number| decide(number) != decide(5));
        // A game may begin with a decision that leaves no choice.
        let moves = game.moves(&scene.position, scene.seat).expect("the position is sound");
        assert_eq!(different, moves.len() > 1, "{}", game.family());
    }
}

#[test]
fn what_cannot_be_answered_is_told_in_a_sentence() {
    for game in GAMES {
        let scene = Scene::deal(*game, &game.editions()[0], 3, 2);
        let sound = scene.request("random", 1);
        assert!(matches!(ask(&sound).thought, Thought::Action(_)));

        let unknown = ask(&Request { bot: "deep-thought".to_owned(), ..sound.clone() });
        assert!(error(&unknown).contains("deep-thought"), "{unknown:?}");
        let chess = Request { family: "chess".to_owned(), ..sound.clone() };
        let unknown = answer::<::sequence::Sequence>(&chess);
        assert!(error(&unknown).contains("chess"), "{unknown:?}");
        let broken = ask(&Request { view: json!({ "table": 1 }).to_string(), ..sound.clone() });
        assert!(error(&broken).starts_with("the view cannot be used: "), "{broken:?}");
        let another = Seat::new((scene.seat.number() + 1) % 3);
        let confused = ask(&Request { seat: another, ..sound.clone() });
        assert!(error(&confused).contains("not what seat"), "{confused:?}");
        let absent = ask(&Request { seat: Seat::new(9), ..sound });
        assert!(error(&absent).contains("no seat 9"), "{absent:?}");
    }
}

#[test]
fn a_request_that_cannot_be_read_has_no_id() {
    for text in ["", "{}", "[1]", "{\"id\":3}", "\u{0}"] {
        let answer = Request::read(text).expect_err("it is no request");
        assert_eq!(answer.id, None);
        assert!(error(&answer).starts_with("the request cannot be read: "), "{answer:?}");
    }
}

#[test]
fn a_seat_that_may_not_speak_has_nothing_to_decide() {
    let (game, edition) = catalog::find("sequence").expect("it is in the catalogue");
    let mut scene = Scene::deal(game, edition, 3, 3);
    scene.seat = Seat::new((scene.seat.number() + 1) % 3);
    let idle = ask(&scene.request("greedy", 1));
    assert_eq!(error(&idle), format!("seat {} has nothing to decide now", scene.seat));
}

#[test]
fn a_position_of_crossing_can_be_studied_and_the_lay_it_finds_is_legal() {
    let (game, edition) = catalog::find("crossing").expect("it is in the catalogue");
    let mut placed = 0;
    for seed in 0..4 {
        let scene = Scene::deal(game, edition, 2, seed);
        let Thought::Action(told) = ask(&scene.request(STUDY, 1)).thought else {
            panic!("it can be thought through")
        };
        let study: Study = serde_json::from_str(&told).expect("it is a study");
        assert!(study.proved, "an opening hand is soon thought through");
        if study.placed > 0 {
            let lay = format!("lay {}", study.table.rows().join(" / "));
            game.attempt(&scene.position, scene.seat, &lay).expect("the lay is legal");
        }
        placed += study.placed;
    }
    assert!(placed > 0, "some hand can open");
}

#[test]
fn a_game_that_cannot_be_thought_through_says_so() {
    let (game, edition) = catalog::find("sequence").expect("it is in the catalogue");
    let scene = Scene::deal(game, edition, 2, 1);
    assert!(error(&ask(&scene.request(STUDY, 1))).contains("nothing to decide"));
}
