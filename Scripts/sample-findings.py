#!/usr/bin/env python3
"""Draws findings of `check` at random, and computes the share of right findings by rule.

usage: sample-findings.py draw PROGRAM COUNT SEED PATH... >SAMPLE
       sample-findings.py share SAMPLE...

`draw` checks the paths with the default rules and prints a table: number, rule, document, line, view, message. Each rule
has at least ten rows, or all of its findings; the other rows follow the number of findings. A person reads each finding
in the document and adds a column: right, wrong or unknown. `share` prints the table of Documentation/Fidelity.md."""
import collections
import json
import random
import subprocess
import sys

LEAST = 10
BATCH = 300


def findings(program, paths):
    """All findings of the documents, in the order of the paths."""
    found = []
    for start in range(0, len(paths), BATCH):
        call = subprocess.run([program, "check", "--format", "json", *paths[start:start + BATCH]],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        for document in json.loads(call.stdout)["documents"]:
            found += [(document["path"], finding) for finding in document.get("findings", [])]
    return found


def drawn(found, count, seed):
    """A sample with LEAST findings of each rule; further findings are drawn from all others."""
    numbers = random.Random(seed)
    rules = collections.defaultdict(list)
    for entry in found:
        rules[entry[1]["rule"]].append(entry)
    sample, rest = [], []
    for rule in sorted(rules):
        entries = numbers.sample(rules[rule], len(rules[rule]))
        sample += entries[:LEAST]
        rest += entries[LEAST:]
    sample += numbers.sample(rest, min(len(rest), max(0, count - len(sample))))
    return sorted(sample, key=lambda entry: (entry[1]["rule"], entry[0], entry[1]["line"]))


def draw(program, count, seed, paths):
    found = findings(program, paths)
    print("# seed %d, %d findings" % (seed, len(found)))
    for number, (path, finding) in enumerate(drawn(found, count, seed)):
        fields = (number, finding["rule"], path, finding["line"], finding.get("view") or "", finding["message"])
        print("\t".join(str(field).replace("\t", " ").replace("\n", " ") for field in fields))


def share(paths):
    counts = collections.defaultdict(collections.Counter)
    for path in paths:
        with open(path, encoding="utf-8") as table:
            for line in table:
                if not line.startswith("#"):
                    fields = line.rstrip("\n").split("\t")
                    counts[fields[1]][fields[6].strip()] += 1
    total = sum(counts.values(), collections.Counter())
    print("| rule | read | right | wrong | unknown | share |\n|---|---:|---:|---:|---:|---:|")
    for rule, count in sorted(counts.items()) + [("all", total)]:
        known = count["right"] + count["wrong"]
        print("| %s | %d | %d | %d | %d | %s |" % (
            rule if rule == "all" else "`%s`" % rule, sum(count.values()), count["right"], count["wrong"],
            count["unknown"], "%.0f %%" % (100 * count["right"] / known) if known else "—"))


def main(arguments):
    if len(arguments) > 4 and arguments[0] == "draw":
        draw(arguments[1], int(arguments[2]), int(arguments[3]), arguments[4:])
    elif len(arguments) > 1 and arguments[0] == "share":
        share(arguments[1:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
