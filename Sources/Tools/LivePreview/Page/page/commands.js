import { toggleSolution } from "./ambiguity.js";
import { nudgeSize, restoreSize } from "./drag.js";
import { redo, save, undo } from "./editing.js";
import { toggleExploded, turnBy } from "./explode.js";
import { chooseTab } from "./inspector.js";
import { canvasElement, scenes } from "./canvas.js";
import { zoomStep, zoomToActualSize, zoomToFit, zoomToSelection } from "./panning.js";
import { toggleRuler } from "./ruler.js";
import { select, walk } from "./selection.js";
import { state } from "./state.js";

/**
 * @typedef {{title: string, group: string, keys: string[], run: () => void, isHidden?: boolean, canvasOnly?: boolean, anywhere?: boolean}} Command
 */

/**
 * Adds the commands of other modules.
 * @param {Command[]} more
 */
export function addCommands(more) {
  commands.push(...more);
}

/**
 * @param {number} x
 * @param {number} y
 */
const turned = (x, y) => () => state.isExploded && turnBy(x, y);

/** @type {Command[]} `mod` is ctrl, or cmd on a Mac; `anywhere`: in fields of text too */
export const commands = [
  { title: "Undo", group: "Edit", keys: ["mod+z"], run: undo },
  { title: "Redo", group: "Edit", keys: ["mod+shift+z", "mod+y"], run: redo },
  { title: "Save", group: "Edit", keys: ["mod+s"], run: save, anywhere: true },
  { title: "Zoom In", group: "Canvas", keys: ["+", "="], run: () => zoomStep(1) },
  { title: "Zoom Out", group: "Canvas", keys: ["-"], run: () => zoomStep(-1) },
  { title: "Zoom to 100 %", group: "Canvas", keys: ["0"], run: zoomToActualSize },
  { title: "Zoom to Fit", group: "Canvas", keys: ["1"], run: zoomToFit },
  { title: "Zoom to Selection", group: "Canvas", keys: ["2"], run: zoomToSelection },
  { title: "Explode Layers in 3-D", group: "Canvas", keys: ["t"], run: toggleExploded },
  { title: "Rotate Layers Left", group: "Canvas", keys: ["mod+ArrowLeft"], run: turned(0, -6), canvasOnly: true },
  { title: "Rotate Layers Right", group: "Canvas", keys: ["mod+ArrowRight"], run: turned(0, 6), canvasOnly: true },
  { title: "Rotate Layers Up", group: "Canvas", keys: ["mod+ArrowUp"], run: turned(6, 0), canvasOnly: true },
  { title: "Rotate Layers Down", group: "Canvas", keys: ["mod+ArrowDown"], run: turned(-6, 0), canvasOnly: true },
  { title: "Select Parent", group: "Selection", keys: ["ArrowUp", "Escape"], run: goUp, canvasOnly: true },
  { title: "Select First Child", group: "Selection", keys: ["ArrowDown", "Enter"], run: () => walk("down"), canvasOnly: true },
  { title: "Select Next Sibling", group: "Selection", keys: ["ArrowRight"], run: () => walk("next"), canvasOnly: true },
  { title: "Select Previous Sibling", group: "Selection", keys: ["ArrowLeft"], run: () => walk("previous"), canvasOnly: true },
  { title: "Show the Other Solution", group: "Selection", keys: ["a"], run: toggleSolution },
  { title: "Make the Scene Wider", group: "Scene size", keys: ["alt+ArrowRight"], run: () => nudgeSize(1, 0), canvasOnly: true },
  { title: "Make the Scene Narrower", group: "Scene size", keys: ["alt+ArrowLeft"], run: () => nudgeSize(-1, 0), canvasOnly: true },
  { title: "Make the Scene Taller", group: "Scene size", keys: ["alt+ArrowDown"], run: () => nudgeSize(0, 1), canvasOnly: true },
  { title: "Make the Scene Shorter", group: "Scene size", keys: ["alt+ArrowUp"], run: () => nudgeSize(0, -1), canvasOnly: true },
  { title: "Make the Scene Wider by 10", group: "Scene size", keys: ["alt+shift+ArrowRight"], run: () => nudgeSize(10, 0), canvasOnly: true, isHidden: true },
  { title: "Make the Scene Narrower by 10", group: "Scene size", keys: ["alt+shift+ArrowLeft"], run: () => nudgeSize(-10, 0), canvasOnly: true, isHidden: true },
  { title: "Reset to Canvas Size", group: "Scene size", keys: ["alt+0"], run: originalSize },
  { title: "Show Widths with Findings", group: "Scene size", keys: ["w"], run: toggleRuler },
  { title: "Attributes", group: "Inspector", keys: ["alt+1"], run: () => chooseTab("attributes") },
  { title: "Size", group: "Inspector", keys: ["alt+2"], run: () => chooseTab("size") },
  { title: "Constraints", group: "Inspector", keys: ["alt+3"], run: () => chooseTab("constraints") },
  { title: "Why", group: "Inspector", keys: ["alt+4"], run: () => chooseTab("why") },
  { title: "Findings", group: "Inspector", keys: ["alt+5"], run: () => chooseTab("findings") },
  { title: "Go to the Canvas", group: "Window", keys: ["c"], run: () => canvasElement.focus() },
  { title: "Go to the Outline", group: "Window", keys: ["o"], run: () => focusIn("#outline [tabindex='0']") },
  { title: "Go to the Inspector", group: "Window", keys: ["i"], run: () => focusIn("#inspector [role=tab][tabindex='0']") },
  { title: "Filter the Outline", group: "Window", keys: ["f"], run: () => focusIn("#filter") },
];

/** @param {string} selector */
function focusIn(selector) {
  /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
}

function goUp() {
  if (state.selection && state.selection.key === null) select(null);
  else walk("up");
}

function originalSize() {
  const scene = state.selection && scenes.get(state.selection.scene);
  if (scene) restoreSize(scene);
}
