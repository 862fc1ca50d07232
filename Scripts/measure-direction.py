#!/usr/bin/env python3
"""Prints how many views of recorded documents are mirrored in a right-to-left layout.

usage: measure-direction.py PROGRAM

An independent check of that direction, for which no frames are recorded. If all constraints use leading and trailing
sides, the distance of a view from the left edge of its superview must equal its distance from the right edge in the
other direction, within half a point, and all else must be equal. Views placed by constraints, a stack view or a row
count. Excluded are documents that fix views to one direction or to left and right, that center something anywhere but
in the middle, or that are ambiguous, and scrolling content. For fold 4 only totals are printed, for the others also
the documents with a view that is not mirrored."""
import collections
import sys
import xml.etree.ElementTree

import recorded

# No document is drawn on it, which makes both directions differ from the canvas.
DEVICE = "retina6_7"
SIDES = {"left", "right", "leftMargin", "rightMargin"}
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
CONTENT = {"tableViewCellContentView"}
# A switch is 2 points wider at the right than its alignment rectangle; whether that is mirrored is unknown (F6.15).
SLACK = {"switch": 2.51}


def is_symmetric(root):
    """Whether nothing in a document depends on left and right."""
    for element in root.iter():
        if element.get("semanticContentAttribute") or element.get("respectLanguageDirection") == "NO":
            return False
        if element.tag == "edgeInsets" and element.get("left") != element.get("right"):
            return False
        if element.tag != "constraint":
            continue
        first, second = element.get("firstAttribute"), element.get("secondAttribute")
        if {first, second} & SIDES:
            return False
        centres = {first, second} & {"centerX", "centerXWithinMargins"}
        moved = float(element.get("constant", "0")) != 0 or element.get("multiplier")
        if centres and (moved or second and first != second):
            return False
    return True


def superviews(root):
    """identifier -> element and the identifier of its parent."""
    found = {}
    pending = [(root, None)]
    while pending:
        element, outer = pending.pop()
        inside = element.get("id") if element.find("rect") is not None else None
        if inside:
            found[inside] = element, outer
        pending += [(child, inside or outer) for child in element]
    return found


def comparisons(document, left, right):
    """Each view that counts: its identifier, and whether it is mirrored."""
    root = xml.etree.ElementTree.parse(document.path).getroot()
    if not is_symmetric(root):
        return
    elements = superviews(root)
    placed = {view.id for view in recorded.counted(document)}
    for name, (element, outer) in elements.items():
        if name not in placed and element.tag not in CONTENT or outer not in elements:
            continue
        if elements[outer][0].tag in SCROLLING or not {name, outer} <= left.keys() & right.keys():
            continue
        one, other, box = left[name]["frame"], right[name]["frame"], left[outer]["frame"]
        yield name, (
            abs(one["x"] + one["width"] + other["x"] - box["width"]) <= SLACK.get(element.tag, 0.51)
            and all(abs(one[side] - other[side]) <= 0.51 for side in ("y", "width", "height")))


def is_determined(report):
    return not any(scene["conflicts"] or any(view["ambiguous"] for view in scene["views"])
                   for scene in report["scenes"])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if recorded.missing():
        recorded.fail("there is no %s to measure with" % recorded.missing())
    documents = recorded.documents()
    left, right = (recorded.frames(sys.argv[1], documents, "--device", DEVICE, "--direction", direction,
                                   where=is_determined)
                   for direction in ("ltr", "rtl"))
    counts = collections.Counter()
    for document in documents:
        path = str(document.path)
        if path not in left or path not in right:
            continue
        found = list(comparisons(document, left[path], right[path]))
        other = [name for name, is_mirrored in found if not is_mirrored]
        for kind, number in (("documents", bool(found)), ("whole", bool(found) and not other),
                             ("views", len(found)), ("mirrored", len(found) - len(other))):
            counts[document.group, kind] += number
        if other and document.group != recorded.FOLD4:
            print("%s: %s" % (document.path.name, " ".join(other[:5])), file=sys.stderr)
    for group in recorded.GROUPS:
        print("%s: %s of %s views in %s of %s documents" % (
            group, *(format(counts[group, kind], ",") for kind in ("mirrored", "views", "whole", "documents"))))


if __name__ == "__main__":
    main()
