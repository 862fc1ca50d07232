// Where the window looks on the canvas: pure arithmetic, in pixels of the window and points of the canvas.

/** @typedef {{x: number, y: number, zoom: number}} View The corner of the window in points, and pixels for a point. */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {[number, number, number, number]} Frame x, y, width, height */

/** The smallest and the largest zoom. */
export const limits = { least: 0.02, most: 16 };

/** @param {number} zoom */
const allowed = zoom => Math.min(limits.most, Math.max(limits.least, zoom));

/**
 * Zooms about a place of the window, which keeps what it shows.
 * @param {View} view @param {number} factor @param {number} left @param {number} top
 * @returns {View}
 */
export function zoomed(view, factor, left, top) {
  const zoom = allowed(view.zoom * factor);
  return {
    zoom,
    x: view.x + left / view.zoom - left / zoom,
    y: view.y + top / view.zoom - top / zoom,
  };
}

/**
 * Moves the window by pixels.
 * @param {View} view @param {number} dx @param {number} dy
 * @returns {View}
 */
export function moved(view, dx, dy) {
  return { zoom: view.zoom, x: view.x + dx / view.zoom, y: view.y + dy / view.zoom };
}

/**
 * Shows all of a frame in the middle of the window.
 * @param {Frame} frame @param {Size} size @param {number} most The largest zoom.
 * @returns {View}
 */
export function fitted([x, y, width, height], size, most = 2) {
  const room = 0.92;
  const zoom = allowed(Math.min(most, (size.width * room) / Math.max(1, width), (size.height * room) / Math.max(1, height)));
  return { zoom, x: x + width / 2 - size.width / 2 / zoom, y: y + height / 2 - size.height / 2 / zoom };
}

/**
 * What the window shows, and some room around it.
 * @param {View} view @param {Size} size @param {number} room In windows on each side.
 * @returns {Frame}
 */
export function shown(view, size, room = 0) {
  const width = size.width / view.zoom;
  const height = size.height / view.zoom;
  return [view.x - width * room, view.y - height * room, width * (1 + 2 * room), height * (1 + 2 * room)];
}

/** Whether two frames have something in common. @param {Frame} a @param {Frame} b */
export function meets(a, b) {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

/**
 * The distances from a frame to another: to its edges where it lies inside, to its nearest edges where it lies beside.
 * @param {Frame} from @param {Frame} to
 * @returns {{from: [number, number], to: [number, number], length: number}[]} Lines with their lengths.
 */
export function distances(from, to) {
  const [l, t, w, h] = from;
  const [L, T, W, H] = to;
  const [r, b, R, B] = [l + w, t + h, L + W, T + H];
  const x = Math.max(l, Math.min(r, (Math.max(l, L) + Math.min(r, R)) / 2));
  const y = Math.max(t, Math.min(b, (Math.max(t, T) + Math.min(b, B)) / 2));
  /** @type {{from: [number, number], to: [number, number], length: number}[]} */
  const lines = [];
  /** @param {[number, number]} start @param {[number, number]} end */
  const add = (start, end) => {
    const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
    if (length > 0.005) lines.push({ from: start, to: end, length });
  };
  const isInside = (l >= L && r <= R && t >= T && b <= B) || (L >= l && R <= r && T >= t && B <= b);
  if (isInside) {
    add([l, y], [L, y]);
    add([r, y], [R, y]);
    add([x, t], [x, T]);
    add([x, b], [x, B]);
    return lines;
  }
  if (r <= L) add([r, y], [L, y]);
  else if (R <= l) add([l, y], [R, y]);
  if (b <= T) add([x, b], [x, T]);
  else if (B <= t) add([x, t], [x, B]);
  return lines;
}
