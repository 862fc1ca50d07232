// The laid-out items as SVG, with draggable edges of the root.

import { short } from "./model.js";

const svg = "http://www.w3.org/2000/svg";
const weights = { ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900 };
export const edges = ["left", "top", "right", "bottom", "width", "height"];

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {Element} [parent] */
export function element(name, attributes = {}, parent) {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent?.append(made);
  return made;
}

/** @param {Element} target @param {Record<string, string | number>} attributes */
function set(target, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    const text = String(value);
    if (target.getAttribute(key) !== text) target.setAttribute(key, text);
  }
}

export class Canvas {
  /** @param {SVGSVGElement} root @param {{ select: (item: number) => void, ask: (item: number, edge: string) => void }} actions */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    this.screen = element("rect", { class: "screen" }, root);
    this.items = element("g", {}, root);
    this.marks = element("g", { class: "marks" }, root);
    this.edges = element("g", { class: "edges" }, root);
    /** @type {{ group: Element, box: Element, name: Element, lines: Element[] }[]} */
    this.drawn = [];
  }

  /** Draws another model. @param {import("./model.js").Model} model */
  show(model) {
    this.model = model;
    this.items.replaceChildren();
    this.drawn = [];
    for (const [number, name] of model.names.entries()) {
      if (number === 0) continue;
      const group = element("g", { class: "item" }, this.items);
      const box = element("rect", {}, group);
      const label = element("text", { class: "name" }, group);
      label.textContent = name;
      group.addEventListener("click", () => this.actions.select(number));
      this.drawn[number] = { group, box, name: label, lines: [] };
    }
    this.ordered = model.names.map((_, number) => number).filter((number) => number > 0).sort((a, b) => this.depth(a) - this.depth(b) || a - b);
    for (const number of this.ordered) this.items.append(this.drawn[number].group);
    this.update();
  }

  /** @param {number} item @returns {number} */
  depth(item) {
    const parent = this.model?.parents[item] ?? -1;
    return parent <= 0 ? 0 : 1 + this.depth(parent);
  }

  /** Draws the frames of the model's last layout. */
  update() {
    const model = this.model;
    if (!model) return;
    const [, , width, height] = model.frames;
    set(this.root, { viewBox: `-12 -12 ${width + 24} ${height + 24}`, width: width + 24, height: height + 24 });
    set(this.screen, { width, height });
    for (const number of this.ordered ?? []) this.updateItem(number, model.rect(number));
  }

  /** @param {number} number @param {{ x: number, y: number, width: number, height: number }} rect */
  updateItem(number, { x, y, width, height }) {
    const { group, box, name } = this.drawn[number];
    set(group, { transform: `translate(${x} ${y})` });
    set(box, { width: Math.max(0, width), height: Math.max(0, height) });
    const item = this.model?.source.items.get(this.model.names[number]);
    if (this.model?.parents.includes(number)) {
      // A container has its name above it.
      set(name, { class: "name outside", x: 1, y: -3, "font-size": 10 });
    } else if (item?.text === undefined) {
      const room = Math.min(width / (name.textContent?.length ?? 1) / 0.62, height * 0.6, 12);
      const isShown = room >= 5;
      set(name, { visibility: isShown ? "visible" : "hidden", x: width / 2, y: height / 2, "font-size": short(room) });
    } else {
      set(name, { visibility: "hidden" });
      this.updateText(number, item);
    }
  }

  /** @param {number} number @param {import("./language.js").Item} item */
  updateText(number, item) {
    const drawn = this.drawn[number];
    const lines = this.model?.system.lines(number) ?? [];
    const bytes = new TextEncoder().encode(item.text);
    const text = (/** @type {number} */ from, /** @type {number} */ to) => new TextDecoder().decode(bytes.subarray(from, to));
    while (drawn.lines.length > lines.length) drawn.lines.pop()?.remove();
    for (const [index, line] of lines.entries()) {
      const place = (drawn.lines[index] ??= element("text", {
        class: "text", "font-size": item.size ?? 17, "font-weight": weights[/** @type {"bold"} */ (item.weight)] ?? 400,
        lengthAdjust: "spacingAndGlyphs",
      }, drawn.group));
      const shown = line.elision ? `${text(line.from, line.elision.from)}…${text(line.elision.to, line.to)}` : text(line.from, line.to);
      if (place.textContent !== shown) place.textContent = shown;
      const right = this.model?.source.rightToLeft ? this.model.frames[4 * number + 2] - line.x - line.width : line.x;
      set(place, { x: right, y: line.baseline, textLength: Math.max(0.1, line.width) });
    }
  }

  /** Marks ambiguous, broken, selected and explained items, as Xcode does.
   * @param {{ selected: number, ambiguous: Set<number>, broken: number[], reasons: number[], edge?: string }} state */
  mark({ selected, ambiguous, broken, reasons, edge }) {
    const model = this.model;
    if (!model) return;
    for (const [number, drawn] of this.drawn.entries()) {
      if (!drawn) continue;
      set(drawn.group, { class: `item${ambiguous.has(number) ? " ambiguous" : ""}${number === selected ? " selected" : ""}` });
    }
    this.marks.replaceChildren();
    for (const number of broken) this.drawConstraint(number, "broken");
    for (const number of reasons) this.drawConstraint(number, "reason");
    const focused = document.activeElement?.getAttribute("data-edge");
    this.edges.replaceChildren();
    if (selected < 0 || selected >= model.names.length) return;
    this.drawEdges(selected, edge);
    if (focused) /** @type {SVGElement | null} */ (this.edges.querySelector(`[data-edge="${focused}"]`))?.focus();
  }

  /** @param {number} item @param {string} [asked] */
  drawEdges(item, asked) {
    const { x, y, width, height } = /** @type {any} */ (this.model).rect(item);
    const lines = { left: [x, y, x, y + height], right: [x + width, y, x + width, y + height], top: [x, y, x + width, y], bottom: [x, y + height, x + width, y + height] };
    for (const [edge, [x1, y1, x2, y2]] of Object.entries(lines)) {
      const group = element("g", {
        class: edge === asked ? "edge asked" : "edge", role: "button", tabindex: 0, "data-edge": edge,
        "aria-label": `Why is ${this.model?.names[item]}.${edge} where it is?`,
      }, this.edges);
      element("line", { x1, y1, x2, y2, class: "target" }, group);
      element("line", { x1, y1, x2, y2, class: "line" }, group);
      element("circle", { cx: (x1 + x2) / 2, cy: (y1 + y2) / 2, r: 3.5 }, group);
      group.addEventListener("click", () => this.actions.ask(item, edge));
      group.addEventListener("keydown", (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        this.actions.ask(item, edge);
      });
    }
  }

  /** A line between two anchors. @param {number} number @param {string} kind */
  drawConstraint(number, kind) {
    const model = /** @type {import("./model.js").Model} */ (this.model);
    const { item, attribute, to, toAttribute } = model.system.constraint(number);
    const vertical = /^(top|bottom|centerY|height|firstBaseline|lastBaseline)/.test(attribute);
    const place = (/** @type {number} */ of, /** @type {string} */ name) => {
      const rect = model.rect(of);
      const [start, extent] = vertical ? [rect.y, rect.height] : [rect.x, rect.width];
      const isFar = /^(right|bottom|lastBaseline|firstBaseline)/.test(name) || name.startsWith(model.source.rightToLeft ? "leading" : "trailing");
      const margin = /Margin$/.test(name) ? (of === 0 ? model.source.margin : 8) : 0;
      return start + (name.startsWith("center") ? extent / 2 : isFar ? extent - margin : margin);
    };
    const own = model.rect(item);
    const [near, extent] = vertical ? [own.y, own.height] : [own.x, own.width];
    const isSize = ["width", "height"].includes(attribute);
    const [from, until] = isSize || to === undefined ? [near, near + extent] : [place(item, attribute), place(to, toAttribute)];
    const beside = to === undefined || item !== 0 ? own : model.rect(to);
    const middle = vertical ? beside.x + beside.width / 2 : beside.y + beside.height / 2;
    const [x1, y1, x2, y2] = vertical ? [middle, from, middle, until] : [from, middle, until, middle];
    const group = element("g", { class: `constraint ${kind}` }, this.marks);
    element("line", { x1, y1, x2, y2 }, group);
    for (const [x, y] of [[x1, y1], [x2, y2]]) {
      element("line", vertical ? { x1: x - 5, x2: x + 5, y1: y, y2: y } : { x1: x, x2: x, y1: y - 5, y2: y + 5 }, group);
    }
    element("title", {}, group).textContent = model.equation(number);
  }
}
