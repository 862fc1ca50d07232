#!/usr/bin/env python3
"""Compares `autolayout check --sizes` with a sweep that makes a fresh layout for every size.

Usage: check-sizes.py PROGRAM [--windows LIST] [--widths RANGES] [--heights RANGES] [--scenes COUNT] PATH…

PATH is a document or a folder. With `index.tsv` in or above it, documents of fold 4 are left out. The script
compares the whole reports: rules, texts and ranges. It prints the processor seconds of both sweeps, and exits with 1
at a difference. The seed selects COUNT scenes (about) among the documents. Without ranges the sizes are the ones of
`--sizes`: all widths at two heights, and all heights at two widths.
"""
import argparse
import concurrent.futures
import csv
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import time

UNSEEN = "4"


def folds(path):
    for folder in (path, path.parent):
        table = folder / "index.tsv"
        if table.exists():
            with open(table, encoding="utf-8") as lines:
                return {row["file"]: row["fold"] for row in csv.DictReader(lines, delimiter="\t")}
    return None


def documents(paths):
    for path in map(pathlib.Path, paths):
        if path.is_file():
            yield path
            continue
        known = folds(path)
        for file in sorted(path.rglob("*")):
            if file.suffix in (".xib", ".storyboard") and (known is None or known.get(file.name, UNSEEN) != UNSEEN):
                yield file


def scene_count(path):
    text = path.read_text(encoding="utf-8", errors="replace")
    return len(re.findall(r"<scene ", text)) if path.suffix == ".storyboard" else 1


def sweep(program, path, options):
    begin = time.monotonic()
    process = subprocess.Popen([program, "check", "-f", "json", *options, str(path)], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    output = process.stdout.read()
    _, _, usage = os.wait4(process.pid, 0)
    return output, usage.ru_utime + usage.ru_stime


def compare(program, path, options, windows):
    # Reading the document, and the rules that need no window, take part in neither time.
    _, base = sweep(program, path, ["--windows", windows, "--widths", "320", "--heights", "874"])
    first, seconds = sweep(program, path, options)
    second, fresh = sweep(program, path, [*options, "--fresh-layouts"])
    return path, first == second, max(1e-3, seconds - base), max(1e-3, fresh - base), first, second


def difference(first, second):
    try:
        left, right = (
            {(f["rule"], f["view"], f["constraint"], json.dumps(f.get("sizes")), f["message"])
             for document in json.loads(text)["documents"] for f in document["findings"]}
            for text in (first, second))
    except (ValueError, KeyError):
        return "no report"
    lines = [f"  only followed: {entry}" for entry in sorted(left - right, key=str)[:3]]
    lines += [f"  only fresh:    {entry}" for entry in sorted(right - left, key=str)[:3]]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--windows", default="resizable")
    parser.add_argument("--widths")
    parser.add_argument("--heights")
    parser.add_argument("--scenes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("paths", nargs="+")
    arguments = parser.parse_args()

    found = list(documents(arguments.paths))
    random.Random(arguments.seed).shuffle(found)
    chosen, scenes = [], 0
    for path in found:
        if scenes >= arguments.scenes:
            break
        chosen.append(path)
        scenes += scene_count(path)
    options = ["--windows", arguments.windows]
    for name in ("widths", "heights"):
        if value := getattr(arguments, name):
            options += [f"--{name}", value]
    failures, ratios, times, totals = 0, [], [], [0.0, 0.0]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for path, equal, seconds, fresh, *texts in pool.map(
                lambda path: compare(arguments.program, path, options, arguments.windows), chosen):
            ratios.append(fresh / seconds)
            times.append(seconds / max(1, scene_count(path)))
            totals[0] += seconds
            totals[1] += fresh
            if not equal:
                failures += 1
                print(f"DIFFERENT {path}\n{difference(*texts)}", flush=True)
    print(f"{len(chosen)} documents, {scenes} scenes: {failures} differ (seed {arguments.seed})")
    if ratios:
        print(f"processor seconds: median scene {statistics.median(times):.3f}; {totals[0]:.1f} swept, {totals[1]:.1f} fresh; "
              f"median ratio {statistics.median(ratios):.1f}, all {totals[1] / max(totals[0], 1e-3):.1f}")
    return 1 if failures or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
