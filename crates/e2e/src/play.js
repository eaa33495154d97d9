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
const lit = () => all(".cut, .grid .c.lit[role], .grid .c.open[role], .grid .c.take[role]");

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
  // The turn line comes two frames after the turn. At an online table the turn may be over meanwhile: then a click on the
  // tray does nothing.
  const deed = () => find(".acts .btn.go") ?? find(".acts .btn.calm") ?? find(".tray:not(.now)");
  (await until(deed, "something to do")).click();
}

/** All that can be done at a table of Rat-a-Tat Cat, but for the knock: bots knock soon enough. */
const deeds = () => all(".rat-acts .btn:not(#knock), .cut button, .spot4.lit");

/** A turn of Crossing: what a hint shows now and then, otherwise a tile from the bag or from the open ones. */
async function cross() {
  const go = find(".cro-acts .btn.go:not([disabled])");
  if (go) {
    go.click();
    return;
  }
  if (find(".cro-acts .btn.go[disabled]")) {
    for (const piece of all(".rack .piece:not(.picked)").slice(0, 2)) {
      piece.click();
      await tick();
    }
    return;
  }
  const hint = find(".cro-acts .hint");
  if (hint && state.moves % 3 === 0) {
    hint.click();
    await until(() => ["none", "many"].includes(hint.dataset.tip), "a hint");
    if (hint.dataset.tip === "many") {
      hint.click();
      hint.click();
      (await until(() => find(".cro-acts .btn.go"), "a lay that can be laid")).click();
      return;
    }
  }
  const other = find(".cro-acts .draw") ?? find(".offer .piece");
  other?.click();
}

/** What was told last and what can be done: it changes with every decision, which at an online table takes its way to the server. */
const told = () => [find(".news")?.innerText, ...deeds().map((deed) => deed.id + deed.className)].join();
const SOON = 1500;

async function play() {
  while (state.moves < most) {
    const what = await until(
      () => find("main.end") ?? find("main.curt:not(.open) .hold") ?? deeds()[0] ?? find(".tray.now:has(.hand)") ?? find(".tray.now:has(.rack)"),
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
    const [choices, before, end] = [deeds(), told(), performance.now() + SOON];
    if (what.matches(":has(.rack)")) {
      await cross();
    } else if (choices.length > 0) {
      choices[Math.floor(Math.random() * choices.length)].click();
    } else {
      await move();
    }
    state.moves += 1;
    await tick();
    while (told() === before && find(".tray.now") && performance.now() < end) {
      await new Promise((next) => setTimeout(next, 10));
    }
  }
}

play().catch((error) => { state.error = String(error); }).then(() => done(state));
