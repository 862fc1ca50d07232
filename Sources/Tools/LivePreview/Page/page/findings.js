import { applyFix } from "./editing.js";
import { light } from "./overlay.js";
import { select } from "./selection.js";
import { call } from "./server.js";
import { place, state } from "./state.js";
import { element } from "./elements.js";

let calls = 0;

/**
 * Fills `section`, and passes on the number of findings.
 * @param {HTMLElement} section
 * @param {(count: number) => void} showCount
 */
export async function fillFindings(section, showCount) {
  const scene = state.selection?.scene ?? state.document?.scenes[0]?.id;
  if (!state.document || scene === undefined) return;
  const number = ++calls;
  const answer = await call("findings", place(scene));
  if (number !== calls) return;
  const conflicts = answer.conflicts ?? [];
  const findings = answer.findings ?? [];
  showCount(conflicts.length + findings.length);
  section.replaceChildren(
    ...conflicts.map((/** @type {any} */ conflict) => conflictElement(scene, conflict)),
    ...findings.map((/** @type {any} */ finding) => findingElement(scene, finding)));
  if (conflicts.length + findings.length === 0) section.append(element("p", { class: "empty", text: "No problems found in this scene." }));
}

/**
 * @param {string} scene
 * @param {any} conflict
 */
function conflictElement(scene, conflict) {
  return element("article", { class: "finding error", onpointerenter: () => light(scene, conflict.views, conflict.broken), onpointerleave: () => light(null) },
    element("span", { class: "pill error", text: "conflict" }),
    element("button", { type: "button", class: "message", text: conflict.sentence, onclick: () => conflict.views?.[0] !== undefined && select(scene, conflict.views[0], { reveals: true }) }),
    fixes(conflict.fixes));
}

/**
 * @param {string} scene
 * @param {any} finding
 */
function findingElement(scene, finding) {
  const views = finding.view === undefined ? [] : [finding.view];
  return element("article", { class: `finding ${finding.severity}`, onpointerenter: () => light(scene, views), onpointerleave: () => light(null) },
    element("span", { class: `pill ${finding.severity}`, text: finding.severity }),
    element("button", { type: "button", class: "message", text: finding.message, onclick: () => finding.view !== undefined && select(scene, finding.view, { reveals: true }) }),
    element("span", { class: "details", text: [finding.rule, finding.line !== undefined && `line ${finding.line}`].filter(Boolean).join(", ") }),
    fixes(finding.fixes));
}

/** @param {any[] | undefined} all */
function fixes(all) {
  if (!all || all.length === 0) return null;
  return element("div", { class: "fixes" }, ...all.map((fix) => element("button", {
    type: "button", class: "push", text: fix.title, title: "Apply this fix; it can be undone", disabled: state.document?.isReadOnly, onclick: () => applyFix(fix),
  })));
}
