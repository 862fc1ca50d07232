// Keys for everything that the pointer does.

import { fitAll, fitSelection, look, reveal, scenes, view, windowSize, zoom } from "./canvas.js";
import { byId, isField } from "./dom.js";
import { redo, save, undo } from "./documents.js";
import { toggleExplode } from "./explode.js";
import { showHelp } from "./help.js";
import { showSheet } from "./sheet.js";
import { current, set } from "./state.js";
import { moved, zoomed } from "./viewport.js";

/** Shows or hides what is drawn over the views. @param {string} kind */
function toggle(kind) {
  const overlays = new Set(current.overlays);
  if (!overlays.delete(kind)) overlays.add(kind);
  set({ overlays });
  const box = document.querySelector(`[data-overlay="${kind}"]`);
  if (box instanceof HTMLInputElement) box.checked = overlays.has(kind);
}

/** Goes from what is selected to another view. @param {"in"|"out"|"next"|"previous"} way */
function walk(way) {
  const { selection } = current;
  if (!selection) {
    const first = current.canvas?.scenes[0];
    if (first) select(first.id, null);
    return;
  }
  const scene = scenes.get(selection.scene);
  if (!scene?.isLoaded) return;
  const top = [...scene.layers.values()].filter(layer => layer.isOwn && !scene.own(layer.parent));
  if (selection.key === null) {
    if (way === "in" && top[0]) select(scene.id, top[0].key);
    else if (way === "next" || way === "previous") other(way === "next" ? 1 : -1);
    else if (way === "out") set({ selection: null });
    return;
  }
  const parent = scene.own(scene.layers.get(selection.key)?.parent);
  if (way === "out") return select(scene.id, parent?.key ?? null);
  if (way === "in") {
    const inner = scene.inside(selection.key)[0];
    if (inner) select(scene.id, inner.key);
    return;
  }
  const row = parent ? scene.inside(parent.key) : top;
  const at = row.findIndex(layer => layer.key === selection.key);
  const next = row[at + (way === "next" ? 1 : -1)];
  if (next) select(scene.id, next.key);
}

/** @param {string} scene @param {number|null} key */
function select(scene, key) {
  set({ selection: { scene, key } });
  reveal(scene, key);
}

/** Goes to another scene. @param {number} step */
function other(step) {
  const list = current.canvas?.scenes ?? [];
  const at = list.findIndex(scene => scene.id === current.selection?.scene);
  const next = list[Math.max(0, Math.min(list.length - 1, at + step))];
  if (next) select(next.id, null);
}

/** @type {{[key: string]: () => void}} */
const plain = {
  "/": () => byId("search").focus(), "?": showHelp, "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(1 / 1.25),
  0: fitAll, 1: () => { const { width, height } = windowSize(); look(zoomed(view, 1 / view.zoom, width / 2, height / 2)); }, 2: fitSelection, 3: toggleExplode,
  a: showSheet, c: () => toggle("constraints"), f: () => toggle("frames"), m: () => toggle("margins"),
  "[": () => other(-1), "]": () => other(1), Escape: () => walk("out"), Enter: () => walk("in"),
};
const arrows = { ArrowLeft: "out", ArrowRight: "in", ArrowDown: "next", ArrowUp: "previous" };

// The canvas says that it has the focus to those who use keys alone.
addEventListener("keydown", event => { if (event.key === "Tab") document.body.classList.add("uses-keys"); }, true);
addEventListener("pointerdown", () => document.body.classList.remove("uses-keys"), true);

addEventListener("keydown", event => {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isCommand) {
    const action = { z: event.shiftKey ? redo : undo, y: redo, s: save, k: plain["/"] }[key];
    // A field undoes what was typed into it through the document, which has each change.
    if (!action || (key === "z" && document.activeElement === byId("search"))) return;
    event.preventDefault();
    action();
    return;
  }
  if (isField(event.target) || event.altKey || byId("explode").contains(/** @type {Node} */ (event.target))) return;
  if (key in arrows && (event.target === byId("canvas") || event.target === document.body)) {
    event.preventDefault();
    if (event.shiftKey) {
      const [dx, dy] = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] }[key];
      look(moved(view, dx, dy));
    } else walk(arrows[key]);
    return;
  }
  const isOnControl = event.target instanceof HTMLElement && event.target.closest("button, summary, [role=tree], .reason, .finding");
  if ((key === "Enter" || key === "Escape") && isOnControl) return;
  const action = plain[event.key] ?? plain[key];
  if (!action) return;
  event.preventDefault();
  action();
});
