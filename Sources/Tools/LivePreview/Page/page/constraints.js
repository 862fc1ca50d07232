// The constraints that touch the selection; the selected constraint can be edited.

import { edit } from "./editing.js";
import { light } from "./overlay.js";
import { settingRows } from "./settings.js";
import { state } from "./state.js";
import { element } from "./elements.js";

const symbols = { holds: "✓", broken: "✕", inactive: "○", system: "·" };
const stateWords = { holds: "holds", broken: "broken", inactive: "inactive", system: "made by the system" };

/**
 * The constraint whose settings are open.
 * @type {string | null}
 */
let open = null;

/**
 * @param {any} view the answer of api/inspect
 * @param {() => void} redraw
 */
export function constraintSections(view, redraw) {
  /** @type {[string, (constraint: any) => boolean][]} */
  const groups = [
    ["Broken", (one) => one.state === "broken"],
    ["Size", (one) => one.state === "holds" && one.second === undefined],
    ["To other views", (one) => one.state === "holds" && one.second !== undefined],
    ["Inactive", (one) => one.state === "inactive"],
    ["By the system", (one) => one.state === "system"],
  ];
  const sections = groups.flatMap(([title, belongs]) => {
    const members = view.constraints.filter(belongs);
    return members.length === 0 ? [] : [
      element("h4", { text: `${title} (${members.length})` }),
      element("ul", { class: "constraints" }, ...members.map((/** @type {any} */ one) => row(one, redraw))),
    ];
  });
  return sections.length > 0 ? sections : [element("p", { class: "empty", text: "This view has no constraints." })];
}

/**
 * @param {any} constraint
 * @param {() => void} redraw
 */
function row(constraint, redraw) {
  const isOpen = open === constraint.id;
  const word = /** @type {Record<string, string>} */ (stateWords)[constraint.state] ?? constraint.state;
  const scene = state.selection?.scene ?? null;
  const views = [constraint.first, constraint.second].filter((key) => key !== undefined);
  const button = element("button", {
    type: "button", class: "row", "aria-expanded": String(isOpen), title: constraint.reason ?? word, dataset: { constraint: constraint.id },
    onclick: () => {
      open = isOpen ? null : constraint.id;
      redraw();
      /** @type {HTMLElement | null} */ (document.querySelector(`#inspector [data-constraint="${CSS.escape(constraint.id)}"]`))?.focus();
    },
    onfocus: () => light(scene, views, constraint.id),
    onblur: () => light(null),
  },
    element("span", { class: "symbol", text: /** @type {Record<string, string>} */ (symbols)[constraint.state] ?? "?", "aria-hidden": "true" }),
    element("span", { class: "text", text: constraint.text }),
    element("span", { class: "visually-hidden", text: word }),
    constraint.priority !== 1000 && element("span", { class: "priority", text: String(constraint.priority), title: "priority" }));
  const item = element("li", {
    class: `constraint ${constraint.state}${isOpen ? " is-open" : ""}`,
    onpointerenter: () => light(scene, views, constraint.id), onpointerleave: () => light(null),
  }, button);
  if (constraint.reason && isOpen) item.append(element("p", { class: "reason", text: constraint.reason }));
  if (isOpen && constraint.settings?.length > 0) {
    item.append(element("div", { class: "settings" }, ...settingRows(constraint.id, constraint.text, constraint.settings),
      element("button", {
        type: "button", class: "push destructive", text: "Remove", disabled: state.document?.isReadOnly,
        onclick: () => edit([{ object: constraint.id, remove: true }], `Remove ${constraint.text}`),
      })));
  }
  return item;
}

/**
 * Opens a constraint's settings at the next redraw.
 * @param {string | null} id
 */
export function openConstraint(id) {
  open = id;
}
