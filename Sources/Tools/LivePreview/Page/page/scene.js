import { applyDrawings } from "./drawings.js";
import { boundingBox, concatenated, transformOfLayer } from "./geometry.js";
import { Layer } from "./layer.js";
import { drawMarks } from "./marks.js";
import { element, svg } from "./elements.js";

/** @typedef {import("./geometry.js").Rect} Rect */

/** A scene, before and after the picture arrives. */
export class Scene {
  /** @param {{id: string, title: string, frame: Rect, isReference?: boolean, isInitial?: boolean}} entry */
  constructor(entry) {
    this.id = entry.id;
    this.entry = entry;
    /** @type {Rect} */
    this.frame = [...entry.frame];
    /** @type {Map<number, Layer>} */
    this.layers = new Map();
    /** @type {any[]} */
    this.marks = [];
    /** @type {string[]} */
    this.messages = [];
    this.step = 0;
    this.version = 0;
    this.hasPicture = false;
    this.isLoading = false;
    /** Whether the place has changed since the request for the picture. */
    this.isStale = true;
    /** @type {[number, number]} */
    this.size = [entry.frame[2], entry.frame[3]];
    this.title = element("div", { class: "scene-title" });
    this.body = element("div", { class: "scene-body" });
    this.marksLayer = svg("svg", { class: "marks", "aria-hidden": "true" });
    this.element = element("section", { class: "scene", dataset: { scene: entry.id } }, this.title, this.body, this.marksLayer);
    for (const edge of ["right", "bottom", "corner"]) {
      this.element.append(element("div", { class: `handle ${edge}`, dataset: { edge }, title: "Drag to lay out at another size; double-click for the canvas size" }));
    }
    this.setEntry(entry);
  }

  /** @param {{id: string, title: string, frame: Rect, isReference?: boolean, isInitial?: boolean}} entry */
  setEntry(entry) {
    this.entry = entry;
    this.title.textContent = entry.title;
    this.element.setAttribute("aria-label", entry.title);
    this.element.classList.toggle("is-reference", entry.isReference === true);
    this.element.style.left = `${entry.frame[0]}px`;
    this.element.style.top = `${entry.frame[1]}px`;
    // A picture keeps the size until the next picture has another.
    this.setSize(this.hasPicture ? this.size : [entry.frame[2], entry.frame[3]]);
  }

  /** @param {[number, number]} size */
  setSize(size) {
    this.size = size;
    this.frame = [this.entry.frame[0], this.entry.frame[1], size[0], size[1]];
    this.element.style.width = `${size[0]}px`;
    this.element.style.height = `${size[1]}px`;
  }

  /** The layers that have no parent. */
  get roots() {
    return [...this.layers.values()].filter((layer) => !layer.parent);
  }

  /**
   * Applies a whole picture, and keeps the elements of unchanged layers.
   * @param {any} picture
   */
  setPicture(picture) {
    const isSameTree = this.hasPicture && picture.layers.length === this.layers.size
      && [...this.layers.values()].every((layer, index) => {
        const other = picture.layers[index];
        return layer.data.key === other.key && layer.data.parent === other.parent && layer.data.isOwn === other.isOwn;
      });
    if (isSameTree) {
      for (const data of picture.layers) this.#updateLayer(data, true);
      this.#finishDrawings();
    } else {
      this.#build(picture.layers);
    }
    this.body.style.background = picture.background ?? "";
    this.messages = picture.messages ?? [];
    this.title.classList.toggle("has-message", this.messages.length > 0);
    this.title.title = this.messages.join("\n");
    this.hasPicture = true;
    this.isStale = false;
    this.element.classList.add("has-picture");
    this.#finish(picture);
  }

  /**
   * Applies a change.
   * @param {any} change
   */
  applyChange(change) {
    for (const data of change.layers) this.#updateLayer(data, false);
    this.#finishDrawings();
    this.#finish(change);
  }

  /** Drops everything except the frame: the scene is far away. */
  drop() {
    this.layers.clear();
    this.body.replaceChildren();
    this.marksLayer.replaceChildren();
    this.hasPicture = false;
    this.isStale = true;
    this.element.classList.remove("has-picture");
  }

  /** @type {{layer: Layer, side: "below" | "above", text: string | null | undefined}[]} */
  #drawings = [];

  #finishDrawings() {
    applyDrawings(this.#drawings);
    this.#drawings = [];
  }

  /**
   * @param {any} data
   * @param {boolean} isWhole whether missing members are removed instead of unchanged
   */
  #updateLayer(data, isWhole) {
    const layer = this.layers.get(data.key);
    if (!layer) return;
    const old = layer.data;
    layer.data = isWhole ? data : { ...old, ...data };
    const now = layer.data;
    if (String(old.frame) !== String(now.frame) || String(old.matrix) !== String(now.matrix) || old.opacity !== now.opacity || old.clip !== now.clip) {
      layer.place();
    }
    if ((old.below ?? "") !== (now.below ?? "")) this.#drawings.push({ layer, side: "below", text: now.below });
    if ((old.above ?? "") !== (now.above ?? "")) this.#drawings.push({ layer, side: "above", text: now.above });
  }

  /** @param {import("./layer.js").LayerData[]} all */
  #build(all) {
    this.layers.clear();
    const fragment = document.createDocumentFragment();
    for (const data of all) {
      const layer = new Layer(data);
      layer.place();
      const parent = data.parent === undefined ? undefined : this.layers.get(data.parent);
      if (parent) parent.add(layer);
      else fragment.append(layer.element);
      this.layers.set(data.key, layer);
      if (data.below) this.#drawings.push({ layer, side: "below", text: data.below });
      if (data.above) this.#drawings.push({ layer, side: "above", text: data.above });
    }
    this.#finishDrawings();
    this.body.replaceChildren(fragment);
  }

  /** @param {any} picture */
  #finish(picture) {
    this.version = picture.version ?? this.version;
    this.step = picture.step ?? this.step;
    if (picture.size && String(picture.size) !== String(this.size)) this.setSize(picture.size);
    if (picture.marks) {
      this.marks = picture.marks;
      drawMarks(this.marksLayer, this.marks);
    }
  }

  /**
   * The view's box in the scene's points, or null.
   * @param {number | null | undefined} key
   * @returns {Rect | null}
   */
  frameOf(key) {
    const layer = key === null || key === undefined ? undefined : this.layers.get(key);
    if (!layer) return null;
    let transform = transformOfLayer(layer.data.frame, layer.data.matrix ?? undefined);
    for (let parent = layer.parent; parent; parent = parent.parent) {
      transform = concatenated(transformOfLayer(parent.data.frame, parent.data.matrix ?? undefined), transform);
    }
    return boundingBox(transform, layer.data.frame[2], layer.data.frame[3]);
  }

  /**
   * The view's box in the canvas' points, or null.
   * @param {number | null | undefined} key
   * @returns {Rect | null}
   */
  canvasFrameOf(key) {
    const frame = this.frameOf(key);
    return frame && [frame[0] + this.frame[0], frame[1] + this.frame[1], frame[2], frame[3]];
  }
}
