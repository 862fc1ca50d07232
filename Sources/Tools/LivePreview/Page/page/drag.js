// Dragging a scene's edge shows the server's answers, the newest size first.

import { canvasElement, refreshScenes, scenes, viewport } from "./canvas.js";
import { coalesced } from "./coalescing.js";
import { snapped } from "./geometry.js";
import { ServerError, call } from "./server.js";
import { changed, place, state } from "./state.js";
import { element, points } from "./elements.js";
import { report } from "./status.js";

/** @typedef {import("./scene.js").Scene} Scene */

const badge = element("output", { class: "size-badge", hidden: true });
canvasElement.append(badge);

const smallest = 40;

/** @type {(request: {scene: Scene, size: [number, number]}) => Promise<void>} */
const resize = coalesced(async ({ scene, size }) => {
  state.sizes.set(scene.id, size);
  let answer;
  try {
    answer = await call("resize", { ...place(scene.id), show: state.show, base: scene.step });
  } catch (error) {
    // The server has dropped that step, or the document changed: start from a whole picture.
    if (!(error instanceof ServerError) || error.status !== 409) throw error;
    answer = await call("scene", { ...place(scene.id), show: state.show });
  }
  // Immediately: the work is done before the next frame begins.
  if (scenes.get(scene.id) !== scene) return;
  performance.mark("resize-apply");
  if (answer.background === undefined) scene.applyChange(answer);
  else scene.setPicture(answer);
  performance.measure("resize", "resize-apply");
  performance.clearMarks("resize-apply");
  changed("picture", scene);
}, (error) => report(/** @type {Error} */ (error).message, "error"));

/**
 * Lays a scene out at a size in points.
 * @param {Scene} scene
 * @param {[number, number]} size
 */
export function resizeScene(scene, size) {
  return resize({ scene, size: [Math.max(smallest, Math.round(size[0])), Math.max(smallest, Math.round(size[1]))] });
}

/**
 * Restores the size on the canvas.
 * @param {Scene} scene
 */
export function restoreSize(scene) {
  state.sizes.delete(scene.id);
  refreshScenes([scene.id]);
}

canvasElement.addEventListener("pointerdown", (event) => {
  const handle = event.target instanceof HTMLElement ? event.target.closest(".handle") : null;
  if (!(handle instanceof HTMLElement) || event.button !== 0) return;
  const id = /** @type {HTMLElement} */ (handle.closest(".scene")).dataset.scene ?? "";
  const scene = scenes.get(id);
  if (!scene?.hasPicture) return;
  event.preventDefault();
  event.stopPropagation();
  handle.setPointerCapture(event.pointerId);
  scene.element.classList.add("is-resizing");
  const start = { x: event.clientX, y: event.clientY, size: [...scene.size] };
  const edge = handle.dataset.edge;

  const move = (/** @type {PointerEvent} */ next) => {
    let [width, height] = start.size;
    if (edge !== "bottom") width += (next.clientX - start.x) / viewport.zoom;
    if (edge !== "right") height += (next.clientY - start.y) / viewport.zoom;
    const slack = 6 / viewport.zoom;
    const devices = deviceSizes();
    const nearWidth = edge === "bottom" ? null : snapped(width, devices.map((device) => device.size[0]), slack);
    const nearHeight = edge === "right" ? null : snapped(height, devices.map((device) => device.size[1]), slack);
    /** @type {[number, number]} */
    const size = [Math.max(smallest, Math.round(nearWidth ?? width)), Math.max(smallest, Math.round(nearHeight ?? height))];
    const hint = devices.find((device) => (nearWidth === null || device.size[0] === nearWidth) && (nearHeight === null || device.size[1] === nearHeight));
    const hasHint = nearWidth !== null || nearHeight !== null;
    showBadge(scene, size, hasHint && hint ? hint.name : "");
    resize({ scene, size });
  };
  const end = () => {
    handle.removeEventListener("pointermove", move);
    scene.element.classList.remove("is-resizing");
    badge.hidden = true;
    changed("resized", scene);
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("lostpointercapture", end, { once: true });
});

canvasElement.addEventListener("dblclick", (event) => {
  const handle = event.target instanceof Element ? event.target.closest(".handle") : null;
  const scene = handle && scenes.get(/** @type {HTMLElement} */ (handle.closest(".scene")).dataset.scene ?? "");
  if (scene) restoreSize(scene);
});

/**
 * The sizes of all devices in both orientations.
 * @returns {{name: string, size: [number, number]}[]}
 */
function deviceSizes() {
  return (state.axes.find(({ name }) => name === "device")?.choices ?? []).flatMap((/** @type {any} */ device) => [
    { name: device.name, size: device.size },
    { name: `${device.name}, landscape`, size: [device.size[1], device.size[0]] },
  ]);
}

/**
 * @param {Scene} scene
 * @param {[number, number]} size
 * @param {string} hint
 */
function showBadge(scene, size, hint) {
  badge.hidden = false;
  badge.textContent = `${points(size[0])} × ${points(size[1])}${hint ? `  ${hint}` : ""}`;
  const [x, y] = viewport.toWindow([scene.frame[0] + size[0], scene.frame[1] + size[1], 0, 0]);
  badge.style.left = `${Math.min(x + 12, viewport.width - 180)}px`;
  badge.style.top = `${Math.min(y + 12, viewport.height - 40)}px`;
}

/**
 * Changes the size of the selected scene by keys.
 * @param {number} width
 * @param {number} height
 */
export function nudgeSize(width, height) {
  const scene = state.selection && scenes.get(state.selection.scene);
  if (!scene?.hasPicture) return;
  const [nowWidth, nowHeight] = state.sizes.get(scene.id) ?? scene.size;
  resizeScene(scene, [nowWidth + width, nowHeight + height]).then(() => changed("resized", scene));
  report(`${scene.entry.title}: ${nowWidth + width} × ${nowHeight + height}`);
}

