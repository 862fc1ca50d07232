// One layer of a picture: an element with its own drawing below and above its sublayers.

/**
 * @typedef {{key: number, parent?: number, view?: string, class?: string, name?: string, frame: [number, number, number, number],
 *   matrix?: number[] | null, clip?: number | null, opacity?: number | null, isOwn?: boolean, below?: string | null, above?: string | null}} LayerData
 */

/** A layer as it stands on the page. */
export class Layer {
  /** @param {LayerData} data */
  constructor(data) {
    this.data = data;
    this.depth = 0;
    this.element = document.createElement("div");
    this.element.className = data.isOwn ? "layer is-own" : "layer";
    this.element.dataset.key = String(data.key);
    /** @type {Element | null} */
    this.below = null;
    /** @type {Element | null} */
    this.above = null;
    /** @type {Layer | null} */
    this.parent = null;
    /** @type {Layer[]} */
    this.children = [];
  }

  /** Puts the box in its place. */
  place() {
    const { frame, matrix, clip, opacity } = this.data;
    const style = this.element.style;
    style.left = `${frame[0]}px`;
    style.top = `${frame[1]}px`;
    style.width = `${frame[2]}px`;
    style.height = `${frame[3]}px`;
    style.transform = matrix ? `matrix(${matrix.join(",")},0,0)` : "";
    style.opacity = opacity === undefined || opacity === null ? "" : String(opacity);
    const clips = clip !== undefined && clip !== null;
    this.element.classList.toggle("is-clipped", clips);
    style.borderRadius = clips && clip > 0 ? `${clip}px` : "";
  }

  /**
   * Exchanges a drawing.
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

const template = document.createElement("template");

/**
 * Makes elements of many SVG fragments with one run of the parser: 150 runs of it would cost more than a frame has.
 *
 * A template has no browsing context: nothing in it is loaded or run, and scripts parsed this way stay inert.
 * @param {string[]} fragments
 * @returns {Element[]}
 */
export function parseFragments(fragments) {
  if (fragments.length === 0) return [];
  template.innerHTML = fragments.map((fragment) => `<svg aria-hidden="true">${fragment}</svg>`).join("");
  const content = template.content;
  for (const foreign of content.querySelectorAll("script, foreignObject")) foreign.remove();
  return Array.from(content.children);
}

/**
 * Applies drawings of layers, parsed together.
 * @param {{layer: Layer, side: "below" | "above", text: string | null | undefined}[]} drawings
 */
export function applyDrawings(drawings) {
  const parsed = parseFragments(drawings.filter((one) => one.text).map((one) => one.text ?? ""));
  let next = 0;
  for (const { layer, side, text } of drawings) layer.setDrawing(side, text ? parsed[next++] ?? null : null);
}
