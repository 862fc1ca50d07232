#!/usr/bin/env python3
"""Compares the public interface of every library with the one that was kept, by symbol.

usage: public-interface.py [--write]

Reads the symbol graphs that Scripts/build-docs.sh leaves, and the lists in Documentation/Interface, a
line for each symbol. What stands in a list and is there no longer, or is declared otherwise, breaks code
of clients: it is printed, and the status is 1. What is new is counted. --write keeps what is there now:
do so with every release, and with a break that CHANGELOG.md tells.
"""

import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
graphs = root / ".build/documentation/graphs"
lists = root / "Documentation/Interface"


def interface(module):
    """The public symbols of a module, each as its path and its declaration."""
    lines = set()
    for file in sorted(module.glob("*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            lines.add(".".join(symbol["pathComponents"]) + ": " + " ".join(declaration.split()))
    return lines


def main():
    modules = sorted(path for path in graphs.glob("*") if path.is_dir())
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
        # A stored variable that is observed, or computed, now is the same to clients.
        same = {line.removesuffix(" { get set }") for line in now}
        broken += [
            f"{name}: {line}" for line in sorted(before - now) if line.removesuffix(" { get set }") not in same
        ]
    for line in broken:
        print(f"interface: gone or changed: {line}")
    if broken:
        sys.exit(
            f"interface: {len(broken)} symbols that clients may use are gone or changed; keep the old names as "
            "deprecated ones, or tell the break in CHANGELOG.md and run Scripts/public-interface.py --write"
        )
    print(f"interface: every symbol is as it was kept; {added} are new")


main()
