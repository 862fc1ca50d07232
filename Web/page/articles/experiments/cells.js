import { claim, fact, priority, slider, text, toggle, words } from "../handles.js";
import { n, same } from "../kit.js";

const sources = ["ContentPriorities/CodeLayoutCell.swift", "ContentPriorities/CellTable.swift"];
const people = [
  { name: "Ada", company: "Analytical Engine", content: "One line." },
  { name: "Grace", company: "Navy", content: "A text of this length needs more than one line beside the picture." },
  { name: "Margaret", company: "Apollo", content: "A text that goes on for so long that the row has to become higher and higher, because its label breaks it into as many lines as there must be." },
];
const how = words(
  "This page has no table view. Each row is a separate system: it is measured with both extents as close to 0 as possible at priority 50, like systemLayoutSizeFitting, and then laid out at that height plus 1, less a pixel for the separator. Nothing is cached: every change measures all rows again.",
  "这里没有表格控件。每一行是独立的布局系统：先像 systemLayoutSizeFitting 那样以优先级 50 让宽高都尽量接近 0 求出尺寸，再以该高度加 1、减去分隔线的一像素布局。这里不缓存：每次改动都重新计算所有行。");

/** The height of a separator: a pixel on screens with three pixels a point. */
const separator = 1 / 3;

/** The height of a row's content beyond the fitting height. @param {any} v */
const surplus = (v) => (v.one ? 1 : 0) - separator;

/** The wrapping width of the content label: the width minus picture and margins. @param {any} v */
const wrap = (v) => Math.max(1, v.w - 128 - 10 - 6);

/** The people, with the typed text for the second. @param {any} v */
const persons = (v) => people.map((person, index) => (index === 1 ? { ...person, content: v.text } : person));

/** A row's views and constraints as in the gallery's cell.
 * @param {any} v @param {{ name: string, company: string, content: string }} person @param {number} row from 1 */
function cell(v, person, row) {
  const hug = `hug 250/${v.hug}`;
  const [image, name, content, company] = ["imageView", "nameLabel", "contentLabel", "companyLabel"].map((part) => part + row);
  return `${image}: 118 x ${v.image}
${name}: ${JSON.stringify(person.name)} 17 ${hug}
${content}: ${JSON.stringify(person.content)} 17 lines 0 wrap ${wrap(v)} ${hug}
${company}: ${JSON.stringify(person.company)} 17 ${hug}
${image}.left = root.left + 10
${image}.centerY = root.centerY
${image}.top >= root.top + 10
${image}.bottom <= root.bottom - 10
${name}.left = ${image}.right + 6
${name}.right <= root.right - 10
${name}.top = root.top + 10
${content}.left = ${name}.left
${content}.top = ${name}.bottom + 6
${company}.left = ${content}.left
${company}.right <= root.right - 10
${company}.top = ${content}.bottom + 6
${company}.bottom ${v.room ? "<=" : "="} root.bottom - 10`;
}

/** @param {any} kit @param {any} v */
function rows(kit, v) {
  return persons(v).map((person, index) => {
    const rules = cell(v, person, index + 1);
    const height = kit.fittingSize(rules).height + (v.one ? 1 : 0) - separator;
    const colors = { [`imageView${index + 1}`]: "green" };
    return kit.lay(`root: ${v.w} x ${height}\n${rules}`, { root: `content${index + 1}`, colors });
  });
}

/** The intrinsic heights of a row's labels.
 * @param {any} kit @param {any} v @param {{ name: string, company: string, content: string }} person */
function textHeights(kit, v, person) {
  const heightOf = (/** @type {string} */ text, /** @type {string} */ font) => (text ? kit.textSize(text, font).height : 0);
  return [heightOf(person.name, "17"), heightOf(person.content, `17 lines 0 wrap ${wrap(v)}`), heightOf(person.company, "17")];
}

/** The number of conflicts, which UIKit logs. @param {any} laid */
function conflicts(laid) {
  const count = laid.broken.length;
  return count === 0 ? fact("No conflicts.", "没有约束冲突。") : fact(`In ${count} conflicts a constraint was broken, such as ${laid.broken[0]}.`, `有 ${count} 处冲突，各打破一条约束，例如 ${laid.broken[0]}。`);
}

const shared = [
  text("text", words("Grace’s text", "Grace 的内容"), people[1].content),
  slider("w", words("Table width", "表格宽度"), 320, 200, 400, 1, "right"),
  toggle("one", words("Add 1 for the separator", "为分隔线加 1"), true),
];

const selfSizingCell = {
  id: "0.4", sources: ["ContentPriorities/SelfSizingCell.swift", ...sources], how,
  title: words("Rows measured by hand", "手动计算行高"),
  statement: words(
    "A row used for measuring is filled with each model, and its compressed size is computed; with labels that hug at 1000 the height is exactly what the texts need. The model caches it, so it is measured once.",
    "留一个 cell 专门用来计算：填入每个 model，取压缩尺寸；label 的内容吸附都是 1000，高度正好是文字所需。存进 model 后只算一次。"),
  remark: words(
    "Each row is 1 higher than the content, for the separator of older systems; today's separator is a pixel. Labels that hug at 1000 cannot grow into the rest, so conflicts are reported.",
    "每行比内容高 1，是旧系统分隔线的高度；如今的分隔线只有一像素。吸附为 1000 的 label 填不了余下的高度，所以报告冲突。"),
  handles: [...shared, slider("image", words("Picture height", "图片高度"), 40, 10, 160), priority("hug", words("Vertical hugging of the labels", "label 的垂直吸附"), 1000), toggle("room", words("The last label at least 10 above the bottom", "最后一个 label 距底至少 10"), false)],
  moments: [{}],
  build: rows,
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => [...persons(v).map((person, index) => {
    const { height } = laid.frame(`content${index + 1}`);
    const heights = textHeights(kit, v, person);
    const needed = 10 + heights[0] + 6 + heights[1] + 6 + heights[2] + 10 + surplus(v);
    const lines = Math.round(heights[1] / kit.textSize("x", "17").height);
    const said = [`${person.name}: ${lines} line${lines === 1 ? "" : "s"}, the row is ${n(height)} high; texts and gaps need ${n(needed)}.`, `${person.name}：${lines} 行文字，行高 ${n(height)}，文字与间隔需要 ${n(needed)}。`];
    // A picture higher than the texts determines the height, if there is room for it.
    return v.image + 20 > needed && !(v.hug === 1000 && !v.room) ? fact(said[0], said[1]) : claim(same(height, needed), said[0], said[1]);
  }), conflicts(laid)],
};

const squeezedImage = {
  id: "0.5", sources: ["ContentPriorities/SqueezedImage.swift", ...sources], how,
  title: words("A picture compressed by labels", "被三个 label 压缩的图片"),
  statement: words(
    "If the picture is higher than the three labels, labels that hug at 1000 compress it. The article leaves the fix to the reader: place the last label at least 10 above the bottom instead of exactly 10.",
    "图片比三个 label 加起来还高时，吸附 1000 的 label 会把图片压扁。怎样避免，原文留给读者：让最后一个 label 距底部至少 10，而不是正好 10。"),
  remark: words(
    "Raising the picture’s resistance to 1000 does not help: the chain of labels must then be as high as the row, but not higher than the texts.",
    "把图片的压缩阻力提到 1000 没有用：那样 label 链既要与行同高，又不能高于文字。"),
  handles: [toggle("room", words("The last label at least 10 above the bottom", "最后一个 label 距底至少 10"), false), slider("image", words("Picture height", "图片高度"), 120, 10, 160), priority("hug", words("Vertical hugging of the labels", "label 的垂直吸附"), 1000), ...shared],
  moments: [{}, { room: true }],
  build: rows,
  outcome: (/** @type {any} */ laid, /** @type {any} */ v, /** @type {any} */ kit) => persons(v).flatMap((person, index) => {
    const picture = laid.frame(`imageView${index + 1}`);
    const heights = textHeights(kit, v, person);
    const texts = heights.reduce((sum, height) => sum + height, 0) + 12;
    const said = [`Picture of ${person.name}: ${n(picture.height)} high of ${v.image}; the labels take ${n(texts)}.`, `${person.name} 的图片：高 ${n(picture.height)}，原高 ${v.image}；label 占 ${n(texts)}。`];
    if (v.hug < 1000) return [fact(said[0], said[1])];
    const missing = Math.max(0, -surplus(v));
    if (v.room && v.image > texts && missing > 0) return [claim(same(picture.height, v.image - missing), `${said[0]} The separator takes a pixel of it.`, `${said[1]}分隔线占去其中一像素。`)];
    if (v.room || v.image <= texts - missing) return [claim(same(picture.height, v.image), `${said[0]} It keeps its height.`, `${said[1]}图片保持原高。`)];
    return [claim(picture.height < v.image - 0.4, `${said[0]} It is compressed.`, `${said[1]}图片被压扁。`)];
  }),
};

export const cells = [selfSizingCell, squeezedImage];
