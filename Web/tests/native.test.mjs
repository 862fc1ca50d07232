// The same random systems in WebAssembly and natively, bit for bit.
// WEB is the build folder, NATIVE_REPLAY the program of build-native.sh.

import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import test from "node:test";
import path from "node:path";
import { Recorder } from "./replay.mjs";
import { recordFeed } from "./feed.mjs";
import { recordSystem } from "./random-systems.mjs";

const folder = path.resolve(process.env.WEB ?? "out/web");
const { AutoLayout } = await import(pathToFileURL(path.join(folder, "library/index.js")).href);
const program = process.env.NATIVE_REPLAY;
const count = Number(process.env.SYSTEMS ?? 1500);

test(`${count} random systems match the native results`, { skip: program ? false : "NATIVE_REPLAY is not set" }, async (context) => {
  const recorder = new Recorder(await AutoLayout.load());
  for (let seed = 1; seed <= count; seed++) recordSystem(recorder, seed);
  const native = recorder.replay(program);
  assert.equal(native.length, recorder.answers.length);
  const different = recorder.answers.findIndex((answer, index) => answer !== native[index]);
  if (different >= 0) {
    const start = recorder.lines.findLastIndex((line, index) => index <= different && line.startsWith("system_make"));
    assert.fail(
      `${recorder.lines.slice(start, different + 1).join("\n")}\nWebAssembly: ${recorder.answers[different]}\nnative: ${native[different]}`);
  }
  const broken = recorder.answers.filter((answer, index) => recorder.lines[index].startsWith("system_conflicts") && answer !== "0");
  context.diagnostic(`${recorder.answers.length} answers compared, ${broken.length} with conflicts`);
  assert.ok(broken.length > count / 10, "too few systems have conflicts");
});

test("a feed of 100 cells matches the native results; the times", { skip: program ? false : "NATIVE_REPLAY is not set" }, async (context) => {
  const recorder = new Recorder(await AutoLayout.load());
  const built = [];
  let feed = { system: 0, items: 0 };
  for (let round = 0; round < 6; round++) {
    recorder.note("spent", [], undefined, "");
    const start = performance.now();
    feed = recordFeed(recorder, 100);
    built.push(performance.now() - start);
  }
  recorder.note("spent", [], undefined, "");
  const start = performance.now();
  for (let width = 320; width < 420; width++) {
    recorder.call("system_set_size", [feed.system, width, 640]);
    recorder.call("system_layout", [feed.system]);
  }
  const step = (performance.now() - start) / 100;
  recorder.note("spent", [], undefined, "");
  recorder.ask("system_frames", [feed.system, 0], (place) => recorder.bits(place, 4 * feed.items));
  const native = recorder.replay(program);
  assert.equal(recorder.answers.at(-1), native.at(-1));
  const spent = native.filter((_, index) => recorder.lines[index] === "spent").map((time) => Number(time) / 1000);
  const [wasm, own] = [Math.min(...built), Math.min(...spent.slice(1, 7))];
  context.diagnostic(`built in ${wasm.toFixed(1)} ms, natively in ${own.toFixed(1)} ms: ${(wasm / own).toFixed(1)} times as long`);
  context.diagnostic(`another width in ${step.toFixed(2)} ms, natively in ${(spent[7] / 100).toFixed(2)} ms`);
});
