import { make } from "../panels.js";
import { axes, picture } from "./picture.js";

/** @typedef {import("../library/index.js").ConflictBlock} Block */

const assumed = {
  defaultMargins: "layout margins of 8 points", bodyText: "text of 17 points",
  listedSuperview: "another view of the list as the superview ‘|’",
  unprintedDigits: "a difference in digits beyond the sixth",
};

/** @param {number} count */
const constraints = (count) => (count === 1 ? "1 constraint" : `${count} constraints`);

/** @param {string[]} words @param {string} last */
function list(words, last) {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}

/** A block's headline. @param {Block} block */
export function headline(block) {
  const count = block.constraints.length;
  if (count === 0) return block.redacted ? "The constraints are redacted as <private>." : "No constraints are listed.";
  if (!block.infeasible) return `${constraints(count)}, no conflict among them as far as the log shows.`;
  return `${constraints(count)} that cannot ${count === 1 ? "" : "all "}be satisfied.`;
}

/** A block of the log. @param {Block} block @param {number} number @param {number} total */
export function showBlock(block, number, total) {
  const name = total > 1 ? `Block ${number} of ${total}, line ${block.line}` : `Line ${block.line}`;
  const section = make("article", { class: "block", "aria-label": name }, make("h2", {}, name), make("p", { class: "headline" }, headline(block)));
  const rows = constraintList(block, number);
  /** @param {number} index */
  const reveal = (index) => {
    const row = rows.children[index];
    if (row instanceof HTMLElement) row.focus();
  };
  for (const [index, core] of block.conflicts.entries()) section.append(conflictOf(block, index, core, reveal));
  if (block.broken !== null) {
    const reason = block.drawings.find(({ measures }) => measures.some(({ constraint, gives }) => gives && constraint === block.broken))?.reason;
    const why = reason ? ` By the rule of iOS 26 it is this one because ${reason}.` : "";
    section.append(make("p", { class: "broken-line" }, make("b", {}, "UIKit broke "), badge(block, block.broken), ` ${block.constraints[block.broken].words}.${why}`));
  }
  section.append(make("h3", {}, "Constraints"), rows);
  if (block.advice.length > 0) {
    section.append(make("h3", {}, "Notes"), make("ul", { class: "notes" }, ...block.advice.map((note) => make("li", {}, note))));
  }
  if (block.unparsed.length > 0) {
    section.append(make("h3", {}, "Lines that could not be understood"),
      make("ul", { class: "unparsed" }, ...block.unparsed.map((line) => make("li", {}, make("code", {}, line)))));
  }
  return section;
}

/** @param {Block} block @param {number} index @param {number[]} core @param {(constraint: number) => void} reveal */
function conflictOf(block, index, core, reveal) {
  const part = make("div", { class: "conflict-part" });
  const numbers = core.map((member) => String(member + 1));
  part.append(make("p", { class: "conflict-line" }, make("b", {}, "Conflict: "), core.length === 1
    ? `constraint ${numbers[0]} cannot be satisfied: no view has a negative size.`
    : `constraints ${list(numbers, "and")} cannot all be satisfied; without any one of them, the others can.`));
  if (block.assumptions.length > 0) {
    part.append(make("p", { class: "hint" }, `Assumed, because a log does not print it: ${list(block.assumptions.map((name) => assumed[name]), "and")}.`));
  }
  const drawing = block.drawings[index];
  for (const isHorizontal of axes(drawing)) {
    part.append(make("div", { class: "scroll picture-scroll", role: "group", "aria-label": isHorizontal ? "Across" : "Down" }, picture(drawing, isHorizontal, block, reveal)));
  }
  const given = drawing.measures.find(({ gives }) => gives)?.constraint;
  if (block.broken === null && drawing.reason && given !== undefined) {
    part.append(make("p", {}, make("b", {}, "iOS 26 breaks "), badge(block, given), ` because ${drawing.reason}.`));
  }
  part.append(fixesOf(block, core));
  return part;
}

/** A conflict's fixes. @param {Block} block @param {number[]} core */
function fixesOf(block, core) {
  const fixes = block.fixes.filter((fix) => core.includes("remove" in fix ? fix.remove : fix.lower));
  const lines = [];
  for (const member of core) {
    const words = fixes.flatMap((fix) => ("remove" in fix ? (fix.remove === member ? ["remove it"] : []) : fix.lower === member ? ["lower its priority below 1000"] : []));
    if (words.length > 0) lines.push(make("li", {}, badge(block, member), ` ${block.constraints[member].words}: `, make("b", {}, `${list(words, "or")}.`)));
  }
  if (lines.length === 0) return make("p", {}, "Removing a single constraint does not resolve it.");
  const changeable = fixes.some((fix) => "lower" in fix || !block.constraints[fix.remove].system || block.constraints[fix.remove].class === "NSAutoresizingMaskLayoutConstraint");
  const text = changeable ? "Verified fixes, any one of them:" : "All are made by the system and cannot be removed by the app. The others can be satisfied without:";
  return make("div", {}, make("h3", {}, text), make("ul", { class: "fixes" }, ...lines));
}

/** A constraint's number in the picture's color. @param {Block} block @param {number} index */
function badge(block, index) {
  return make("span", { class: `badge ${kind(block, index)}` }, String(index + 1));
}

/** @param {Block} block @param {number} index */
function kind(block, index) {
  if (block.drawings.some(({ measures }) => measures.some(({ constraint, gives }) => gives && constraint === index))) return "gives";
  if (!block.conflicts.some((core) => core.includes(index))) return "outside";
  return block.constraints[index].system ? "system" : "own";
}

/** All constraints, with the conflict's members marked. @param {Block} block @param {number} number */
function constraintList(block, number) {
  return make("ol", { class: "constraints" }, ...block.constraints.map((constraint, index) => {
    const isMember = block.conflicts.some((core) => core.includes(index));
    const row = make("li", { id: `b${number}c${index + 1}`, tabindex: "-1", class: isMember ? "member" : "outside" },
      badge(block, index), make("span", { class: "words" }, constraint.words, make("code", {}, constraint.equation)));
    return row;
  }));
}
