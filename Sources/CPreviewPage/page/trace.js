// Why an edge stands where it does: the sentence of `trace` for each, with the chain of views lit while it is pointed at.

import { light } from "./overlay.js";
import { call } from "./server.js";
import { place, state } from "./state.js";
import { element, points } from "./elements.js";

let calls = 0;

/**
 * Fills `section` with the edges of the selection.
 * @param {HTMLElement} section
 */
export async function fillTrace(section) {
  const selection = state.selection;
  if (!selection || selection.key === null) return;
  const number = ++calls;
  const { edges } = await call("trace", { ...place(selection.scene), view: selection.key });
  if (number !== calls || !section.isConnected) return;
  section.replaceChildren(...edges.map((/** @type {any} */ edge) => edgeElement(selection.scene, edge)));
  if (edges.length === 0) section.replaceChildren(element("p", { class: "empty", text: "Nothing is known about the edges of this view." }));
}

/**
 * @param {string} scene
 * @param {any} edge
 */
function edgeElement(scene, edge) {
  const steps = edge.steps ?? [];
  const summary = element("summary", { onfocus: () => light(scene, edge.views), onblur: () => light(null) },
    element("span", { class: "edge-name", text: edge.name }),
    element("span", { class: "edge-value", text: points(edge.value) }),
    edge.isAmbiguous && element("span", { class: "pill ambiguous", text: "ambiguous" }),
    element("span", { class: "sentence", text: edge.sentence }));
  return element("details", { class: "edge", onpointerenter: () => light(scene, edge.views), onpointerleave: () => light(null) }, summary,
    element("ol", { class: "steps" }, ...steps.map((/** @type {any} */ step) => element("li", {},
      element("span", { class: "words", text: step.words }),
      element("code", { text: step.equation }),
      element("span", { class: "details", text: [step.meaning, step.priority !== undefined && step.priority !== 1000 && `priority ${step.priority}`, step.line && `line ${step.line}`].filter(Boolean).join(", ") })))));
}
