// The constraints of a view, with their states, and fields for the one that is open.

import { light } from "./chrome.js";
import { make, points } from "./dom.js";
import { edit } from "./documents.js";
import { fields } from "./settings.js";
import { current } from "./state.js";

const signs = { holds: "✓", broken: "✕", inactive: "○", system: "⚙" };
const meanings = { holds: "holds", broken: "is broken", inactive: "is not active", system: "is made by the system" };

/** The constraints whose fields are open. @type {Set<string>} */
const open = new Set();

/** @param {string} scene @param {any} constraint */
function entry(scene, constraint) {
  const keys = [constraint.first, constraint.second].filter(key => key !== undefined);
  const text = make("span", { class: "equation" }, constraint.text);
  const priority = constraint.priority < 1000 ? make("span", { class: "priority" }, `@${points(constraint.priority)}`) : null;
  const head = [make("span", { class: "sign", title: meanings[constraint.state] }, signs[constraint.state]), text, priority];
  const lit = { onpointerenter: () => light({ scene, keys }), onpointerleave: () => light(null) };
  if (!constraint.settings) {
    return make("div", { class: `constraint ${constraint.state}`, ...lit, title: constraint.reason ?? "" }, ...head);
  }
  const details = /** @type {HTMLDetailsElement} */ (make("details", { class: `constraint ${constraint.state}`, "data-constraint": constraint.id, open: open.has(constraint.id), ...lit },
    make("summary", { "aria-label": `${constraint.text}, ${meanings[constraint.state]}` }, ...head),
    fields(constraint.id, constraint.settings),
    current.document?.isReadOnly ? null : make("button", {
      class: "remove", onclick: () => { light(null); edit([{ object: constraint.id, remove: true }], "Remove constraint").catch(() => {}); },
    }, "Remove constraint")));
  details.addEventListener("toggle", () => (details.open ? open.add(constraint.id) : open.delete(constraint.id)));
  return details;
}

/** @param {string} scene @param {any[]} constraints */
export function constraintList(scene, constraints) {
  const own = constraints.filter(constraint => constraint.state !== "system");
  const system = constraints.filter(constraint => constraint.state === "system");
  return make("div", { class: "constraints" },
    ...own.map(each => entry(scene, each)),
    own.length ? null : make("p", { class: "empty" }, "No constraint of the document names this view."),
    system.length ? make("h4", {}, "Made by the system") : null,
    ...system.map(each => entry(scene, each)));
}
