// Lines at the top that say what is wrong until it is not any more.

import { byId, make } from "./dom.js";

/** @type {Map<string, HTMLElement>} */
const shown = new Map();

/**
 * Shows a line, or takes it away.
 * @param {string} name What it is about. @param {string|null} text @param {"warning"|"error"} [kind]
 */
export function showBanner(name, text, kind = "warning") {
  const known = shown.get(name);
  if (!text) {
    known?.remove();
    shown.delete(name);
    return;
  }
  if (known) {
    known.textContent = text;
    return;
  }
  const banner = make("p", { class: `banner ${kind}`, "data-banner": name }, text);
  shown.set(name, banner);
  byId("banners").append(banner);
}
