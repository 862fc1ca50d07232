// The selection, by clicks, the outline or keys; kept by identifier when the document changes.

import { applyViewport, canvasElement, scenes, viewport } from "./canvas.js";
import { call } from "./server.js";
import { changed, on, outlineViews, place, state } from "./state.js";
import { report } from "./status.js";

/**
 * Selects a view, or a scene if `key` is null, or nothing.
 * @param {string | null} scene
 * @param {number | null} key
 * @param {{reveals?: boolean}} options `reveals` moves the canvas to show the selection
 */
export function select(scene, key = null, options = {}) {
  if (scene === null) {
    state.selection = null;
    state.view = null;
    changed("selection");
    changed("view");
    return;
  }
  const view = outlineViews(scene).find((one) => one.key === key);
  const isSame = state.selection?.scene === scene && state.selection.key === key;
  state.selection = { scene, key, id: view?.id ?? null };
  if (options.reveals) {
    const drawn = scenes.get(scene);
    const frame = drawn?.canvasFrameOf(key) ?? drawn?.frame;
    if (frame && viewport.reveal(frame)) applyViewport();
  }
  if (!isSame) {
    state.view = null;
    changed("selection");
  }
  inspect();
}

let inspections = 0;

/** Requests the inspector's data for the selection. */
export async function inspect() {
  const selection = state.selection;
  const number = ++inspections;
  if (!selection || selection.key === null) {
    state.view = null;
    changed("view");
    return;
  }
  try {
    const view = await call("inspect", { ...place(selection.scene), view: selection.key });
    // Only the newest answer counts.
    if (number !== inspections) return;
    state.view = view;
    changed("view");
  } catch (error) {
    if (number === inspections) report(/** @type {Error} */ (error).message, "error");
  }
}

/**
 * Moves the selection in the tree: to the parent, the first child, the next or the previous sibling.
 * @param {"up" | "down" | "next" | "previous"} step
 */
export function walk(step) {
  const selection = state.selection;
  if (!selection) {
    const first = state.document?.scenes[0];
    if (first) select(first.id, null, { reveals: true });
    return;
  }
  const views = outlineViews(selection.scene);
  const index = views.findIndex((view) => view.key === selection.key);
  if (index < 0) {
    const all = state.document?.scenes ?? [];
    const at = all.findIndex((scene) => scene.id === selection.scene);
    if (step === "down" && views.length > 0) select(selection.scene, views[0].key, { reveals: true });
    const other = step === "next" ? all[at + 1] : step === "previous" ? all[at - 1] : undefined;
    if (other) select(other.id, null, { reveals: true });
    return;
  }
  const depth = views[index].depth;
  if (step === "down") {
    const child = views[index + 1];
    if (child && child.depth > depth) select(selection.scene, child.key, { reveals: true });
  } else if (step === "up") {
    const parent = views.slice(0, index).filter((view) => view.depth < depth).at(-1);
    select(selection.scene, parent ? parent.key : null, { reveals: true });
  } else {
    const direction = step === "next" ? 1 : -1;
    for (let other = index + direction; views[other] && views[other].depth >= depth; other += direction) {
      if (views[other].depth === depth) return select(selection.scene, views[other].key, { reveals: true });
    }
  }
}

/**
 * The place in a document that belongs to an element of the canvas.
 * @param {EventTarget | null} target
 */
export function hit(target) {
  if (!(target instanceof Element)) return null;
  const scene = /** @type {HTMLElement | null} */ (target.closest(".scene"))?.dataset.scene;
  if (scene === undefined) return null;
  const layer = /** @type {HTMLElement | null} */ (target.closest(".layer.is-own"));
  return { scene, key: layer ? Number(layer.dataset.key) : null };
}

/**
 * The outermost view under the pointer inside the selection: a double click goes a level deeper.
 * @param {{scene: string, key: number | null}} under
 */
function deeper(under) {
  const chain = [];
  for (let layer = scenes.get(under.scene)?.layers.get(under.key ?? -1); layer; layer = layer.parent ?? undefined) {
    if (layer.data.isOwn) chain.unshift(layer.data.key);
  }
  const index = chain.indexOf(state.selection?.key ?? -1);
  return chain[index + 1] ?? chain.at(-1) ?? null;
}

let pressed = { x: 0, y: 0 };
canvasElement.addEventListener("pointerdown", (event) => (pressed = { x: event.clientX, y: event.clientY }));
canvasElement.addEventListener("click", (event) => {
  if (event.button !== 0 || canvasElement.classList.contains("pans")) return;
  // A drag's end is not a click.
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 4) return;
  if (event.target instanceof Element && event.target.closest(".handle, .canvas-tools")) return;
  const under = hit(event.target);
  if (!under) select(null);
  else if (event.target instanceof Element && event.target.closest(".scene-title")) select(under.scene, null);
  else select(under.scene, under.key);
});
canvasElement.addEventListener("dblclick", (event) => {
  const under = hit(event.target);
  if (!under || (event.target instanceof Element && event.target.closest(".handle"))) return;
  if (event.target instanceof Element && event.target.closest(".scene-title")) return;
  select(under.scene, deeper(under));
});

/** Restores the selection after the outline changes, by identifier, or by key if it has none. */
export function restoreSelection() {
  const selection = state.selection;
  if (!selection) return;
  if (!state.document?.scenes.some((scene) => scene.id === selection.scene)) return select(null);
  if (selection.key === null) return;
  const views = outlineViews(selection.scene);
  const view = views.find((one) => one.id === selection.id && one.id) ?? views.find((one) => one.key === selection.key);
  if (!view) return select(selection.scene, null);
  state.selection = { scene: selection.scene, key: view.key, id: view.id };
  changed("selection");
  inspect();
}

on("environment resized", () => {
  if (state.selection) inspect();
});
