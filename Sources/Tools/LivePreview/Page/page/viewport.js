// The offset in pixels and the zoom of the canvas. Pure arithmetic; `panning.js` moves it.

import { union } from "./geometry.js";

/** @typedef {import("./geometry.js").Rect} Rect */

export const smallestZoom = 0.05;
export const largestZoom = 16;

/** The steps of + and −. */
export const zoomSteps = [0.05, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** A viewport of the canvas: the canvas' point p is shown at p · zoom + (x, y). */
export class Viewport {
  x = 0;
  y = 0;
  zoom = 1;
  width = 0;
  height = 0;

  /**
   * Zooms by `factor` about the point (x, y) in pixels.
   * @param {number} factor
   * @param {number} x
   * @param {number} y
   */
  zoomBy(factor, x, y) {
    const zoom = Math.min(largestZoom, Math.max(smallestZoom, this.zoom * factor));
    this.x = x - ((x - this.x) / this.zoom) * zoom;
    this.y = y - ((y - this.y) / this.zoom) * zoom;
    this.zoom = zoom;
  }

  /**
   * Zooms to the next step about the middle.
   * @param {1 | -1} direction
   */
  step(direction) {
    const steps = direction > 0 ? zoomSteps : [...zoomSteps].reverse();
    const next = steps.find((zoom) => (direction > 0 ? zoom > this.zoom * 1.001 : zoom < this.zoom * 0.999));
    if (next) this.zoomBy(next / this.zoom, this.width / 2, this.height / 2);
  }

  /**
   * Shows all of `rect`, in points of the canvas, with a margin of `margin` pixels and a zoom of at most `most`.
   * @param {Rect} rect
   * @param {number} margin
   * @param {number} most
   */
  fit(rect, margin = 40, most = 1) {
    const [x, y, width, height] = rect;
    const zoom = Math.min((this.width - 2 * margin) / Math.max(width, 1), (this.height - 2 * margin) / Math.max(height, 1), most);
    this.zoom = Math.min(largestZoom, Math.max(smallestZoom, zoom));
    this.x = this.width / 2 - (x + width / 2) * this.zoom;
    this.y = this.height / 2 - (y + height / 2) * this.zoom;
  }

  /**
   * Moves just enough to show `rect`; returns whether it moved.
   * @param {Rect} rect
   * @param {number} margin
   */
  reveal(rect, margin = 24) {
    const [left, top] = [rect[0] * this.zoom + this.x, rect[1] * this.zoom + this.y];
    const [width, height] = [rect[2] * this.zoom, rect[3] * this.zoom];
    const shift = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ window) => {
      if (length > window - 2 * margin) return start > margin || start + length < window - margin ? (window - length) / 2 - start : 0;
      if (start < margin) return margin - start;
      return Math.min(0, window - margin - (start + length));
    };
    const [x, y] = [shift(left, width, this.width), shift(top, height, this.height)];
    this.x += x;
    this.y += y;
    return x !== 0 || y !== 0;
  }

  /**
   * The visible area in points of the canvas.
   * @returns {Rect}
   */
  get visible() {
    return [-this.x / this.zoom, -this.y / this.zoom, this.width / this.zoom, this.height / this.zoom];
  }

  /**
   * Converts a rectangle of the canvas to pixels of the window.
   * @param {Rect} rect
   * @returns {Rect}
   */
  toWindow(rect) {
    return [rect[0] * this.zoom + this.x, rect[1] * this.zoom + this.y, rect[2] * this.zoom, rect[3] * this.zoom];
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  toCanvas(x, y) {
    return [(x - this.x) / this.zoom, (y - this.y) / this.zoom];
  }

  /**
   * Shows a document initially: all of it if that is readable, or the first scenes.
   * @param {Rect[]} frames
   * @param {number} first
   */
  open(frames, first) {
    const all = union(frames);
    if (!all) return;
    this.fit(all);
    if (this.zoom >= 0.3) return;
    const frame = frames[first] ?? frames[0];
    this.zoom = Math.min(0.5, (this.height - 100) / frame[3]);
    this.x = 60 - frame[0] * this.zoom;
    this.y = 60 - frame[1] * this.zoom;
  }
}
