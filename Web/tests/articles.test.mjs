// The frames of every moment equal the native gallery's, bit for bit.
// gallery-outcomes.json is written and compared by GalleryTests.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import test from "node:test";
import path from "node:path";

const folder = path.resolve(process.env.WEB ?? "out/web");
const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(folder, file)).href);
const { AutoLayout } = await load("library/index.js");
const { Kit, Laid } = await load("articles/kit.js");
const { defaults, readAddress, readValues, writeAddress } = await load("articles/state.js");
const { experiments } = await load("articles/experiments/index.js");
const { lastWords } = await load("articles/experiments/kinds.js");
const native = JSON.parse(readFileSync(new URL("gallery-outcomes.json", import.meta.url), "utf8"));
const kit = new Kit(await AutoLayout.load());

test("the experiments equal the gallery's", () => {
  assert.deepEqual(experiments.map((/** @type {any} */ { id, sources }) => [id, sources[0]]), native.map((/** @type {any} */ { id, source }) => [id, source]));
  for (const [index, { id, moments }] of experiments.entries()) assert.equal(moments.length, native[index].moments.length, id);
});

for (const [index, experiment] of experiments.entries()) {
  test(`${experiment.id} ${native[index].title}`, (context) => {
    let frames = 0;
    for (const [place, moment] of experiment.moments.entries()) {
      const { caption, frames: stated } = native[index].moments[place];
      const values = { ...defaults(experiment.handles), ...moment };
      const laid = new Laid(experiment.build(kit, values));
      for (const [name, numbers] of Object.entries(stated)) {
        const { x, y, width, height } = laid.frame(name);
        // A sum may have another order of terms there.
        const exact = (/** @type {number[]} */ values) => values.map((value) => Math.round(value * 1e9) / 1e9 + 0);
        assert.deepEqual(exact([x, y, width, height]), exact(numbers), `${caption}: ${name}`);
        frames += 1;
      }
      const sentences = experiment.outcome(laid, values, kit);
      laid.dispose();
      assert.ok(sentences.length > 0, caption);
      for (const { state, text } of sentences) {
        assert.notEqual(state, "fails", `${caption}: ${text.en}`);
        assert.ok(text.en && text.zh, caption);
        assert.doesNotMatch(text.en + text.zh, /NaN|undefined|null/, caption);
      }
      assert.ok(sentences.some((/** @type {any} */ { state }) => state === "holds"), `nothing is claimed of ${caption}`);
    }
    assert.ok(frames > 0);
    context.diagnostic(`${frames} frames the same`);
  });
}

test("outcomes hold for other values, and every handle changes something", (context) => {
  let [count, claims] = [0, 0];
  for (const { id, handles, moments, build, outcome } of experiments) {
    for (const handle of handles) {
      const seen = new Set();
      // A handle that only matters together with another handle is tried from every moment.
      const turned = handles.filter((/** @type {any} */ { kind }) => kind === "toggle").map((/** @type {any} */ { key, value }) => ({ [key]: !value }));
      for (const moment of [{}, ...moments, ...turned]) {
        for (const value of trials(handle)) {
          const values = { ...defaults(handles), ...moment, [handle.key]: value };
          const laid = new Laid(build(kit, values));
          const sentences = outcome(laid, values, kit);
          seen.add(JSON.stringify([laid.parts.map(({ model, hidden, refusal }) => [[...model.frames], [...hidden], refusal]), sentences]));
          laid.dispose();
          count += 1;
          for (const { state, text } of sentences) {
            claims += state === "fact" ? 0 : 1;
            assert.notEqual(state, "fails", `${id} ${JSON.stringify(values)}: ${text.en}`);
          }
        }
      }
      assert.ok(seen.size > 1, `${id}: ${handle.key} changes nothing`);
    }
  }
  context.diagnostic(`${count} layouts, ${claims} claims`);
});

/** Values of a handle: the ends, the middle and the neighbors of the article's value. @param {any} handle */
function trials({ kind, value, min, max, step, options }) {
  if (kind === "slider") return [min, max, value, Math.min(max, value + step), Math.max(min, value - step), Math.round((min + max) / 2 / step) * step];
  if (kind === "toggle") return [true, false];
  if (kind === "choice") return options.map((/** @type {any} */ option) => option.value);
  if (kind === "text") return ["", "i", "A text that is so long that it does not fit anywhere, “quoted” 你好"];
  return [[], ...options.map((/** @type {any} */ one) => [one.value]), ...options.flatMap((/** @type {any} */ one) => options.map((/** @type {any} */ two) => [one.value, two.value]))];
}

test("a link contains an experiment, the values and the language", () => {
  for (const { id, handles, moments } of experiments) {
    for (const moment of moments) {
      const values = { ...defaults(handles), ...moment };
      const read = readAddress(writeAddress(id, "zh", handles, values));
      assert.equal(read.id, id);
      assert.equal(read.language, "zh");
      assert.deepEqual(readValues(handles, read.values), values, id);
    }
  }
  const [{ handles }] = experiments;
  assert.deepEqual(readValues(handles, new URLSearchParams("w=1e9&h=x&overrides=")), { ...defaults(handles), overrides: false });
});

test("sources are available and contain the last messages", () => {
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, "articles/sources", file), "utf8");
  for (const { sources } of experiments) for (const source of sources) assert.ok(read(source).length > 100, source);
  const words = read("Anatomy/IllegalConstraints.swift");
  for (const word of Object.values(lastWords)) assert.ok(words.includes(`"${word}"`), word);
});
