// Chance in the page that is the same in every run: salts, keys and ids come from a seed, and go on after a reload.
(() => {
  let loads = 1;
  try {
    loads += Number(sessionStorage.getItem("loads"));
    sessionStorage.setItem("loads", loads);
  } catch {
    // An empty page keeps nothing.
  }
  let state = (SEED ^ Math.imul(loads, 0x9e3779b9)) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 24;
  };
  Crypto.prototype.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
      bytes[at] = next();
    });
    return array;
  };
})();
