import { words } from "../handles.js";
import { anatomy } from "./anatomy.js";
import { cells } from "./cells.js";
import { gaps } from "./gaps.js";
import { kinds } from "./kinds.js";
import { nineGrid } from "./nine-grid.js";
import { rangesOfValues } from "./ranges.js";
import { recordings } from "./recordings.js";
import { rowsOfTwo } from "./row.js";
import { smartLabels } from "./smart-label.js";

/**
 * @typedef {import("../handles.js").Words} Words
 * @typedef {{ id: string, sources: string[], title: Words, statement: Words, remark?: Words, how?: Words,
 *   animation?: { key: string, end: number, every: number }, handles: import("../handles.js").Handle[],
 *   moments: Record<string, any>[],
 *   build: (kit: import("../kit.js").Kit, values: any) => import("../kit.js").Part[],
 *   outcome: (laid: import("../kit.js").Laid, values: any, kit: import("../kit.js").Kit) => import("../handles.js").Sentence[] }} Experiment
 */

/** The articles with their titles and subjects. */
export const articles = [
  { title: "ContentCompressionResistance和ContentHugging详解", subject: words("How strongly a view resists growing or shrinking from its content size.", "视图有多不愿意变得比内容大，或比内容小。") },
  { title: "深入剖析AutoLayout 之 优先级", subject: words("The chosen value if constraints allow a range, and the view that is changed.", "约束允许一个范围时取哪个值，两个视图里改变哪一个。") },
  { title: "AutoLayout:constraint priority 约束优先级(九宫格续,一个更优方案)", subject: words("A post with one large picture or nine small pictures, and a panel below.", "一条微博，一张大图或九张小图，下面的按钮栏随之移动。") },
  { title: "AutoLayout学习笔记之约束(1)", subject: words("The parts of constraints, the kinds of constraints, and how to make them.", "约束由什么组成，有哪些种类，怎样创建。") },
  { title: "SmartLabel: 自定义视图的 intrinsic content size", subject: words("A custom view that grows with the text, with only a position in a xib.", "随文字生长的自定义视图，在 xib 里只确定位置。") },
  { title: "Recorded on iOS 26", subject: words("The broken constraint and the growing label, recorded in a simulator.", "打破哪条约束、拉伸哪个 label：模拟器上实测的结果。") },
];

/** @type {Experiment[]} */
export const experiments = /** @type {any} */ ([
  ...gaps, ...cells, ...rangesOfValues, ...rowsOfTwo, ...nineGrid,
  kinds.constraintClasses, anatomy.attributesAndRelations, anatomy.equations, anatomy.unaryConstraints, kinds.threeWays, kinds.illegalConstraints,
  ...smartLabels, ...recordings,
]);
