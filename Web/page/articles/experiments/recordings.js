import { choice, claim, fact, history, only, toggle, width, words } from "../handles.js";
import { n, same } from "../kit.js";

/** The constraints of each strip, and the recorded left edge and width. */
const contradictions = [
  { title: words("width 90 and 180", "宽 90 与 180"), rules: ["strip.leading = root.leading + 10", "strip.width = 90", "strip.width = 180"], stated: [10, 90] },
  { title: words("width ≥ 140 and ≤ 80", "宽 ≥ 140 与 ≤ 80"), rules: ["strip.leading = root.leading + 10", "strip.width >= 140", "strip.width <= 80"], stated: [10, 140] },
  { title: words("width 120 and ≤ 60", "宽 120 与 ≤ 60"), rules: ["strip.leading = root.leading + 10", "strip.width = 120", "strip.width <= 60"], stated: [10, 120] },
  { title: words("half the sheet’s width and 100", "父视图宽度的一半与 100"), rules: ["strip.leading = root.leading + 10", "strip.width = 0.5 * root.width", "strip.width = 100"], stated: [10, 150] },
  { title: words("both edges and a width", "两边与宽度"), rules: ["strip.leading = root.leading + 30", "strip.trailing = root.trailing", "strip.width = 100"], stated: [30, 270] },
  { title: words("both edges and the center", "两边与中心"), rules: ["strip.leading = root.leading + 30", "strip.trailing = root.trailing", "strip.centerX = root.centerX"], stated: [30, 270] },
  { title: words("left edge at 15 and at 40", "左边 15 与 40"), rules: ["strip.width = 100", "strip.leading = root.leading + 15", "strip.leading = root.leading + 40"], stated: [15, 100] },
];

const whichBreaks = {
  id: "5.1", sources: ["Recordings/WhichBreaks.swift"],
  title: words("Which constraint is broken", "打破哪一条约束"),
  statement: words(
    "One of the conflicting required constraints is broken. The choice depends on the constraints and the positions of their views, not on the order of activation.",
    "必须成立的约束互相矛盾时打破其中一条。打破哪条取决于约束的内容和视图的位置，与添加的先后无关。"),
  handles: [
    only((v) => !v.switched, toggle("reversed", words("Activated in reverse order", "倒序激活"), false)),
    toggle("switched", words("A single strip: 90 and 180, switched", "单独一条：90 与 180 的开关"), false),
    only((v) => v.switched, history("calls", words("The width of 90 is", "宽 90 的约束"), [["off", "switched off", "停用"], ["on", "switched on", "启用"]])),
  ],
  moments: [{}, { reversed: true }, { switched: true }, { switched: true, calls: ["off"] }, { switched: true, calls: ["off", "on"] }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    if (v.switched) {
      const narrow = { item: 1, attribute: "width", constant: 90 };
      let number = 3;
      let isOn = true;
      const steps = v.calls.map((/** @type {string} */ call) => (/** @type {any} */ model) => {
        if (call === "off" && isOn) model.system.removeConstraint(number);
        if (call === "on" && !isOn) number = model.system.addConstraint(narrow);
        isOn = call === "on";
      });
      return [kit.lay("root: 300 x 44\nstrip: none x none\nstrip.top = root.top + 10\nstrip.height = 24\nstrip.leading = root.leading + 10\nstrip.width = 90\nstrip.width = 180", { colors: { strip: "blue" }, steps })];
    }
    const lines = [`root: 300 x ${contradictions.length * 34 + 10}`, ...contradictions.map((_, index) => `strip${index + 1}: none x none`)];
    contradictions.forEach(({ rules }, index) => {
      const ordered = v.reversed ? [...rules].reverse() : rules;
      lines.push(...[`strip.top = root.top + ${10 + index * 34}`, "strip.height = 24", ...ordered].map((line) => line.replace("strip", `strip${index + 1}`)));
    });
    return [kit.lay(lines.join("\n"), { colors: Object.fromEntries(contradictions.map((_, index) => [`strip${index + 1}`, "blue"])) })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    if (v.switched) {
      const { width } = laid.frame("strip");
      const isOff = v.calls.at(-1) === "off";
      return [claim(same(width, isOff ? 180 : 90),
        isOff ? `90 is switched off: 180, though broken before, pulls still, and the strip is ${n(width)} wide.` : `Of 90 and 180 the latter is broken: the strip is ${n(width)} wide.`,
        isOff ? `停用 90 后，先前被打破的 180 仍在起作用：宽 ${n(width)}。` : `90 与 180 中打破后者：宽 ${n(width)}。`)];
    }
    return contradictions.map(({ title, stated }, index) => {
      const { x, width } = laid.frame(`strip${index + 1}`);
      return claim(same(x, stated[0]) && same(width, stated[1]), `${title.en}: left edge ${n(x)}, width ${n(width)}.`, `${title.zh}：左边 ${n(x)}，宽 ${n(width)}。`);
    });
  },
};

const ties = ["1,1", "0,0", "0,1", "1,0", "1,1,1", "0,0,0", "1,0,1", "0,0,1"];
const grown = ["first", "second", "first", "second", "first", "third", "second", "second"];
const labels = [["first", "Now", "orange"], ["second", "Later", "green"], ["third", "Never", "gray"]];
const ordinals = [words("first", "第一个"), words("second", "第二个"), words("third", "第三个")];

const wrappingTie = {
  id: "5.2", sources: ["Recordings/WrappingTie.swift"],
  title: words("Of wrapping labels the last label grows", "换行的 label 从最后一个拉伸"),
  statement: words("Of equal labels in a row the first label grows; of labels that may wrap, the last label grows. In a column it is the first in both cases.", "一行里优先级相同的 label 拉伸第一个；其中可以换行的，则拉伸最后一个可换行的。竖排时总是第一个。"),
  handles: [
    choice("lines", words("numberOfLines of the labels", "各 label 的 numberOfLines"), "1,1", ties.map((lines) => [lines, lines.replaceAll(",", ", ")])),
    toggle("column", words("In a column", "竖排"), false), width(320, 150, 400),
  ],
  moments: [...ties.map((lines) => ({ lines })), { column: true, width: 160 }, { column: true, width: 160, lines: "0,0" }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const lines = v.lines.split(",");
    const used = labels.slice(0, lines.length);
    const [start, end, cross] = v.column ? ["top", "bottom", "left"] : ["leading", "trailing", "centerY"];
    const text = [`root: ${v.width} x ${v.column ? 120 : 44}`, ...used.map(([name, said], index) => `${name}: "${said}" 17 lines ${lines[index]}`)];
    used.forEach(([name], index) => {
      text.push(`${name}.${start} = ${index === 0 ? `root.${start}` : `${used[index - 1][0]}.${end}`} + 10`, `${name}.${cross} = root.${cross}`);
    });
    text.push(`root.${end} = ${used[used.length - 1][0]}.${end} + 10`);
    return [kit.lay(text.join("\n"), { colors: Object.fromEntries(used.map(([name, , color]) => [name, color])) })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => {
    const used = labels.slice(0, v.lines.split(",").length);
    const extent = v.column ? "height" : "width";
    const found = used.findIndex(([name, said]) => laid.frame(name)[extent] - kit.textSize(said)[extent] > 1);
    if (found < 0) return [fact("Nothing has to grow: the texts take all the room.", "没有多余的空间，谁也不用拉伸。")];
    const expected = v.column ? "first" : grown[ties.indexOf(v.lines)];
    return [claim(used[found][0] === expected, `numberOfLines ${v.lines}: the ${ordinals[found].en} label grows.`, `numberOfLines ${v.lines}：拉伸${ordinals[found].zh}。`)];
  },
};

export const recordings = [whichBreaks, wrappingTie];
