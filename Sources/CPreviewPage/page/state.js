// What the page shows at present. Every part listens to the names that it depends on.

/**
 * @typedef {object} State
 * @property {any} folder What `api/documents` has told; null before.
 * @property {string|null} path The document that is shown.
 * @property {any} document Its state and outline; null before.
 * @property {any} canvas Where its scenes stand; null before.
 * @property {{[name: string]: string}} environment What differs from the document's canvas.
 * @property {Set<string>} overlays What is drawn over the views.
 * @property {{scene: string, key: number|null}|null} selection The scene and view that are selected.
 * @property {{scene: string, key: number}|null} hover The view below the pointer.
 * @property {string|null} loaded The scene that was shown anew last.
 * @property {boolean} exploded Whether layers stand in space.
 */

/** @type {State} */
const state = {
  folder: null, path: null, document: null, canvas: null, environment: {}, overlays: new Set(), selection: null, hover: null,
  loaded: null, exploded: false,
};

/** @type {Map<string, Set<(state: State) => void>>} */
const listeners = new Map();

/** What the page shows; changed by `set` alone. */
export const current = /** @type {Readonly<State>} */ (state);

/**
 * Changes what is shown, and tells whoever depends on it.
 * @param {Partial<State>} changes The new values.
 */
export function set(changes) {
  Object.assign(state, changes);
  const called = new Set();
  for (const name of Object.keys(changes)) {
    for (const listener of listeners.get(name) ?? []) called.add(listener);
  }
  for (const listener of called) listener(state);
}

/**
 * Calls a function whenever one of some values changes.
 * @param {string[]} names The values.
 * @param {(state: State) => void} listener What is called.
 */
export function observe(names, listener) {
  for (const name of names) {
    if (!listeners.has(name)) listeners.set(name, new Set());
    listeners.get(name)?.add(listener);
  }
}

/** The members of a call about the document that is shown. */
export function place() {
  return { path: state.path, environment: state.environment };
}

/**
 * A view of the outline.
 * @param {string} scene
 * @param {number|null} key
 */
export function outlineView(scene, key) {
  return state.document?.scenes.find(each => each.id === scene)?.views.find(each => each.key === key) ?? null;
}

/** Says something in the line at the bottom. @param {string} text */
export function say(text) {
  const line = document.getElementById("message");
  if (line) line.textContent = text;
}
