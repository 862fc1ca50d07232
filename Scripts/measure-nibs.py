#!/usr/bin/env python3
"""Measure how documents survive compilation: the share with no warning, and the frames of compiled documents.

usage: measure-nibs.py [--program PATH] [--device ID] [--list FILE] FOLDER...
       measure-nibs.py --cases FOLDER [--program PATH]   frames from nibs of Apple beside those of their documents
       measure-nibs.py --values FOLDER                   reads and writes all nibs below a folder

Each document below a FOLDER is compiled, read back and laid out on a device. A nib lacks the device of the canvas:
storyboards are measured with the device whose screen most root views fill, as nibs are read. --list writes the
documents whose frames differ.
FOLDER of --cases has cases.tsv and cases/NNN with a source and the expected nib.
"""
import argparse
import collections
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

DEVICE = re.compile(rb"<device [^>]*?(?:/>|>.*?</device>)", re.DOTALL)
ROOT = re.compile(rb'<(\w+) key="view"[^>]*>\s*<rect key="frame" [^>]*?width="([\d.]+)" height="([\d.]+)"')
HEAD = re.compile(rb"<document [^>]*>")
DEVICES = pathlib.Path(__file__).parent.parent / "Sources/Documents/CDevices/Devices.txt"
BATCH = 150


def screens():
    """The first device for each screen size."""
    found = {}
    for line in DEVICES.read_text().splitlines():
        if not line.startswith("#") and line.count("|") > 2:
            name, size = line.split("|")[0], line.split("|")[2].split()
            found.setdefault((float(size[0]), float(size[1])), name)
    return found


def prepared(data, devices):
    """The document with only such values as a nib has."""
    data = DEVICE.sub(b"", data)
    sizes = [devices.get((float(width), float(height))) for _, width, height in ROOT.findall(data)]
    counts = collections.Counter(name for name in sizes if name)
    head = HEAD.search(data)
    if b"Storyboard" in data[:1000] and counts and head:
        most = min(counts, key=lambda name: (-counts[name], name))
        device = f'<device id="{most}" orientation="portrait"/>'.encode()
        data = data[: head.end()] + device + data[head.end() :]
    return data


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def frames(program, device, paths):
    """The scenes of each document, by path."""
    found = {}
    for start in range(0, len(paths), BATCH):
        answer = run(program, "frames", "--json", "--device", device, *paths[start : start + BATCH])
        for line in answer.stdout.splitlines():
            report = json.loads(line)
            found[report["document"]] = report["scenes"]
    return found


BARS = {"UINavigationBar", "UITabBar", "UIToolbar"}


def views(scene):
    """Class and frame of each view; bars of controllers have no frame in a nib."""
    found = [(view["class"], tuple(round(view["frame"][key], 2) for key in ("x", "y", "width", "height")))
             for view in scene["views"]]
    return [view for view in found if view[0] not in BARS]


def pairs(source, compiled):
    """The scenes by the identifiers of views, which storyboards keep for controllers' views; the others in order."""
    ids = [{view["id"] for view in scene["views"] if view["class"] not in BARS} for scene in compiled]
    rest = list(range(len(compiled)))
    found, left = [], []
    for scene in source:
        own = {view["id"] for view in scene["views"]}
        match = next((index for index in rest if ids[index] & own), None)
        if match is None:
            left.append(scene)
        else:
            rest.remove(match)
            found.append((scene, compiled[match]))
    return found + [(scene, compiled[index]) for scene, index in zip(left, rest)] + [
        (scene, {"views": []}) for scene in left[len(rest):]]


def compare(source, compiled):
    """Counts of equal and all views, and the first difference."""
    equal, total, first = 0, 0, ""
    for scene, other in pairs(source, compiled):
        before, after = views(scene), views(other)
        total += len(before)
        counts = collections.Counter(after)
        for view in before:
            if counts[view]:
                counts[view] -= 1
                equal += 1
            elif not first:
                others = [other for other in after if other[0] == view[0]]
                first = f"{scene['id']}: {view} of {len(before)} views, compiled {others[:3]} of {len(after)}"
    return equal, total, first


def report(results, path):
    equal, total = sum(r[1] for r in results), sum(r[2] for r in results)
    whole = sum(1 for r in results if r[1] == r[2])
    share = 100 * equal / total if total else 0
    print(f"frames: {equal} of {total} views equal ({share:.2f} %), all views in {whole} of {len(results)} documents")
    if path:
        with open(path, "w") as lines:
            for name, equal, total, first in sorted(results, key=lambda r: r[1] - r[2]):
                if equal != total:
                    lines.write(f"{total - equal}\t{total}\t{name}\t{first}\n")


def documents(options):
    with tempfile.TemporaryDirectory() as folder:
        work, out = pathlib.Path(folder, "sources"), pathlib.Path(folder, "compiled")
        work.mkdir()
        names, devices = {}, screens()
        for root in options.folders:
            for path in sorted(pathlib.Path(root).rglob("*")):
                if path.suffix in (".xib", ".storyboard") and path.is_file():
                    copy = work / f"{len(names):05}{path.suffix}"
                    names[copy.stem] = path.name
                    copy.write_bytes(prepared(path.read_bytes(), devices))
        answer = run(options.program, "compile", str(work), "-o", str(out), "--target", "15.0")
        noted = collections.defaultdict(set)
        for line in answer.stderr.splitlines():
            match = re.match(r".*?/(\d{5})\.[a-z]+:\d+:\d+: (error|warning)", line)
            if match:
                noted[match[1]].add(match[2])
        made = {path.stem: path for path in out.iterdir()}
        clean = sum(1 for stem in made if not noted[stem])
        print(f"{len(names)} documents: {len(made)} compiled, {clean} with no warning "
              f"({100 * clean / max(1, len(names)):.1f} %)")
        sources = {path.stem: path for path in work.iterdir()}
        left = frames(options.program, options.device, [str(sources[stem]) for stem in sorted(made)])
        right = frames(options.program, options.device, [str(made[stem]) for stem in sorted(made)])
        results = []
        for stem in sorted(made):
            source = left.get(str(sources[stem]))
            if source is None:
                continue
            results.append((names[stem], *compare(source, right.get(str(made[stem]), []))))
        report(results, options.list)


def compare_cases(options):
    root = pathlib.Path(options.cases)
    results = []
    with tempfile.TemporaryDirectory() as folder, open(root / "cases.tsv") as table:
        cases, devices = [], screens()
        for case in csv.DictReader(table, delimiter="\t"):
            here = root / "cases" / case["case"]
            source = next(iter(sorted(here.rglob("source.*"))), None)
            if case["doubts"] == "0" and source:
                copy = pathlib.Path(folder, case["case"] + source.suffix)
                copy.write_bytes(prepared(source.read_bytes(), devices))
                cases.append((case["case"], copy, next(here.glob("expected.*"))))
        left = frames(options.program, options.device, [str(pair[1]) for pair in cases])
        right = frames(options.program, options.device, [str(pair[2]) for pair in cases])
        for name, source, compiled in cases:
            results.append((name, *compare(left.get(str(source), []), right.get(str(compiled), []))))
    report(results, options.list)


def values(folder):
    call = ["swift", "test", "--skip-build", "--filter", "CompiledNibsTests.ArchiveTests/folder"]
    return subprocess.run(call, env={**os.environ, "NIBS": folder}).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--program", default="autolayout")
    parser.add_argument("--device", default="retina6_12")
    parser.add_argument("--list")
    parser.add_argument("--cases")
    parser.add_argument("--values")
    options = parser.parse_args()
    if options.values:
        return values(options.values)
    if options.cases:
        compare_cases(options)
    elif options.folders:
        documents(options)
    else:
        parser.print_usage(sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
