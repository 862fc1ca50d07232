// What is wrong with a scene, and what mends it.

import { light } from "./chrome.js";
import { make } from "./dom.js";
import { edit, undo } from "./documents.js";
import { current, say, set } from "./state.js";

const signs = { error: "✕", warning: "!", note: "i" };

/** @param {any[]} fixes */
function fixList(fixes) {
  if (!fixes.length || current.document?.isReadOnly) return null;
  return make("div", { class: "fixes" }, ...fixes.map(fix => make("button", {
    onclick: async () => {
      light(null);
      try {
        await edit(fix.edits, fix.title);
        say(`${fix.title}: done; Control-Z takes it back`);
      } catch { await undo(); }
    },
  }, fix.title)));
}

/** @param {string} scene @param {any} report @param {number|null} key Those of this view come first. */
export function findingList(scene, report, key) {
  const conflicts = report.conflicts.map(conflict => make("div", {
    class: "finding error", onpointerenter: () => light({ scene, keys: conflict.views }), onpointerleave: () => light(null),
  }, make("span", { class: "sign" }, signs.error), make("p", {}, conflict.sentence), fixList(conflict.fixes)));
  const told = report.findings.filter(finding => !(finding.rule === "unsatisfiable-constraints" && report.conflicts.length));
  const sorted = [...told].sort((a, b) => Number(b.view === key) - Number(a.view === key));
  const findings = sorted.map(finding => make("div", {
    class: `finding ${finding.severity}${finding.view === key ? " own" : ""}`, tabindex: 0,
    onpointerenter: () => light(finding.view === undefined ? null : { scene, keys: [finding.view] }), onpointerleave: () => light(null),
    onclick: event => { if (!event.target.closest("button") && finding.view !== undefined) set({ selection: { scene, key: finding.view } }); },
    onkeydown: event => { if (event.key === "Enter" && event.target === event.currentTarget && finding.view !== undefined) set({ selection: { scene, key: finding.view } }); },
  }, make("span", { class: "sign", title: finding.severity }, signs[finding.severity]), make("p", {}, finding.message),
  make("small", {}, `${finding.rule}${finding.line ? `, line ${finding.line}` : ""}`), fixList(finding.fixes ?? [])));
  return make("div", { class: "findings" }, ...conflicts, ...findings, conflicts.length + findings.length ? null : make("p", { class: "empty" }, "Nothing was found."));
}
