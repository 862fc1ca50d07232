// The toolbar: where scenes are laid out, what is drawn over them, and what is done with the document.

import { fitAll, zoom } from "./canvas.js";
import { byId, make } from "./dom.js";
import { redo, save, undo } from "./documents.js";
import { isExploded, toggleExplode } from "./explode.js";
import { showHelp } from "./help.js";
import { showSheet } from "./sheet.js";
import { current, observe, set } from "./state.js";

const bar = byId("toolbar");
const overlays = {
  frames: "Frames", constraints: "Constraints", margins: "Margins", "safe-area": "Safe area", guides: "Guides", baselines: "Baselines",
  alignment: "Alignment", ambiguity: "Ambiguity", conflicts: "Conflicts", misplaced: "Misplaced",
};
const sizeNames = {
  extraSmall: "XS", small: "S", medium: "M", large: "L", extraLarge: "XL", extraExtraLarge: "XXL", extraExtraExtraLarge: "XXXL",
};

/** What the choices of a setting are called. */
const settings = [
  { name: "device", title: "Device", usual: "Canvas", choices: all => all.devices.map(device => [device.id, `${device.name} (${device.size.join(" × ")})`]) },
  { name: "orientation", title: "Orientation", usual: "As on canvas", choices: all => all.orientations.map(word => [word, word]) },
  { name: "textSize", title: "Text size", usual: "Text: L", choices: all => all.textSizes.map(word => [word, `Text: ${sizeNames[word] ?? word}`]) },
  { name: "direction", title: "Direction", usual: "Natural", choices: all => all.directions.map(word => [word, word === "rtl" ? "Right to left" : "Left to right"]) },
  { name: "locale", title: "Language", usual: "Own language", choices: all => all.locales.map(word => [word, word]) },
  { name: "appearance", title: "Appearance", usual: "As on canvas", choices: all => all.appearances.map(word => [word, word]) },
  { name: "strings", title: "Texts", usual: "Texts as they are", choices: all => all.strings.filter(word => word !== "document").map(word => [word, "Pseudo texts"]) },
];

/** @param {typeof settings[0]} setting @param {any} all */
function picker(setting, all) {
  const choices = setting.choices(all);
  if (!choices.length) return null;
  const list = /** @type {HTMLSelectElement} */ (make("select", { "aria-label": setting.title, title: setting.title, "data-setting": setting.name },
    make("option", { value: "" }, setting.usual), ...choices.map(([value, title]) => make("option", { value }, title))));
  list.value = current.environment[setting.name] ?? "";
  list.addEventListener("change", () => {
    const environment = { ...current.environment };
    if (list.value) environment[setting.name] = list.value;
    else delete environment[setting.name];
    set({ environment });
  });
  return list;
}

/** @param {string} title @param {string} text @param {() => void} action @param {string} [id] */
function button(title, text, action, id) {
  return make("button", { title, "aria-label": title, onclick: action, id }, text);
}

function overlayMenu() {
  return make("details", { class: "menu" }, make("summary", { title: "What is drawn over the views" }, "Show"),
    make("div", { class: "items", role: "group", "aria-label": "What is drawn over the views" },
      ...Object.entries(overlays).map(([kind, title]) => {
        const box = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", "data-overlay": kind }));
        box.checked = current.overlays.has(kind);
        box.addEventListener("change", () => {
          const next = new Set(current.overlays);
          if (box.checked) next.add(kind);
          else next.delete(kind);
          set({ overlays: next });
        });
        return make("label", {}, box, title);
      })));
}

/** Makes the toolbar, once it is known what there is to choose. */
function build() {
  const all = current.folder?.choices;
  if (!all) return;
  bar.replaceChildren(
    make("div", { class: "group" }, button("Documents and views", "☰", () => document.body.classList.toggle("shows-sidebar"), "show-sidebar")),
    make("div", { class: "group settings" }, ...settings.map(setting => picker(setting, all)).filter(part => part !== null)),
    make("div", { class: "group" }, overlayMenu(), button("All devices and settings side by side (A)", "Sheet", showSheet), button("Layers in space (3)", "3D", toggleExplode, "three-d")),
    make("div", { class: "group" }, button("Smaller (−)", "−", () => zoom(1 / 1.25)), button("Everything (0)", "Fit", fitAll), button("Larger (+)", "+", () => zoom(1.25))),
    make("div", { class: "group document" }, button("Undo (Control-Z)", "Undo", undo, "undo"), button("Redo (Control-Shift-Z)", "Redo", redo, "redo"), button("Save (Control-S)", "Save", save, "save")),
    make("div", { class: "group" }, button("Keys (?)", "?", showHelp), button("Inspector", "ⓘ", () => document.body.classList.toggle("shows-inspector"), "show-inspector")));
  follow();
}

/** Lets buttons do what can be done at present. */
function follow() {
  const state = current.document;
  const enable = (id, isEnabled) => { const element = byId(id); if (element) /** @type {HTMLButtonElement} */ (element).disabled = !isEnabled; };
  enable("undo", Boolean(state?.undo));
  enable("redo", Boolean(state?.redo));
  enable("save", Boolean(state?.isModified));
  document.body.classList.toggle("modified", Boolean(state?.isModified));
  document.body.classList.toggle("read-only", Boolean(state?.isReadOnly));
  byId("three-d")?.setAttribute("aria-pressed", String(isExploded()));
}

observe(["folder"], build);
observe(["document", "exploded"], follow);
addEventListener("click", event => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
  }
});
