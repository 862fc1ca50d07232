#!/usr/bin/env python3
"""Converts documents chosen at random to Swift code, and measures how well the code agrees.

usage: measure-conversion.py FOLDER COMMAND [--seed N] [--count N] [--folds LIST] [--package CLONE]
                             [--keep FOLDER] [--style STYLE] [--blind]

FOLDER has `documents` and `index.tsv` with the columns `file` and `fold`. COMMAND is the program
`autolayout`. Prints the seed, the share of documents whose code compiles, the share of views with
equal frames in all environments, the causes of the rest, and the lines against a budget of 1.2
for each constraint and 3 for each view. With --blind, no name and no place of a
document is printed.
"""

import argparse
import collections
import csv
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile


def chosen(folder, folds, count, seed):
    with open(os.path.join(folder, "index.tsv"), encoding="utf-8") as table:
        rows = csv.DictReader(table, delimiter="\t")
        names = sorted(row["file"] for row in rows if int(row["fold"]) in folds)
    return random.Random(seed).sample(names, min(count, len(names)))


def general(error):
    """An error without the names of one document."""
    error = re.sub(r"^\S+?:\d+:\d+: ", "", error)
    return re.sub(r"'[^']*'", "'…'", error)[:90]


def settings(path):
    """The lines of a file that set values of views."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    body = re.search(r"\n  private func setUpViews\(\) \{\n(.*?)\n  \}", text, re.S)
    others = ("//", "for ", "}", "[", "]", "super.", "let ")
    names = ("translatesAutoresizingMaskIntoConstraints", "addSubview", "addAction", "register(")
    lines = [line.strip() for line in body.group(1).split("\n")] if body else []
    return sum(
        not line.startswith(others) and ("=" in line or "(" in line)
        and not any(name in line for name in names)
        for line in lines)


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "none"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("command")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--folds", default="0,1,2,3")
    parser.add_argument("--package", default=os.getcwd())
    parser.add_argument("--keep", help="folder for the code and the results")
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--style", default="anchors")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.randrange(1_000_000)
    folds = {int(fold) for fold in options.folds.split(",")}
    names = chosen(options.folder, folds, options.count, seed)
    print(f"seed {seed}: {len(names)} documents of folds {options.folds}")

    keep = options.keep or tempfile.mkdtemp()
    command = [options.command, "convert", "--json", "--force", "--package", options.package]
    command += ["--style", options.style]
    paths = [os.path.join(options.folder, "documents", name) for name in names]
    run = subprocess.run(
        command + ["-o", os.path.join(keep, "code")] + paths, capture_output=True, text=True)
    with open(os.path.join(keep, "results.jsonl"), "w", encoding="utf-8") as file:
        file.write(run.stdout)
    results = [json.loads(line) for line in run.stdout.splitlines()]
    unread = len(names) - len(results)
    if run.stderr and not options.blind:
        print(run.stderr[-2000:], file=sys.stderr)

    compiled = crashed = views = equal = skipped = skipped_equal = 0
    lines = values = 0
    budgets, ratios = [], []
    errors, kinds, first = collections.Counter(), collections.Counter(), {}
    for result in results:
        check = result.get("verification") or {}
        for file in result["files"]:
            lines += file["lines"]
            values += settings(file["path"])
            budgets.append(1.2 * file["constraints"] + 3 * file["views"])
            if budgets[-1]:
                ratios.append(file["lines"] / budgets[-1])
        if not check.get("compiles"):
            for error in {general(error) for error in check.get("errors", ["not verified"])}:
                errors[error] += 1
                first.setdefault(error, os.path.basename(result["document"]))
            continue
        compiled += 1
        if check["errors"]:
            crashed += 1
            errors["at run time: " + general(check["errors"][0])] += 1
            first.setdefault("at run time", os.path.basename(result["document"]))
        for unit in check["units"]:
            if unit["hasConflicts"]:
                skipped += unit["views"]
                skipped_equal += unit["equal"]
                continue
            views += unit["views"]
            equal += unit["equal"]
            seen = set()
            for difference in unit["differences"]:
                if difference["id"] in seen:
                    continue
                seen.add(difference["id"])
                same = [d for d in unit["differences"] if d["id"] == difference["id"]]
                cause = difference["kind"]
                cause += "" if difference.get("code") else ", missing in code"
                cause += ", ambiguous" if any(d["isAmbiguous"] for d in same) else ""
                kinds[cause] += 1
                first.setdefault(
                    cause,
                    f"{os.path.basename(result['document'])}:{difference['line']}")

    print(f"compiled at the first attempt: {compiled} of {len(names)} ({percent(compiled, len(names))})")
    print(f"not readable: {unread}; failed at run time: {crashed}")
    print(f"equal in all environments: {equal} of {views} views ({percent(equal, views)})")
    print(f"in units with conflicts, not counted: {skipped_equal} of {skipped} views equal")
    budget = max(1, sum(budgets))
    print(f"lines: {lines}, {lines / budget:.2f} of the budget; without settings of views "
          f"{(lines - values) / budget:.2f}; median file {statistics.median(ratios or [0]):.2f}")
    for title, counter in (("errors", errors), ("different", kinds)):
        for key, number in counter.most_common(20):
            example = "" if options.blind else f"  ({first.get(key, '')})"
            print(f"{title} {number:5} {key}{example}")


if __name__ == "__main__":
    main()
