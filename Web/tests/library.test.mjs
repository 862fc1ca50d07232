import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import test from "node:test";
import { Worker } from "node:worker_threads";

const folder = path.resolve(process.env.WEB ?? "out/web", "library");
const address = pathToFileURL(path.join(folder, "index.js")).href;
const { AutoLayout, VisualFormatError, attributes } = await import(address);

test("an equation, a format and a label", async () => {
  const system = (await AutoLayout.load()).makeSystem({ scale: 2 });
  system.setRootSize({ width: 320, height: 480 });
  const label = system.addItem({ name: "label" });
  const field = system.addItem({ name: "field" });
  system.setLabel(label, "Hello", { size: 17, weight: "bold" });
  const added = system.addVisualFormat("H:|-[label]-pad-[field(>=100)]-|", { metrics: { pad: 12.5 }, options: ["centerY"] });
  assert.equal(added.length, 5);
  const top = system.addConstraint({ item: label, attribute: "top", to: system.root, constant: 20, priority: 750 });
  system.setContentSize(field, { height: 30 });
  system.setContentPriorities(label, { hugging: [251, 250] });
  system.layout();
  const { x, y, width, height } = system.frame(label);
  assert.deepEqual([x, y, height], [8, 20, 20.5]);
  // The midpoint of 20 and 40.5, minus 15, is 15.25: half a pixel rounds up.
  assert.deepEqual(system.frame(field), { x: 8 + width + 12.5, y: 15.5, width: 312 - 8 - width - 12.5, height: 30 });
  assert.deepEqual(system.constraint(top), {
    item: label, attribute: "top", relation: "==", to: 0, toAttribute: "top", multiplier: 1, constant: 20, priority: 750,
  });
  system.setConstant(top, 40);
  system.layout();
  assert.equal(system.frame(label).y, 40);
  assert.deepEqual(system.why(label, "top"), [{ kind: "constraint", constraint: top }]);
  assert.equal(system.lines(label).length, 1);
  system.dispose();
});

test("conflicts, ambiguity and a retry", async () => {
  const system = (await AutoLayout.load({ text: false })).makeSystem();
  system.setRootSize({ width: 100, height: 100 });
  const item = system.addItem();
  const left = system.addConstraint({ item, attribute: "left", to: 0 });
  const right = system.addConstraint({ item, attribute: "right", to: 0 });
  const width = system.addConstraint({ item, attribute: "width", constant: 50 });
  system.layout();
  assert.deepEqual(system.conflicts().map(({ broken }) => broken), [width]);
  assert.deepEqual(sorted(system.conflicts()[0].members).slice(0, 3), [left, right, width].map((constraint) => ({ kind: "constraint", constraint })));
  assert.equal(system.violation(width), 50);
  assert.deepEqual(system.ambiguity()[item], { x: false, width: false, y: true, height: true });
  system.removeConstraint(right);
  system.setPriority(width, 1000);
  system.layout();
  assert.deepEqual(system.conflicts(), []);
  assert.equal(system.frame(item).width, 50);
});

/** @param {any[]} members */
function sorted(members) {
  return [...members].sort((a, b) => (a.constraint ?? 99) - (b.constraint ?? 99));
}

test("refused calls change nothing", async () => {
  const system = (await AutoLayout.load({ text: false })).makeSystem();
  const item = system.addItem({ name: "a" });
  assert.throws(() => system.addConstraint({ item: 7, attribute: "left", to: 0 }), RangeError);
  assert.throws(() => system.addConstraint({ item, attribute: "left" }), RangeError);
  assert.throws(() => system.addConstraint({ item, attribute: "left", to: 0, toAttribute: "top" }), RangeError);
  assert.throws(() => system.addConstraint({ item, attribute: "left", to: 0, toAttribute: "leading" }), RangeError);
  assert.throws(() => system.addConstraint({ item, attribute: "width", constant: Infinity }), RangeError);
  assert.throws(() => system.addConstraint({ item, attribute: "width", constant: 1, priority: 1001 }), RangeError);
  assert.throws(() => system.addConstraint({ item, attribute: "toString", constant: 1 }), RangeError);
  assert.throws(() => system.removeItem(0), RangeError);
  assert.throws(() => system.setLabel(item, "text"), /text: true/);
  assert.throws(() => system.addVisualFormat("H:|-[a]-[unknown]"), (error) => {
    assert.ok(error instanceof VisualFormatError);
    assert.deepEqual([error.message, error.column], ["unknown is not a key in the views dictionary.", 16]);
    return true;
  });
  const number = system.addConstraint({ item, attribute: "height", to: item, toAttribute: "width", multiplier: 0.5 });
  assert.equal(number, 0);
  system.removeItem(item);
  assert.throws(() => system.constraint(number), RangeError);
  system.dispose();
  assert.throws(() => system.layout(), RangeError);
});

test("every number in the tableau parses to the same value", async () => {
  const system = (await AutoLayout.load()).makeSystem();
  const item = system.addItem();
  const width = system.addConstraint({ item, attribute: "width", constant: 1 });
  for (const constant of [0.1, 1 / 3, 1e-7, 5e-324, 123456789.125, 1e22, 2 ** 53 - 1, Math.PI * 1e5, 3e300, 0.30000000000000004]) {
    system.setConstant(width, constant);
    system.layout();
    const { text, sources } = system.tableau();
    const [, name, value] = /^c(\d+) \+ 1\.0 v5 == (\S+) @/m.exec(text);
    assert.equal(Number(value), constant);
    assert.deepEqual(sources[Number(name)], { kind: "constraint", constraint: width });
  }
});

test("every attribute has the number of UIKit", () => {
  assert.deepEqual(Object.values(attributes), Array.from({ length: 20 }, (_, index) => index + 1));
});

test("a worker lays out", async () => {
  const code = `import { parentPort } from "node:worker_threads"; import { AutoLayout } from ${JSON.stringify(address)};
    const system = (await AutoLayout.load()).makeSystem(); const item = system.addItem(); system.setLabel(item, "Hi"); system.layout();
    parentPort.postMessage(system.frame(item).height);`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const height = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  assert.equal(height, 61 / 3);
});

test("memory does not grow over 10,000 layouts", async () => {
  const library = await AutoLayout.load();
  const run = (/** @type {number} */ count) => {
    for (let round = 0; round < count; round++) {
      const system = library.makeSystem();
      const names = Array.from({ length: 8 }, (_, index) => `v${index}`);
      for (const name of names) system.setLabel(system.addItem({ name }), `A text of some words, ${name}`, { lines: 0 });
      system.addVisualFormat(`H:|-${names.map((name, index) => (index ? `[${name}(v0)]` : `[${name}]`)).join("-")}-|`, { options: ["top"] });
      system.addVisualFormat("V:|-[v0]");
      for (let step = 0; step < 50; step++) {
        system.setRootSize({ width: 300 + 7 * step, height: 400 });
        system.layout();
        system.frames();
        system.ambiguity();
        system.why(1, "bottom");
      }
      system.dispose();
    }
  };
  run(20);
  const before = library.memorySize;
  run(200);
  assert.equal(library.memorySize, before);
});

for (const [name, raw, packed] of [["layout-without-text.wasm", 400_000, 150_000], ["layout.wasm", 900_000, Infinity], ["explain.wasm", 810_000, 330_000]]) {
  test(`${name} is small`, (context) => {
    const bytes = readFileSync(path.join(folder, name));
    const zipped = gzipSync(bytes, { level: 9 }).length;
    context.diagnostic(`${bytes.length} bytes, ${zipped} with gzip`);
    assert.ok(bytes.length <= raw && zipped <= packed, `${name}: ${bytes.length} bytes, ${zipped} with gzip`);
  });
}

test("the solver's steps, in order", async () => {
  const system = (await AutoLayout.load()).makeSystem();
  system.setRootSize({ width: 300, height: 100 });
  const item = system.addItem();
  system.addConstraint({ item, attribute: "left", to: 0, constant: 20 });
  const weak = system.addConstraint({ item, attribute: "width", constant: 200, priority: 500 });
  system.layout();
  system.recordSteps();
  const strong = system.addConstraint({ item, attribute: "right", relation: "<=", to: 0, constant: -120, priority: 501 });
  system.layout();
  const moments = system.takeSteps();
  assert.deepEqual(moments.map(({ kind }) => kind), ["dual", "settled"]);
  const { sources } = system.tableau();
  const [before, after] = moments;
  const column = (moment, number) => moment.columns.find((column) => column.number === number);
  // The stronger constraint's error leaves at 40 for 0, the weaker constraint's error enters with -40.
  assert.equal(sources[column(before, before.row).constraint].constraint, strong);
  assert.equal(sources[column(before, before.column).constraint].constraint, weak);
  assert.equal(column(before, before.row).value, 40);
  assert.deepEqual([column(after, before.column).value, column(after, before.column).isBasic, column(after, before.row).isBasic], [-40, true, false]);
  assert.deepEqual(system.takeSteps().map(({ kind }) => kind), ["settled"]);
});
