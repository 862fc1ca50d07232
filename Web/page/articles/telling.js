import { make } from "../panels.js";
import { n } from "./kit.js";
import { texts } from "./texts.js";

const signs = { holds: "✓", fails: "✗", fact: "·" };

/** @param {HTMLElement} list @param {import("./handles.js").Sentence[]} sentences @param {"en" | "zh"} language */
export function showOutcome(list, sentences, language) {
  list.replaceChildren(...sentences.map(({ state, text }) => make("li", { class: state },
    make("span", { class: "sign", role: "img", "aria-label": texts[state][language] }, signs[state]), make("span", {}, text[language]))));
}

/** Broken and ambiguous constraints, in Xcode's words.
 * @param {HTMLElement} place @param {import("./kit.js").Laid} laid @param {"en" | "zh"} language */
export function showIssues(place, laid, language) {
  const [broken, ambiguous] = [laid.broken, laid.ambiguous];
  const parts = [];
  if (broken.length > 0) parts.push(make("span", { class: "broken" }, `${texts.broken[language]}: ${broken.join("; ")}`));
  if (ambiguous.length > 0) parts.push(make("span", { class: "ambiguous" }, `${texts.ambiguous[language]}: ${ambiguous.join(", ")}`));
  place.replaceChildren(...(parts.length > 0 ? parts : [texts.settled[language]]));
}

/** The frames of all views. @param {HTMLElement} table @param {import("./kit.js").Laid} laid */
export function showFrames(table, laid) {
  const head = make("tr", {}, ...["", "x", "y", "width", "height"].map((name) => make("th", { scope: "col" }, name)));
  const rows = laid.parts.flatMap((part) => part.model.names.map((name, number) => {
    const { x, y, width, height } = /** @type {import("./kit.js").Frame} */ (part.frame(number === 0 ? part.root : name));
    return make("tr", {}, make("th", { scope: "row" }, number === 0 ? part.root : name), ...[x, y, width, height].map((value) => make("td", { class: "number" }, n(value))));
  }));
  table.replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
}
