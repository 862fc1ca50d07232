import { intersects } from "./geometry.js";
import { svg } from "./elements.js";

/** @typedef {import("./geometry.js").Rect} Rect */

/**
 * Draws `marks` into `layer`, which covers a scene.
 * @param {SVGElement} layer
 * @param {any[]} marks
 */
export function drawMarks(layer, marks) {
  if (marks.length === 0 && !layer.firstChild) return;
  layer.replaceChildren(...marks.map(markElement));
  const labels = /** @type {NodeListOf<SVGTextElement>} */ (layer.querySelectorAll(".mark text"));
  const covered = coveredLabels([...labels].map(boxOfLabel), [...labels].map((label) => label.closest(".broken, .conflicting, .ambiguous") !== null));
  for (const index of covered) labels[index].classList.add("is-covered");
}

/**
 * A label's approximate box: measuring the text would lay out the page.
 * @param {SVGTextElement} label
 * @returns {Rect}
 */
function boxOfLabel(label) {
  const width = (label.textContent ?? "").length * 5.2;
  return [Number(label.getAttribute("x")) - width / 2, Number(label.getAttribute("y")) - 8, width, 10];
}

/**
 * The indices of labels that would cover others: labels that collide with urgent labels come first, then later labels.
 * @param {Rect[]} boxes
 * @param {boolean[]} isUrgent
 */
export function coveredLabels(boxes, isUrgent) {
  const order = boxes.map((_, index) => index).sort((one, other) => Number(isUrgent[other]) - Number(isUrgent[one]) || one - other);
  /** @type {Rect[]} */
  const shown = [];
  return order.filter((index) => {
    if (shown.some((box) => intersects(box, boxes[index]))) return true;
    shown.push(boxes[index]);
    return false;
  });
}

/** @param {any} mark */
function markElement(mark) {
  const group = svg("g", { class: `mark ${mark.state ?? "satisfied"} kind-${mark.kind}${mark.isDashed ? " is-dashed" : ""}`, "data-constraint": mark.constraint });
  if (mark.name) group.append(svg("title", { text: mark.name }));
  const [[shape, numbers]] = Object.entries(mark.figure ?? { none: null });
  if (shape === "box") {
    const [x, y, width, height] = numbers;
    group.append(svg("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0) }));
  } else if (numbers) {
    const path = [line(numbers)];
    if (shape === "distance" || shape === "extent") path.push(...ends(numbers, shape === "extent" ? 4 : 3));
    group.append(svg("path", { d: path.join(""), class: shape }));
  }
  for (const extension of mark.extensions ?? []) group.append(svg("path", { d: line(extension), class: "extension" }));
  for (const label of mark.labels ?? []) {
    group.append(svg("text", { x: label.at[0], y: label.at[1] + 3, "text-anchor": "middle", "font-size": 9, text: label.text }));
  }
  return group;
}

/** @param {number[]} ends */
const line = ([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`;

/**
 * The short strokes at both ends, as in Xcode.
 * @param {number[]} numbers
 * @param {number} half
 */
function ends([x1, y1, x2, y2], half) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
  return [line([x1 - x, y1 - y, x1 + x, y1 + y]), line([x2 - x, y2 - y, x2 + x, y2 + y])];
}
