// Shows another layout that satisfies the same ambiguous constraints, and back, with an animation.

import { refreshScenes, scenes } from "./canvas.js";
import { call } from "./server.js";
import { changed, on, place, state } from "./state.js";
import { report } from "./status.js";

/**
 * The scenes that show another solution.
 * @type {Set<string>}
 */
const others = new Set();

/** Shows another solution for the selection, or the first solution again. */
export async function toggleSolution() {
  const selection = state.selection;
  const scene = selection && scenes.get(selection.scene);
  if (!scene || selection.key === null) return report("select an ambiguous view first");
  scene.element.classList.add("is-moving");
  setTimeout(() => scene.element.classList.remove("is-moving"), 500);
  if (others.delete(scene.id)) {
    refreshScenes([scene.id]);
    return report("showing the first solution");
  }
  try {
    const change = await call("ambiguity", { ...place(scene.id), view: selection.key, show: state.show, base: scene.step });
    if (change.background === undefined) scene.applyChange(change);
    else scene.setPicture(change);
    others.add(scene.id);
    changed("picture", scene);
    report("another solution of the same constraints; press again for the first");
  } catch (error) {
    report(/** @type {Error} */ (error).message, "error");
  }
}

on("document environment resized show", () => others.clear());
