// Fields for what can be set of an object; each change goes to the document at once.

import { make } from "./dom.js";
import { editSoon } from "./documents.js";
import { current } from "./state.js";

/** @param {string} object @param {any} setting @param {string|null} value */
function change(object, setting, value) {
  editSoon({ edits: [{ object, set: setting.set, value }], title: setting.title });
}

/**
 * A label of a number that changes it when it is dragged.
 * @param {HTMLElement} label @param {HTMLInputElement} field
 */
function scrub(label, field) {
  label.classList.add("scrubs");
  label.addEventListener("pointerdown", event => {
    if (field.disabled) return;
    event.preventDefault();
    const [start, from] = [Number(field.value) || 0, event.clientX];
    label.setPointerCapture(event.pointerId);
    const move = now => {
      const step = now.shiftKey ? 10 : 1;
      field.value = String(Math.round((start + Math.round((now.clientX - from) / 4) * step) * 100) / 100);
      field.dispatchEvent(new Event("input"));
    };
    const end = () => {
      label.removeEventListener("pointermove", move);
      label.removeEventListener("pointerup", end);
    };
    label.addEventListener("pointermove", move);
    label.addEventListener("pointerup", end);
  });
}

/** @param {string} object @param {any} setting @param {string} id */
function field(object, setting, id) {
  const disabled = current.document?.isReadOnly || Boolean(current.document?.problem);
  if (setting.kind === "switch") {
    const box = make("input", { type: "checkbox", id, disabled, onchange: () => change(object, setting, box.checked ? "YES" : "NO") });
    const checkbox = /** @type {HTMLInputElement} */ (box);
    checkbox.checked = setting.value === "YES";
    return checkbox;
  }
  if (setting.kind === "choice") {
    const known = setting.choices.includes(setting.value);
    const list = /** @type {HTMLSelectElement} */ (make("select", { id, disabled, onchange: () => change(object, setting, list.value) },
      ...(known ? [] : [make("option", { value: "", disabled: true }, setting.value || "—")]),
      ...setting.choices.map(choice => make("option", { value: choice }, words(choice)))));
    list.value = known ? setting.value : "";
    return list;
  }
  const isText = setting.kind === "text";
  const input = /** @type {HTMLInputElement} */ (make(isText ? "textarea" : "input", isText ? { id, disabled, rows: 1 } : { id, disabled, inputmode: "decimal", autocomplete: "off" }));
  input.value = setting.value;
  input.addEventListener("input", () => {
    // What is no number yet waits until it is one.
    if (!isText && !/^-?\d+(\.\d+)?(:\d+(\.\d+)?)?$/.test(input.value.trim())) return input.setAttribute("aria-invalid", "true");
    input.removeAttribute("aria-invalid");
    change(object, setting, input.value);
  });
  input.addEventListener("keydown", event => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (isText || !step || input.value.includes(":")) return;
    event.preventDefault();
    input.value = String(Math.round(((Number(input.value) || 0) + step * (event.shiftKey ? 10 : 1)) * 100) / 100);
    input.dispatchEvent(new Event("input"));
  });
  return input;
}

/** A word of the document for people: `greaterThanOrEqual` is three words. @param {string} word */
function words(word) {
  return word.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
}

/**
 * The fields of an object.
 * @param {string} object Its identifier. @param {any[]} settings
 */
export function fields(object, settings) {
  return make("div", { class: "fields" }, ...settings.map(setting => {
    const id = `set-${object}-${setting.set}`;
    const input = field(object, setting, id);
    const label = make("label", { for: id, class: setting.isWritten ? "written" : "" }, setting.title);
    if (setting.kind === "number") scrub(label, /** @type {HTMLInputElement} */ (input));
    const back = setting.isWritten && setting.default !== undefined && !input.hasAttribute("disabled")
      ? make("button", { class: "reset", title: `Back to ${setting.default}`, "aria-label": `${setting.title}: back to ${setting.default}`, onclick: () => change(object, setting, null) }, "↺")
      : null;
    return make("div", { class: "field" }, label, input, back);
  }));
}
