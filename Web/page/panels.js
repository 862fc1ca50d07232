import { edges } from "./canvas.js";
import { short } from "./model.js";

/** @param {string} name @param {Record<string, string>} [attributes] @param {(string | Node)[]} children */
export function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A row in a list that links to a line of the text.
 * @param {string} kind @param {string} text @param {number} line @param {() => void} reveal */
function entry(kind, text, line, reveal) {
  const place = line >= 0 ? `line ${line + 1}` : "";
  if (line < 0) return make("li", { class: kind }, make("span", {}, text));
  const button = make("button", { type: "button", class: "entry" }, make("span", {}, text), make("span", { class: "place" }, place));
  button.addEventListener("click", reveal);
  return make("li", { class: kind }, button);
}

/** @typedef {import("./model.js").Model} Model @typedef {(line: number, column?: number) => void} Reveal */

/** The errors of the text and the layout.
 * @param {HTMLElement} list @param {Model} model @param {any[]} ambiguity @param {any[]} conflicts @param {Reveal} reveal
 * @param {(item: number) => void} select */
export function showIssues(list, model, ambiguity, conflicts, reveal, select) {
  const entries = model.problems.map(({ line, column, message }) => entry("error", message, line, () => reveal(line, column)));
  for (const { broken, members } of conflicts) {
    const line = model.lines[broken];
    const others = members.filter((/** @type {any} */ member) => member.constraint !== broken);
    const made = entry("error", `Conflict: ${model.equation(broken)} is broken`, line, () => reveal(line));
    made.append(make("ul", {}, ...others.map((/** @type {any} */ member) => {
      const { text, line } = model.tell(member);
      return entry("member", text, line, () => reveal(line));
    })));
    entries.push(made);
  }
  for (const [item, open] of ambiguity.entries()) {
    const words = [[open.x, "horizontal position"], [open.width, "width"], [open.y, "vertical position"], [open.height, "height"]];
    const what = words.filter(([isOpen]) => isOpen).map(([, name]) => name);
    if (what.length === 0) continue;
    const button = make("button", { type: "button", class: "entry" }, make("span", {}, `${model.names[item]}: ${what.join(", ")} ambiguous`));
    button.addEventListener("click", () => select(item));
    entries.push(make("li", { class: "warning" }, button));
  }
  if (entries.length === 0) entries.push(make("li", { class: "fine" }, "No conflicts, no ambiguity."));
  const most = 60;
  const rest = entries.length - most;
  list.replaceChildren(...entries.slice(0, most), ...(rest > 0 ? [make("li", {}, `and ${rest} more`)] : []));
}

/** Explains an edge's position.
 * @param {HTMLElement} place @param {Model} model @param {number} item @param {string | undefined} asked
 * @param {(edge: string) => void} ask @param {Reveal} reveal */
export function showWhy(place, model, item, asked, ask, reveal) {
  const focused = place.contains(document.activeElement) ? document.activeElement?.getAttribute("data-why") : undefined;
  const rect = model.rect(item);
  const values = { ...rect, left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
  const choice = make("div", { class: "choice", role: "group", "aria-label": "Why is it there?" }, ...edges.map((edge) => {
    const button = make("button", { type: "button", "aria-pressed": String(edge === asked), "data-why": edge }, edge,
      make("span", { class: "place" }, short(values[/** @type {"left"} */ (edge)])));
    button.addEventListener("click", () => ask(edge));
    return button;
  }));
  place.replaceChildren(choice);
  if (asked) {
    const reasons = model.system.why(item, asked).map((/** @type {any} */ reason) => model.tell(reason));
    const text = reasons.length > 0 ? `${model.names[item]}.${asked} follows from:` : `Nothing determines ${model.names[item]}.${asked}.`;
    const list = reasons.map((/** @type {any} */ { text, line }) => entry("reason", text, line, () => reveal(line)));
    place.append(make("p", {}, text), make("ul", {}, ...list));
  }
  if (focused) /** @type {HTMLElement | null} */ (place.querySelector(`[data-why="${focused}"]`))?.focus();
}

/** @param {string} label @param {number} value @param {(value: number) => void} changed @param {string} [title] */
export function slider(label, value, changed, title = label) {
  const output = make("output", {}, short(value));
  const input = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "1", max: "1000", value: short(value), "aria-label": title }));
  input.addEventListener("input", () => {
    output.textContent = input.value;
    changed(Number(input.value));
  });
  return make("label", { class: "slider" }, make("span", { title }, label), input, output);
}

/** Sliders for the content of the selected item and for the equations with it, or for all if nothing is selected.
 * @param {HTMLElement} place @param {Model} model @param {number} selected
 * @param {{ content: (word: "hug" | "resist", axis: 0 | 1, value: number) => void, priority: (line: number, value: number) => void }} changes */
export function showSliders(place, model, selected, changes) {
  const name = selected >= 0 ? model.names[selected] : undefined;
  const item = name ? model.source.items.get(name) : undefined;
  const parts = [];
  if (item && (item.text !== undefined || item.width !== undefined)) {
    parts.push(make("h3", {}, `Content of ${name}`));
    for (const [word, key, what] of /** @type {const} */ ([["hug", "hugging", "Hugging"], ["resist", "compression", "Compression"]])) {
      for (const axis of /** @type {(0 | 1)[]} */ ([0, 1])) {
        const direction = axis === 0 ? "horizontal" : "vertical";
        parts.push(slider(`${what} ${axis === 0 ? "↔" : "↕"}`, item[key][axis], (value) => changes.content(word, axis, value), `${what} of ${name}, ${direction}`));
      }
    }
  }
  const mentioned = model.source.statements.filter((statement) =>
    statement.kind === "equation" && (!name || statement.item === name || statement.to === name));
  if (mentioned.length > 0) parts.push(make("h3", {}, name ? `Constraints on ${name}` : "Constraints"));
  for (const statement of mentioned.slice(0, 40)) {
    if (statement.kind !== "equation") continue;
    const number = model.lines.indexOf(statement.line);
    if (number < 0) continue;
    const text = model.equation(number).replace(/ @\S+$/, "");
    parts.push(slider(text, statement.priority, (value) => changes.priority(statement.line, value), `Priority of ${text}`));
  }
  if (parts.length === 0) parts.push(make("p", { class: "hint" }, "Priorities of formats are in their text: [a(>=40@750)]."));
  place.replaceChildren(...parts);
}
