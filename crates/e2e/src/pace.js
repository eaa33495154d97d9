// Picks cards and makes moves until there were enough or the game is over, marks when in the trace, and tells how many.
const [most, done] = [arguments[0], arguments[arguments.length - 1]];
const all = (css) => [...document.querySelectorAll(css)];
const pause = (ms) => new Promise((next) => setTimeout(next, ms));
/** The quickest of people between two clicks, in milliseconds. */
const QUICK = 150;
const frame = () => new Promise((next) => requestAnimationFrame(() => next()));

/** As long as the quickest of people need. It ends between two frames, as clicks come: within one, their work would wait
 * for the frame, and the frame for it. */
async function breath() {
  await frame();
  await pause(QUICK);
}

/** Clicks, and waits until somebody could click again. */
async function marked(name, element) {
  performance.mark(name);
  element.click();
  await breath();
}

async function play() {
  performance.mark("start");
  let made = 0;
  while (made < most && !document.querySelector("main.end")) {
    if (!document.querySelector(".tray.now")) {
      await frame();
      continue;
    }
    await breath();
    for (const card of all(".hand .card")) {
      await marked("pick", card);
      const spaces = all(".c.lit, .c.open, .c.take");
      if (spaces.length > 0) {
        await marked("move", spaces[Math.floor(Math.random() * spaces.length)]);
        made += 1;
        break;
      }
    }
    // The choice of five, or what is left to whoever can put no chip.
    document.querySelector(".acts .btn.go, .acts .btn")?.click();
    await pause(5);
  }
  performance.mark("stop");
  return made;
}

play().then(done, (error) => done(String(error)));
