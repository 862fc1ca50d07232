#!/usr/bin/env python3
"""Checks the modules that a dependent package compiles, and the system libraries that it needs.

usage: check-clients.py FOLDER [PRODUCT…]   SwiftAutoLayoutConstraintSolver by default

Reads the manifest first: a library must not depend on programs, plugins, tests or benchmarks, or on system libraries
other than those in the table below. Then it builds a client of each product in FOLDER in release mode from scratch,
and prints the time. It fails for warnings, and for compiled modules of ours that the product does not depend on.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
SWIFT = os.environ.get("SWIFT", "swift")

# The system libraries that a product needs, by pkg-config name; unlisted products need none.
DOCUMENTS = {"harfbuzz", "libxml-2.0"}
PICTURES = {"pangocairo", "gdk-pixbuf-2.0", "librsvg-2.0", "poppler-glib", "zlib"}
NEEDED = {
    "SwiftAutoLayoutInterfaceBuilder": DOCUMENTS,
    "SwiftAutoLayoutDiagnosis": DOCUMENTS | {"yaml-0.1"},
    "SwiftAutoLayoutDrawing": PICTURES,
    "SwiftAutoLayoutApplicationHost": DOCUMENTS | PICTURES,
    "SwiftAutoLayoutConversionVerification": DOCUMENTS | PICTURES,
    "SwiftAutoLayoutSnapshots": DOCUMENTS | PICTURES | {"yaml-0.1"},
    "SwiftAutoLayoutPreviews": DOCUMENTS | PICTURES | {"yaml-0.1"},
}


def fail(message):
    sys.exit(f"clients: {message}")


def reached(names, targets):
    """The targets that the given targets depend on, including themselves."""
    found, open_names = set(), list(names)
    while open_names:
        name = open_names.pop()
        if name in found:
            continue
        found.add(name)
        for dependency in targets[name]["dependencies"]:
            if "byName" not in dependency:
                fail(f"{name} depends on another package: {dependency}")
            open_names.append(dependency["byName"][0])
    return found


def check_manifest(products, targets):
    for name, product in products.items():
        closure = reached(product["targets"], targets)
        kinds = {targets[target]["type"] for target in closure}
        if not kinds <= {"regular", "system"}:
            fail(f"{name} depends on targets of the kinds {sorted(kinds)}")
        needed = {targets[target]["pkgConfig"] for target in closure if targets[target].get("pkgConfig")}
        allowed = NEEDED.get(name, set())
        if needed != allowed:
            fail(f"{name} needs the system libraries {sorted(needed)} instead of {sorted(allowed)}")
    print(f"clients: {len(products)} libraries depend on no program, plugin or test; {len(NEEDED)} need system libraries")


def check_client(folder, name, product, targets):
    closure = reached(product["targets"], targets)
    modules = sorted(target for target in closure if targets[target]["type"] == "regular")
    client = folder / name
    shutil.rmtree(client, ignore_errors=True)
    sources = client / "Sources/Client"
    sources.mkdir(parents=True)
    (sources / "Client.swift").write_text("".join(f"import {module}\n" for module in product["targets"]))
    (client / "Package.swift").write_text(f"""\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(name: "swift-auto-layout", path: "{ROOT}")],
  targets: [
    .target(name: "Client", dependencies: [.product(name: "{name}", package: "swift-auto-layout")])
  ])
""")
    start, before = time.monotonic(), os.times()
    call = subprocess.run([SWIFT, "build", "-c", "release", "--package-path", str(client)], text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    seconds, after = time.monotonic() - start, os.times()
    processor = sum(after[2:4]) - sum(before[2:4])
    if call.returncode:
        fail(f"the client of {name} was not built:\n{call.stdout}")
    # The package manager also names the libraries of products that are not built.
    if re.search(r"warning: (?!you may be able to install)", call.stdout):
        fail(f"the build of the client of {name} warns:\n{call.stdout}")
    # The package manager makes a folder for each target of the package; only compiled targets contain objects.
    compiled = {path.parent.name.removesuffix(".build") for path in (client / ".build/release").glob("*.build/*.o")}
    ours = compiled & targets.keys()
    if ours != set(modules):
        fail(f"the client of {name} compiled {sorted(ours)} instead of {modules}")
    print(f"clients: {name} in {seconds:.1f} s, {processor:.1f} s of CPU time; compiled: {', '.join(modules)}")


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1]).resolve()
    manifest = json.loads(subprocess.run(
        [SWIFT, "package", "--package-path", str(ROOT), "--ignore-lock", "dump-package"], check=True, text=True,
        stdout=subprocess.PIPE).stdout)
    targets = {target["name"]: target for target in manifest["targets"]}
    products = {product["name"]: product for product in manifest["products"] if "library" in product["type"]}
    check_manifest(products, targets)
    for name in sys.argv[2:] or ["SwiftAutoLayoutConstraintSolver"]:
        if name not in products:
            fail(f"unknown library {name}; there are {', '.join(sorted(products))}")
        check_client(folder, name, products[name], targets)


if __name__ == "__main__":
    main()
