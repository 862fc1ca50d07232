#!/usr/bin/env python3
"""Writes the fields "Implemented" and "Shown by" of Documentation/Facts from the citations.

Run it after files have moved or citations have changed. Sources that cite a fact by its number implement it, tests that
cite it show it; a range of numbers counts if there is no direct citation. An entry without citing sources keeps its
paths if they exist or exactly one file has their name. Entries without a path are listed, and the status is 1."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CITATION = re.compile(r"\bF(\d+)\.(\d+)(?:\s?(?:-|–|…|to)\s?F\d+\.(\d+))?")
# The tests of the facts mention numbers without showing the facts.
PARSERS = ("FactBook.swift", "FactTests.swift", "GlossaryTests.swift")

direct, ranged, by_name = {}, {}, {}
for folder in ("Sources", "Tests"):
    for file in sorted((ROOT / folder).rglob("*.swift")):
        if ".build" in file.parts or file.name in PARSERS:
            continue
        path = file.relative_to(ROOT).as_posix()
        by_name.setdefault(file.name, []).append(path)
        for page, first, last in CITATION.findall(file.read_text(encoding="utf-8")):
            ends = {int(first), int(last or first)}
            for number in range(min(ends), max(ends) + 1):
                table = direct if number in ends else ranged
                table.setdefault((int(page), number), {})[path] = True


def paths_of(number, folder):
    """The files below a folder that cite a fact, by number or in a range."""
    for table in (direct, ranged):
        paths = [path for path in table.get(number, {}) if path.startswith(folder)]
        if paths:
            return paths
    return []


def mended(path):
    """An existing path: the given one, or the only file of the same name."""
    if (ROOT / path).exists():
        return [path]
    candidates = by_name.get(path.rsplit("/", 1)[1], [])
    return candidates if len(candidates) == 1 else []


def quoted(paths):
    return ", ".join("`%s`" % path for path in paths)


status = 0
for page in sorted((ROOT / "Documentation/Facts").glob("*.md")):
    old = page.read_text(encoding="utf-8")
    head, *entries = re.split(r"(?m)^(?=## F\d)", old)
    new = [head]
    for entry in entries:
        number = tuple(int(part) for part in re.match(r"## F(\d+)\.(\d+)", entry).groups())
        known = re.findall(r"`([^`]+)`", re.search(r"(?m)^- Implemented: .*$", entry).group(0))
        citing = paths_of(number, "Sources")
        # Previous paths come first, which allows a manual order.
        paths = [path for path in known if path in citing] + [p for p in citing if p not in known]
        paths = paths[:6] or [path for name in known for path in mended(name)]
        if not paths:
            print("F%d.%d: no file implements it" % number, file=sys.stderr)
            status = 1
            paths = known
        fields = "- Implemented: " + quoted(paths)
        if tests := paths_of(number, "Tests")[:4]:
            fields += "\n- Shown by: " + quoted(tests)
        entry = re.sub(r"(?m)^- Shown by: .*\n", "", entry)
        new.append(re.sub(r"(?m)^- Implemented: .*$", lambda _: fields, entry))
    if "".join(new) != old:
        page.write_text("".join(new), encoding="utf-8")
sys.exit(status)
