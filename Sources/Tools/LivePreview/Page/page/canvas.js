// The canvas: all scenes in their places, with pictures for scenes in or near the window.

import { drawArrows } from "./arrows.js";
import { rankedQueue } from "./coalescing.js";
import { grown, intersects } from "./geometry.js";
import { Scene } from "./scene.js";
import { ServerError, call } from "./server.js";
import { changed, on, place, state } from "./state.js";
import { Viewport } from "./viewport.js";
import { element, svg } from "./elements.js";
import { report } from "./status.js";

/** @typedef {import("./geometry.js").Rect} Rect */

export const viewport = new Viewport();
/** @type {Map<string, Scene>} */
export const scenes = new Map();

export const world = element("div", { class: "world" });
const arrows = svg("svg", { class: "arrows", "aria-hidden": "true" });
/** @type {HTMLElement} */
export const canvasElement = /** @type {any} */ (document.getElementById("canvas"));
canvasElement.prepend(world);
world.append(arrows);

/**
 * The scene's distance from the middle of the window, or infinity if it is not near.
 * @param {Scene} scene
 */
function rank(scene) {
  if (scenes.get(scene.id) !== scene || !scene.isStale || !isNear(scene, 1)) return Infinity;
  const [x, y, width, height] = viewport.visible;
  const [sceneX, sceneY, sceneWidth, sceneHeight] = scene.frame;
  return Math.hypot(sceneX + sceneWidth / 2 - x - width / 2, sceneY + sceneHeight / 2 - y - height / 2);
}

/**
 * Whether a scene is within `windows` window sizes of the visible area.
 * @param {Scene} scene
 * @param {number} windows
 */
function isNear(scene, windows) {
  const visible = viewport.visible;
  return intersects(grown(visible, Math.max(visible[2], visible[3]) * windows), scene.frame);
}

const loads = rankedQueue(4, load, rank);

/** @param {Scene} scene */
async function load(scene) {
  const asked = { environment: state.environment, show: state.show, size: state.sizes.get(scene.id), path: state.document?.path };
  try {
    const picture = await call("scene", { ...place(scene.id), show: state.show });
    const isWanted = scenes.get(scene.id) === scene && asked.path === state.document?.path;
    if (!isWanted) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (scenes.get(scene.id) !== scene) return;
    const isCurrent = asked.environment === state.environment && asked.show === state.show && asked.size === state.sizes.get(scene.id)
      && picture.version >= (state.document?.version ?? 0);
    scene.setPicture(picture);
    if (!isCurrent) {
      scene.isStale = true;
      loads.add(scene);
    }
    changed("picture", scene);
  } catch (error) {
    scene.isStale = false;
    scene.element.classList.add("has-failed");
    if (error instanceof ServerError && error.status !== 0) report(error.message, "error");
  }
}

/** Requests missing pictures of near scenes, and drops pictures of far scenes. */
export function updateScenes() {
  for (const scene of scenes.values()) {
    if (scene.isStale && isNear(scene, 1)) loads.add(scene);
    else if (scene.hasPicture && !isNear(scene, 3)) scene.drop();
  }
}

/** Applies the viewport's transform. */
export function applyViewport() {
  world.style.transform = `translate(${viewport.x}px,${viewport.y}px) scale(${viewport.zoom})`;
  world.style.setProperty("--inverse", String(1 / viewport.zoom));
  world.classList.toggle("is-far", viewport.zoom < smallestTitledZoom);
  changed("viewport");
  scheduleUpdate();
}

/** A phone is 45 pixels wide then, with room for five letters of the title. */
const smallestTitledZoom = 0.115;

let isScheduled = false;
function scheduleUpdate() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    updateScenes();
  });
}

/**
 * Marks pictures as stale and requests visible pictures again; the old pictures remain until then.
 * @param {string[]} [only]
 */
export function refreshScenes(only) {
  for (const scene of scenes.values()) {
    if (only && !only.includes(scene.id)) continue;
    scene.isStale = true;
    scene.element.classList.remove("has-failed");
  }
  updateScenes();
}

/**
 * Requests the frames of the scenes; `isNew` shows the document from the start.
 * @param {boolean} isNew
 */
export async function loadCanvas(isNew) {
  const path = state.document?.path;
  const canvas = await call("canvas", place());
  if (path !== state.document?.path) return;
  state.canvas = canvas;
  if (isNew) {
    for (const scene of scenes.values()) scene.element.remove();
    scenes.clear();
  }
  const ids = new Set(canvas.scenes.map((/** @type {any} */ entry) => entry.id));
  for (const [id, scene] of scenes) {
    if (ids.has(id)) continue;
    scene.element.remove();
    scenes.delete(id);
  }
  for (const entry of canvas.scenes) {
    const known = scenes.get(entry.id);
    if (known) {
      known.setEntry(entry);
      continue;
    }
    const scene = new Scene(entry);
    scenes.set(entry.id, scene);
    world.append(scene.element);
  }
  for (const scene of scenes.values()) scene.isStale = true;
  drawArrows(arrows, canvas);
  if (isNew) {
    measureWindow();
    const first = canvas.scenes.findIndex((/** @type {any} */ entry) => entry.isInitial);
    viewport.open(canvas.scenes.map((/** @type {any} */ entry) => entry.frame), Math.max(first, 0));
  }
  applyViewport();
  changed("canvas");
}

function measureWindow() {
  viewport.width = canvasElement.clientWidth;
  viewport.height = canvasElement.clientHeight;
}

new ResizeObserver(() => {
  measureWindow();
  scheduleUpdate();
  changed("viewport");
}).observe(canvasElement);

on("environment", () => {
  state.sizes.clear();
  if (state.document) loadCanvas(false).catch((error) => report(error.message, "error"));
});
on("show", () => refreshScenes());
