// Settings as inputs; each change is an edit at once.

import { coalesced } from "./coalescing.js";
import { edit } from "./editing.js";
import { state } from "./state.js";
import { element } from "./elements.js";
import { report } from "./status.js";

/** @typedef {{set: string, title: string, kind: string, value: string, default?: string, isWritten: boolean, choices?: string[], object?: string, equal?: string[], suggestions?: string[]}} Setting */

let lastIdentifier = 0;

/**
 * The rows for an object's settings.
 * @param {string} object the identifier in the document
 * @param {string} name the name in the titles of edits
 * @param {Setting[]} settings
 */
export function settingRows(object, name, settings) {
  return settings.map((setting) => settingRow(setting.object ?? object, name, setting));
}

/**
 * @param {string} object
 * @param {string} name
 * @param {Setting} setting
 */
function settingRow(object, name, setting) {
  const identifier = `setting-${++lastIdentifier}`;
  const isLocked = state.document?.isReadOnly ?? true;
  let continues = false;
  const title = `Set ${setting.title} of ${name}`;
  const send = coalesced(async (/** @type {string | null} */ value) => {
    if (value === setting.value || (value === "" && setting.object && setting.set !== "customClass")) return;
    setting.value = value ?? setting.default ?? "";
    // Equal names mean the same declaration: all of them are renamed.
    const written = value === "" && setting.object ? null : value;
    await edit([object, ...(setting.equal ?? [])].map((one) => ({ object: one, set: setting.set, value: written })), title, continues);
    continues = true;
  }, (error) => report(/** @type {Error} */ (error).message, "error"));

  /** @type {HTMLInputElement | HTMLSelectElement} */
  let input;
  const common = { id: identifier, disabled: isLocked, dataset: { set: setting.set, object } };
  if (setting.kind === "switch") {
    input = element("input", { ...common, type: "checkbox", role: "switch", checked: setting.value === "YES", onchange: () => send(/** @type {HTMLInputElement} */ (input).checked ? "YES" : "NO") });
  } else if (setting.kind === "choice") {
    const choices = setting.choices?.includes(setting.value) ? setting.choices : [setting.value, ...(setting.choices ?? [])];
    input = element("select", { ...common, onchange: () => send(input.value) },
      ...choices.map((choice) => element("option", { value: choice, text: choice })));
    input.value = setting.value;
  } else if (setting.kind === "number") {
    input = element("input", { ...common, type: "text", inputmode: "decimal", role: "spinbutton", autocomplete: "off", value: setting.value, "aria-valuenow": setting.value });
    input.addEventListener("input", () => isNumber(input.value) && send(input.value.trim()));
    input.addEventListener("keydown", (event) => step(/** @type {KeyboardEvent} */ (event)));
  } else {
    input = element("input", { ...common, type: "text", autocomplete: "off", value: setting.value, oninput: () => send(input.value) });
    if (setting.suggestions) input.setAttribute("list", `${identifier}-names`);
  }
  // The next typing is a separate undo step.
  input.addEventListener("blur", () => (continues = false));

  /** @param {KeyboardEvent} event */
  function step(event) {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction === 0 || isLocked) return;
    event.preventDefault();
    add(direction * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1));
  }
  /** @param {number} amount */
  function add(amount) {
    const value = Number(input.value);
    if (!Number.isFinite(value)) return;
    input.value = String(Math.round((value + amount) * 100) / 100);
    input.setAttribute("aria-valuenow", input.value);
    send(input.value);
  }

  const label = element("label", { for: identifier, text: setting.title, title: `${setting.set}${setting.isWritten ? "" : " (default)"}` });
  if (setting.kind === "number" && !isLocked) scrub(label, add, () => (continues = false));
  const reset = element("button", {
    type: "button", class: "reset", title: "Reset to the default", "aria-label": `Reset ${setting.title}`,
    disabled: isLocked || !setting.isWritten, onclick: () => edit([{ object, set: setting.set, value: null }], `Reset ${setting.title} of ${name}`),
  });
  const names = setting.suggestions && element("datalist", { id: `${identifier}-names` }, ...setting.suggestions.map((one) => element("option", { value: one })));
  return element("div", { class: `setting ${setting.kind}${setting.isWritten ? " is-written" : ""}` }, label, input, reset, names ?? false);
}

/** @param {string} text */
function isNumber(text) {
  return text.trim() !== "" && Number.isFinite(Number(text));
}

/**
 * Makes dragging a label sideways step the number.
 * @param {HTMLElement} label
 * @param {(amount: number) => void} add
 * @param {() => void} end
 */
function scrub(label, add, end) {
  label.classList.add("scrubs");
  label.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    let from = event.clientX;
    label.setPointerCapture(event.pointerId);
    const move = (/** @type {PointerEvent} */ next) => {
      const steps = Math.trunc((next.clientX - from) / 2);
      if (steps === 0) return;
      from += steps * 2;
      add(steps * (next.shiftKey ? 10 : 1));
    };
    label.addEventListener("pointermove", move);
    label.addEventListener("lostpointercapture", () => {
      label.removeEventListener("pointermove", move);
      end();
    }, { once: true });
  });
}
