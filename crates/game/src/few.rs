//! Short lists in order.
//!
//! The sort of the standard library is made for long lists: it is four kilobytes of code for each kind of list that it
//! sorts, and a browser loads all of it before the first game. For the few dozen things of a game a few lines do.

/// Sorts a short list. Of things that are alike, the first stays first.
pub fn sort<T: Ord>(list: &mut [T]) {
    for at in 1..list.len() {
        let place = list[..at].partition_point(|before| *before <= list[at]);
        slip(list, place, at);
    }
}

/// Sorts a short list by what `key` says of each. Where it says the same, the first stays first.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for at in 1..list.len() {
        let own = key(&list[at]);
        let place = list[..at].partition_point(|before| key(before) <= own);
        slip(list, place, at);
    }
}

/// Moves what is at `from` down to `place`; all between move up by one.
fn slip<T>(list: &mut [T], place: usize, from: usize) {
    for at in (place..from).rev() {
        list.swap(at, at + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn short_lists_are_sorted_as_the_library_sorts_them() {
        let mut rng = Rng::new(1);
        for length in 0..60 {
            let list: Vec<(u8, usize)> =
                (0..length).map(|at| ((rng.bits() % 10) as u8, length - at)).collect();
            let (mut few, mut all) = (list.clone(), list.clone());
            sort(&mut few);
            all.sort_unstable();
            assert_eq!(few, all);
            let (mut few, mut all) = (list.clone(), list);
            sort_by_key(&mut few, |&(first, _)| std::cmp::Reverse(first));
            all.sort_by_key(|&(first, _)| std::cmp::Reverse(first));
            assert_eq!(few, all, "of those alike, the first stays first");
        }
    }
}
