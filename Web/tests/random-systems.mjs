/** Pseudorandom numbers that are the same on every machine (mulberry32).
 * @param {number} seed */
export function generator(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** @param {number} count */
    below: (count) => Math.floor(next() * count),
    /** @param {any[]} list */
    one: (list) => list[Math.floor(next() * list.length)],
  };
}

const across = [1, 2, 5, 6, 9, 13, 14, 17, 18, 19];
const down = [3, 4, 10, 11, 12, 15, 16, 20];
const sizes = [7, 8];
const priorities = [1000, 1000, 999, 750, 750, 500.5, 251, 250, 1];
const texts = ["Hello", "The quick brown fox jumps over the lazy dog", "Zażółć gęślą jaźń", "你好,世界", "AVATAR To. 1,234.56"];

/** @param {ReturnType<typeof generator>} random */
function constant(random) {
  return random.one([0, 8, -8, 20, 100, Math.round(random.next() * 4000) / 16 - 80, random.next() * 100]);
}

/** @param {import("./replay.mjs").Recorder} recorder @param {ReturnType<typeof generator>} random
 * @param {number} system @param {number} items */
function addConstraint(recorder, random, system, items) {
  const group = random.one([across, down, sizes, sizes]);
  const isLone = group === sizes && random.next() < 0.5;
  const values = [
    random.below(items), random.one(group), random.one([-1, 0, 0, 0, 1]), isLone ? -1 : random.below(items),
    isLone ? 0 : random.one(group), random.one([1, 1, 1, 0.5, 2, 1 / 3]), constant(random), random.one(priorities)];
  return recorder.call("constraint_add", [system, ...values]);
}

/** A system, edited several times and observed after each edit.
 * @param {import("./replay.mjs").Recorder} recorder @param {number} seed */
export function recordSystem(recorder, seed) {
  const random = generator(seed);
  const system = recorder.call("system_make", [random.one([1, 2, 3]), random.below(2)]);
  let items = 1;
  const count = 2 + random.below(9);
  while (items < count) {
    const item = recorder.call("item_add", [system, random.next() < 0.6 ? 0 : random.below(items)]);
    const name = `v${item}`;
    recorder.call("item_set_name", [system, item, name.length], name);
    if (random.next() < 0.3) recorder.call("item_set_content_size", [system, item, random.below(150), random.below(90)]);
    if (random.next() < 0.4) {
      const text = random.one(texts);
      const bytes = new TextEncoder().encode(text).length;
      recorder.call("item_set_label", [system, item, bytes, random.one([12, 17, 22.5]), random.one([0, 0.4]), random.below(3), random.below(3), random.one([0, 0, 80])], text);
    }
    if (random.next() < 0.3) {
      const [a, b, c, d] = [0, 0, 0, 0].map(() => random.one([250, 251, 750, 1000, 1]));
      recorder.call("item_set_content_priorities", [system, item, a, b, c, d]);
    }
    items += 1;
  }
  recorder.call("system_set_size", [system, random.one([320, 375.5, NaN]), random.one([480, NaN])]);
  const constraints = [];
  for (let rest = random.below(3 * items); rest >= 0; rest--) constraints.push(addConstraint(recorder, random, system, items));
  if (items > 2) {
    const format = `H:|-[v1(>=${random.below(90)}@${1 + random.below(999)})]-${random.below(300) / 8}-[v2]-|`;
    recorder.ask("visual_format_add", [system, format.length, random.one([0, 8, 1024])], (start) => recorder.format(start), format);
  }
  recorder.observe(system, items);
  for (let edits = 0; edits < 6; edits++) {
    const constraint = random.one(constraints);
    switch (random.below(5)) {
      case 0: recorder.call("constraint_set_constant", [system, constraint, constant(random)]); break;
      case 1: recorder.call("constraint_set_priority", [system, constraint, random.one(priorities)]); break;
      case 2: recorder.call("constraint_remove", [system, constraint]); break;
      case 3: recorder.call("system_set_size", [system, 200 + random.below(800) / 4, 480]); break;
      default: constraints.push(addConstraint(recorder, random, system, items));
    }
    recorder.observe(system, items);
    recorder.ask("item_why", [system, random.below(items), random.one([...across, ...down, ...sizes])], (start) => recorder.pairs(start));
  }
  recorder.call("system_free", [system]);
}
