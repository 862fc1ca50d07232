#!/usr/bin/env python3
"""Prints how closely the program agrees with the recorded documents of whole projects, fonts included.

usage: measure-projects.py [--misses] FOLDER [PROGRAM]

FOLDER has a folder for each project, for example `../shared/projects-2`. PROGRAM is `.build/release/autolayout` by
default. Documents that name a font family that iOS lacks count as `own`, others as `system`. Each line gives the per
cent of all views, of clean views and of whole documents within half a point. --misses lists the outermost views that
differ with measured leaves."""
import collections
import pathlib
import re
import sys

import recorded

FAMILIES = recorded.ROOT / "Sources/Layout" / "CFontTables" / "tables" / "Families.txt"


def families_of_ios():
    """The family names of iOS, in lowercase; names with a leading period are the system's, too."""
    lines = FAMILIES.read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0].lower() for line in lines if not line.startswith("#")}


def documents(folder):
    """The documents below a folder, with the project and the kind of their fonts."""
    known = families_of_ios()
    evaluation = recorded.evaluation()
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".xib", ".storyboard") or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        named = re.findall(r'<fontDescription[^>]*? family="([^"]+)"', text)
        is_own = any(not name.startswith(".") and name.lower() not in known for name in named)
        try:
            roots, _ = evaluation.load(str(path))
        except Exception as error:  # The script refuses what no Interface Builder wrote.
            print("%s: %s" % (path, error), file=sys.stderr)
            continue
        owner = path.relative_to(folder).parts[0]
        yield recorded.Document(path, "own" if is_own else "system", owner, roots)


def row(kind, group, documents, answers):
    """A line with the figures of one group of documents."""
    views, clean, whole = collections.Counter(), collections.Counter(), collections.Counter()
    for document in documents:
        answer = answers.get(str(document.path), {})
        agreed = []
        for view in recorded.counted(document):
            agreed.append(recorded.agrees(view, answer.get(view.id)))
            views[agreed[-1]] += 1
            if not view.stale:
                clean[agreed[-1]] += 1
        if agreed:
            whole[all(agreed)] += 1
    shares = ["%.1f" % (100 * count[True] / max(1, count.total())) for count in (views, clean, whole)]
    return "%s %s: %s of %d views in %d documents" % (
        kind, group, " / ".join(shares), views.total(), whole.total())


def print_misses(folder, documents, answers):
    """The outermost differing views with their recorded and measured frames."""
    for document in documents:
        answer = answers.get(str(document.path), {})
        views = [view for root in document.roots for view in root]
        off = {view.id for view in views
               if view.fr and not recorded.agrees(view, answer.get(view.id))}
        for view in recorded.counted(document):
            if view.id not in off or (view.parent is not None and view.parent.id in off):
                continue
            frame = answer.get(view.id, {}).get("frame", {})
            measured = [frame.get(name) for name in ("x", "y", "width", "height")]
            print("%s %s %s %s: recorded %s, measured %s" % (
                document.group, document.path.relative_to(folder), view.tag, view.id,
                list(view.fr), measured))


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--misses"]
    if len(arguments) not in (1, 2):
        recorded.fail("usage: measure-projects.py [--misses] FOLDER [PROGRAM]")
    folder = pathlib.Path(arguments[0])
    if not folder.is_dir():
        recorded.fail("%s is not a folder" % folder)
    program = arguments[1] if len(arguments) > 1 else str(
        recorded.ROOT / ".build" / "release" / "autolayout")
    found = list(documents(folder))
    if not found:
        recorded.fail("%s has no documents" % folder)
    for kind in ("recorded", "measured"):
        answers = recorded.frames(program, found, "--leaf-sizes", kind)
        for group in ("own", "system"):
            print(row(kind, group, [one for one in found if one.group == group], answers))
    if "--misses" in sys.argv[1:]:
        print_misses(folder, found, answers)


if __name__ == "__main__":
    main()
