// Questions, and pages over the page.

import { byId, make } from "./dom.js";

const dialog = /** @type {HTMLDialogElement} */ (byId("dialog"));

/**
 * Asks a question.
 * @param {string} title @param {string} text
 * @param {{title: string, value: string, isDangerous?: boolean}[]} answers The first one is that of the escape key.
 * @returns {Promise<string>} The value of the answer.
 */
export function ask(title, text, answers) {
  return new Promise(resolve => {
    const buttons = answers.map(answer => make("button", { value: answer.value, class: answer.isDangerous ? "dangerous" : "" }, answer.title));
    const form = make("form", { method: "dialog" }, make("h2", { id: "dialog-title" }, title), make("p", {}, text), make("menu", {}, ...buttons));
    open(form);
    dialog.addEventListener("close", () => resolve(dialog.returnValue || answers[0].value), { once: true });
    /** @type {HTMLElement} */ (buttons[0]).focus();
  });
}

/** Shows a page with a button that closes it. @param {string} title @param {...Node} content */
export function show(title, ...content) {
  open(make("form", { method: "dialog", class: "page" }, make("h2", { id: "dialog-title" }, title), make("div", { class: "content" }, ...content),
    make("menu", {}, make("button", { value: "" }, "Close"))));
}

/** @param {HTMLElement} form */
function open(form) {
  if (dialog.open) dialog.close();
  dialog.returnValue = "";
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.replaceChildren(form);
  dialog.showModal();
}
