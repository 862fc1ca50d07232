import { ConflictExplainer } from "../library/explain.js";
import { copy } from "../copying.js";
import { make } from "../panels.js";
import { examples } from "./examples.js";
import { showBlock } from "./report.js";
import { read, write } from "./sharing.js";

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id);
let explainer = await ConflictExplainer.load();

/** The maximum number of displayed blocks; the text has all. */
const mostBlocks = 50;
let report = explainer.explain("");
let form = /** @type {"text" | "json"} */ ("text");

/** The summary above the blocks. */
function summary() {
  const { blocks, isEmpty } = report;
  if (find("log").value.trim() === "") return "Paste a log, open a file, or choose an example.";
  if (isEmpty) return "No unsatisfiable constraints found: the text contains no report and no list of constraints.";
  const conflicts = blocks.reduce((sum, block) => sum + block.conflicts.length, 0);
  const reports = blocks.length === 1 ? "1 report" : `${blocks.length} reports`;
  const rest = blocks.length > mostBlocks ? ` The first ${mostBlocks} are shown; the text below contains all.` : "";
  return `${reports}, ${conflicts === 0 ? "no conflict" : conflicts === 1 ? "1 conflict" : `${conflicts} conflicts`}.${rest}`;
}

async function explain() {
  try {
    report = explainer.explain(find("log").value);
  } catch (error) {
    // An instance cannot be used after a trap.
    if (error instanceof WebAssembly.RuntimeError) explainer = await ConflictExplainer.load();
    find("summary").textContent = `This log cannot be explained: ${error instanceof Error ? error.message : error}`;
    find("blocks").replaceChildren();
    find("plain").hidden = true;
    return;
  }
  find("summary").textContent = summary();
  find("blocks").replaceChildren(...report.blocks.slice(0, mostBlocks).map((block, index) => showBlock(block, index + 1, report.blocks.length)));
  find("plain").hidden = report.isEmpty;
  showForm();
}

function showForm() {
  find("code").textContent = report[form];
  for (const button of document.querySelectorAll("#plain .choice button")) {
    button.setAttribute("aria-pressed", String(button.getAttribute("value") === form));
  }
}

/** @param {string} text */
async function setLog(text) {
  find("log").value = text;
  await explain();
  await save();
}

async function save() {
  const address = await write(find("log").value);
  history.replaceState(null, "", address === undefined || address === "" ? location.pathname : address);
  find("share").disabled = address === undefined;
  find("share").title = address === undefined ? "The log is too long for a link" : "";
}

/** A file's text in any Unicode encoding. @param {File} file */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = bytes.slice(0, 512);
  const zeros = start.reduce((sum, byte, index) => (byte === 0 ? (sum[index % 2]++, sum) : sum), [0, 0]);
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || zeros[0] + zeros[1] > start.length / 3;
  const isBig = bytes[0] === 0xfe || (bytes[0] !== 0xff && zeros[0] > zeros[1]);
  return new TextDecoder(isWide ? (isBig ? "utf-16be" : "utf-16le") : "utf-8").decode(bytes);
}

for (const [index, { name }] of examples.entries()) find("examples").append(make("option", { value: String(index) }, name));
find("examples").addEventListener("change", (/** @type {any} */ { target }) => {
  const example = examples[Number(target.value)];
  if (target.value !== "" && example) setLog(example.text);
});
let pending = 0;
find("log").addEventListener("input", () => {
  clearTimeout(pending);
  pending = setTimeout(() => explain().then(save), 120);
});
find("file").addEventListener("change", async (/** @type {any} */ { target }) => {
  if (target.files.length > 0) await setLog(await textOf(target.files[0]));
  target.value = "";
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  await setLog(await textOf(file));
});
for (const button of document.querySelectorAll("#plain .choice button")) {
  button.addEventListener("click", () => {
    form = button.getAttribute("value") === "json" ? "json" : "text";
    showForm();
  });
}
find("copy").addEventListener("click", () => copy(find("copy"), report[form]));
find("share").addEventListener("click", () => copy(find("share"), location.href));

async function openHash() {
  find("log").value = (await read(location.hash)) ?? "";
  await explain();
}
addEventListener("hashchange", openHash);
await openHash();
document.documentElement.dataset.ready = String(Math.round(performance.now()));
