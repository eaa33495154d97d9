//! A clock for benchmarks.

use std::time::Instant;

/// Time on the processor where the system tells it, and by the clock where not.
#[derive(Clone, Copy, Debug)]
pub struct Cpu {
    clock: Instant,
    ran: Option<u64>,
}

impl Cpu {
    /// Starts to count.
    #[must_use]
    pub fn now() -> Self {
        Self { clock: Instant::now(), ran: ran() }
    }

    /// The seconds since the start.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        match (self.ran, ran()) {
            (Some(start), Some(end)) => (end - start) as f64 / 1e9,
            _ => self.clock.elapsed().as_secs_f64(),
        }
    }
}

/// Nanoseconds this process has run.
fn ran() -> Option<u64> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
