// Panning and zooming by wheel, pinch, dragging and keys.

import { applyViewport, canvasElement, scenes, viewport } from "./canvas.js";
import { union } from "./geometry.js";
import { on, state } from "./state.js";
import { showZoom } from "./status.js";

/** @type {Map<number, {x: number, y: number}>} fingers and the button that drags, by pointer */
const held = new Map();
let isSpaceHeld = false;

canvasElement.addEventListener("wheel", (event) => {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const bounds = canvasElement.getBoundingClientRect();
  if (event.ctrlKey || event.metaKey) {
    // Browsers report a pinch as a wheel event with ctrl, in small steps; a notched wheel's are
    // large.
    const step = Math.max(-60, Math.min(60, event.deltaY * unit));
    viewport.zoomBy(Math.exp(-step * 0.008), event.clientX - bounds.left, event.clientY - bounds.top);
  } else {
    const isSideways = event.shiftKey && event.deltaX === 0;
    viewport.x -= (isSideways ? event.deltaY : event.deltaX) * unit;
    viewport.y -= (isSideways ? 0 : event.deltaY) * unit;
  }
  applyViewport();
}, { passive: false });

canvasElement.addEventListener("pointerdown", (event) => {
  const pans = event.button === 1 || (event.button === 0 && isSpaceHeld) || event.pointerType === "touch";
  if (!pans || event.target instanceof Element && event.target.closest(".handle, .canvas-tools")) return;
  if (event.pointerType !== "touch") event.preventDefault();
  held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (event.pointerType !== "touch" || held.size > 1) canvasElement.setPointerCapture(event.pointerId);
  canvasElement.classList.add("is-panning");
});

canvasElement.addEventListener("pointermove", (event) => {
  const last = held.get(event.pointerId);
  if (!last) return;
  const others = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
  const [x, y] = [event.clientX, event.clientY];
  if (others.length > 0) {
    const [other] = others;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const bounds = canvasElement.getBoundingClientRect();
    viewport.zoomBy(Math.hypot(x - other.x, y - other.y) / Math.max(before, 1), (x + other.x) / 2 - bounds.left, (y + other.y) / 2 - bounds.top);
  }
  viewport.x += (x - last.x) / held.size;
  viewport.y += (y - last.y) / held.size;
  held.set(event.pointerId, { x, y });
  applyViewport();
});

for (const end of ["pointerup", "pointercancel"]) {
  canvasElement.addEventListener(end, (event) => {
    held.delete(/** @type {PointerEvent} */ (event).pointerId);
    if (held.size === 0) canvasElement.classList.remove("is-panning");
  });
}

/**
 * Updates whether the space bar is held, which makes dragging pan.
 * @param {boolean} isHeld
 */
export function holdSpace(isHeld) {
  isSpaceHeld = isHeld;
  canvasElement.classList.toggle("pans", isHeld);
}

/** @param {1 | -1} direction */
export function zoomStep(direction) {
  viewport.step(direction);
  applyViewport();
}

/** Zooms to actual size about the middle. */
export function zoomToActualSize() {
  viewport.zoomBy(1 / viewport.zoom, viewport.width / 2, viewport.height / 2);
  applyViewport();
}

export function zoomToFit() {
  const all = union([...scenes.values()].map((scene) => scene.frame));
  if (all) viewport.fit(all);
  applyViewport();
}

export function zoomToSelection() {
  const scene = state.selection && scenes.get(state.selection.scene);
  if (!scene) return zoomToFit();
  viewport.fit(scene.canvasFrameOf(state.selection?.key) ?? scene.frame, 60, 4);
  applyViewport();
}

on("viewport", () => showZoom(viewport.zoom));
