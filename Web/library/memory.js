const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Every method copies: a call's result is valid until the next call, and the memory's buffer changes when it
 * grows. */
export class Memory {
  /** @param {any} exports what the instance exports */
  constructor(exports) {
    this.exports = exports;
  }

  get buffer() {
    return this.exports.memory.buffer;
  }

  /** Writes text for the next call; returns the length in bytes.
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

  /** Reads a list that begins with the number of records, each with `size` numbers.
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
