// The page's arithmetic; needs no browser: `node --test Tests/PageTests`.

import assert from "node:assert/strict";
import test from "node:test";
import { coalesced, rankedQueue } from "../../Sources/Tools/LivePreview/Page/page/coalescing.js";
import { coveredLabels } from "../../Sources/Tools/LivePreview/Page/page/marks.js";
import { plainFill } from "../../Sources/Tools/LivePreview/Page/page/drawings.js";
import { boundingBox, concatenated, contains, distances, snapped, transformOfLayer, union } from "../../Sources/Tools/LivePreview/Page/page/geometry.js";
import { matches, rankOfMatch } from "../../Sources/Tools/LivePreview/Page/page/matching.js";
import { Viewport, largestZoom } from "../../Sources/Tools/LivePreview/Page/page/viewport.js";

const near = (one, other) => assert.ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`);

test("zooming keeps the point under the pointer", () => {
  const viewport = Object.assign(new Viewport(), { width: 800, height: 600, x: 30, y: -20 });
  const before = viewport.toCanvas(200, 150);
  viewport.zoomBy(1.7, 200, 150);
  const after = viewport.toCanvas(200, 150);
  near(before[0], after[0]);
  near(before[1], after[1]);
  viewport.zoomBy(1e9, 0, 0);
  assert.equal(viewport.zoom, largestZoom);
});

test("steps of zoom go through 100 %", () => {
  const viewport = Object.assign(new Viewport(), { width: 800, height: 600, zoom: 0.9 });
  viewport.step(1);
  near(viewport.zoom, 1);
  viewport.step(-1);
  near(viewport.zoom, 0.75);
});

test("fitting shows all, in the middle, not larger than asked", () => {
  const viewport = Object.assign(new Viewport(), { width: 800, height: 600 });
  viewport.fit([100, 100, 1600, 400], 50, 1);
  near(viewport.zoom, 700 / 1600);
  const [x, , width] = viewport.toWindow([100, 100, 1600, 400]);
  near(x, 50);
  near(width, 700);
  viewport.fit([0, 0, 10, 10], 0, 2);
  near(viewport.zoom, 2);
});

test("revealing moves no further than needed", () => {
  const viewport = Object.assign(new Viewport(), { width: 800, height: 600 });
  assert.equal(viewport.reveal([100, 100, 50, 50], 20), false);
  assert.equal(viewport.reveal([900, 100, 50, 50], 20), true);
  const [x] = viewport.toWindow([900, 100, 50, 50]);
  near(x + 50, 780);
});

test("a turned layer turns about the middle", () => {
  const quarter = transformOfLayer([10, 20, 40, 20], [0, 1, -1, 0]);
  const box = boundingBox(quarter, 40, 20);
  assert.deepEqual(box.map((value) => Math.round(value * 1e6) / 1e6), [20, 10, 20, 40]);
  const inside = concatenated(transformOfLayer([100, 100, 80, 80]), quarter);
  assert.deepEqual(boundingBox(inside, 40, 20).map(Math.round), [120, 110, 20, 40]);
});

test("distances inside and outside", () => {
  const within = distances([0, 0, 100, 100], [10, 20, 30, 40]).map((one) => one.length);
  assert.deepEqual(within, [10, 60, 20, 40]);
  const beside = distances([0, 0, 20, 20], [50, 0, 20, 20]);
  assert.deepEqual(beside, [{ from: [20, 10], to: [50, 10], length: 30 }]);
  const diagonal = distances([0, 0, 20, 20], [50, 70, 20, 20]).map((one) => one.length);
  assert.deepEqual(diagonal, [30, 50]);
  assert.equal(distances([0, 0, 20, 20], [10, 10, 20, 20]).length, 0);
});

test("unions, containing, snapping", () => {
  assert.deepEqual(union([[0, 0, 10, 10], [20, -5, 10, 10]]), [0, -5, 30, 15]);
  assert.equal(union([]), null);
  assert.ok(contains([0, 0, 10, 10], [0, 0, 10, 10]));
  assert.equal(snapped(391, [375, 390, 393], 6), 390);
  assert.equal(snapped(360, [375, 390], 6), null);
});

test("of many calls only the newest that waits is made, and calls never overlap", async () => {
  const made = [];
  let running = 0;
  let most = 0;
  const call = coalesced(async (value) => {
    running += 1;
    most = Math.max(most, running);
    made.push(value);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  }, assert.fail);
  let last;
  for (let value = 0; value < 50; value += 1) last = call(value);
  await last;
  assert.deepEqual(made, [0, 49]);
  assert.equal(most, 1);
});

test("an error in a call does not end the next call", async () => {
  const errors = [];
  const call = coalesced(async (value) => {
    if (value === 1) throw new Error("no");
  }, (error) => errors.push(error.message));
  await call(1);
  await call(2);
  assert.deepEqual(errors, ["no"]);
});

test("the queue takes the lowest rank first and drops what is infinite", async () => {
  const done = [];
  await new Promise((resolve) => {
    const queue = rankedQueue(1, async (value) => {
      done.push(value);
      if (value === 7) resolve();
    }, (value) => (value === 9 ? Infinity : value));
    for (const value of [7, 3, 9, 5]) queue.add(value);
  });
  assert.deepEqual(done, [3, 5, 7]);
});

test("search", () => {
  assert.ok(matches("log ui", "Logo UIImageView"));
  assert.ok(!matches("logo label", "Logo UIImageView"));
  const order = ["Blog", "Log", "Login", "Sign Login"].sort((one, other) => rankOfMatch("log", one) - rankOfMatch("log", other));
  assert.deepEqual(order, ["Log", "Login", "Sign Login", "Blog"]);
});

test("only a whole box in a single color is filled without SVG", () => {
  const rect = (rest) => `<rect x="0" y="0" width="40" height="20"${rest}/>`;
  assert.deepEqual(plainFill(rect(' fill="#00ff7f"'), [3.5, 1, 40, 20]), { color: "#00ff7f", radius: 0 });
  assert.deepEqual(plainFill(rect(' rx="4" fill="#00ff7f" fill-opacity="0.5"'), [0, 0, 40, 20]), { color: "#00ff7f80", radius: 4 });
  assert.equal(plainFill(rect(' fill="#00ff7f"'), [0, 0, 41, 20]), null);
  assert.equal(plainFill(rect(' fill="#00ff7f"'), [0, 0, 40, 20], 6), null);
  assert.equal(plainFill(rect(' fill="url(#gradient)"'), [0, 0, 40, 20]), null);
  assert.equal(plainFill(rect(' fill="#00ff7f"') + rect(' fill="#00ff7f"'), [0, 0, 40, 20]), null);
  assert.equal(plainFill('<rect x="0" y="0" width="40.3333" height="20" fill="#00ff7f"/>', [0, 0, 40.3333, 20]), null);
});

test("of labels that lie over each other the urgent label is read, or the first", () => {
  const boxes = [[0, 0, 20, 10], [10, 0, 20, 10], [25, 0, 20, 10], [100, 0, 20, 10]];
  assert.deepEqual(coveredLabels(boxes, [false, false, false, false]), [1]);
  assert.deepEqual(coveredLabels(boxes, [false, true, false, false]).sort(), [0, 2]);
});
