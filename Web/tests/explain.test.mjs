// Console logs explained byte for byte like the command `autolayout explain`.
// WEB is the build folder, NATIVE_COMMAND the command, CONSOLE_LOGS more logs.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { damaged } from "./damaged-logs.mjs";
import { generator } from "./random-systems.mjs";

const folder = path.resolve(process.env.WEB ?? "out/web", "library");
const address = pathToFileURL(path.join(folder, "index.js")).href;
const { ConflictExplainer } = await import(address);
const program = process.env.NATIVE_COMMAND;
const skip = program ? false : "NATIVE_COMMAND is not set";
const fixtures = logsOf("Tests/Fixtures/console-logs");

/** @param {string} place */
function logsOf(place) {
  const files = statSync(place).isDirectory() ? readdirSync(place).sort().map((name) => path.join(place, name)) : [place];
  return files.map((file) => readFileSync(file, "utf8"));
}

/** The command's output for a log. @param {string} log @param {string[]} options */
function native(log, options) {
  try {
    return execFileSync(/** @type {string} */ (program), ["explain", ...options], { input: log, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] });
  } catch (error) {
    if (/** @type {any} */ (error).status === 1) return /** @type {any} */ (error).stdout;
    throw error;
  }
}

/** Compares a log's report with the command's. @param {any} explainer @param {string} log @param {string} name */
function compare(explainer, log, name) {
  const report = explainer.explain(log);
  assert.equal(report.isEmpty ? "" : `${report.text}\n`, native(log, []), name);
  assert.equal(`${report.json}\n`, native(log, ["--json"]), name);
  return report.blocks.length;
}

test("the fixtures are explained like by the command", { skip }, async (context) => {
  const explainer = await ConflictExplainer.load();
  let blocks = 0;
  for (const [index, log] of fixtures.entries()) blocks += compare(explainer, log, `fixture ${index}`);
  context.diagnostic(`${fixtures.length} logs, ${blocks} blocks`);
  assert.ok(blocks >= 8);
});

test("damaged logs are explained like by the command", { skip }, async (context) => {
  const explainer = await ConflictExplainer.load();
  const seed = Number(process.env.SEED ?? 24);
  const random = generator(seed);
  let blocks = 0;
  for (let round = 0; round < 120; round++) {
    blocks += compare(explainer, damaged(fixtures[random.below(fixtures.length)], random), `seed ${seed}, round ${round}`);
  }
  context.diagnostic(`120 logs, ${blocks} blocks`);
  assert.ok(blocks > 60);
});

test("more logs are explained like by the command", { skip: process.env.CONSOLE_LOGS ? skip : "CONSOLE_LOGS is not set" }, async (context) => {
  const explainer = await ConflictExplainer.load();
  let blocks = 0;
  for (const [index, log] of logsOf(/** @type {string} */ (process.env.CONSOLE_LOGS)).entries()) blocks += compare(explainer, log, `log ${index}`);
  context.diagnostic(`${blocks} blocks`);
});

const row = `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa'Total']   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x2 H:[UILabel:0xa'Total']-(20)-|   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x3 UILabel:0xa'Total'.width == 300   (active)>",
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x3 UILabel:0xa'Total'.width == 300   (active)>
`;

test("a report has a conflict, fixes and a drawing", async () => {
  const { blocks, isEmpty, text } = (await ConflictExplainer.load()).explain(row);
  assert.equal(isEmpty, false);
  assert.match(text, /^Block 1 of 1, line 1: 4 constraints that cannot all be satisfied\n/);
  const [block] = blocks;
  assert.deepEqual([block.core, block.broken], [[0, 1, 2, 3], 2]);
  assert.deepEqual(block.fixes, [{ remove: 0 }, { remove: 1 }, { remove: 2 }, { lower: 0 }, { lower: 1 }, { lower: 2 }]);
  const [{ items, measures }] = block.drawings;
  assert.deepEqual(items.map(({ label, superview, x, width }) => [label, superview, x, width]), [["“Total”", 1, 20, 280], ["UIView", null, 0, 320]]);
  assert.deepEqual(measures.map(({ start, end, wanted, gives }) => [start, end, wanted, gives]), [
    [0, 20, 20, false], [300, 320, 320, false], [20, 300, 320, true], [0, 320, 320, false],
  ]);
});

test("every conflict of the fixtures has a picture in which the other members hold", async () => {
  const explainer = await ConflictExplainer.load();
  let count = 0;
  for (const { conflicts, drawings } of fixtures.flatMap((log) => explainer.explain(log).blocks)) {
    assert.equal(drawings.length, conflicts.length);
    for (const [index, { items, measures }] of drawings.entries()) {
      assert.deepEqual(measures.map(({ constraint }) => constraint), conflicts[index]);
      assert.equal(measures.filter(({ gives }) => gives).length, 1);
      for (const { width, height } of items) assert.ok(width >= 0 && height >= 0);
      count += 1;
    }
  }
  assert.ok(count >= 6);
});

test("texts that have no log, and texts that are too long", async () => {
  const explainer = await ConflictExplainer.load();
  for (const nothing of ["", "no list here", "\ud800\u0000"]) {
    const report = explainer.explain(nothing);
    assert.deepEqual([report.isEmpty, report.blocks], [true, []]);
  }
  assert.throws(() => explainer.explain(/** @type {any} */ (7)), TypeError);
  assert.throws(() => explainer.explain("x".repeat(2 ** 26 + 1)), RangeError);
  assert.throws(() => explainer.explain(`<NSLayoutConstraint:0x1 UIView:0x2.width == 1 ^${"9".repeat(400)}>`), RangeError);
});

test("a worker explains", async () => {
  const code = `import { parentPort } from "node:worker_threads"; import { ConflictExplainer } from ${JSON.stringify(address)};
    parentPort.postMessage((await ConflictExplainer.load()).explain(${JSON.stringify(row)}).blocks[0].core);`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const core = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  assert.deepEqual(core, [0, 1, 2, 3]);
});

test("memory does not grow over 500 logs", async (context) => {
  const explainer = await ConflictExplainer.load();
  const all = fixtures.join("\n");
  for (let round = 0; round < 20; round++) explainer.explain(all);
  const before = explainer.memorySize;
  for (let round = 0; round < 500; round++) explainer.explain(round % 2 ? all : row);
  context.diagnostic(`${before} bytes`);
  assert.equal(explainer.memorySize, before);
});
