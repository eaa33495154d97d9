// Plays for the people at the table by clicking on what is lit, as somebody would who knows no better.
const [most, done] = [arguments[0], arguments[arguments.length - 1]];
const PATIENCE = 20000;
const state = { moves: 0, curtains: 0, over: false, error: "" };
const find = (css) => document.querySelector(css);
const all = (css) => [...document.querySelectorAll(css)];

/** Waits until `ask` gives something, or gives up. */
async function until(ask, what) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = ask();
    if (found) {
      return found;
    }
    if (performance.now() > end) {
      throw new Error("waited in vain for " + what + "; the page says: " + document.body.innerText.slice(0, 400));
    }
    await new Promise((next) => setTimeout(next, 15));
  }
}

const tick = () => new Promise((next) => setTimeout(next, 0));
const lit = () => all(".c.lit, .c.open, .c.take");

/** Chooses a card that can be played, and a space for it. */
async function move() {
  const cards = all(".hand .card");
  for (const card of cards) {
    if (card.getAttribute("aria-pressed") !== "true") {
      card.click();
      await tick();
    }
    const spaces = lit();
    if (spaces.length > 0) {
      spaces[Math.floor(Math.random() * spaces.length)].click();
      await tick();
      find(".acts .btn.five, .acts .btn.go")?.click();
      return;
    }
  }
  const other = find(".acts .btn.go") ?? find(".acts .btn.calm");
  if (!other) {
    throw new Error("there is nothing to do; the page says: " + document.body.innerText.slice(0, 400));
  }
  other.click();
}

/** All that can be done at a table of Rat-a-Tat Cat, but for the knock: bots knock soon enough. */
const deeds = () => all(".rat-acts .btn:not(#knock), .cut button, .spot4.lit");

async function play() {
  while (state.moves < most) {
    const what = await until(
      () => find("main.end") ?? find("main.curt:not(.open) .hold") ?? deeds()[0] ?? find(".tray.now:has(.hand)"),
      "a turn, a curtain or the end",
    );
    if (what.matches("main.end")) {
      state.over = true;
      return;
    }
    if (what.matches(".hold")) {
      state.curtains += 1;
      what.click();
      await until(() => find("main.t"), "the table behind the curtain");
      continue;
    }
    const choices = deeds();
    if (choices.length > 0) {
      choices[Math.floor(Math.random() * choices.length)].click();
    } else {
      await move();
    }
    state.moves += 1;
    await tick();
  }
}

play().catch((error) => { state.error = String(error); }).then(() => done(state));
