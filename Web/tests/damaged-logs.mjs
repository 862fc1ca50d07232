const marks = [
  "\\n", "\\U2019", "&#8217;", "&lt;", "&amp;gt;", "\\u003C", "“", "’", "\u00a0", "≥", "—", "~~(", ")~~", "\r", "\\\"", "<br>", "</p>",
  "%3A0x", "=3D", "\u200b", "\x1b[31m", "<<", "> ", "@750", " ^high", "1e999", "NSSpace(8)", "😀", "＜", "：0x", "½", "0x10", "\\t'", "\\Ud83d\\Ude00",
];
const signs = "<>()[]'\":,|-.= \n0a";

/** @param {string} text */
const html = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");

const wrappings = [
  (/** @type {string} */ text) => JSON.stringify(text), html, encodeURIComponent,
  (/** @type {string} */ text) => encodeURIComponent(text).replaceAll("%20", "+"),
  (/** @type {string} */ text) => JSON.stringify(JSON.stringify(text)),
  (/** @type {string} */ text) => text.replaceAll("=", "=3D").replaceAll(/(.{75})(?=.)/g, "$1=\n"),
  (/** @type {string} */ text) => html(html(text)), (/** @type {string} */ text) => text.split("\n").map((line) => `> ${line}`).join("\n"),
];

/**
 * A damaged copy of a log.
 * @param {string} log
 * @param {ReturnType<typeof import("./random-systems.mjs").generator>} random
 */
export function damaged(log, random) {
  const { below, next } = random;
  const text = next() < 0.5 ? log : wrappings[below(wrappings.length)](log);
  const characters = [...text];
  for (let count = [0, 1, 5, 30, 100][below(5)]; count > 0; count--) {
    const place = below(characters.length);
    const kind = next();
    if (kind < 0.3) characters[place] = marks[below(marks.length)];
    else if (kind < 0.5) characters.splice(place, 0, marks[below(marks.length)]);
    else if (kind < 0.7) characters.splice(place, 1 + below(8));
    else if (kind < 0.85) characters[place] = String.fromCodePoint(32 + below(0x3000));
    else characters[place] = signs[below(signs.length)];
    if (characters.length === 0) characters.push("x");
  }
  return characters.join("");
}
