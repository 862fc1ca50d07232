/** The page of `autolayout mergetool --page`: a choice for each conflict, and pictures of both sides and the result. */
import { element } from "./elements.js";
import { call } from "./server.js";

/**
 * @typedef {object} Conflict
 * @property {string} id
 * @property {string} name
 * @property {string} property
 * @property {string} ours
 * @property {string} theirs
 * @property {string} base
 * @property {"ours" | "theirs"} [choice]
 * @property {string} [scene]
 */

/** @type {any} */
let state = { conflicts: [], findings: [], version: 0 };
let current = 0;

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Sends a call and shows the answer.
 * @param {string} name
 * @param {object} [body]
 */
async function send(name, body = {}) {
  try {
    state = await call(name, body);
    show();
  } catch (error) {
    find("remaining").textContent = /** @type {Error} */ (error).message;
  }
}

function show() {
  find("path").textContent = state.path;
  const count = state.conflicts.filter((/** @type {Conflict} */ conflict) => !conflict.choice).length;
  find("remaining").textContent = state.isSaved ? "saved" : count === 0 ? "all conflicts are resolved" : `${count} of ${state.conflicts.length} conflicts remain`;
  find("conflicts").replaceChildren(...state.conflicts.map(row));
  find("findings").replaceChildren(...state.findings.map((/** @type {string} */ text) => element("li", { text })));
  showPictures();
}

/**
 * @param {Conflict} conflict
 * @param {number} index
 */
function row(conflict, index) {
  /** @param {"ours" | "theirs"} side */
  const button = (side) =>
    element("button", {
      type: "button", class: "push", text: side === "ours" ? "Ours" : "Theirs", "aria-pressed": String(conflict.choice === side),
      onclick: () => {
        current = index;
        send("choose", { id: conflict.id, side: conflict.choice === side ? null : side });
      },
    });
  return element("li", { "aria-current": String(index === current), onclick: () => select(index) },
    element("h2", { text: `${conflict.name}: ${conflict.property}` }),
    element("dl", {},
      ...["base", "ours", "theirs"].flatMap((side) => [element("dt", { text: side }), element("dd", { text: /** @type {any} */ (conflict)[side] })])),
    element("div", { class: "choices" }, button("ours"), button("theirs")));
}

/** @param {number} index */
function select(index) {
  if (index === current) return;
  current = index;
  find("conflicts").querySelectorAll("li").forEach((item, number) => item.setAttribute("aria-current", String(number === current)));
  showPictures();
}

function showPictures() {
  const scene = state.conflicts[current]?.scene;
  if (!scene) return find("pictures").replaceChildren();
  const pictures = [["ours", "Ours"], ["merged", "Merged"], ["theirs", "Theirs"]].map(([side, title]) =>
    element("figure", {},
      element("figcaption", { text: title }),
      element("img", { src: `image/${side}-${state.version}-${encodeURIComponent(scene)}.svg`, alt: `${title}: the scene` })));
  find("pictures").replaceChildren(...pictures);
}

find("all-ours").addEventListener("click", () => send("choose-all", { side: "ours" }));
find("all-theirs").addEventListener("click", () => send("choose-all", { side: "theirs" }));
find("save").addEventListener("click", () => send("save"));
send("merge");
