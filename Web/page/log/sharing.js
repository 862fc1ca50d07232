// The compressed log in the address; the part after the # is never sent to a server.

import { decode, encode, unpack } from "../sharing.js";

/** Longer addresses are truncated by other programs. */
const longest = 30_000;

/** @param {ReadableStream<Uint8Array>} stream */
async function bytes(stream) {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The address for a log: empty for no log, undefined for a log that is too long. @param {string} text */
export async function write(text) {
  if (text === "") return "";
  const packed = await bytes(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return packed.length * 4 / 3 > longest ? undefined : `#z=${encode(packed)}`;
}

/** The log in an address, or undefined. @param {string} hash */
export async function read(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const plain = values.get("t");
  if (plain !== null) return unpack(plain);
  const packed = values.get("z");
  if (packed === null) return undefined;
  try {
    const stream = new Blob([decode(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await bytes(stream));
  } catch {
    return undefined;
  }
}
