// Documents: opened, edited, undone, saved, and followed when others change them.

import { ask } from "./dialog.js";
import { showBanner } from "./banner.js";
import { fitAll, scenes } from "./canvas.js";
import { call, coalesced, ServerError } from "./server.js";
import { current, observe, place, say, set } from "./state.js";

/** Reads the list of documents. */
export async function readFolder() {
  const folder = await call("documents");
  set({ folder });
  return folder;
}

/** Shows a document. @param {string} path */
export async function openDocument(path) {
  if (path !== current.path) {
    for (const scene of scenes.values()) scene.element.remove();
    scenes.clear();
    set({ path, document: null, canvas: null, selection: null, hover: null });
  }
  history.replaceState(null, "", `#${encodeURIComponent(path)}`);
  document.title = `${path} — autolayout preview`;
  await refresh();
  fitAll();
}

/** Reads the document that is shown and where its scenes stand. */
export async function refresh() {
  const path = current.path;
  if (!path) return;
  try {
    const [document, canvas] = await Promise.all([call("document", { path }), call("canvas", place())]);
    if (path !== current.path) return;
    set({ document, canvas });
    keepSelection();
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    set({ document: { path, scenes: [], version: 0, problem: error.place }, canvas: { size: [1, 1], scenes: [], arrows: [] } });
  }
}

/** A view that an edit took away is not selected any more. */
function keepSelection() {
  const { selection } = current;
  if (!selection) return;
  const scene = current.document.scenes.find(each => each.id === selection.scene);
  const isThere = scene && (selection.key === null || scene.views.some(view => view.key === selection.key));
  set({ selection: isThere ? { ...selection } : null });
}

/** Takes the state that the server tells of a document. @param {any} state */
async function take(state) {
  if (state.path !== current.path || !current.document) return;
  if (state.version === current.document.version && state.problem?.message === current.document.problem?.message) {
    set({ document: { ...current.document, ...state, problem: state.problem } });
    return;
  }
  await refresh();
  for (const moved of state.moved ?? []) waiting.set(moved.scene, moved.views);
}

/** Views that flash as soon as their scene is there. @type {Map<string, number[]>} */
const waiting = new Map();
observe(["loaded"], state => {
  const id = state.loaded ?? "";
  const views = waiting.get(id);
  if (views) scenes.get(id)?.flash(views);
  waiting.delete(id);
});

/** What is told by itself. */
export const handlers = {
  document: take,
  documents: folder => set({ folder }),
  lost: () => showBanner("connection", "The connection to the server is lost; trying again.", "warning"),
  found: async () => {
    showBanner("connection", null);
    await readFolder();
    await refresh();
  },
};

/** Calls that change the document wait for each other, since each names the version that it changes. */
let queue = Promise.resolve();

/** @param {string} name @param {object} [body] */
function change(name, body = {}) {
  const work = queue.then(async () => {
    try {
      const state = await call(name, { path: current.path, version: current.document?.version, ...body });
      set({ document: { ...current.document, ...state, problem: state.problem, undo: state.undo, redo: state.redo } });
      await refresh();
      return state;
    } catch (error) {
      if (error instanceof ServerError && error.status === 409) await refresh();
      if (error instanceof ServerError && error.status !== 412) say(error.message);
      throw error;
    }
  });
  queue = work.then(() => {}, () => {});
  return work;
}

/** Makes edits as one step. @param {any[]} edits @param {string} title */
export const edit = (edits, title) => change("edit", { edits, title });

/** Makes an edit that a field makes again and again while it is used. */
export const editSoon = coalesced(({ edits, title }) => edit(edits, title).then(() => {}, () => {}));

/** Takes the last step back. */
export async function undo() {
  const title = current.document?.undo;
  if (!title) return say("There is nothing to undo");
  await change("undo").catch(() => {});
  say(`Undone: ${title}`);
}

/** Takes the last step that was undone again. */
export async function redo() {
  const title = current.document?.redo;
  if (!title) return say("There is nothing to redo");
  await change("redo").catch(() => {});
  say(`Done again: ${title}`);
}

/** Writes the document into its file. */
export async function save() {
  if (!current.document?.isModified) return say("There is nothing to save");
  try {
    await change("save", { overwrites: false });
    say("Saved");
  } catch (error) {
    if (!(error instanceof ServerError) || error.status !== 412) return;
    const answer = await ask("The file was changed by somebody else", "Saving would overwrite what they have written; reading the file anew would lose your edits.", [
      { title: "Cancel", value: "cancel" }, { title: "Read the file anew", value: "revert" }, { title: "Overwrite it", value: "save", isDangerous: true },
    ]);
    if (answer === "save") await change("save", { overwrites: true }).then(() => say("Saved"), () => {});
    if (answer === "revert") await change("revert").then(() => say("Read anew"), () => {});
  }
}

observe(["document"], () => {
  const problem = current.document?.problem;
  const at = problem?.line ? `:${problem.line}${problem.column ? `:${problem.column}` : ""}` : "";
  showBanner("problem", problem ? `${current.path}${at}: ${problem.message} What you see is the last good state.` : null, "error");
});
observe(["environment"], refresh);
addEventListener("beforeunload", event => { if (current.document?.isModified) event.preventDefault(); });
