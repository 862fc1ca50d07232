import { matches } from "./matching.js";
import { setHover } from "./hover.js";
import { openDocument } from "./opening.js";
import { select } from "./selection.js";
import { on, state } from "./state.js";
import { element, icon, iconOfClass } from "./elements.js";

const documentsTree = /** @type {HTMLElement} */ (document.getElementById("documents"));
const outlineTree = /** @type {HTMLElement} */ (document.getElementById("outline"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("filter"));

/**
 * Collapsed scenes and views.
 * @type {Set<string>}
 */
const closed = new Set();
const identity = (/** @type {string} */ scene, /** @type {number | null} */ key) => (key === null ? scene : `${scene} ${key}`);

/**
 * The numbers of scenes of previously opened documents: the server does not read all documents for the list.
 * @type {Map<string, number>}
 */
const counts = new Map();

function drawDocuments() {
  if (state.document) counts.set(state.document.path, state.document.scenes.length);
  const words = field.value;
  const entries = state.documents.filter((entry) => matches(words, entry.path) || entry.path === state.document?.path);
  documentsTree.replaceChildren(...entries.map((entry) => {
    const isOpen = entry.path === state.document?.path;
    const folder = entry.path.includes("/") ? entry.path.slice(0, entry.path.lastIndexOf("/")) : "";
    return element("div", {
      role: "option", class: "item", tabindex: isOpen ? 0 : -1, "aria-selected": String(isOpen), dataset: { path: entry.path },
      title: entry.problem ? `${entry.path}:${entry.problem.line}:${entry.problem.column}: ${entry.problem.message}` : entry.path,
    }, icon("document"), element("span", { class: "label", text: entry.title }), folder && element("span", { class: "detail", text: folder }),
      entry.problem && element("span", { class: "pill error", text: "!" }), countElement(entry.scenes ?? counts.get(entry.path)));
  }));
  if (entries.length > 0 && !documentsTree.querySelector("[tabindex='0']")) /** @type {HTMLElement} */ (documentsTree.firstElementChild).tabIndex = 0;
  if (entries.length === 0) documentsTree.append(element("p", { class: "empty", text: "No document matches." }));
}

/** @param {number | undefined} count */
function countElement(count) {
  return count === undefined ? null : element("span", { class: "count", text: String(count), title: count === 1 ? "1 scene" : `${count} scenes` });
}

/** Large outlines have thousands of rows: all scenes but the selected scene are collapsed at first. */
function closeAtFirst() {
  closed.clear();
  const all = state.document?.scenes ?? [];
  const views = all.reduce((sum, scene) => sum + scene.views.length, 0);
  if (views > 400) for (const scene of all.slice(1)) closed.add(identity(scene.id, null));
}

function drawOutline() {
  const words = field.value.trim();
  const rows = [];
  for (const scene of state.document?.scenes ?? []) {
    const found = words === "" ? scene.views : withAncestors(scene.views, words);
    if (words !== "" && found.length === 0 && !matches(words, scene.title)) continue;
    const isClosed = words === "" && closed.has(identity(scene.id, null));
    rows.push(row(scene.id, null, scene.title, scene.kind, 0, scene.views.length > 0 ? !isClosed : null));
    if (isClosed) continue;
    let hiddenBelow = Infinity;
    for (const [index, view] of found.entries()) {
      if (view.depth > hiddenBelow) continue;
      hiddenBelow = Infinity;
      const hasChildren = (found[index + 1]?.depth ?? 0) > view.depth;
      const isViewClosed = words === "" && closed.has(identity(scene.id, view.key));
      if (isViewClosed) hiddenBelow = view.depth;
      rows.push(row(scene.id, view.key, view.name, view.class, view.depth + 1, hasChildren ? !isViewClosed : null));
    }
  }
  outlineTree.replaceChildren(...rows);
  if (rows.length === 0) outlineTree.append(element("p", { class: "empty", text: state.document ? "Nothing matches." : "No document is open." }));
  markSelection(false);
}

/**
 * The matching views and their ancestors.
 * @param {import("./state.js").OutlineView[]} views
 * @param {string} words
 */
function withAncestors(views, words) {
  const wanted = new Set();
  /** @type {import("./state.js").OutlineView[]} */
  const path = [];
  for (const view of views) {
    path.length = view.depth;
    path[view.depth] = view;
    if (matches(words, `${view.name} ${view.class} ${view.id ?? ""}`)) for (const one of path) wanted.add(one);
  }
  return views.filter((view) => wanted.has(view));
}

/**
 * @param {string} scene
 * @param {number | null} key
 * @param {string} name
 * @param {string} kind
 * @param {number} level
 * @param {boolean | null} isExpanded
 */
function row(scene, key, name, kind, level, isExpanded) {
  const result = element("div", {
    role: "treeitem", class: `item${key === null ? " is-scene" : ""}`, tabindex: -1, "aria-level": level + 1, "aria-selected": "false",
    "aria-expanded": isExpanded === null ? null : String(isExpanded), title: `${name} — ${kind}`, dataset: { scene, key: key === null ? "" : String(key) },
  }, element("span", { class: "disclosure" }, isExpanded !== null && icon("chevron")), key === null ? icon("scene") : iconOfClass(kind), element("span", { class: "label", text: name }),
    key !== null && name !== kind && element("span", { class: "detail", text: kind.replace(/^UI/, "") }));
  result.style.setProperty("--level", String(level));
  return result;
}

/** @param {boolean} scrolls */
function markSelection(scrolls) {
  for (const old of outlineTree.querySelectorAll("[aria-selected=true]")) {
    old.setAttribute("aria-selected", "false");
    /** @type {HTMLElement} */ (old).tabIndex = -1;
  }
  const selection = state.selection;
  const rowElement = selection && findRow(selection.scene, selection.key);
  if (rowElement) {
    rowElement.setAttribute("aria-selected", "true");
    rowElement.tabIndex = 0;
    if (scrolls) rowElement.scrollIntoView({ block: "nearest" });
  } else {
    const first = outlineTree.querySelector("[role=treeitem]");
    if (first instanceof HTMLElement) first.tabIndex = 0;
  }
}

/**
 * @param {string} scene
 * @param {number | null} key
 * @returns {HTMLElement | null}
 */
function findRow(scene, key) {
  return outlineTree.querySelector(`[data-scene="${CSS.escape(scene)}"][data-key="${key ?? ""}"]`);
}

/** @param {HTMLElement} one */
const placeOf = (one) => ({ scene: one.dataset.scene ?? "", key: one.dataset.key ? Number(one.dataset.key) : null });

/**
 * @param {HTMLElement} one
 * @param {boolean} opens
 */
function setExpanded(one, opens) {
  const { scene, key } = placeOf(one);
  if (opens) closed.delete(identity(scene, key));
  else closed.add(identity(scene, key));
  drawOutline();
  findRow(scene, key)?.focus();
}

outlineTree.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const one = /** @type {HTMLElement | null} */ (target.closest("[role=treeitem]"));
  if (!one) return;
  if (target.closest(".disclosure") && one.ariaExpanded) return setExpanded(one, one.ariaExpanded !== "true");
  const { scene, key } = placeOf(one);
  select(scene, key, { reveals: true });
  findRow(scene, key)?.focus();
});
outlineTree.addEventListener("pointermove", (event) => {
  const one = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[role=treeitem]"));
  setHover(one ? placeOf(one) : null);
});
outlineTree.addEventListener("pointerleave", () => setHover(null));
outlineTree.addEventListener("keydown", (event) => {
  const one = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[role=treeitem]"));
  if (!one || event.ctrlKey || event.metaKey) return;
  const rows = /** @type {HTMLElement[]} */ ([...outlineTree.querySelectorAll("[role=treeitem]")]);
  const index = rows.indexOf(one);
  /** @type {HTMLElement | undefined} */
  let next;
  if (event.key === "ArrowDown") next = rows[index + 1];
  else if (event.key === "ArrowUp") next = rows[index - 1];
  else if (event.key === "Home") next = rows[0];
  else if (event.key === "End") next = rows.at(-1);
  else if (event.key === "ArrowRight" && one.ariaExpanded === "false") return stop(event, () => setExpanded(one, true));
  else if (event.key === "ArrowRight" && one.ariaExpanded === "true") next = rows[index + 1];
  else if (event.key === "ArrowLeft" && one.ariaExpanded === "true") return stop(event, () => setExpanded(one, false));
  else if (event.key === "ArrowLeft") next = rows.slice(0, index).filter((other) => Number(other.ariaLevel) < Number(one.ariaLevel)).at(-1);
  else return;
  stop(event, () => {
    if (!next) return;
    const { scene, key } = placeOf(next);
    select(scene, key, { reveals: true });
    findRow(scene, key)?.focus();
  });
});

documentsTree.addEventListener("click", (event) => {
  const one = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[role=option]"));
  if (one?.dataset.path) openDocument(one.dataset.path);
});
documentsTree.addEventListener("keydown", (event) => {
  const one = /** @type {HTMLElement} */ (event.target);
  const next = event.key === "ArrowDown" ? one.nextElementSibling : event.key === "ArrowUp" ? one.previousElementSibling : null;
  if (next instanceof HTMLElement) stop(event, () => next.focus());
  else if ((event.key === "Enter" || event.key === " ") && one.dataset.path) stop(event, () => openDocument(one.dataset.path ?? ""));
});

/**
 * @param {KeyboardEvent} event
 * @param {() => void} action
 */
function stop(event, action) {
  event.preventDefault();
  event.stopPropagation();
  action();
}

field.addEventListener("input", () => {
  drawDocuments();
  drawOutline();
});
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") stop(event, () => /** @type {HTMLElement | null} */ (outlineTree.querySelector("[role=treeitem]"))?.focus());
  if (event.key === "Escape" && field.value) {
    stop(event, () => {
      field.value = "";
      field.dispatchEvent(new Event("input"));
    });
  }
});

on("documents", drawDocuments);
on("document", drawDocuments);
on("outline", () => {
  if (outlineTree.dataset.path !== state.document?.path) closeAtFirst();
  outlineTree.dataset.path = state.document?.path;
  drawOutline();
});
on("selection", () => {
  const selection = state.selection;
  if (selection && !findRow(selection.scene, selection.key) && !field.value) {
    // The ancestors of the selection are expanded.
    closed.delete(identity(selection.scene, null));
    for (const view of state.document?.scenes.find((scene) => scene.id === selection.scene)?.views ?? []) closed.delete(identity(selection.scene, view.key));
    drawOutline();
  }
  markSelection(true);
});
