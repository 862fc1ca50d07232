/**
 * Makes an element with properties: `class`, `text`, `on…` listeners, `dataset`, and attributes for all others.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function element(tag, properties = {}, ...children) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") result.className = value;
    else if (name === "text") result.textContent = value;
    else if (name === "dataset") Object.assign(result.dataset, value);
    else if (name.startsWith("on")) result.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled") /** @type {any} */ (result)[name] = value;
    else result.setAttribute(name, value === true ? "" : String(value));
  }
  append(result, children);
  return result;
}

/**
 * Makes an SVG element with attributes.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  const result = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") result.textContent = value;
    else result.setAttribute(name, String(value));
  }
  append(result, children);
  return result;
}

/**
 * @param {Element} parent
 * @param {(Node | string | null | undefined | false)[]} children
 */
function append(parent, children) {
  for (const child of children) if (child) parent.append(child);
}

/**
 * An icon of 16 by 16 points in the color of the text.
 * @param {keyof typeof icons} name
 */
export function icon(name) {
  return svg("svg", { class: "icon", viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true" }, svg("path", { d: icons[name] }));
}

const icons = {
  undo: "M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6",
  redo: "M10 3l3 3-3 3M13 6H7a4 4 0 0 0 0 8h3",
  ruler: "M2 5h12v6H2zM5 5v3M8 5v4M11 5v3",
  save: "M8 2v8M5 7l3 3 3-3M3 12v2h10v-2",
  layers: "M8 2 2 5l6 3 6-3zM2 8l6 3 6-3M2 11l6 3 6-3",
  sheet: "M2 3h5v4H2zM9 3h5v4H9zM2 9h5v4H2zM9 9h5v4H9z",
  sidebar: "M2 3h12v10H2zM6 3v10",
  inspector: "M2 3h12v10H2zM10 3v10",
  search: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5 14 14",
  overlays: "M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
  fit: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  help: "M6 6a2 2 0 1 1 3 1.7C8.300 8.200 8 8.500 8 9.500M8 12v.1",
  chevron: "M6 4l4 4-4 4",
  close: "M4 4l8 8M12 4l-8 8",
  document: "M4 2h5l3 3v9H4zM9 2v3h3",
  scene: "M5 1.500h6v13H5zM7 12.500h2",
  view: "M3 3h10v10H3z",
  text: "M4 4h8M8 4v9",
  button: "M2 5.500h12v5H2zM5 8h6",
  image: "M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3",
  stack: "M3 2.500h10v3H3zM3 6.500h10v3H3zM3 10.500h10v3H3z",
};

/**
 * A view class' icon in lists.
 * @param {string} name
 */
export function iconOfClass(name) {
  if (/Label|TextView/.test(name)) return icon("text");
  if (/Button|TextField|Switch|Slider|Segmented|Stepper/.test(name)) return icon("button");
  if (/Image/.test(name)) return icon("image");
  if (/Stack|Table|Collection/.test(name)) return icon("stack");
  return icon("view");
}

/**
 * A length in points as Xcode formats it: at most two digits after the decimal point.
 * @param {number | null | undefined} value
 */
export function points(value) {
  if (value === null || value === undefined) return "—";
  return String(Math.round(value * 100) / 100).replace("-", "−");
}
