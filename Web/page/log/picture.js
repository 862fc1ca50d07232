import { element } from "../canvas.js";

/** @typedef {import("../library/index.js").ConflictDrawing} Drawing */

const margin = 12;
const title = 18;
const lane = { horizontal: 30, vertical: 66 };

/** @param {number} value */
export function short(value) {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
}

/** The axes with measures to show. @param {Drawing} drawing */
export function axes(drawing) {
  return [true, false].filter((isHorizontal) => drawing.measures.some((measure) => measure.isHorizontal === isHorizontal));
}

/** A conflict's picture along an axis.
 * @param {Drawing} drawing @param {boolean} isHorizontal @param {import("../library/index.js").ConflictBlock} block
 * @param {(constraint: number) => void} reveal */
export function picture(drawing, isHorizontal, block, reveal) {
  const measures = drawing.measures.filter((measure) => measure.isHorizontal === isHorizontal);
  const shown = itemsOn(drawing, measures);
  /** @param {number} index */
  const span = (index) => {
    const item = drawing.items[index];
    return isHorizontal ? [item.x, item.x + item.width] : [item.y, item.y + item.height];
  };
  const ends = [...shown.flatMap(span), ...measures.flatMap(({ start, end, wanted }) => [start, end, wanted])].filter(isNear);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const length = isHorizontal ? 520 : 300;
  const scale = to > from ? length / (to - from) : 1;
  /** @param {number} value */
  const along = (value) => margin + (Math.max(from, Math.min(value, to)) - from) * scale;

  const boxes = stacked(drawing, shown, isHorizontal, (index) => span(index).map(along));
  const boxesEnd = Math.max(margin, ...boxes.map((box) => box.across + box.size));
  const step = isHorizontal ? lane.horizontal : lane.vertical;
  // The label of the broken constraint is wider than the lane.
  const across = boxesEnd + 14 + measures.length * step + (isHorizontal ? 0 : 34);
  const [width, height] = isHorizontal ? [length + 2 * margin, across] : [across + margin, length + 2 * margin];
  const svg = element("svg", {
    class: "conflict", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": spoken(measures, block),
  });
  const place = new Place(svg, isHorizontal);
  for (const box of boxes) place.box(box);
  for (const [index, measure] of measures.entries()) {
    const kind = measure.gives ? "gives" : block.constraints[measure.constraint].system ? "system" : "own";
    const group = element("g", { class: `measure ${kind}` }, svg);
    group.addEventListener("click", () => reveal(measure.constraint));
    element("title", {}, group).textContent = block.constraints[measure.constraint].words;
    const row = boxesEnd + 14 + (index + 0.5) * step;
    place.measure(group, measure, along, row, boxesEnd);
  }
  return svg;
}

/** Whether a number is on a screen: larger numbers mean "no limit". @param {number} value */
function isNear(value) {
  return Math.abs(value) < 1e6;
}

/** A measure's items, and their containers. @param {Drawing} drawing @param {Drawing["measures"]} measures */
function itemsOn(drawing, measures) {
  const shown = new Set(measures.flatMap(({ first, second }) => (second === null ? [first] : [first, second])));
  return drawing.items.flatMap((_, index) => (shown.has(index) ? [index] : []));
}

/** Nests views across the axis: siblings share a lane if they do not overlap.
 * @param {Drawing} drawing @param {number[]} shown @param {boolean} isHorizontal @param {(index: number) => number[]} span */
function stacked(drawing, shown, isHorizontal, span) {
  /** @type {{ index: number, label: string, start: number, end: number, across: number, size: number, depth: number }[]} */
  const boxes = [];
  const own = isHorizontal ? 30 : 84;
  /** @param {number | null} parent */
  const children = (parent) => shown.filter((index) => {
    const { superview } = drawing.items[index];
    return (superview !== null && shown.includes(superview) && superview !== index ? superview : null) === parent;
  });
  /** The extent of the children.
   * @param {number | null} parent @param {number} across @param {number} depth @returns {number} */
  const put = (parent, across, depth) => {
    if (depth > 20) return 0;
    let total = 0;
    const lanes = /** @type {{ end: number, across: number, size: number }[]} */ ([]);
    for (const index of children(parent).sort((a, b) => span(a)[0] - span(b)[0])) {
      const [start, end] = span(index);
      const free = lanes.find((candidate) => candidate.end <= start + 0.5);
      const top = free ? free.across : across + total;
      const inner = put(index, top + title, depth + 1);
      const size = inner > 0 ? inner + title + 8 : own;
      boxes.push({ index, label: drawing.items[index].label, start, end: Math.max(end, start), across: top, size, depth });
      if (free && size <= free.size) {
        free.end = end;
      } else if (free) {
        // The next item is below the larger item.
        total += size - free.size;
        Object.assign(free, { end, size });
      } else {
        lanes.push({ end, across: top, size });
        total += size + 6;
      }
    }
    return total;
  };
  put(null, margin, 0);
  return boxes.sort((a, b) => a.depth - b.depth);
}

/** The description of the picture for screen readers.
 * @param {Drawing["measures"]} measures @param {import("../library/index.js").ConflictBlock} block */
function spoken(measures, block) {
  const parts = measures.map(({ constraint, start, end, wanted, gives }) => {
    const got = gives && Math.abs(end - wanted) > 1e-4 ? `, gets ${short(end - start)} and wants ${short(wanted - start)}` : "";
    return `${constraint + 1}: ${block.constraints[constraint].words}${got}`;
  });
  return `Picture of the conflict. ${parts.join("; ")}.`;
}

/** Draws along one of the axes. */
class Place {
  /** @param {Element} svg @param {boolean} isHorizontal */
  constructor(svg, isHorizontal) {
    this.svg = svg;
    this.isHorizontal = isHorizontal;
  }

  /** @param {number} along @param {number} across */
  point(along, across) {
    return this.isHorizontal ? [along, across] : [across, along];
  }

  /** @param {{ index: number, label: string, start: number, end: number, across: number, size: number }} box */
  box({ label, start, end, across, size }) {
    const [x, y] = this.point(start, across);
    const [width, height] = this.point(Math.max(end - start, 2), size);
    element("rect", { class: "view", x, y, width, height, rx: 3 }, this.svg);
    const room = this.isHorizontal ? width : size;
    const most = Math.max(3, Math.floor((room - 8) / 6.4));
    const name = element("text", { class: "view-name", x: x + 5, y: y + 13 }, this.svg);
    name.textContent = label.length > most ? `${label.slice(0, most - 1)}…` : label;
    element("title", {}, name).textContent = label;
  }

  /** @param {Element} parent @param {string} kind @param {number[]} from @param {number[]} to */
  line(parent, kind, [x1, y1], [x2, y2]) {
    element("line", { class: kind, x1, y1, x2, y2 }, parent);
  }

  /** The arrow of the actual length, an arrow of the wanted length if it differs, and the number.
   * @param {Element} group @param {Drawing["measures"][number]} measure @param {(value: number) => number} along
   * @param {number} row @param {number} boxesEnd */
  measure(group, { constraint, start, end, wanted, gives }, along, row, boxesEnd) {
    const [a, b, c] = [along(start), along(end), along(wanted)];
    const differs = gives && Math.abs(end - wanted) > 1e-4;
    for (const edge of new Set([a, b])) this.line(group, "guide", this.point(edge, boxesEnd), this.point(edge, row + 6));
    this.line(group, "length", this.point(a, row), this.point(b, row));
    for (const edge of [a, b]) this.line(group, "tick", this.point(edge, row - 4), this.point(edge, row + 4));
    if (differs) {
      this.line(group, "wanted", this.point(a, row + 5), this.point(c, row + 5));
      this.line(group, "tick", this.point(c, row + 1), this.point(c, row + 9));
    }
    const middle = (Math.min(a, b, c) + Math.max(a, b, c)) / 2;
    const text = differs ? `${short(end - start)}, not ${short(wanted - start)}` : short(end - start);
    const [x, y] = this.point(middle, row);
    const size = text.length * 6.6 + 26;
    const left = this.isHorizontal ? Math.max(2, Math.min(x - size / 2, 542 - size)) : x - size / 2;
    element("rect", { class: "label", x: left, y: y - 9, width: size, height: 18, rx: 9 }, group);
    element("circle", { class: "badge", cx: left + 9, cy: y, r: 8 }, group);
    element("text", { class: "number", x: left + 9, y: y + 0.5 }, group).textContent = String(constraint + 1);
    element("text", { class: "value", x: left + 21, y: y + 0.5 }, group).textContent = text;
  }
}
