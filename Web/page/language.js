import { attributes, weights } from "./library/names.js";

/**
 * @typedef {{ line: number, column: number, message: string }} Problem
 * @typedef {{ hugging: [number, number], compression: [number, number] }} Priorities
 * @typedef {{ name: string, line: number, declared: boolean, parent?: string, text?: string, size?: number, weight?: string,
 *   lines?: number, wrap?: number, width?: number, height?: number } & Priorities} Item
 * @typedef {{ kind: "equation", line: number, item: string, attribute: string, relation: string, to?: string,
 *   toAttribute?: string, multiplier: number, constant: number, priority: number }} EquationLine
 * @typedef {{ kind: "format", line: number, column: number, format: string, options: string[] }} FormatLine
 * @typedef {{ width: number, height: number, margin: number, rightToLeft: boolean, metrics: Record<string, number>,
 *   items: Map<string, Item>, statements: (EquationLine | FormatLine)[], problems: Problem[], rootLine: number }} Source
 */

const priorities = { required: 1000, high: 750, low: 250 };
const token = /\s*(?:(?<number>\d+\.?\d*|\.\d+)|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z]+)?)|(?<string>"(?:[^"\\]|\\.)*")|(?<sign><=|>=|==|[=+\-*/@:,×]))/y;

/** The tokens of a line, up to a comment.
 * @param {string} line */
function tokens(line) {
  const found = [];
  token.lastIndex = 0;
  for (;;) {
    const start = token.lastIndex;
    const match = token.exec(line);
    if (!match) {
      const rest = line.slice(start);
      if (rest.trim() === "" || /^\s*(#|\/\/)/.test(rest)) return found;
      throw { column: start + rest.search(/\S/), message: `unexpected “${rest.trim()[0]}”` };
    }
    if (/^\s*\/\/|^\s*#/.test(line.slice(start))) return found;
    const groups = /** @type {Record<string, string>} */ (match.groups);
    const kind = Object.keys(groups).find((key) => groups[key] !== undefined) ?? "";
    found.push({ kind, text: groups[kind], column: token.lastIndex - groups[kind].length });
  }
}

/** Parses the tokens of a line; throws errors with their column. */
class Reader {
  /** @param {string} line @param {Record<string, number>} metrics */
  constructor(line, metrics) {
    this.list = tokens(line);
    this.place = 0;
    this.end = line.length;
    this.metrics = metrics;
  }
  get next() {
    return this.list[this.place];
  }
  /** @param {string} message @returns {never} */
  fail(message) {
    throw { column: this.next?.column ?? this.end, message };
  }
  /** @param {string} text */
  skip(text) {
    if (this.next?.text !== text || this.next.kind === "string") return false;
    this.place += 1;
    return true;
  }
  /** @param {string} kind @param {string} what */
  take(kind, what) {
    if (this.next?.kind !== kind) this.fail(`expected ${what}`);
    return this.list[this.place++].text;
  }
  number() {
    const sign = this.skip("-") ? -1 : 1;
    if (this.next?.kind === "name" && this.next.text in this.metrics) return sign * this.metrics[this.take("name", "")];
    return sign * Number(this.take("number", "a number"));
  }
  /** A number for both axes, or two with a slash: horizontal/vertical.
   * @returns {[number, number]} */
  pair() {
    const across = this.priorityValue();
    return [across, this.skip("/") ? this.priorityValue() : across];
  }
  priorityValue() {
    if (this.next?.kind === "name" && this.next.text in priorities) {
      return priorities[/** @type {keyof typeof priorities} */ (this.take("name", ""))];
    }
    const { column } = this.next ?? { column: this.end };
    const value = this.number();
    if (!(value > 0 && value <= 1000)) throw { column, message: "a priority must be above 0 and at most 1000" };
    return value;
  }
  finish() {
    if (this.next) this.fail(`unexpected “${this.next.text}”`);
  }
}

/** @param {string} text @returns {Source} */
export function parse(text) {
  /** @type {Source} */
  const source = {
    width: 320, height: 480, margin: 8, rightToLeft: false, metrics: {}, items: new Map(), statements: [], problems: [],
    rootLine: -1,
  };
  text.split("\n").forEach((line, number) => {
    try {
      parseLine(source, line, number);
    } catch (problem) {
      if (problem instanceof Error) throw problem;
      source.problems.push({ line: number, .../** @type {any} */ (problem) });
    }
  });
  for (const item of source.items.values()) checkParents(source, item);
  return source;
}

/** @param {Source} source @param {string} line @param {number} number */
function parseLine(source, line, number) {
  const format = /^(\s*)((?:[HV]:)?[[|]\S*)(.*)$/.exec(line);
  if (format) return parseFormat(source, number, format);
  const reader = new Reader(line, source.metrics);
  if (!reader.next) return;
  if (reader.skip("metric")) {
    const name = reader.take("name", "a name");
    if (!reader.skip("=")) reader.fail("expected “=”");
    source.metrics[name] = reader.number();
  } else if (reader.skip("margins")) {
    source.margin = reader.number();
  } else if (reader.skip("direction")) {
    source.rightToLeft = reader.skip("rtl");
    if (!source.rightToLeft && !reader.skip("ltr")) reader.fail("expected “ltr” or “rtl”");
  } else {
    const { text, column } = reader.next;
    const name = reader.take("name", "a name, an equation or a format");
    if (text.includes(".")) parseEquation(source, reader, number, text, column);
    else if (name === "root") parseRoot(source, reader, number);
    else parseItem(source, reader, number, name);
  }
  reader.finish();
}

/** @param {Source} source @param {Reader} reader @param {number} line */
function parseRoot(source, reader, line) {
  if (!reader.skip(":") && !reader.skip("=")) reader.fail("expected “:” and a size, as in root: 320 x 480");
  [source.width, source.height] = size(reader);
  source.rootLine = line;
}

/** Two extents; `none` leaves an extent open. @param {Reader} reader */
function size(reader) {
  const extent = () => (reader.skip("none") ? NaN : reader.number());
  const width = extent();
  if (!reader.skip("x") && !reader.skip("×")) reader.fail("expected “x” and a height");
  return [width, extent()];
}

/** @param {Source} source @param {Reader} reader @param {number} line @param {string} name */
function parseItem(source, reader, line, name) {
  const item = use(source, name, line);
  if (item.declared) reader.fail(`${name} is declared twice`);
  item.declared = true;
  item.line = line;
  if (!reader.skip(":") && reader.next?.text !== "in") reader.fail("expected “:” after the name of an item, or “.” and an attribute");
  if (reader.next?.kind === "string") {
    item.text = JSON.parse(reader.take("string", "a text"));
    [item.size, item.weight, item.lines] = [17, "regular", 1];
    if (reader.next?.kind === "number") item.size = reader.number();
    if (reader.next && Object.hasOwn(weights, reader.next.text)) item.weight = reader.take("name", "a weight");
    if (!(item.size > 0)) reader.fail("a font size must be above 0");
  } else if (reader.next?.kind === "number" || reader.next?.text === "none") {
    [item.width, item.height] = size(reader);
  }
  while (reader.next) {
    if (reader.skip("lines")) item.lines = reader.number();
    else if (reader.skip("wrap")) item.wrap = reader.number();
    else if (reader.skip("in")) item.parent = reader.take("name", "the name of its parent item");
    else if (reader.skip("hug")) item.hugging = reader.pair();
    else if (reader.skip("resist")) item.compression = reader.pair();
    else reader.fail("expected “lines”, “wrap”, “in”, “hug” or “resist”");
  }
  if (item.parent === "root") item.parent = undefined;
  if (item.parent) use(source, item.parent, line);
}

/** @param {Source} source @param {Reader} reader @param {number} line @param {string} subject @param {number} column */
function parseEquation(source, reader, line, subject, column) {
  const [item, attribute] = anchor(source, subject, column, line);
  const relation = reader.take("sign", "=, <= or >=");
  if (!["=", "==", "<=", ">="].includes(relation)) reader.fail("expected =, <= or >=");
  /** @type {EquationLine} */
  const equation = {
    kind: "equation", line, item, attribute, relation: relation === "=" ? "==" : relation, multiplier: 1, constant: 0,
    priority: 1000,
  };
  for (let sign = reader.skip("-") ? -1 : 1; ; sign = reader.skip("-") ? -1 : reader.skip("+") ? 1 : 0) {
    if (sign === 0) break;
    term(source, reader, equation, sign);
  }
  if (reader.skip("@")) equation.priority = reader.priorityValue();
  source.statements.push(equation);
}

/** @param {Source} source @param {Reader} reader @param {EquationLine} equation @param {number} sign */
function term(source, reader, equation, sign) {
  let factor = sign;
  let isSeen = false;
  do {
    if (reader.next?.kind === "name" && reader.next.text.includes(".")) {
      if (equation.to || isSeen) reader.fail("an equation has one item on each side");
      const { text, column } = reader.next;
      reader.place += 1;
      [equation.to, equation.toAttribute] = anchor(source, text, column, equation.line);
      isSeen = true;
    } else {
      factor *= reader.number();
    }
    while (reader.skip("/")) factor /= reader.number();
  } while (reader.skip("*"));
  if (isSeen) equation.multiplier = factor;
  else equation.constant += factor;
}

/** @param {Source} source @param {string} text @param {number} column @param {number} line */
function anchor(source, text, column, line) {
  const [name, attribute] = text.split(".");
  if (!Object.hasOwn(attributes, attribute)) throw { column: column + name.length + 1, message: `unknown attribute “${attribute}”` };
  use(source, name, line);
  return [name, attribute];
}

/** @param {Source} source @param {number} line @param {RegExpExecArray} match */
function parseFormat(source, line, [, indent, format, rest]) {
  const settings = /^\s*(?:align\s+([\w\s]+?))?\s*(?:(?:#|\/\/).*)?$/.exec(rest);
  if (!settings) throw { column: indent.length + format.length, message: "expected “align” and edges after a format" };
  for (const [, name] of format.matchAll(/\[([A-Za-z_]\w*)/g)) use(source, name, line);
  const options = settings[1]?.split(/\s+/) ?? [];
  source.statements.push({ kind: "format", line, column: indent.length, format, options });
}

/** The item with a name, declared implicitly by use.
 * @param {Source} source @param {string} name @param {number} line @returns {Item} */
function use(source, name, line) {
  const known = source.items.get(name);
  if (known) return known;
  /** @type {Item} */
  const item = { name, line, declared: false, hugging: [250, 250], compression: [750, 750] };
  if (name !== "root") source.items.set(name, item);
  return item;
}

/** @param {Source} source @param {Item} item */
function checkParents(source, item) {
  const seen = new Set([item.name]);
  for (let name = item.parent; name; name = source.items.get(name)?.parent) {
    if (seen.has(name)) {
      source.problems.push({ line: item.line, column: 0, message: `${item.name} contains itself` });
      item.parent = undefined;
      return;
    }
    seen.add(name);
  }
}
