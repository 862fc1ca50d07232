// The inspector: everything about what is selected.

import { boxModel, facts } from "./boxmodel.js";
import { scenes, view as where } from "./canvas.js";
import { light } from "./chrome.js";
import { constraintList } from "./constraints.js";
import { byId, make, points } from "./dom.js";
import { findingList } from "./findings.js";
import { call, coalesced } from "./server.js";
import { fields } from "./settings.js";
import { current, observe, place, say } from "./state.js";

const panel = byId("inspector");

/** The sections that are closed. @type {Set<string>} */
const closed = new Set();

/** @param {string} title @param {...(Node|null)} content */
function section(title, ...content) {
  const details = /** @type {HTMLDetailsElement} */ (make("details", { class: "section", open: !closed.has(title) }, make("summary", {}, title), ...content));
  details.addEventListener("toggle", () => (details.open ? closed.delete(title) : closed.add(title)));
  return details;
}

/** @param {string} scene @param {any} trace */
function reasons(scene, trace) {
  return make("div", { class: "reasons" }, ...trace.edges.map(edge => make("div", {
    class: edge.isAmbiguous ? "reason ambiguous" : "reason", tabindex: 0,
    onpointerenter: () => light({ scene, keys: edge.views }), onpointerleave: () => light(null),
    onfocus: () => light({ scene, keys: edge.views }), onblur: () => light(null),
  },
  make("strong", {}, `${edge.name} ${points(edge.value)}`),
  edge.isAmbiguous ? make("em", {}, "ambiguous") : null,
  edge.steps.length ? make("ol", {}, ...edge.steps.map(step => make("li", {}, step.meaning ? `${step.words} – ${step.meaning}` : step.words)))
    : make("span", { class: "empty" }, "nothing determines it"))));
}

/** Moves the view to another solution of its constraints. @param {string} id @param {number} key */
async function exercise(id, key) {
  const scene = scenes.get(id);
  if (!scene) return;
  scene.element.classList.add("animated");
  const told = await call("ambiguity", { ...place(), scene: id, view: key, base: scene.step, show: [...current.overlays] });
  scene.apply(told, where.zoom);
  setTimeout(() => scene.element.classList.remove("animated"), 500);
  say("Another solution of the same constraints");
}

/** @param {any} outline @param {any} view @param {any} trace @param {any} report */
function content({ scene, key }, view, trace, report) {
  const parts = [make("header", {}, make("h2", {}, view ? view.name : sceneTitle(scene)), make("p", {}, view ? view.class : "scene"))];
  if (view) {
    parts.push(
      view.ambiguous.length ? make("p", { class: "notice" }, `Its ${view.ambiguous.join(" and ")} ${view.ambiguous.length > 1 ? "are" : "is"} ambiguous.`,
        make("button", { onclick: () => exercise(scene, key) }, "The other solution")) : null,
      section("Size", boxModel(view), facts(view)),
      view.settings.length ? section("Attributes", fields(view.id, view.settings)) : null,
      section("Constraints", constraintList(scene, view.constraints)),
      trace ? section("Why", reasons(scene, trace)) : null);
  }
  if (report) parts.push(section("Findings", findingList(scene, report, key)));
  return parts.filter(part => part !== null);
}

/** @param {string} id */
const sceneTitle = id => current.document?.scenes.find(scene => scene.id === id)?.title ?? id;

/** What field has the focus, so that it has it again once the panel is made anew. */
function focused() {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !panel.contains(field) || !field.id) return () => {};
  const id = field.id;
  const text = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
  const [value, start, end] = [text?.value, text?.selectionStart, text?.selectionEnd];
  return () => {
    const again = document.getElementById(id);
    if (!again) return;
    again.focus({ preventScroll: true });
    if (value !== undefined && (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement) && again.type !== "checkbox") {
      // Keys may have come while the answer was under way.
      again.value = value;
      again.setSelectionRange(start ?? 0, end ?? 0);
    }
  };
}

const update = coalesced(async () => {
  const { selection } = current;
  if (!selection || !current.document) {
    panel.replaceChildren(make("p", { class: "empty" }, "Click a view to see its frame, its constraints and why it stands where it stands."));
    return;
  }
  const { scene, key } = selection;
  const body = { ...place(), scene, size: scenes.get(scene)?.size ?? undefined };
  try {
    const [view, trace, report] = await Promise.all([
      key === null ? null : call("inspect", { ...body, view: key }),
      key === null ? null : call("trace", { ...body, view: key }).catch(() => null),
      call("findings", body).catch(() => null),
    ]);
    if (current.selection?.scene !== scene || current.selection?.key !== key) return;
    const back = focused();
    const top = panel.scrollTop;
    panel.replaceChildren(...content(selection, view, trace, report));
    panel.scrollTop = top;
    back();
  } catch (error) {
    if (error instanceof Error) panel.replaceChildren(make("p", { class: "empty" }, error.message));
  }
});

observe(["selection", "environment", "document"], () => { update(undefined); });
observe(["loaded"], () => { if (current.loaded === current.selection?.scene) update(undefined); });
