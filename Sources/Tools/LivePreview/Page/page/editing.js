// Edits on the server, never two in flight; saving asks before it overwrites.

import { ask } from "./dialog.js";
import { showNotice } from "./banner.js";
import { reloadDocument, takeState } from "./opening.js";
import { ServerError, call } from "./server.js";
import { state } from "./state.js";
import { report } from "./status.js";

/** @typedef {{object: string, set?: string, value?: string | null, remove?: boolean}} Edit */

/**
 * Edits wait for each other, since each refers to the version that the previous edit made.
 * @type {Promise<any>}
 */
let last = Promise.resolve();

/**
 * Calls `name` with the version of the open document, applies the new state, and reports errors.
 * @param {string} name
 * @param {object} body
 * @returns {Promise<boolean>} whether it succeeded
 */
function change(name, body) {
  const path = state.document?.path;
  const result = last.then(async () => {
    if (!state.document || state.document.path !== path) return false;
    try {
      takeState(await call(name, { path, version: state.document.version, ...body }));
      return true;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (error.status === 412) throw error;
      if (error.status === 409) {
        await reloadDocument();
        report("the document had changed and was reloaded; try again", "error");
      } else {
        report(error.message, "error");
      }
      return false;
    }
  });
  last = result.catch(() => {});
  return result;
}

/**
 * Applies edits as a single undo step.
 * @param {Edit[]} edits
 * @param {string} title
 * @param {boolean} [continues] whether they continue the same typing or scrubbing
 */
export async function edit(edits, title, continues = false) {
  if (!state.document || state.document.isReadOnly) return false;
  const done = await change("edit", { edits, title, continues });
  if (done) report(title);
  return done;
}

/**
 * Applies a fix and offers to undo it.
 * @param {{title: string, edits: Edit[]}} fix
 */
export async function applyFix(fix) {
  if (await edit(fix.edits, fix.title)) showNotice(`Applied: ${fix.title}`, [{ title: "Undo", action: undo }]);
}

export async function undo() {
  const title = state.document?.undo;
  if (title && (await change("undo", {}))) report(`undone: ${title}`);
}

export async function redo() {
  const title = state.document?.redo;
  if (title && (await change("redo", {}))) report(`redone: ${title}`);
}

/** Saves the document; asks what to do if the file has changed. */
export async function save() {
  const open = state.document;
  if (!open || open.isReadOnly || !open.isModified) return;
  try {
    if (await change("save", { overwrites: false })) report(`saved ${open.path}`);
  } catch (error) {
    if (!(error instanceof ServerError) || error.status !== 412) throw error;
    const answer = await ask({
      title: "The file has changed on disk",
      message: `${error.message}. Overwrite it with the document shown here, or reload it and lose your edits?`,
      choices: [
        { id: "cancel", title: "Cancel" },
        { id: "reload", title: "Reload" },
        { id: "overwrite", title: "Overwrite", isDestructive: true },
      ],
    });
    if (answer === "overwrite" && (await change("save", { overwrites: true }))) report(`saved ${open.path}`);
    if (answer === "reload") {
      takeState(await call("revert", { path: open.path }));
      report(`reloaded ${open.path}`);
    }
  }
}

addEventListener("beforeunload", (event) => {
  if (state.document?.isModified) event.preventDefault();
});
