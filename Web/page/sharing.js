// The state of the page in the address: a link contains all of it.

/** Encodes bytes in letters that need no escapes in an address. @param {Uint8Array} bytes */
export function encode(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes the bytes; throws for invalid letters. @param {string} letters */
export function decode(letters) {
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @param {string} text */
export function pack(text) {
  return encode(new TextEncoder().encode(text));
}

/** The text in an address, or undefined. @param {string} packed */
export function unpack(packed) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(decode(packed));
  } catch {
    return undefined;
  }
}

/** @param {string} hash */
export function read(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const text = values.get("t");
  return { text: text === null ? undefined : unpack(text), selected: values.get("s") ?? undefined };
}

/** @param {{ text: string, selected?: string }} state */
export function write({ text, selected }) {
  const item = selected ? `&s=${encodeURIComponent(selected)}` : "";
  return `#t=${pack(text)}${item}`;
}
