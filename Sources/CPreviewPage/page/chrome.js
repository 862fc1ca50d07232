// What is drawn over the canvas: selection, hover, distances, margins, the views that a reason names.

import { byId, draw, points } from "./dom.js";
import { onChange, scenes, view } from "./canvas.js";
import { current, observe } from "./state.js";
import { distances } from "./viewport.js";

const chrome = /** @type {SVGElement} */ (/** @type {unknown} */ (byId("chrome")));
const canvas = byId("canvas");

/** Views that are lit: of a constraint or a reason that the pointer is on. @type {{scene: string, keys: number[]}|null} */
let lit = null;
let isAltDown = false;

/** Lights views. @param {{scene: string, keys: number[]}|null} views */
export function light(views) {
  lit = views;
  update();
}

/**
 * The frame of a view in pixels of the window.
 * @param {string} id @param {number|null} key
 * @returns {[number, number, number, number]|null}
 */
function frame(id, key) {
  const element = scenes.get(id)?.elementOf(key);
  if (!element?.isConnected) return null;
  const [box, around] = [element.getBoundingClientRect(), canvas.getBoundingClientRect()];
  return [box.left - around.left, box.top - around.top, box.width, box.height];
}

/** @param {[number, number, number, number]} box @param {string} name */
const outline = ([x, y, width, height], name) => draw("rect", { class: name, x, y, width, height });

/** A word on a plate. @param {string} text @param {number} x @param {number} y @param {string} name */
function plate(text, x, y, name) {
  const width = text.length * 6.6 + 10;
  return draw("g", { class: `plate ${name}` },
    draw("rect", { x: x - width / 2, y: y - 9, width, height: 18, rx: 4 }),
    draw("text", { x, y, dy: "0.35em" }, text));
}

/** Distances between two frames. @param {[number, number, number, number]} a @param {[number, number, number, number]} b */
function measured(a, b) {
  return distances(a, b).map(line => {
    const [x, y] = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
    return draw("g", {},
      draw("path", { class: "distance", d: `M${line.from.join(" ")}L${line.to.join(" ")}` }),
      plate(points(Math.round((line.length / view.zoom) * 2) / 2), x, y, "distance"));
  });
}

/** Draws everything anew. */
function paint() {
  const parts = [];
  const { selection, hover } = current;
  for (const key of lit?.keys ?? []) {
    const box = frame(lit?.scene ?? "", key);
    if (box) parts.push(outline(box, "lit"));
  }
  const selected = selection && frame(selection.scene, selection.key);
  const hovered = hover && frame(hover.scene, hover.key);
  if (hovered && hover) {
    const scene = scenes.get(hover.scene);
    const layer = scene?.layers.get(hover.key);
    parts.push(outline(hovered, "hover"));
    const isOther = selection && (selection.scene !== hover.scene || selection.key !== hover.key);
    if (isAltDown && selected && isOther) parts.push(...measured(selected, hovered));
    else if (scene && layer) {
      const parent = scene.own(layer.parent);
      const around = parent && frame(hover.scene, parent.key);
      if (around) parts.push(...measured(hovered, around));
    }
    if (layer) {
      const text = `${layer.class}${layer.name && layer.name !== layer.class ? ` “${layer.name}”` : ""}  ${points(layer.frame[2])} × ${points(layer.frame[3])}`;
      const below = hovered[1] + hovered[3] + 16;
      parts.push(plate(text, hovered[0] + hovered[2] / 2, below < canvas.clientHeight - 12 ? below : hovered[1] - 14, "name"));
    }
  }
  if (selected) parts.push(outline(selected, "selected"));
  chrome.replaceChildren(...parts);
}

let waiting = 0;

/** Draws anew with the next picture of the screen. */
export function update() {
  if (!waiting) waiting = requestAnimationFrame(() => { waiting = 0; paint(); });
}

onChange(update);
observe(["selection", "hover", "loaded"], update);
addEventListener("keydown", event => { if (event.key === "Alt") { isAltDown = true; event.preventDefault(); update(); } });
addEventListener("keyup", event => { if (event.key === "Alt") { isAltDown = false; update(); } });
addEventListener("blur", () => { isAltDown = false; });
