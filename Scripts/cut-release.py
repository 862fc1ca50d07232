#!/usr/bin/env python3
"""Turns the unreleased changes into a release: writes the version, and the heading in CHANGELOG.md.

usage: cut-release.py VERSION [DATE]   DATE is today by default
       cut-release.py --next            prints the next version

Sources/Tools/Command/CommandLineTool.swift defines the version; README.md, action.yml, Documentation/CI.md and
Integrations/github/autolayout.yml name it for users, which a test compares. VERSION must be one step above the last
version: a patch if there are only fixes, otherwise a minor or major version. `make release` runs this in a clone.
"""

import datetime
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCE = ROOT / "Sources/Tools/Command/CommandLineTool.swift"
CHANGES = ROOT / "CHANGELOG.md"
COPIES = [ROOT / "README.md", ROOT / "action.yml", ROOT / "Documentation/CI.md",
          ROOT / "Integrations/github/autolayout.yml"]


def fail(message):
    sys.exit(f"cut-release: {message}")


def successors(version, headings):
    """The possible next versions, given the headings of the unreleased changes."""
    major, minor, patch = map(int, version.split("."))
    following = [f"{major}.{minor + 1}.0", f"{major + 1}.0.0"]
    return following if headings - {"Fixed", "Security"} else [f"{major}.{minor}.{patch + 1}", *following]


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-") and sys.argv[1] != "--next":
        sys.exit(__doc__)
    version = sys.argv[1]
    date = sys.argv[2] if len(sys.argv) == 3 else datetime.date.today().isoformat()
    source, changes = SOURCE.read_text(), CHANGES.read_text()
    before = re.search(r'static let version = "([^"]+)"', source).group(1)
    unreleased = re.search(r"^## \[Unreleased\]\n(.*?)^## \[", changes, re.M | re.S).group(1)
    headings = set(re.findall(r"^### (\w+)", unreleased, re.M))
    if not headings:
        fail("CHANGELOG.md has no unreleased changes")
    allowed = successors(before, headings)
    if version == "--next":
        print(allowed[0])
        return
    if version not in allowed:
        fail(f"after {before} comes {' or '.join(allowed)}: CHANGELOG.md has {', '.join(sorted(headings))}")
    SOURCE.write_text(source.replace(f'version = "{before}"', f'version = "{version}"'))
    CHANGES.write_text(changes.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {date}\n", 1))
    for file in COPIES:
        file.write_text(re.sub(rf"(?<![\d.]){re.escape(before)}(?![\d.]*\d)", version, file.read_text()))
    print(f"cut-release: {before} → {version}")


main()
