// The page of the articles, whose content follows from the address.

import { AutoLayout } from "../library/index.js";
import { make } from "../panels.js";
import { write } from "../sharing.js";
import { address, articleOf, articleTitle, showContents, showOverview } from "./contents.js";
import { makeControls } from "./controls.js";
import { experiments } from "./experiments/index.js";
import { Kit, Laid } from "./kit.js";
import { Player } from "./playing.js";
import { Sources } from "./sources.js";
import { Stage } from "./stage.js";
import { defaults, keepLanguage, readAddress, readValues, usualLanguage, writeAddress } from "./state.js";
import { showFrames, showIssues, showOutcome } from "./telling.js";
import { texts } from "./texts.js";

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id);
const kit = new Kit(await AutoLayout.load());
const stage = new Stage(find("drawings"), { drag: change });
const sources = new Sources(find("files"), find("code"));
const player = new Player(find("play"), change);

/** @type {"en" | "zh"} */
let language = "en";
/** @type {import("./experiments/index.js").Experiment | undefined} */
let experiment;
/** @type {Record<string, any>} */
let values = {};
/** @type {Laid | undefined} */
let laid;
/** @type {ReturnType<typeof makeControls> | undefined} */
let controls;

/** Lays the experiment out with the values, and shows the outcome. */
function layOut() {
  if (!experiment) return;
  laid?.dispose();
  laid = new Laid(experiment.build(kit, values));
  stage.show(laid.parts, experiment.handles.filter(({ when }) => when?.(values) ?? true), { right: texts.right[language], bottom: texts.bottom[language] });
  showIssues(find("issues"), laid, language);
  showOutcome(find("outcome"), experiment.outcome(laid, values, kit), language);
  showFrames(find("frames"), laid);
  controls?.update(values);
  for (const [index, button] of [...find("moments").children].entries()) {
    button.setAttribute("aria-pressed", String(same(values, momentValues(index))));
  }
  const [part] = laid.parts;
  find("playground").hidden = !part.isText;
  find("playground").href = `../index.html${write({ text: `${part.text.replace(/\n\n+/g, "\n").trim()}\n` })}`;
}

/** @param {string} key @param {any} value */
function change(key, value) {
  if (!experiment || String(values[key]) === String(value)) return;
  values = { ...values, [key]: value };
  layOut();
  // During playback the outcome is not announced until it stops.
  find("outcome").setAttribute("aria-live", player.isPlaying ? "off" : "polite");
  if (!player.isPlaying) saveAddress();
}

/** @param {number} index */
function momentValues(index) {
  return { ...defaults(experiment?.handles ?? []), ...experiment?.moments[index] };
}

/** @param {Record<string, any>} one @param {Record<string, any>} other */
function same(one, other) {
  return Object.keys(one).every((key) => String(one[key]) === String(other[key]));
}

function saveAddress() {
  history.replaceState(null, "", writeAddress(experiment?.id ?? "", language, experiment?.handles ?? [], values));
  find("language").querySelectorAll("button").forEach((/** @type {HTMLButtonElement} */ button) => button.setAttribute("aria-pressed", String(button.value === language)));
}

/** Writes everything that does not depend on the values. */
function showExperiment() {
  if (!experiment) return;
  const { id, title, statement, remark, how, handles, moments, sources: files, animation } = experiment;
  find("article").replaceChildren(articleTitle(articleOf(id), language));
  find("title").replaceChildren(make("b", {}, id), ` ${title[language]}`);
  find("statement").textContent = statement[language];
  for (const [place, words, name] of /** @type {const} */ ([["remark", remark, texts.remark], ["how", how, texts.how]])) {
    find(place).hidden = words === undefined;
    find(place).replaceChildren(make("b", {}, name[language]), ` ${words?.[language] ?? ""}`);
  }
  find("moments").replaceChildren(...(moments.length > 1 ? moments : []).map((_, index) => {
    const button = make("button", { type: "button", "aria-label": `${texts.moments[language]} ${index + 1}` }, String(index + 1));
    button.addEventListener("click", () => choose(momentValues(index)));
    return button;
  }));
  find("moments-part").hidden = moments.length < 2;
  controls = makeControls(handles, values, language, change);
  find("handles").replaceChildren(...controls.elements);
  player.show(animation, language, () => values[animation?.key ?? ""]);
  sources.show(files);
  const index = experiments.indexOf(experiment);
  for (const [place, other, name] of /** @type {const} */ ([["previous", experiments[index - 1], texts.previous], ["next", experiments[index + 1], texts.next]])) {
    find(place).hidden = other === undefined;
    find(place).href = address(other?.id ?? "", language);
    find(place).textContent = `${name[language]}: ${other?.id ?? ""} ${other?.title[language] ?? ""}`;
  }
}

/** @param {Record<string, any>} chosen */
function choose(chosen) {
  player.stop();
  values = chosen;
  layOut();
  saveAddress();
}

/** Shows the state in the address. */
function open() {
  const read = readAddress(location.hash);
  language = /** @type {"en" | "zh"} */ (read.language ?? usualLanguage());
  const chosen = experiments.find(({ id }) => id === read.id);
  const isOther = chosen !== experiment;
  experiment = chosen;
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  document.title = experiment ? `${experiment.id} ${experiment.title[language]}` : texts.title[language];
  for (const place of document.querySelectorAll("[data-text]")) place.textContent = texts[/** @type {keyof typeof texts} */ (place.getAttribute("data-text"))][language];
  for (const [id, name] of /** @type {const} */ ([["contents", texts.all], ["pages", texts.pages], ["moments", texts.moments], ["files", texts.source], ["language", texts.language], ["drawn", texts.layout]])) find(id).setAttribute("aria-label", name[language]);
  showContents(find("contents"), language, experiment?.id ?? "");
  find("overview").hidden = experiment !== undefined;
  find("experiment").hidden = experiment === undefined;
  if (isOther) player.stop();
  if (experiment) {
    values = readValues(experiment.handles, read.values);
    showExperiment();
    layOut();
    // The article's timer starts when the screen appears; a link to a state shows that state.
    if (isOther && same(values, defaults(experiment.handles))) player.start();
  } else {
    showOverview(find("overview"), language);
  }
  // In a single column, the list would precede the chosen experiment.
  find("list").open = matchMedia("(min-width: 801px)").matches;
  if (isOther) scrollTo(0, 0);
  saveAddress();
}

find("reset").addEventListener("click", () => choose(defaults(experiment?.handles ?? [])));
find("language").addEventListener("click", (/** @type {any} */ { target }) => {
  if (!target.value || target.value === language) return;
  keepLanguage(target.value);
  language = target.value;
  saveAddress();
  open();
});
addEventListener("hashchange", open);
addEventListener("resize", layOut);
open();
document.documentElement.dataset.ready = String(Math.round(performance.now()));
