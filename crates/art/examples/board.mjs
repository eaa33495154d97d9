// Runs a WASI program under node: node board.mjs program.wasm
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1", args: process.argv.slice(2), env: {} });
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const before = process.cpuUsage();
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));

// On a busy machine the clock on the wall tells little; this is the work itself, compiling included.
const { user, system } = process.cpuUsage(before);
console.log(`${((user + system) / 1000).toFixed(0)} ms of processor time in all`);
