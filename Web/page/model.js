/**
 * @typedef {import("./language.js").Source} Source
 * @typedef {{ constraint: number, line: number }} Placed
 */

export class Model {
  /** @param {any} library @param {Source} source
   * @param {(model: Model) => void} [prepare] what is done to the system before it is laid out for the first time */
  constructor(library, source, prepare) {
    this.source = source;
    /** @type {import("./language.js").Problem[]} */
    this.problems = [...source.problems];
    this.system = library.makeSystem({ scale: 3, rightToLeft: source.rightToLeft });
    /** The names of items by number. @type {string[]} */
    this.names = ["root"];
    /** @type {Map<string, number>} */
    this.numbers = new Map([["root", 0]]);
    /** The parents of items by number. */
    this.parents = [-1];
    /** The line of each constraint. @type {number[]} */
    this.lines = [];
    this.size = { width: source.width, height: source.height };
    this.system.setRootSize(this.size);
    const margin = source.margin;
    this.system.setMargins(0, { top: margin, left: margin, bottom: margin, right: margin });
    for (const name of source.items.keys()) this.addItem(name);
    for (const statement of source.statements) this.addStatement(statement);
    prepare?.(this);
    this.layout();
  }

  /** @param {string} name @returns {number} */
  addItem(name) {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const item = /** @type {import("./language.js").Item} */ (this.source.items.get(name));
    const parent = item.parent ? this.addItem(item.parent) : 0;
    const number = this.system.addItem({ parent, name });
    this.numbers.set(name, number);
    this.names[number] = name;
    this.parents[number] = parent;
    if (item.text !== undefined) {
      this.system.setLabel(number, item.text, { size: item.size, weight: item.weight, lines: item.lines, preferredWidth: item.wrap });
    } else if (item.width !== undefined) {
      this.system.setContentSize(number, { width: item.width, height: item.height });
    }
    this.setContentPriorities(number);
    return number;
  }

  /** Updates an item's priorities from the declaration. @param {number} number */
  setContentPriorities(number) {
    const item = this.source.items.get(this.names[number]);
    if (item) this.system.setContentPriorities(number, { hugging: item.hugging, compression: item.compression });
  }

  /** @param {Source["statements"][number]} statement */
  addStatement(statement) {
    try {
      if (statement.kind === "format") {
        const added = this.system.addVisualFormat(statement.format, { metrics: this.source.metrics, options: statement.options });
        for (const constraint of added) this.lines[constraint] = statement.line;
        return;
      }
      const { line, item, to, ...rest } = statement;
      const constraint = this.system.addConstraint({
        ...rest, item: this.numbers.get(item), to: to === undefined ? undefined : this.numbers.get(to),
      });
      this.lines[constraint] = line;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const column = "column" in error && statement.kind === "format" ? statement.column + Number(error.column) : 0;
      this.problems.push({ line: statement.line, column, message: error.message });
    }
  }

  layout() {
    this.system.layout();
    this.frames = this.system.frames();
  }

  /** @param {{ width: number, height: number }} size */
  resize(size) {
    this.size = size;
    this.system.setRootSize(size);
    this.layout();
  }

  /** An item's frame in the root. @param {number} item */
  rect(item) {
    let [x, y] = [this.frames[4 * item], this.frames[4 * item + 1]];
    for (let parent = this.parents[item]; parent > 0; parent = this.parents[parent]) {
      x += this.frames[4 * parent];
      y += this.frames[4 * parent + 1];
    }
    return { x, y, width: this.frames[4 * item + 2], height: this.frames[4 * item + 3] };
  }

  /** @param {any} reason a source as `why` and `conflicts` name it */
  tell(reason) {
    if (reason.kind === "root") return { text: "the root’s position and size", line: this.source.rootLine };
    if (reason.kind === "constraint") return { text: this.equation(reason.constraint), line: this.lines[reason.constraint] };
    const name = this.names[reason.item];
    const what = reason.kind === "hugging" ? "content hugging" : "compression resistance";
    return { text: `${reason.axis} ${what} of ${name}`, line: this.source.items.get(name)?.line ?? -1 };
  }

  /** A constraint as an equation. @param {number} number */
  equation(number) {
    const { item, attribute, relation, to, toAttribute, multiplier, constant, priority } = this.system.constraint(number);
    const factor = multiplier === 1 ? "" : `${short(multiplier)} * `;
    const other = to === undefined ? "" : `${factor}${this.names[to]}.${toAttribute}`;
    const sum = other === "" ? short(constant) : constant === 0 ? other : `${other} ${constant < 0 ? "-" : "+"} ${short(Math.abs(constant))}`;
    return `${this.names[item]}.${attribute} ${relation} ${sum}${priority < 1000 ? ` @${short(priority)}` : ""}`;
  }

  dispose() {
    this.system.dispose();
  }
}

/** A number with no needless digits. @param {number} value */
export function short(value) {
  return String(Math.round(value * 1000) / 1000);
}
