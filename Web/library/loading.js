import { Memory } from "./memory.js";

/** @param {string} name */
function place(name) {
  return new URL(name, import.meta.url);
}

/** @param {URL} url */
async function compile(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * @param {BufferSource | WebAssembly.Module | string | URL | undefined} source
 * @param {string} name the file to load if `source` is undefined
 * @returns {Promise<Memory>}
 */
export async function instantiate(source, name) {
  let program = source ?? place(name);
  if (typeof program === "string") program = place(program);
  if (program instanceof URL) program = await compile(program);
  const module = program instanceof WebAssembly.Module ? program : await WebAssembly.compile(program);
  /** @type {Memory} */
  let memory;
  const env = {
    // Seeds of hash tables, on which no layout depends.
    /** @param {number} start @param {number} count */
    arc4random_buf: (start, count) => {
      globalThis.crypto.getRandomValues(new Uint8Array(memory.buffer, start, count));
    },
    /** @param {number} start @param {number} count */
    number_from_text: (start, count) => {
      const digits = memory.text(start, count);
      return digits === "" ? NaN : Number(digits);
    },
    putchar: () => 0,
  };
  const instance = await WebAssembly.instantiate(module, { env });
  memory = new Memory(instance.exports);
  return memory;
}
