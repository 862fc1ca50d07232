// The state of the page in the address, so that a link holds all of it.

/** @param {string} text */
export function pack(text) {
  const bytes = new TextEncoder().encode(text);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text, or nothing if the address holds none. @param {string} packed */
export function unpack(packed) {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
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
