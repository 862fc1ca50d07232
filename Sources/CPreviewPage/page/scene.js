// One scene on the canvas: its title, its layers, its marks and its edges.

import { draw, make } from "./dom.js";
import { applyLayer, makeLayer } from "./layer.js";
import { drawMarks } from "./marks.js";

/** A scene on the canvas. */
export class SceneView {
  /** @param {any} entry The scene as `api/canvas` lists it. */
  constructor(entry) {
    this.id = entry.id;
    this.entry = entry;
    /** @type {Map<number, HTMLElement>} */
    this.elements = new Map();
    /** @type {Map<number, any>} */
    this.layers = new Map();
    this.step = -1;
    /** The version of the document that is shown; -1 for none. */
    this.version = -1;
    /** The settings that it is shown with, as text. */
    this.settings = "";
    /** @type {any[]} */
    this.marks = [];
    /** The size that an edge was dragged to; null for the scene's own. @type {number[]|null} */
    this.size = null;
    this.title = make("div", { class: "strip" }, make("span", {}, entry.title));
    this.paper = make("div", { class: "paper" });
    this.marksLayer = /** @type {SVGElement} */ (draw("svg", { class: "marks", "aria-hidden": "true" }));
    const edges = ["right", "bottom", "corner"].map(edge => make("div", { class: `edge ${edge}`, "data-edge": edge }));
    this.element = make(
      "section", { class: entry.isReference ? "scene reference" : "scene", "data-scene": entry.id, "aria-label": entry.title },
      this.title, this.paper, this.marksLayer, ...(entry.isReference ? [] : edges));
    this.place(entry);
  }

  /** Stands where the canvas says. @param {any} entry */
  place(entry) {
    this.entry = entry;
    const [x, y, width, height] = entry.frame;
    this.element.style.left = `${x}px`;
    this.element.style.top = `${y}px`;
    if (!this.size) this.setSize([width, height]);
  }

  /** The frame on the canvas, as large as it is at present. @returns {[number, number, number, number]} */
  get frame() {
    const [x, y, width, height] = this.entry.frame;
    return this.size ? [x, y, this.size[0], this.size[1]] : [x, y, width, height];
  }

  /** @param {number[]} size */
  setSize([width, height]) {
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
  }

  /** Whether layers are there. */
  get isLoaded() { return this.version >= 0; }

  /**
   * Shows a picture, or what differs from the one before.
   * @param {any} told @param {number} zoom
   */
  apply(told, zoom) {
    this.step = told.step;
    this.version = told.version;
    if (told.background !== undefined) this.build(told);
    else {
      for (const layer of told.layers) {
        const element = this.elements.get(layer.key);
        if (!element) continue;
        applyLayer(element, layer);
        Object.assign(this.layers.get(layer.key), layer);
      }
    }
    this.setSize(told.size);
    if (told.marks) {
      this.marks = told.marks;
      this.drawMarks(zoom);
    }
  }

  /** @param {number} zoom */
  drawMarks(zoom) { drawMarks(this.marksLayer, this.marks, zoom); }

  /** @param {any} picture */
  build(picture) {
    this.elements.clear();
    this.layers.clear();
    const roots = [];
    for (const layer of picture.layers) {
      const element = makeLayer(layer);
      this.elements.set(layer.key, element);
      this.layers.set(layer.key, layer);
      const parent = this.elements.get(layer.parent);
      if (!parent) roots.push(element);
      // What lies above all that is inside comes last.
      else parent.insertBefore(element, parent.querySelector(":scope > svg.above"));
    }
    this.paper.replaceChildren(...roots);
    this.paper.style.background = picture.background;
    this.element.classList.add("loaded");
  }

  /** Forgets the layers: the scene is far from the window. */
  unload() {
    this.elements.clear();
    this.layers.clear();
    this.paper.replaceChildren();
    this.marksLayer.replaceChildren();
    this.version = -1;
    this.step = -1;
    this.element.classList.remove("loaded");
  }

  /** The element of a view. @param {number|null} key */
  elementOf(key) { return key === null ? this.paper : this.elements.get(key) ?? null; }

  /** The frame of a view in points of the scene. @param {number} key @returns {[number, number, number, number]} */
  frameOf(key) {
    let layer = this.layers.get(key);
    if (!layer) return [0, 0, 0, 0];
    let [x, y] = layer.frame;
    const [, , width, height] = layer.frame;
    while (layer.parent !== undefined) {
      layer = this.layers.get(layer.parent);
      x += layer.frame[0];
      y += layer.frame[1];
    }
    return [x, y, width, height];
  }

  /** The nearest view of the document around a layer, itself included. @param {number|undefined} key */
  own(key) {
    let layer = key === undefined ? null : this.layers.get(key);
    while (layer && !layer.isOwn) layer = this.layers.get(layer.parent);
    return layer ?? null;
  }

  /** The views of the document right inside one. @param {number} key */
  inside(key) {
    return [...this.layers.values()].filter(layer => layer.isOwn && this.own(layer.parent)?.key === key);
  }

  /** Lets views flash that have moved. @param {number[]} keys */
  flash(keys) {
    for (const key of keys) {
      const element = this.elements.get(key);
      if (!element) continue;
      element.classList.remove("moved");
      // The animation begins anew once the style was computed without it.
      void element.offsetWidth;
      element.classList.add("moved");
      setTimeout(() => element.classList.remove("moved"), 2200);
    }
  }
}
