// Explanations of console logs, in a separate program that has no layout system.

import { instantiate } from "./loading.js";

/** The maximum number of bytes in a log. */
const limit = 64 * 2 ** 20;

/** The program that explains logs, loaded once. */
export class ConflictExplainer {
  /** @param {import("./memory.js").Memory} memory */
  constructor(memory) {
    this.memory = memory;
  }

  /** Loads the program.
   * @param {{ source?: BufferSource | WebAssembly.Module | string | URL }} [options] */
  static async load({ source } = {}) {
    return new ConflictExplainer(await instantiate(source, "explain.wasm"));
  }

  /** Parses a log and explains the conflicts.
   * @param {string} log */
  explain(log) {
    if (typeof log !== "string") throw new TypeError("a log is a string");
    if (log.length > limit) throw new RangeError(`a log has at most ${limit} bytes`);
    const { exports } = this.memory;
    exports.log_explain(this.memory.write(log));
    const json = this.read(exports.log_json());
    if (json === undefined) throw new RangeError("the log holds a number that JSON does not have, such as infinity");
    const { blocks } = JSON.parse(json);
    const drawings = JSON.parse(this.read(exports.log_drawing()) ?? "[]");
    const text = this.read(exports.log_text()) ?? "";
    exports.log_free();
    for (const [index, block] of blocks.entries()) block.drawings = drawings[index];
    return { blocks, isEmpty: blocks.length === 0, text, json };
  }

  /** @param {number} start */
  read(start) {
    return start === 0 ? undefined : this.memory.text(start + 4, this.memory.integers(start, 1)[0]);
  }

  /** The memory of the program in bytes. */
  get memorySize() {
    return this.memory.buffer.byteLength;
  }
}
