// The state in the address: values that differ from the article's, and the language.

/** @typedef {import("./handles.js").Handle} Handle @typedef {import("./handles.js").Value} Value */

const languages = ["en", "zh"];

/** The article's values. @param {Handle[]} handles @returns {Record<string, any>} */
export function defaults(handles) {
  return Object.fromEntries(handles.map(({ key, value }) => [key, value]));
}

/** @param {string} hash */
export function readAddress(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  return { id: values.get("e") ?? "", language: languages.find((name) => name === values.get("lang")), values };
}

/** The values in an address; missing or invalid values are the article's.
 * @param {Handle[]} handles @param {URLSearchParams} named @returns {Record<string, any>} */
export function readValues(handles, named) {
  const values = defaults(handles);
  for (const handle of handles) {
    const given = named.get(handle.key);
    if (given === null) continue;
    const value = readValue(handle, given);
    if (value !== undefined) values[handle.key] = value;
  }
  return values;
}

/** @param {Handle} handle @param {string} given @returns {Value | undefined} */
function readValue(handle, given) {
  switch (handle.kind) {
    case "slider": {
      const number = Number(given);
      return given !== "" && number >= handle.min && number <= handle.max ? number : undefined;
    }
    case "toggle": return given === "1";
    case "choice": return handle.options.some(({ value }) => value === given) ? given : undefined;
    case "history": return given.split(",").filter((step) => handle.options.some(({ value }) => value === step));
    default: return given;
  }
}

/** @param {string} id @param {string} language @param {Handle[]} handles @param {Record<string, any>} values */
export function writeAddress(id, language, handles, values) {
  const named = new URLSearchParams();
  if (id) named.set("e", id);
  named.set("lang", language);
  for (const { key, value } of handles) {
    const now = values[key];
    if (String(now) === String(value)) continue;
    named.set(key, now === true ? "1" : now === false ? "0" : Array.isArray(now) ? now.join(",") : String(now));
  }
  return `#${named}`;
}

/** The last chosen language, or the browser's. */
export function usualLanguage() {
  let kept = null;
  try {
    kept = localStorage.getItem("language");
  } catch {
    // Storage may be unavailable to pages.
  }
  return languages.find((name) => name === kept) ?? (navigator.language.startsWith("zh") ? "zh" : "en");
}

/** @param {string} language */
export function keepLanguage(language) {
  try {
    localStorage.setItem("language", language);
  } catch {
    // The link keeps it.
  }
}
