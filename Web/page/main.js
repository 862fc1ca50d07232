import { AutoLayout } from "./library/index.js";
import { Canvas } from "./canvas.js";
import { copy } from "./copying.js";
import { makeDraggable } from "./dragging.js";
import { setContentPriority, setPriority, setRootSize } from "./editing.js";
import { Editor } from "./editor.js";
import { examples } from "./examples.js";
import { parse } from "./language.js";
import { Model, short } from "./model.js";
import { make, showIssues, showSliders, showWhy } from "./panels.js";
import { read, write } from "./sharing.js";
import { exportSwift, forms } from "./swift.js";
import { TableauPanel } from "./tableau.js";

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id);
const library = await AutoLayout.load();

/** @type {Model} */
let model;
let selected = -1;
/** The edge to explain. @type {string | undefined} */
let asked;
let ambiguity = /** @type {any[]} */ ([]);
let conflicts = /** @type {any[]} */ ([]);

const editor = new Editor(find("text"), find("gutter"), () => textChanged());
const canvas = new Canvas(find("canvas"), { select, ask });

const tableau = new TableauPanel(
  {
    range: find("tableau-step"), caption: find("tableau-caption"), table: find("tableau-table"), matrix: find("tableau-matrix"), legend: find("tableau-legend"),
    buttons: { first: find("step-first"), back: find("step-back"), forward: find("step-forward"), last: find("step-last") },
  }, library);
const showTableau = () => {
  if (find("tableau").open) tableau.show(model.source);
};
find("tableau").addEventListener("toggle", showTableau);

/** Parses the text and lays it out again; sliders stay in place while a slider is moved.
 * @param {{ keepsSliders?: boolean }} [options] */
function textChanged({ keepsSliders = false } = {}) {
  const name = model?.names[selected];
  model?.dispose();
  model = new Model(library, parse(editor.text));
  selected = name ? (model.numbers.get(name) ?? -1) : -1;
  if (selected < 0) asked = undefined;
  canvas.show(model);
  const options = model.names.map((name, number) => make("option", { value: String(number) }, name));
  find("views").replaceChildren(make("option", { value: "-1" }, "none"), ...options);
  showState({ keepsSliders });
  showTableau();
  save();
}

/** Shows the results of the last layout. @param {{ keepsSliders?: boolean }} [options] */
function showState({ keepsSliders = true } = {}) {
  ambiguity = model.system.ambiguity();
  conflicts = model.system.conflicts();
  const broken = conflicts.map((/** @type {any} */ conflict) => conflict.broken);
  const reasons = asked && selected >= 0 ? model.system.why(selected, asked) : [];
  canvas.mark({
    selected, edge: asked, broken, reasons: reasons.filter((/** @type {any} */ reason) => reason.kind === "constraint").map((/** @type {any} */ { constraint }) => constraint),
    ambiguous: new Set(ambiguity.flatMap((open, item) => (open.x || open.y || open.width || open.height ? [item] : []))),
  });
  markLines(broken, reasons);
  showIssues(find("issues"), model, ambiguity, conflicts, reveal, select);
  find("views").value = String(selected);
  find("why-panel").hidden = selected < 0;
  if (selected >= 0) showWhy(find("why"), model, selected, asked, (edge) => ask(selected, edge), reveal);
  if (!keepsSliders) showSliders(find("sliders"), model, selected, { content: changeContent, priority: changePriority });
  showSize();
}

/** @param {number[]} broken @param {any[]} reasons */
function markLines(broken, reasons) {
  /** @type {Map<number, string>} */
  const marks = new Map();
  for (const reason of reasons) marks.set(model.tell(reason).line, "reason");
  for (const { members } of conflicts) for (const member of members) marks.set(model.tell(member).line, "member");
  for (const constraint of broken) marks.set(model.lines[constraint], "error");
  for (const { line } of model.problems) marks.set(line, "error");
  editor.mark(marks);
}

function showSize() {
  const { width, height } = model.size;
  find("size").textContent = `${short(width)} × ${short(height)}`;
  for (const [id, value] of [["handle-right", width], ["handle-bottom", height]]) {
    find(String(id)).setAttribute("aria-valuenow", String(value));
    find(String(id)).setAttribute("aria-valuetext", `${value} points`);
  }
}

/** @param {number} line @param {number} [column] */
function reveal(line, column) {
  editor.reveal(line, column);
}

/** @param {number} item */
function select(item) {
  selected = item;
  asked = undefined;
  showState({ keepsSliders: false });
  save();
}

/** @param {number} item @param {string} edge */
function ask(item, edge) {
  selected = item;
  asked = asked === edge ? undefined : edge;
  showState();
}

/** @param {"hug" | "resist"} word @param {0 | 1} axis @param {number} value */
function changeContent(word, axis, value) {
  const item = model.source.items.get(model.names[selected]);
  if (!item) return;
  const pair = /** @type {[number, number]} */ ([...(word === "hug" ? item.hugging : item.compression)]);
  pair[axis] = value;
  editor.text = setContentPriority(editor.text, item.line, word, pair);
  textChanged({ keepsSliders: true });
}

/** @param {number} line @param {number} value */
function changePriority(line, value) {
  editor.text = setPriority(editor.text, line, value);
  textChanged({ keepsSliders: true });
}

function save() {
  history.replaceState(null, "", write({ text: editor.text, selected: model.names[selected] }));
}

/** A drag's step: solves with another constant, and draws. @param {{ width: number, height: number }} size */
function resize(size) {
  if (size.width === model.size.width && size.height === model.size.height) return;
  model.resize(size);
  canvas.update();
  showState();
}

makeDraggable({ right: find("handle-right"), bottom: find("handle-bottom"), corner: find("handle-corner") }, {
  size: () => model.size,
  resize,
  finish: () => {
    const { width, height, rootLine } = model.source;
    if (model.size.width === width && model.size.height === height) return;
    editor.text = setRootSize(editor.text, rootLine, model.size);
    textChanged();
  },
});

function openHash() {
  const state = read(location.hash);
  editor.text = state.text ?? examples[0].text;
  asked = undefined;
  textChanged();
  const item = state.selected === undefined ? undefined : model.numbers.get(state.selected);
  if (item !== undefined) select(item);
}

for (const [index, { name }] of examples.entries()) find("examples").append(make("option", { value: String(index) }, name));
find("examples").addEventListener("change", (/** @type {any} */ { target }) => {
  const example = examples[Number(target.value)];
  if (target.value === "" || !example) return;
  editor.text = example.text;
  selected = -1;
  textChanged();
});
find("views").addEventListener("change", (/** @type {any} */ { target }) => select(Number(target.value)));

find("share").addEventListener("click", () => copy(find("share"), location.href));
find("copy").addEventListener("click", () => copy(find("copy"), find("code").textContent));
let form = /** @type {keyof typeof forms} */ ("anchors");
function showSwift() {
  find("code").textContent = exportSwift(model, form);
  for (const button of find("forms").children) button.setAttribute("aria-pressed", String(button.value === form));
}
for (const [value, name] of Object.entries(forms)) {
  const button = make("button", { type: "button", value }, name);
  button.addEventListener("click", () => {
    form = /** @type {keyof typeof forms} */ (value);
    showSwift();
  });
  find("forms").append(button);
}
find("export").addEventListener("click", () => {
  showSwift();
  find("swift").showModal();
});

addEventListener("hashchange", openHash);
openHash();
document.documentElement.dataset.ready = String(Math.round(performance.now()));
