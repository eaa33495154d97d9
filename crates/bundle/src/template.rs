//! Files with gaps in them, `{{like-this}}`.

use anyhow::{Result, bail};

/// Fills every gap of `text`. A gap that nobody fills is a mistake, and so is a value that nobody asks for.
pub fn fill(text: &str, values: &[(&str, String)]) -> Result<String> {
    let mut filled = String::new();
    let mut used = vec![false; values.len()];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else {
            bail!("a gap is not closed: {{{{{}", after.lines().next().unwrap_or_default());
        };
        let Some(index) = values.iter().position(|(key, _)| *key == name) else {
            bail!("nothing is known about {{{{{name}}}}}");
        };
        used[index] = true;
        filled.push_str(before);
        filled.push_str(&values[index].1);
        rest = after;
    }
    filled.push_str(rest);
    match used.iter().position(|used| !used) {
        Some(unused) => bail!("{{{{{}}}}} is asked for nowhere", values[unused].0),
        None => Ok(filled),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(text: &str) -> Result<String, String> {
        let values = [("a", "one".to_owned()), ("b-c", "{{two}}".to_owned())];
        fill(text, &values).map_err(|error| error.to_string())
    }

    #[test]
    fn every_gap_is_filled_once_and_values_are_left_as_they_are() {
        assert_eq!(filled("{{a}} {{b-c}}{{a}}."), Ok("one {{two}}one.".to_owned()));
    }

    #[test]
    fn gaps_and_values_have_to_fit() {
        assert_eq!(filled("{{a}}"), Err("{{b-c}} is asked for nowhere".to_owned()));
        assert_eq!(filled("{{d}}"), Err("nothing is known about {{d}}".to_owned()));
        assert_eq!(filled("{{a}} {{b-c\nd"), Err("a gap is not closed: {{b-c".to_owned()));
    }
}
