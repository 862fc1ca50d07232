import { claim, fact, only, priority, slider, text, toggle, width, words } from "../handles.js";
import { n, same } from "../kit.js";

const sources = ["SmartLabel/SmartLabel.swift"];

/** A title's width on a line of 12 points, in whole points. @param {any} kit @param {string} title */
function titleWidth(kit, title) {
  return title ? Math.ceil(kit.textSize(title, "12").width) : 0;
}

/** The views of a SmartLabel: the content size is the title's width by 50, and the labels do not affect it.
 * @param {any} kit @param {string} name @param {string} title @param {string} [priorities] */
function smartLabel(kit, name, title, priorities = "") {
  return {
    views: [
      `${name}: ${titleWidth(kit, title)} x 50 ${priorities}`,
      `${name}Title: ${JSON.stringify(title)} 12 in ${name} resist 1/750`,
      // Shows the width of the view.
      `${name}Tip: "" 12 in ${name} resist 0.0001/750`,
    ],
    rules: [
      `${name}Title.leading = ${name}.leading`, `${name}Title.top = ${name}.top`, `${name}Title.trailing = ${name}.trailing`, `${name}Title.height = 25`,
      `${name}Tip.leading = ${name}.leading`, `${name}Tip.trailing = ${name}.trailing`, `${name}Tip.bottom = ${name}.bottom`, `${name}Tip.top = ${name}Title.bottom`,
    ],
  };
}

/** Sets the widths of the labels, as layoutSubviews does. @param {string[]} names */
const tellWidths = (names) => (/** @type {any} */ model) => {
  for (const name of names) {
    const tip = model.source.items.get(`${name}Tip`);
    tip.text = `width: ${Math.round(model.frames[4 * model.numbers.get(name) + 2])}`;
    model.system.setLabel(model.numbers.get(`${name}Tip`), tip.text, { size: 12 });
  }
};

/** The title after a number of timer ticks. @param {number} count */
const digits = (count) => Array.from({ length: count }, (_, index) => index % 10).join("");

const growingLabel = {
  id: "4.1", sources: ["SmartLabel/GrowingLabel.swift", ...sources, "Documents/GrowingLabel.xib"],
  title: words("A label that grows", "会生长的 label"),
  statement: words(
    "The intrinsic width of SmartLabel is the title’s width, which SmartLabel invalidates after changes. The document only sets a position; every 0.3 s a character is added, and the width follows.",
    "SmartLabel 根据 title 给出固有尺寸，title 改变就调用 invalidateIntrinsicContentSize。xib 里只确定位置；每 0.3 秒加一个字符，宽度随之增长。"),
  remark: words("In Interface Builder the size is a placeholder, used only on the canvas.", "IB 里填写的是占位尺寸（Placeholder），只在画布上有效。"),
  animation: { key: "count", end: 60, every: 300 },
  handles: [
    only((v) => !v.canvas, slider("count", words("Characters", "字符数"), 1, 0, 60)), only((v) => !v.canvas, text("typed", words("Or your own title", "或自己输入 title"), "")), width(375, 40, 400),
    toggle("canvas", words("On the canvas: the placeholder’s size", "画布上：占位尺寸"), false),
  ],
  moments: [{ canvas: true }, {}, { count: 15 }, { count: 30 }, { count: 45 }, { count: 60 }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const title = v.typed || digits(v.count);
    const { views, rules } = v.canvas ? { views: ["smartView: 120 x 60"], rules: [] } : smartLabel(kit, "smartView", title);
    return [kit.lay([`root: ${v.width} x 120`, ...views, ...rules, "smartView.leading = root.leading + 10", "smartView.top = root.top + 20", "root.trailing >= smartView.trailing + 10"].join("\n"),
      { colors: { smartView: "gray" }, steps: v.canvas ? [] : [tellWidths(["smartView"])] })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => {
    const frame = laid.frame("smartView");
    const room = Math.max(0, v.width - 20);
    if (v.canvas) return [claim(same(frame.width, Math.min(120, room)) && same(frame.height, 60), `At design time it is ${n(frame.width)} × 60: its placeholder is 120 × 60.`, `设计时大小为 ${n(frame.width)} × 60：占位尺寸是 120 × 60。`)];
    const title = v.typed || digits(v.count);
    const wanted = titleWidth(kit, title);
    return [
      fact(`The title has ${[...title].length} characters and is ${wanted} wide.`, `title 有 ${[...title].length} 个字符，宽 ${wanted}。`),
      claim(same(frame.width, Math.min(wanted, room)) && same(frame.height, 50),
        wanted <= room ? `The view is as wide: ${n(frame.width)}, and 50 high.` : `The view is cut at the ${n(room)} that the screen leaves it, and 50 high.`,
        wanted <= room ? `视图同宽：${n(frame.width)}，高 50。` : `视图被限制在屏幕留下的 ${n(room)}，高 50。`),
    ];
  },
};

const competingLabels = {
  id: "4.2", sources: ["SmartLabel/CompetingLabels.swift", ...sources, "Documents/CompetingLabels.xib"],
  title: words("Two labels compete", "两个 label 竞争"),
  statement: words("If two SmartLabels do not fit next to each other, the SmartLabel with the lower compression resistance is compressed, like labels of the system.", "两个 SmartLabel 放不下时，压缩阻力低的被压缩，与系统控件一样。"),
  handles: [
    text("left", words("Left title", "左边的 title"), "the left one has come to say a lot more"), text("right", words("Right title", "右边的 title"), "the right one does not stop talking either"),
    priority("resistLeft", words("Resistance of the left SmartLabel", "左边的压缩阻力"), 751), priority("resistRight", words("Resistance of the right SmartLabel", "右边的压缩阻力"), 750),
    width(375, 60, 500),
  ],
  moments: [{ left: "the left one", right: "the right one" }, {}, { resistRight: 752 }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const [left, right] = [smartLabel(kit, "left", v.left, `resist ${v.resistLeft}/750`), smartLabel(kit, "right", v.right, `resist ${v.resistRight}/750`)];
    return [kit.lay([`root: ${v.width} x 90`, ...left.views, ...right.views, ...left.rules, ...right.rules,
      "left.leading = root.leading + 10", "left.top = root.top + 20", "right.top = left.top", "right.leading >= left.trailing + 10", "root.trailing = right.trailing + 10"].join("\n"),
    { colors: { left: "gray", right: "gray" }, steps: [tellWidths(["left", "right"])] })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => {
    const widths = [laid.frame("left").width, laid.frame("right").width];
    const wanted = [titleWidth(kit, v.left), titleWidth(kit, v.right)];
    const room = v.width - 30;
    const sizes = fact(`Left is ${n(widths[0])} wide and wants ${wanted[0]}; right is ${n(widths[1])} wide and wants ${wanted[1]}.`, `左边宽 ${n(widths[0])}，需要 ${wanted[0]}；右边宽 ${n(widths[1])}，需要 ${wanted[1]}。`);
    if (Math.min(v.resistLeft, v.resistRight) === 1) return [sizes, fact("At 1 the inner label resists as much as the view.", "优先级为 1 时，内部的 label 与视图一样强。")];
    if (wanted[0] + wanted[1] <= room) return [sizes, claim(same(widths[0], wanted[0]) && same(widths[1], wanted[1]), "Both fit.", "都放得下。")];
    if (v.resistLeft === v.resistRight) return [sizes, fact("They resist equally: see 1.4 for equal priorities.", "压缩阻力相同，见 1.4。")];
    const strong = v.resistLeft > v.resistRight ? 0 : 1;
    const expected = Math.min(wanted[strong], Math.max(0, room));
    const names = [["left", "左边"], ["right", "右边"]];
    return [sizes, claim(same(widths[strong], expected) && same(widths[1 - strong], room - expected),
      `The ${names[1 - strong][0]} one resists less and gets what is left.`, `${names[1 - strong][1]}的压缩阻力低，只得到剩下的宽度。`)];
  },
};

export const smartLabels = [growingLabel, competingLabels];
