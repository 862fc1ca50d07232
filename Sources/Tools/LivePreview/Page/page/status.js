import { on, state } from "./state.js";
import { points } from "./elements.js";

const message = /** @type {HTMLElement} */ (document.getElementById("status-message"));
const zoom = /** @type {HTMLElement} */ (document.getElementById("status-zoom"));
const version = /** @type {HTMLElement} */ (document.getElementById("status-document"));

/**
 * Shows a message in the status line.
 * @param {string} text
 * @param {"note" | "error"} [kind]
 */
export function report(text, kind = "note") {
  message.textContent = text;
  message.className = kind;
}

/** @param {number} value */
export function showZoom(value) {
  zoom.textContent = `${Math.round(value * 100)} %`;
}

on("document", () => {
  const open = state.document;
  const marks = [open?.isModified && "edited", open?.isReadOnly && "read only", open?.isBuilding && "building…"].filter(Boolean);
  version.textContent = open ? [open.path, ...marks].join(" — ") : "";
  document.title = open ? `${open.isModified ? "• " : ""}${open.path} — autolayout preview` : "autolayout preview";
});
on("view", () => {
  const view = state.view;
  if (view) report(`${view.name} (${view.class})  x ${points(view.frame[0])}  y ${points(view.frame[1])}  width ${points(view.frame[2])}  height ${points(view.frame[3])}`);
});
