/** @type {Record<string, number>} */
export const attributes = {
  left: 1, right: 2, top: 3, bottom: 4, leading: 5, trailing: 6, width: 7, height: 8, centerX: 9, centerY: 10,
  lastBaseline: 11, firstBaseline: 12, leftMargin: 13, rightMargin: 14, topMargin: 15, bottomMargin: 16,
  leadingMargin: 17, trailingMargin: 18, centerXWithinMargins: 19, centerYWithinMargins: 20,
};

/** @type {Record<string, number>} */
export const relations = { "<=": -1, "==": 0, "=": 0, ">=": 1 };

/** @type {Record<string, number>} */
export const weights = {
  ultraLight: -0.8, thin: -0.6, light: -0.4, regular: 0, medium: 0.23, semibold: 0.3, bold: 0.4, heavy: 0.56,
  black: 0.62,
};

/** The designs of the system font in the order of their numbers. */
export const designs = ["default", "monospacedDigit", "monospaced", "rounded", "serif"];

const attributeNames = ["", ...Object.keys(attributes)];

/** The name for an attribute's number; an empty string for none.
 * @param {number} number */
export function attributeName(number) {
  return attributeNames[number] ?? "";
}

/** @param {number} number */
export function relationName(number) {
  return number < 0 ? "<=" : number > 0 ? ">=" : "==";
}

// An alignment is 1 << attribute; then come the direction and the spacing mode.
const others = { leftToRight: 1 << 16, rightToLeft: 2 << 16, baselineToBaseline: 1 << 19 };

/** The bits of options by their names.
 * @param {string[]} names */
export function formatOptions(names) {
  let bits = 0;
  for (const name of names) {
    if (name in others) bits |= others[/** @type {keyof typeof others} */ (name)];
    else if (attributes[name] <= 12 && !["width", "height"].includes(name)) bits |= 1 << attributes[name];
    else if (name !== "leadingToTrailing") throw new RangeError(`unknown option of Visual Format: ${name}`);
  }
  return bits;
}
