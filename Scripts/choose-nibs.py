#!/usr/bin/env python3
"""Choose documents that together have the most kinds of elements, as a checklist for a device.

usage: choose-nibs.py FOLDER [COUNT]   prints COUNT (20 by default) documents, smallest first among equals
"""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

LARGEST = 200_000  # bytes: a person must see what the screen should show


def kinds(path):
    """The kinds of elements, with the attributes that change their compiled form."""
    found = set()
    root = ElementTree.parse(path).getroot()
    for element in root.iter():
        found.add(element.tag)
        for attribute in ("kind", "relationship", "buttonType", "style", "axis", "distribution", "eventType"):
            if element.get(attribute):
                found.add((element.tag, attribute, element.get(attribute)))
    return found


def main(arguments):
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    count = int(arguments[1]) if len(arguments) > 1 else 20
    documents = {}
    for path in sorted(pathlib.Path(arguments[0]).rglob("*")):
        if path.suffix not in (".xib", ".storyboard") or path.stat().st_size > LARGEST:
            continue
        try:
            documents[path] = kinds(path)
        except ElementTree.ParseError as error:
            print(f"{path}: {error}", file=sys.stderr)
    seen = set()
    for number in range(1, count + 1):
        best = max(documents, key=lambda p: (len(documents[p] - seen), -p.stat().st_size), default=None)
        if best is None or not documents[best] - seen:
            break
        fresh = documents.pop(best) - seen
        seen |= fresh
        names = sorted(k for k in fresh if isinstance(k, str))
        print(f"[ ] {number:2}  autolayout compile {best} -o Checked")
        print(f"        {', '.join(names[:12]) or 'other values of known elements'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
