#!/usr/bin/env python3
"""Prints how closely the program agrees with recorded documents, in the form of Documentation/Fidelity.md.

usage: measure-fidelity.py PROGRAM

Prints one table with a column for each collection. The figures of fold 4 are compared with the floors on the page; the
status is 1 if one is below its floor, or if a document crashes or has no answer."""
import collections
import json
import re
import subprocess
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


def counted(document):
    """The views whose frames count: placed by constraints or a stack, in scenes without marks."""
    return (view for root in document.roots for view in root
            if not view.ex and view.governed and not view.flagged)


def frames(program, documents, *options):
    """One call of `frames` for all documents: path -> identifier -> view, for successful documents."""
    paths = [str(document.path) for document in documents]
    call = subprocess.run([program, "frames", "--json", *options, *paths], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL)
    answers = {}
    for line in call.stdout.decode("utf-8", "replace").splitlines():
        try:
            report = json.loads(line)
        except ValueError:
            continue
        answers[report["document"]] = {view["id"]: view for scene in report["scenes"] for view in scene["views"]}
    return answers


def findings(program, documents, rules):
    """The findings of `check` by some rules: path -> list of findings."""
    paths = [str(document.path) for document in documents]
    call = subprocess.run([program, "check", "--format", "json", "--only", ",".join(rules), *paths],
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    report = json.loads(call.stdout)
    return {document["path"]: document["findings"] for document in report["documents"]}


def agrees(view, answer):
    """Whether a view's frame is within half a point of the recorded one."""
    if answer is None:
        return False
    frame = answer["frame"]
    solved = (frame["x"], frame["y"], frame["width"], frame["height"])
    return all(abs(a - b) <= 0.51 for a, b in zip(solved, view.fr))


def frame_figures(kind, documents, answers):
    """Views, clean views and whole documents that agree."""
    figures = [Figure("%s leaves, %s" % (kind, what))
               for what in ("all views", "clean views", "whole documents")]
    every, clean, whole = figures
    for document in documents:
        answer = answers.get(str(document.path), {})
        agreed = []
        for view in counted(document):
            agreed.append(agrees(view, answer.get(view.id)))
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
    lists = findings(program, documents, ("misplaced-view",) + AMBIGUITY)
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


def floors():
    """The floors of the page: name -> per cent."""
    rows = re.findall(r"^\| floor, (.+?) \| ([\d.]+) % \|$", PAGE.read_text(encoding="utf-8"), re.M)
    return {name: float(value) for name, value in rows}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = sys.argv[1]
    documents = recorded.documents()
    figures, problems = [], []
    for kind in ("recorded", "measured"):
        start = time.monotonic()
        answers = frames(program, documents, "--leaf-sizes", kind)
        print("%s leaves: %d documents in %.1f s" % (
            kind, len(documents), time.monotonic() - start), file=sys.stderr)
        lost = sum(str(document.path) not in answers for document in documents)
        if lost:
            problems.append("%d documents without an answer, %s leaves" % (lost, kind))
        figures += frame_figures(kind, documents, answers)
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
