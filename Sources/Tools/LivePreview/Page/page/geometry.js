// Rectangles `[x, y, width, height]`; pure arithmetic, tested with no browser.

/**
 * @typedef {[number, number, number, number]} Rect
 * @typedef {[number, number]} Point
 */

/**
 * A transform `[a, b, c, d, tx, ty]`: x' = a x + c y + tx, y' = b x + d y + ty.
 * @typedef {[number, number, number, number, number, number]} Transform
 */

/**
 * Transforms from a layer's coordinates to the parent's: the box is transformed about the middle.
 * @param {Rect} frame
 * @param {number[]} [matrix]
 * @returns {Transform}
 */
export function transformOfLayer(frame, matrix) {
  const [x, y, width, height] = frame;
  if (!matrix) return [1, 0, 0, 1, x, y];
  const [a, b, c, d] = matrix;
  const [middleX, middleY] = [width / 2, height / 2];
  return [a, b, c, d, x + middleX - (a * middleX + c * middleY), y + middleY - (b * middleX + d * middleY)];
}

/**
 * Applies `inner` first, then `outer`.
 * @param {Transform} outer
 * @param {Transform} inner
 * @returns {Transform}
 */
export function concatenated(outer, inner) {
  const [a, b, c, d, x, y] = outer;
  const [e, f, g, h, u, v] = inner;
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
}

/**
 * A transformed rectangle's bounding box.
 * @param {Transform} transform
 * @param {number} width
 * @param {number} height
 * @returns {Rect}
 */
export function boundingBox(transform, width, height) {
  const [a, b, c, d, x, y] = transform;
  const xs = [x, x + a * width, x + c * height, x + a * width + c * height];
  const ys = [y, y + b * width, y + d * height, y + b * width + d * height];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/**
 * @param {Rect} a
 * @param {Rect} b
 */
export function intersects(a, b) {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

/**
 * @param {Rect} outer
 * @param {Rect} inner
 */
export function contains(outer, inner) {
  const slack = 0.01;
  return inner[0] >= outer[0] - slack && inner[1] >= outer[1] - slack
    && inner[0] + inner[2] <= outer[0] + outer[2] + slack && inner[1] + inner[3] <= outer[1] + outer[3] + slack;
}

/**
 * @param {Rect} rect
 * @param {number} amount
 * @returns {Rect}
 */
export function grown(rect, amount) {
  return [rect[0] - amount, rect[1] - amount, rect[2] + 2 * amount, rect[3] + 2 * amount];
}

/**
 * @param {Rect[]} rects
 * @returns {Rect | null}
 */
export function union(rects) {
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map((rect) => rect[0]));
  const top = Math.min(...rects.map((rect) => rect[1]));
  const right = Math.max(...rects.map((rect) => rect[0] + rect[2]));
  const bottom = Math.max(...rects.map((rect) => rect[1] + rect[3]));
  return [left, top, right - left, bottom - top];
}

/**
 * The distances to show between two rectangles: to the four edges if either contains the other, or along each axis on
 * which they are apart. `from` and `to` are the ends of the line.
 * @param {Rect} one
 * @param {Rect} other
 * @returns {{from: Point, to: Point, length: number}[]}
 */
export function distances(one, other) {
  const [outer, inner] = contains(one, other) ? [one, other] : contains(other, one) ? [other, one] : [null, null];
  /** @type {{from: Point, to: Point, length: number}[]} */
  const result = [];
  /**
   * @param {number} x1
   * @param {number} y1
   * @param {number} x2
   * @param {number} y2
   */
  const add = (x1, y1, x2, y2) => {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    if (length > 0.01) result.push({ from: [x1, y1], to: [x2, y2], length });
  };
  if (outer && inner) {
    const [middleX, middleY] = [inner[0] + inner[2] / 2, inner[1] + inner[3] / 2];
    add(outer[0], middleY, inner[0], middleY);
    add(inner[0] + inner[2], middleY, outer[0] + outer[2], middleY);
    add(middleX, outer[1], middleX, inner[1]);
    add(middleX, inner[1] + inner[3], middleX, outer[1] + outer[3]);
    return result;
  }
  /**
   * The middle of the shared span along an axis, or of the first rectangle.
   * @param {number} axis
   */
  const common = (axis) => {
    const low = Math.max(one[axis], other[axis]);
    const high = Math.min(one[axis] + one[axis + 2], other[axis] + other[axis + 2]);
    return low < high ? (low + high) / 2 : one[axis] + one[axis + 2] / 2;
  };
  const [x, y] = [common(0), common(1)];
  if (other[0] >= one[0] + one[2]) add(one[0] + one[2], y, other[0], y);
  else if (one[0] >= other[0] + other[2]) add(other[0] + other[2], y, one[0], y);
  if (other[1] >= one[1] + one[3]) add(x, one[1] + one[3], x, other[1]);
  else if (one[1] >= other[1] + other[3]) add(x, other[1] + other[3], x, one[1]);
  return result;
}

/**
 * The nearest of `candidates` within `slack`, to which a dragged edge snaps, or null.
 * @param {number} value
 * @param {number[]} candidates
 * @param {number} slack
 */
export function snapped(value, candidates, slack) {
  let best = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate - value) <= slack && (best === null || Math.abs(candidate - value) < Math.abs(best - value))) best = candidate;
  }
  return best;
}
