import { loadCanvas, refreshScenes } from "./canvas.js";
import { call } from "./server.js";
import { inspect, restoreSelection, select } from "./selection.js";
import { changed, state } from "./state.js";
import { report } from "./status.js";

export async function loadDocuments() {
  const answer = await call("documents", {});
  state.root = answer.root;
  state.isReadOnly = answer.isReadOnly;
  state.documents = answer.documents;
  state.axes = answer.axes ?? [];
  state.problem = answer.problem;
  state.isBuilding = answer.isBuilding === true;
  changed("documents");
}

/** Opens the document in the address, or the first readable document. */
export async function openFirst() {
  const named = decodeURIComponent(location.hash.slice(1));
  const first = state.documents.find((entry) => entry.path === named) ?? state.documents.find((entry) => !entry.problem) ?? state.documents[0];
  if (first) await openDocument(first.path);
  else if (state.isBuilding) report("building the package…");
  else if (!state.problem) report("no .storyboard or .xib found");
}

let openings = 0;

/**
 * Opens a document from the start.
 * @param {string} path
 */
export async function openDocument(path) {
  const number = ++openings;
  select(null);
  state.sizes.clear();
  try {
    const answer = await call("document", { path });
    // The document chosen last is shown, regardless of the order of answers.
    if (number !== openings) return;
    state.document = answer;
    history.replaceState(null, "", `#${encodeURIComponent(path)}`);
    changed("document");
    changed("outline");
    await loadCanvas(true);
    report(`opened ${path}`);
  } catch (error) {
    report(/** @type {Error} */ (error).message, "error");
  }
}

/** @type {Promise<void> | null} */
let reloading = null;
let isReloadWanted = false;

/** Reloads the open document; selection and zoom stay. */
export function reloadDocument() {
  isReloadWanted = true;
  reloading ??= reload().finally(() => (reloading = null));
  return reloading;
}

async function reload() {
  while (isReloadWanted && state.document) {
    isReloadWanted = false;
    const { path } = state.document;
    try {
      const answer = await call("document", { path });
      if (state.document.path !== path) continue;
      const isOutlineOther = JSON.stringify(answer.scenes) !== JSON.stringify(state.document.scenes);
      state.document = answer;
      changed("document");
      if (isOutlineOther) {
        changed("outline");
        restoreSelection();
      } else {
        inspect();
      }
      await loadCanvas(false);
    } catch (error) {
      report(/** @type {Error} */ (error).message, "error");
    }
  }
}

/**
 * Applies a state of the open document; requests new pictures for a new version.
 * @param {any} answer
 */
export function takeState(answer) {
  const open = state.document;
  if (!open || answer.path !== open.path || answer.version < open.version) return;
  const isNew = answer.version > open.version;
  // A missing key in a state means none: the titles of undo and redo, the problem.
  state.document = {
    path: open.path, scenes: open.scenes, version: answer.version, isModified: answer.isModified, isReadOnly: answer.isReadOnly,
    undo: answer.undo, redo: answer.redo, problem: answer.problem, isBuilding: answer.isBuilding,
  };
  changed("document");
  if (!isNew) return;
  refreshScenes();
  inspect();
  reloadDocument();
}
