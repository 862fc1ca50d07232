import { make } from "../panels.js";
import { articles, experiments } from "./experiments/index.js";
import { texts } from "./texts.js";

/** @typedef {"en" | "zh"} Language */

/** An experiment's article. @param {string} id */
export function articleOf(id) {
  return Number(id.split(".")[0]);
}

/** An article's numbered title. @param {number} number @param {Language} language */
export function articleTitle(number, language) {
  const { title } = articles[number];
  if (number === articles.length - 1) return make("span", {}, language === "zh" ? "iOS 26 实测" : title);
  return make("span", { lang: "zh" }, title);
}

/** @param {HTMLElement} place @param {Language} language @param {string} id the shown experiment, if any */
export function showContents(place, language, id) {
  const lists = articles.map((_, number) => make("div", {},
    make("h2", {}, articleTitle(number, language)),
    make("ul", {}, ...experiments.filter((experiment) => articleOf(experiment.id) === number).map((experiment) => {
      const link = make("a", { href: address(experiment.id, language) }, make("b", {}, experiment.id), ` ${experiment.title[language]}`);
      if (experiment.id === id) link.setAttribute("aria-current", "page");
      return make("li", {}, link);
    }))));
  const all = make("a", { href: address("", language), class: "all" }, texts.all[language]);
  if (id === "") all.setAttribute("aria-current", "page");
  place.replaceChildren(all, ...lists);
}

/** @param {HTMLElement} place @param {Language} language */
export function showOverview(place, language) {
  const sections = articles.map(({ subject }, number) => make("section", {},
    make("h2", {}, articleTitle(number, language)), make("p", { class: "subject" }, subject[language]),
    make("div", { class: "cards" }, ...experiments.filter(({ id }) => articleOf(id) === number).map(({ id, title, statement }) =>
      make("a", { class: "card", href: address(id, language) }, make("h3", {}, make("b", {}, id), ` ${title[language]}`), make("p", {}, statement[language]))))));
  place.replaceChildren(make("p", { class: "introduction" }, texts.introduction[language]), ...sections);
}

export function address(id, language) {
  return id ? `#e=${id}&lang=${language}` : `#lang=${language}`;
}
