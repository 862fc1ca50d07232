// The layers of a scene in space, one above the other, as in Xcode's view debugger.

import { scenes } from "./canvas.js";
import { byId, make } from "./dom.js";
import { makeLayer } from "./layer.js";
import { current, observe, say, set } from "./state.js";

const stage = byId("explode");
let turn = { x: -18, y: 32 };
let spacing = 24;
let range = [0, 100];
let shown = "";

/** Whether layers stand in space. */
export function isExploded() { return !stage.hidden; }

/** Puts the layers into space, or back. */
export function toggleExplode() {
  if (isExploded()) {
    stage.hidden = true;
    stage.replaceChildren();
    set({ exploded: false });
    byId("canvas").focus();
    return;
  }
  const id = current.selection?.scene ?? current.canvas?.scenes.find(scene => scenes.get(scene.id)?.isLoaded)?.id;
  if (!id || !scenes.get(id)?.isLoaded) return say("Select a scene first");
  stage.hidden = false;
  build(id);
  set({ exploded: true });
}

/** How many layers lie below each one. @param {import("./scene.js").SceneView} scene */
function depths(scene) {
  const depth = new Map();
  for (const layer of scene.layers.values()) depth.set(layer.key, layer.parent === undefined ? 0 : (depth.get(layer.parent) ?? 0) + 1);
  return depth;
}

/** @param {string} id */
function build(id) {
  const scene = scenes.get(id);
  if (!scene) return;
  shown = id;
  const depth = depths(scene);
  const most = Math.max(1, ...depth.values());
  const [, , width, height] = scene.frame;
  const solid = make("div", { class: "solid" });
  solid.style.width = `${width}px`;
  solid.style.height = `${height}px`;
  for (const layer of scene.layers.values()) {
    const [x, y, w, h] = scene.frameOf(layer.key);
    // In space every layer stands by itself: what cuts or fades others would flatten them.
    const element = makeLayer({ ...layer, frame: [x, y, w, h], clip: null });
    element.classList.add("slice");
    element.dataset.depth = String(depth.get(layer.key));
    element.append(...element.querySelectorAll(":scope > svg"));
    solid.append(element);
  }
  const slider = (title, value, min, max, change) => {
    const input = /** @type {HTMLInputElement} */ (make("input", { type: "range", min, max, "aria-label": title }));
    input.value = String(value);
    input.addEventListener("input", () => { change(Number(input.value)); place(solid, most); });
    return make("label", {}, title, input);
  };
  stage.replaceChildren(
    make("div", { class: "space" }, solid),
    make("div", { class: "controls" },
      slider("Spacing", spacing, 0, 120, value => { spacing = value; }),
      slider("From", range[0], 0, 100, value => { range[0] = value; }),
      slider("To", range[1], 0, 100, value => { range[1] = value; }),
      make("button", { onclick: () => { turn = { x: 0, y: 0 }; place(solid, most); } }, "Front"),
      make("button", { onclick: toggleExplode }, "Done")));
  const box = stage.getBoundingClientRect();
  solid.style.setProperty("--fit", String(Math.min(1.4, (box.height * 0.7) / height, (box.width * 0.6) / width)));
  place(solid, most);
  mark();
}

/** @param {HTMLElement} solid @param {number} most */
function place(solid, most) {
  solid.style.transform = `scale(var(--fit)) rotateX(${turn.x}deg) rotateY(${turn.y}deg)`;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (solid.querySelectorAll(".slice"))) {
    const depth = Number(element.dataset.depth);
    const part = (depth / most) * 100;
    element.hidden = part < Math.min(...range) - 0.01 || part > Math.max(...range) + 0.01;
    element.style.setProperty("--depth", `${(depth - most / 2) * spacing}px`);
  }
}

/** Marks the layer of what is selected. */
function mark() {
  if (!isExploded()) return;
  for (const element of stage.querySelectorAll(".slice")) {
    element.classList.toggle("chosen", element instanceof HTMLElement && Number(element.dataset.key) === current.selection?.key);
  }
}

stage.addEventListener("pointerdown", event => {
  event.stopPropagation();
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest(".controls")) return;
  const slice = target.closest(".slice.own");
  const solid = /** @type {HTMLElement|null} */ (stage.querySelector(".solid"));
  if (!solid) return;
  const start = { ...turn, left: event.clientX, top: event.clientY };
  const most = Math.max(1, ...[...solid.querySelectorAll(".slice")].map(each => Number(/** @type {HTMLElement} */ (each).dataset.depth)));
  let hasMoved = false;
  stage.setPointerCapture(event.pointerId);
  const move = now => {
    hasMoved ||= Math.hypot(now.clientX - start.left, now.clientY - start.top) > 4;
    turn = { y: start.y + (now.clientX - start.left) * 0.4, x: start.x - (now.clientY - start.top) * 0.4 };
    place(solid, most);
  };
  stage.addEventListener("pointermove", move);
  stage.addEventListener("pointerup", () => {
    stage.removeEventListener("pointermove", move);
    if (!hasMoved && slice instanceof HTMLElement) set({ selection: { scene: shown, key: Number(slice.dataset.key) } });
  }, { once: true });
});
stage.addEventListener("wheel", event => event.stopPropagation());
stage.addEventListener("keydown", event => { if (event.key === "Escape") toggleExplode(); });
observe(["selection"], () => {
  if (!isExploded()) return;
  if (current.selection && current.selection.scene !== shown && scenes.get(current.selection.scene)?.isLoaded) build(current.selection.scene);
  mark();
});
observe(["loaded"], () => { if (isExploded() && current.loaded === shown) build(shown); });
