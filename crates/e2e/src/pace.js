// Picks cards and makes moves, and marks when in the trace.
const [most, done] = [arguments[0], arguments[arguments.length - 1]];
const all = (css) => [...document.querySelectorAll(css)];
const pause = (ms) => new Promise((next) => setTimeout(next, ms));
const frame = () => new Promise((next) => requestAnimationFrame(() => next()));

/** Clicks, and waits until everything that follows from it is on the screen. */
async function marked(name, element) {
  performance.mark(name);
  element.click();
  await frame();
  await frame();
}

async function play() {
  performance.mark("start");
  for (let made = 0; made < most && !document.querySelector("main.end");) {
    if (!document.querySelector(".tray.now")) {
      await frame();
      continue;
    }
    for (const card of all(".hand .card")) {
      await marked("pick", card);
      const spaces = all(".c.lit, .c.open, .c.take");
      if (spaces.length > 0) {
        await marked("move", spaces[Math.floor(Math.random() * spaces.length)]);
        document.querySelector(".acts .btn.go")?.click();
        made += 1;
        break;
      }
    }
    await pause(5);
  }
}

play().then(() => done(""), (error) => done(String(error)));
