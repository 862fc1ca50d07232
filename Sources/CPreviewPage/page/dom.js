// Elements, made in one expression.

/**
 * Makes an element.
 * @param {string} name Its name.
 * @param {{[name: string]: any}} [attributes] Its attributes; those that begin with `on` are listeners, `class` may be a list.
 * @param {...(Node|string|null|undefined|false)} children What is in it.
 * @returns {HTMLElement}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else element.setAttribute(key, String(value));
  }
  element.append(...children.filter(child => child !== null && child !== undefined && child !== false).map(child => /** @type {Node|string} */ (child)));
  return element;
}

/**
 * Makes an element of a picture.
 * @param {string} name
 * @param {{[name: string]: any}} [attributes]
 * @param {...(Node|string)} children
 * @returns {SVGElement}
 */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** The element of an identifier. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** A number of points for people: no more than two places. @param {number} value */
export function points(value) {
  return String(Math.round(value * 100) / 100);
}

/** Whether keys belong to a field that text is written in. @param {EventTarget|null} target */
export function isField(target) {
  return target instanceof HTMLElement && Boolean(target.closest("input, select, textarea, dialog"));
}
