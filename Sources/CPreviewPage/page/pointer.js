// The pointer on the canvas: panning, zooming, hovering, selecting, dragging edges.

import { byId, isField, points } from "./dom.js";
import { look, noteChange, scenes, view, windowSize, zoom } from "./canvas.js";
import { call, coalesced } from "./server.js";
import { current, place, say, set } from "./state.js";
import { moved } from "./viewport.js";

const canvas = byId("canvas");
let isSpaceDown = false;

/**
 * The scene and the nearest view of the document below the pointer.
 * @param {EventTarget|null} target
 */
function found(target) {
  if (!(target instanceof Element)) return null;
  const section = target.closest(".scene");
  const scene = section instanceof HTMLElement ? scenes.get(section.dataset.scene ?? "") : null;
  if (!scene) return null;
  const layer = target.closest(".layer.own");
  const key = layer instanceof HTMLElement ? Number(layer.dataset.key) : null;
  return { scene: scene.id, key };
}

/** @param {{scene: string, key: number|null}|null} a @param {{scene: string, key: number|null}|null} b */
const isSame = (a, b) => a?.scene === b?.scene && a?.key === b?.key;

canvas.addEventListener("wheel", event => {
  event.preventDefault();
  // Mice count in lines where touch pads count in pixels.
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const box = canvas.getBoundingClientRect();
  if (event.ctrlKey || event.metaKey) {
    zoom(Math.exp(-event.deltaY * unit * 0.01), event.clientX - box.left, event.clientY - box.top);
  } else {
    const isAcross = event.shiftKey && event.deltaX === 0;
    look(moved(view, (isAcross ? event.deltaY : event.deltaX) * unit, (isAcross ? 0 : event.deltaY) * unit));
  }
}, { passive: false });

/** Follows the pointer until it is let go. @param {PointerEvent} start @param {(event: PointerEvent) => void} move @param {() => void} [end] */
function follow(start, move, end) {
  canvas.setPointerCapture(start.pointerId);
  const done = () => {
    canvas.removeEventListener("pointermove", move);
    canvas.removeEventListener("pointerup", done);
    canvas.removeEventListener("pointercancel", done);
    end?.();
  };
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", done);
  canvas.addEventListener("pointercancel", done);
}

/** @param {PointerEvent} event */
function pan(event) {
  let [x, y] = [event.clientX, event.clientY];
  canvas.classList.add("panning");
  follow(event, now => {
    look(moved(view, x - now.clientX, y - now.clientY));
    [x, y] = [now.clientX, now.clientY];
  }, () => canvas.classList.remove("panning"));
}

/** Lays a scene out in sizes, the newest of them as soon as the last one is there. */
export const resize = coalesced(async ({ scene, size }) => {
  const told = await call("resize", { ...place(), scene: scene.id, size: size ?? undefined, base: scene.step, show: [...current.overlays] })
    .catch(error => { say(error.message); return null; });
  if (!told || scenes.get(scene.id) !== scene) return;
  scene.size = size;
  await new Promise(done => requestAnimationFrame(() => {
    scene.apply(told, view.zoom);
    noteChange();
    done(undefined);
  }));
});

/** The widths and heights of devices, which a dragged edge snaps to. @param {0|1} axis */
function stops(axis) {
  const sizes = current.folder?.choices.devices.flatMap(device => device.size) ?? [];
  return [...new Set(sizes.map(Number))].filter(length => length > (axis === 0 ? 250 : 300));
}

/** @param {number} length @param {0|1} axis */
function snapped(length, axis) {
  const near = stops(axis).find(stop => Math.abs(stop - length) * view.zoom < 5);
  return Math.max(20, near ?? Math.round(length));
}

/** Drags an edge of a scene. @param {PointerEvent} event @param {HTMLElement} edge */
function drag(event, edge) {
  const scene = scenes.get(/** @type {HTMLElement} */ (edge.closest(".scene")).dataset.scene ?? "");
  if (!scene?.isLoaded) return;
  const [, , width, height] = scene.frame;
  const kind = edge.dataset.edge;
  edge.classList.add("dragged");
  follow(event, now => {
    const dx = kind === "bottom" ? 0 : (now.clientX - event.clientX) / view.zoom;
    const dy = kind === "right" ? 0 : (now.clientY - event.clientY) / view.zoom;
    const size = [dx ? snapped(width + dx, 0) : width, dy ? snapped(height + dy, 1) : height];
    say(`${points(size[0])} × ${points(size[1])} points`);
    resize({ scene, size });
  }, () => {
    edge.classList.remove("dragged");
    set({ loaded: scene.id });
  });
}

canvas.addEventListener("pointerdown", event => {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.button === 1 || (event.button === 0 && isSpaceDown)) {
    event.preventDefault();
    return pan(event);
  }
  if (event.button !== 0) return;
  canvas.focus({ preventScroll: true });
  if (target?.classList.contains("edge")) return drag(event, target);
  const hit = found(event.target);
  if (!hit) {
    set({ selection: null });
    return pan(event);
  }
  set({ selection: hit });
});

canvas.addEventListener("dblclick", event => {
  // While the canvas has the pointer to itself, events name it and not what lies below the pointer.
  const target = document.elementFromPoint(event.clientX, event.clientY);
  const edge = target?.closest(".edge")?.closest(".scene");
  const scene = edge instanceof HTMLElement ? scenes.get(edge.dataset.scene ?? "") : null;
  if (scene) {
    resize({ scene, size: null }).then(() => { scene.size = null; set({ loaded: scene.id }); });
    say("The size of the canvas again");
  }
});

canvas.addEventListener("pointermove", event => {
  if (event.buttons) return;
  const hit = found(event.target);
  const hover = hit && hit.key !== null ? /** @type {{scene: string, key: number}} */ (hit) : null;
  if (!isSame(hover, current.hover)) set({ hover });
});
canvas.addEventListener("pointerleave", () => set({ hover: null }));

addEventListener("keydown", event => {
  if (event.code === "Space" && !isField(event.target)) {
    isSpaceDown = true;
    canvas.classList.add("pannable");
    if (event.target === canvas || event.target === document.body) event.preventDefault();
  }
});
addEventListener("keyup", event => {
  if (event.code !== "Space") return;
  isSpaceDown = false;
  canvas.classList.remove("pannable");
});

// Two fingers pinch.
/** @type {Map<number, PointerEvent>} */
const touches = new Map();
canvas.addEventListener("pointerdown", event => { if (event.pointerType === "touch") touches.set(event.pointerId, event); });
for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, event => touches.delete(/** @type {PointerEvent} */ (event).pointerId));
canvas.addEventListener("pointermove", event => {
  if (!touches.has(event.pointerId)) return;
  const before = [...touches.values()];
  touches.set(event.pointerId, event);
  const after = [...touches.values()];
  if (after.length !== 2) return;
  const span = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const box = canvas.getBoundingClientRect();
  const { width, height } = windowSize();
  if (width && height && span(before) > 0) {
    zoom(span(after) / span(before), (after[0].clientX + after[1].clientX) / 2 - box.left, (after[0].clientY + after[1].clientY) / 2 - box.top);
  }
});
