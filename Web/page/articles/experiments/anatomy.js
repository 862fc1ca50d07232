import { attributes } from "../../library/names.js";
import { choice, claim, fact, slider, toggle, words } from "../handles.js";
import { n, same } from "../kit.js";

const names = Object.keys(attributes).slice(0, 12);
/** The other view's position for each attribute, and the share of the view's own extent before it. */
const other = { x: 60, y: 50, width: 100, height: 60 };
/** @type {Record<string, [number, number]>} */
const lines = {
  left: [other.x, 0], leading: [other.x, 0], right: [other.x + other.width, 1], trailing: [other.x + other.width, 1], centerX: [other.x + other.width / 2, 0.5],
  top: [other.y, 0], bottom: [other.y + other.height, 1], centerY: [other.y + other.height / 2, 0.5],
  // A view that has no text has the first baseline at the top and the last baseline at the bottom.
  lastBaseline: [other.y + other.height, 1], firstBaseline: [other.y, 0],
};
const attribute = choice("attribute", words("Attribute", "属性"), "centerX", names.map((name) => [name, name]));
const relation = choice("relation", words("Relation", "关系"), "=", [["<=", "≤"], ["=", "="], [">=", "≥"]]);

/** The view's frame by the attribute's meaning. @param {any} v */
function meant(v) {
  const frame = { x: 0, y: 0, width: 40, height: 20 };
  if (v.attribute === "width" || v.attribute === "height") {
    const axis = /** @type {"width" | "height"} */ (v.attribute);
    const target = other[axis] * v.m + v.b;
    const isMet = v.relation === "<=" ? frame[axis] <= target : v.relation === ">=" ? frame[axis] >= target : false;
    if (!isMet) frame[axis] = target;
    return frame;
  }
  if (v.mirrored && ["leading", "trailing"].includes(v.attribute)) return undefined;
  const [line, share] = lines[v.attribute];
  const isHorizontal = attributes[v.attribute] <= 6 && !["top", "bottom"].includes(v.attribute) || v.attribute === "centerX";
  const place = line * v.m + v.b - share * (isHorizontal ? 40 : 20);
  const isMet = v.relation === "<=" ? 0 <= place : v.relation === ">=" ? 0 >= place : false;
  if (!isMet) frame[isHorizontal ? "x" : "y"] = place;
  return frame;
}

const attributesAndRelations = {
  id: "3.2", sources: ["Anatomy/Attributes.swift"],
  title: words("Attributes and relations", "属性与关系"),
  statement: words(
    "Each attribute is a line or an extent of a view: edges by side or by layout direction, extents, centers, baselines. Three relations connect it with another attribute: at most, equal, at least.",
    "每个属性指视图的一条边线或一个尺寸：左右上下、前后（随书写方向）、宽高、中心、基线。两个属性之间有三种关系：小于等于、等于、大于等于。"),
  handles: [attribute, relation, slider("m", words("Multiplier", "乘数 m"), 1, 0.25, 2, 0.25), slider("b", words("Constant", "常数 b"), 0, -40, 40), toggle("mirrored", words("Right to left", "从右到左书写"), false)],
  moments: [
    ...names.map((name) => ({ attribute: name })), ...["<=", "=", ">="].map((sign) => ({ attribute: "width", relation: sign })),
    { attribute: "leading", mirrored: true },
  ],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => [kit.lay(`root: 240 x 130
${v.mirrored ? "direction rtl" : ""}
other: none x none
view: 40 x 20
other.left = root.left + ${other.x}
other.width = ${other.width}
other.top = root.top + ${other.y}
other.height = ${other.height}
view.${v.attribute} ${v.relation} ${v.m} * other.${v.attribute} ${v.b < 0 ? "-" : "+"} ${Math.abs(v.b)}
view.left = root.left @1
view.top = root.top @1`, { colors: { view: "blue", other: "gray" } })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const frame = laid.frame("view");
    const position = [`view is at ${n(frame.x)}, ${n(frame.y)} and is ${n(frame.width)} × ${n(frame.height)}.`, `view 位于 ${n(frame.x)}, ${n(frame.y)}，大小 ${n(frame.width)} × ${n(frame.height)}。`];
    if (v.mirrored && ["leading", "trailing"].includes(v.attribute)) {
      const x = v.attribute === "leading" ? other.x + other.width - 40 : other.x;
      if (v.relation !== "=" || v.m !== 1 || v.b !== 0) return [fact(position[0], position[1])];
      return [claim(same(frame.x, x), `${position[0]} In a right-to-left layout, ${v.attribute} is ${v.attribute === "leading" ? "right" : "left"}.`, `${position[1]}从右到左书写时，${v.attribute} 在${v.attribute === "leading" ? "右" : "左"}边。`)];
    }
    const expected = /** @type {any} */ (meant(v));
    if (expected.width < 0 || expected.height < 0) return [fact(`${position[0]} An extent cannot be negative, so the constraint is broken.`, `${position[1]}尺寸不能小于 0，约束被打破。`)];
    const isSo = ["x", "y", "width", "height"].every((key) => Math.abs(frame[key] - expected[key]) < 0.34);
    return [claim(isSo, `view.${v.attribute} ${v.relation} other.${v.attribute}: ${position[0]}`, `view.${v.attribute} ${v.relation} other.${v.attribute}:${position[1]}`)];
  },
};

const equations = {
  id: "3.3", sources: ["Anatomy/Equations.swift"],
  title: words("The equation in both orders", "约束方程，正写与反写"),
  statement: words(
    "A constraint is first = second × m + b, or with ≤ or ≥. Reversed, with the sign of the constant changed, it describes the same layout: B.left = A.right + 10 is A.right = B.left − 10.",
    "约束的本质是 first（关系）second × m + b。把两项对调、常数变号，描述的是同一布局：B.left = A.right + 10 就是 A.right = B.left − 10。"),
  handles: [
    choice("form", words("Written as", "写法"), "forward", [["forward", "B.left = A.right + b"], ["backward", "A.right = B.left − b"], ["scaled", "B.width = A.width × m + 5"], ["loose", "B.left ≥ A.right + b"]]),
    slider("b", words("Constant b", "常数 b"), 10, 0, 60), slider("m", words("Multiplier m", "乘数 m"), 2, 0.25, 2.5, 0.25),
  ],
  moments: [{}, { form: "backward" }, { form: "scaled", b: 15 }, { form: "loose", b: 15 }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const joins = {
      forward: [`B.left = A.right + ${v.b}`], backward: [`A.right = B.left - ${v.b}`],
      scaled: ["A.width = 60", `B.left = A.right + ${v.b}`, `B.width = ${v.m} * A.width + 5`], loose: [`B.left >= A.right + ${v.b}`],
    }[/** @type {"loose"} */ (v.form)];
    const [first, ...rest] = joins.length > 1 ? [joins.slice(0, 2).join("\n"), joins[2]] : ["", joins[0]];
    return [kit.lay(`root: 240 x 60
A: 60 x 40
B: 80 x 40
${first}
A.leading = root.leading + 20
A.top = root.top + 10
B.top = A.top
${rest.join("\n")}`, { colors: { A: "blue", B: "orange" } })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const [a, b] = [laid.frame("A"), laid.frame("B")];
    const gap = claim(same(b.x - a.right, v.b), v.form === "loose" ? `B is ${n(b.x - a.right)} right of A, the smallest allowed distance.` : `B is ${n(b.x - a.right)} right of A.`, v.form === "loose" ? `B 在 A 右边 ${n(b.x - a.right)}，取允许的最小距离。` : `B 在 A 右边 ${n(b.x - a.right)}。`);
    if (v.form !== "scaled") return [gap];
    return [gap, claim(Math.abs(b.width - (a.width * v.m + 5)) < 0.34, `B is ${n(b.width)} wide: ${v.m} × ${n(a.width)} + 5.`, `B 宽 ${n(b.width)}：${v.m} × ${n(a.width)} + 5。`)];
  },
};

const unaryConstraints = {
  id: "3.4", sources: ["Anatomy/UnaryConstraints.swift"],
  title: words("Constraints on a single view", "一元约束"),
  statement: words(
    "A constraint that has no second item is unary: it sets a view's extent, as in width ≥ 100. A second attribute is ignored.",
    "没有第二项的约束是一元约束，只约束一个视图的尺寸，如 width ≥ 100。这时第二个属性写什么都无所谓。"),
  handles: [
    relation, slider("constant", words("Constant", "常数"), 50, 0, 200), slider("content", words("Content width", "固有宽度"), 30, 0, 200), toggle("has", words("It has content", "有固有宽度"), false),
    toggle("odd", words("The second attribute is the height", "第二个属性写成高度"), false),
  ],
  moments: [{}, { relation: ">=", constant: 100, has: true }, { relation: ">=", constant: 100, has: true, odd: true }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => [kit.lay(`root: 240 x 60
view: ${v.has ? v.content : "none"} x 40
view.top = root.top + 10
view.leading = root.leading + 10`, {
    colors: { view: "blue" },
    // The language allows a second attribute only with a second item; the initializer does.
    prepare: (/** @type {any} */ model) => model.system.addConstraint({
      item: 1, attribute: "width", relation: v.relation, constant: v.constant, toAttribute: v.odd ? "height" : undefined,
    }),
  })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const { width } = laid.frame("view");
    const content = v.has ? v.content : undefined;
    const expected = v.relation === "=" ? v.constant : content === undefined ? v.constant : v.relation === ">=" ? Math.max(content, v.constant) : Math.min(content, v.constant);
    const sentences = [claim(same(width, expected), `width ${v.relation} ${v.constant}${content === undefined ? "" : `, content ${content}`}: the view is ${n(width)} wide.`, `width ${v.relation} ${v.constant}${content === undefined ? "" : `，固有宽度 ${content}`}：视图宽 ${n(width)}。`)];
    const { system } = laid.parts[0].model;
    const read = system.constraint(2);
    sentences.push(claim(read.to === undefined && read.toAttribute === undefined, "The constraint has no second item, and the second attribute reads as none.", "约束没有第二项，读回的第二个属性是“无”。"));
    return sentences;
  },
};

export const anatomy = { attributesAndRelations, equations, unaryConstraints };
