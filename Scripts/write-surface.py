#!/usr/bin/env python3
"""Renews Tests/Fixtures/Surface/surface.txt: what existing layout code asks of UIKit, and what of it there is.

    Scripts/write-surface.py                  looks every name of the list up in the built library
    Scripts/write-surface.py NAME ...         adds names first, such as 'UIView.addSubview(_:)'

The names are the list's own; the access in front of them is read from the library's symbol graph. A name
that the library does not have needs a reason behind it (" -- because ..."), else nothing is written.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = os.path.join(ROOT, "Tests/Fixtures/Surface/surface.txt")
SWIFT = os.environ.get("SWIFT", "swift")
PARTS = "AutoLayoutValues,AutoLayoutCore,AutoLayoutControls"
ACCESS = ["absent", "public", "open"]


def symbols():
    """The public names of the library with their access."""
    subprocess.run([SWIFT, "build", "--target", "AutoLayout"], cwd=ROOT, check=True, stdout=sys.stderr)
    binaries = subprocess.run(
        [SWIFT, "build", "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    target = json.loads(
        subprocess.run(["swift", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout
    )["target"]["triple"]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", "AutoLayout", "-I", binaries + "/Modules",
             "-target", target, "-output-dir", folder, "-minimum-access-level", "public",
             "-skip-synthesized-members", "-experimental-allowed-reexported-modules=" + PARTS,
             "-Xcc", "-fmodule-map-file=" + os.path.join(ROOT, "Sources/CSwiftRuntime/module.modulemap")],
            check=True)
        for path in glob.glob(folder + "/*.symbols.json"):
            with open(path) as file:
                for symbol in json.load(file)["symbols"]:
                    name = ".".join(symbol["pathComponents"])
                    access = symbol["accessLevel"]
                    found[name] = max(found.get(name, "absent"), access, key=ACCESS.index)
    return found


def main():
    found = symbols()
    lines, known, faults = [], set(), []

    def row(name, reason):
        if name in known:
            return
        known.add(name)
        access = found.get(name, "absent")
        if access == "absent" and not reason:
            faults.append(name)
        lines.append(f"{access} {name}" + (f" -- {reason}" if access == "absent" else ""))

    with open(LIST) as file:
        for line in file.read().split("\n"):
            if not line or line.startswith("#"):
                lines.append(line)
                continue
            rest, _, reason = line.partition(" -- ")
            row(rest.split(" ", 1)[-1], reason)
    while lines and not lines[-1]:
        lines.pop()
    for name in sys.argv[1:]:
        row(name, "")
    if faults:
        sys.exit("neither there nor absent for a reason:\n  " + "\n  ".join(faults))
    with open(LIST, "w") as file:
        file.write("\n".join(lines) + "\n")
    absent = sum(line.startswith("absent ") for line in lines)
    print(f"{len(known)} names, {len(known) - absent} there, {absent} absent for a reason")


main()
