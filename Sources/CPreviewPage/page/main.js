// The page begins here.

import "./chrome.js";
import "./inspector.js";
import "./keyboard.js";
import "./outline.js";
import "./pointer.js";
import "./toolbar.js";
import { showBanner } from "./banner.js";
import { handlers, openDocument, readFolder } from "./documents.js";
import { listen } from "./server.js";
import { say } from "./state.js";

/** Reads the documents, and shows the one that the address names, or the first. */
async function start() {
  try {
    const folder = await readFolder();
    const named = decodeURIComponent(location.hash.slice(1));
    const first = folder.documents.find(each => each.path === named) ?? folder.documents[0];
    if (first) await openDocument(first.path);
    else say("There is no .storyboard or .xib here");
    listen(handlers);
  } catch (error) {
    showBanner("start", error instanceof Error ? error.message : String(error), "error");
    setTimeout(() => { showBanner("start", null); start(); }, 2000);
  }
}

start();
