#!/usr/bin/env python3
"""Counts the images and symbols of the measuring collections that are drawn correctly.

usage: measure-pictures.py [PROGRAM] [FOLDER]

PROGRAM is the built command (.build/release/autolayout, or else the debug one), FOLDER receives the pictures of the
projects (out/pictures). For the projects in ../shared/projects it checks that every document has a picture, that every
image set of a catalog is drawn in a generated document, and that every scene has its bars, and counts the uses of
symbols with a drawing. Both collections of recorded documents are drawn as PNG and SVG, and crashes are counted. Fold 4
is included, but only in the totals. Prints SKIPPED without ../shared.
"""
import collections
import csv
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
IMAGE = """<imageView contentMode="scaleToFill" image={0} id="i{1}" fixedFrame="YES"
 translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="{2}" width="40" height="40"/></imageView>"""
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
 targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
<subviews>{0}</subviews></view></objects>
<resources>{1}</resources></document>
"""


def run(program, *arguments):
    """The output of a `render` call, its messages, and its status."""
    call = subprocess.run([program, "render", *map(str, arguments)], capture_output=True, text=True)
    return call.stdout.splitlines(), call.stderr.splitlines(), call.returncode


def documents(folder):
    return sorted(p for p in folder.rglob("*") if p.suffix in (".storyboard", ".xib"))


def image_sets(project):
    """The names of a project's image sets, with the name spaces of their groups, and their folders."""
    found = {}
    for folder in sorted(project.rglob("*.imageset")):
        spaces = []
        for group in folder.parents:
            if group.suffix == ".xcassets" or group == project:
                break
            list_file = group / "Contents.json"
            if list_file.exists() and re.search(r'"provides-namespace"\s*:\s*true', list_file.read_text(errors="replace")):
                spaces.insert(0, group.name)
        found.setdefault("/".join(spaces + [folder.stem]), folder)
    return found


def percent(part, whole):
    return f"{part} of {whole}" + (f" ({100 * part / whole:.1f} %)" if whole else "")


def measure_projects(program, out):
    drawn = total = shown = held = 0
    used, uses, unknown = collections.Counter(), collections.Counter(), collections.Counter()
    for project in sorted(p for p in (SHARED / "projects").iterdir() if p.is_dir()):
        folder = out / project.name
        lines, messages, status = run(program, project, "-o", folder / "index.html", "--list-images")
        pictures = {p.relative_to(folder) for p in folder.rglob("*.png")}
        all_documents = documents(project)
        total += len(all_documents)
        drawn += min(len(pictures), len(all_documents))
        if len(pictures) < len(all_documents):
            print(f"  {project.name}: {len(all_documents) - len(pictures)} documents without a picture, status {status}")
            for message in messages:
                if ": error:" in message:
                    print(f"    {message}")
        sets = image_sets(project)
        for line in lines:
            _, kind, name = (line.split("\t") + ["", ""])[:3]
            if kind in ("symbol", "unknown"):
                uses[kind] += 1
                unknown[name] += kind == "unknown"
            else:
                used[kind if kind != "box" else "box, held" if name in sets else "box, not held"] += 1
        # A generated document for every set.
        with tempfile.TemporaryDirectory() as temporary:
            views = [IMAGE.format(quoteattr(name), i, i * 40) for i, name in enumerate(sets)]
            sizes = [f'<image name={quoteattr(name)} width="40" height="40"/>' for name in sets]
            document = pathlib.Path(temporary) / "sets.xib"
            document.write_text(DOCUMENT.format("".join(views), "".join(sizes)), encoding="utf-8")
            lines, messages, _ = run(program, document, "-o", f"{temporary}/sets.svg", "--assets", project, "--list-images")
        kinds = dict(reversed(line.split("\t")[1:3]) for line in lines)
        held += len(sets)
        shown += sum(kinds.get(name) == "picture" for name in sets)
        for name, place in sets.items():
            if kinds.get(name) != "picture":
                reason = [m for m in messages if place.name in m] or [reason_of(place)]
                print(f"  {project.name}: '{name}' is not shown: {reason[0]}")
    print(f"documents with a picture: {percent(drawn, total)}")
    print(f"image sets shown: {percent(shown, held)}")
    print("images used by documents: " + ", ".join(f"{kind} {count}" for kind, count in used.most_common()))
    print(f"symbol uses with a drawing: {percent(uses['symbol'], sum(uses.values()))}")
    for name, count in unknown.most_common():
        if count:
            print(f"  '{name}' has no drawing ({count})")


def reason_of(place):
    """Why a set without a message shows nothing: mostly it has no file for this kind of device."""
    files = [p.name for p in place.iterdir() if p.suffix != ".json"]
    return "its folder holds no picture" if not files else "no entry counts for a phone"


def simulated(controller, edge):
    """The element for a controller's simulated bar on the canvas: `nil` for none, None if unspecified."""
    return next((e.tag for e in controller if e.get("key") == f"simulated{edge}BarMetrics"), None)


def chain(identifier, pushers, owner):
    """The controllers that a controller was pushed from, the nearest first."""
    found = []
    while identifier in pushers and len(found) < 100:
        identifier = pushers[identifier]
        found.append(owner[identifier])
    return found


def expected_bars(storyboard):
    """For each scene of a storyboard the bars that its app shows, computed only from relationships and segues.

    A scene has a navigation bar in a navigation controller that does not hide its own, also after pushes; a tab bar in
    a tab controller, unless it was pushed and hides it; a toolbar in a navigation controller that shows one. Simulated
    bars on the canvas take precedence.
    """
    tree = ElementTree.parse(storyboard).getroot()
    owner, scenes, links = {}, {}, collections.defaultdict(list)
    for scene in tree.iter("scene"):
        for controller in scene.find("objects") if scene.find("objects") is not None else []:
            if controller.tag.endswith("Controller") and "id" in controller.attrib:
                owner[controller.get("id")] = controller
                scenes.setdefault(scene.get("sceneID"), controller)
    for identifier, controller in owner.items():
        links[identifier] += [(s.get("kind"), s.get("relationship"), s.get("destination")) for s in controller.iter("segue")]
    navigation, tab, pushers = {}, {}, {}
    queue = collections.deque()
    for identifier, controller in owner.items():
        for kind, relationship, target in links[identifier]:
            if relationship == "rootViewController" and target in owner:
                navigation.setdefault(target, identifier)
            elif relationship == "viewControllers" and controller.tag == "tabBarController" and target in owner:
                tab.setdefault(target, identifier)
            else:
                continue
            queue.append(target)
    containers = ("navigationController", "splitViewController")
    while queue:
        identifier = queue.popleft()
        for kind, relationship, target in links[identifier]:
            if target not in owner:
                continue
            before = (navigation.get(target), tab.get(target), target in pushers)
            if relationship == "rootViewController" and identifier in tab:
                tab.setdefault(target, tab[identifier])
            elif kind in ("show", "push") and identifier in navigation and owner[target].tag not in containers:
                if target not in navigation:
                    navigation[target] = navigation[identifier]
                    pushers[target] = identifier
                if identifier in tab:
                    tab.setdefault(target, tab[identifier])
            if before != (navigation.get(target), tab.get(target), target in pushers):
                queue.append(target)
    found = {}
    for scene, controller in scenes.items():
        identifier = controller.get("id")
        holder = owner.get(navigation.get(identifier))
        hidden = holder is not None and holder.get("navigationBarHidden") == "YES"
        bars = set()
        top = simulated(controller, "Top")
        for other in chain(identifier, pushers, owner):
            top = top or simulated(other, "Top")
        if not hidden and (top != "nil" if top else holder is not None):
            bars.add("UINavigationBar")
        bottom = simulated(controller, "Bottom")
        for other in chain(identifier, pushers, owner) + ([holder] if holder is not None else []):
            bottom = bottom or simulated(other, "Bottom")
        hides = controller.get("hidesBottomBarWhenPushed") == "YES" and identifier in pushers
        if bottom:
            bars |= {"simulatedTabBarMetrics": {"UITabBar"}, "simulatedToolbarMetrics": {"UIToolbar"}}.get(bottom, set())
        elif identifier in tab and not hides:
            bars.add("UITabBar")
        elif holder is not None and holder.get("toolbarHidden", "YES") == "NO":
            bars.add("UIToolbar")
        found[scene] = (controller, bars)
    return found


def measure_bars(program):
    """Whether every scene of the projects has the bars that its app shows."""
    right, wanted, other = collections.Counter(), collections.Counter(), 0
    for project in sorted(p for p in (SHARED / "projects").iterdir() if p.is_dir()):
        storyboards = [p for p in documents(project) if p.suffix == ".storyboard"]
        with tempfile.TemporaryDirectory() as temporary:
            lines, _, _ = run(program, project, "-o", temporary, "-f", "svg", "--grid", "--list-bars")
        drawn = {}
        for line in lines:
            path, scene, kind, *bars = line.split("\t")
            drawn[path, scene] = (kind, {b.split()[0] for b in bars} - {"status"})
        for storyboard in storyboards:
            for scene, (controller, bars) in expected_bars(storyboard).items():
                kind, shown = drawn.get((str(storyboard), scene), ("missing", set()))
                if kind in ("part", "missing"):
                    other += bool(bars)
                    continue
                for bar in bars:
                    wanted[bar] += 1
                    right[bar] += bar in shown
                    if bar not in shown:
                        print(f"  {storyboard.relative_to(SHARED / 'projects')}: scene {scene} has no {bar}")
                for bar in shown - bars:
                    print(f"  {storyboard.relative_to(SHARED / 'projects')}: scene {scene} has an unexpected {bar}")
    for bar in sorted(wanted):
        print(f"scenes with their {bar}: {percent(right[bar], wanted[bar])}")
    print(f"scenes with bars that are containers or do not fill the screen: {other}")


def measure_symbols(program):
    """The symbols in recorded documents, except fold 4."""
    fold = {row["file"]: row["fold"] for row in csv.DictReader(open(SHARED / "corpus-2/index.tsv"), delimiter="\t")}
    uses, unknown = collections.Counter(), collections.Counter()
    files = [p for p in documents(SHARED / "corpus-2/documents") if fold.get(p.name, "4") != "4"]
    files += documents(SHARED / "corpus/documents")
    files = [p for p in files if 'catalog="system"' in p.read_text(errors="replace")]
    with tempfile.TemporaryDirectory() as temporary:
        lines, _, _ = run(program, *files, "-o", temporary, "-f", "svg", "--list-images")
    for line in lines:
        _, kind, name = (line.split("\t") + ["", ""])[:3]
        if kind in ("symbol", "unknown"):
            uses[kind] += 1
            unknown[name] += kind == "unknown"
    print(f"symbol uses in recorded documents with a drawing: {percent(uses['symbol'], sum(uses.values()))}")
    for name, count in unknown.most_common():
        if count:
            print(f"  '{name}' has no drawing ({count})")


def measure_crashes(program):
    for collection in ("corpus", "corpus-2"):
        for form in ("png", "svg"):
            with tempfile.TemporaryDirectory() as temporary:
                _, messages, status = run(program, SHARED / collection / "documents", "-o", temporary, "-f", form)
                made = len(list(pathlib.Path(temporary).rglob(f"*.{form}")))
            crashes = sum("crashed" in message for message in messages)
            total = len(documents(SHARED / collection / "documents"))
            print(f"{collection} as {form}: pictures {percent(made, total)}, crashes {crashes}, status {status}")


def main():
    if not (SHARED / "projects").is_dir():
        print("SKIPPED: ../shared is missing")
        return
    built = [ROOT / ".build/release/autolayout", ROOT / ".build/debug/autolayout"]
    program = sys.argv[1] if len(sys.argv) > 1 else next((str(p) for p in built if p.exists()), None)
    if program is None:
        sys.exit("measure-pictures: build the command first: swift build -c release --product autolayout")
    out = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ROOT / "out/pictures")
    measure_projects(program, out)
    measure_bars(program)
    measure_symbols(program)
    measure_crashes(program)


main()
