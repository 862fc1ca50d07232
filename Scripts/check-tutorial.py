#!/usr/bin/env python3
"""Follows the tutorial of the first layout from an empty folder, in Swift 6 mode and in Swift 5 mode.

usage: check-tutorial.py FOLDER [SCRATCH]   FOLDER gets the packages, SCRATCH the build products

The manifest and the program are the page's own code blocks. The program must print the output on the page and the
conflict, and draw the picture.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "Documentation/AutoLayout.docc/FirstLayout.md"
SWIFT = os.environ.get("SWIFT", "swift")
MODES = {"Swift 6": "", "Swift 5": ",\n  swiftLanguageModes: [.v5]"}


def fail(message):
    sys.exit(f"tutorial: {message}")


def follow(folder, scratch, mode, addition, page):
    manifest = re.search(r"^```\n(// swift-tools-version.*?)^```", page, re.M | re.S)[1]
    manifest = manifest.replace('.package(path: "../swift-auto-layout")',
                                f'.package(name: "swift-auto-layout", path: "{ROOT}")')
    # The mode is the package's last argument.
    manifest, count = re.subn(r"\n\)\s*$", addition + "\n)\n", manifest)
    if str(ROOT) not in manifest or count != 1:
        fail("the manifest of the page has another form")
    shutil.rmtree(folder, ignore_errors=True)
    sources = folder / "Sources/Hello"
    sources.mkdir(parents=True)
    (folder / "Package.swift").write_text(manifest)
    (sources / "main.swift").write_text("\n".join(re.findall(r"^```swift\n(.*?)^```", page, re.M | re.S)))
    build = subprocess.run([SWIFT, "build", "--package-path", str(folder), "--scratch-path", str(scratch)],
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if build.returncode or re.search(r"main\.swift:\d+:\d+: warning", build.stdout):
        fail(f"in {mode} mode it compiles with errors or warnings:\n{build.stdout}")
    program = subprocess.run([str(scratch / "debug/Hello")], cwd=folder, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True)
    said = re.findall(r"prints `([^`]*)`", page)
    printed = program.stdout.splitlines()
    if program.returncode or printed != said:
        fail(f"in {mode} mode it exits with {program.returncode} and prints {printed}; the page says {said}")
    if not (folder / "hello.png").exists():
        fail(f"in {mode} mode it draws nothing")
    if "Unable to simultaneously satisfy constraints" not in program.stdout + program.stderr:
        fail(f"in {mode} mode the console shows no conflict")
    print(f"tutorial: {mode} mode compiles, prints {', '.join(printed)}, and draws")


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1]).resolve()
    scratch = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else folder / "build"
    page = PAGE.read_text()
    for mode, addition in MODES.items():
        follow(folder / mode.replace(" ", ""), scratch, mode, addition, page)


if __name__ == "__main__":
    main()
