// A field for everything (ctrl-k): documents, scenes, views of the open document, and commands.

import { commands } from "./commands.js";
import { rankOfMatch } from "./matching.js";
import { openDocument } from "./opening.js";
import { select } from "./selection.js";
import { state } from "./state.js";
import { element } from "./elements.js";

const most = 50;

/** @returns {{name: string, detail: string, kind: string, run: () => void}[]} */
function entries() {
  const scenes = (state.document?.scenes ?? []).flatMap((scene) => [
    { name: scene.title, detail: scene.kind, kind: "scene", run: () => select(scene.id, null, { reveals: true }) },
    ...scene.views.map((view) => ({ name: view.name, detail: `${view.class} in ${scene.title}`, kind: "view", run: () => select(scene.id, view.key, { reveals: true }) })),
  ]);
  return [
    ...commands.filter((one) => !one.isHidden).map((one) => ({ name: one.title, detail: one.keys[0] ?? "", kind: "command", run: one.run })),
    ...state.documents.map((one) => ({ name: one.title, detail: one.path, kind: "document", run: () => openDocument(one.path) })),
    ...scenes,
  ];
}

/**
 * Shows the field with `words` as the initial text.
 * @param {string} [words]
 */
export function showSearch(words = "") {
  const all = entries();
  /** @type {typeof all} */
  let found = [];
  let chosen = 0;
  const list = element("div", { role: "listbox", id: "search-results", "aria-label": "Results" });
  const input = element("input", {
    type: "text", placeholder: "Search documents, scenes, views, commands", "aria-label": "Search everything", role: "combobox", autocomplete: "off", spellcheck: "false",
    "aria-controls": "search-results", "aria-expanded": "true", value: words,
  });
  const dialog = element("dialog", { class: "search", "aria-label": "Search" }, input, list);

  function draw() {
    const typed = input.value.trim();
    found = all.map((entry) => ({ entry, rank: typed === "" ? 0 : rankOfMatch(typed, `${entry.name} ${entry.detail}`) }))
      .filter(({ rank }) => rank !== Infinity).sort((one, other) => one.rank - other.rank).slice(0, most).map(({ entry }) => entry);
    chosen = 0;
    list.replaceChildren(...found.map((entry, index) => element("div", { role: "option", id: `result-${index}`, class: "item", dataset: { index: String(index) } },
      element("span", { class: `pill ${entry.kind}`, text: entry.kind }), element("span", { class: "label", text: entry.name }), element("span", { class: "detail", text: entry.detail }))));
    if (found.length === 0) list.append(element("p", { class: "empty", text: "Nothing matches." }));
    mark();
  }
  function mark() {
    for (const [index, option] of [...list.querySelectorAll("[role=option]")].entries()) {
      option.setAttribute("aria-selected", String(index === chosen));
      if (index === chosen) option.scrollIntoView({ block: "nearest" });
    }
    input.setAttribute("aria-activedescendant", `result-${chosen}`);
  }
  function run() {
    dialog.close();
    found[chosen]?.run();
  }

  input.addEventListener("input", draw);
  input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowDown") chosen = Math.min(chosen + 1, found.length - 1);
    else if (event.key === "ArrowUp") chosen = Math.max(chosen - 1, 0);
    else if (event.key === "Enter") return run();
    else return;
    event.preventDefault();
    mark();
  });
  list.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    const option = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[role=option]"));
    if (!option) return;
    chosen = Number(option.dataset.index);
    run();
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (/** @type {MouseEvent} */ event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
  draw();
}
