#!/usr/bin/env python3
"""Prints how closely the program agrees with recorded documents, in the form of Documentation/Fidelity.md.

usage: measure-fidelity.py PROGRAM [--kinds]

Prints one table with a column for each collection. The figures of fold 4 are compared with the floors on the page; the
status is 1 if one is below its floor, or if a document crashes or has no answer. --kinds adds a table with the kinds of
differing views outside fold 4."""
import collections
import re
import sys
import time

import recorded

PAGE = recorded.ROOT / "Documentation" / "Fidelity.md"
AMBIGUITY = ("ambiguous-width", "ambiguous-height", "ambiguous-horizontal-position",
             "ambiguous-vertical-position", "ambiguous-content-size", "equal-hugging",
             "equal-compression")


class Figure:
    """A share of a number of things, for each group."""

    def __init__(self, name):
        self.name = name
        self.good = collections.Counter()
        self.all = collections.Counter()

    def add(self, group, is_good):
        self.all[group] += 1
        self.good[group] += is_good

    def share(self, group):
        return 100 * self.good[group] / self.all[group] if self.all[group] else None

    def cell(self, group):
        share = self.share(group)
        return "—" if share is None else "%.1f %% of %s" % (share, format(self.all[group], ","))

    def row(self):
        seen, unseen = self.share(recorded.LEARNING), self.share(recorded.FOLD4)
        gap = "" if seen is None or unseen is None else "%+.1f" % (unseen - seen)
        return "| %s | %s | %s |" % (
            self.name, " | ".join(self.cell(group) for group in recorded.GROUPS), gap)


def frame_figures(kind, documents, answers):
    """Views, clean views and whole documents that agree."""
    figures = [Figure("%s leaves, %s" % (kind, what))
               for what in ("all views", "clean views", "whole documents")]
    every, clean, whole = figures
    for document in documents:
        answer = answers.get(str(document.path), {})
        agreed = []
        for view in recorded.counted(document):
            agreed.append(recorded.agrees(view, answer.get(view.id)))
            every.add(document.group, agreed[-1])
            if not view.stale:
                clean.add(document.group, agreed[-1])
        if agreed:
            whole.add(document.group, all(agreed))
    return figures


def flag_figures(documents, answers):
    """How many flags of `frames` are right, and how many of Xcode's marks are found.

    A flag of a misplaced view is right if Xcode marked the view or if the recorded frames violate one of its required
    constraints. Views without constraints have no flags; their marks count as missed, and are left out of the rows of
    placed views."""
    figures = []
    for flag, mark in (("misplaced", "mis"), ("ambiguous", "amb")):
        right, found, placed = (Figure("%s, %s" % (flag, what)) for what in (
            "flags right", "marks found", "marks of placed views found"))
        for document in documents:
            answer = answers.get(str(document.path), {})
            for view in (view for root in document.roots for view in root if not view.ex):
                is_marked = getattr(view, mark)
                is_placed = view.governed and view.id in answer
                is_flagged = is_placed and answer[view.id][flag]
                if is_flagged:
                    is_proved = flag == "misplaced" and view.broken
                    right.add(document.group, is_marked or is_proved)
                if is_marked:
                    found.add(document.group, is_flagged)
                    if is_placed:
                        placed.add(document.group, is_flagged)
        figures += [right, found, placed]
    return figures


def check_figures(documents, program):
    """Findings of `check`, one by one, compared with the same marks."""
    lists = recorded.findings(program, documents, ("misplaced-view",) + AMBIGUITY)
    misplaced = Figure("`check`, misplaced views right")
    ambiguous = Figure("`check`, ambiguous views right")
    for document in documents:
        views = {view.id: view for root in document.roots for view in root}
        for finding in lists.get(str(document.path), []):
            view = views.get(finding["view"])
            if finding["rule"] == "misplaced-view":
                misplaced.add(document.group, view is not None and (view.mis or view.broken))
            else:
                ambiguous.add(document.group, view is not None and view.amb)
    return [misplaced, ambiguous]


def print_kinds(leaves, documents, answers):
    """The outermost differing views by kind and difference; their subviews follow them."""
    moved, resized, owners = collections.Counter(), collections.Counter(), {}
    for document in documents:
        if document.group == recorded.FOLD4:
            continue
        answer = answers.get(str(document.path), {})
        views = [view for root in document.roots for view in root]
        off = {view.id for view in views
               if view.fr and view.id in answer and not recorded.agrees(view, answer[view.id])}
        for view in views:
            is_inner = view.parent is not None and view.parent.id in off
            if view.ex or not view.governed or view.flagged or view.id not in off or is_inner:
                continue
            frame = answer[view.id]["frame"]
            is_resized = max(abs(frame["width"] - view.fr[2]),
                             abs(frame["height"] - view.fr[3])) > 0.51
            kind = "arranged " + view.tag if view.arr else view.tag
            (resized if is_resized else moved)[kind] += 1
            owners.setdefault(kind, set()).add(document.owner)
    for kind, _ in (moved + resized).most_common(10):
        print("| %s | %s | %d | %d | %d |" % (
            leaves, kind, moved[kind], resized[kind], len(owners[kind])))


def floors():
    """The floors of the page: name -> per cent."""
    rows = re.findall(r"^\| floor, (.+?) \| ([\d.]+) % \|$", PAGE.read_text(encoding="utf-8"), re.M)
    return {name: float(value) for name, value in rows}


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--kinds"]):
        recorded.fail("usage: measure-fidelity.py PROGRAM [--kinds]")
    program = sys.argv[1]
    documents = recorded.documents()
    figures, problems = [], []
    kinds = sys.argv[2:] == ["--kinds"]
    if kinds:
        print("| leaves | view | moved only | resized | owners |")
        print("|---|---|---:|---:|---:|")
    for kind in ("recorded", "measured"):
        start = time.monotonic()
        answers = recorded.frames(program, documents, "--leaf-sizes", kind)
        print("%s leaves: %d documents in %.1f s" % (
            kind, len(documents), time.monotonic() - start), file=sys.stderr)
        lost = sum(str(document.path) not in answers for document in documents)
        if lost:
            problems.append("%d documents without an answer, %s leaves" % (lost, kind))
        figures += frame_figures(kind, documents, answers)
        if kinds:
            print_kinds(kind, documents, answers)
    if kinds:
        print()
    figures += flag_figures(documents, answers)
    figures += check_figures(documents, program)
    print("| figure | %s | gap |" % " | ".join(recorded.GROUPS))
    print("|---|" + "---|" * len(recorded.GROUPS) + "---|")
    for figure in figures:
        print(figure.row())
    shares = {figure.name: figure.share(recorded.FOLD4) for figure in figures}
    for name, floor in floors().items():
        if name not in shares:
            problems.append("the floor '%s' of %s is of no figure" % (name, PAGE.name))
        elif shares[name] is None or shares[name] < floor:
            problems.append("%s: below the floor of %s %%" % (name, floor))
    if not floors():
        problems.append("%s names no floor" % PAGE.name)
    for problem in problems:
        print("fidelity: " + problem, file=sys.stderr)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
