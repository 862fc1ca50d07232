import { choice, claim, fact, only, slider, toggle, width, words } from "../handles.js";
import { n, same } from "../kit.js";

const constraintClasses = {
  id: "3.1", sources: ["Anatomy/ConstraintClasses.swift"],
  title: words("The kinds of constraints", "约束的种类"),
  statement: words(
    "Besides your own constraints there are four kinds made by the system: for content sizes, for autoresizing masks, for the bars of a controller, and constraints added by Interface Builder.",
    "除了自己写的约束，系统还会产生四种：内容大小约束、自动尺寸调整约束、布局支持约束（控制器的上下边界），以及 IB 自动添加的原型约束。"),
  how: words(
    "The classes are UIKit’s; here each kind is written as equations. NSContentSizeLayoutConstraint belongs to the label’s text.",
    "这些类是 UIKit 的；这里把每一种写成它所代表的方程。NSContentSizeLayoutConstraint 由 label 的文字产生。"),
  handles: [
    toggle("canvas", words("Interface Builder’s canvas instead", "改看 IB 的画布"), false),
    only((v) => !v.canvas, slider("w", words("Width of the controller’s view", "控制器 view 的宽度"), 390, 250, 430, 1, "right")), only((v) => !v.canvas, slider("bar", words("End of the bars (_UILayoutSupportConstraint)", "导航栏下沿（_UILayoutSupportConstraint）"), 91, 0, 140)),
    only((v) => !v.canvas, toggle("content", words("Content size (NSContentSizeLayoutConstraint)", "内容大小（NSContentSizeLayoutConstraint）"), true)),
    only((v) => v.canvas, toggle("prototype", words("NSIBPrototypingLayoutConstraint holds it", "NSIBPrototypingLayoutConstraint 固定位置"), true)),
  ],
  moments: [{}, { canvas: true }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    if (v.canvas) {
      return [kit.lay(`root: 240 x 80
view: none x none
view.width = 60
view.height = 40
view.top = root.top + 20
${v.prototype ? "view.left = root.left + 70" : ""}`, { colors: { view: "blue" } })];
    }
    return [kit.lay(`root: ${v.w} x 300
masked: none x none
${v.content ? 'label: "A label" 17' : "label: none x none"}
guide: none x none
guide.top = root.top
guide.height = ${v.bar}
guide.left = root.left
guide.width = 0
masked.left = root.left + 20
masked.right = root.right - 170
masked.top = root.top + 160
masked.height = 60
label.leading = masked.leading + 8
label.top = guide.bottom + 20`, { colors: { masked: "gray", label: "orange" } })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => {
    if (v.canvas) {
      const { x } = laid.frame("view");
      if (!v.prototype) return [fact(`No constraint determines the view’s position: it is ambiguous and at ${n(x)}.`, `没有约束确定水平位置：有歧义，位于 ${n(x)}。`)];
      return [claim(same(x, 70), "NSIBPrototypingLayoutConstraint: the canvas keeps the view at 70, where it was drawn.", "NSIBPrototypingLayoutConstraint：画布把视图固定在画的位置 70。")];
    }
    const [label, masked] = [laid.frame("label"), laid.frame("masked")];
    const size = kit.textSize("A label");
    return [
      claim(same(label.x, masked.x + 8), `NSLayoutConstraint, your own: the label is ${n(label.x - masked.x)} after the masked view’s leading edge.`, `NSLayoutConstraint（自己写的）：label 在 masked 左边之后 ${n(label.x - masked.x)}。`),
      v.content ? claim(same(label.width, size.width) && same(label.height, size.height), `NSContentSizeLayoutConstraint: the label is ${n(label.width)} × ${n(label.height)}, like its text.`, `NSContentSizeLayoutConstraint：label 大小 ${n(label.width)} × ${n(label.height)}，等于文字大小。`)
        : fact("If content constraints are missing, nothing determines the size of the label.", "没有内容大小约束，label 的大小无从确定。"),
      claim(same(masked.width, v.w - 190), `NSAutoresizingMaskLayoutConstraint: flexible width keeps the edges 20 and 170 away, so it is ${n(masked.width)} wide.`, `NSAutoresizingMaskLayoutConstraint：flexibleWidth 保持左右边距 20 和 170，宽 ${n(masked.width)}。`),
      claim(same(label.y, v.bar + 20), `_UILayoutSupportConstraint: the bars end at ${v.bar}, the label is 20 below.`, `_UILayoutSupportConstraint：导航栏止于 ${v.bar}，label 在其下 20。`),
    ];
  },
};

/** The same eight constraints: in the order of the document, as formats, separately. */
const ways = {
  document: ["A.width = 60", "A.leading = root.leading + 20", "B.leading = A.trailing + 10", "root.trailing = B.trailing + 20", "A.top = root.top + 20", "root.bottom = A.bottom + 20", "B.top = root.top + 20", "root.bottom = B.bottom + 20"],
  format: ["H:|-20-[A(60)]-10-[B]-20-|", "V:|-20-[A]-20-|", "V:|-20-[B]-20-|"],
  single: ["A.leading = root.leading + 20", "A.width = 60", "B.leading = A.trailing + 10", "B.trailing = root.trailing - 20", "A.top = root.top + 20", "A.bottom = root.bottom - 20", "B.top = root.top + 20", "B.bottom = root.bottom - 20"],
};

const threeWays = {
  id: "3.5", sources: ["Anatomy/ThreeWays.swift", "Documents/ThreeWays.xib"],
  title: words("Three ways to make them", "创建约束的三种方法"),
  statement: words("An Interface Builder document, the Visual Format Language and the initializer of NSLayoutConstraint describe the same layout.", "用 IB 画、用可视化格式语言写、用 NSLayoutConstraint 逐条构建，三种方法描述同一个布局。"),
  how: words("This page does not read documents: the first way lists the constraints of ThreeWays.xib in document order.", "本页不读 xib 文件：第一种方法按 ThreeWays.xib 的顺序列出其中的约束。"),
  handles: [choice("way", words("Made by", "创建方法"), "document", [["document", "Interface Builder"], ["format", "Visual format", "可视化格式"], ["single", "One by one", "逐条构建"]]), width(240, 60, 400)],
  moments: [{}, { way: "format" }, { way: "single" }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) =>
    [kit.lay([`root: ${v.width} x 100`, "A: none x none", "B: none x none", ...ways[/** @type {"single"} */ (v.way)]].join("\n"), { colors: { A: "blue", B: "orange" } })],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => {
    const frames = (/** @type {string} */ name) => {
      const { x, y, width, height } = laid.frame(name);
      return `${name}: ${[x, y, width, height].map(n).join(", ")}`;
    };
    const isSame = Object.keys(ways).every((way) => {
      const [part] = threeWays.build(kit, { ...v, way });
      const isSo = ["A", "B"].every((name) => Object.entries(part.frame(name)).every(([key, value]) => same(value, laid.frame(name)[key])));
      part.model.dispose();
      return isSo;
    });
    return [
      ...ways[/** @type {"single"} */ (v.way)].map((line) => fact(line, line)),
      claim(isSame, `The other two ways give the same frames. ${frames("A")}; ${frames("B")}.`, `另外两种方法得到相同的 frame。${frames("A")}；${frames("B")}。`),
    ];
  },
};

/** The illegal constraints with the last message of the process. */
export const lastWords = {
  noItem: "Constraint must contain a first layout item",
  placeEqualsNumber: "Location attributes must be specified in pairs.",
  leadingWithLeft: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.",
};
/** @type {Record<string, any>} */
const attempts = {
  legal: { item: 1, attribute: "width", constant: 100 },
  noItem: { item: -1, attribute: "width", constant: 100 },
  placeEqualsNumber: { item: 1, attribute: "left", constant: 100 },
  leadingWithLeft: { item: 1, attribute: "leading", to: 0, toAttribute: "left" },
};

const illegalConstraints = {
  id: "3.6", sources: ["Anatomy/IllegalConstraints.swift"],
  title: words("Illegal constraints", "不合法的约束"),
  statement: words("A constraint needs a view. A constraint with no view compiles, but ends the process at run time; so do a position that equals a number, and leading related to left.", "每个约束至少引用一个视图。不含视图的约束能编译，运行时抛出异常；位置等于一个数、leading 与 left 相连也一样。"),
  how: words("The JavaScript library refuses constraints for which UIKit throws an exception; the message is UIKit’s.", "UIKit 会抛异常的，JavaScript 库拒绝接受；引用的文字是 UIKit 的。"),
  handles: [choice("kind", words("Constraint", "约束"), "legal", [["legal", "view.width = 100"], ["noItem", "nil.width = 100"], ["placeEqualsNumber", "view.left = 100"], ["leadingWithLeft", "view.leading = superview.left"]])],
  moments: [{}],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    let refusal = "";
    const part = kit.lay("root: 240 x 60\nview: none x 40", {
      colors: { view: "blue" },
      prepare: (/** @type {any} */ model) => {
        try {
          model.system.addConstraint(attempts[v.kind]);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          refusal = error.message;
        }
      },
    });
    part.refusal = refusal;
    return [part];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const { refusal } = laid.parts[0];
    if (v.kind === "legal") {
      const { width } = laid.frame("view");
      return [claim(refusal === "" && same(width, 100), `With a view it is legal: the view is ${n(width)} wide.`, `引用了视图，合法：视图宽 ${n(width)}。`)];
    }
    const word = lastWords[/** @type {"noItem"} */ (v.kind)];
    return [
      claim(refusal !== "", "The constraint is refused, and nothing changes.", "约束被拒绝，什么也没有改变。"),
      fact(`UIKit ends the process with: “${word}”`, `UIKit 结束进程，留下：“${word}”`),
    ];
  },
};

export const kinds = { constraintClasses, threeWays, illegalConstraints };
