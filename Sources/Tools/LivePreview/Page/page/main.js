// Starts the page: modules with listeners, then the documents, then the document in the address.

import "./overlay.js";
import "./hover.js";
import "./outline.js";
import "./inspector.js";
import "./toolbar.js";
import "./keyboard.js";
import { canvasElement } from "./canvas.js";
import { listen } from "./events.js";
import { loadDocuments, openDocument, openFirst } from "./opening.js";
import { state } from "./state.js";
import { report } from "./status.js";

async function start() {
  await loadDocuments();
  await openFirst();
  if (document.activeElement === document.body) canvasElement.focus({ preventScroll: true });
}

start().catch((error) => report(error.message, "error")).finally(listen);

addEventListener("hashchange", () => {
  const path = decodeURIComponent(location.hash.slice(1));
  if (path !== state.document?.path && state.documents.some((entry) => entry.path === path)) openDocument(path);
});
