import { redo, save, undo } from "./editing.js";
import { toggleExploded } from "./explode.js";
import { showHelp } from "./keyboard.js";
import { zoomStep, zoomToFit } from "./panning.js";
import { toggleRuler } from "./ruler.js";
import { showSearch } from "./search.js";
import { chooseDimensions } from "./sheet.js";
import { changed, on, state } from "./state.js";
import { element, icon } from "./elements.js";

const bar = /** @type {HTMLElement} */ (document.getElementById("toolbar"));

/** The kinds of marks, with their names in `render --show`. */
const kinds = ["frames", "constraints", "margins", "safe-area", "guides", "baselines", "alignment", "ambiguity", "conflicts", "misplaced", "accessibility"];

/**
 * The axes of environments with values to choose.
 * @returns {{name: string, title: string, choices: {id: string, name: string, size?: [number, number]}[]}[]}
 */
export function axes() {
  return state.axes.filter(({ choices }) => choices.length > 0).map((axis) => ({
    ...axis, choices: axis.choices.map((/** @type {any} */ choice) => (typeof choice === "string" ? { id: choice, name: readable(choice) } : choice)),
  }));
}

const known = { ltr: "left to right", rtl: "right to left" };

/**
 * Formats `extraLarge` as “extra large”.
 * @param {string} name
 */
function readable(name) {
  return /** @type {Record<string, string>} */ (known)[name] ?? name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace(/^([a-z]{2})( [a-z]{2})?$/, name);
}

/**
 * @param {string} title
 * @param {keyof import("./elements.js")["icon"] | any} name
 * @param {() => void} action
 * @param {string} [id]
 */
function tool(title, name, action, id) {
  return element("button", { type: "button", class: "tool", id, title, "aria-label": title.replace(/ \(.*/, ""), onclick: action }, icon(name));
}

const undoButton = tool("Undo (Ctrl-Z)", "undo", undo, "undo");
const redoButton = tool("Redo (Ctrl-⇧-Z)", "redo", redo, "redo");
const saveButton = tool("Save (Ctrl-S)", "save", save, "save");
const explodeButton = tool("Explode layers in 3-D (T)", "layers", toggleExploded, "explode");
const rulerButton = tool("Widths with findings (W)", "ruler", toggleRuler, "ruler-button");
const environmentGroup = element("div", { class: "group environment", role: "group", "aria-label": "Environment" });

const overlaysMenu = element("div", { class: "menu", id: "overlays-menu", popover: "auto", role: "group", "aria-label": "Overlays" }, ...kinds.map((kind) => element("label", {},
  element("input", { type: "checkbox", value: kind, onchange: takeKinds }), element("span", { text: kind.replace("-", " ") }))));
const overlaysButton = tool("Overlays", "overlays", () => {}, "overlays");
overlaysButton.setAttribute("popovertarget", "overlays-menu");
overlaysMenu.addEventListener("toggle", () => {
  const { left, bottom } = overlaysButton.getBoundingClientRect();
  overlaysMenu.style.left = `${Math.max(8, Math.min(left, innerWidth - 190))}px`;
  overlaysMenu.style.top = `${bottom + 4}px`;
});

function takeKinds() {
  state.show = [...overlaysMenu.querySelectorAll("input:checked")].map((/** @type {any} */ input) => input.value);
  overlaysButton.classList.toggle("is-on", state.show.length > 0);
  changed("show");
}

bar.append(
  tool("Documents and outline", "sidebar", () => toggleDrawer("shows-sidebar", "hides-sidebar"), "toggle-sidebar"),
  element("div", { class: "group" }, undoButton, redoButton, saveButton),
  environmentGroup,
  element("div", { class: "group" }, tool("All variants side by side", "sheet", chooseDimensions, "sheet"), rulerButton, overlaysButton, explodeButton),
  element("div", { class: "group zoom" },
    element("button", { type: "button", class: "tool", text: "−", title: "Zoom out (−)", "aria-label": "Zoom out", onclick: () => zoomStep(-1) }),
    tool("Zoom to fit (1)", "fit", zoomToFit, "fit"),
    element("button", { type: "button", class: "tool", text: "+", title: "Zoom in (+)", "aria-label": "Zoom in", onclick: () => zoomStep(1) })),
  element("span", { class: "space" }),
  tool("Search everything (Ctrl-K)", "search", () => showSearch(), "search"),
  tool("Keyboard help (?)", "help", showHelp, "help"),
  tool("Inspector", "inspector", () => toggleDrawer("shows-inspector", "hides-inspector"), "toggle-inspector"),
);
document.body.append(overlaysMenu);

/**
 * In narrow windows sidebars are drawers that are closed at first; in wide windows they are open.
 * @param {string} shows
 * @param {string} hides
 */
function toggleDrawer(shows, hides) {
  const isNarrow = matchMedia("(max-width: 900px)").matches;
  const list = document.body.classList;
  const other = shows === "shows-sidebar" ? "shows-inspector" : "shows-sidebar";
  if (isNarrow) list.remove(other);
  list.toggle(isNarrow ? shows : hides);
}
document.getElementById("canvas")?.addEventListener("pointerdown", () => document.body.classList.remove("shows-sidebar", "shows-inspector"));

function drawEnvironment() {
  environmentGroup.replaceChildren(...axes().map(({ name, title, choices }) => {
    const select = element("select", { id: `choose-${name}`, title, "aria-label": title, class: state.environment[name] ? "is-chosen" : "", onchange: () => {
      const environment = { ...state.environment };
      if (select.value) environment[name] = select.value;
      else delete environment[name];
      state.environment = environment;
      select.classList.toggle("is-chosen", select.value !== "");
      changed("environment");
    } }, element("option", { value: "", text: title }), ...choices.map((choice) => element("option", { value: choice.id, text: choice.name })));
    select.value = state.environment[name] ?? "";
    return select;
  }));
}

/** The toolbar is a single tab stop: arrow keys move from tool to tool. */
bar.addEventListener("keydown", (event) => {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const tools = /** @type {HTMLElement[]} */ ([...bar.querySelectorAll("button, select")]).filter((one) => one.offsetParent && !(/** @type {HTMLButtonElement} */ (one).disabled));
  const index = tools.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = tools[(index + (event.key === "ArrowRight" ? 1 : -1) + tools.length) % tools.length];
  event.preventDefault();
  next?.focus();
});

function drawButtons() {
  const open = state.document;
  const isLocked = !open || open.isReadOnly;
  undoButton.disabled = isLocked || !open.undo;
  redoButton.disabled = isLocked || !open.redo;
  saveButton.disabled = isLocked || !open.isModified;
  undoButton.title = open?.undo ? `Undo “${open.undo}” (Ctrl-Z)` : "Undo (Ctrl-Z)";
  redoButton.title = open?.redo ? `Redo “${open.redo}” (Ctrl-⇧-Z)` : "Redo (Ctrl-⇧-Z)";
}

on("documents", drawEnvironment);
on("document documents", drawButtons);
on("exploded", () => explodeButton.setAttribute("aria-pressed", String(state.isExploded)));
drawButtons();
