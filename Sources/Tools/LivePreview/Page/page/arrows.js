import { svg } from "./elements.js";

const signs = {
  show: "M-4 0H4M1 -3 4 0 1 3",
  push: "M-4 0H4M1 -3 4 0 1 3",
  showDetail: "M-4 -3H0V3H-4ZM1 0H5M3 -2 5 0 3 2",
  presentation: "M-4 3V-3H4V3M0 4V-1M-2 1 0 -1 2 1",
  modal: "M-4 3V-3H4V3M0 4V-1M-2 1 0 -1 2 1",
  popoverPresentation: "M-4 -3H4V2H1L0 4 -1 2H-4Z",
  embed: "M-4 -4H4V4H-4ZM-2 -2H2V2H-2Z",
  relationship: "M-3 -2a2 2 0 1 0 0.1 4M3 -2a2 2 0 1 1 -0.1 4M-2 0H2",
  unwind: "M4 3V0a3 3 0 0 0 -6 0V3M-4 1 -2 3 0 1",
};

/**
 * Draws the canvas' arrows.
 * @param {SVGElement} layer
 * @param {any} canvas the answer of api/canvas
 */
export function drawArrows(layer, canvas) {
  const shapes = (canvas.arrows ?? []).map((/** @type {any} */ arrow) => {
    const [x, y] = arrow.middle;
    const sign = /** @type {Record<string, string>} */ (signs)[arrow.kind] ?? signs.show;
    return svg("g", { class: "arrow", "data-source": arrow.source, "data-destination": arrow.destination },
      svg("title", { text: `${arrow.kind} segue` }),
      svg("path", { class: "wire", d: arrow.path }),
      svg("path", { class: "head", d: head(arrow.end, arrow.direction) }),
      svg("circle", { cx: x, cy: y, r: 11 }),
      svg("path", { class: "sign", d: sign, transform: `translate(${x} ${y}) scale(1.25)` }));
  });
  if (canvas.initial) {
    const [x, y] = canvas.initial;
    shapes.push(svg("g", { class: "arrow initial" },
      svg("title", { text: "initial view controller" }),
      svg("path", { class: "wire", d: `M${x - 60} ${y}H${x - 8}` }),
      svg("path", { class: "head", d: head([x, y], [1, 0]) })));
  }
  layer.replaceChildren(...shapes);
}

/**
 * @param {number[]} end
 * @param {number[]} direction
 */
function head([x, y], [dx, dy]) {
  const [length, half] = [12, 6];
  const [backX, backY] = [x - dx * length, y - dy * length];
  return `M${x} ${y}L${backX - dy * half} ${backY + dx * half}L${backX + dy * half} ${backY - dx * half}Z`;
}
