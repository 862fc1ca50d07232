// The solver's tableau after each line of the text, and step by step.

import { Model, short } from "./model.js";
import { make } from "./panels.js";
import { showMoment, tellStep } from "./steps.js";

const parts = ["x", "width", "y", "height"];
/** The maximum number of views with a tableau; a larger tableau is unreadable. */
const most = 20;

/**
 * @typedef {{ term: string, value: string, state: string, kind: string }} Row
 * @typedef {import("./steps.js").Moment} Moment
 * @typedef {{ step: number, place: number, count: number, moment: Moment, name: (column: import("./steps.js").Column) => string, rows?: Row[] }} Event
 *   a tableau before one of a line's steps, or after all of them with its rows
 */

export class TableauPanel {
  /** @param {{ range: HTMLInputElement, caption: HTMLElement, table: HTMLElement, matrix: HTMLElement, legend: HTMLElement,
   *   buttons: Record<"first" | "back" | "forward" | "last", HTMLButtonElement> }} places @param {any} library */
  constructor({ range, caption, table, matrix, legend, buttons }, library) {
    this.range = range;
    this.caption = caption;
    this.table = table;
    this.matrix = matrix;
    this.legend = legend;
    this.buttons = buttons;
    this.library = library;
    /** @type {Event[]} */
    this.events = [];
    this.place = 0;
    this.range.addEventListener("input", () => this.goTo(this.events.findLastIndex(({ step }) => step === Number(this.range.value))));
    buttons.first.addEventListener("click", () => this.goTo(0));
    buttons.back.addEventListener("click", () => this.goTo(this.place - 1));
    buttons.forward.addEventListener("click", () => this.goTo(this.place + 1));
    buttons.last.addEventListener("click", () => this.goTo(this.events.length - 1));
  }

  /** @param {import("./language.js").Source} source */
  show(source) {
    const wasLast = this.place >= this.events.length - 1;
    this.source = source;
    this.range.max = String(source.statements.length);
    this.events = source.items.size > most ? [] : record(this.library, source);
    this.goTo(wasLast ? this.events.length - 1 : Math.min(this.place, this.events.length - 1));
  }

  /** @param {number} place among the events */
  goTo(place) {
    this.place = Math.max(0, place);
    const event = this.events[this.place];
    for (const [name, button] of Object.entries(this.buttons)) {
      const isBackward = name === "first" || name === "back";
      button.disabled = isBackward ? this.place === 0 : this.place >= this.events.length - 1;
    }
    if (!event) {
      this.caption.textContent = `The tableau is shown for systems of up to ${most} views.`;
      for (const part of [this.table, this.matrix, this.legend]) part.replaceChildren();
      return;
    }
    this.range.value = String(event.step);
    this.caption.textContent = this.tell(event);
    this.range.setAttribute("aria-valuetext", this.caption.textContent);
    showMoment(this.matrix, this.legend, event.moment, event.name);
    if (event.rows) showRows(this.table, event.rows);
    else this.table.replaceChildren();
  }

  /** @param {Event} event */
  tell({ step, place, count, moment, name }) {
    const statements = this.source?.statements ?? [];
    const line = step > 0 ? `line ${statements[step - 1].line + 1}` : "";
    if (moment.kind !== "settled") return `${line ? `For ${line}, s` : "S"}tep ${place} of ${count}: ${tellStep(moment, name)}`;
    const steps = count === 0 ? "no step" : `${count} step${count === 1 ? "" : "s"}`;
    return line ? `After ${line}, ${step} of ${statements.length}: ${steps}` : "Before the first constraint";
  }
}

/** Adds the lines in order with a layout for each, and records their steps.
 * @param {any} library @param {import("./language.js").Source} source @returns {Event[]} */
function record(library, source) {
  const model = new Model(library, { ...source, statements: [], problems: [] }, ({ system }) => system.recordSteps());
  const events = eventsOf(model, 0);
  for (const [index, statement] of source.statements.entries()) {
    model.system.recordSteps();
    model.addStatement(statement);
    model.layout();
    events.push(...eventsOf(model, index + 1));
  }
  model.dispose();
  return events;
}

/** @param {Model} model @param {number} step @returns {Event[]} */
function eventsOf(model, step) {
  /** @type {Moment[]} */
  const moments = model.system.takeSteps();
  const { text, sources } = model.system.tableau();
  const names = namesIn(model, sources);
  const told = new Map(moments.flatMap(({ columns }) => columns).map(({ number, constraint, variable }) =>
    [`${number} ${constraint} ${variable}`, variable >= 0 ? names.variable(String(variable)) : `error of ${names.origin(String(constraint))}`]));
  const name = (/** @type {import("./steps.js").Column} */ { number, constraint, variable }) => told.get(`${number} ${constraint} ${variable}`) ?? "";
  const count = moments.length - 1;
  return moments.map((moment, place) => ({
    step, place: place + 1, count, moment, name, rows: moment.kind === "settled" ? read(text, names) : undefined,
  }));
}

/** @param {HTMLElement} table @param {Row[]} rows */
function showRows(table, rows) {
  const head = make("tr", {}, ...["", "value", "in the tableau"].map((name) => make("th", { scope: "col" }, name)));
  table.replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows.map(({ term, value, state, kind }) =>
    make("tr", { class: kind }, make("th", { scope: "row" }, term), make("td", { class: "number" }, value), make("td", {}, state)))));
}

/** The names of variables and constraints. @param {Model} model @param {any[]} sources */
function namesIn(model, sources) {
  return {
    variable: (/** @type {string} */ digits) => `${model.names[Math.floor(Number(digits) / 4)]}.${parts[Number(digits) % 4]}`,
    origin: (/** @type {string} */ digits) => {
      const source = sources[Number(digits)];
      if (!source?.kind) return `the system’s constraint ${digits}`;
      const { text, line } = model.tell(source);
      return line >= 0 && source.kind === "constraint" ? `${text} (line ${line + 1})` : text;
    },
  };
}

/** The dump as rows: variables, then the constraints that are rows or columns themselves.
 * @param {string} text @param {ReturnType<typeof namesIn>} names @returns {Row[]} */
function read(text, { variable, origin }) {
  const lines = text.split("\n");
  /** The owner of each column in the tableau. @type {Map<string, string>} */
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

/**
 * Basic with the row, or non-basic with the costs by priority.
 * @param {string} text
 * @param {Map<string, string>} columns
 */
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
