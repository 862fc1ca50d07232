/**
 * @typedef {{message: string, file?: string, line?: number, column?: number}} Problem
 * @typedef {{path: string, kind: string, title: string, scenes: number, problem?: Problem}} DocumentEntry
 * @typedef {{key: number, id: string, class: string, name: string, depth: number}} OutlineView
 * @typedef {{id: string, title: string, kind: string, views: OutlineView[]}} OutlineScene
 * @typedef {{path: string, version: number, isModified: boolean, isReadOnly: boolean, undo?: string, redo?: string,
 *   problem?: Problem, isBuilding?: boolean, scenes: OutlineScene[]}} OpenDocument
 * @typedef {{scene: string, key: number | null, id: string | null}} Selection
 */

export const state = {
  root: "",
  isReadOnly: false,
  isBuilding: false,
  /** @type {Problem | undefined} what is wrong with a package as a whole */
  problem: undefined,
  /** @type {DocumentEntry[]} */
  documents: [],
  /** @type {{name: string, title: string, choices: any[]}[]} the axes of environments */
  axes: [],
  /** @type {OpenDocument | null} */
  document: null,
  /** @type {any} the answer of api/canvas */
  canvas: null,
  /** @type {Record<string, string>} what the toolbar chose; what is missing is as in the document */
  environment: {},
  /** @type {string[]} the kinds of marks to draw */
  show: [],
  /** @type {Selection | null} */
  selection: null,
  /** @type {{scene: string, key: number} | null} */
  hover: null,
  /** @type {any} the answer of api/inspect for the selection */
  view: null,
  /**
   * The sizes of scenes with a dragged edge.
   * @type {Map<string, [number, number]>}
   */
  sizes: new Map(),
  isExploded: false,
};

/** @type {Map<string, Set<(detail: any) => void>>} */
const listeners = new Map();

/**
 * Calls `listener` whenever `topic` changes: documents, document, outline, canvas, environment, show, selection,
 * hover, view, picture, viewport, exploded, moved.
 * @param {string} topics names, separated by blanks
 * @param {(detail: any) => void} listener
 */
export function on(topics, listener) {
  for (const topic of topics.split(" ")) {
    if (!listeners.has(topic)) listeners.set(topic, new Set());
    listeners.get(topic)?.add(listener);
  }
}

/**
 * Notifies the listeners of `topic`.
 * @param {string} topic
 * @param {any} [detail]
 */
export function changed(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/**
 * The place parameters of calls about a scene.
 * @param {string} [scene]
 */
export function place(scene) {
  /** @type {any} */
  const result = { path: state.document?.path, environment: state.environment };
  if (scene !== undefined) {
    result.scene = scene;
    const size = state.sizes.get(scene);
    if (size) result.size = size;
  }
  return result;
}

/**
 * The scene's views in the order of the outline.
 * @param {string} scene
 * @returns {OutlineView[]}
 */
export function outlineViews(scene) {
  return state.document?.scenes.find((one) => one.id === scene)?.views ?? [];
}
