// Starts the client, or says why it does not start. Written for browsers that are too old for the client itself.

/** Whether this browser lacks WebAssembly, or the part of it that the module was built with. */
function isTooOld(error) {
  return typeof WebAssembly !== "object"
    || error instanceof WebAssembly.CompileError
    || error instanceof WebAssembly.LinkError
    || error instanceof SyntaxError;
}

/** Keeps the client on the device. On plain http, and where storage is off, it works without. */
function keep() {
  if ("serviceWorker" in navigator) {
    navigator.serviceWorker.register("sw.js").catch((error) => console.info(error));
  }
}

async function start() {
  const glue = await import("{{glue}}");
  // The preloaded module is found again only by the address that the page gave.
  await glue.default({ module_or_path: new URL("{{module}}", import.meta.url) });
  await glue.start();
}

start().then(
  () => {
    document.getElementById("porch").remove();
    keep();
  },
  (error) => {
    console.error(error);
    document.getElementById(isTooOld(error) ? "old" : "failed").hidden = false;
  },
);
