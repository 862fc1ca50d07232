// The keys, on a page over the page.

import { show } from "./dialog.js";
import { make } from "./dom.js";

const keys = [
  ["/ or Control-K", "Search documents, scenes and views"],
  ["Click, arrow keys", "Select a view; its neighbours, its superview (←), what lies in it (→)"],
  ["Escape", "Select the superview; at last nothing"],
  ["Alt, while pointing", "Distances from the selection to the view below the pointer"],
  ["Wheel, space and drag", "Move the canvas"],
  ["Control and wheel, + −", "Zoom"],
  ["0, 1, 2", "Everything; full size; the selection"],
  ["Drag an edge of a scene", "Lay it out in other sizes; double click: its own size again"],
  ["3", "Layers in space"],
  ["A", "All devices and settings side by side"],
  ["C, F, M", "Constraints, frames, margins over the views"],
  ["[ and ]", "The scene before, the next scene"],
  ["↑ ↓ in a number", "One more or less; with shift ten"],
  ["Control-Z, Control-Shift-Z", "Undo, redo"],
  ["Control-S", "Save"],
];

/** Shows the keys. */
export function showHelp() {
  show("Keys", make("dl", { class: "keys" }, ...keys.flatMap(([key, meaning]) => [make("dt", {}, key), make("dd", {}, meaning)])));
}
