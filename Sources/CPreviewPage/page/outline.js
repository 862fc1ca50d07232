// The sidebar: documents, and the scenes and views of the one that is shown, with a search over all of them.

import { reveal } from "./canvas.js";
import { byId, make } from "./dom.js";
import { openDocument } from "./documents.js";
import { current, observe, set } from "./state.js";

const tree = byId("outline");
const list = /** @type {HTMLSelectElement} */ (byId("documents"));
const search = /** @type {HTMLInputElement} */ (byId("search"));

/** The scenes that are open in the tree. @type {Set<string>} */
const open = new Set();

/** @param {{scene: string, key: number|null}|null} selection @param {string} scene @param {number|null} key */
const isSelected = (selection, scene, key) => selection?.scene === scene && selection?.key === key;

/** A row of the tree. */
function row({ scene, key, depth, title, detail, isOpen }) {
  const name = `row-${scene}-${key ?? "scene"}`;
  const arrow = isOpen === undefined ? null : make("button", { class: isOpen ? "twist open" : "twist", tabindex: -1, "aria-hidden": "true", "data-twist": scene }, "▸");
  const element = make("li", {
    role: "treeitem", id: name, class: key === null ? "scene-row" : "view-row", "data-scene": scene, "data-key": key, "aria-level": depth + 1,
    "aria-selected": isSelected(current.selection, scene, key), "aria-expanded": isOpen === undefined ? null : isOpen,
  }, arrow, make("span", { class: "title" }, title), detail ? make("span", { class: "detail" }, detail) : null);
  element.style.paddingInlineStart = `${8 + depth * 14}px`;
  return element;
}

/** The rows that are shown: all, or those that are searched for. */
function rows() {
  const wanted = search.value.trim().toLowerCase();
  const has = (...texts) => texts.some(text => text?.toLowerCase().includes(wanted));
  const found = [];
  for (const path of wanted ? current.folder?.documents ?? [] : []) {
    if (path.path !== current.path && has(path.path)) {
      found.push(make("li", { role: "treeitem", class: "document-row", "data-path": path.path, "aria-level": 1, id: `row-${path.path}` },
        make("span", { class: "title" }, path.title), make("span", { class: "detail" }, "document")));
    }
  }
  for (const scene of current.document?.scenes ?? []) {
    const views = wanted ? scene.views.filter(view => has(view.name, view.class, view.id)) : scene.views;
    if (wanted && !views.length && !has(scene.title, scene.id)) continue;
    const isOpen = wanted !== "" || open.has(scene.id);
    found.push(row({ scene: scene.id, key: null, depth: 0, title: scene.title, detail: scene.kind === scene.title ? "" : scene.kind, isOpen }));
    if (!isOpen) continue;
    for (const view of views) {
      found.push(row({ scene: scene.id, key: view.key, depth: wanted ? 1 : view.depth + 1, title: view.name, detail: view.class === view.name ? "" : view.class }));
    }
  }
  return found;
}

/** Draws the tree anew. */
function update() {
  tree.replaceChildren(...rows());
  mark();
}

/** Marks the row of what is selected. */
function mark() {
  const { selection } = current;
  if (selection && selection.key !== null && !open.has(selection.scene) && !search.value) {
    open.add(selection.scene);
    return update();
  }
  for (const element of tree.querySelectorAll("[aria-selected=true]")) element.setAttribute("aria-selected", "false");
  const id = selection && `row-${selection.scene}-${selection.key ?? "scene"}`;
  const chosen = id ? document.getElementById(id) : null;
  chosen?.setAttribute("aria-selected", "true");
  chosen?.scrollIntoView({ block: "nearest" });
  if (id) tree.setAttribute("aria-activedescendant", id);
  else tree.removeAttribute("aria-activedescendant");
}

/** Selects what a row stands for. @param {Element|null} element */
function choose(element) {
  if (!(element instanceof HTMLElement)) return;
  if (element.dataset.path) {
    search.value = "";
    openDocument(element.dataset.path);
    return;
  }
  const scene = element.dataset.scene ?? "";
  const key = element.dataset.key ? Number(element.dataset.key) : null;
  set({ selection: { scene, key } });
  reveal(scene, key);
}

/** Opens or closes a scene. @param {string} scene @param {boolean} [isOpen] */
function twist(scene, isOpen = !open.has(scene)) {
  if (isOpen) open.add(scene);
  else open.delete(scene);
  update();
}

tree.addEventListener("click", event => {
  const target = /** @type {Element} */ (event.target);
  const arrow = target.closest("[data-twist]");
  if (arrow instanceof HTMLElement) return twist(arrow.dataset.twist ?? "");
  choose(target.closest("li"));
});

tree.addEventListener("keydown", event => {
  const items = [...tree.children];
  const at = items.findIndex(item => item.getAttribute("aria-selected") === "true");
  const item = items[at];
  const scene = item instanceof HTMLElement ? item.dataset.scene ?? "" : "";
  const steps = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: items.length - 1 };
  if (event.key in steps) choose(items[steps[event.key]] ?? null);
  else if (event.key === "ArrowRight" && scene) twist(scene, true);
  else if (event.key === "ArrowLeft" && scene) {
    if (item.classList.contains("view-row")) set({ selection: { scene, key: null } });
    else twist(scene, false);
  } else if (event.key === "Enter") byId("inspector").querySelector("input, select, button, summary")?.focus();
  else return;
  event.preventDefault();
});

search.addEventListener("input", update);
search.addEventListener("keydown", event => {
  if (event.key === "Escape") {
    search.value = "";
    update();
    byId("canvas").focus();
  } else if (event.key === "ArrowDown" || event.key === "Enter") {
    event.preventDefault();
    tree.focus();
    const kinds = search.value ? [".view-row", ".scene-row", ".document-row"] : ["li"];
    choose(kinds.map(kind => tree.querySelector(kind)).find(row => row) ?? null);
  }
});
list.addEventListener("change", () => openDocument(list.value));

observe(["folder", "path"], () => {
  list.replaceChildren(...(current.folder?.documents ?? []).map(each => make("option", { value: each.path, selected: each.path === current.path }, each.path)));
  list.value = current.path ?? "";
});
let shownVersion = "";
observe(["document"], () => {
  if (!current.document) return update();
  const version = `${current.path} ${current.document?.version}`;
  if (version !== shownVersion) {
    const isNew = !shownVersion.startsWith(`${current.path} `);
    shownVersion = version;
    if (isNew && current.document?.scenes.length === 1) open.add(current.document.scenes[0].id);
    update();
  }
});
observe(["selection"], mark);
