// A layer in a picture: an element with drawings below and above the sublayers.

/**
 * @typedef {{key: number, parent?: number, view?: string, class?: string, name?: string, frame: [number, number, number, number],
 *   matrix?: number[] | null, clip?: number | null, opacity?: number | null, isOwn?: boolean, below?: string | null, above?: string | null}} LayerData
 */

const sides = ["left", "top", "width", "height"];

/** A layer on the page. */
export class Layer {
  /** @param {LayerData} data */
  constructor(data) {
    this.data = data;
    this.depth = 0;
    this.element = document.createElement("div");
    this.element.className = data.isOwn ? "layer is-own" : "layer";
    this.element.dataset.key = String(data.key);
    /**
     * The fill of the box, if the drawing below the sublayers is nothing else.
     * @type {{color: string, radius: number} | null}
     */
    this.fill = null;
    /** @type {Element | null} */
    this.below = null;
    /** @type {Element | null} */
    this.above = null;
    /** @type {Layer | null} */
    this.parent = null;
    /** @type {Layer[]} */
    this.children = [];
  }

  /** Positions the box; skips unchanged values. */
  place() {
    const { frame, matrix, clip, opacity } = this.data;
    for (const [index, side] of sides.entries()) this.#write(side, `${frame[index]}px`);
    this.#write("transform", matrix ? `matrix(${matrix.join(",")},0,0)` : "");
    this.#write("opacity", opacity === undefined || opacity === null ? "" : String(opacity));
    const clips = clip !== undefined && clip !== null;
    if (clips !== this.#clips) this.element.classList.toggle("is-clipped", clips);
    this.#clips = clips;
    this.#placeCorners();
  }

  #clips = false;
  /** @type {Record<string, string>} */
  #written = {};

  /**
   * @param {string} name
   * @param {string} value
   */
  #write(name, value) {
    if ((this.#written[name] ?? "") === value) return;
    this.#written[name] = value;
    this.element.style.setProperty(name, value);
  }

  /** Restores the box after another transform and opacity. */
  putBack() {
    for (const name of ["transform", "opacity"]) {
      this.#written[name] = "";
      this.element.style.setProperty(name, "");
    }
    this.fade(1);
    this.place();
  }

  /** Rounds the corners of the clip or of the fill. */
  #placeCorners() {
    const radius = this.data.clip ?? this.fill?.radius ?? 0;
    this.#write("border-radius", radius > 0 ? `${radius}px` : "");
  }

  /**
   * Sets or removes the fill of the box.
   * @param {{color: string, radius: number} | null} fill
   */
  setFill(fill) {
    this.fill = fill;
    this.#write("background-color", fill?.color ?? "");
    this.#placeCorners();
  }

  /**
   * Fades the layer's own drawings, not the sublayers.
   * @param {number} opacity
   */
  fade(opacity) {
    const text = opacity < 1 ? String(opacity) : "";
    for (const side of [this.below, this.above]) if (side instanceof SVGElement) side.style.opacity = text;
    const color = this.fill?.color ?? "";
    this.#write("background-color", color && text ? `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)` : color);
  }

  /**
   * Replaces a drawing.
   * @param {"below" | "above"} side
   * @param {Element | null} drawing
   */
  setDrawing(side, drawing) {
    this[side]?.remove();
    this[side] = drawing;
    if (!drawing) return;
    drawing.setAttribute("class", side);
    if (side === "below") this.element.prepend(drawing);
    else this.element.append(drawing);
  }

  /** @param {Layer} child */
  add(child) {
    child.parent = this;
    child.depth = this.depth + 1;
    this.children.push(child);
    this.element.insertBefore(child.element, this.above);
  }
}
