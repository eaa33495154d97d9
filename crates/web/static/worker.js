// The bots in a thread of their own: a request comes as text, the answer goes back as text.
import init, { think } from "{{glue}}";

const ready = init({ module_or_path: new URL("{{module}}", import.meta.url) });

onmessage = async ({ data }) => {
  try {
    await ready;
    postMessage(await think(data));
  } catch (error) {
    // The module is missing or broken beyond use. Whoever asked must not wait for ever.
    postMessage(JSON.stringify({ id: JSON.parse(data).id, thought: { error: String(error) } }));
  }
};
