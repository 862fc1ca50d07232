import { instantiate } from "./loading.js";
import { LayoutSystem, VisualFormatError } from "./system.js";

/** The program, loaded once; all systems share the memory. */
export class AutoLayout {
  /** @param {import("./memory.js").Memory} memory */
  constructor(memory) {
    this.memory = memory;
  }

  /** Loads the program.
   * @param {{ source?: BufferSource | WebAssembly.Module | string | URL, text?: boolean }} [options] */
  static async load({ source, text = true } = {}) {
    return new AutoLayout(await instantiate(source, text ? "layout.wasm" : "layout-without-text.wasm"));
  }

  /** Makes a system with a root.
   * @param {{ scale?: number, rightToLeft?: boolean }} [options] */
  makeSystem(options) {
    return new LayoutSystem(this.memory, options);
  }

  /** The memory of the program in bytes. */
  get memorySize() {
    return this.memory.buffer.byteLength;
  }
}

export { LayoutSystem, VisualFormatError };
export { ConflictExplainer } from "./explain.js";
export { attributes, designs, relations, weights } from "./names.js";
