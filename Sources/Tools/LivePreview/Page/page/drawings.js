// Drawings of layers: SVG text becomes elements once, which are updated in place after that.

/** @typedef {import("./layer.js").Layer} Layer */

/** @typedef {{layer: Layer, side: "below" | "above", text: string | null | undefined}} Drawing */

/**
 * Makes elements of many SVG fragments with a single call of the parser: 150 calls would take longer than a frame. A
 * template has no browsing context: it loads and runs nothing, and scripts parsed this way stay inert.
 * @param {string[]} fragments
 * @returns {Element[]}
 */
function parseFragments(fragments) {
  if (fragments.length === 0) return [];
  const template = document.createElement("template");
  template.innerHTML = fragments.map((fragment) => `<svg aria-hidden="true">${fragment}</svg>`).join("");
  const content = template.content;
  for (const foreign of content.querySelectorAll("script, foreignObject")) foreign.remove();
  return Array.from(content.children);
}

const fonts = new Set();

/**
 * Loads the font files that a fragment names as families; until then, text has a replacement.
 * @param {string} fragment
 */
function loadFonts(fragment) {
  for (const [family, name] of fragment.matchAll(/autolayout-image-([\w-]*font\d+)/g)) {
    if (fonts.has(family)) continue;
    fonts.add(family);
    // A file has a single weight, which the browser must not make bolder.
    const face = new FontFace(family, `url("image/${name}")`, { weight: "1 1000" });
    document.fonts.add(face);
    face.load().catch(() => {});
  }
}

/**
 * Applies drawings of layers: updates some in place, and parses the others together.
 * @param {Drawing[]} drawings
 */
export function applyDrawings(drawings) {
  const others = drawings.filter(({ layer, side, text }) => {
    if (text) loadFonts(text);
    if (side === "below") {
      const fill = text ? plainFill(text, layer.data.frame, layer.data.clip) : null;
      layer.setFill(fill);
      if (fill) {
        layer.setDrawing(side, null);
        return false;
      }
    }
    const drawn = layer[side];
    return !(text && drawn && patch(drawn, text));
  });
  const parsed = parseFragments(others.filter((one) => one.text).map((one) => one.text ?? ""));
  let next = 0;
  for (const { layer, side, text } of others) layer.setDrawing(side, text ? parsed[next++] ?? null : null);
}

const plain = /^<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"(?: rx="([\d.]+)")? fill="(#[\da-f]{6})"(?: fill-opacity="([\d.]+)")?\/>$/;

/**
 * The color and radius of a drawing that only fills the layer's box, or null: such a box needs no SVG, and no change
 * when the layer grows.
 *
 * Browsers round CSS boxes to whole layout pixels, which would move other boxes by up to half a point.
 * @param {string} text
 * @param {number[]} frame
 * @param {number | null} [clip] the corner radius of the clipping layer, which the box must share
 */
export function plainFill(text, frame, clip) {
  const found = plain.exec(text);
  if (!found) return null;
  const [, width, height, radius, color, opacity] = found;
  const isBox = [width, height].every((side, index) => Number.isInteger(Number(side)) && Math.abs(Number(side) - frame[index + 2]) < 0.005);
  if (!isBox || (clip ?? Number(radius ?? 0)) !== Number(radius ?? 0)) return null;
  return { color: opacity ? `${color}${Math.round(Number(opacity) * 255).toString(16).padStart(2, "0")}` : color, radius: Number(radius ?? 0) };
}

// The server writes attributes in double quotes, and text with the five XML entities.
const token = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"]*")*)(\/?)>|([^<]+)/y;
const attribute = / ([\w:-]+)="([^"]*)"/y;
const entities = /** @type {Record<string, string>} */ ({ "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\"", "&apos;": "'" });
/** @param {string} text */
const decoded = (text) => (text.includes("&") ? text.replace(/&(?:lt|gt|amp|quot|apos);/g, (entity) => entities[entity]) : text);

/**
 * Changes a drawing's attributes and text to match `text` if both have the same elements; returns whether it succeeded.
 *
 * A failure may leave a drawing half changed: it is replaced then.
 * @param {Element} drawn
 * @param {string} text
 */
export function patch(drawn, text) {
  if (/&(?!(?:lt|gt|amp|quot|apos);)/.test(text)) return false;
  /** @type {Element} */
  let parent = drawn;
  /** @type {ChildNode | null} */
  let next = drawn.firstChild;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return false;
    const [, isEnd, tag, attributes, isEmpty, characters] = found;
    if (characters !== undefined) {
      if (!(next instanceof Text)) return false;
      const value = decoded(characters);
      if (next.data !== value) next.data = value;
      next = next.nextSibling;
    } else if (isEnd) {
      if (next || parent === drawn || parent.localName !== tag || !parent.parentElement) return false;
      next = parent.nextSibling;
      parent = parent.parentElement;
    } else {
      if (!(next instanceof Element) || next.localName !== tag || !patchAttributes(next, attributes)) return false;
      if (isEmpty) {
        if (next.firstChild) return false;
        next = next.nextSibling;
      } else {
        parent = next;
        next = next.firstChild;
      }
    }
  }
  return next === null && parent === drawn;
}

/**
 * @param {Element} element
 * @param {string} text
 */
function patchAttributes(element, text) {
  let count = 0;
  attribute.lastIndex = 0;
  while (attribute.lastIndex < text.length) {
    const found = attribute.exec(text);
    if (!found) return false;
    const [, name, written] = found;
    const value = decoded(written);
    const old = element.getAttribute(name);
    if (old === null) return false;
    if (old !== value) element.setAttribute(name, value);
    count += 1;
  }
  return count === element.attributes.length;
}
