import { short } from "./model.js";

/** @typedef {import("./model.js").Model} Model */

export const forms = { anchors: "Anchors", format: "Visual Format", maker: "Maker" };

/** @param {Model} model @param {keyof typeof forms} form */
export function exportSwift(model, form) {
  const lines = [form === "maker" ? "import ConstraintMaker\nimport UIKit" : "import UIKit", "", ...views(model), ""];
  if (form === "maker") lines.push(...maker(model));
  else lines.push(...constraints(model, form === "format"));
  return `${lines.join("\n")}\n`;
}

/** @param {number | undefined} value */
const extent = (value) => (Number.isNaN(value) ? "UIView.noIntrinsicMetric" : String(value));

/** The code that makes the views. @param {Model} model */
function views({ source, names, parents }) {
  const lines = [`view.layoutMargins = UIEdgeInsets(top: ${source.margin}, left: ${source.margin}, bottom: ${source.margin}, right: ${source.margin})`];
  if (source.rightToLeft) lines.push("view.semanticContentAttribute = .forceRightToLeft");
  for (const [number, name] of names.entries()) {
    const item = source.items.get(name);
    if (!item) continue;
    if (item.text !== undefined) {
      const weight = item.weight === "regular" ? "" : `, weight: .${item.weight}`;
      lines.push("", `let ${name} = UILabel()`, `${name}.text = ${JSON.stringify(item.text)}`);
      lines.push(`${name}.font = .systemFont(ofSize: ${item.size}${weight})`);
      if (item.lines !== 1) lines.push(`${name}.numberOfLines = ${item.lines}`);
      if (item.wrap) lines.push(`${name}.preferredMaxLayoutWidth = ${item.wrap}`);
    } else if (item.width !== undefined) {
      lines.push("", `let ${name} = SizedView(CGSize(width: ${extent(item.width)}, height: ${extent(item.height)}))`);
    } else {
      lines.push("", `let ${name} = UIView()`);
    }
    for (const [axis, place] of /** @type {[string, 0 | 1][]} */ ([["horizontal", 0], ["vertical", 1]])) {
      if (item.hugging[place] !== 250) lines.push(`${name}.setContentHuggingPriority(UILayoutPriority(${item.hugging[place]}), for: .${axis})`);
      if (item.compression[place] !== 750) {
        lines.push(`${name}.setContentCompressionResistancePriority(UILayoutPriority(${item.compression[place]}), for: .${axis})`);
      }
    }
    lines.push(`${name}.translatesAutoresizingMaskIntoConstraints = false`, `${view(names, parents[number])}.addSubview(${name})`);
  }
  if ([...source.items.values()].some((item) => item.width !== undefined)) lines.push("", sizedView);
  return lines;
}

const sizedView = `/// A view whose content has a size.
final class SizedView: UIView {
  private let size: CGSize
  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}`;

/** @param {string[]} names @param {number} item */
function view(names, item) {
  return item === 0 ? "view" : names[item];
}

/** Anchors, or the formats of the text with anchors for the rest. @param {Model} model @param {boolean} keepsFormats */
function constraints(model, keepsFormats) {
  const lines = [];
  const numbers = [...model.lines.keys()].filter((number) => model.lines[number] !== undefined);
  const formats = model.source.statements.filter((statement) => statement.kind === "format");
  if (keepsFormats && formats.length > 0) {
    const used = [...new Set(formats.flatMap(({ format }) => [...format.matchAll(/\[(\w+)/g)].map(([, name]) => name)))];
    lines.push(`let views = [${used.map((name) => `"${name}": ${name}`).join(", ")}]`);
    const metrics = Object.entries(model.source.metrics).map(([name, value]) => `"${name}": ${value}`);
    lines.push(`let metrics: [String: Double] = [${metrics.join(", ") || ":"}]`);
    for (const { format, options } of formats) {
      const names = options.map((name) => `.alignAll${name[0].toUpperCase()}${name.slice(1)}`).join(", ");
      lines.push(`NSLayoutConstraint.activate(`, `  NSLayoutConstraint.constraints(`);
      lines.push(`    withVisualFormat: "${format}", options: [${names}], metrics: metrics, views: views))`);
    }
    lines.push("");
  }
  const isFormat = new Set(formats.map(({ line }) => line));
  const rest = numbers.filter((number) => !keepsFormats || !isFormat.has(model.lines[number]));
  if (rest.length === 0) return lines;
  lines.push("NSLayoutConstraint.activate([");
  for (const number of rest) lines.push(`  ${anchors(model, number)},`);
  lines.push("])");
  if (rest.some((number) => model.system.constraint(number).priority < 1000)) lines.push("", withPriority);
  return lines;
}

const withPriority = `extension NSLayoutConstraint {
  func with(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}`;

/** @param {Model} model @param {number} number */
function anchors({ system, names }, number) {
  const { item, attribute, relation, to, toAttribute, multiplier, constant, priority } = system.constraint(number);
  const suffix = priority < 1000 ? `.with(${short(priority)})` : "";
  const words = { "<=": "lessThanOrEqualTo", "==": "equalTo", ">=": "greaterThanOrEqualTo" }[/** @type {"=="} */ (relation)];
  const isSize = ["width", "height"].includes(attribute);
  if (to === undefined) return `${view(names, item)}.${attribute}Anchor.constraint(${words}Constant: ${short(constant)})${suffix}`;
  const parts = [`${words}: ${anchor(names, to, /** @type {string} */ (toAttribute))}`];
  if (multiplier !== 1 && !isSize) {
    const by = { "<=": "lessThanOrEqual", "==": "equal", ">=": "greaterThanOrEqual" }[/** @type {"=="} */ (relation)];
    return `NSLayoutConstraint(item: ${view(names, item)}, attribute: .${attribute}, relatedBy: .${by}, toItem: ${view(names, to)}, attribute: .${toAttribute}, multiplier: ${multiplier}, constant: ${short(constant)})${suffix}`;
  }
  if (multiplier !== 1) parts.push(`multiplier: ${multiplier}`);
  if (constant !== 0) parts.push(`constant: ${short(constant)}`);
  return `${anchor(names, item, attribute)}.constraint(${parts.join(", ")})${suffix}`;
}

/** @param {string[]} names @param {number} item @param {string} attribute */
function anchor(names, item, attribute) {
  const inside = /^(\w+?)(Margin|WithinMargins)$/.exec(attribute);
  return inside ? `${view(names, item)}.layoutMarginsGuide.${inside[1]}Anchor` : `${view(names, item)}.${attribute}Anchor`;
}

/** @param {Model} model */
function maker(model) {
  const lines = [];
  /** @type {Map<number, string[]>} */
  const rules = new Map();
  for (const number of model.lines.keys()) {
    if (model.lines[number] === undefined) continue;
    let { item, attribute, relation, to, toAttribute, multiplier, constant, priority } = model.system.constraint(number);
    // A rule belongs to an item inside the root: `view.x == item.x` is reversed.
    if (item === 0 && to) {
      [item, to, attribute, toAttribute] = [to, item, toAttribute ?? attribute, attribute];
      [multiplier, constant] = [1 / multiplier, -constant / multiplier];
      if (multiplier > 0) relation = { "<=": ">=", "==": "==", ">=": "<=" }[/** @type {"=="} */ (relation)];
    }
    const word = { "<=": "lessThanOrEqualTo", "==": "equalTo", ">=": "greaterThanOrEqualTo" }[/** @type {"=="} */ (relation)];
    const name = to === undefined ? "" : view(model.names, to);
    const target = to === undefined ? short(constant) : attribute === toAttribute ? name : `${name}.layout.${toAttribute}`;
    let rule = `make.${attribute}.${word}(${target})`;
    if (multiplier !== 1) rule += `.multipliedBy(${multiplier})`;
    if (to !== undefined && constant !== 0) rule += `.offset(${short(constant)})`;
    if (priority < 1000) rule += `.priority(${short(priority)})`;
    rules.set(item, [...(rules.get(item) ?? []), rule]);
  }
  for (const [item, list] of rules) {
    lines.push(`${view(model.names, item)}.makeConstraints { make in`, ...list.map((rule) => `  ${rule}`), "}");
  }
  return lines;
}
