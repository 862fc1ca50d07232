#!/usr/bin/env python3
"""Counts how often we break the same constraint as Interface Builder in recorded documents.

usage: conflict-evidence.py PROGRAM [--leaf-sizes KIND] [--list]

For each set of conflicting required constraints, the frames stored by Xcode show which members do not hold. If exactly
one does not, Apple's engine broke that one. The set is right if only this member fails in the program's layout. Sets
with more or no failing members are counted separately: the record is stale, or something other than a constraint was
broken. For fold 4 only totals are printed. --list prints the mismatched sets of the other folds, one per line."""
import collections
import sys

import recorded

KINDS = ("the size of a nib's view", "a given size in a scene", "a stack's rows", "another of the system's", "the document's own")


def kind(document, members):
    """The participants in a conflict other than the document's own constraints."""
    system = [member["text"] for member in members if "id" not in member]
    if any("Encapsulated" in text or "AutoresizingMask" in text for text in system):
        return KINDS[document.path.suffix != ".xib"]
    if any(text.startswith("UISV") for text in system):
        return KINDS[2]
    return KINDS[3] if system else KINDS[4]


def marks(member):
    """Marks for a member that was broken (*), fails in the layout (-), or fails in the document (!)."""
    return "".join(mark for mark, is_set in (
        ("*", member["broken"]), ("-", member.get("holds") is False),
        ("!", member.get("holdsInDocument") is False)) if is_set)


def outcome(members):
    """Whether the layout breaks the recorded constraint, if exactly one is recorded."""
    broken = [member for member in members if member.get("holdsInDocument") is False]
    if len(broken) != 1:
        return "several" if broken else "none"
    ours = [member for member in members if member.get("holds") is False]
    return "right" if ours == broken else "wrong"


def main():
    arguments = sys.argv[1:]
    lists = "--list" in arguments
    arguments = [argument for argument in arguments if argument != "--list"]
    leaves = "recorded"
    if len(arguments) == 3 and arguments[1] == "--leaf-sizes":
        leaves = arguments.pop()
        arguments.pop()
    if len(arguments) != 1:
        recorded.fail("usage: conflict-evidence.py PROGRAM [--leaf-sizes KIND] [--list]")
    if missing := recorded.missing():
        print("conflict evidence: SKIPPED, %s is missing next to the repository" % missing)
        return
    documents = {str(document.path): document for document in recorded.documents()}
    counts, owners = collections.Counter(), collections.defaultdict(set)
    reports = recorded.reports(arguments[0], documents.values(), "--leaf-sizes", leaves)
    for report in reports:
        document = documents[report["document"]]
        for conflict in (conflict for scene in report["scenes"] for conflict in scene["conflicts"]):
            members = conflict["constraints"]
            what = outcome(members)
            key = (document.group, kind(document, members), what)
            counts[key] += 1
            owners[key].add(document.owner)
            if lists and what == "wrong" and document.group != recorded.FOLD4:
                print("\t".join([document.path.name, key[1]] + [
                    marks(member) + member["text"] for member in members]))
    print("| group | conflict | one breaks: as recorded | owners | otherwise | owners | several | none |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for group in recorded.GROUPS:
        for name in KINDS + ("all",):
            kinds = KINDS if name == "all" else (name,)
            cells = []
            for what in ("right", "wrong", "several", "none"):
                cells.append(sum(counts[group, kind, what] for kind in kinds))
                if what in ("right", "wrong"):
                    cells.append(len(set().union(*(owners[group, kind, what] for kind in kinds))))
            print("| %s | %s | %s |" % (group, name, " | ".join(map(str, cells))))


if __name__ == "__main__":
    main()
