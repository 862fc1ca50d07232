// Marks over a scene: constraints, guides and faults, in lines and letters that keep their size at every zoom.

import { draw } from "./dom.js";

/** @param {number[]} line */
function bars([x1, y1, x2, y2]) {
  const [dx, dy] = Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? [0, 3] : [3, 0];
  return `M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${2 * dx} ${2 * dy}M${x2 - dx} ${y2 - dy}l${2 * dx} ${2 * dy}`;
}

/** @param {any} figure */
function path(figure) {
  if (figure.box) {
    const [x, y, width, height] = figure.box;
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  }
  const measured = figure.distance ?? figure.extent;
  if (measured) return bars(measured);
  const [x1, y1, x2, y2] = figure.alignment ?? figure.line;
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/**
 * Draws the marks of a scene.
 * @param {SVGElement} svg The picture over the scene.
 * @param {any[]} marks
 * @param {number} zoom Pixels for a point.
 */
export function drawMarks(svg, marks, zoom) {
  const parts = marks.map(mark => {
    const group = draw("g", { class: `mark ${mark.kind} ${mark.state}`, "data-name": mark.name });
    group.append(draw("path", { d: path(mark.figure), class: mark.isDashed ? "dashed" : "" }));
    for (const line of mark.extensions ?? []) {
      group.append(draw("path", { d: `M${line[0]} ${line[1]}L${line[2]} ${line[3]}`, class: "extension" }));
    }
    for (const label of mark.labels ?? []) {
      const size = 10 / Math.max(zoom, 0.4);
      group.append(draw("text", { x: label.at[0], y: label.at[1], "font-size": size, dy: size * 0.35 }, label.text));
    }
    return group;
  });
  svg.replaceChildren(...parts);
}
