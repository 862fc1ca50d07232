import { attributeName, attributes, designs, formatOptions, relationName, relations, weights } from "./names.js";
import { readSteps } from "./steps.js";

const sources = ["constraint", "hugging", "compression", "hugging", "compression", "root"];

/** The error for an invalid format. */
export class VisualFormatError extends Error {
  /** @param {string} message @param {string} format @param {number} column counted from 0 */
  constructor(message, format, column) {
    super(message);
    this.name = "VisualFormatError";
    this.format = format;
    this.column = column;
  }
}

/** @param {number} result @param {string} what */
function checked(result, what) {
  if (result < 0) throw new RangeError(what);
  return result;
}

/** @param {Record<string, number>} table @param {string} name @param {string} kind */
function lookUp(table, name, kind) {
  if (!Object.hasOwn(table, name)) throw new RangeError(`unknown ${kind}: ${name}`);
  return table[name];
}

/** @param {number} kind @param {number} place */
function reason(kind, place) {
  if (kind === 0) return { kind: "constraint", constraint: place };
  if (kind === 5) return { kind: "root" };
  return { kind: sources[kind], item: place, axis: kind < 3 ? "horizontal" : "vertical" };
}

/** Made by `AutoLayout.makeSystem`. Items and constraints are numbers; item 0 is the root. */
export class LayoutSystem {
  /** @param {import("./memory.js").Memory} memory @param {{ scale?: number, rightToLeft?: boolean }} options */
  constructor(memory, { scale = 3, rightToLeft = false } = {}) {
    this.memory = memory;
    this.calls = memory.exports;
    this.number = checked(this.calls.system_make(scale, rightToLeft ? 1 : 0), `no scale of pixels: ${scale}`);
    this.root = 0;
    this.itemCount = 1;
  }

  /** Frees the memory; the system must not be used any more. */
  dispose() {
    this.calls.system_free(this.number);
    this.number = -1;
  }

  /** Sets the root's size in points; omitted extents follow from the constraints.
   * @param {{ width?: number, height?: number }} size */
  setRootSize({ width = NaN, height = NaN }) {
    checked(this.calls.system_set_size(this.number, width, height), "the root's size is not finite");
  }

  /** @param {{ parent?: number, name?: string }} [options] */
  addItem({ parent = 0, name } = {}) {
    const item = checked(this.calls.item_add(this.number, parent), `no item ${parent}`);
    this.itemCount = item + 1;
    if (name !== undefined) this.setName(item, name);
    return item;
  }

  /** Removes a childless item, and the item's constraints.
   * @param {number} item */
  removeItem(item) {
    checked(this.calls.item_remove(this.number, item), `item ${item} is the root, has children or is none`);
  }

  /** @param {number} item @param {string} name */
  setName(item, name) {
    checked(this.calls.item_set_name(this.number, item, this.memory.write(name)), `no item ${item}`);
  }

  /** @param {number} item @param {{ top?: number, left?: number, bottom?: number, right?: number }} margins */
  setMargins(item, { top = 8, left = 8, bottom = 8, right = 8 }) {
    checked(this.calls.item_set_margins(this.number, item, top, left, bottom, right), `no item ${item}, or no margins`);
  }

  /** @param {number} item @param {{ width?: number, height?: number }} size */
  setContentSize(item, { width = NaN, height = NaN }) {
    checked(this.calls.item_set_content_size(this.number, item, width, height), `no item ${item}, or no size`);
  }

  /** @param {number} item @param {{ hugging?: number | [number, number], compression?: number | [number, number] }} values */
  setContentPriorities(item, { hugging = 250, compression = 750 }) {
    const [hugX, hugY] = [hugging, hugging].map((value, axis) => (Array.isArray(value) ? value[axis] : value));
    const [resistX, resistY] = [compression, compression].map((value, axis) => (Array.isArray(value) ? value[axis] : value));
    checked(
      this.calls.item_set_content_priorities(this.number, item, hugX, hugY, resistX, resistY),
      `no item ${item}, or a priority outside 0 (excluded) … 1000`);
  }

  /** @param {number} item @param {string} text
   * @param {{ size?: number, weight?: number | string, design?: string, lines?: number, preferredWidth?: number }} [font] */
  setLabel(item, text, { size = 17, weight = 0, design = "default", lines = 1, preferredWidth = 0 } = {}) {
    if (!this.calls.item_set_label) throw new Error("this program measures no text: load it with text: true");
    const heaviness = typeof weight === "string" ? lookUp(weights, weight, "weight") : weight;
    const bytes = this.memory.write(text);
    checked(
      this.calls.item_set_label(this.number, item, bytes, size, heaviness, designs.indexOf(design), lines, preferredWidth),
      `no item ${item}, or no font`);
  }

  /** @param {{ item: number, attribute: string, relation?: string, to?: number, toAttribute?: string, multiplier?: number,
   *   constant?: number, priority?: number }} constraint */
  addConstraint({ item, attribute, relation = "==", to, toAttribute, multiplier = 1, constant = 0, priority = 1000 }) {
    const other = to === undefined ? 0 : lookUp(attributes, toAttribute ?? attribute, "attribute");
    return checked(
      this.calls.constraint_add(
        this.number, item, lookUp(attributes, attribute, "attribute"), lookUp(relations, relation, "relation"), to ?? -1,
        other, multiplier, constant, priority),
      "no constraint: an unknown item, attributes that cannot be related, a number out of range");
  }

  /** @param {number} constraint */
  removeConstraint(constraint) {
    checked(this.calls.constraint_remove(this.number, constraint), `no constraint ${constraint}`);
  }

  /** @param {number} constraint @param {number} constant */
  setConstant(constraint, constant) {
    checked(
      this.calls.constraint_set_constant(this.number, constraint, constant), `no constraint ${constraint}, or not finite`);
  }

  /** @param {number} constraint @param {number} priority */
  setPriority(constraint, priority) {
    checked(
      this.calls.constraint_set_priority(this.number, constraint, priority),
      `no constraint ${constraint}, or a priority outside 0 (excluded) … 1000`);
  }

  /** @param {number} constraint */
  constraint(constraint) {
    const start = this.calls.constraint_read(this.number, constraint);
    if (start === 0) throw new RangeError(`no constraint ${constraint}`);
    const [item, first, relation, to, second, multiplier, constant, priority] = this.memory.doubles(start, 8);
    return {
      item, attribute: attributeName(first), relation: relationName(relation), to: to < 0 ? undefined : to,
      toAttribute: to < 0 ? undefined : attributeName(second), multiplier, constant, priority,
    };
  }

  /** Adds the format's constraints and returns their numbers.
   * @param {string} format
   * @param {{ metrics?: Record<string, number>, options?: string[] }} [settings] */
  addVisualFormat(format, { metrics = {}, options = [] } = {}) {
    const bits = formatOptions(options);
    for (const [name, value] of Object.entries(metrics)) {
      this.calls.metric_set(this.number, this.memory.write(name), value);
    }
    const bytes = this.memory.write(format);
    const start = this.calls.visual_format_add(this.number, bytes, bits);
    const [count, column, length] = this.memory.integers(start, 3);
    if (count < 0) throw new VisualFormatError(this.memory.text(start + 12, length), format, column);
    return Array.from(this.memory.counted(start, 1));
  }

  /** Solves all changes. */
  layout() {
    checked(this.calls.system_layout(this.number), "the system is disposed of");
  }

  /** Returns x, y, width and height of every item, four numbers each, in the parent's coordinates.
   * @param {{ rounded?: boolean }} [options] */
  frames({ rounded = true } = {}) {
    return this.memory.doubles(this.calls.system_frames(this.number, rounded ? 1 : 0), 4 * this.itemCount);
  }

  /** @param {number} item @param {{ rounded?: boolean }} [options] */
  frame(item, options) {
    const [x, y, width, height] = this.frames(options).subarray(4 * item, 4 * item + 4);
    return { x, y, width, height };
  }

  /** The ambiguity of every item. */
  ambiguity() {
    const flags = this.memory.integers(this.calls.system_ambiguity(this.number), this.itemCount);
    return Array.from(flags, (sum) => ({
      x: (sum & 1) > 0, width: (sum & 2) > 0, y: (sum & 4) > 0, height: (sum & 8) > 0,
    }));
  }

  /** The conflicts of required constraints. */
  conflicts() {
    const start = this.calls.system_conflicts(this.number);
    const [count] = this.memory.integers(start, 1);
    const conflicts = [];
    for (let place = start + 4, found = 0; found < count; found++) {
      const [broken, size] = this.memory.integers(place, 2);
      const pairs = this.memory.integers(place + 8, 2 * size);
      const members = Array.from({ length: size }, (_, index) => reason(pairs[2 * index], pairs[2 * index + 1]));
      conflicts.push({ broken, members });
      place += 8 + 8 * size;
    }
    return conflicts;
  }

  /** The origins of the constraints that determine an item's edge or extent in the parent.
   * @param {number} item @param {string} attribute */
  why(item, attribute) {
    const start = this.calls.item_why(this.number, item, lookUp(attributes, attribute, "attribute"));
    if (start === 0) throw new RangeError(`no item ${item}`);
    const pairs = this.memory.counted(start, 2);
    return Array.from({ length: pairs.length / 2 }, (_, index) => reason(pairs[2 * index], pairs[2 * index + 1]));
  }

  /** A constraint's violation in points.
   * @param {number} constraint */
  violation(constraint) {
    return checked(this.calls.constraint_violation(this.number, constraint), `no constraint ${constraint}`);
  }

  /** The solver's state, a line for each variable or constraint, and the origins of the constraints.
   *
   * Until an item is removed, `v0` to `v3` are x, width, y and height of item 0, and so on. */
  tableau() {
    if (!this.calls.system_tableau) throw new Error("this program prints no tableau: load it with text: true");
    const start = this.calls.system_tableau(this.number);
    if (start === 0) throw new RangeError("the system is disposed of");
    const [length] = this.memory.integers(start, 1);
    const text = this.memory.text(start + 4, length);
    const pairs = this.memory.counted(this.calls.system_sources(this.number), 2);
    const sources = Array.from({ length: pairs.length / 2 }, (_, index) => reason(pairs[2 * index], pairs[2 * index + 1]));
    return { text, sources };
  }

  /** Starts recording the solver's steps. */
  recordSteps() {
    if (!this.calls.system_record_steps) throw new Error("this program records no steps: load it with text: true");
    checked(this.calls.system_record_steps(this.number), "the system is disposed of");
  }

  /** Ends the recording: the tableau before each step, and the current tableau. Columns refer to `sources` and `text`
   * of `tableau()`. */
  takeSteps() {
    if (!this.calls.system_steps) throw new Error("this program records no steps: load it with text: true");
    const start = this.calls.system_steps(this.number);
    if (start === 0) throw new RangeError("the system is disposed of");
    const [length] = this.memory.doubles(start, 1);
    return readSteps(this.memory.doubles(start + 8, length));
  }

  /** A label's lines at the label's width; positions are bytes of the text in UTF-8.
   * @param {number} item */
  lines(item) {
    const start = this.calls.item_lines?.(this.number, item) ?? 0;
    if (start === 0) return [];
    const [count] = this.memory.doubles(start, 1);
    return Array.from({ length: count }, (_, index) => {
      const [from, to, hiddenFrom, hiddenTo, x, width, baseline] = this.memory.doubles(start + 8 + 56 * index, 7);
      return { from, to, elision: hiddenFrom < 0 ? undefined : { from: hiddenFrom, to: hiddenTo }, x, width, baseline };
    });
  }
}
