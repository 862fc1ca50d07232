// The canvas: scenes and arrows in their places, loaded while they are near the window.

import { byId, draw } from "./dom.js";
import { SceneView } from "./scene.js";
import { call, ServerError } from "./server.js";
import { current, observe, place, say, set } from "./state.js";
import * as viewport from "./viewport.js";

const canvas = byId("canvas");
const world = byId("world");
const arrows = /** @type {SVGElement} */ (/** @type {unknown} */ (byId("arrows")));

/** @type {Map<string, SceneView>} */
export const scenes = new Map();

/** @type {viewport.View} */
export let view = { x: 0, y: 0, zoom: 1 };

/** How many scenes are asked for at a time, and how many are kept though they are out of sight. */
const [parallel, kept] = [2, 60];

let loading = 0;
const changed = new Set();

/** Calls a function when the window looks elsewhere, or what it shows has changed. @param {() => void} listener */
export function onChange(listener) { changed.add(listener); }

/** Tells who draws over the canvas. */
export function noteChange() { for (const listener of changed) listener(); }

/** The size of the window. */
export function windowSize() { return { width: canvas.clientWidth, height: canvas.clientHeight }; }

/** Looks somewhere. @param {viewport.View} next */
export function look(next) {
  const hasZoomed = next.zoom !== view.zoom;
  view = next;
  world.style.transform = `scale(${view.zoom}) translate(${-view.x}px, ${-view.y}px)`;
  if (hasZoomed) {
    canvas.style.setProperty("--pixel", `${1 / view.zoom}px`);
    const readout = byId("readout");
    readout.textContent = `${Math.round(view.zoom * 100)} %`;
    for (const scene of scenes.values()) if (scene.marks.length) scene.drawMarks(view.zoom);
  }
  noteChange();
  schedule();
}

/** @param {number} factor @param {number} [left] @param {number} [top] */
export function zoom(factor, left, top) {
  const { width, height } = windowSize();
  look(viewport.zoomed(view, factor, left ?? width / 2, top ?? height / 2));
}

/** Shows all scenes. */
export function fitAll() {
  if (!current.canvas) return;
  look(viewport.fitted([0, 0, ...(/** @type {[number, number]} */ (current.canvas.size))], windowSize(), 1));
}

/** Shows a scene, or a view of it. @param {string} id @param {number|null} key */
export function reveal(id, key = null) {
  const scene = scenes.get(id);
  if (!scene) return;
  const [x, y, width, height] = scene.frame;
  const inner = key === null || !scene.isLoaded ? [0, 0, width, height] : scene.frameOf(key);
  const frame = /** @type {viewport.Frame} */ ([x + inner[0], y + inner[1], inner[2], inner[3]]);
  const [l, t, w, h] = viewport.shown(view, windowSize());
  const isSeen = frame[0] >= l && frame[1] >= t && frame[0] + frame[2] <= l + w && frame[1] + frame[3] <= t + h;
  if (!isSeen) look(viewport.fitted([x, y - 40, width, height + 80], windowSize(), Math.max(view.zoom, 0.5)));
}

/** Shows what is selected as large as it fits. */
export function fitSelection() {
  const scene = current.selection && scenes.get(current.selection.scene);
  if (!scene) return fitAll();
  const [x, y] = scene.frame;
  const key = current.selection?.key ?? null;
  const inner = key === null ? [0, 0, scene.frame[2], scene.frame[3]] : scene.frameOf(key);
  look(viewport.fitted([x + inner[0], y + inner[1], inner[2], inner[3]], windowSize(), 4));
}

/** The settings that scenes have to be shown with. */
function settings() {
  return JSON.stringify([current.path, current.environment, [...current.overlays].sort()]);
}

let scheduled = 0;

/** Looks for scenes to load, soon. */
export function schedule() {
  if (!scheduled) scheduled = requestAnimationFrame(() => { scheduled = 0; load(); });
}

/** Asks for the scenes near the window that are not there as they have to be, the nearest first. */
function load() {
  const size = windowSize();
  const near = viewport.shown(view, size, 0.75);
  const middle = [view.x + size.width / view.zoom / 2, view.y + size.height / view.zoom / 2];
  const wanted = settings();
  const missing = [];
  for (const scene of scenes.values()) {
    const isFresh = scene.version >= (current.document?.version ?? 0) && scene.settings === wanted;
    if (isFresh || scene.isAsked || !viewport.meets(scene.frame, near)) continue;
    const [x, y, width, height] = scene.frame;
    missing.push({ scene, distance: Math.hypot(x + width / 2 - middle[0], y + height / 2 - middle[1]) });
  }
  missing.sort((a, b) => a.distance - b.distance);
  for (const { scene } of missing) {
    if (loading >= parallel) break;
    ask(scene, wanted);
  }
  unload(near);
}

/** @param {SceneView} scene @param {string} wanted */
async function ask(scene, wanted) {
  loading += 1;
  scene.isAsked = true;
  try {
    const picture = await call("scene", { ...place(), scene: scene.id, show: [...current.overlays], size: scene.size ?? undefined });
    if (scenes.get(scene.id) === scene) {
      scene.settings = wanted;
      scene.apply(picture, view.zoom);
      // The server may be ahead of what this tab knows of the document.
      scene.version = Math.max(picture.version, current.document?.version ?? 0);
      set({ loaded: scene.id });
    }
  } catch (error) {
    if (error instanceof ServerError && error.status === 404) scenes.delete(scene.id);
    if (error instanceof Error) say(error.message);
    // What failed is not asked for again at once.
    scene.settings = wanted;
    scene.version = current.document?.version ?? 0;
  } finally {
    loading -= 1;
    scene.isAsked = false;
    noteChange();
    schedule();
  }
}

/** Forgets scenes that are far away, where there are many. @param {viewport.Frame} near */
function unload(near) {
  const far = [...scenes.values()].filter(scene => scene.isLoaded && !viewport.meets(scene.frame, near));
  const loaded = [...scenes.values()].filter(scene => scene.isLoaded).length;
  for (const scene of far.slice(0, Math.max(0, loaded - kept))) scene.unload();
}

/** Puts the scenes and arrows of the canvas in their places. */
function arrange() {
  if (!current.canvas) return;
  const ids = new Set(current.canvas.scenes.map(entry => entry.id));
  for (const [id, scene] of scenes) {
    if (!ids.has(id)) {
      scene.element.remove();
      scenes.delete(id);
    }
  }
  for (const entry of current.canvas.scenes) {
    const known = scenes.get(entry.id);
    if (known) known.place(entry);
    else {
      const scene = new SceneView(entry);
      scenes.set(entry.id, scene);
      world.append(scene.element);
    }
  }
  drawArrows();
  schedule();
  noteChange();
}

/** Lines between scenes, each with a head and the sign of its kind. */
function drawArrows() {
  const { size, arrows: lines, initial } = current.canvas;
  arrows.setAttribute("width", size[0]);
  arrows.setAttribute("height", size[1]);
  const signs = { show: "→", showDetail: "⇥", present: "↑", popover: "▭", embed: "⊡", relationship: "⇄", custom: "{}" };
  const parts = lines.map(line => {
    const angle = (Math.atan2(line.direction[1], line.direction[0]) * 180) / Math.PI;
    return draw("g", { class: `arrow ${line.kind}` },
      draw("path", { d: line.path }),
      draw("path", { class: "head", d: "M0 0L-11 -6L-11 6Z", transform: `translate(${line.end[0]} ${line.end[1]}) rotate(${angle})` }),
      draw("circle", { cx: line.middle[0], cy: line.middle[1], r: 13 }),
      draw("text", { x: line.middle[0], y: line.middle[1], dy: "0.35em" }, signs[line.kind] ?? ""),
      draw("title", {}, line.kind));
  });
  if (initial) {
    parts.push(draw("path", { class: "initial", d: `M${initial[0] - 56} ${initial[1] - 5}h36v-8l20 13l-20 13v-8h-36z` }));
  }
  arrows.replaceChildren(...parts);
}

observe(["canvas"], arrange);
observe(["document", "environment", "overlays"], schedule);
new ResizeObserver(() => look(view)).observe(canvas);
