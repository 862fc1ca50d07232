#!/usr/bin/env python3
"""Measures the start and the warm calls of `autolayout mcp` for documents of a folder.

usage: measure-latency.py PROGRAM FOLDER [COUNT]

Prints median, 90th percentile and maximum of `frames`, `check` and `render` for the first scene of COUNT
(200) documents drawn at random, and of 20 starts until the list of tools."""
import pathlib
import random
import statistics
import sys
import time

from server import Server, ToolError

STARTS = 20


def line(name, seconds):
    ordered = sorted(1000 * value for value in seconds)
    ninety = ordered[int(0.9 * (len(ordered) - 1))]
    print(f"{name:8} {len(ordered):4} calls  median {statistics.median(ordered):6.1f} ms"
          f"  90 % {ninety:6.1f} ms  maximum {ordered[-1]:7.1f} ms")


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    starts = []
    for _ in range(STARTS):
        begin = time.monotonic()
        server = Server(program, folder)
        server.request("tools/list")
        starts.append(time.monotonic() - begin)
        server.close()
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.suffix in (".xib", ".storyboard"))
    random.Random(1).shuffle(names)
    server = Server(program, folder)
    times = {"frames": [], "check": [], "render": []}
    lengths = {tool: [] for tool in times}
    for name in names[:count]:
        try:
            scene = server.call("list", path=name)["scenes"][0]["id"]
        except (ToolError, IndexError):
            continue
        for tool in times:
            begin = time.monotonic()
            try:
                result = server.result(tool, path=name, scene=scene)
            except ToolError as error:
                print(f"{tool} {name}: {error}", file=sys.stderr)
                continue
            times[tool].append(time.monotonic() - begin)
            lengths[tool].append(len(result["content"][0]["text"]))
    server.close()
    line("start", starts)
    for tool, seconds in times.items():
        line(tool, seconds)
        print(f"{'':8} text of at most {max(lengths[tool])} characters, median {statistics.median(lengths[tool]):.0f}")


if __name__ == "__main__":
    main()
