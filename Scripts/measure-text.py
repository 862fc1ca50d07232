#!/usr/bin/env python3
"""Counts the labels of the measuring collections that are drawn truncated although their frame fits.

usage: measure-text.py [PROGRAM] [--leaf-sizes KIND]

PROGRAM is the built command (.build/release/autolayout, or else the debug one). It draws the projects in
../shared/projects and both collections of recorded documents with leaf sizes of KIND, `measured` or `recorded` (by
default both). For fold 4 only totals are printed. A label is drawn whole, a few per cent narrower, or truncated. It should
not be truncated if its frame fits: its text, measured on one line, is at most a pixel wider than the frame; or Xcode's
record is the label's own content size and the frame is not smaller. Prints SKIPPED without ../shared.
"""
import argparse
import collections
import csv
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
COLUMNS = ["document", "id", "width", "height", "recorded width", "recorded height", "content", "lines", "state",
           "share", "text"]


def texts(program, paths, kind):
    """The output of `render --list-texts` for every label, once for each document and label."""
    with tempfile.TemporaryDirectory() as temporary:
        call = subprocess.run([program, "render", *map(str, paths), "-o", temporary, "-f", "svg", "--list-texts",
                               "--leaf-sizes", kind], capture_output=True, text=True)
    rows = {}
    for line in call.stdout.splitlines():
        row = dict(zip(COLUMNS, line.split("\t")))
        if len(row) == len(COLUMNS):
            for name in COLUMNS[2:7]:
                row[name] = float(row[name])
            rows[row["document"], row["id"]] = row
    return rows


def own_sizes():
    """The labels recorded with their content size, by document and identifier."""
    sizes = {}
    for collection in ("corpus-2", "corpus"):
        path = SHARED / collection / "labels.tsv"
        for row in csv.DictReader(open(path, encoding="utf-8"), delimiter="\t") if path.exists() else []:
            if row.get("widthIntrinsic") == "1" and row.get("file"):
                sizes[row["file"], row.get("id")] = row
    return sizes


def fits(row, own):
    """Why a label's frame fits its text; None if unknown."""
    if "\\n" not in row["text"] and 0 < row["content"] <= row["width"] + 1 and row["height"] > 0:
        return "measured"
    record = own.get((pathlib.Path(row["document"]).name, row["id"]))
    if record and row["width"] >= row["recorded width"] - 0.01 and row["height"] >= row["recorded height"] - 0.01:
        return "recorded"
    return None


def count(name, rows, own, is_listed=True):
    states = collections.Counter(row["state"] for row in rows.values())
    cut = [(fits(row, own), row) for row in rows.values() if row["state"] == "cut"]
    wrong = [(reason, row) for reason, row in cut if reason]
    known = sum(fits(row, own) is not None for row in rows.values())
    print(f"{name}: {len(rows)} labels, {states['whole']} whole, {states['narrower']} narrower, {states['cut']} cut; "
          f"{known} in a frame that fits, {len(wrong)} of them cut")
    shares = sorted(float(row["share"]) for row in rows.values() if row["state"] == "narrower")
    if shares:
        print(f"  narrower: the median {shares[len(shares) // 2]:.3f}, the narrowest {shares[0]:.3f}")
    for reason, row in wrong[:20] if is_listed else []:
        print(f"  {reason}: {row['document']} {row['id']}: {row['width']} x {row['height']}, content {row['content']}, "
              f"recorded {row['recorded width']} x {row['recorded height']}: {row['text'][:60]}")
    return len(wrong)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?")
    parser.add_argument("--leaf-sizes", choices=["measured", "recorded"])
    arguments = parser.parse_args()
    if not (SHARED / "projects").is_dir():
        print("SKIPPED: ../shared is missing")
        return
    built = [ROOT / ".build/release/autolayout", ROOT / ".build/debug/autolayout"]
    program = arguments.program or next((str(p) for p in built if p.exists()), None)
    if program is None:
        sys.exit("measure-text: build the command first: swift build -c release --product autolayout")
    fold = {row["file"]: row["fold"] for row in csv.DictReader(open(SHARED / "corpus-2/index.tsv"), delimiter="\t")}
    second = sorted((SHARED / "corpus-2/documents").iterdir())
    own = own_sizes()
    wrong = 0
    for kind in [arguments.leaf_sizes] if arguments.leaf_sizes else ["measured", "recorded"]:
        projects = {}
        for project in sorted(p for p in (SHARED / "projects").iterdir() if p.is_dir()):
            projects.update(texts(program, [project], kind))
        wrong += count(f"projects, {kind} sizes", projects, own)
        wrong += count(f"first collection, {kind} sizes", texts(program, [SHARED / "corpus/documents"], kind), own)
        for name, is_fourth in (("learning folds", False), ("fold 4", True)):
            part = [p for p in second if (fold.get(p.name, "4") == "4") == is_fourth]
            # Documents of the same name with different extensions are drawn separately.
            rows = {}
            for ending in (".xib", ".storyboard"):
                rows.update(texts(program, [p for p in part if p.suffix == ending], kind))
            wrong += count(f"{name}, {kind} sizes", rows, own, is_listed=not is_fourth)
    sys.exit(1 if wrong else 0)


main()
