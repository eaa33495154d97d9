//! What the browser itself wrote down about the thread that a page runs on.

use anyhow::{Context as _, Result};
use serde_json::Value;

/// What a page did from its mark `start` on (`performance.mark`). All times are in microseconds, on one clock.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// When each mark was made, by name.
    marks: Vec<(String, f64)>,
    /// The tasks of the thread, in order. Whatever runs there runs in one: scripts, timers, messages, style, layout,
    /// paint.
    tasks: Vec<Task>,
    /// When the browser began a frame.
    begins: Vec<f64>,
    /// Those of the tasks that made a frame, and handed it to the compositor at their end.
    makers: Vec<Task>,
    /// When a frame was drawn.
    draws: Vec<f64>,
}

/// A task.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Task {
    begin: f64,
    /// From its begin to its end, while other programs may have had the processor.
    lasted: f64,
    /// What it took of the processor.
    work: f64,
}

/// What the thread of the page did between two begins of frames.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Frame {
    /// The time that all its tasks took of the processor.
    pub work: f64,
    /// The same by the clock.
    pub lasted: f64,
    /// Whether the browser had the page make a frame.
    pub made: bool,
}

impl Task {
    fn end(&self) -> f64 {
        self.begin + self.lasted
    }
}

impl Trace {
    /// The parts of the trace that are read here. Those that tell what a task consists of are left out: to write them
    /// down takes the thread a sixth of its time.
    pub(crate) const CATEGORIES: &[&str] =
        &["blink.user_timing", "toplevel", "disabled-by-default-devtools.timeline.frame"];

    /// Reads the log of chromedriver ([`crate::Browser::told`]).
    pub fn read(log: &[Value]) -> Result<Self> {
        let message =
            |entry: &Value| serde_json::from_str::<Value>(entry["message"].as_str()?).ok();
        let event = |entry: &Value| Some(message(entry)?["message"]["params"].take());
        let events: Vec<Value> = log.iter().filter_map(event).collect();
        // The browser makes such marks as well, under names of its own.
        let is_mark = |event: &&Value| event["cat"] == *"blink.user_timing";
        let start = events.iter().filter(is_mark).find(|event| event["name"] == *"start");
        let first = start.context("the page has not marked its start")?;
        let (process, thread, start) = (&first["pid"], &first["tid"], number(&first["ts"]));
        let of_page = |event: &&Value| event["pid"] == *process && number(&event["ts"]) >= start;
        let on_thread = |event: &&Value| of_page(event) && event["tid"] == *thread;
        let named = |name: &'static str| move |event: &&Value| event["name"] == *name;
        let task = |event: &Value| Task {
            begin: number(&event["ts"]),
            lasted: number(&event["dur"]),
            work: number(&event["tdur"]),
        };
        let mark = |event: &Value| {
            (event["name"].as_str().unwrap_or_default().to_owned(), number(&event["ts"]))
        };
        let end = |event: &Value| number(&event["ts"]) + number(&event["dur"]);
        let own = || events.iter().filter(on_thread);
        let any = || events.iter().filter(of_page);
        let mut tasks: Vec<Task> =
            own().filter(named("ThreadControllerImpl::RunTask")).map(task).collect();
        tasks.sort_by(|a, b| a.begin.total_cmp(&b.begin));
        let turns = sorted(own().filter(named("BeginMainThreadFrame")).map(end));
        let around = |turn: &f64| {
            let begun = tasks.partition_point(|task| task.begin <= *turn);
            Some(tasks[begun.checked_sub(1)?])
        };
        let makers = turns.iter().filter_map(around).collect();
        Ok(Self {
            marks: own().filter(is_mark).map(mark).collect(),
            tasks,
            begins: sorted(any().filter(named("BeginFrame")).map(end)),
            makers,
            draws: sorted(any().filter(named("DrawFrame")).map(end)),
        })
    }

    /// The frames from a mark `from` to the next mark `to`, without the one in which that is made.
    #[must_use]
    pub fn frames_between(&self, from: &str, to: &str) -> Vec<Frame> {
        let is_between = |begin: &f64| {
            let before = self
                .marks
                .iter()
                .filter(|(name, time)| time <= begin && (name == from || name == to));
            let last = before.max_by(|a, b| a.1.total_cmp(&b.1));
            last.is_some_and(|(name, _)| name == from)
        };
        let frames = self.begins.iter().zip(self.begins.iter().skip(1)).zip(self.frames());
        let whole = frames.filter(|((begin, end), _)| is_between(begin) && is_between(end));
        whole.map(|(_, frame)| frame).collect()
    }

    /// What the thread had to do from each mark of this name on until it handed over the frame that shows what followed;
    /// of the processor's time.
    #[must_use]
    pub fn work_until_shown(&self, mark: &str) -> Vec<f64> {
        let marks = self.marks.iter().filter(|(name, _)| name == mark);
        let work = |&(_, time): &(String, f64)| {
            let shown = self.handed_over(time)?;
            let tasks = self.tasks.iter().filter(|task| task.end() > time && task.begin < shown);
            Some(tasks.map(|task| task.work).sum())
        };
        marks.filter_map(work).collect()
    }

    /// How long it took from each mark of this name until what followed from it was drawn.
    #[must_use]
    pub fn until_drawn(&self, mark: &str) -> Vec<f64> {
        let marks = self.marks.iter().filter(|(name, _)| name == mark);
        let drawn = |&(_, time): &(String, f64)| {
            let shown = self.handed_over(time)?;
            Some(self.draws.get(self.draws.partition_point(|draw| *draw < shown))? - time)
        };
        marks.filter_map(drawn).collect()
    }

    /// When the page next handed over a frame.
    fn handed_over(&self, after: f64) -> Option<f64> {
        let next = self.makers.partition_point(|task| task.end() < after);
        self.makers.get(next).map(Task::end)
    }

    /// All frames. A task belongs to the frame in which it begins.
    fn frames(&self) -> Vec<Frame> {
        let mut frames = vec![Frame::default(); self.begins.len()];
        let at = |time: f64| self.begins.partition_point(|begin| *begin <= time).checked_sub(1);
        for task in &self.tasks {
            if let Some(frame) = at(task.begin).and_then(|at| frames.get_mut(at)) {
                frame.work += task.work;
                frame.lasted += task.lasted;
            }
        }
        for maker in &self.makers {
            if let Some(frame) = at(maker.begin).and_then(|at| frames.get_mut(at)) {
                frame.made = true;
            }
        }
        frames
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

fn sorted(times: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times
}
