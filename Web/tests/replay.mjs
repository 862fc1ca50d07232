// The same calls in WebAssembly and natively: results are compared as text, doubles by their bits.

import { spawnSync } from "node:child_process";

/** Makes calls and records their results. */
export class Recorder {
  /** @param {any} library */
  constructor(library) {
    this.memory = library.memory;
    this.lines = [];
    this.answers = [];
  }

  /** Makes a call that returns a number.
   * @param {string} name @param {number[]} numbers @param {string} [text] */
  call(name, numbers, text) {
    if (text !== undefined) this.memory.write(text);
    const result = this.memory.exports[name](...numbers) ?? 0;
    this.note(name, numbers, text, `${result}`);
    return result;
  }

  /** Makes a call that returns an address in memory, whose contents `read` formats.
   * @param {string} name @param {number[]} numbers @param {(start: number) => string} read @param {string} [text] */
  ask(name, numbers, read, text) {
    if (text !== undefined) this.memory.write(text);
    const start = this.memory.exports[name](...numbers);
    this.note(name, numbers, text, start === 0 ? "none" : read(start));
  }

  /** @param {string} name @param {number[]} numbers @param {string | undefined} text @param {string} answer */
  note(name, numbers, text, answer) {
    const line = [name, ...numbers.map((value) => (Number.isNaN(value) ? "nan" : `${value}`))].join(" ");
    this.lines.push(text === undefined ? line : `${line}\t${text}`);
    this.answers.push(answer);
  }

  /** @param {number} start @param {number} count */
  bits(start, count) {
    return Array.from(new BigUint64Array(this.memory.buffer, start, count), (word) => word.toString(16)).join(" ");
  }

  /** @param {number} start @param {number} count */
  integers(start, count) {
    return Array.from(this.memory.integers(start, count)).join(" ");
  }

  /** @param {number} start */
  pairs(start) {
    return this.integers(start, 1 + 2 * this.memory.integers(start, 1)[0]);
  }

  /** @param {number} start */
  format(start) {
    const [count] = this.memory.integers(start, 1);
    return this.integers(start, count < 0 ? 3 : 1 + count);
  }

  /** @param {number} start */
  conflicts(start) {
    let length = 1;
    for (let rest = this.memory.integers(start, 1)[0]; rest > 0; rest--) {
      length += 2 + 2 * this.memory.integers(start + 4 * (length + 1), 1)[0];
    }
    return this.integers(start, length);
  }

  /** Makes all queries about a system.
   * @param {number} system @param {number} items */
  observe(system, items) {
    this.call("system_layout", [system]);
    this.ask("system_frames", [system, 0], (start) => this.bits(start, 4 * items));
    this.ask("system_ambiguity", [system], (start) => this.integers(start, items));
    this.ask("system_conflicts", [system], (start) => this.conflicts(start));
  }

  /** The native program's results of the same calls.
   * @param {string} program */
  replay(program) {
    const result = spawnSync(program, { input: this.lines.join("\n") + "\n", maxBuffer: 1 << 28, encoding: "utf8" });
    if (result.status !== 0) throw new Error(`${program}: ${result.status ?? result.signal} ${result.stderr}`);
    return result.stdout.trimEnd().split("\n");
  }
}
