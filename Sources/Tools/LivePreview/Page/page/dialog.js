// Questions and pages as HTML dialogs: the browser keeps the focus inside and restores it.

import { element, icon } from "./elements.js";

/**
 * Asks a question; escape selects the first choice.
 * @param {{title: string, message: string, choices: {id: string, title: string, isDestructive?: boolean}[]}} question
 * @returns {Promise<string>}
 */
export function ask(question) {
  return new Promise((resolve) => {
    const buttons = question.choices.map((choice) => element("button", {
      type: "button", text: choice.title, class: choice.isDestructive ? "push destructive" : "push",
      onclick: () => dialog.close(choice.id), dataset: { choice: choice.id },
    }));
    const dialog = element("dialog", { class: "alert", "aria-labelledby": "alert-title", role: "alertdialog" },
      element("h2", { id: "alert-title", text: question.title }),
      element("p", { text: question.message }),
      element("div", { class: "buttons" }, ...buttons));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || question.choices[0].id);
    });
    document.body.append(dialog);
    dialog.showModal();
    buttons[0].focus();
  });
}

/**
 * Shows a page over the window with a close button.
 * @param {string} title
 * @param {string} kind a class for the look
 * @param {...Node} content
 * @returns {HTMLDialogElement}
 */
export function showPage(title, kind, ...content) {
  const close = element("button", { type: "button", class: "tool", "aria-label": "Close", title: "Close (esc)", onclick: () => dialog.close() }, icon("close"));
  const dialog = element("dialog", { class: `page ${kind}`, "aria-label": title },
    element("header", {}, element("h2", { text: title }), close), ...content);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Whether a dialog is open, which disables the keys of the window. */
export function isDialogOpen() {
  return document.querySelector("dialog[open]") !== null;
}
