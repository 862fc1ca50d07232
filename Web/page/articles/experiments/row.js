// Article 1: which of two views in a row changes, and when neither does.

import { claim, fact, history, priority, width, words } from "../handles.js";
import { n, raise, same } from "../kit.js";

const sources = ["Ranges/LabelRow.swift"];
const colors = { label1: "blue", label2: "orange" };

/** @param {number} width @param {string} [first] @param {string} [second] the options of each after the size */
const row = (width, first = "", second = "") => `root: ${width} x 44
label1: 100 x 24 ${first}
label2: 100 x 24 ${second}
H:|-10-[label1]-10-[label2]-10-|
V:|-10-[label1]
V:|-10-[label2]`;

/** @param {any} laid */
const widthsOf = (laid) => [laid.frame("label1").width, laid.frame("label2").width];

/** @param {number[]} widths */
const describe = ([one, two]) => fact(`label1 is ${n(one)} wide, label2 ${n(two)}; both have content of 100.`, `label1 宽 ${n(one)}，label2 宽 ${n(two)}，固有宽度都是 100。`);

const twoLabels = {
  id: "1.3", sources: ["Ranges/TwoLabels.swift", ...sources],
  title: words("A row of any width", "任意宽度的一行"),
  statement: words(
    "Two views with content of 100 are in a row with gaps of 10. If label1 hugs and resists more strongly, label2 is stretched above 230 and compressed below, down to 0; only then label1 is compressed.",
    "两个固有宽度 100 的视图排成一行，间隔 10。label1 的吸附和压缩阻力都更高：宽于 230 拉伸 label2，窄于 230 压缩 label2，直到 0，然后才压缩 label1。"),
  remark: words(
    "The article states that label1 is compressed below a width of 110. By the article’s gaps it is 130: 10 + 100 + 10 + 0 + 10.",
    "原文说窄于 110 才压缩 label1；按它给的间隔应是 130:10 + 100 + 10 + 0 + 10。"),
  handles: [
    width(300, 31, 400),
    priority("hug1", words("Hugging of label1", "label1 的吸附"), 251), priority("hug2", words("Hugging of label2", "label2 的吸附"), 250),
    priority("resist1", words("Resistance of label1", "label1 的压缩阻力"), 751), priority("resist2", words("Resistance of label2", "label2 的压缩阻力"), 750),
  ],
  moments: [{}, { width: 230 }, { width: 180 }, { width: 130 }, { width: 120 }, { width: 90 }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) =>
    [kit.lay(row(v.width, `hug ${v.hug1}/250 resist ${v.resist1}/750`, `hug ${v.hug2}/250 resist ${v.resist2}/750`), { colors })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const widths = widthsOf(laid);
    const room = v.width - 30;
    const sentences = [describe(widths)];
    if (room === 200) return [...sentences, claim(same(widths[0], 100) && same(widths[1], 100), "The row fits both.", "宽度正好，两个都不变。")];
    const isStretched = room > 200;
    const [one, two] = isStretched ? [v.hug1, v.hug2] : [v.resist1, v.resist2];
    if (one === two) return [...sentences, fact("Neither is stronger: see 1.4 for equal priorities.", "优先级相同，见 1.4。")];
    const [weak, strong] = one < two ? [0, 1] : [1, 0];
    const expected = [0, 0];
    expected[strong] = isStretched ? 100 : Math.min(100, room);
    expected[weak] = room - expected[strong];
    const names = ["label1", "label2"];
    const verb = isStretched ? ["stretched", "拉伸"] : ["compressed", "压缩"];
    return [...sentences, claim(same(widths[0], expected[0]) && same(widths[1], expected[1]),
      `${names[weak]} is ${verb[0]}${expected[weak] === 0 ? " to nothing" : ""}, because it is weaker${expected[strong] < 100 ? `; ${names[strong]} only after that` : ""}.`,
      `${names[weak]} 较弱，被${verb[1]}${expected[weak] === 0 ? "到 0" : ""}${expected[strong] < 100 ? `，之后才轮到 ${names[strong]}` : ""}。`)];
  },
};

/** The possible calls by their names in the link. */
const calls = /** @type {const} */ ({
  h1: ["label1", "hugging", 251], h2: ["label2", "hugging", 251], r1: ["label1", "compression", 751], r2: ["label2", "compression", 751],
});

const equalPriorities = {
  id: "1.4", sources: ["Ranges/EqualPriorities.swift", ...sources],
  title: words("Equal priorities", "优先级相同"),
  statement: words(
    "Of equally strong views the view raised last to that priority is changed. If none was ever raised, the first is stretched and the last is compressed.",
    "优先级相同时，改变最后一个提升到该级别的；都没有提升过，则拉伸第一个、压缩最后一个。"),
  handles: [
    history("calls", words("Calls, in this order", "按顺序调用"), [["h1", "label1 hugs at 251", "label1 吸附 = 251"], ["h2", "label2 hugs at 251", "label2 吸附 = 251"], ["r1", "label1 resists at 751", "label1 压缩阻力 = 751"], ["r2", "label2 resists at 751", "label2 压缩阻力 = 751"]]),
    width(300, 31, 400),
  ],
  moments: [
    {}, { calls: ["h2", "h1"] }, { calls: ["h1", "h2"] },
    { width: 180 }, { width: 180, calls: ["r2", "r1"] }, { width: 180, calls: ["r1", "r2"] },
  ],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => [kit.lay(row(v.width), {
    colors,
    prepare: (/** @type {any} */ model) => {
      for (const call of v.calls) {
        const [name, kind, value] = calls[/** @type {keyof typeof calls} */ (call)];
        raise(model, name, kind, 0, value);
      }
    },
  })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const widths = widthsOf(laid);
    const room = v.width - 30;
    if (room === 200) return [describe(widths), fact("Both fit: none is changed.", "正好放下，谁也不变。")];
    const isStretched = room > 200;
    /** Only the first call has an effect; repeated calls change nothing. @type {string[]} */
    const raised = [...new Set(v.calls)].filter((call) => String(call).startsWith(isStretched ? "h" : "r")).map(String);
    const names = ["label1", "label2"];
    const both = raised.length === 2;
    // If only one label was raised, it is stronger.
    const changed = both ? Number(raised[1][1]) - 1 : raised.length === 1 ? 2 - Number(raised[0][1]) : isStretched ? 0 : 1;
    const expected = [100, 100];
    expected[changed] = Math.max(0, room - 100);
    expected[1 - changed] = room - expected[changed];
    const why = both ? ["was raised last", "最后提升"] : raised.length === 1 ? ["is now the weaker label", "现在较弱"]
      : isStretched ? ["comes first, and none was raised", "排在第一个，且没有提升过"] : ["comes last, and none was raised", "排在最后，且没有提升过"];
    return [describe(widths), claim(same(widths[0], expected[0]) && same(widths[1], expected[1]),
      `${names[changed]} ${why[0]}: it is ${isStretched ? "stretched" : "cut"}.`, `${names[changed]} ${why[1]}，被${isStretched ? "拉伸" : "压缩"}。`)];
  },
};

/** Hugging priorities set in order: the label and the value. */
const settings = { a250: ["label1", 250], a260: ["label1", 260], a270: ["label1", 270], b250: ["label2", 250], b260: ["label2", 260], b270: ["label2", 270] };

/** @param {any} model @param {string} step */
function hug(model, step) {
  const [name, value] = settings[/** @type {keyof typeof settings} */ (step)];
  raise(model, String(name), "hugging", 0, Number(value));
}

const presentLayoutKept = {
  id: "1.5", sources: ["Ranges/PresentLayoutKept.swift", ...sources],
  title: words("The current layout is kept", "保持现有布局"),
  statement: words(
    "A change of priority moves views only if the current layout does not match the new order. The same calls before the first layout have no layout to keep: the label raised last is stretched.",
    "改变优先级后，只有现有布局不再符合新的次序才重新布局，否则保持不变。若这些调用都在第一次布局之前，就没有布局可保持：拉伸最后提升的。"),
  handles: [
    history("calls", words("Hugging, set in order", "依次设置吸附优先级"), Object.entries(settings).map(([key, [name, value]]) => [key, `${name} = ${value}`])),
    { kind: /** @type {const} */ ("toggle"), key: "live", label: words("Layout after each call", "每次调用后都布局"), value: true },
    width(300, 231, 400),
  ],
  moments: [{}, { calls: ["b260"] }, { calls: ["b260", "a270"] }, { calls: ["b260", "a270", "a260"] }, { live: false, calls: ["b260", "a270", "a260"] }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const steps = v.calls.map((/** @type {string} */ step) => (/** @type {any} */ model) => hug(model, step));
    return [kit.lay(row(v.width), v.live ? { colors, steps } : { colors, prepare: (/** @type {any} */ model) => steps.forEach((/** @type {any} */ step) => step(model)) })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const widths = widthsOf(laid);
    const now = [250, 250];
    let stretched = 0;
    let last = -1;
    let moved = false;
    for (const step of v.calls) {
      const [name, value] = settings[/** @type {keyof typeof settings} */ (step)];
      const index = name === "label1" ? 0 : 1;
      if (now[index] !== value) last = index;
      now[index] = Number(value);
      moved = now[1 - stretched] < now[stretched];
      if (v.live && moved) stretched = 1 - stretched;
    }
    if (!v.live && last >= 0) stretched = now[0] === now[1] ? last : now[0] < now[1] ? 0 : 1;
    const names = ["label1", "label2"];
    const expected = [100, 100];
    expected[stretched] = v.width - 130;
    const order = now[0] === now[1] ? [`Both now hug at ${now[0]}`, `现在吸附都是 ${now[0]}`] : [`label1 hugs at ${now[0]}, label2 at ${now[1]}`, `label1 吸附 ${now[0]}，label2 吸附 ${now[1]}`];
    const why = v.calls.length === 0 ? ["none was raised, so the first label is stretched", "都没有提升过，拉伸第一个"]
      : !v.live ? (now[0] === now[1] ? ["the label raised last is stretched", "拉伸最后提升的"] : ["the weaker label is stretched", "拉伸较弱的"])
        : moved ? ["the last call reversed the order, and the layout changed", "最后一次调用颠倒了次序，于是重新布局"] : ["the layout already matches and is kept", "现有布局已经符合，保持不变"];
    return [describe(widths), claim(same(widths[0], expected[0]) && same(widths[1], expected[1]),
      `${order[0]}: ${why[0]}; ${names[stretched]} is the one stretched.`, `${order[1]}：${why[1]}，被拉伸的是 ${names[stretched]}。`)];
  },
};

export const rowsOfTwo = [twoLabels, equalPriorities, presentLayoutKept];
