// A view's box figure: superview, frame, margins, content.

import { element, points } from "./elements.js";
import { scenes } from "./canvas.js";
import { state } from "./state.js";

/**
 * @param {any} view the answer of api/inspect
 */
export function boxModel(view) {
  const scene = state.selection && scenes.get(state.selection.scene);
  const layer = scene?.layers.get(view.key);
  const parent = layer?.parent;
  const [x, y, width, height] = view.frame;
  /** Distances to the superview's edges: top, left, bottom, right. */
  const outside = parent ? [y, x, parent.data.frame[3] - y - height, parent.data.frame[2] - x - width] : null;
  const inside = /** @type {number[]} */ (view.margins ?? [0, 0, 0, 0]);
  const sides = ["top", "left", "bottom", "right"];
  const numbers = (/** @type {number[] | null} */ values) => sides.map((side, index) =>
    element("span", { class: `side ${side}`, text: values ? points(values[index]) : "–" }));
  return element("figure", { class: "box-model", "aria-label": `frame ${points(x)}, ${points(y)}, ${points(width)} by ${points(height)}` },
    element("div", { class: "box outside" }, element("span", { class: "name", text: "superview" }), ...numbers(outside),
      element("div", { class: "box frame" }, element("span", { class: "name", text: "margins" }), ...numbers(inside),
        element("div", { class: "box content", text: `${points(width)} × ${points(height)}` }))));
}

/**
 * The lines of figures below it.
 * @param {any} view
 */
export function figures(view) {
  const rect = (/** @type {number[]} */ [x, y, width, height]) => `${points(x)}, ${points(y)}   ${points(width)} × ${points(height)}`;
  const pair = (/** @type {(number | null)[]} */ [horizontal, vertical], /** @type {string} */ between) => `${points(horizontal)}${between}${points(vertical)}`;
  /** @type {[string, string, string?][]} */
  const rows = [
    ["Frame", rect(view.frame)],
    ["Alignment rectangle", rect(view.alignment)],
    ["Intrinsic size", pair(view.intrinsic, " × ")],
    ["Hugging", pair(view.hugging, " , ")],
    ["Compression", pair(view.compression, " , ")],
  ];
  if (view.safeArea?.some((/** @type {number} */ inset) => inset !== 0)) rows.push(["Safe area", view.safeArea.map(points).join(" , ")]);
  if (view.ambiguous?.length > 0) rows.push(["Ambiguous", view.ambiguous.join(", "), "ambiguous"]);
  if (view.misplaced) rows.push(["In the document", rect(view.misplaced), "misplaced"], ["Misplaced by", differences(view.frame, view.misplaced), "misplaced"]);
  return element("dl", { class: "figures" }, ...rows.flatMap(([name, value, kind]) =>
    [element("dt", { text: name }), element("dd", { text: value, class: kind })]));
}

/**
 * Differences in points between a view's frame and the frame in the document.
 * @param {number[]} frame
 * @param {number[]} written
 */
function differences(frame, written) {
  const names = ["x", "y", "width", "height"];
  return names.flatMap((name, index) => {
    const difference = frame[index] - written[index];
    return Math.abs(difference) < 0.005 ? [] : [`${name} ${difference > 0 ? "+" : ""}${points(difference)}`];
  }).join(", ");
}
