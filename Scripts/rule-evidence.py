#!/usr/bin/env python3
"""Counts the views that each rule about old canvases places correctly, and prints a table.

usage: rule-evidence.py PROGRAM [RULE …]

Documents of the first collection and of folds 0 to 3 are laid out with recorded leaves, rules about text with
measured ones, with all rules and without one of them. A view is right by a rule if only the layout with it agrees with the record, and wrong if
only the one without it does; owners are those of the documents. A rule that holds in the documents of one
owner only is marked."""
import re
import sys

import recorded

# What these rules say of text is hidden by recorded leaves.
OF_TEXT = {"smallTitles", "absentFonts", "mediumText"}
RULES = recorded.ROOT / "Sources" / "InterfaceBuilder" / "Environment" / "EraRule.swift"


def names():
    """The rules, as the program names them."""
    found = []
    for line in RULES.read_text(encoding="utf-8").splitlines():
        match = re.match(r"  case ([\w, ]+)$", line)
        if match:
            found += match[1].split(", ")
    return found


def agreement(documents, answers):
    """Which views that count agree: (owner, path, identifier)."""
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
        print("rule evidence: SKIPPED, no %s beside the repository" % missing)
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
