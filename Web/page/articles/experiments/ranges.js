import { choice, claim, fact, only, slider, toggle, words } from "../handles.js";
import { n, same } from "../kit.js";

/** The formats of the article, and the stated widths for contents of 30, 80 and 130 points, and for none. */
const formats = ["H:[view(>=50)]", "H:[view(<=100)]", "H:[view(>=50@250,<=100@1000)]"];
/** The contents that the gallery lays out for each format. */
const contents = [["none", 30, 80], ["none", 80, 130], ["none", 30, 80, 130]];

/** The width by the article's rule: the content's, or the nearer bound; with no content the bound, or the lower of two.
 * @param {number | "none"} content @param {number | undefined} least @param {number | undefined} most */
function byRule(content, least = -Infinity, most = Infinity) {
  if (content === "none") return least > -Infinity ? least : most;
  return Math.min(Math.max(content, least), most);
}

const sizeRanges = {
  id: "1.1", sources: ["Ranges/SizeRanges.swift"],
  title: words("A range of sizes", "尺寸的取值范围"),
  statement: words(
    "If constraints allow a range of widths, the width is the content’s if it is in the range, or the nearer bound if not. A view that has no content width gets the bound. Priorities do not matter.",
    "宽度允许在一个范围内时：固有宽度落在范围里就取固有宽度，否则取离它最近的边界；没有固有宽度就取边界值。与优先级无关。"),
  handles: [
    choice("format", words("Format", "格式"), "1", formats.map((format, index) => [String(index + 1), format])),
    only((v) => v.format !== "2", slider("least", words("At least", "下限"), 50, 0, 200)), only((v) => v.format !== "1", slider("most", words("At most", "上限"), 100, 0, 200)),
    toggle("own", words("Add your own content width", "再加一个固有宽度"), false), only((v) => v.own, slider("content", words("Its width", "它的宽度"), 60, 0, 200)),
  ],
  moments: [{}, { format: "2" }, { format: "3" }],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const rows = [...contents[v.format - 1], ...(v.own ? [v.content] : [])];
    const lines = [`root: 200 x ${rows.length * 34 + 10}`];
    rows.forEach((content, index) => lines.push(`view${index + 1}: ${content} x 24`));
    rows.forEach((_, index) => {
      const view = `view${index + 1}`;
      lines.push(`${view}.top = root.top + ${10 + index * 34}`, `${view}.leading = root.leading + 10`,
        format(v).replace("view", view));
    });
    return [kit.lay(lines.join("\n"), { colors: Object.fromEntries(rows.map((_, index) => [`view${index + 1}`, "blue"])) })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => {
    const [least, most] = [v.format === "2" ? undefined : v.least, v.format === "1" ? undefined : v.most];
    const rows = /** @type {(number | "none")[]} */ ([...contents[v.format - 1], ...(v.own ? [v.content] : [])]);
    const sentences = [fact(`Every view: ${format(v)}`, `每个视图：${format(v)}`)];
    if ((least ?? 0) > (most ?? Infinity)) return [...sentences, fact("The bounds conflict: the stronger bound holds.", "两个边界互相矛盾，优先级高的成立。")];
    rows.forEach((content, index) => {
      const { width } = laid.frame(`view${index + 1}`);
      const what = content === "none" ? ["No content width", "没有固有宽度"] : [`Content ${content}`, `固有宽度 ${content}`];
      sentences.push(claim(same(width, byRule(content, least, most)), `${what[0]}: the view is ${n(width)} wide.`, `${what[1]}：视图宽 ${n(width)}。`));
    });
    return sentences;
  },
};

/** @param {any} v */
function format(v) {
  return formats[v.format - 1].replace("50", v.least).replace("100@", `${v.most}@`).replace("<=100)", `<=${v.most})`);
}

const ranges = [[20], [, 30], [-30], [, -20], [10, 40], [-40, -10], [-15, 25]];

const offsetRanges = {
  id: "1.2", sources: ["Ranges/OffsetRanges.swift"],
  title: words("A range of distances", "距离的取值范围"),
  statement: words(
    "If constraints allow a range of distances, the distance is as close to 0 as possible: 0 if the range contains it, or the bound next to 0 if not.",
    "宽高以外的约束允许在一个范围内时，取绝对值最小的：范围包含 0 就取 0，否则取最接近 0 的边界。"),
  handles: [
    slider("line", words("Position of the line", "基准线位置"), 80, 20, 180), toggle("own", words("Add your own range", "再加一个范围"), false),
    only((v) => v.own, slider("least", words("At least", "下限"), -50, -60, 60)), only((v) => v.own, slider("most", words("At most", "上限"), -5, -60, 60)),
  ],
  moments: [{}],
  build: (/** @type {any} */ kit, /** @type {any} */ v) => {
    const rows = rowsOf(v);
    const lines = [`root: 240 x ${rows.length * 30 + 10}`, "line: none x none"];
    rows.forEach((_, index) => lines.push(`view${index + 1}: 60 x 20`));
    lines.push(`line.left = root.left + ${v.line}`, "line.width = 1", "line.top = root.top", `line.height = ${rows.length * 30 + 10}`);
    rows.forEach(([least, most], index) => {
      const view = `view${index + 1}`;
      lines.push(`${view}.top = root.top + ${10 + index * 30}`);
      for (const [sign, distance] of [[">=", least], ["<=", most]]) {
        if (distance !== undefined) lines.push(`${view}.leading ${sign} line.leading + ${distance}`.replace("+ -", "- "));
      }
    });
    return [kit.lay(lines.join("\n"), { colors: { line: "orange", ...Object.fromEntries(rows.map((_, index) => [`view${index + 1}`, "blue"])) } })];
  },
  outcome: (/** @type {any} */ laid, /** @type {any} */ v) => rowsOf(v).map(([least, most], index) => {
    const distance = laid.frame(`view${index + 1}`).x - laid.frame("line").x;
    const range = [least === undefined ? [] : `≥ ${least}`, most === undefined ? [] : `≤ ${most}`].flat();
    if (least !== undefined && most !== undefined && least > most) return fact(`${range.join(", ")} conflict; the distance is ${n(distance)}.`, `${range.join("、")} 不能同时成立；距离是 ${n(distance)}。`);
    const nearest = Math.min(Math.max(0, least ?? -Infinity), most ?? Infinity);
    return claim(same(distance, nearest), `${range.join(" and ")}: the distance is ${n(distance)}.`, `${range.join(" 且 ")}：距离取 ${n(distance)}。`);
  }),
};

/** @param {any} v @returns {(number | undefined)[][]} */
function rowsOf(v) {
  return v.own ? [...ranges, [v.least, v.most]] : ranges;
}

export const rangesOfValues = [sizeRanges, offsetRanges];
