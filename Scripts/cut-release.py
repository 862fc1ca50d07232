#!/usr/bin/env python3
"""Makes what is unreleased a release: the version wherever it stands, and its heading in CHANGELOG.md.

usage: cut-release.py VERSION [DATE]   DATE is today's when it is not given

The version stands in Sources/Command/CommandLineTool.swift; what users copy names it too (action.yml,
Documentation/CI.md), which a test compares. VERSION has to follow the last one by one step, and by a minor
one, or a major one, where something was added, changed or removed. Afterwards: `make docs`,
`Scripts/public-interface.py --write`, `make dist deb`, the checks of both, and a tag of that name.
"""

import datetime
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCE = ROOT / "Sources/Command/CommandLineTool.swift"
CHANGES = ROOT / "CHANGELOG.md"
COPIES = [ROOT / "action.yml", ROOT / "Documentation/CI.md"]


def fail(message):
    sys.exit(f"cut-release: {message}")


def successors(version, headings):
    """The versions that may follow one, by what the change log tells."""
    major, minor, patch = map(int, version.split("."))
    following = [f"{major}.{minor + 1}.0", f"{major + 1}.0.0"]
    return following if headings - {"Fixed", "Security"} else [f"{major}.{minor}.{patch + 1}", *following]


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    version = sys.argv[1]
    date = sys.argv[2] if len(sys.argv) == 3 else datetime.date.today().isoformat()
    source, changes = SOURCE.read_text(), CHANGES.read_text()
    before = re.search(r'static let version = "([^"]+)"', source).group(1)
    unreleased = re.search(r"^## \[Unreleased\]\n(.*?)^## \[", changes, re.M | re.S).group(1)
    headings = set(re.findall(r"^### (\w+)", unreleased, re.M))
    if not headings:
        fail("CHANGELOG.md tells nothing that is unreleased")
    allowed = successors(before, headings)
    if version not in allowed:
        fail(f"{before} is followed by {' or '.join(allowed)}, as CHANGELOG.md tells what is {', '.join(sorted(headings))}")
    SOURCE.write_text(source.replace(f'version = "{before}"', f'version = "{version}"'))
    CHANGES.write_text(changes.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {date}\n", 1))
    for file in COPIES:
        file.write_text(re.sub(rf"(?<![\d.]){re.escape(before)}(?![\d.]*\d)", version, file.read_text()))
    print(f"cut-release: {before} → {version}")


main()
