#!/usr/bin/env python3
"""Draws the documents of this repository many times, and prints documents per second and memory.

usage: render.py PROGRAM [COPIES]

PROGRAM is the built `autolayout`. The documents of Examples/ and Tests/Fixtures, each copied COPIES times (20) into
separate folders, are drawn in one call by as many workers as there are cores. It prints the median of five calls for
each format, with the peak memory of the largest process.
"""
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    copies = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    documents = [p for part in ("Examples", "Tests/Fixtures") for p in sorted((ROOT / part).rglob("*"))
                 if p.suffix in (".storyboard", ".xib") and ".build" not in p.parts]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for copy in range(copies):
            for index, document in enumerate(documents):
                place = folder / "in" / f"{copy}-{index}"
                place.mkdir(parents=True)
                shutil.copy(document, place)
        count = copies * len(documents)
        print(f"# Drawing {count} documents on {os.cpu_count()} cores\n")
        print("| format | documents per second | limit | minimum | maximum | largest process, MB | limit |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for form in ("png", "svg"):
            rates = []
            for _ in range(5):
                start = time.monotonic()
                call = subprocess.run([program, "render", folder / "in", "-o", folder / "out", "-f", form],
                                      capture_output=True)
                rates.append(count / (time.monotonic() - start))
                if call.returncode not in (0, 65):
                    sys.exit(f"render exited with {call.returncode}: {call.stderr.decode(errors='replace')[-300:]}")
                made = len(list((folder / "out").rglob(f"*.{form}")))
                if made != count:
                    sys.exit(f"render made {made} pictures of {count} documents")
            # Linux counts kilobytes, macOS bytes. Workers are counted after the call has waited for them.
            unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / unit
            print(f"| {form} | {statistics.median(rates):.0f} | 40 | {min(rates):.0f} | {max(rates):.0f} | "
                  f"{peak:.0f} | 150 |")


main()
