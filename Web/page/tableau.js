// The solver's tableau, a line of the text after the other: what is defined, basic or free once that line is added.

import { Model, short } from "./model.js";
import { make } from "./panels.js";

const parts = ["x", "width", "y", "height"];
/** Of how many views the tableau is shown; that of more nobody reads. */
const most = 20;

/** @typedef {{ term: string, value: string, state: string, kind: string }} Row */

export class TableauPanel {
  /** @param {{ range: HTMLInputElement, caption: HTMLElement, table: HTMLElement }} places @param {any} library */
  constructor({ range, caption, table }, library) {
    this.range = range;
    this.caption = caption;
    this.table = table;
    this.library = library;
    this.range.addEventListener("input", () => this.update());
  }

  /** @param {import("./language.js").Source} source */
  show(source) {
    this.source = source;
    const steps = source.statements.length;
    const wasLast = this.range.value === this.range.max;
    this.range.max = String(steps);
    if (wasLast || Number(this.range.value) > steps) this.range.value = String(steps);
    this.update();
  }

  update() {
    const source = this.source;
    if (!source) return;
    if (source.items.size > most) {
      this.caption.textContent = `The tableau is shown for systems of up to ${most} views.`;
      this.table.replaceChildren();
      return;
    }
    const step = Number(this.range.value);
    const statement = source.statements[step - 1];
    this.caption.textContent = statement ? `After line ${statement.line + 1}, ${step} of ${source.statements.length}` : "Before the first constraint";
    this.range.setAttribute("aria-valuetext", this.caption.textContent);
    const model = new Model(this.library, { ...source, statements: source.statements.slice(0, step), problems: [] });
    const rows = read(model);
    model.dispose();
    const head = make("tr", {}, ...["", "value", "in the tableau"].map((name) => make("th", { scope: "col" }, name)));
    this.table.replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows.map(({ term, value, state, kind }) =>
      make("tr", { class: kind }, make("th", { scope: "row" }, term), make("td", { class: "number" }, value), make("td", {}, state)))));
  }
}

/** The dump as rows: variables, then the constraints that are rows or columns themselves.
 * @param {Model} model @returns {Row[]} */
function read(model) {
  const { text, sources } = model.system.tableau();
  const lines = text.split("\n");
  const variable = (/** @type {string} */ digits) => `${model.names[Math.floor(Number(digits) / 4)]}.${parts[Number(digits) % 4]}`;
  const origin = (/** @type {string} */ digits) => {
    const source = sources[Number(digits)];
    if (!source?.kind) return `the system’s constraint ${digits}`;
    const { text, line } = model.tell(source);
    return line >= 0 && source.kind === "constraint" ? `${text} (line ${line + 1})` : text;
  };
  /** What each column of the tableau belongs to. @type {Map<string, string>} */
  const columns = new Map();
  for (const line of lines) {
    const column = /^([vc])(\d+).*\| x(\d+) = /.exec(line);
    if (column) columns.set(column[3], column[1] === "v" ? variable(column[2]) : `error of ${origin(column[2])}`);
  }
  return lines.flatMap((line) => row(line, variable, origin, columns));
}

/** @param {string} line @param {(digits: string) => string} variable @param {(digits: string) => string} origin
 * @param {Map<string, string>} columns @returns {Row[]} */
function row(line, variable, origin, columns) {
  const column = / \| x\d+ = (\S+)(.*)$/.exec(line);
  const state = column ? place(column[2], columns) : undefined;
  const known = /^v(\d+) = (\S+)/.exec(line);
  if (known) {
    const by = / by c(\d+)/.exec(line);
    const meaning = line.includes("unmentioned") ? "no constraint mentions it" : by ? `defined by ${origin(by[1])}` : (state ?? "free");
    return [{ term: variable(known[1]), value: short(Number(known[2])), state: meaning, kind: by ? "defined" : "free" }];
  }
  const constraint = /^c(\d+) /.exec(line);
  if (!constraint || !column || !state) return [];
  return [{ term: `error of ${origin(constraint[1])}`, value: short(Number(column[1])), state, kind: line.includes("relaxed") ? "broken" : "error" }];
}

/** Basic, with its row, or non-basic, with its cost in each priority. @param {string} text @param {Map<string, string>} columns */
function place(text, columns) {
  if (text.includes("non-basic")) {
    const costs = [...text.matchAll(/cost (\S+) @ (\S+)/g)].map(([, amount, level]) => `${short(Number(amount))} @${short(Number(level))}`);
    return costs.length > 0 ? `non-basic; costs ${costs.join(", ")}` : "non-basic";
  }
  const terms = [...text.matchAll(/([+-]) (\S+) x(\d+)/g)].map(([, sign, factor, number]) => {
    const amount = Number(factor) === 1 ? "" : `${short(Number(factor))} · `;
    return `${sign === "-" ? "−" : "+"} ${amount}(${columns.get(number) ?? `x${number}`})`;
  });
  return `basic${terms.length > 0 ? `: ${terms.join(" ").replace(/^\+ /, "")}` : ""}`;
}
