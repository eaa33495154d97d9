// Makes every text longer, looks for those that no longer fit, and puts everything back.
const longer = arguments[0];
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const changed = [];
while (texts.nextNode()) {
  const node = texts.currentNode;
  const text = node.data.trim();
  if (text.length > 2 && !node.parentElement.closest("svg, script, .name, .sr")) {
    changed.push([node, node.data]);
    node.data += text.slice(0, Math.ceil(text.length * (longer - 1)));
  }
}
const path = (element) =>
  element.tagName.toLowerCase() + (element.className ? "." + String(element.className).trim().replace(/\s+/g, ".") : "");
const found = [];
for (const element of document.body.querySelectorAll("*")) {
  const style = getComputedStyle(element);
  const clips = (value) => value === "hidden" || value === "clip";
  if (element.closest("svg, .sr, .name") || style.clipPath !== "none" || element.clientWidth === 0) {
    continue;
  }
  const holds = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const wide = clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
  const high = clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
  if (holds && (wide || high)) {
    found.push({ what: "a text is cut", at: [path(element), element.textContent.trim().slice(0, 80)] });
  }
}
const page = document.documentElement;
if (page.scrollWidth > page.clientWidth + 1) {
  const outside = [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
    .map(path);
  found.push({ what: "the page is wider than its window", at: outside.slice(0, 8) });
}
for (const [node, data] of changed) {
  node.data = data;
}
return found;
