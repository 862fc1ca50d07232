// Overlays in the window's pixels: outlines, margins and distances of views.

import { canvasElement, scenes, viewport } from "./canvas.js";
import { distances } from "./geometry.js";
import { on, state } from "./state.js";
import { points, svg } from "./elements.js";

/** @typedef {import("./geometry.js").Rect} Rect */

const overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
canvasElement.append(overlay);

/** @type {{scene: string, keys: number[], constraint?: string} | null} */
let lit = null;
let measures = false;

/**
 * Highlights views in a scene: a constraint's two views, or a trace's chain.
 * @param {string | null} scene
 * @param {number[]} [keys]
 * @param {string} [constraint] a constraint whose marks are highlighted as well
 */
export function light(scene, keys = [], constraint) {
  lit = scene === null ? null : { scene, keys, constraint };
  for (const mark of document.querySelectorAll(".mark.is-lit")) mark.classList.remove("is-lit");
  if (lit && constraint) {
    const marks = scenes.get(lit.scene)?.marksLayer.querySelectorAll(`[data-constraint="${CSS.escape(constraint)}"]`) ?? [];
    for (const mark of marks) mark.classList.add("is-lit");
  }
  scheduleDrawing();
}

/**
 * Shows distances from the selection to the hovered view while the alt key is held.
 * @param {boolean} isOn
 */
export function measure(isOn) {
  if (measures === isOn) return;
  measures = isOn;
  scheduleDrawing();
}

let isScheduled = false;
function scheduleDrawing() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    draw();
  });
}

function draw() {
  /** @type {Element[]} */
  const shapes = [];
  // In the exploded view, outlines are drawn at the layers themselves.
  markExploded();
  if (!state.isExploded) {
    const { selection, hover } = state;
    const selected = selection && frameInWindow(selection.scene, selection.key);
    const hovered = hover && frameInWindow(hover.scene, hover.key);
    if (lit) {
      for (const [index, key] of lit.keys.entries()) {
        const frame = frameInWindow(lit.scene, key);
        if (frame) shapes.push(box(frame, index === 0 ? "lit first" : "lit"));
      }
    }
    if (selection && selected) {
      if (state.view && state.view.key === selection.key) shapes.push(...margins(selected, state.view.margins));
      shapes.push(box(selected, "selected"));
    }
    const isOther = hover && (hover.scene !== selection?.scene || hover.key !== selection?.key);
    if (hover && hovered && isOther) {
      shapes.push(box(hovered, "hovered"));
      if (measures && selection && selected && selection.scene === hover.scene) shapes.push(...distanceLines(selection.scene, selection.key, hover.key));
      else if (hover.key !== null) shapes.push(...distanceLines(hover.scene, hover.key, parentKey(hover.scene, hover.key)));
      if (hover.key !== null) shapes.push(tag(hover, hovered));
    } else if (selection && selected && hover && selection.key !== null) {
      shapes.push(...distanceLines(selection.scene, selection.key, parentKey(selection.scene, selection.key)));
    }
  }
  overlay.replaceChildren(...shapes);
}

/**
 * @param {string} scene
 * @param {number | null} key
 * @returns {Rect | null}
 */
function frameInWindow(scene, key) {
  const drawn = scenes.get(scene);
  const frame = drawn && (key === null ? drawn.frame : drawn.canvasFrameOf(key));
  return frame ? viewport.toWindow(frame) : null;
}

/**
 * @param {string} scene
 * @param {number} key
 */
function parentKey(scene, key) {
  let layer = scenes.get(scene)?.layers.get(key)?.parent;
  while (layer && !layer.data.isOwn) layer = layer.parent;
  return layer ? layer.data.key : null;
}

/**
 * @param {Rect} frame
 * @param {string} kind
 */
function box([x, y, width, height], kind) {
  return svg("rect", { class: kind, x: Math.round(x) + 0.5, y: Math.round(y) + 0.5, width: Math.max(Math.round(width) - 1, 1), height: Math.max(Math.round(height) - 1, 1) });
}

/**
 * A view's margins as a tint.
 * @param {Rect} frame
 * @param {number[] | undefined} insets top, left, bottom, right in points
 */
function margins([x, y, width, height], insets) {
  if (!insets?.some((inset) => inset > 0)) return [];
  const [top, left, bottom, right] = insets.map((inset) => Math.max(0, inset * viewport.zoom));
  if (left + right >= width || top + bottom >= height) return [];
  return [svg("path", {
    class: "margins", "fill-rule": "evenodd",
    d: `M${x} ${y}h${width}v${height}h${-width}ZM${x + left} ${y + top}h${width - left - right}v${height - top - bottom}h${-(width - left - right)}Z`,
  })];
}

/**
 * @param {string} scene
 * @param {number | null} key
 * @param {number | null} other
 */
function distanceLines(scene, key, other) {
  const drawn = scenes.get(scene);
  const frames = [key, other].map((one) => (one === null ? drawn && [0, 0, ...drawn.size] : drawn?.frameOf(one)));
  if (!drawn || !frames[0] || !frames[1]) return [];
  return distances(/** @type {Rect} */ (frames[0]), /** @type {Rect} */ (frames[1])).flatMap(({ from, to, length }) => {
    const [x1, y1] = viewport.toWindow([from[0] + drawn.frame[0], from[1] + drawn.frame[1], 0, 0]);
    const [x2, y2] = viewport.toWindow([to[0] + drawn.frame[0], to[1] + drawn.frame[1], 0, 0]);
    const text = points(length);
    const width = text.length * 6.5 + 8;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return [
      svg("path", { class: "distance", d: `M${x1} ${y1}L${x2} ${y2}` }),
      svg("rect", { class: "distance-label", x: x - width / 2, y: y - 8, width, height: 16, rx: 3 }),
      svg("text", { class: "distance-text", x, y: y + 4, "text-anchor": "middle", text }),
    ];
  });
}

/**
 * The class, name and size of the hovered view.
 * @param {{scene: string, key: number | null}} hover
 * @param {Rect} frame
 */
function tag(hover, [x, y, , height]) {
  const data = hover.key === null ? undefined : scenes.get(hover.scene)?.layers.get(hover.key)?.data;
  if (!data) return svg("g");
  const name = data.name && data.name !== data.class ? `  ${data.name.slice(0, 40)}` : "";
  const text = `${data.class}${name}  ${points(data.frame[2])} × ${points(data.frame[3])}`;
  const width = text.length * 6.3 + 14;
  const left = Math.max(4, Math.min(x, viewport.width - width - 4));
  const top = y > 26 ? y - 24 : Math.min(y + height + 4, viewport.height - 24);
  return svg("g", { class: "tag" },
    svg("rect", { x: left, y: top, width, height: 20, rx: 4 }),
    svg("text", { x: left + 7, y: top + 14, "xml:space": "preserve", text }));
}

function markExploded() {
  for (const marked of document.querySelectorAll(".layer.is-selected, .layer.is-hovered, .layer.is-lit")) marked.classList.remove("is-selected", "is-hovered", "is-lit");
  if (!state.isExploded) return;
  const mark = (/** @type {string} */ scene, /** @type {number | null} */ key, /** @type {string} */ name) => {
    if (key !== null) scenes.get(scene)?.layers.get(key)?.element.classList.add(name);
  };
  if (state.selection) mark(state.selection.scene, state.selection.key, "is-selected");
  if (state.hover) mark(state.hover.scene, state.hover.key, "is-hovered");
  for (const key of lit?.keys ?? []) mark(lit?.scene ?? "", key, "is-lit");
}

on("viewport selection hover view picture exploded canvas document", scheduleDrawing);
on("document", () => (lit = null));
