// Apple's Auto Layout for JavaScript. See README.md.

import { instantiate } from "./loading.js";
import { LayoutSystem, VisualFormatError } from "./system.js";

/** The program, loaded once; its systems share its memory. */
export class AutoLayout {
  /** @param {import("./memory.js").Memory} memory */
  constructor(memory) {
    this.memory = memory;
  }

  /** Loads the program.
   * @param {{ source?: BufferSource | WebAssembly.Module | string | URL, text?: boolean }} [options] */
  static async load(options = {}) {
    return new AutoLayout(await instantiate(options));
  }

  /** Makes a system with a root.
   * @param {{ scale?: number, rightToLeft?: boolean }} [options] */
  makeSystem(options) {
    return new LayoutSystem(this.memory, options);
  }

  /** The bytes that the program has taken. */
  get memorySize() {
    return this.memory.buffer.byteLength;
  }
}

export { LayoutSystem, VisualFormatError };
export { attributes, designs, relations, weights } from "./names.js";
