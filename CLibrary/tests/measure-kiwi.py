#!/usr/bin/env python3
"""Measures a program with kiwi's header and with ours, in alternation, and prints a table of the minimums.

usage: measure-kiwi.py [--runs 5] [--limit CONSTRAINTS] [FOLDER]    FOLDER is out/c-library by default

Run check-kiwi.sh first: it unpacks kiwi below .build/kiwi. The columns: building the expressions (`terms`), adding
prepared constraints to a new solver (`build`), a suggested value (`drag`), a constraint removed and added (`again`).
"""

import argparse
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default=str(root / "out/c-library"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--limit", type=int, default=1000000, help="leave out larger systems")
    arguments = parser.parse_args()
    built, work = pathlib.Path(arguments.folder).resolve(), root / ".build/kiwi"
    kiwi = work / "kiwi-headers"
    if not (work / "source/kiwi-unused/kiwi.h").exists():
        sys.exit("measure-kiwi: kiwi is not unpacked; run check-kiwi.sh first")
    kiwi.mkdir(exist_ok=True)
    if not (kiwi / "kiwi").exists():
        (kiwi / "kiwi").symlink_to(work / "source/kiwi-unused")
    programs = {}
    for name, include, libraries in [
        ("kiwi", kiwi, []),
        ("ours", built / "include/constraint-solver", [f"-L{built}/lib", "-lconstraint-solver", f"-Wl,-rpath,{built}/lib"]),
    ]:
        programs[name] = work / f"benchmark-{name}"
        subprocess.run(
            ["c++", "-std=c++17", "-O2", "-I", include, root / "CLibrary/tests/benchmark.cpp", *libraries, "-o", programs[name]],
            check=True,
        )
    best, counts = {}, {}
    for _ in range(arguments.runs):
        for name, program in programs.items():
            output = subprocess.run([program, str(arguments.limit)], check=True, capture_output=True, text=True).stdout
            for line in output.splitlines():
                action, count, time = line.split()
                key = (name, action, int(count))
                best[key] = min(best.get(key, float("inf")), float(time))
                counts[(action, int(count))] = None
    print(f"{'':14}{'constraints':>12}{'kiwi, µs':>14}{'ours, µs':>14}{'times':>9}")
    slower, below = [], []
    for action, count in counts:
        old, new = best[("kiwi", action, count)], best[("ours", action, count)]
        print(f"{action:14}{count:12}{old / 1000:14.1f}{new / 1000:14.1f}{old / new:9.1f}")
        if old < new:
            slower.append(f"{action} {count}")
        if count >= 100 and not action.endswith("terms") and old < 5 * new:
            below.append(f"{action} {count}: {old / new:.1f}")
    print("slower than kiwi:", ", ".join(slower) or "none")
    print("below 5 times from 100 constraints on:", ", ".join(below) or "none")


if __name__ == "__main__":
    main()
