#!/usr/bin/env python3
"""Prints how closely labels and buttons that choose their own size agree with the recorded sizes.

usage: measure-leaves.py PROGRAM [--causes]

The tables with the recorded documents (recorded.py) list the labels and buttons that chose their width or height: no
constraint holds that side. Counted are shares within half a point, and within a point for buttons, for the learning
folds and for fold 4, of which only totals are printed. Labels have one line of plain text in the system font, by
the build that saved them.

--causes prints instead, for the first collection and folds 0 to 3, the kinds of leaves with a size that differs from
the record in documents whose views agree only with recorded leaves: a document's views are distributed among its
differing leaves."""
import collections
import csv
import sys
import xml.etree.ElementTree

import recorded

SPANS = ((0, 11_000, "up to 10999"), (11_000, 17_000, "11000 to 16999"), (17_000, 100_000, "17000 and later"))


def build(text):
    """The number before the first point of a tools version; 0 without one."""
    digits = text.split(".")[0]
    return int(digits) if digits.isdigit() else 0


def rows(table, folds):
    """The rows of a table with a known fold, and their group."""
    with open(recorded.SHARED / "corpus-2" / table, encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            if row["hidden"] != "1" and row["file"] in folds:
                unseen = folds[row["file"]] == recorded.UNSEEN
                yield recorded.FOLD4 if unseen else recorded.LEARNING, row


class Shares:
    def __init__(self):
        self.all, self.good = collections.Counter(), collections.Counter()

    def add(self, name, group, error, limit):
        self.all[name, group] += 1
        self.good[name, group] += abs(error) <= limit + 0.01

    def print_rows(self):
        groups = (recorded.LEARNING, recorded.FOLD4)
        print("| sizes of their own | %s |\n|---|---:|---:|" % " | ".join(groups))
        for name in sorted({name for name, _ in self.all}):
            cells = ["%.1f %% of %d" % (100 * self.good[name, group] / self.all[name, group], self.all[name, group])
                     if self.all[name, group] else "—" for group in groups]
            print("| %s | %s |" % (name, " | ".join(cells)))


LEAVES = {"label": "labels", "button": "buttons", "textField": "text fields and views", "textView": "text fields and views",
          "imageView": "image views"}
CONTROLS = {"segmentedControl", "switch", "stepper", "slider", "searchBar", "toolbar", "datePicker", "pickerView", "pageControl",
            "progressView", "activityIndicatorView", "navigationBar", "tabBar"}


def kind(element):
    """The kind of a leaf, and the font of its text."""
    name = LEAVES.get(element.tag, "other controls")
    if name not in ("labels", "buttons"):
        return name
    font = element.find("fontDescription")
    if element.find("attributedString") is not None:
        return name + ", attributed"
    if font is not None and font.get("name"):
        return name + " in named fonts"
    if element.find("buttonConfiguration") is not None:
        return name + " with a configuration"
    if font is not None and font.get("style"):
        return name + " in text styles"
    lines = element.get("numberOfLines", "1") == "1"
    return name + " in the system font" + ("" if name == "buttons" else ", one line" if lines else ", several lines")


def differing(document, recorded_frames, measured_frames):
    """The kinds and numbers of a document's leaves with a differing size."""
    elements = {e.get("id"): e for e in xml.etree.ElementTree.parse(document.path).iter() if e.get("id")}
    found = collections.Counter()
    for view in (view for root in document.roots for view in root):
        if view.ex or view.flagged or not view.fr or view.tag not in LEAVES.keys() | CONTROLS:
            continue
        frames = [side.get(view.id, {}).get("frame") for side in (recorded_frames, measured_frames)]
        if None in frames:
            continue
        errors = [max(abs(frame["width"] - view.fr[2]), abs(frame["height"] - view.fr[3])) for frame in frames]
        if errors[0] <= 0.51 < errors[1]:
            found[kind(elements[view.id])] += 1
    return found


def print_causes(program):
    documents = recorded.documents(groups=(recorded.FIRST, recorded.LEARNING))
    both = [recorded.frames(program, documents, "--leaf-sizes", source) for source in ("recorded", "measured")]
    views, inexact, owners, alone = (collections.Counter(), collections.Counter(), collections.defaultdict(set), collections.Counter())
    for document in documents:
        frames = [answers.get(str(document.path), {}) for answers in both]
        agreed = [[recorded.agrees(view, side.get(view.id)) for view in recorded.counted(document)] for side in frames]
        lost = sum(first and not second for first, second in zip(*agreed))
        if not lost:
            continue
        kinds = differing(document, *frames) or collections.Counter(["not a leaf"])
        for name, number in kinds.items():
            views[name] += lost * number / sum(kinds.values())
            inexact[name] += 1
            owners[name].add(document.owner)
        if all(agreed[0]) and len(kinds) == 1:
            alone[next(iter(kinds))] += 1
    print("| different measurement | views | documents | owners | documents with no other difference |")
    print("|---|---:|---:|---:|---:|")
    for name, number in views.most_common():
        print("| %s | %.0f | %d | %d | %d |" % (name, number, inexact[name], len(owners[name]), alone[name]))


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--causes"]):
        recorded.fail("usage: measure-leaves.py PROGRAM [--causes]")
    if recorded.missing():
        print("SKIPPED: %s is missing" % recorded.missing())
        return
    if sys.argv[2:]:
        print_causes(sys.argv[1])
        return
    documents = recorded.documents(groups=(recorded.LEARNING, recorded.FOLD4))
    answers = {path.rsplit("/", 1)[-1]: views
               for path, views in recorded.frames(sys.argv[1], documents, "--leaf-sizes", "measured").items()}
    with open(recorded.SHARED / "corpus-2" / "index.tsv", encoding="utf-8") as table:
        folds = {row["file"]: row["fold"] for row in csv.DictReader(table, delimiter="\t")}
    shares = Shares()
    for group, row in rows("labels.tsv", folds):
        view = answers.get(row["file"], {}).get(row["id"])
        if view is None or row["numberOfLines"] != "1" or not row["text"] or row["attributed"] == "1":
            continue
        if row["fontType"] not in ("system", "boldSystem") or row["adjustsFontSizeToFit"] == "YES":
            continue
        if row["widthIntrinsic"] == "1":
            span = next(name for low, high, name in SPANS if low <= build(row["toolsVersion"]) < high)
            shares.add("labels, widths within 0.5, build " + span, group,
                       view["frame"]["width"] - float(row["width"]), 0.5)
        if row["heightIntrinsic"] == "1":
            shares.add("labels, heights within 0.5", group, view["frame"]["height"] - float(row["height"]), 0.5)
    for group, row in rows("buttons.tsv", folds):
        view = answers.get(row["file"], {}).get(row["id"])
        for side in ("width", "height") if view else ():
            if row[side + "Intrinsic"] == "1":
                error = view["frame"][side] - float(row[side])
                shares.add("buttons, %ss within 1" % side, group, error, 1)
                shares.add("buttons, %ss within 0.5" % side, group, error, 0.5)
    shares.print_rows()


if __name__ == "__main__":
    main()
