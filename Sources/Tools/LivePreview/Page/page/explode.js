// An exploded view: each depth of the tree is a plane; front and back can be clipped.

import { applyViewport, canvasElement, refreshScenes, scenes } from "./canvas.js";
import { changed, on, state } from "./state.js";
import { element } from "./elements.js";

let turn = { x: -12, y: 28 };
let spacing = 30;
let range = [0, 0];
let deepest = 0;

const spacingInput = element("input", { type: "range", min: 0, max: 120, value: spacing, "aria-label": "Spacing of layers", title: "Spacing" });
const backInput = element("input", { type: "range", min: 0, max: 20, value: 0, "aria-label": "Backmost layer", title: "Hide layers at the back" });
const frontInput = element("input", { type: "range", min: 0, max: 20, value: 20, "aria-label": "Frontmost layer", title: "Hide layers at the front" });
const tools = element("div", { class: "canvas-tools", role: "group", "aria-label": "Layers", hidden: true },
  element("label", { text: "Spacing" }, spacingInput), element("label", { text: "Back" }, backInput), element("label", { text: "Front" }, frontInput));
canvasElement.append(tools);

spacingInput.addEventListener("input", () => {
  spacing = Number(spacingInput.value);
  spread();
});
for (const input of [backInput, frontInput]) {
  input.addEventListener("input", () => {
    range = [Number(backInput.value), Number(frontInput.value)];
    spread();
  });
}

/** Toggles the exploded view. */
export function toggleExploded() {
  state.isExploded = !state.isExploded;
  tools.hidden = !state.isExploded;
  canvasElement.classList.toggle("is-exploded", state.isExploded);
  if (state.isExploded) {
    measureDepth();
    range = [0, deepest];
    backInput.value = "0";
    frontInput.value = String(deepest);
    spread();
  } else {
    for (const scene of scenes.values()) {
      scene.body.style.transform = "";
      for (const layer of scene.layers.values()) {
        layer.putBack();
        layer.element.classList.remove("is-cut");
      }
    }
    refreshScenes([]);
  }
  changed("exploded");
  applyViewport();
}

function measureDepth() {
  deepest = 0;
  for (const scene of scenes.values()) for (const layer of scene.layers.values()) deepest = Math.max(deepest, layer.depth);
  backInput.max = frontInput.max = String(deepest);
}

/** @param {Iterable<import("./scene.js").Scene>} only */
function spread(only = scenes.values()) {
  for (const scene of only) {
    scene.body.style.transform = `perspective(2400px) rotateX(${turn.x}deg) rotateY(${turn.y}deg) translateZ(${(-deepest * spacing) / 2}px)`;
    for (const layer of scene.layers.values()) {
      const { matrix, opacity } = layer.data;
      const flat = matrix ? `matrix(${matrix.join(",")},0,0) ` : "";
      layer.element.style.transform = `${flat}translateZ(${layer.depth === 0 ? 0 : spacing}px)`;
      // Opacity would flatten the contents; the drawings fade instead.
      layer.element.style.opacity = "";
      layer.fade(opacity ?? 1);
      layer.element.classList.toggle("is-cut", layer.depth < range[0] || layer.depth > range[1]);
    }
  }
}

/**
 * Rotates all scenes, in degrees.
 * @param {number} x
 * @param {number} y
 */
export function turnBy(x, y) {
  turn = { x: Math.max(-80, Math.min(80, turn.x + x)), y: Math.max(-80, Math.min(80, turn.y + y)) };
  for (const scene of scenes.values()) {
    scene.body.style.transform = `perspective(2400px) rotateX(${turn.x}deg) rotateY(${turn.y}deg) translateZ(${(-deepest * spacing) / 2}px)`;
  }
}

canvasElement.addEventListener("pointerdown", (event) => {
  if (!state.isExploded || event.button !== 0 || canvasElement.classList.contains("pans")) return;
  if (event.target instanceof Element && event.target.closest(".canvas-tools, .handle")) return;
  let last = { x: event.clientX, y: event.clientY };
  const move = (/** @type {PointerEvent} */ next) => {
    turnBy(-(next.clientY - last.y) * 0.4, (next.clientX - last.x) * 0.4);
    last = { x: next.clientX, y: next.clientY };
  };
  canvasElement.addEventListener("pointermove", move);
  addEventListener("pointerup", () => canvasElement.removeEventListener("pointermove", move), { once: true });
});

on("picture", (scene) => {
  if (!state.isExploded) return;
  const before = deepest;
  measureDepth();
  if (range[1] === before && deepest > before) {
    range[1] = deepest;
    frontInput.value = String(deepest);
  }
  spread([scene]);
});
