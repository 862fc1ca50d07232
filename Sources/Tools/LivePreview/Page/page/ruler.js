// A ruler over the canvas: the widths at which the selected scene has findings. A click jumps to a width.

import { scenes } from "./canvas.js";
import { resizeScene } from "./drag.js";
import { element } from "./elements.js";
import { call } from "./server.js";
import { changed, on, place, state } from "./state.js";
import { report } from "./status.js";

/** @typedef {{rule: string, severity: string, message: string, widths: [number, number][]}} Range */
/** @typedef {{from: number, to: number, height: number, findings: Range[]}} Sizes */

const track = element("div", { class: "track" });
const marker = element("div", { class: "marker", hidden: true });
const ruler = element("div", { id: "ruler", role: "group", "aria-label": "Widths with findings", hidden: true }, track);
document.querySelector("main")?.prepend(ruler);

/** @type {Sizes | null} */
let shown = null;
let calls = 0;

function scene() {
  const id = state.selection?.scene ?? state.document?.scenes[0]?.id;
  return id === undefined ? undefined : scenes.get(id);
}

export function toggleRuler() {
  ruler.hidden = !ruler.hidden;
  document.body.classList.toggle("has-ruler", !ruler.hidden);
  load();
}

async function load() {
  const current = scene();
  if (ruler.hidden || !current || !state.document) return;
  const number = ++calls;
  try {
    const answer = await call("sizes", { ...place(current.id), size: current.size });
    if (number !== calls) return;
    shown = answer;
    draw();
  } catch (error) {
    report(/** @type {Error} */ (error).message, "error");
  }
}

/** @param {number} width */
function percent(width) {
  if (!shown) return 0;
  return 100 * Math.min(1, Math.max(0, (width - shown.from) / (shown.to - shown.from)));
}

function draw() {
  if (!shown) return;
  const { from, to, findings } = shown;
  const stops = new Set([from, to]);
  const bars = findings.flatMap((finding) => finding.widths.map(([first, last]) => {
    if (first > from) stops.add(first);
    if (last < to) stops.add(last + 1);
    const bar = element("div", { class: `range ${finding.severity}`, title: `${first}–${last}: ${finding.message}` });
    bar.style.left = `${percent(first)}%`;
    bar.style.width = `${Math.max(0.2, percent(last + 1) - percent(first))}%`;
    return bar;
  }));
  let free = -Infinity;
  const buttons = [...stops].sort((a, b) => a - b).map((width) => {
    const button = element("button", { type: "button", class: "stop", text: String(width), title: `Lay out at a width of ${width}`, onclick: () => jump(width) });
    button.style.left = `${percent(width)}%`;
    // Numbers that have no room are shown on focus only.
    const isCrowded = percent(width) - free < 4 && width !== to;
    button.classList.toggle("is-crowded", isCrowded);
    if (!isCrowded) free = percent(width);
    return button;
  });
  track.replaceChildren(...bars, ...buttons, marker);
  placeMarker();
}

function placeMarker() {
  const current = scene();
  marker.hidden = !current || !shown;
  if (!current) return;
  marker.style.left = `${percent(current.size[0])}%`;
  marker.title = `${Math.round(current.size[0])} points`;
}

/** @param {number} width */
async function jump(width) {
  const current = scene();
  if (!current?.hasPicture) return;
  await resizeScene(current, [width, current.size[1]]);
  changed("resized", current);
  report(`${current.entry.title}: ${width} × ${Math.round(current.size[1])}`);
}

track.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (!shown || event.target instanceof HTMLButtonElement) return;
  const box = track.getBoundingClientRect();
  jump(Math.round(shown.from + (shown.to - shown.from) * (event.clientX - box.left) / box.width));
});

on("picture", (changedScene) => {
  if (!ruler.hidden && changedScene === scene()) placeMarker();
});
on("resized", (changedScene) => {
  // Other heights have other ranges.
  if (changedScene === scene() && Math.round(changedScene.size[1]) !== shown?.height) load();
});
on("document environment selection", () => load());
