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
  const findings = answer.findings ?? [];
  showCount(findings.length);
  section.replaceChildren(...findings.map((/** @type {any} */ finding) => findingElement(scene, finding)));
  if (findings.length === 0) section.append(element("p", { class: "empty", text: "No problems found in this scene." }));
}

/**
 * @param {string} scene
 * @param {any} finding
 */
function findingElement(scene, finding) {
  const views = finding.views ?? [];
  return element("article", { class: `finding ${finding.severity}`, onpointerenter: () => light(scene, views, finding.constraint), onpointerleave: () => light(null) },
    element("span", { class: `pill ${finding.severity}`, text: finding.severity }),
    element("button", { type: "button", class: "message", text: finding.message, onclick: () => views[0] !== undefined && select(scene, finding.view ?? views[0], { reveals: true }) }),
    element("span", { class: "details", text: [finding.rule, finding.line !== undefined && `line ${finding.line}`].filter(Boolean).join(", ") }),
    finding.id !== undefined && !state.document?.isReadOnly && fixes(scene, finding.id));
}

/**
 * A button that searches for fixes, and is replaced by them.
 * @param {string} scene
 * @param {string} finding
 */
function fixes(scene, finding) {
  const section = element("div", { class: "fixes" });
  const search = element("button", {
    type: "button", class: "push", text: "Find Fixes", title: "Try edits that remove this finding", onclick: async () => {
      search.disabled = true;
      search.textContent = "Trying edits…";
      const { fixes } = await call("fixes", { ...place(scene), finding }).catch((error) => {
        search.disabled = false;
        search.textContent = "Find Fixes";
        throw error;
      });
      section.replaceChildren(...fixes.map((/** @type {any} */ fix) => element("button", {
        type: "button", class: "push fix", text: fix.title, title: "Apply this fix; it can be undone", onclick: () => applyFix(fix),
      })));
      if (fixes.length === 0) section.append(element("span", { class: "details", text: "No tried edit removes this finding." }));
    },
  });
  section.append(search);
  return section;
}
