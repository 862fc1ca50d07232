/**
 * @typedef {{ en: string, zh: string }} Words
 * @typedef {number | boolean | string | string[]} Value
 * @typedef {{ kind: "slider", key: string, label: Words, value: number, min: number, max: number, step: number,
 *   edge?: "right" | "bottom" }} Slider an edge of the root that changes the same
 * @typedef {{ kind: "toggle", key: string, label: Words, value: boolean }} Toggle
 * @typedef {{ kind: "choice", key: string, label: Words, value: string, options: { value: string, label: Words }[] }} Choice
 * @typedef {{ kind: "text", key: string, label: Words, value: string }} Text
 * @typedef {{ kind: "history", key: string, label: Words, value: string[], options: { value: string, label: Words }[] }} History
 * @typedef {(Slider | Toggle | Choice | Text | History) & { when?: (values: any) => boolean }} Handle counts always, or
 *   only with some values of others
 */

/** @param {string} en @param {string} zh @returns {Words} */
export const words = (en, zh) => ({ en, zh });

/** A number in a range.
 * @param {string} key @param {Words} label @param {number} value @param {number} min @param {number} max
 * @param {number} [step] @param {"right" | "bottom"} [edge] @returns {Slider} */
export const slider = (key, label, value, min, max, step = 1, edge) => ({ kind: "slider", key, label, value, min, max, step, edge });

/** A priority. @param {string} key @param {Words} label @param {number} value */
export const priority = (key, label, value) => slider(key, label, value, 1, 1000);

/** @param {string} key @param {Words} label @param {boolean} value @returns {Toggle} */
export const toggle = (key, label, value) => ({ kind: "toggle", key, label, value });

/** One of several values.
 * @param {string} key @param {Words} label @param {string} value @param {[string, string, string?][]} options
 * value, English and Chinese @returns {Choice} */
export const choice = (key, label, value, options) => ({ kind: "choice", key, label, value, options: named(options) });

/** @param {string} key @param {Words} label @param {string} value @returns {Text} */
export const text = (key, label, value) => ({ kind: "text", key, label, value });

/** A sequence of calls whose order affects the result.
 * @param {string} key @param {Words} label @param {[string, string, string?][]} options @returns {History} */
export const history = (key, label, options) => ({ kind: "history", key, label, value: [], options: named(options) });

/** The root's width, which the right edge changes as well.
 * @param {number} value @param {number} [min] @param {number} [max] */
export const width = (value, min = 0, max = 400) => slider("width", words("Width", "宽度"), value, min, max, 1, "right");

/** The root's height, which the bottom edge changes as well.
 * @param {number} value @param {number} [min] @param {number} [max] */
export const height = (value, min = 0, max = 800) => slider("height", words("Height", "高度"), value, min, max, 1, "bottom");

/** A handle that is only active and visible for some values of others.
 * @template {Handle} Kind @param {(values: any) => boolean} when @param {Kind} handle @returns {Kind} */
export const only = (when, handle) => ({ ...handle, when });

/** @param {[string, string, string?][]} options */
function named(options) {
  return options.map(([value, en, zh]) => ({ value, label: words(en, zh ?? en) }));
}

/** @typedef {{ state: "holds" | "fails" | "fact", text: Words }} Sentence */

/** @param {boolean} isSo @param {string} en @param {string} zh @returns {Sentence} */
export const claim = (isSo, en, zh) => ({ state: isSo ? "holds" : "fails", text: words(en, zh) });

/** @param {string} en @param {string} zh @returns {Sentence} */
export const fact = (en, zh) => ({ state: "fact", text: words(en, zh) });
