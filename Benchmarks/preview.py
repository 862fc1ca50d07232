#!/usr/bin/env python3
"""Measures the server of the live page: the time to open a storyboard with a hundred scenes, and a step of dragging.

usage: preview.py PROGRAM [STEPS [FOLDER…]]

PROGRAM is the built `autolayout`. It runs on a single core, and this script calls it from another core. The documents come
from Tests/PageTests/documents.py. Opening is the median of five starts, from the start of the program to four answers:
the list of documents, the frame of every scene, the first scene's picture, and all pictures. A step of dragging is the
time from a request to the answer, for STEPS steps (300) on scenes of 300 views, and on each scene of the documents in
FOLDERs.
"""
import os
import pathlib
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/PageTests"))
sys.path.insert(0, str(ROOT / "Scripts/preview"))
import documents  # noqa: E402
from session import Session  # noqa: E402

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


class TimedSession(Session):
    """A server on a single core, and the time since the start."""

    def __init__(self, program, folder):
        pin = (lambda: os.sched_setaffinity(0, CORES[:1])) if len(CORES) > 1 else None
        self.start = time.perf_counter()
        super().__init__(program, folder, preexec_fn=pin)

    def seconds(self):
        return time.perf_counter() - self.start


def opening(program, folder):
    """Seconds from the start of the program to each of four answers."""
    server, path, times = TimedSession(program, folder), "Hundred.storyboard", []
    server.asked("documents")
    times.append(server.seconds())
    scenes = server.asked("canvas", path=path)["scenes"]
    times.append(server.seconds())
    for index, scene in enumerate(scenes):
        server.asked("scene", path=path, scene=scene["id"], show=[])
        if index == 0:
            times.append(server.seconds())
    times.append(server.seconds())
    # After an edit the page requests the frames of the scenes again.
    version = server.asked("document", path=path)["version"]
    server.asked("edit", path=path, version=version, title="Edit",
                edits=[{"object": "s000-00-lc", "set": "constant", "value": "21"}])
    before = server.seconds()
    server.asked("canvas", path=path)
    times.append(server.seconds() - before)
    server.stop()
    return times


def dragging(server, path, show, steps, scene=None):
    scene = scene or server.asked("document", path=path)["scenes"][0]["id"]
    picture = server.asked("scene", path=path, scene=scene, show=show)
    times, step = [], picture["step"]
    for count in range(steps + 20):
        width = 500 + 2 * (count % 60)
        start = time.perf_counter()
        step = server.asked("resize", path=path, scene=scene, show=show, base=step, size=[width, 852])["step"]
        if count >= 20:
            times.append(time.perf_counter() - start)
    return len(picture["layers"]), times


def dragging_all(program, folder, steps):
    """The median step of each scene in a folder, in seconds."""
    server, medians = TimedSession(program, folder), []
    for entry in server.asked("documents")["documents"]:
        for scene in server.asked("document", path=entry["path"])["scenes"]:
            medians.append(statistics.median(dragging(server, entry["path"], [], steps, scene["id"])[1]))
    server.stop()
    return medians


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[1:])
    with tempfile.TemporaryDirectory() as folder:
        documents.write_documents(folder)
        runs = [opening(program, folder) for _ in range(5)]
        print("| a storyboard of 100 scenes, one core | median, s | maximum, s | limit |")
        print("|---|---:|---:|---:|")
        names = ["the list of documents", "the frames of all scenes", "the first scene's picture", "all 100 pictures",
                 "the frames of all scenes after an edit"]
        for index, name in enumerate(names):
            times = [run[index] for run in runs]
            print(f"| {name} | {statistics.median(times):.3f} | {max(times):.3f} | {'1' if index < 4 else ''} |")
        server = TimedSession(program, folder)
        print("\n| a step of dragging | layers | median, ms | 95 of 100, ms | limit |")
        print("|---|---:|---:|---:|---:|")
        for path, show in [("Large.storyboard", []), ("Stretching.storyboard", []),
                           ("Stretching.storyboard", ["constraints"])]:
            layers, times = dragging(server, path, show, steps)
            spread = statistics.quantiles(times, n=20)
            title = path.removesuffix(".storyboard") + (", constraints shown" if show else "")
            print(f"| {title} | {layers} | {statistics.median(times) * 1000:.1f} | {spread[18] * 1000:.1f} | 5 |")
        server.stop()
    for folder in sys.argv[3:]:
        medians = dragging_all(program, folder, steps)
        print(f"| median scene of {len(medians)} in {pathlib.Path(folder).name} | "
              f"| {statistics.median(medians) * 1000:.1f} | {statistics.quantiles(medians, n=20)[18] * 1000:.1f} | 5 |")


main()
