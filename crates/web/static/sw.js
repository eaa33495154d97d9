// Keeps one build of the client on the device, so that it starts without a network.
//
// The page names every other file by the hash of its content, so glue and module are always of one build, whichever
// build the page is of. This worker never reloads a page, and never takes over from an older one: it waits until the
// last page of the older build is closed, and throws the older files away only then.

const BUILD = "{{build}}";
const CACHE = "kvold-" + BUILD;
const FILES = {{files}};

/** The one page there is; where one is on it stands after the `#`. */
const PAGE = new URL("./", self.location).href;
const KEPT = new Set(FILES.map((file) => new URL(file, self.location).href));

/** For so many milliseconds a page may wait for a network that is there but does not answer. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET") {
    return;
  }
  if (request.mode === "navigate" && address === PAGE) {
    event.respondWith(page(request));
  } else if (KEPT.has(address)) {
    event.respondWith(file(request));
  }
});

async function keep() {
  const page = await fetch(PAGE, { cache: "reload" });
  // Between this file and the page a newer build may have come; its own worker will keep it.
  if (!page.ok || !(await page.clone().text()).includes(BUILD)) {
    throw new Error("the page is not of build " + BUILD);
  }
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put(PAGE, page);
}

/** Runs when no page of an older build is open any more. */
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("kvold-") && name !== CACHE) {
      await caches.delete(name);
    }
  }
  await self.clients.claim();
}

/** The newest page there is: from the network, or, if that is away, the one kept here. */
async function page(request) {
  let impatient;
  const waited = new Promise((_, reject) => {
    impatient = setTimeout(() => reject(new Error("the network does not answer")), PATIENCE);
  });
  try {
    const answer = await Promise.race([fetch(request), waited]);
    if (answer.status < 500) {
      return answer;
    }
  } catch (error) {
    console.info(error);
  } finally {
    clearTimeout(impatient);
  }
  const cache = await caches.open(CACHE);
  return await cache.match(PAGE) || fetch(request);
}

/** A file named by its content is the same wherever it comes from. */
async function file(request) {
  return await caches.match(request, { ignoreSearch: true, ignoreVary: true }) || fetch(request);
}
