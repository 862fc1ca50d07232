// Article 0: the view that is stretched or compressed where two views meet.

import { claim, fact, height, only, priority, slider, text, toggle, width, words } from "../handles.js";
import { n, same } from "../kit.js";

/** The height of the status bar and navigation bar above the controller's view on the gallery's phone. */
const bar = 91;
const phone = { width: 390, height: 844 };
/** The phone's safe area inset at the bottom. */
const home = 34;

const intrinsicSize = {
  id: "0.1", sources: ["ContentPriorities/IntrinsicSize.swift"],
  title: words("A custom content size", "自定义固有尺寸"),
  statement: words(
    "A view with an intrinsic content size needs constraints only for the position. A plain UIView has none, (−1, −1), and is invisible until it has a size.",
    "视图只要说明内容有多大（重写 intrinsicContentSize），约束就只需确定位置。普通的 UIView 没有固有尺寸，返回 (−1, −1)，所以只有位置约束时什么也看不到。"),
  how: words(
    "The root is the controller’s view; the bars end 91 points below the view’s top, like topLayoutGuide.",
    "根视图就是控制器的 view；导航栏的下沿按 topLayoutGuide 位于顶部下方 91 点。"),
  handles: [
    toggle("overrides", words("intrinsicContentSize is overridden", "重写 intrinsicContentSize"), true),
    only((v) => v.overrides, slider("w", words("Its width", "固有宽度"), 150, 0, 390)), only((v) => v.overrides, slider("h", words("Its height", "固有高度"), 66, 0, 700)),
  ],
  moments: [{ overrides: false }, {}],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const name = v.overrides ? "intrinsicView" : "view";
    const size = v.overrides ? `${v.w} x ${v.h}` : "none x none";
    return [kit.lay(`root: ${phone.width} x ${phone.height}
${name}: ${size}
${name}.centerX = root.centerX
${name}.top = root.top + ${bar}`, { colors: { [name]: "blue" } })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const frame = laid.frame(v.overrides ? "intrinsicView" : "view");
    const size = `${n(frame.width)} × ${n(frame.height)}`;
    if (!v.overrides) {
      return [claim(frame.width === 0 && frame.height === 0, `The plain view is ${size}: it is invisible.`, `普通视图的大小是 ${size}，什么也看不到。`)];
    }
    return [
      claim(same(frame.width, v.w) && same(frame.height, v.h), `The view is ${size}, the content size, with constraints only for the position.`, `视图大小为 ${size}，正是它的固有尺寸，约束只给了位置。`),
      fact(`Its center is at ${n(frame.x + frame.width / 2)}, its top at ${n(frame.y)}.`, `中心在 ${n(frame.x + frame.width / 2)}，顶边在 ${n(frame.y)}。`),
    ];
  },
};

const gapStretches = {
  id: "0.2", sources: ["ContentPriorities/GapStretches.swift", "ContentPriorities/IntrinsicSize.swift"],
  title: words("Which view is stretched", "谁被拉伸"),
  statement: words(
    "Two views of the same content size are at the top and at the bottom. A fixed gap of 40 between them stretches the upper view; if that hugs the content at 251 instead of 250, the lower view is stretched.",
    "两个固有尺寸相同的视图分别贴着顶部和底部。让二者间距固定为 40，上面的被拉伸；把上面的内容吸附优先级从 250 提到 251，就改为拉伸下面的。"),
  handles: [
    toggle("joined", words("Fixed gap", "固定间距"), true), only((v) => v.joined, slider("gap", words("Gap", "间距"), 40, 0, 400)),
    priority("top", words("Hugging of topView", "topView 的内容吸附"), 250), priority("bottom", words("Hugging of bottomView", "bottomView 的内容吸附"), 250),
    height(phone.height, 320, 900),
  ],
  moments: [{ joined: false }, {}, { top: 251 }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => [kit.lay(`root: ${phone.width} x ${v.height}
topView: 150 x 66 hug 250/${v.top}
bottomView: 150 x 66 hug 250/${v.bottom}
topView.centerX = root.centerX
topView.top = root.top + ${bar}
bottomView.centerX = root.centerX
bottomView.bottom = root.bottom - ${home}
${v.joined ? `bottomView.top = topView.bottom + ${v.gap}` : ""}`, { colors: { topView: "blue", bottomView: "blue" } })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const [top, bottom] = [laid.frame("topView"), laid.frame("bottomView")];
    const sizes = fact(`topView is ${n(top.height)} high, bottomView ${n(bottom.height)}; both have content of 66.`, `topView 高 ${n(top.height)}，bottomView 高 ${n(bottom.height)}，固有高度都是 66。`);
    if (!v.joined) return [sizes, claim(same(top.height, 66) && same(bottom.height, 66), "Nothing connects them: both keep their content size.", "二者之间没有约束，都保持固有尺寸。")];
    const room = bottom.bottom - top.y - v.gap;
    if (room < 132) return [sizes, fact("There is not enough room for both contents: compression resistance decides, not hugging.", "空间不足，起作用的是压缩阻力，而不是内容吸附。")];
    const areUsual = v.top === 250 && v.bottom === 250;
    const expected = v.top > v.bottom || (v.top === v.bottom && !areUsual) ? bottom : top;
    const [grown, kept] = expected === top ? ["topView", "bottomView"] : ["bottomView", "topView"];
    const why = areUsual ? ["They hug equally, and none was raised: the first view is stretched", "吸附优先级相同且没有提升过，拉伸第一个"]
      : v.top === v.bottom ? ["They hug equally, and bottomView was raised last", "吸附优先级相同，bottomView 最后提升"]
      : ["The view that hugs less is stretched", "拉伸吸附优先级低的"];
    return [sizes, claim(same(expected.height, room - 66), `${why[0]}: ${grown} takes all the extra room, ${kept} keeps 66.`, `${why[1]}：${grown} 占满剩余空间，${kept} 保持 66。`)];
  },
};

const gapCompresses = {
  id: "0.3", sources: ["ContentPriorities/GapCompresses.swift"],
  title: words("Which label is compressed", "谁被压缩"),
  statement: words(
    "Two labels in a row, 20 apart, must end at least 10 before the right edge. If their texts are too long, the right label is compressed; if it resists at 751, the left label is.",
    "两个 label 并排，间距 20，右边至少留 10。文字太长放不下时右边的被截断；把右边的压缩阻力提到 751，被截断的就是左边的。"),
  handles: [
    text("left", words("Left text", "左边的文字"), "the left one says a lot"), text("right", words("Right text", "右边的文字"), "the right one says even more"),
    priority("resistLeft", words("Resistance of leftLabel", "leftLabel 的压缩阻力"), 750), priority("resistRight", words("Resistance of rightLabel", "rightLabel 的压缩阻力"), 750),
    width(320, 60, 500),
  ],
  moments: [{ left: "leftLabel", right: "rightLabel" }, {}, { resistRight: 751 }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => [kit.lay(`root: ${v.width} x 130
leftLabel: ${JSON.stringify(v.left)} 17 resist ${v.resistLeft}/750
rightLabel: ${JSON.stringify(v.right)} 17 resist ${v.resistRight}/750
leftLabel.left = root.left + 10
leftLabel.top = root.top + 80
rightLabel.top = leftLabel.top
rightLabel.left = leftLabel.right + 20
rightLabel.right <= root.right - 10`, { colors: { leftLabel: "orange", rightLabel: "green" } })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => {
    const [left, right] = [laid.frame("leftLabel"), laid.frame("rightLabel")];
    const [wantLeft, wantRight] = [v.left, v.right].map((value) => (value ? kit.textSize(value).width : 0));
    const sizes = fact(
      `leftLabel is ${n(left.width)} wide and wants ${n(wantLeft)}; rightLabel is ${n(right.width)} wide and wants ${n(wantRight)}.`,
      `leftLabel 宽 ${n(left.width)}，需要 ${n(wantLeft)}；rightLabel 宽 ${n(right.width)}，需要 ${n(wantRight)}。`);
    const room = v.width - 40;
    if (wantLeft + wantRight <= room + 0.001) return [sizes, claim(same(left.width, wantLeft) && same(right.width, wantRight), "Both fit, and both are as wide as their text.", "都放得下，宽度都等于文字宽度。")];
    const keepsRight = v.resistRight > v.resistLeft;
    const kept = keepsRight ? right : left;
    const want = keepsRight ? wantRight : wantLeft;
    const [strong, weak] = keepsRight ? ["rightLabel", "leftLabel"] : ["leftLabel", "rightLabel"];
    return [sizes, claim(same(kept.width, Math.min(want, room)) || kept.width > want - 0.34,
      `They do not fit: ${weak} gets the room that ${strong} leaves${v.resistLeft === v.resistRight ? ", as both resist equally and the last one is compressed" : ""}.`,
      `放不下：${v.resistLeft === v.resistRight ? "压缩阻力相同，压缩最后一个，" : ""}${weak} 只得到 ${strong} 剩下的宽度。`)];
  },
};

export const gaps = [intrinsicSize, gapStretches, gapCompresses];
