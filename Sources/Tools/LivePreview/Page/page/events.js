// Events of the server; a stream that ends is opened again.

import { showBanner, hideBanner } from "./banner.js";
import { scenes } from "./canvas.js";
import { loadDocuments, openFirst, reloadDocument, takeState } from "./opening.js";
import { session, watchServer } from "./server.js";
import { on, state } from "./state.js";

/** @type {EventSource | null} */
let source = null;
let wasLost = false;
let lastWord = 0;

export function listen() {
  source?.close();
  const stream = new EventSource(`api/events?session=${session}`);
  source = stream;
  lastWord = Date.now();
  stream.addEventListener("open", () => {
    lastWord = Date.now();
    hideBanner("connection");
    // Changes may have been missed: since the connection was lost, or during a build.
    const isUnsure = wasLost || !state.document || state.isBuilding || state.document.isBuilding;
    wasLost = false;
    if (isUnsure) loadDocuments().then(() => (state.document ? reloadDocument() : openFirst()), () => {});
  });
  stream.addEventListener("alive", () => (lastWord = Date.now()));
  stream.addEventListener("documents", () => {
    lastWord = Date.now();
    // A package has its first documents once the manifest is read.
    loadDocuments().then(() => (state.document ? undefined : openFirst()), () => {});
  });
  stream.addEventListener("document", (event) => {
    lastWord = Date.now();
    const told = JSON.parse(event.data);
    if (told.path === state.document?.path) {
      for (const { scene, views } of told.moved ?? []) remember(scene, views);
      takeState(told);
    }
    const entry = state.documents.find((one) => one.path === told.path);
    if (entry && Boolean(entry.problem) !== Boolean(told.problem)) loadDocuments().catch(() => {});
  });
  stream.addEventListener("error", lose);
}

let retry = 0;

function lose() {
  source?.close();
  wasLost = true;
  clearTimeout(retry);
  showBanner("connection", "warning", "Connection lost, trying again. A restarted server has a new address.");
  retry = setTimeout(listen, 1000);
}

// An unanswered call reveals a lost server before the stream does.
watchServer((isReachable) => {
  if (!isReachable && !wasLost) lose();
});

// A connection can die silently: the server sends a sign of life every ten seconds.
setInterval(() => {
  if (source && source.readyState !== EventSource.CLOSED && Date.now() - lastWord > 25_000) lose();
}, 5000);

/**
 * Moved views, which are marked in their next picture.
 * @type {Map<string, Set<number>>}
 */
const moved = new Map();

/**
 * @param {string} scene
 * @param {number[]} views
 */
function remember(scene, views) {
  const known = moved.get(scene) ?? new Set();
  for (const view of views) known.add(view);
  moved.set(scene, known);
  const drawn = scenes.get(scene);
  // The picture of this tab's own edit may have arrived already.
  if (drawn && !drawn.isStale) setTimeout(() => flash(drawn), 0);
}

/** @param {import("./scene.js").Scene} scene */
function flash(scene) {
  for (const key of moved.get(scene.id) ?? []) {
    const layer = scene.layers.get(key)?.element;
    if (!layer) continue;
    layer.classList.remove("has-moved");
    // Two frames, which restart a mark that is still fading.
    requestAnimationFrame(() => layer.classList.add("has-moved"));
    setTimeout(() => layer.classList.remove("has-moved"), 2100);
  }
  moved.delete(scene.id);
}

on("picture", flash);
on("outline", () => {
  if (!state.document) moved.clear();
});
