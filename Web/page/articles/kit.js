import { parse } from "../language.js";
import { Model } from "../model.js";

/**
 * @typedef {{ root?: string, y?: number, colors?: Record<string, string>, hidden?: string[], prepare?: (model: Model) => void,
 *   steps?: ((model: Model) => void)[], measures?: boolean }} Settings
 * @typedef {{ x: number, y: number, width: number, height: number, right: number, bottom: number }} Frame
 */

/** A laid-out text, with the root's name and the position in the container. */
export class Part {
  /** @param {Model} model @param {string} text @param {Settings} settings */
  constructor(model, text, { root = "root", y = 0, colors = {}, hidden = [], prepare, steps = [] }) {
    this.model = model;
    this.text = text;
    /** Whether the text is complete, with no additional calls. */
    this.isText = prepare === undefined && steps.length === 0;
    /** The reason why the system refuses, if it does. */
    this.refusal = "";
    this.root = root;
    this.y = y;
    this.colors = colors;
    this.hidden = new Set(hidden);
  }

  /** A view's frame in the superview, if it is in this part. @param {string} name @returns {Frame | undefined} */
  frame(name) {
    const number = name === this.root ? 0 : this.model.numbers.get(name);
    if (number === undefined) return undefined;
    const [x, y, width, height] = this.model.frames.subarray(4 * number, 4 * number + 4);
    const top = number === 0 ? this.y : y;
    return { x, y: top, width, height, right: x + width, bottom: top + height };
  }
}

/** An experiment's laid-out parts. */
export class Laid {
  /** @param {Part[]} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** @param {string} name @returns {Frame} */
  frame(name) {
    for (const part of this.parts) {
      const frame = part.frame(name);
      if (frame) return frame;
    }
    throw new Error(`no view ${name}`);
  }

  /** The broken constraints as equations. */
  get broken() {
    return this.parts.flatMap(({ model }) => model.system.conflicts().map((/** @type {any} */ { broken }) => model.equation(broken)));
  }

  /** The names of ambiguous views. */
  get ambiguous() {
    return this.parts.flatMap(({ model }) => model.system.ambiguity().flatMap((/** @type {any} */ open, /** @type {number} */ item) =>
      (open.x || open.y || open.width || open.height ? [model.names[item]] : [])));
  }

  dispose() {
    for (const { model } of this.parts) model.dispose();
  }
}

export class Kit {
  /** @param {any} library */
  constructor(library) {
    this.library = library;
  }

  /** Lays a text out, then runs the steps with a layout after each.
   * @param {string} text @param {Settings} [settings] */
  lay(text, settings = {}) {
    const model = new Model(this.library, parse(text), settings.prepare);
    const [problem] = model.problems;
    if (problem) throw new Error(`${problem.message} in “${text.split("\n")[problem.line]}”`);
    for (const step of settings.steps ?? []) {
      step(model);
      model.layout();
    }
    return new Part(model, text, settings);
  }

  /** A view's size from the constraints, like `systemLayoutSizeFitting`, in whole pixels.
   * @param {string} text the contents, with no root line @param {{ width?: number }} [target] a required width */
  fittingSize(text, { width } = {}) {
    // The size constraint is added before the contents, at priority 50 (F1.31).
    const asked = [`root.width = ${width ?? 0}${width === undefined ? " @50" : ""}`, "root.height = 0 @50"];
    const part = this.lay(`root: none x none\n${asked.join("\n")}\n${text}`);
    const { width: w, height } = part.model.system.frame(0, { rounded: false });
    part.model.dispose();
    const up = (/** @type {number} */ value) => Math.ceil(value * 3 - 1e-6) / 3;
    return { width: up(w), height: up(height) };
  }

  /**
   * A text's size in a label.
   * @param {string} text
   * @param {string} [font] size, weight and lines as in the language
   */
  textSize(text, font = "17") {
    const part = this.lay(`root: none x none\nlabel: ${JSON.stringify(text)} ${font}\nlabel.left = root.left\nlabel.top = root.top`);
    const { width, height } = part.model.system.frame(1, { rounded: false });
    part.model.dispose();
    return { width, height };
  }
}

/** Changes a priority of a view's content like a setter call.
 * @param {Model} model @param {string} name @param {"hugging" | "compression"} kind @param {0 | 1} axis @param {number} value */
export function raise(model, name, kind, axis, value) {
  const item = model.source.items.get(name);
  if (!item) throw new Error(`no view ${name}`);
  item[kind][axis] = value;
  model.setContentPriorities(/** @type {number} */ (model.numbers.get(name)));
}

/** A number for display. @param {number} value */
export function n(value) {
  return String(Math.round(value * 100) / 100);
}

/** Whether two lengths look equal. @param {number} one @param {number} other */
export function same(one, other) {
  return Math.abs(one - other) < 0.001;
}
