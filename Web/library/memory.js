// The memory of a WebAssembly instance: incoming texts, outgoing lists.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a call wrote is good until the next one, and the memory's buffer is another one once it has grown: every
 * method copies. */
export class Memory {
  /** @param {any} exports what the instance exports */
  constructor(exports) {
    this.exports = exports;
  }

  get buffer() {
    return this.exports.memory.buffer;
  }

  /** Puts a text where the next call reads it; its length in bytes.
   * @param {string} text */
  write(text) {
    const bytes = encoder.encode(text);
    const start = this.exports.transfer_room(bytes.length);
    new Uint8Array(this.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  /** @param {number} start @param {number} count */
  doubles(start, count) {
    return new Float64Array(this.buffer, start, count).slice();
  }

  /** @param {number} start @param {number} count */
  integers(start, count) {
    return new Int32Array(this.buffer, start, count).slice();
  }

  /** A list of numbers that begins with how many records follow, of so many numbers each.
   * @param {number} start @param {number} size */
  counted(start, size) {
    const [count] = this.integers(start, 1);
    return this.integers(start + 4, count * size);
  }

  /** @param {number} start @param {number} bytes */
  text(start, bytes) {
    return decoder.decode(new Uint8Array(this.buffer, start, bytes));
  }
}
