// A sheet with a scene for every combination of the chosen devices, text sizes, languages …

import { showPage } from "./dialog.js";
import { Scene } from "./scene.js";
import { call } from "./server.js";
import { place, state } from "./state.js";
import { axes } from "./toolbar.js";
import { element } from "./elements.js";
import { report } from "./status.js";

/** The maximum number of pictures: more take too long and are hard to compare. */
const most = 60;

/** Asks for the dimensions, then shows them. */
export function chooseDimensions() {
  const scene = state.selection?.scene ?? state.document?.scenes[0]?.id;
  if (!scene) return report("open a document first");
  const grid = element("div", { class: "sheet-grid" });
  const count = element("span", { class: "details" });
  const show = element("button", { type: "button", class: "push primary", text: "Show", onclick: () => fill(grid, scene, points()) });
  const sets = axes().map(({ name, title, choices }) => element("fieldset", { dataset: { name } },
    element("legend", { text: title }), ...choices.map((choice) => element("label", {},
      element("input", { type: "checkbox", value: choice.id, onchange: updateCount, checked: name === "device" }), element("span", { text: choice.name })))));

  /** @returns {Record<string, string>[]} */
  function points() {
    /** @type {Record<string, string>[]} */
    let result = [{}];
    for (const set of sets) {
      const values = [...set.querySelectorAll("input:checked")].map((/** @type {any} */ input) => input.value);
      if (values.length > 0) result = result.flatMap((point) => values.map((value) => ({ ...point, [set.dataset.name]: value })));
    }
    return result;
  }
  function updateCount() {
    const number = points().length;
    count.textContent = number > most ? `${number} pictures; at most ${most} are shown at once` : `${number} ${number === 1 ? "picture" : "pictures"}`;
    show.disabled = number > most;
  }
  showPage("All Variants", "sheet", element("div", { class: "sheet-choices" }, ...sets), element("div", { class: "buttons" }, count, show), grid);
  updateCount();
  fill(grid, scene, points());
}

/**
 * @param {HTMLElement} grid
 * @param {string} scene
 * @param {Record<string, string>[]} points
 */
async function fill(grid, scene, points) {
  if (points.length > most) return;
  grid.replaceChildren(element("p", { class: "empty", text: "…" }));
  try {
    const environments = points.map((point) => ({ ...state.environment, ...point }));
    const { pictures } = await call("sheet", { path: place().path, environment: state.environment, scene, points: environments });
    grid.replaceChildren(...pictures.map((/** @type {any} */ one) => pictureElement(one.title, one.picture)));
  } catch (error) {
    grid.replaceChildren(element("p", { class: "empty", text: /** @type {Error} */ (error).message }));
  }
}

/**
 * @param {string} title
 * @param {any} picture
 */
function pictureElement(title, picture) {
  const scene = new Scene({ id: "", title, frame: [0, 0, picture.size[0], picture.size[1]] });
  scene.setPicture(picture);
  const scale = Math.min(240 / picture.size[0], 420 / picture.size[1]);
  scene.element.style.transform = `scale(${scale})`;
  const box = element("div", { class: "sheet-box" }, scene.element);
  box.style.width = `${picture.size[0] * scale}px`;
  box.style.height = `${picture.size[1] * scale}px`;
  return element("figure", {}, box, element("figcaption", { text: title }));
}
