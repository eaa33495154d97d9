//! What the solver may cost, and how much of it is left.

/// Work that may still be done, counted in rounds of search. Everything else is charged as many
/// rounds as take about as long, so that the same effort means the same work everywhere.
pub(super) struct Meter<'a> {
    left: u32,
    /// Steps of the bound that do not make up a round yet.
    steps: u32,
    /// Rounds until the next question whether to stop.
    pause: u32,
    stop: &'a mut dyn FnMut() -> bool,
}

/// Rounds between two questions whether to stop.
const PAUSE: u32 = 32;
/// So many steps of the bound take about as long as a round of search.
const STEPS_IN_ROUND: u32 = 250;

impl<'a> Meter<'a> {
    pub(super) fn new(rounds: u32, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { left: rounds, steps: 0, pause: 0, stop }
    }

    /// Whether nothing is left.
    pub(super) fn is_over(&self) -> bool {
        self.left == 0
    }

    /// Pays for a round of search, if it can be afforded.
    pub(super) fn pay_round(&mut self) -> bool {
        self.pay(1)
    }

    /// Pays for steps of the bound, if they can be afforded.
    pub(super) fn pay_steps(&mut self, steps: usize) -> bool {
        self.steps = self.steps.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX));
        let rounds = self.steps / STEPS_IN_ROUND;
        self.steps %= STEPS_IN_ROUND;
        rounds == 0 || self.pay(rounds)
    }

    fn pay(&mut self, rounds: u32) -> bool {
        let asks = self.pause < rounds;
        self.pause = if asks { PAUSE - 1 } else { self.pause - rounds };
        if self.left < rounds || (asks && (self.stop)()) {
            self.left = 0;
            return false;
        }
        self.left -= rounds;
        true
    }
}
