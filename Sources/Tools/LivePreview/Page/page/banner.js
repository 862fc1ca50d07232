// Banners above the canvas: documents that do not parse, a lost server, and notices.

import { watchServer } from "./server.js";
import { on, state } from "./state.js";
import { element, icon } from "./elements.js";

const place = /** @type {HTMLElement} */ (document.getElementById("banners"));

/** @type {Map<string, HTMLElement>} */
const banners = new Map();

/**
 * Shows a banner, which replaces a banner of the same name.
 * @param {string} name
 * @param {"error" | "warning" | "note"} kind
 * @param {string} text
 * @param {{title: string, action: () => void}[]} [actions]
 */
export function showBanner(name, kind, text, actions = []) {
  const banner = element("div", { class: `banner ${kind}`, role: kind === "error" ? "alert" : "status", dataset: { name } },
    element("span", { text }),
    ...actions.map((one) => element("button", {
      type: "button", class: "push", text: one.title,
      onclick: () => {
        hideBanner(name);
        one.action();
      },
    })),
    kind === "note" && element("button", { type: "button", class: "tool", "aria-label": "Dismiss", onclick: () => hideBanner(name) }, icon("close")));
  const old = banners.get(name);
  if (old) old.replaceWith(banner);
  else place.append(banner);
  banners.set(name, banner);
}

/** @param {string} name */
export function hideBanner(name) {
  banners.get(name)?.remove();
  banners.delete(name);
}

let notice = 0;

/**
 * Shows a notice for ten seconds.
 * @param {string} text
 * @param {{title: string, action: () => void}[]} actions
 */
export function showNotice(text, actions) {
  showBanner("notice", "note", text, actions);
  clearTimeout(notice);
  notice = setTimeout(() => hideBanner("notice"), 10_000);
}

on("document", () => {
  const open = state.document;
  if (open?.problem) {
    const { message, file, line, column } = open.problem;
    const text = `${[file ?? open.path, line, column].filter((part) => part !== undefined).join(":")}: ${message}`;
    showBanner("problem", "error", open.scenes.length > 0 ? `${text} — showing the last version` : text);
  } else {
    hideBanner("problem");
  }
});

on("documents", () => {
  const { problem } = state;
  if (problem) showBanner("package", "error", `${[problem.file, problem.line, problem.column, ""].filter((part) => part !== undefined).join(":")} ${problem.message}`.trim());
  else hideBanner("package");
});

watchServer((isReachable) => {
  if (isReachable) hideBanner("connection");
  else showBanner("connection", "warning", "Connection lost, trying again. A restarted server has a new address.");
});
