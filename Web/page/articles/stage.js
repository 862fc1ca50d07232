import { Canvas } from "../canvas.js";
import { makeDraggable } from "../dragging.js";

/** @typedef {import("./handles.js").Slider} Slider */

export class Stage {
  /** @param {HTMLElement} place @param {{ drag: (key: string, value: number) => void }} actions */
  constructor(place, { drag }) {
    this.place = place;
    /** @type {Canvas[]} */
    this.canvases = [];
    /** @type {Record<"right" | "bottom", Slider | undefined>} */
    this.edges = { right: undefined, bottom: undefined };
    this.handles = { right: this.makeHandle("right"), bottom: this.makeHandle("bottom") };
    this.size = { width: 0, height: 0 };
    this.scale = 1;
    place.append(this.handles.right, this.handles.bottom);
    makeDraggable(this.handles, {
      size: () => this.size,
      scale: () => this.scale,
      resize: (size) => {
        const { right, bottom } = this.edges;
        if (right && size.width !== this.size.width) drag(right.key, clamp(size.width, right));
        if (bottom && size.height !== this.size.height) drag(bottom.key, clamp(size.height, bottom));
      },
      finish: () => {},
    });
  }

  /** @param {"right" | "bottom"} name */
  makeHandle(name) {
    const handle = document.createElement("div");
    handle.className = `handle ${name}`;
    handle.tabIndex = 0;
    handle.setAttribute("role", "slider");
    if (name === "bottom") handle.setAttribute("aria-orientation", "vertical");
    return handle;
  }

  /** Draws the laid-out parts, a drawing for each.
   * @param {import("./kit.js").Part[]} parts @param {import("./handles.js").Handle[]} handles
   * @param {{ right: string, bottom: string }} names the labels of the edges */
  show(parts, handles, names) {
    this.parts = parts;
    while (this.canvases.length > parts.length) this.canvases.pop()?.root.remove();
    while (this.canvases.length < parts.length) {
      const root = /** @type {SVGSVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
      root.setAttribute("role", "img");
      // Moving a handle in use would remove the focus.
      this.handles.right.before(root);
      this.canvases.push(new Canvas(root, { select: () => {}, ask: () => {} }));
    }
    const frames = parts[0].model.frames;
    this.size = { width: frames[2], height: frames[3] };
    // A whole phone is shown at half its size, and a narrow window scales everything by 0.8.
    this.scale = (frames[3] > 600 ? 0.5 : 1) * (innerWidth < 480 ? 0.8 : 1);
    for (const [index, part] of parts.entries()) this.draw(this.canvases[index], part);
    for (const name of /** @type {("right" | "bottom")[]} */ (["right", "bottom"])) this.showEdge(name, handles, names[name]);
  }

  /** @param {Canvas} canvas @param {import("./kit.js").Part} part */
  draw(canvas, part) {
    const { model, colors, hidden, root } = part;
    canvas.show(model);
    for (const [number, drawn] of canvas.drawn.entries()) {
      if (!drawn) continue;
      const name = model.names[number];
      drawn.group.setAttribute("data-color", colors[name] ?? "");
      drawn.group.toggleAttribute("data-hidden", hidden.has(name));
    }
    const ambiguous = model.system.ambiguity().flatMap((/** @type {any} */ open, /** @type {number} */ item) => (open.x || open.y || open.width || open.height ? [item] : []));
    const broken = model.system.conflicts().map((/** @type {any} */ conflict) => conflict.broken);
    canvas.mark({ selected: -1, ambiguous: new Set(ambiguous), broken, reasons: [] });
    const [, , width, height] = model.frames;
    canvas.root.style.width = `${(width + 24) * this.scale}px`;
    canvas.root.style.height = `${(height + 24) * this.scale}px`;
    canvas.root.setAttribute("aria-label", `${root}: ${model.names.slice(1).join(", ")}`);
  }

  /** @param {"right" | "bottom"} name @param {import("./handles.js").Handle[]} handles @param {string} label */
  showEdge(name, handles, label) {
    const handle = handles.find((handle) => handle.kind === "slider" && handle.edge === name);
    this.edges[name] = handle?.kind === "slider" ? handle : undefined;
    const place = this.handles[name];
    place.hidden = handle === undefined;
    if (handle?.kind !== "slider") return;
    const value = name === "right" ? this.size.width : this.size.height;
    for (const [key, text] of Object.entries({ label, valuemin: handle.min, valuemax: handle.max, valuenow: Math.round(value) })) {
      place.setAttribute(`aria-${key}`, String(text));
    }
  }
}

/** @param {number} value @param {Slider} slider */
function clamp(value, { min, max }) {
  return Math.min(max, Math.max(min, value));
}
