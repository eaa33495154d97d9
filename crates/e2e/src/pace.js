// Picks cards and makes moves, and notes how long the page is busy with each.
const [most, done] = [arguments[0], arguments[arguments.length - 1]];
const times = { picks: [], moves: [], frames: [] };
const all = (css) => [...document.querySelectorAll(css)];
const pause = (ms) => new Promise((next) => setTimeout(next, ms));

/** Clicks, and waits until everything that follows from it is on the screen. */
async function timed(element, list) {
  const start = performance.now();
  element.click();
  // Effects run before the next task.
  await pause(0);
  list.push(performance.now() - start);
  await frame();
}

/** The work of one frame: from its beginning until style, layout and paint are done and the next task comes. */
const frame = () => new Promise((next) => requestAnimationFrame(() => {
  const start = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    times.frames.push(performance.now() - start);
    next();
  };
  port2.postMessage(null);
}));

async function play() {
  for (let made = 0; made < most && !document.querySelector("main.end");) {
    if (!document.querySelector(".tray.now")) {
      await frame();
      continue;
    }
    for (const card of all(".hand .card")) {
      await timed(card, times.picks);
      const spaces = all(".c.lit, .c.open, .c.take");
      if (spaces.length > 0) {
        await timed(spaces[Math.floor(Math.random() * spaces.length)], times.moves);
        document.querySelector(".acts .btn.go")?.click();
        made += 1;
        break;
      }
    }
    await pause(5);
  }
}

play().then(() => done(times), (error) => done({ error: String(error) }));
