#!/usr/bin/env python3
"""Measure how documents survive compilation: the share with no warning, and the frames of compiled documents.

usage: measure-nibs.py [--program PATH] [--device ID] [--causes N] [--list FILE] [--fold N] FOLDER...
       measure-nibs.py --cases FOLDER [--program PATH]   frames from nibs of Apple beside those of their documents
       measure-nibs.py --values FOLDER                   reads and writes all nibs below a folder

Each document below a FOLDER is compiled, read back and laid out on a device, as at run time. The source loses the
values that no nib has: see prepared(). --list writes the documents whose frames differ. --causes prints the N
commonest first differences: the edges that differ, the class, the superview, counts of views and documents. --fold
takes only the documents of this fold in FOLDER/../index.tsv; a negative number takes the others.
FOLDER of --cases has cases.tsv and cases/NNN with a source and the expected nib.
"""
import argparse
import collections
import csv
import difflib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

DEVICES = pathlib.Path(__file__).parent.parent / "Sources/Documents/CDevices/Devices.txt"
BATCH = 150
# Attributes for the canvas only.
MARKS = ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "ambiguous", "misplaced")


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
    root = xml.etree.ElementTree.fromstring(data)
    sizes = collections.defaultdict(collections.Counter)
    screens = collections.Counter()
    guides = {guide.get("id"): guide for name in ("viewControllerLayoutGuide", "viewLayoutGuide")
              for guide in root.iter(name)}
    for element in list(root.iter()):
        if element.get("symbolic") == "YES":
            use_standard_distance(element, guides)
        for child in list(element):
            if is_lost(child, element):
                element.remove(child)
            frame = child.find("rect[@key='frame']")
            if frame is not None and (child.get("key") == "view" or element.tag == "objects"):
                # Bars above a root view are not part of its place.
                frame.attrib.update(x="0.0", y="0.0")
        for name in MARKS:
            element.attrib.pop(name, None)
        frame = element.find("rect[@key='frame']")
        if frame is None:
            continue
        size = (float(frame.get("width")), float(frame.get("height")))
        if element.get("key") == "view":
            screens[devices.get(size)] += 1
        if element.tag == "imageView" and element.get("catalog") is None:
            sizes[element.get("image")][size] += 1
    for resources in root.findall("resources"):
        for image in resources.findall("image"):
            # Nibs lack sizes of images: the size of most image views is taken.
            counts = sizes.get(image.get("name"))
            if image.get("catalog") or not counts:
                resources.remove(image)
                continue
            width, height = min(counts, key=lambda size: (-counts[size], size[0] * size[1], size))
            image.attrib.update(width=str(width), height=str(height))
    screens.pop(None, None)
    if "Storyboard" in root.get("type", "") and screens:
        most = min(screens, key=lambda name: (-screens[name], name))
        root.insert(0, xml.etree.ElementTree.Element("device", id=most, orientation="portrait"))
    return xml.etree.ElementTree.tostring(root)


def use_standard_distance(constraint, guides):
    """Nibs lack the number for a distance from a guide, which depends on the Xcode that wrote it."""
    found = [guides[item] for item in (constraint.get("firstItem"), constraint.get("secondItem")) if item in guides]
    if any(guide.get("key") == "safeArea" for guide in found):
        constraint.attrib.pop("constant", None)
    elif found and constraint.get("firstAttribute") in ("top", "bottom"):
        constraint.set("constant", "8")


def is_lost(element, parent):
    """Whether no nib has the element: values of the canvas, and cells that cannot be made."""
    if element.tag == "device" or re.search("[sS]imulated.*Metrics", element.tag + element.get("key", "")):
        return True
    if element.tag == "constraint":
        return element.get("placeholder") == "YES"
    is_prototype = (parent.tag == "prototypes" or parent.tag == "cells" and element.tag == "collectionViewCell"
                    or element.get("key") in ("sectionHeaderView", "sectionFooterView"))
    return is_prototype and not element.get("reuseIdentifier")


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def frames(program, device, paths):
    """The scenes of each document, by path."""
    found = {}
    for start in range(0, len(paths), BATCH):
        # With a release, no document is laid out as on its canvas.
        call = ["frames", "--json", "--os", "18", "--device", device, *paths[start : start + BATCH]]
        answer = run(program, *call)
        for line in answer.stdout.splitlines():
            report = json.loads(line)
            found[report["document"]] = report["scenes"]
    return found


BARS = {"UINavigationBar", "UITabBar", "UIToolbar"}
CLASSES = {"UICollectionViewCellContentView": "UIView"}


def views(scene):
    """Class and frame of each view; bars of controllers have no frame in a nib."""
    return [(CLASSES.get(view["class"], view["class"]),
             tuple(round(view["frame"][key], 2) for key in ("x", "y", "width", "height")))
            for view in scene["views"] if view["class"] not in BARS]


def pairs(source, compiled):
    """The scenes by the identifiers of views, which storyboards keep for controllers' views.

    The others are paired in order: first those whose views have the same classes.
    """
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
    for scene in list(left):
        match = next((index for index in rest if classes(compiled[index]) == classes(scene)), None)
        if match is not None:
            rest.remove(match)
            left.remove(scene)
            found.append((scene, compiled[match]))
    return found + [(scene, compiled[index]) for scene, index in zip(left, rest)] + [
        (scene, {"views": []}) for scene in left[len(rest):]]


def classes(scene):
    return [name for name, _ in views(scene)]


def superviews(path):
    """The class and identifier of each view's superview, by the view's identifier."""
    found = {}

    def visit(element, above):
        name = element.get("id")
        if name and element.find("rect[@key='frame']") is not None:
            found[name] = above
            above = (element.tag, name)
        for child in element:
            visit(child, above)

    visit(xml.etree.ElementTree.parse(path).getroot(), ("controller", ""))
    return found


def differences(scene, other, holders):
    """The views whose frame has no equal in the other scene, with the first difference on the way to them."""
    before, after = views(scene), views(other)
    rest = collections.Counter(after)
    unequal = set()
    for index, view in enumerate(before):
        rest[view] -= 1
        if rest[view] < 0:
            unequal.add(index)
    if not unequal:
        return []
    blocks = difflib.SequenceMatcher(None, [v[0] for v in before], [v[0] for v in after], False).get_matching_blocks()
    partners = {block.a + step: after[block.b + step] for block in blocks for step in range(block.size)}
    names = [view["id"] for view in scene["views"] if view["class"] not in BARS]
    causes, found = {}, []
    for index, view in enumerate(before):
        partner = partners.get(index)
        if partner == view:
            continue
        tag, holder = holders.get(names[index], ("controller", ""))
        edges = "missing" if partner is None else " ".join(
            name for name, a, b in zip(("x", "y", "width", "height"), view[1], partner[1]) if a != b)
        causes[names[index]] = causes.get(holder) or f"{edges} of {view[0]} in {tag}"
        if index in unequal:
            found.append((causes[names[index]], view, partner))
    return found


def compare(source, compiled, path):
    """The count of all views, and the differences with the scene's identifier."""
    total, found, holders = 0, [], None
    for scene, other in pairs(source, compiled):
        total += len(views(scene))
        if views(scene) != views(other):
            holders = holders or superviews(path)
            found += [(scene["id"], *difference) for difference in differences(scene, other, holders)]
    return total, found


def share(results):
    equal, total = (sum(r[1] - len(r[2]) for r in results), sum(r[1] for r in results))
    whole = sum(1 for r in results if not r[2])
    return (f"{equal} of {total} views equal ({100 * equal / max(1, total):.2f} %), "
            f"all views in {whole} of {len(results)} documents")


def report(results, options):
    print("frames: " + share(results))
    if options.causes:
        counts, documents = collections.Counter(), collections.defaultdict(set)
        for name, _, found in results:
            for _, cause, _, _ in found:
                counts[cause] += 1
                documents[cause].add(name)
        for cause, count in counts.most_common(options.causes):
            print(f"{count:6} views, {len(documents[cause]):4} documents: {cause}")
    if options.list:
        with open(options.list, "w") as lines:
            for name, total, found in sorted(results, key=lambda r: -len(r[2])):
                for scene, cause, view, partner in found[:1]:
                    lines.write(f"{len(found)}\t{total}\t{name}\t{scene}: {cause}: {view}, compiled {partner}\n")


def chosen(options):
    """The paths of the documents that the options choose."""
    for root in map(pathlib.Path, options.folders):
        folds = {}
        if options.fold is not None:
            with open(root.parent / "index.tsv") as table:
                folds = {row["file"]: int(row["fold"]) for row in csv.DictReader(table, delimiter="\t")}
        for path in sorted(root.rglob("*")):
            if path.suffix not in (".xib", ".storyboard") or not path.is_file():
                continue
            if options.fold is None or (folds[path.name] == abs(options.fold)) == (options.fold >= 0):
                yield path


def documents(options):
    with tempfile.TemporaryDirectory() as folder:
        work, out = pathlib.Path(folder, "sources"), pathlib.Path(folder, "compiled")
        work.mkdir()
        names, devices = {}, screens()
        for path in chosen(options):
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
        results, plain = [], []
        for stem in sorted(made):
            source = left.get(str(sources[stem]))
            if source is None:
                continue
            found = compare(source, right.get(str(made[stem]), []), sources[stem])
            results.append((names[stem], *found))
            if not noted[stem]:
                plain.append(results[-1])
        report(results, options)
        print("with no warning: " + share(plain))


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
            results.append((name, *compare(left.get(str(source), []), right.get(str(compiled), []), source)))
        report(results, options)


def values(folder):
    call = ["swift", "test", "--skip-build", "--filter", "CompiledNibsTests.ArchiveTests/folder"]
    return subprocess.run(call, env={**os.environ, "NIBS": folder}).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--program", default="autolayout")
    parser.add_argument("--device", default="retina6_12")
    parser.add_argument("--list")
    parser.add_argument("--causes", type=int, default=0)
    parser.add_argument("--fold", type=int)
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
