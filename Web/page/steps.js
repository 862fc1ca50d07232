// A tableau as a matrix: a row for each basic column, a column for each other.

import { short } from "./model.js";
import { make } from "./panels.js";

/** @typedef {import("./library/steps.js").Moment} Moment @typedef {import("./library/steps.js").Column} Column */

/** The maximum number of displayed columns; a larger matrix is unreadable. */
const most = 16;

/** @param {Moment} moment @param {(column: Column) => string} name */
export function tellStep({ kind, row, column, columns }, name) {
  const find = (/** @type {number} */ number) => /** @type {Column} */ (columns.find((column) => column.number === number));
  const label = (/** @type {number} */ number) => `x${number} (${name(find(number))})`;
  switch (kind) {
    case "dual": return `dual step: ${label(row)} is at ${signed(find(row).value)}, which has a cost, and leaves at 0; ${label(column)} enters at the least cost.`;
    case "flip": return `flip: ${label(row)} at ${signed(find(row).value)} is counted on its other side, at priority ${short(find(row).priority)}; moving another one would cost more.`;
    case "primal": return `primal step: ${label(column)} improves the objective and enters; ${label(row)} limits it and leaves.`;
    case "conflict": return `conflict: a required constraint is relaxed, and its error ${label(column)} enters in place of ${label(row)}.`;
    case "tie": return `tie: ${label(column)} enters without cost in place of ${label(row)}, which moves closer to 0.`;
    default: return `removal: ${label(column)} enters in place of ${label(row)}, which is removed.`;
  }
}

/** The costs of the errors at each priority, strongest first; non-basic errors are 0. @param {Column[]} columns */
function objective(columns) {
  /** @type {Map<number, number>} */
  const levels = new Map();
  for (const { value, left, right, priority, isBasic, pairs } of columns) {
    const cost = value > 0 ? right * value : -left * value;
    if (isBasic && Math.abs(cost) > 1e-8) levels.set(priority, (levels.get(priority) ?? 0) + cost);
    if (!isBasic) for (const [level] of pairs) levels.set(level, levels.get(level) ?? 0);
  }
  return [...levels].sort(([one], [other]) => other - one);
}

/** @param {HTMLElement} table @param {HTMLElement} legend @param {Moment} moment @param {(column: Column) => string} name */
export function showMoment(table, legend, moment, name) {
  const basic = moment.columns.filter(({ isBasic }) => isBasic);
  const used = new Set(basic.flatMap(({ pairs }) => pairs.map(([number]) => number)));
  const free = moment.columns.filter(({ isBasic, number, pairs }) => !isBasic && (used.has(number) || pairs.length > 0));
  if (free.length > most || basic.length > 2 * most) {
    table.replaceChildren(make("caption", {}, `${basic.length} rows and ${free.length} columns are too many for a matrix.`));
    legend.replaceChildren();
    return;
  }
  const levels = objective(moment.columns);
  if (basic.length === 0 && levels.length === 0) {
    table.replaceChildren(make("caption", {}, "No rows: every constraint defines a variable, and the objective is 0."));
    legend.replaceChildren();
    return;
  }
  const head = make("tr", {}, make("th", { scope: "col" }, "basic"), make("th", { scope: "col", class: "number" }, "value"),
    ...free.map((column) => make("th", { scope: "col", class: mark("number", column.number === moment.column), title: name(column) }, `x${column.number}`)));
  const rows = basic.map((column) => matrixRow(column, free, moment, name));
  const costs = levels.map(([level, cost]) => make("tr", { class: "objective" },
    make("th", { scope: "row" }, level === 1000 ? "required" : `cost @${short(level)}`), make("td", { class: "number" }, short(cost)),
    ...free.map(({ pairs, number }) => make("td", { class: mark("number", number === moment.column) }, amount(pairs.find(([other]) => other === level)?.[1])))));
  table.replaceChildren(make("caption", {}, caption(basic.length, levels)), make("thead", {}, head), make("tbody", {}, ...rows, ...costs));
  const shown = [...basic, ...free].sort((one, other) => one.number - other.number);
  legend.replaceChildren(...shown.map((column) => make("div", {}, make("dt", {}, `x${column.number}`), make("dd", {}, name(column)))));
}

/** @param {Column} column @param {Column[]} free @param {Moment} moment @param {(column: Column) => string} name */
function matrixRow(column, free, moment, name) {
  const isPivotRow = column.number === moment.row;
  const coefficients = new Map(column.pairs);
  return make("tr", { class: isPivotRow ? "pivot" : "" },
    make("th", { scope: "row", title: name(column) }, `x${column.number}`), make("td", { class: "number" }, signed(column.value)),
    ...free.map(({ number }) => make("td", { class: mark(isPivotRow && number === moment.column ? "number element" : "number", number === moment.column) }, amount(coefficients.get(number)))));
}

/** @param {string} kind @param {boolean} isPivot */
function mark(kind, isPivot) {
  return isPivot ? `${kind} pivot` : kind;
}

/** @param {number | undefined} value */
function amount(value) {
  return value === undefined || Math.abs(value) < 1e-9 ? "" : signed(value);
}

/** @param {number} value */
function signed(value) {
  return short(value).replace("-", "−");
}

/** @param {number} rows @param {[number, number][]} levels */
function caption(rows, levels) {
  const costs = levels.filter(([, cost]) => cost > 1e-8).map(([level, cost]) => `${short(cost)} at ${short(level)}`);
  return `${rows} row${rows === 1 ? "" : "s"}; the objective is ${costs.length > 0 ? costs.join(", then ") : "0"}.`;
}
