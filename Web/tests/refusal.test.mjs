import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";
import test from "node:test";
import { generator } from "./random-systems.mjs";

const folder = path.resolve(process.env.WEB ?? "out/web");
const { AutoLayout } = await import(pathToFileURL(path.join(folder, "library/index.js")).href);

test("random calls are answered or refused", async (context) => {
  const { memory } = await AutoLayout.load();
  const random = generator(Number(process.env.SEED ?? 20));
  const doubles = [0, 1, -1, 0.5, 8, 44, 320, 1000, 1001, -250, 750, 1e300, -1e300, 1e-300, NaN, Infinity, -Infinity];
  const integers = [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 17, 20, 21, -1, -2, 2147483647, -2147483648];
  const texts = ["H:|-[a]-[b]-|", "V:[a(>=p@750)]", "[", "H:|-é-[a]", "a", "b", "p", "Some text that wraps, 你好 👍", "", "\ud800\r\n\t"];
  // The number of arguments of each call, and which of them are doubles.
  const calls = {
    system_make: "di", system_set_size: "idd", system_layout: "i", system_frames: "ii", system_ambiguity: "i",
    system_conflicts: "i", system_tableau: "i", system_sources: "i", item_add: "ii", item_remove: "ii", item_set_name: "iit",
    item_set_margins: "iidddd", item_set_content_size: "iidd", item_set_content_priorities: "iidddd", item_set_label: "iitddiid",
    item_lines: "ii", item_why: "iii", metric_set: "itd", constraint_add: "iiiiiiddd", constraint_remove: "ii",
    constraint_set_constant: "iid", constraint_set_priority: "iid", constraint_read: "ii", constraint_violation: "ii",
    visual_format_add: "iti",
  };
  const names = Object.keys(calls);
  let answered = 0;
  for (let round = 0; round < 60; round++) {
    for (let system = 0; system < 3; system++) memory.exports.system_free(system);
    const log = [];
    for (let step = 0; step < 400; step++) {
      const name = step < 3 ? "system_make" : random.next() < 0.2 ? random.one(["item_add", "constraint_add"]) : random.one(names);
      const numbers = [...calls[/** @type {"system_make"} */ (name)]].map((kind) => {
        if (kind === "t") return memory.write(random.one(texts));
        if (kind === "d") return random.one(doubles);
        return random.one(integers);
      });
      log.push(`${name}(${numbers})`);
      try {
        const answer = memory.exports[name](...numbers);
        if (answer >= 0) answered += 1;
      } catch (error) {
        assert.fail(`${error}\n${log.slice(-30).join("\n")}`);
      }
    }
  }
  context.diagnostic(`${answered} calls were not refused`);
});
