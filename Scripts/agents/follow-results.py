#!/usr/bin/env python3
"""Repairs copies of documents by following the results of `autolayout mcp` only: check, fixes, edit, again.

usage: follow-results.py PROGRAM [--until SEVERITY] DOCUMENT…
       follow-results.py PROGRAM [--until SEVERITY] --draw COUNT FOLDER

Stops when no finding of at least SEVERITY (error, warning or note, the default) is left. --draw takes COUNT documents of
FOLDER with at least 20 findings, those with errors first; an index.tsv next to FOLDER keeps those of fold 4 out. Every
step takes the first finding of the highest severity with a fix, and the fix that leaves the fewest findings. In the
end, undoing every edit must restore the bytes. The status is 1 if such findings are left or bytes differ."""
import argparse
import csv
import pathlib
import random
import shutil
import sys
import tempfile

from server import Server, ToolError

SEVERITIES = ("error", "warning", "note")
LEAST_FINDINGS = 20
UNSEEN = "4"
SEED = 1


def counts(server, path):
    values = server.call("check", path=path)
    return tuple(values[f"{severity}s"] for severity in SEVERITIES)


def step(server, path, severities):
    """Applies the best fix of the most severe finding that has fixes; returns whether there was a fix."""
    for severity in severities:
        for finding in server.pages("fixes", "findings", path=path, severity=severity):
            if finding["severity"] == severity and finding["fixes"]:
                fix = finding["fixes"][0]
                server.call("edit", path=path, edits=fix["edits"], title=fix["title"][:200])
                return True
    return False


def repair(server, path, severities):
    """Repairs a document; returns the numbers of findings before and after, and of edits."""
    before = counts(server, path)
    edits = 0
    while any(count for count, severity in zip(counts(server, path), SEVERITIES) if severity in severities):
        if edits >= 10 * sum(before) or not step(server, path, severities):
            break
        edits += 1
    return before, counts(server, path), edits


def undo(server, path, edits):
    for _ in range(edits):
        server.call("undo", path=path)


def drawn(server, folder, count):
    """Documents with many findings, those with errors first, else in a random order."""
    index = folder.parent / "index.tsv"
    unseen = set()
    if index.exists():
        with open(index, encoding="utf-8") as table:
            unseen = {row["file"] for row in csv.DictReader(table, delimiter="\t") if row["fold"] == UNSEEN}
    names = sorted(path.name for path in folder.iterdir()
                   if path.suffix in (".xib", ".storyboard") and path.name not in unseen)
    random.Random(SEED).shuffle(names)
    found = []
    for name in names:
        try:
            numbers = counts(server, name)
        except ToolError:
            continue
        if sum(numbers) >= LEAST_FINDINGS:
            found.append((numbers[0] == 0, name))
    print(f"{len(found)} of {len(names)} documents have {LEAST_FINDINGS} findings, "
          f"{sum(not clean for clean, _ in found)} of them errors", flush=True)
    return [folder / name for _, name in sorted(found, key=lambda pair: pair[0])[:count]]


def arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("--until", choices=SEVERITIES, default="note")
    parser.add_argument("--draw", type=int)
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    return parser.parse_args()


def main():
    options = arguments()
    severities = SEVERITIES[:SEVERITIES.index(options.until) + 1]
    documents = options.paths
    if options.draw:
        folder = documents[0].resolve()
        server = Server(options.program, folder)
        documents = drawn(server, folder, options.draw)
        server.close()
    failures = 0
    with tempfile.TemporaryDirectory() as copies:
        server = Server(options.program, copies, "--allow-edits")
        for document in documents:
            copy = pathlib.Path(copies) / document.name
            shutil.copy(document, copy)
            before, after, edits = repair(server, document.name, severities)
            left = sum(count for count, severity in zip(after, SEVERITIES) if severity in severities)
            undo(server, document.name, edits)
            restored = copy.read_bytes() == document.read_bytes()
            failures += bool(left) or not restored
            print(f"{document.name}: errors, warnings, notes {before} → {after}, {edits} edits"
                  + ("" if restored else "; undoing does not restore the bytes"), flush=True)
        server.close()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
