#!/usr/bin/env python3
"""Merges real documents, and checks the results without the product's own code.

    Scripts/measure-merges.py FOLDER COMMAND [--details] [CASE...]

FOLDER has a folder for each case, with base, ours, theirs and (optional) result as .storyboard or
.xib. COMMAND is the program `autolayout`. Exit status 1 if a check fails.
"""

import hashlib
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

NO_OBJECTS = {"device", "adaptation", "accessibilityIdentifier"}
TAGS = {
    "plugIn": "identifier", "deployment": "identifier", "capability": "name",
    "userDefinedRuntimeAttribute": "keyPath", "exclude": "reference", "include": "reference",
    "class": "className", "designable": "name", "image": "name", "namedColor": "name",
    "systemColor": "name", "relationship": "name",
}
KINDS = {
    "nil": "color", "mutableString": "string", "frame": "rect", "inset": "edgeInsets",
    "directionalEdgeInsets": "edgeInsets",
}
REFERENCES = {
    "firstItem", "secondItem", "destination", "reference", "initialViewController", "target", "ref",
}
ORDERED = {
    "subviews", "items", "cells", "sections", "leftBarButtonItems", "rightBarButtonItems",
    "toolbarItems",
}
DERIVED_PARTS = {
    "dependencies", "device", "resources", "point", "simulatedMetricsContainer", "classes",
    "inferredMetricsTieBreakers", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedTopBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedBottomBarMetrics", "metadata",
    "designables", "animations", "development", "deployment", "customFonts",
}
DERIVED_ATTRIBUTES = {
    "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID", "colorLabel",
    "simulatedAppContext", "propertyAccessControl", "symbolic", "symbolType",
}
HEADER = {
    "toolsVersion", "systemVersion", "version", "type", "targetRuntime", "colorMatched",
    "propertyAccessControl", "variant", "useTraitCollections",
}


class Document:
    """The objects of a document: kind, parent, values of the object and its parts."""

    def __init__(self, data):
        self.kinds, self.parents, self.values, self.orders = {}, {}, {}, {}
        self.duplicates, self.dangling = Counter(), set()
        root = ET.fromstring(data)
        # Xcode gives an embedded image a new name whenever it saves: the content identifies it.
        self.images = {
            image.get("name"): "image " + hashlib.sha256("".join(image.itertext()).encode()).hexdigest()
            for image in root.iterfind("resources/image") if "".join(image.itertext()).strip()}
        self.references = []
        self._read(root, "", "", [])
        ids = set(self.kinds)
        for owner, path, name, value in self.references:
            if value not in ids:
                self.dangling.add((owner, path, name, value))

    def _add(self, element, owner, path):
        for name, value in element.attrib.items():
            if not path and name == ("sceneID" if element.tag == "scene" else "id") and owner:
                continue
            self.values[owner][(path, name)] = self.images.get(value, value)
            if name in REFERENCES:
                self.references.append((owner, path, name, value))
        text = element.text or ""
        if text.strip():
            self.values[owner][(path, "#text")] = text
        if path and not element.attrib and not text.strip() and not len(element):
            self.values[owner][(path, "#element")] = ""

    def _read(self, element, owner, path, above):
        if not path:
            self.kinds[owner] = element.tag
            self.values[owner] = {}
        self._add(element, owner, path)
        counts, order = Counter(), []
        for child in element:
            id_ = child.get("sceneID" if child.tag == "scene" else "id")
            if id_ is not None and child.tag not in NO_OBJECTS:
                self.duplicates[id_] += 1
                if id_ in self.kinds:
                    id_ += "#%d" % self.duplicates[id_]
                self.parents[id_] = (owner, path)
                order.append(id_)
                self._read(child, id_, "", above)
            else:
                tag = child.get(TAGS.get(child.tag, "key"))
                step = KINDS.get(child.tag, child.tag) + ("[%s]" % tag if tag else "")
                counts[step] += 1
                if counts[step] > 1:
                    step += "#%d" % counts[step]
                self._read(child, owner, path + "/" + step if path else step, above)
        if order and element.tag in ORDERED:
            self.orders[(owner, path)] = order


def short(path, name):
    steps = []
    for step in path.split("/") if path else []:
        match = re.fullmatch(r"([^\[#]*)(?:\[(.*)\])?(#\d+)?", step)
        steps.append((match.group(2) or match.group(1)) + (match.group(3) or "") if match else step)
    return ".".join(steps + ([name] if name and not name.startswith("#") else []))


def is_derived(kind, path, name):
    """Whether a value is computed by Xcode or only describes the canvas."""
    first = path.split("/")[0].split("[")[0]
    if kind == "document" and (first in DERIVED_PARTS or not path and name in HEADER):
        return True
    if first in DERIVED_PARTS and kind != "document":
        return True
    last = path.split("/")[-1]
    if last in ("rect[frame]", "rect[frameInset]") or name.startswith("#") and name != "#text":
        return True
    return not path and name in DERIVED_ATTRIBUTES


def unit(path):
    """The part whose values are taken together."""
    steps = path.split("/")
    units = {
        "color", "fontDescription", "font", "rect", "point", "size", "edgeInsets",
        "autoresizingMask", "attributedString", "userDefinedRuntimeAttribute", "imageReference",
        "string", "date",
    }
    for count, step in enumerate(steps, 1):
        if re.split(r"[\[#]", step)[0] in units:
            return "/".join(steps[:count])
    return path


class Conflicts:
    """The conflicts that the product reports."""

    def __init__(self, conflicts):
        self.all = conflicts
        self.objects = {id_ for conflict in conflicts for id_ in conflict["objects"]
                        if conflict["kind"] == "deletion" or len(conflict["objects"]) > 1}
        self.values = {(conflict["object"], conflict["attribute"]) for conflict in conflicts}

    def covers(self, id_, path, name):
        if id_ in self.objects:
            return True
        names = {short(path, name), short(path, ""), short(unit(path), "")}
        steps = short(path, "").split(".")
        names |= {".".join(steps[:count]) for count in range(1, len(steps) + 1)}
        return any(object_ == id_ and (attribute in names or self._groups(attribute, name))
                   for object_, attribute in self.values)

    @staticmethod
    def _groups(attribute, name):
        groups = [
            {"firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"},
            {"constant", "symbolic", "symbolType"},
            {"customClass", "customModule", "customModuleProvider"}, {"image", "catalog"},
        ]
        return any(attribute in group and name in group for group in groups)


SAME = {
    "constant": "0", "multiplier": "1", "priority": "1000", "relation": "equal", "hidden": "NO",
    "alpha": "1", "opaque": "YES", "userInteractionEnabled": "YES",
}


def same_value(one, two, name):
    if one == two:
        return True
    one, two = (SAME.get(name) if value is None else value for value in (one, two))
    if one is None or two is None:
        return False
    try:
        return abs(float(one) - float(two)) < 0.001
    except ValueError:
        return one == two


def losses(base, sides, result, conflicts):
    """The changes of the sides that are neither in the result nor in a conflict."""
    lost = []
    for number, side in enumerate(sides):
        other = sides[1 - number]
        for id_ in side.kinds:
            if id_ not in base.kinds:
                if id_ not in result.kinds and id_ not in conflicts.objects:
                    if not is_renamed(id_, side, result):
                        lost.append((number, "addition", side.kinds[id_], id_))
                    continue
            values, old = side.values[id_], base.values.get(id_, {})
            for key in set(values) | set(old):
                if values.get(key) == old.get(key) or is_derived(side.kinds[id_], *key):
                    continue
                if id_ not in result.kinds:
                    if id_ not in conflicts.objects and not is_renamed(id_, side, result) \
                            and not is_notation(values, old, key):
                        lost.append((number, "change of a deleted object", id_, key))
                    continue
                if same_value(result.values[id_].get(key), values.get(key), key[1]):
                    continue
                if conflicts.covers(id_, *key):
                    continue
                if is_notation(values, old, key):
                    continue
                if key[1] in REFERENCES and is_renamed_reference(
                        values.get(key), result.values[id_].get(key), side, result):
                    continue
                lost.append((number, "value", id_, key, old.get(key), values.get(key),
                             result.values[id_].get(key), other.values.get(id_, {}).get(key)))
            if id_ in base.kinds and id_ in result.kinds and side.kinds[id_] != "constraint":
                if side.parents.get(id_) != base.parents.get(id_) \
                        and side.parents.get(id_) != result.parents.get(id_) \
                        and not conflicts.covers(id_, "", "parent"):
                    lost.append((number, "place", id_, side.parents[id_], result.parents.get(id_)))
        for id_ in base.kinds:
            if id_ not in side.kinds and id_ in result.kinds and id_ not in conflicts.objects:
                lost.append((number, "deletion", base.kinds[id_], id_))
        for place, order in side.orders.items():
            old = base.orders.get(place, [])
            shared = [id_ for id_ in order if id_ in old]
            if shared == [id_ for id_ in old if id_ in order]:
                continue
            new = [id_ for id_ in result.orders.get(place, []) if id_ in shared]
            if new != [id_ for id_ in shared if id_ in new] \
                    and not conflicts.covers(place[0], place[1], "order"):
                lost.append((number, "order", place, shared, new))
    return lost


def is_notation(values, old, key):
    """Whether a color changed by less than its display, or a default is written out."""
    path, name = key
    if same_value(values.get(key), old.get(key), name):
        return True
    part = unit(path)
    if not re.split(r"[\[#]", part.split("/")[-1])[0] == "color":
        return name in ("buttonType",)

    def color(source):
        found = {n: v for (p, n), v in source.items() if p == part}
        if not found:
            return None
        if "white" in found:
            parts = [found["white"]] * 3
        elif "red" in found:
            parts = [found["red"], found["green"], found["blue"]]
        else:
            return tuple(sorted((n, v) for n, v in found.items() if n not in
                                ("cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor")))
        return tuple(round(float(part) * 255) for part in parts) + (found.get("alpha", "1"),)
    try:
        one, two = color(values), color(old)
    except ValueError:
        return False
    return one == two


def content(document, id_):
    values = dict(document.values[id_])
    return document.kinds[id_], values.get(("", "property"), values.get(("", "selector")))


def is_renamed(id_, side, result):
    """Whether the result has the object with another identifier in the same place."""
    parent = side.parents.get(id_)
    wanted = content(side, id_)
    values = side.values[id_]
    for other, place in result.parents.items():
        if other not in side.kinds and place == parent and content(result, other) == wanted:
            # A reference may follow another object with a new identifier.
            shared = sum(
                result.values[other].get(key) == value
                or key[1] in REFERENCES and is_renamed_reference(
                    value, result.values[other].get(key), side, result)
                for key, value in values.items())
            if shared * 10 >= len(values) * 8:
                return True
    return any(place == parent and other in side.kinds and other != id_
               and content(result, other) == wanted
               and result.values[other] == values for other, place in result.parents.items()
               ) or not (parent and parent[0] in result.kinds) and bool(parent) \
        and is_renamed(parent[0], side, result) if parent and parent[0] else False


def is_renamed_reference(value, new, side, result):
    return value is not None and new is not None and value not in result.kinds \
        and new not in side.kinds


CONNECTIONS = {"constraint", "outlet", "outletCollection", "action", "segue"}


def facts(document):
    """What a document means, without derived values and identifiers of connections."""
    found = set()
    for id_, values in document.values.items():
        kind = document.kinds[id_]
        if kind in CONNECTIONS:
            meaning = tuple(sorted((key, value) for key, value in values.items()
                                   if not is_derived(kind, *key) and SAME.get(key[1]) != value))
            parent = document.parents[id_][0] if kind != "constraint" or not values.get(
                ("", "firstItem")) else ""
            found.add((kind, parent, meaning))
            continue
        found.add((id_, "kind", kind))
        if kind != "constraint":
            found.add((id_, "parent", document.parents.get(id_)))
        for (path, name), value in values.items():
            if is_derived(kind, path, name):
                continue
            if re.split(r"[\[#]", unit(path).split("/")[-1])[0] == "color" and path:
                try:
                    value = "%.3f" % float(value)
                except ValueError:
                    pass
                if name in ("colorSpace", "customColorSpace"):
                    continue
            if SAME.get(name) == value:
                continue
            found.add((id_, path, name, value))
    return found


def version_paths(case):
    ending = next(name for name in os.listdir(case) if name.startswith("base."))[4:]
    return [os.path.join(case, name + ending) for name in ("base", "ours", "theirs")]


def seconds(command, paths):
    """The elapsed time of the fastest of three runs."""
    return min(run(command, *paths)[3] for _ in range(3))


def large_merge(command, cases):
    """Repeats the scenes of the largest storyboard up to a megabyte; returns size and seconds."""
    paths = max((version_paths(case) for case in cases), key=lambda paths: (
        paths[1].endswith(".storyboard"), os.path.getsize(paths[1])))
    count = -(-1_000_000 // os.path.getsize(paths[1]))
    with tempfile.TemporaryDirectory() as folder:
        copies = [os.path.join(folder, os.path.basename(path)) for path in paths]
        for path, copy in zip(paths, copies):
            with open(path, "rb") as file:
                data = file.read()
            with open(copy, "wb") as file:
                file.write(repeated(data, count))
        return os.path.getsize(copies[1]), seconds(command, copies)


def repeated(data, count):
    begin, end = data.index(b"<scenes>") + len(b"<scenes>"), data.rindex(b"</scenes>")
    scenes = data[begin:end]
    ids = set(re.findall(rb' (?:id|sceneID)="([^"]+)"', scenes))

    def renamed(number):
        return re.sub(rb'="([^"]+)"', lambda match: b'="%s-%d"' % (match[1], number)
                      if match[1] in ids else match[0], scenes)
    return data[:begin] + scenes + b"".join(map(renamed, range(1, count))) + data[end:]


def run(command, *versions):
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "result" + os.path.splitext(versions[0])[1])
        began = time.monotonic()
        call = subprocess.run([command, "merge", *versions, "-o", output, "--json"],
                              capture_output=True, text=True, check=False)
        seconds = time.monotonic() - began
        data = open(output, "rb").read() if os.path.exists(output) else None
    report = json.loads(call.stdout) if call.stdout.strip() else None
    return call, data, report, seconds


def measure(command, folder):
    paths = version_paths(folder)
    ending = os.path.splitext(paths[0])[1]
    found = {"case": os.path.basename(folder), "faults": [], "notes": []}
    call, data, report, _ = run(command, *paths)
    if data is None or report is None:
        found["refused"] = call.stderr.strip()
        return found
    conflicts = Conflicts(report["conflicts"])
    found["conflicts"] = conflicts.all
    found["status"] = call.returncode
    texts = [open(path, "rb").read() for path in paths]
    documents = [Document(text) for text in texts]
    try:
        result = Document(data)
    except ET.ParseError as error:
        found["faults"].append("the result does not parse: %s" % error)
        return found
    known = Counter()
    for document in documents:
        known |= document.duplicates
    for id_, count in result.duplicates.items():
        if count > max(1, known[id_]):
            found["faults"].append("duplicate id %s" % id_)
    dangling = set().union(*(document.dangling for document in documents))
    known = {(owner, name, value) for owner, _, name, value in dangling}
    for owner, path, name, value in result.dangling:
        if (owner, name, value) not in known:
            found["faults"].append("dangling %s %s %s=%s" % (owner, path, name, value))
    found["lost"] = losses(documents[0], documents[1:], result, conflicts)
    if (call.returncode == 1) != bool(conflicts.all):
        found["faults"].append("exit status %d" % call.returncode)
    # Symmetry, and one side without changes.
    _, swapped, mirrored, _ = run(command, paths[0], paths[2], paths[1])
    if swapped is None:
        found["faults"].append("not merged with the sides exchanged")
    else:
        names = [{conflict["object"] + "." + conflict["attribute"] for conflict in side}
                 for side in (report["conflicts"], mirrored["conflicts"])]
        if len(names[0]) != len(names[1]):
            found["faults"].append("asymmetric conflicts: %s" % sorted(names[0] ^ names[1])[:4])
        elif not names[0]:
            difference = facts(result) ^ facts(Document(swapped))
            if difference:
                found["faults"].append("asymmetric: %s" % sorted(map(str, difference))[:4])
    for versions, wanted in (((0, 1, 0), 1), ((0, 0, 2), 2)):
        _, data, _, _ = run(command, *(paths[number] for number in versions))
        if data != texts[wanted]:
            found["faults"].append("merge with an unchanged side is not the other side")
    committed = os.path.join(folder, "result" + ending)
    if os.path.exists(committed):
        compare(found, committed, documents, result)
    return found


def compare(found, path, documents, result):
    """Compares the result with the team's, if that is a merge of both sides."""
    try:
        team = facts(Document(open(path, "rb").read()))
    except ET.ParseError:
        return
    base, ours, theirs = (facts(document) for document in documents)
    if team in (ours, theirs) or ours == theirs:
        return
    # New edits: values of neither side, or the loss of values that both sides have.
    if team - ours - theirs or ours & theirs - team:
        return
    own = facts(result)
    found["two-sided"] = True
    found["reverted"] = is_reverted(team, base, ours, theirs)
    found["equal"] = own == team
    found["difference"] = (sorted(map(str, team - own)), sorted(map(str, own - team)))


def is_reverted(team, base, ours, theirs):
    """Whether the team dropped a change of an object that the other side did not touch."""
    def touched(side):
        return {fact[0] if isinstance(fact[0], str) else fact for fact in side ^ base
                if fact[0] not in CONNECTIONS}

    for side, other in ((ours, theirs), (theirs, ours)):
        shared = touched(other)
        for fact in (side - base - team) | (team & base - side):
            if fact[0] in CONNECTIONS:
                if fact in side and fact not in base and fact not in team:
                    return True
            elif fact[0] not in shared:
                return True
    return False


def main():
    details = "--details" in sys.argv
    operands = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if len(operands) < 2:
        sys.exit(__doc__)
    folder, command, chosen = operands[0], operands[1], operands[2:]
    if os.path.isdir(os.path.join(folder, "cases")):
        folder = os.path.join(folder, "cases")
    cases = [os.path.join(folder, name) for name in sorted(os.listdir(folder))
             if not chosen or name in chosen]
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda case: measure(command, case), cases))
    merged = [result for result in results if "refused" not in result]
    clean = [result for result in merged if not result.get("conflicts")]
    kinds = Counter(conflict["kind"] for result in merged for conflict in result["conflicts"])
    two = [result for result in merged if result.get("two-sided")]
    equal = [result for result in two if result["equal"]]
    whole = [result for result in two if not result["reverted"]]
    decided = [result for result in whole if not result["conflicts"]]
    faulty = [result for result in merged if result["faults"]]
    lossy = [result for result in merged if result.get("lost")]
    for result in results:
        if "refused" in result:
            print("%s refused: %s" % (result["case"], result["refused"]))
        for fault in result["faults"]:
            print("%s %s" % (result["case"], fault))
        for loss in result.get("lost", [])[: 100 if details else 3]:
            print("%s lost: %s" % (result["case"], loss))
        if details:
            for conflict in result.get("conflicts", []):
                print("%s conflict: %s" % (result["case"], json.dumps(conflict)[:600]))
            if result.get("two-sided") and not result["equal"]:
                print("%s differs (%s): team %s, own %s" % (
                    result["case"], "reverted" if result["reverted"] else
                    "conflicts" if result["conflicts"] else "unexplained", *(side[:8] for side in result["difference"])))
    conflicted = 0
    hunks = {}
    for case in cases:
        base, ours, theirs = version_paths(case)
        call = subprocess.run(
            ["git", "merge-file", "-p", "-q", ours, base, theirs], capture_output=True, check=False)
        hunks[os.path.basename(case)] = call.returncode
        conflicted += call.returncode != 0
    left = sum(hunks[result["case"]] != 0 for result in clean)
    times = [seconds(command, version_paths(case)) for case in cases]
    size, large = large_merge(command, cases)
    print("cases                       %d, refused %d" % (len(results), len(results) - len(merged)))
    print("with faults                 %d" % len(faulty))
    print("with lost changes           %d" % len(lossy))
    print("clean                       %d of %d" % (len(clean), len(merged)))
    print("git's conflicts, clean here %d of %d (%.0f %%)" % (
        left, conflicted, 100 * left / max(1, conflicted)))
    print("conflicts                   %s" % dict(kinds))
    print("two-sided, as the team      %d of %d (%.0f %%)" % (
        len(equal), len(two), 100 * len(equal) / max(1, len(two))))
    print("  without dropped changes   %d of %d (%.0f %%)" % (
        sum(result["equal"] for result in whole), len(whole),
        100 * sum(result["equal"] for result in whole) / max(1, len(whole))))
    print("  and without conflicts     %d of %d" % (
        sum(result["equal"] for result in decided), len(decided)))
    print("milliseconds                median %.0f, maximum %.0f" % (
        1000 * statistics.median(times), 1000 * max(times)))
    print("  of %.1f MB                 %.0f" % (size / 1e6, 1000 * large))
    sys.exit(1 if faulty or lossy else 0)


if __name__ == "__main__":
    main()
