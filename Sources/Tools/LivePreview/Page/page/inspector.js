// The inspector with tabs: attributes, size, constraints, why, findings.

import { toggleSolution } from "./ambiguity.js";
import { boxModel, figures } from "./box-model.js";
import { constraintSections } from "./constraints.js";
import { fillFindings } from "./findings.js";
import { settingRows } from "./settings.js";
import { on, state } from "./state.js";
import { fillTrace } from "./trace.js";
import { element } from "./elements.js";
import { report } from "./status.js";

const root = /** @type {HTMLElement} */ (document.getElementById("inspector"));

/** @type {{id: string, title: string}[]} */
const tabs = [
  { id: "attributes", title: "Attributes" },
  { id: "size", title: "Size" },
  { id: "constraints", title: "Constraints" },
  { id: "why", title: "Why" },
  { id: "findings", title: "Findings" },
];
let chosen = "size";

const header = element("header", { class: "inspector-header" });
const bar = element("div", { class: "tabs", role: "tablist", "aria-label": "Inspector" }, ...tabs.map((tab) => element("button", {
  type: "button", role: "tab", id: `tab-${tab.id}`, "aria-controls": "inspector-panel", text: tab.title, onclick: () => chooseTab(tab.id), dataset: { tab: tab.id },
})));
const panel = element("div", { id: "inspector-panel", role: "tabpanel", tabindex: "-1" });
root.append(header, bar, panel);

bar.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (direction === 0) return;
  event.preventDefault();
  const index = tabs.findIndex((tab) => tab.id === chosen);
  chooseTab(tabs[(index + direction + tabs.length) % tabs.length].id);
  /** @type {HTMLElement | null} */ (bar.querySelector("[aria-selected=true]"))?.focus();
});

/** @param {string} id */
export function chooseTab(id) {
  chosen = id;
  draw();
}

/** Redraws the panel; a focused input keeps focus and text. */
function draw() {
  for (const button of bar.children) {
    const isChosen = button.dataset.tab === chosen;
    button.setAttribute("aria-selected", String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
  }
  panel.setAttribute("aria-labelledby", `tab-${chosen}`);
  const focused = document.activeElement instanceof HTMLElement && panel.contains(document.activeElement) ? document.activeElement : null;
  const kept = focused && { set: focused.dataset.set, object: focused.dataset.object };
  const view = state.view;
  drawHeader(view);
  if (focused && kept?.set && view && isTextual(focused) && chosen !== "findings") {
    // Typing continues in the same element: only the rest is replaced.
    const next = content(view);
    const host = element("div", {}, ...next);
    const twin = host.querySelector(`[data-set="${CSS.escape(kept.set)}"][data-object="${CSS.escape(kept.object ?? "")}"]`);
    if (twin) {
      updateOthers(host, focused);
      return;
    }
  }
  panel.replaceChildren(...content(view));
  if (kept?.set) {
    /** @type {HTMLElement | null} */ (panel.querySelector(`[data-set="${CSS.escape(kept.set)}"][data-object="${CSS.escape(kept.object ?? "")}"]`))?.focus();
  }
}

/** @param {HTMLElement} one */
function isTextual(one) {
  return one instanceof HTMLInputElement && one.type === "text";
}

/**
 * Copies values from `host` to the existing inputs, except the focused input.
 * @param {HTMLElement} host
 * @param {HTMLElement} focused
 */
function updateOthers(host, focused) {
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (panel.querySelectorAll("[data-set]"))) {
    const selector = `[data-set="${CSS.escape(input.dataset.set ?? "")}"][data-object="${CSS.escape(input.dataset.object ?? "")}"]`;
    const twin = /** @type {HTMLInputElement | null} */ (host.querySelector(selector));
    if (!twin) continue;
    const isWritten = twin.closest(".setting")?.classList.contains("is-written") ?? false;
    input.closest(".setting")?.classList.toggle("is-written", isWritten);
    const reset = /** @type {HTMLButtonElement | null | undefined} */ (input.closest(".setting")?.querySelector(".reset"));
    if (reset) reset.disabled = !isWritten;
    if (input === focused) continue;
    input.value = twin.value;
    if (input.type === "checkbox") input.checked = twin.checked;
  }
  for (const figure of ["dl.figures", "figure.box-model"]) {
    const twin = host.querySelector(figure);
    if (twin) panel.querySelector(figure)?.replaceWith(twin);
  }
}

/** @param {any} view */
function drawHeader(view) {
  const scene = state.document?.scenes.find((one) => one.id === state.selection?.scene);
  if (!view) {
    header.replaceChildren(element("h2", { text: scene ? scene.title : "No Selection" }), element("p", { text: scene ? scene.kind : "Click a view, or choose one in the outline." }));
    return;
  }
  header.replaceChildren(
    element("h2", { text: view.name }),
    element("p", {}, element("span", { text: view.class }), element("span", { class: "identifier", text: view.line !== undefined ? view.id ?? "" : "" }), view.line !== undefined && element("span", { text: `line ${view.line}` })));
  if (view.ambiguous?.length > 0) {
    header.append(element("button", { type: "button", class: "push ambiguous", text: "Show the Other Solution", title: "Another layout that satisfies the same constraints (A)", onclick: toggleSolution }));
  }
}

/**
 * @param {any} view
 * @returns {Node[]}
 */
function content(view) {
  if (chosen === "findings") {
    const section = element("div", { class: "findings" });
    fillFindings(section, (count) => countFindings(count)).catch(fail);
    return [section];
  }
  if (!view) return [element("p", { class: "empty", text: state.selection?.key ? "…" : "Nothing is selected." })];
  if (chosen === "size") return [boxModel(view), figures(view)];
  // Previews of code have no editable values: the source has them.
  if (chosen === "attributes" && !view.settings?.length && !view.connections?.length) return [element("p", { class: "empty", text: "This view has no editable attributes." })];
  if (chosen === "attributes") return attributes(view);
  if (chosen === "constraints") return constraintSections(view, draw);
  const section = element("div", { class: "trace" }, element("p", { class: "empty", text: "…" }));
  fillTrace(section).catch(fail);
  return [section];
}

/**
 * The attributes, and the names that refer to code.
 * @param {any} view
 * @returns {Node[]}
 */
function attributes(view) {
  const sections = [element("div", { class: "settings" }, ...settingRows(view.id, view.name, view.settings ?? []))];
  if (view.connections?.length > 0) {
    sections.push(element("h4", { text: "Names in Code" }), element("div", { class: "settings" }, ...settingRows(view.id, view.name, view.connections)));
  }
  return sections;
}

/** @param {number} count */
function countFindings(count) {
  const button = bar.querySelector("[data-tab=findings]");
  if (button) button.textContent = count > 0 ? `Findings ${count}` : "Findings";
}

/** @param {Error} error */
function fail(error) {
  report(error.message, "error");
}

/** The scene and version of the number on the tab. */
let counted = "";

on("view", draw);
on("selection", () => {
  if (state.selection?.key === null || !state.selection) draw();
});
on("document selection", () => {
  const now = `${state.document?.path} ${state.document?.version} ${state.selection?.scene ?? ""}`;
  if (now === counted || !state.document) return;
  counted = now;
  if (chosen === "findings") draw();
  else fillFindings(element("div"), countFindings).catch(fail);
});
