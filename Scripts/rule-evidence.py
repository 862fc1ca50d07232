#!/usr/bin/env python3
"""Counts the views that each rule about old canvases places correctly, and prints a table.

usage: rule-evidence.py PROGRAM [RULE …]

Lays out documents of the first collection and of folds 0 to 3 with all rules and without one of them, with recorded
leaves, and for rules about text with measured ones. A view is right by a rule if only the layout with it agrees with the
record, and wrong if only the layout without it does. Owners are the documents' owners. A rule that holds only in the
documents of one owner is marked."""
import re
import sys

import recorded

# Recorded leaves hide the effect of these rules on text.
OF_TEXT = {"smallTitles", "absentFonts", "mediumText"}
RULES = recorded.ROOT / "Sources" / "InterfaceBuilder" / "Environment" / "EraRule.swift"


def names():
    """The rules by the names in the program."""
    found = []
    for line in RULES.read_text(encoding="utf-8").splitlines():
        match = re.match(r"  case ([\w, ]+)$", line)
        if match:
            found += match[1].split(", ")
    return found


def agreement(documents, answers):
    """The agreeing views that count: (owner, path, identifier)."""
    found = set()
    for document in documents:
        answer = answers.get(str(document.path), {})
        for view in recorded.counted(document):
            if recorded.agrees(view, answer.get(view.id)):
                found.add((document.owner, document.path, view.id))
    return found


def main():
    if len(sys.argv) < 2:
        recorded.fail("missing PROGRAM")
    if missing := recorded.missing():
        print("rule evidence: SKIPPED, %s is missing next to the repository" % missing)
        return
    program, rules = sys.argv[1], sys.argv[2:] or names()
    documents = recorded.documents((recorded.FIRST, recorded.LEARNING))
    references = {}
    print("| rule | views right | owners | views wrong | owners |")
    print("|---|---:|---:|---:|---:|")
    for rule in rules:
        leaves = "measured" if rule in OF_TEXT else "recorded"
        options = ("--leaf-sizes", leaves)
        if leaves not in references:
            references[leaves] = agreement(
                documents, recorded.frames(program, documents, *options))
        reference = references[leaves]
        answers = recorded.frames(program, documents, *options, "--without-rule", rule)
        without = agreement(documents, answers)
        right, wrong = reference - without, without - reference
        owners = len({owner for owner, _, _ in right})
        mark = " (one owner only)" if owners == 1 else ""
        print("| %s%s | %d | %d | %d | %d |" % (
            rule, mark, len(right), owners, len(wrong), len({owner for owner, _, _ in wrong})),
            flush=True)


if __name__ == "__main__":
    main()
