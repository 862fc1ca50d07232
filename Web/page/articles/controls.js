import { make } from "../panels.js";
import { texts } from "./texts.js";

/** @typedef {import("./handles.js").Handle} Handle @typedef {import("./handles.js").Words} Words */

/** Controls for handles.
 * @param {Handle[]} handles @param {Record<string, any>} values @param {"en" | "zh"} language
 * @param {(key: string, value: any) => void} change
 * @returns {{ elements: HTMLElement[], update: (values: Record<string, any>) => void }} the controls, and a function that updates their values */
export function makeControls(handles, values, language, change) {
  const made = handles.map((handle) => makers[handle.kind](/** @type {any} */ (handle), language, (value) => change(handle.key, value)));
  const update = (/** @type {Record<string, any>} */ values) => made.forEach(({ element, show }, index) => {
    const { key, when } = handles[index];
    element.hidden = when !== undefined && !when(values);
    show(values[key]);
  });
  update(values);
  return { elements: made.map(({ element }) => element), update };
}

/** @typedef {{ element: HTMLElement, show: (value: any) => void }} Control */

const makers = {
  /** @param {import("./handles.js").Slider} handle @param {"en" | "zh"} language @param {(value: number) => void} change @returns {Control} */
  slider({ label, min, max, step }, language, change) {
    const input = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: String(min), max: String(max), step: String(step) }));
    const number = /** @type {HTMLInputElement} */ (make("input", { type: "number", min: String(min), max: String(max), step: String(step), "aria-label": label[language] }));
    input.setAttribute("aria-label", label[language]);
    for (const source of [input, number]) {
      source.addEventListener("input", () => {
        if (source.value !== "" && source.validity.valid) change(Number(source.value));
      });
    }
    return {
      element: make("div", { class: "control slider" }, make("span", {}, label[language]), input, number),
      show: (value) => {
        input.value = String(value);
        if (document.activeElement !== number) number.value = String(value);
      },
    };
  },

  /** @param {import("./handles.js").Toggle} handle @param {"en" | "zh"} language @param {(value: boolean) => void} change @returns {Control} */
  toggle({ label }, language, change) {
    const input = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox" }));
    input.addEventListener("change", () => change(input.checked));
    return { element: make("label", { class: "control toggle" }, input, make("span", {}, label[language])), show: (value) => (input.checked = value) };
  },

  /** @param {import("./handles.js").Choice} handle @param {"en" | "zh"} language @param {(value: string) => void} change @returns {Control} */
  choice({ label, options }, language, change) {
    if (options.length > 6) return select(label, options, language, change);
    const buttons = options.map(({ value, label }) => {
      const button = make("button", { type: "button", value }, label[language]);
      button.addEventListener("click", () => change(value));
      return button;
    });
    return {
      element: make("div", { class: "control" }, make("span", { "aria-hidden": "true" }, label[language]), make("div", { class: "choice", role: "group", "aria-label": label[language] }, ...buttons)),
      show: (value) => buttons.forEach((button) => button.setAttribute("aria-pressed", String(button.getAttribute("value") === value))),
    };
  },

  /** @param {import("./handles.js").Text} handle @param {"en" | "zh"} language @param {(value: string) => void} change @returns {Control} */
  text({ label }, language, change) {
    const input = /** @type {HTMLInputElement} */ (make("input", { type: "text", spellcheck: "false", autocomplete: "off" }));
    input.addEventListener("input", () => change(input.value));
    return {
      element: make("label", { class: "control" }, make("span", {}, label[language]), input),
      show: (value) => {
        if (input.value !== value) input.value = value;
      },
    };
  },

  /** @param {import("./handles.js").History} handle @param {"en" | "zh"} language @param {(value: string[]) => void} change @returns {Control} */
  history({ label, options }, language, change) {
    /** @type {string[]} */
    let calls = [];
    const list = make("ol", { class: "calls", "aria-label": label[language] });
    const buttons = options.map(({ value, label }) => {
      const button = make("button", { type: "button" }, `+ ${label[language]}`);
      button.addEventListener("click", () => change([...calls, value]));
      return button;
    });
    const undo = /** @type {HTMLButtonElement} */ (make("button", { type: "button" }, texts.undo[language]));
    undo.addEventListener("click", () => change(calls.slice(0, -1)));
    return {
      element: make("div", { class: "control" }, make("span", { "aria-hidden": "true" }, label[language]), list, make("div", { class: "choice" }, ...buttons, undo)),
      show: (value) => {
        calls = value;
        undo.disabled = calls.length === 0;
        const told = calls.map((call) => make("li", {}, options.find(({ value }) => value === call)?.label[language] ?? call));
        list.replaceChildren(...(told.length > 0 ? told : [make("li", { class: "hint" }, texts.none[language])]));
      },
    };
  },
};

/** @param {Words} label @param {{ value: string, label: Words }[]} options @param {"en" | "zh"} language
 * @param {(value: string) => void} change @returns {Control} */
function select(label, options, language, change) {
  const input = /** @type {HTMLSelectElement} */ (make("select", {}, ...options.map(({ value, label }) => make("option", { value }, label[language]))));
  input.addEventListener("change", () => change(input.value));
  return { element: make("label", { class: "control" }, make("span", {}, label[language]), input), show: (value) => (input.value = value) };
}
