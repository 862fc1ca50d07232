/** The calls that build it and lay it out; returns the system's number and the number of items.
 * @param {import("./replay.mjs").Recorder} recorder @param {number} cells */
export function recordFeed(recorder, cells) {
  const system = recorder.call("system_make", [3, 0]);
  let items = 1;
  const add = (/** @type {number} */ parent) => {
    items += 1;
    return recorder.call("item_add", [system, parent]);
  };
  const label = (/** @type {number} */ item, /** @type {string} */ text, /** @type {number} */ size, /** @type {number} */ weight) =>
    recorder.call("item_set_label", [system, item, text.length, size, weight, 0, 0, 0], text);
  const relate = (
    /** @type {number} */ item, /** @type {number} */ attribute, /** @type {number} */ relation, /** @type {number} */ to,
    /** @type {number} */ other, /** @type {number} */ constant, priority = 1000,
  ) => recorder.call("constraint_add", [system, item, attribute, relation, to, other, 1, constant, priority]);
  const [top, bottom, leading, trailing, width, height] = [3, 4, 5, 6, 7, 8];
  recorder.call("system_set_size", [system, 320, 640]);
  let previous = -1;
  for (let index = 0; index < cells; index++) {
    const cell = add(0);
    relate(cell, leading, 0, 0, leading, 0);
    relate(cell, trailing, 0, 0, trailing, 0);
    if (previous < 0) relate(cell, top, 0, 0, top, 0);
    else relate(cell, top, 0, previous, bottom, 8);
    previous = cell;
    const [picture, title, text] = [add(cell), add(cell), add(cell)];
    relate(picture, width, 0, -1, 0, 40);
    relate(picture, height, 0, -1, 0, 40);
    relate(picture, leading, 0, cell, leading, 8);
    relate(picture, top, 0, cell, top, 8);
    relate(picture, bottom, -1, cell, bottom, -8);
    label(title, `A title that is rather long, number ${index}`, 17, 0.4);
    label(text, "The text of this cell, which takes more than one line at any width that a telephone has.", 15, 0);
    relate(title, leading, 0, picture, trailing, 8);
    relate(title, trailing, 0, cell, trailing, -8);
    relate(title, top, 0, cell, top, 8);
    relate(text, top, 0, title, bottom, 4);
    relate(text, leading, 0, title, leading, 0);
    relate(text, trailing, 0, title, trailing, 0);
    relate(text, bottom, -1, cell, bottom, -8);
    relate(cell, height, 0, -1, 0, 0, 100);
  }
  recorder.call("system_layout", [system]);
  return { system, items };
}
