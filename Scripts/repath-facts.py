#!/usr/bin/env python3
"""Mends the paths in Documentation/Facts after files have moved.

A path that is no longer there is replaced by that of the one file of the same name; what has none, or
several, is listed, and the status is 1."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
files = {}
for folder in ("Sources", "Tests", "Examples", "Benchmarks"):
    for path in (root / folder).rglob("*"):
        if ".build" not in path.parts and path.is_file():
            files.setdefault(path.name, []).append(path.relative_to(root).as_posix())

status = 0


def mended(match):
    global status
    path = match.group(1)
    if (root / path).exists():
        return match.group(0)
    candidates = files.get(path.rsplit("/", 1)[1], [])
    if len(candidates) == 1:
        return "`%s`" % candidates[0]
    print("%s: %s" % (path, " or ".join(candidates) or "no file of this name"), file=sys.stderr)
    status = 1
    return match.group(0)


for page in sorted((root / "Documentation/Facts").glob("*.md")):
    old = page.read_text(encoding="utf-8")
    new = re.sub(r"`((?:Sources|Tests|Examples|Benchmarks)/[^`]+\.\w+)`", mended, old)
    if new != old:
        page.write_text(new, encoding="utf-8")
sys.exit(status)
