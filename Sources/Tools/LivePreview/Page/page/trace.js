// The explanation of an edge's position: the steps of `trace`.

import { light } from "./overlay.js";
import { call } from "./server.js";
import { outlineViews, place, state } from "./state.js";
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
  if (edges.length === 0) section.replaceChildren(element("p", { class: "empty", text: "No information about the edges of this view." }));
}

/**
 * @param {string} scene
 * @param {any} edge
 */
function edgeElement(scene, edge) {
  const steps = edge.steps ?? [];
  const views = outlineViews(scene);
  const [first] = steps;
  const more = steps.length - 1;
  const summary = element("summary", { onfocus: () => light(scene, edge.views), onblur: () => light(null) },
    element("span", { class: "edge-name", text: edge.name }),
    element("span", { class: "edge-value", text: points(edge.value) }),
    edge.isAmbiguous && element("span", { class: "pill ambiguous", text: "ambiguous" }),
    element("span", { class: "sentence", text: first ? shortened(first.words, views).words : edge.sentence }),
    more > 0 && element("span", { class: "more", text: more === 1 ? "and 1 more step" : `and ${more} more steps` }));
  return element("details", { class: "edge", onpointerenter: () => light(scene, edge.views), onpointerleave: () => light(null) }, summary,
    element("ol", { class: "steps" }, ...steps.map((/** @type {any} */ step) => stepElement(scene, step, edge.views))));
}

/**
 * @param {string} scene
 * @param {any} step
 * @param {number[]} chain the views of all steps
 */
function stepElement(scene, step, chain) {
  const { words, keys } = shortened(step.words, outlineViews(scene));
  const details = [step.meaning, step.priority !== undefined && step.priority !== 1000 && `priority ${step.priority}`, step.line && `line ${step.line}`];
  const lights = () => light(scene, keys, step.constraint);
  const rests = () => light(scene, chain);
  return element("li", { tabindex: 0, onpointerenter: lights, onpointerleave: rests, onfocus: lights, onblur: () => light(null) },
    element("span", { class: "words", text: words, title: step.words }),
    element("code", { text: step.equation }),
    element("span", { class: "details", text: details.filter(Boolean).join(", ") }));
}

/**
 * A step's words with no identifiers, and the keys of the views that these refer to.
 * @param {string} words
 * @param {import("./state.js").OutlineView[]} views
 */
function shortened(words, views) {
  /** @type {number[]} */
  const keys = [];
  for (const view of views) {
    const identifier = view.id && ` (${view.id})`;
    if (!identifier || !words.includes(identifier)) continue;
    keys.push(view.key);
    words = words.replaceAll(identifier, "");
  }
  return { words: words.replace(/ \[[\w-]+\]$/, ""), keys };
}
