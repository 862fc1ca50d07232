// A scene on all devices and with all settings, side by side.

import { show } from "./dialog.js";
import { make } from "./dom.js";
import { SceneView } from "./scene.js";
import { call } from "./server.js";
import { current, place, say } from "./state.js";

/** What a sheet may vary, and how. */
const dimensions = [
  { name: "device", title: "Devices", values: all => usualDevices(all.devices) },
  { name: "orientation", title: "Orientations", values: all => all.orientations },
  { name: "textSize", title: "Text sizes", values: all => all.textSizes.filter((_, index) => [0, 3, 6, 11].includes(index)) },
  { name: "direction", title: "Directions", values: all => all.directions },
  { name: "locale", title: "Languages", values: all => all.locales },
  { name: "appearance", title: "Appearances", values: all => all.appearances },
  { name: "strings", title: "Pseudo texts", values: all => all.strings },
];

/** The smallest and the largest device of each kind, and some between. */
function usualDevices(devices) {
  const chosen = [];
  for (const idiom of ["phone", "pad"]) {
    const kind = devices.filter(device => device.idiom === idiom).sort((a, b) => a.size[0] * a.size[1] - b.size[0] * b.size[1]);
    const places = idiom === "phone" ? [0, 0.4, 0.7, 1] : [0, 1];
    chosen.push(...places.map(part => kind[Math.round(part * (kind.length - 1))]?.id).filter(Boolean));
  }
  return [...new Set(chosen)];
}

/** The names that vary at first. */
const varied = new Set(["device"]);

/** All combinations. */
function combinations() {
  let points = [{ ...current.environment }];
  for (const dimension of dimensions) {
    if (!varied.has(dimension.name)) continue;
    const values = dimension.values(current.folder.choices);
    if (values.length) points = points.flatMap(point => values.map(value => ({ ...point, [dimension.name]: value })));
  }
  return points.slice(0, 120);
}

/** Shows the sheet of the scene that is selected. */
export function showSheet() {
  const scene = current.selection?.scene ?? current.canvas?.scenes[0]?.id;
  if (!scene) return say("There is no scene to show");
  const pictures = make("div", { class: "pictures" });
  const choices = make("div", { class: "choices", role: "group", "aria-label": "What varies" }, ...dimensions.map(dimension => {
    if (!dimension.values(current.folder.choices).length) return null;
    const box = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox" }));
    box.checked = varied.has(dimension.name);
    box.addEventListener("change", () => {
      if (box.checked) varied.add(dimension.name);
      else varied.delete(dimension.name);
      fill(scene, pictures);
    });
    return make("label", {}, box, dimension.title);
  }));
  show(`${current.document?.scenes.find(each => each.id === scene)?.title ?? scene}, side by side`, choices, pictures);
  fill(scene, pictures);
}

let latest = 0;

/** @param {string} scene @param {HTMLElement} pictures */
async function fill(scene, pictures) {
  const mine = ++latest;
  pictures.replaceChildren(make("p", { class: "empty" }, "Laying out…"));
  const points = combinations();
  const found = [];
  // A few at a time, so that the first ones show early.
  for (let start = 0; start < points.length; start += 4) {
    const told = await call("sheet", { ...place(), scene, points: points.slice(start, start + 4), show: [...current.overlays] })
      .catch(error => { say(error.message); return null; });
    if (!told || mine !== latest || !pictures.isConnected) return;
    if (!found.length) pictures.replaceChildren();
    for (const { title, picture } of told.pictures) {
      const view = new SceneView({ id: scene, title, frame: [0, 0, ...picture.size] });
      view.apply(picture, 1);
      const scale = Math.min(1, 260 / picture.size[0], 360 / picture.size[1]);
      const frame = make("div", { class: "thumb" }, view.element);
      frame.style.width = `${picture.size[0] * scale}px`;
      frame.style.height = `${picture.size[1] * scale}px`;
      view.element.style.transform = `scale(${scale})`;
      found.push(view);
      pictures.append(make("figure", {}, frame, make("figcaption", {}, title)));
    }
  }
}
