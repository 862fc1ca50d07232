import { addCommands, commands } from "./commands.js";
import { isDialogOpen, showPage } from "./dialog.js";
import { canvasElement } from "./canvas.js";
import { holdSpace } from "./panning.js";
import { measure } from "./overlay.js";
import { showSearch } from "./search.js";
import { element } from "./elements.js";

const isMac = navigator.platform.startsWith("Mac");

addCommands([
  { title: "Search Everything", group: "Window", keys: ["mod+k", "/"], run: () => showSearch(), anywhere: true },
  { title: "Keyboard Help", group: "Window", keys: ["?"], run: showHelp },
]);

/**
 * The pressed keys in the notation of commands.
 * @param {KeyboardEvent} event
 */
function nameOf(event) {
  const mod = isMac ? event.metaKey : event.ctrlKey;
  // With alt, keyboards of some languages produce other letters: the position of the key counts.
  const key = event.altKey && event.code.startsWith("Digit") ? event.code.slice(5) : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isShiftNamed = event.shiftKey && (event.key.length > 1 || mod || event.altKey);
  return `${mod ? "mod+" : ""}${event.altKey ? "alt+" : ""}${isShiftNamed ? "shift+" : ""}${key}`;
}

/** @param {EventTarget | null} target */
function isTextField(target) {
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    || (target instanceof HTMLInputElement && !["checkbox", "range", "button"].includes(target.type));
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || isDialogOpen()) return;
  measure(event.altKey);
  const isOnCanvas = event.target === canvasElement || event.target === document.body;
  if (event.key === " " && isOnCanvas) {
    event.preventDefault();
    holdSpace(true);
    return;
  }
  const name = nameOf(event);
  const isTyping = isTextField(event.target);
  const command = commands.find((one) => one.keys.includes(name) && (!one.canvasOnly || isOnCanvas) && (!isTyping || (one.anywhere && name.startsWith("mod+"))));
  if (isTyping && event.key === "Escape") {
    event.preventDefault();
    canvasElement.focus();
    return;
  }
  if (!command) return;
  event.preventDefault();
  command.run();
});
addEventListener("keyup", (event) => {
  measure(event.altKey);
  if (event.key === " ") holdSpace(false);
});
addEventListener("blur", () => {
  measure(false);
  holdSpace(false);
});

const symbols = { mod: isMac ? "⌘" : "Ctrl", alt: isMac ? "⌥" : "Alt", shift: "⇧", ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", Enter: "↩" };

/** @param {string} key */
function keyCaps(key) {
  const parts = key === "+" ? ["+"] : key.split("+");
  return element("span", { class: "keys" }, ...parts.map((part) => element("kbd", { text: /** @type {Record<string, string>} */ (symbols)[part] ?? part.toUpperCase() })));
}

/** Shows all keys on a page. */
export function showHelp() {
  const groups = [...new Set(commands.map((one) => one.group))];
  const pointer = [
    ["Pan", "wheel, two fingers, space and drag, middle button"], ["Zoom", "ctrl and wheel, pinch"], ["Distances from the selection", "alt and point"],
    ["One level deeper", "double-click"], ["Lay out at another size", "drag the edge of a scene"], ["Step a number", "↑ ↓, ⇧ by 10, or drag its title"],
  ];
  showPage("Keyboard and Pointer", "help", element("div", { class: "columns" },
    ...groups.map((group) => element("section", {}, element("h3", { text: group }),
      element("dl", {}, ...commands.filter((one) => one.group === group && !one.isHidden).flatMap((one) =>
        [element("dt", { text: one.title }), element("dd", {}, ...one.keys.map(keyCaps))])))),
    element("section", {}, element("h3", { text: "Pointer" }), element("dl", {}, ...pointer.flatMap(([name, how]) => [element("dt", { text: name }), element("dd", { text: how })])))));
}
