//! JSON for people: short lists on one line, long ones filled, the rows of a board one below the other.

use serde_json::Value;

/// The widest line that is still easy to read.
const WIDTH: usize = 100;

/// JSON as a program wants it: one line.
pub(crate) fn compact(value: &Value) -> String {
    format!("{value}\n")
}

/// JSON as a person wants it.
pub(crate) fn readable(value: &Value) -> String {
    let mut text = String::new();
    write(value, 0, 0, &mut text);
    text.push('\n');
    text
}

/// Writes `value`, whose first line starts `column` columns into its line.
fn write(value: &Value, indent: usize, column: usize, text: &mut String) {
    let line = one_line(value);
    if is_flat(value) && column + line.len() <= WIDTH {
        text.push_str(&line);
        return;
    }
    match value {
        Value::Object(fields) => {
            text.push('{');
            for (place, (name, field)) in fields.iter().enumerate() {
                text.push_str(if place > 0 { ",\n" } else { "\n" });
                let key = format!("{:1$}{2}: ", "", indent + 2, Value::from(name.as_str()));
                text.push_str(&key);
                write(field, indent + 2, key.len(), text);
            }
            close('}', indent, text);
        }
        Value::Array(items) => {
            text.push('[');
            if items.iter().all(is_small) {
                fill(items, indent + 2, text);
            } else {
                for (place, item) in items.iter().enumerate() {
                    text.push_str(if place > 0 { ",\n" } else { "\n" });
                    text.push_str(&" ".repeat(indent + 2));
                    write(item, indent + 2, indent + 2, text);
                }
            }
            close(']', indent, text);
        }
        scalar => text.push_str(&scalar.to_string()),
    }
}

fn close(bracket: char, indent: usize, text: &mut String) {
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push(bracket);
}

/// As many items on a line as there is room for.
fn fill(items: &[Value], indent: usize, text: &mut String) {
    let mut column = WIDTH + 1;
    for (place, item) in items.iter().enumerate() {
        let item = one_line(item);
        let comma = if place > 0 { "," } else { "" };
        text.push_str(comma);
        if column + item.len() + 2 > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        } else {
            text.push(' ');
            column += 1;
        }
        text.push_str(&item);
        column += item.len() + 1;
    }
}

fn one_line(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            format!("[{}]", items.iter().map(one_line).collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| {
                format!("{}: {}", Value::from(name.as_str()), one_line(value))
            };
            format!("{{ {} }}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        scalar => scalar.to_string(),
    }
}

/// Whether a value may stand on one line: nothing in it is nested deeper than a pair, or is a row of a board.
fn is_flat(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.iter().all(is_small),
        Value::Object(fields) => {
            fields.values().all(|field| is_small(field) || is_flat_object(field))
        }
        _ => true,
    }
}

fn is_flat_object(value: &Value) -> bool {
    matches!(value, Value::Object(fields) if fields.values().all(is_small))
}

/// A scalar that is one word, or a pair of such.
fn is_small(value: &Value) -> bool {
    match value {
        Value::String(text) => !text.contains(' '),
        Value::Array(items) => {
            items.len() == 2 && items.iter().all(|item| !item.is_array() && is_small(item))
        }
        Value::Object(_) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn readable_is_the_same_json() {
        let cards: Vec<String> = (0..60).map(|n| format!("{n}+1")).collect();
        let value = json!({
            "setup": { "game": "sequence", "players": 2, "options": { "drawing": "automatic" } },
            "board": ["** . **", ". b ."],
            "hands": [["7S", "JC", "2D"], ["4H", "5H", "6H"]],
            "draw_pile": cards, "discards": [[0, "4S"], [1, "5S"]],
            "none": [], "nothing": {}, "quotes": "a \"b\"",
        });
        let text = readable(&value);
        assert_eq!(serde_json::from_str::<Value>(&text).expect("it is JSON"), value);
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(text.contains("\n    \"** . **\",\n    \". b .\"\n"), "{text}");
        assert!(text.contains("\n    [\"7S\", \"JC\", \"2D\"],\n"), "{text}");
        assert!(text.contains("\"discards\": [[0, \"4S\"], [1, \"5S\"]],"), "{text}");
        assert!(text.lines().count() < 30, "{text}");
    }
}
