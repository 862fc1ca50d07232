#!/usr/bin/env python3
"""Compares the public symbols of each library with the lists in Documentation/Interface.

usage: public-interface.py [--write]

Reads the symbol graphs written by Scripts/build-docs.sh. Removed or changed symbols break clients: they are
printed, and the status is 1. New symbols are counted. --write updates the lists: run it for every release, and
for a break that is listed in CHANGELOG.md.

AutoLayout has no list: its symbols are Apple's, and `swift package diagnose-api-breaking-changes TAG` compares them.
"""

import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
graphs = root / ".build/documentation/graphs"
lists = root / "Documentation/Interface"
unlisted = {"AutoLayout"}


def interface(module):
    """A module's public symbols, each as path and declaration."""
    lines = set()
    for file in sorted(module.glob("*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            lines.add(".".join(symbol["pathComponents"]) + ": " + " ".join(declaration.split()))
    return lines


def main():
    modules = sorted(path for path in graphs.glob("*") if path.is_dir() and path.name not in unlisted)
    if not modules:
        sys.exit("interface: no symbol graphs; run make docs first")
    if sys.argv[1:] == ["--write"]:
        lists.mkdir(exist_ok=True)
        for file in lists.glob("*.txt"):
            file.unlink()
        for module in modules:
            (lists / f"{module.name}.txt").write_text("\n".join(sorted(interface(module))) + "\n")
        return
    added, broken = 0, []
    names = {module.name for module in modules} | {file.stem for file in lists.glob("*.txt")}
    for name in sorted(names):
        kept = lists / f"{name}.txt"
        before = set(kept.read_text().splitlines()) if kept.exists() else set()
        now = interface(graphs / name)
        added += len(now - before)
        # Clients do not notice whether a variable is stored, observed or computed.
        same = {line.removesuffix(" { get set }") for line in now}
        broken += [
            f"{name}: {line}" for line in sorted(before - now) if line.removesuffix(" { get set }") not in same
        ]
    for line in broken:
        print(f"interface: removed or changed: {line}")
    if broken:
        sys.exit(
            f"interface: {len(broken)} public symbols are removed or changed; deprecate the old names, or "
            "list the break in CHANGELOG.md and run Scripts/public-interface.py --write"
        )
    print(f"interface: no removed or changed symbols, {added} new")


main()
