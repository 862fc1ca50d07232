// `exported-swift.mjs WEB FOLDER` writes a package that prints the views' frames.
// `exported-swift.mjs WEB FOLDER FRAMES` compares the output with WebAssembly.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [web, folder, printed] = process.argv.slice(2);
/** @param {string} name */
const load = (name) => import(pathToFileURL(path.resolve(web, name)).href);
const { AutoLayout } = await load("library/index.js");
const { examples } = await load("examples.js");
const { parse } = await load("language.js");
const { Model } = await load("model.js");
const { exportSwift, forms } = await load("swift.js");
const library = await AutoLayout.load();

/** Every example in every form. */
const exports = examples.flatMap((/** @type {any} */ { name, text }, /** @type {number} */ index) =>
  Object.keys(forms).map((form) => ({ name: `${name}, ${form}`, function: `example${index}_${form}`, form, model: new Model(library, parse(text)) })));

/** An export's statements in a function, and the declarations next to it. @param {any} example */
function file({ function: name, form, model }) {
  const imports = [];
  const statements = [];
  const declarations = [];
  let isDeclaration = false;
  for (const line of exportSwift(model, form).split("\n")) {
    if (/^import /.test(line)) {
      imports.push(line);
      continue;
    }
    isDeclaration ||= /^(\/\/\/|final class|extension) ?/.test(line);
    if (isDeclaration) declarations.push(line.replace(/^(final class|extension)/, "private $1"));
    else statements.push(line === "" ? "" : `  ${line}`);
    if (line === "}") isDeclaration = false;
  }
  const views = model.names.slice(1).map((/** @type {string} */ view) => `(${JSON.stringify(view)}, ${view})`);
  return `${imports.join("\n")}

@MainActor func ${name}(_ view: UIView) -> [(String, UIView)] {
${statements.join("\n")}
  return [${views.join(", ")}]
}

${declarations.join("\n")}
`;
}

const manifest = `// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ExportedSwift",
  dependencies: [.package(name: "swift-auto-layout", path: "${path.resolve(".")}")],
  targets: [
    .executableTarget(
      name: "ExportedSwift",
      dependencies: [
        .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutConstraintMaker", package: "swift-auto-layout"),
      ])
  ])
`;

function program() {
  const calls = exports.map(({ name, function: call, model }) => `  (${JSON.stringify(name)}, CGSize(width: ${model.size.width}, height: ${model.size.height}), ${call}),`);
  return `import UIKit

let exports: [(String, CGSize, @MainActor (UIView) -> [(String, UIView)])] = [
${calls.join("\n")}
]
for (name, size, make) in exports {
  let root = UIView(frame: CGRect(origin: .zero, size: size))
  let views = make(root)
  root.layoutIfNeeded()
  for (view, made) in views {
    let frame = made.frame
    print(name, view, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height), separator: "\\t")
  }
}
`;
}

if (printed === undefined) {
  rmSync(folder, { recursive: true, force: true });
  const sources = path.join(folder, "Sources/ExportedSwift");
  mkdirSync(sources, { recursive: true });
  writeFileSync(path.join(folder, "Package.swift"), manifest);
  writeFileSync(path.join(sources, "main.swift"), program());
  for (const example of exports) writeFileSync(path.join(sources, `${example.function}.swift`), file(example));
} else {
  /** @type {Map<string, number[]>} */
  const frames = new Map();
  for (const line of readFileSync(printed, "utf8").trim().split("\n")) {
    const [name, view, ...numbers] = line.split("\t");
    frames.set(`${name}: ${view}`, numbers.map(Number));
  }
  let count = 0;
  for (const { name, model } of exports) {
    for (const [item, view] of model.names.entries()) {
      if (item === 0) continue;
      const { x, y, width, height } = model.system.frame(item);
      assert.deepEqual(frames.get(`${name}: ${view}`), [x, y, width, height], `${name}: ${view}`);
      count += 1;
    }
  }
  assert.ok(count > 100 && count === frames.size);
  console.log(`exported Swift: ${exports.length} texts compile, and ${count} frames equal WebAssembly's`);
}
