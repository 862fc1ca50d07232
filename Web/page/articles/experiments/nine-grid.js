import { choice, claim, fact, only, priority, slider, toggle, words } from "../handles.js";
import { n, same } from "../kit.js";

const names = ["firstPic", "secondPic", "thirdPic", "fourthPic", "fifthPic", "sixthPic", "seventhPic", "eighthPic", "ninthPic"];
const sources = ["NineGrid/Post.swift"];
const shows = choice("shows", words("Visible", "显示什么"), "0", [["0", "The single picture", "单张大图"], ["1", "One row", "一排"], ["2", "Two rows", "两排"], ["3", "Three rows", "三排"]]);

/** The post's views and the constraints of the pictures, in the order of the gallery.
 * @param {{ side?: number, large?: number, height?: string }} [sizes] */
function post({ side = 75, large = 200, height = "" } = {}) {
  const lines = [...names.map((name) => `${name}: none x none`), "buttonPanel: none x 30", "onePic: none x none",
    "onePic.leading = root.leading + 108", "onePic.top = root.top + 8", `onePic.width = ${large}`, `onePic.height = ${large}`,
    "buttonPanel.leading = root.leading + 8", "buttonPanel.trailing = root.trailing - 8"];
  names.forEach((name, index) => {
    lines.push(
      index % 3 === 0 ? `${name}.leading = root.leading + 8` : `${name}.leading = ${names[index - 1]}.trailing + 4`,
      index < 3 ? `${name}.top = root.top + 8` : `${name}.top = ${names[index - 3]}.bottom + 4`,
      `${name}.width = ${side}`, `${name}.height = ${side}${height}`);
  });
  return lines;
}

/** @param {string} name @param {number} [priority] */
const below = (name, priority = 1000) => `buttonPanel.top = ${name}.bottom + 8${priority < 1000 ? ` @${priority}` : ""}`;

/** The look of the views: hidden views keep their place. @param {number} rows 0 for the single picture */
function look(rows) {
  const hidden = [...names.filter((_, index) => Math.floor(index / 3) >= rows), ...(rows > 0 ? ["onePic"] : [])];
  return { colors: { ...Object.fromEntries(names.map((name) => [name, "green"])), onePic: "orange", buttonPanel: "gray" }, hidden };
}
const everything = { colors: look(3).colors };

const onePictureOrNine = {
  id: "2.1", sources: ["NineGrid/OnePictureOrNine.swift", ...sources],
  title: words("One picture, or nine", "单张大图还是九宫格"),
  statement: words(
    "The panel should be 8 below the single picture and 8 below the ninth. Both gaps are required, so the picture declared 200 high is stretched to 233, the height of the nine.",
    "按钮栏既要在单张大图下方 8，又要在第九张图下方 8。两个间距都必须满足，于是声明高 200 的大图被拉伸到 233，与九宫格同高。"),
  remark: words("The article prints 200 and measures 233 on the screen, as it prints before the layout.", "原文打印出 200，在截图上量出 233：打印发生在布局之前。"),
  handles: [
    slider("large", words("Declared height of the large picture", "大图声明的高度"), 200, 100, 300), slider("side", words("Side of small pictures", "小图边长"), 75, 40, 100),
    priority("single", words("Priority of the gap below the large picture", "大图下方间距的优先级"), 1000), priority("ninth", words("Priority of the gap below the ninth", "第九张图下方间距的优先级"), 1000),
  ],
  moments: [{}],
  build: (/** @type {any} */ kit, /** @type {any} */ v) =>
    [kit.lay(["root: 320 x 290", ...post({ side: v.side, large: v.large }), below("onePic", v.single), below("ninthPic", v.ninth)].join("\n"), everything)],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const [one, panel] = [laid.frame("onePic"), laid.frame("buttonPanel")];
    const nine = laid.frame("ninthPic").bottom - laid.frame("firstPic").y;
    const sentences = [fact(`The nine pictures are ${n(nine)} high in total; the large one is declared ${v.large} high and is ${n(one.height)}.`, `九宫格共高 ${n(nine)}；大图声明高 ${v.large}，实际高 ${n(one.height)}。`)];
    for (const equation of laid.broken) sentences.push(fact(`Broken: ${equation}`, `被打破的约束：${equation}`));
    if (v.single === 1000 && v.ninth === 1000) {
      return [...sentences, claim(same(one.height, nine) && same(panel.y - one.bottom, 8), `Both gaps hold; the large picture is as high as the nine.`, "两个间距都满足，大图与九宫格同高。")];
    }
    return [...sentences, claim(same(one.height, v.large), "A gap can be broken, so the large picture keeps its height.", "有一个间距可以让步，大图保持声明的高度。")];
  },
};

/** @param {any} v */
const follows = (v) => {
  const rows = Number(v.shows);
  // The article's rules: the panel follows the visible pictures.
  const wins = [rows === 0, rows === 1, rows === 2, rows === 3];
  return ["onePic", ...[0, 3, 6].map((index) => names[index])].map((name, index) => below(name, wins[index] ? 1000 : 250));
};

const panelPriorities = {
  id: "2.2", sources: ["NineGrid/PanelPriorities.swift", ...sources],
  title: words("Priorities move the panel", "优先级移动按钮栏"),
  statement: words(
    "Of two gaps the gap at 1000 holds, the gap at 250 is broken, and no picture is stretched. With a gap below the large picture and a gap below each row, setting one of them to 1000 makes the panel follow the visible pictures.",
    "两个间距里优先级 1000 的成立，250 的让步，图片不再被拉伸。给大图和每一排下面各加一个间距，切换哪个是 1000，按钮栏就跟着显示的内容移动。"),
  handles: [
    toggle("four", words("Four gaps that follow the visible pictures", "四个间距，随显示内容切换"), true), only((/** @type {any} */ v) => v.four, shows),
    only((v) => !v.four, priority("single", words("Gap below the large picture", "大图下方的间距"), 1000)), only((v) => !v.four, priority("ninth", words("Gap below the ninth", "第九张图下方的间距"), 250)),
  ],
  moments: [{ four: false }, {}, { shows: "1" }, { shows: "2" }, { shows: "3" }, {}],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const gaps = v.four ? follows(v) : [below("onePic", v.single), below("ninthPic", v.ninth)];
    return [kit.lay(["root: 320 x 290", ...post(), ...gaps].join("\n"), v.four ? look(Number(v.shows)) : everything)];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const [one, panel] = [laid.frame("onePic"), laid.frame("buttonPanel")];
    const last = v.four ? ["onePic", "firstPic", "fourthPic", "seventhPic"][Number(v.shows)] : v.single >= v.ninth ? "onePic" : "ninthPic";
    const gap = panel.y - laid.frame(last).bottom;
    const sentences = [fact(`The panel is at ${n(panel.y)}, ${n(gap)} below ${last}.`, `按钮栏位于 ${n(panel.y)}，在 ${last} 下方 ${n(gap)}。`)];
    if (!v.four && v.single === 1000 && v.ninth === 1000) return [...sentences, fact(`Both gaps are required: the large picture is ${n(one.height)} high, as in 2.1.`, `两个间距都是必需的：大图高 ${n(one.height)}，同 2.1。`)];
    return [...sentences, claim(same(gap, 8) && same(one.height, 200), `It is 8 below ${last}, and no picture is stretched.`, `它在 ${last} 下方 8，图片没有被拉伸。`)];
  },
};

const hiddenTakesRoom = {
  id: "2.3", sources: ["NineGrid/HiddenTakesRoom.swift", ...sources],
  title: words("Hidden, but still taking room", "隐藏了，仍占位"),
  statement: words("isHidden makes a view invisible. It keeps the frame and constraints, so the panel does not move up.", "hidden 只是看不见：视图的位置和约束都还在，按钮栏不会上移。"),
  handles: [choice("shows", words("Visible", "显示什么"), "3", shows.options.slice(1).map(({ value, label }) => /** @type {[string, string, string]} */ ([value, label.en, label.zh])))],
  moments: [{}, { shows: "1" }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => [kit.lay(["root: 320 x 290", ...post(), below("seventhPic")].join("\n"), look(Number(v.shows)))],
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const panel = laid.frame("buttonPanel");
    return [
      fact(`${v.shows} of 3 rows are visible.`, `显示 3 排中的 ${v.shows} 排。`),
      claim(same(panel.y, 249), `The panel is at ${n(panel.y)}, 8 below the third row, visible or not.`, `按钮栏在 ${n(panel.y)}，总在第三排下方 8，不管显示与否。`),
    ];
  },
};

const zeroHeightRule = {
  id: "2.4", sources: ["NineGrid/ZeroHeightRule.swift", ...sources],
  title: words("The zero-height constraint", "零高度约束"),
  statement: words(
    "Give each picture a second constraint, height 0. While it is weaker than the height of 75 nothing changes; raised above that for a hidden picture, it frees the picture’s room.",
    "给每张图再加一条高度为 0 的约束。它比 75 的高度弱时没有影响；图片隐藏时把它提到更高，就释放出占用的空间。"),
  remark: words("The gaps of 4 between the rows remain: the constraint removes heights, not distances.", "各排之间 4 的间距仍在：这条约束只去掉高度，不去掉距离。"),
  handles: [
    choice("shows", words("Visible", "显示什么"), "3", shows.options.slice(1).map(({ value, label }) => /** @type {[string, string, string]} */ ([value, label.en, label.zh]))),
    priority("full", words("Priority of the height of 75", "高度 75 的优先级"), 750), priority("zero", words("Priority of height 0 in hidden pictures", "隐藏图片的零高度优先级"), 999),
  ],
  moments: [{}, { shows: "2" }, { shows: "1" }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const rows = Number(v.shows);
    const zeros = names.map((name, index) => `${name}.height = 0 @${Math.floor(index / 3) >= rows ? v.zero : 250}`);
    return [kit.lay(["root: 320 x 290", ...post({ height: v.full < 1000 ? ` @${v.full}` : "" }), below("seventhPic"), ...zeros].join("\n"), look(rows))];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const rows = Number(v.shows);
    const panel = laid.frame("buttonPanel");
    const sentences = [fact(`The panel is at ${n(panel.y)}.`, `按钮栏在 ${n(panel.y)}。`)];
    if (v.full <= 250 || v.full === v.zero) return [...sentences, fact("The heights are not stronger than the constraint against them, unlike in the article.", "75 的高度不再强于零高度约束，与原文的设定不同。")];
    const isFree = v.zero > v.full;
    const kept = isFree ? rows : 3;
    return [...sentences, claim(same(panel.y, 8 + kept * 75 + 8 + 8),
      rows === 3 ? "Nothing is hidden: it is 8 below the third row." : isFree ? `The hidden rows are 0 high, and the panel has moved up below ${rows} of 3 rows.` : "The rule is too weak: the hidden rows keep their room.",
      rows === 3 ? "没有隐藏：它在第三排下方 8。" : isFree ? `隐藏的各排高度为 0，按钮栏上移到 ${rows} 排之下。` : "零高度约束太弱，隐藏的各排仍占位。")];
  },
};

const automaticRowHeight = {
  id: "2.5", sources: ["NineGrid/AutomaticRowHeight.swift", ...sources],
  title: words("Rows with automatic heights", "行高随内容"),
  statement: words("With automaticDimension a table computes each row’s height from the constraints, which removes the blank space below the panel.", "行高用 automaticDimension，表格按每行的约束求出高度，按钮栏下方多余的空白就没有了。"),
  how: words(
    "This page has no table view. Each row is a separate system, measured like in a table: the width is required to be 320, the height is as close to 0 as possible at priority 50.",
    "这里没有表格控件。每一行是独立的布局系统，行高按表格的做法求出：宽度必须为 320，高度以优先级 50 尽量接近 0。"),
  handles: [slider("w", words("Width of the table", "表格宽度"), 320, 260, 400, 1, "right"), toggle("automatic", words("automaticDimension", "automaticDimension"), true), only((v) => !v.automatic, slider("fixed", words("Fixed row height", "否则行高"), 290, 200, 400))],
  moments: [{}],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    let y = 0;
    return [1, 2, 3, 0].map((rows, index) => {
      // The last line ends the post: the panel is 8 above the bottom.
      const rules = [...post(), ...(v.automatic ? ["buttonPanel.bottom = root.bottom - 8"] : []), ...follows({ shows: String(rows) })].join("\n").replaceAll("buttonPanel", `buttonPanel${index + 1}`);
      const height = v.automatic ? kit.fittingSize(rules, { width: v.w }).height : v.fixed;
      const { colors, hidden } = look(rows);
      const part = kit.lay(`root: ${v.w} x ${height}\n${rules}`, { root: `row${index + 1}`, y, hidden, colors: { ...colors, [`buttonPanel${index + 1}`]: "gray" } });
      y += height;
      return part;
    });
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => [[1, 75], [2, 154], [3, 233], [0, 200]].map(([rows, height], index) => {
    const row = laid.frame(`row${index + 1}`);
    const panel = laid.frame(`buttonPanel${index + 1}`);
    const space = row.height - panel.bottom;
    const what = rows === 0 ? ["single picture", "单张大图"] : [`${rows} row${rows > 1 ? "s" : ""} of pictures`, `${rows} 排图片`];
    if (!v.automatic) return fact(`Row ${index + 1}, ${what[0]}: ${n(row.height)} high, ${n(space)} below the panel.`, `第 ${index + 1} 行，${what[1]}：高 ${n(row.height)}，按钮栏下方空 ${n(space)}。`);
    return claim(same(row.height, 8 + height + 8 + 30 + 8), `Row ${index + 1}, ${what[0]}: ${n(row.height)} high, ${n(space)} below the panel.`, `第 ${index + 1} 行，${what[1]}：高 ${n(row.height)}，按钮栏下方 ${n(space)}。`);
  }),
};

export const nineGrid = [onePictureOrNine, panelPriorities, hiddenTakesRoom, zeroHeightRule, automaticRowHeight];
