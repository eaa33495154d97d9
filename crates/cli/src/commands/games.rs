//! `kvold games`.

use catalog::{AnyGame, Edition, GAMES};
use game::{Choice, Values};
use serde_json::{Value, json};
use words::Words;

use crate::json::compact;

pub(crate) fn run(words: &Words, json: bool) -> String {
    let all = GAMES.iter().flat_map(|game| game.editions().iter().map(move |e| (*game, e)));
    if json {
        return compact(&Value::Array(all.map(|(game, edition)| as_json(game, edition)).collect()));
    }
    let texts: Vec<String> = all.map(|(game, edition)| as_text(words, game, edition)).collect();
    texts.join("\n")
}

fn as_text(words: &Words, game: &dyn AnyGame, edition: &Edition) -> String {
    let mut text = format!("{}: {}\n", edition.id, words.game(edition.id));
    let label = |key: &str| words.say(key, &[]);
    text.push_str(&format!("  {}: {}\n", label("games-players"), players(words, edition)));
    text.push_str(&format!("  {}: {}\n", label("games-bots"), game.bots().join(", ")));
    if !edition.choices.is_empty() {
        text.push_str(&format!("  {}:\n", label("games-options")));
    }
    for choice in edition.choices {
        let what = words.option_hint(choice.name);
        let setting = format!("{}={}", choice.name, values(choice));
        text.push_str(&format!("    {setting}\n      {}: {what}\n", choice.rule));
    }
    text
}

/// The numbers of players, each with its teams where there is a choice.
fn players(words: &Words, edition: &Edition) -> String {
    let number = |players: &u8| match (edition.teams)(*players) {
        teams @ [_, _, ..] => {
            let teams = teams.iter().map(u8::to_string).collect::<Vec<_>>().join(" / ");
            let args = [("players", (*players).into()), ("teams", teams.into())];
            words.say("games-players-in-teams", &args)
        }
        _ => players.to_string(),
    };
    edition.players.iter().map(number).collect::<Vec<_>>().join(", ")
}

/// The values as they are typed, the default first.
fn values(choice: &Choice) -> String {
    match choice.values {
        Values::Words(words) => words.join("|"),
        Values::Number { least, most, default } => format!("{default} ({least}..{most})"),
    }
}

fn as_json(game: &dyn AnyGame, edition: &Edition) -> Value {
    let teams = |players: &u8| json!({ "players": players, "teams": (edition.teams)(*players) });
    json!({
        "id": edition.id,
        "family": game.family(),
        "rules": game.rules(),
        "seatings": edition.players.iter().map(teams).collect::<Vec<_>>(),
        "options": edition.choices.iter().map(choice).collect::<Vec<_>>(),
        "bots": game.bots(),
    })
}

fn choice(choice: &Choice) -> Value {
    let mut json = json!({ "name": choice.name, "rule": choice.rule });
    match choice.values {
        Values::Words(words) => {
            json["values"] = json!(words);
            json["default"] = json!(words.first());
        }
        Values::Number { least, most, default } => {
            json["least"] = json!(least);
            json["most"] = json!(most);
            json["default"] = json!(default);
        }
    }
    json
}
