import { short } from "./model.js";

/** @param {string} text @param {number} line @param {(line: string) => string} change */
function changeLine(text, line, change) {
  const lines = text.split("\n");
  const [, code, comment] = /** @type {RegExpExecArray} */ (/^((?:"(?:[^"\\]|\\.)*"|[^"#/]|\/(?!\/))*)(.*)$/.exec(lines[line]));
  const gap = comment && code.trimEnd() !== code ? " " : "";
  lines[line] = change(code.trimEnd()) + gap + comment;
  return lines.join("\n");
}

/** Sets the priority at the end of an equation; a required priority is omitted.
 * @param {string} text @param {number} line @param {number} priority */
export function setPriority(text, line, priority) {
  return changeLine(text, line, (code) => {
    const bare = code.replace(/\s*@\s*[\w.]+$/, "");
    return priority >= 1000 ? bare : `${bare} @${short(priority)}`;
  });
}

/** Sets hugging (`hug`) or compression resistance (`resist`) in a declaration.
 * @param {string} text @param {number} line @param {"hug" | "resist"} word @param {[number, number]} pair */
export function setContentPriority(text, line, word, pair) {
  const usual = word === "hug" ? 250 : 750;
  return changeLine(text, line, (code) => {
    const quoted = /"(?:[^"\\]|\\.)*"/.exec(code);
    const head = quoted ? code.slice(0, quoted.index + quoted[0].length) : "";
    const rest = code.slice(head.length).replace(new RegExp(`\\s*\\b${word}\\s+[\\w.]+(\\s*/\\s*[\\w.]+)?`), "");
    if (pair[0] === usual && pair[1] === usual) return head + rest;
    const value = pair[0] === pair[1] ? short(pair[0]) : `${short(pair[0])}/${short(pair[1])}`;
    return `${head}${rest} ${word} ${value}`;
  });
}

/** Writes the root's size into the root's line or a new first line.
 * @param {string} text @param {number} line -1 if there is none @param {{ width: number, height: number }} size */
export function setRootSize(text, line, { width, height }) {
  const code = `root: ${short(width)} x ${short(height)}`;
  return line < 0 ? `${code}\n${text}` : changeLine(text, line, () => code);
}
