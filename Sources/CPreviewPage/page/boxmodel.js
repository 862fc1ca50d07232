// The boxes of a view in one figure: safe area, margins, frame, content.

import { make, points } from "./dom.js";

/** @param {string} name @param {number[]} edges Top, left, bottom, right. @param {HTMLElement} inside */
function ring(name, [top, left, bottom, right], inside) {
  return make("div", { class: `ring ${name}` },
    make("span", { class: "name" }, name),
    make("span", { class: "top" }, points(top)), make("span", { class: "left" }, points(left)), inside,
    make("span", { class: "right" }, points(right)), make("span", { class: "bottom" }, points(bottom)));
}

/** The figure of a view. @param {any} view */
export function boxModel(view) {
  const [x, y, width, height] = view.frame;
  const [intrinsicWidth, intrinsicHeight] = view.intrinsic;
  const word = value => (value === null ? "–" : points(value));
  const inner = make("div", { class: "core" },
    make("strong", {}, `${points(width)} × ${points(height)}`),
    make("span", {}, `content ${word(intrinsicWidth)} × ${word(intrinsicHeight)}`));
  const hasSafeArea = view.safeArea.some(edge => edge > 0);
  const margins = ring("margins", view.margins, inner);
  return make("figure", { class: "boxes", "aria-label": `Frame ${points(x)}, ${points(y)}, ${points(width)} by ${points(height)} points` },
    hasSafeArea ? ring("safe area", view.safeArea, margins) : margins);
}

/** A table of what a view is. @param {any} view */
export function facts(view) {
  const [x, y, width, height] = view.frame;
  const list = frame => frame.map(points).join(", ");
  const rows = [
    ["Frame", list([x, y, width, height])],
    list(view.alignment) === list(view.frame) ? null : ["Alignment", list(view.alignment)],
    ["Hugging", view.hugging.map(points).join(" / ")],
    ["Compression", view.compression.map(points).join(" / ")],
    view.ambiguous.length ? ["Ambiguous", view.ambiguous.join(", ")] : null,
    view.line ? ["In the document", `line ${view.line}`] : null,
  ].filter(row => row !== null);
  return make("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
}
