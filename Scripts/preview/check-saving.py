#!/usr/bin/env python3
"""Edits recorded documents through the server of the live page, saves them, and compares the bytes.

usage: check-saving.py PROGRAM [SEED [COUNT]]

COUNT documents (200), drawn by SEED (1) from those outside fold 4, get up to 14 edits of different kinds, then lose up
to three constraints. The edits may change no other bytes; after the removals the rest must be lines of the previous
version; and undoing everything must restore the original bytes. Otherwise the status is 1. Prints SKIPPED without
the collections."""
import collections
import pathlib
import random
import re
import shutil
import sys
import tempfile

import edits
from session import Session

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import recorded  # noqa: E402


class Check:
    """A run over a folder's documents."""

    def __init__(self, session, folder, numbers):
        self.session, self.folder, self.numbers = session, folder, numbers
        self.counts, self.refusals = collections.Counter(), collections.Counter()
        self.kinds, self.faults = set(), []

    def edit(self, name, version, **edit):
        """The version after an edit; None if it was refused."""
        status, answer = self.session.call("edit", path=name, version=version, edits=[edit], title=f"Edit {self.counts['edits']}")
        if status != 200:
            self.counts["refused"] += 1
            self.refusals[re.sub(r"'[^']*'", "…", answer["error"]["message"])[:90]] += 1
            return None
        self.counts["edits"] += 1
        return answer["version"]

    def save(self, name, version):
        version = self.session.asked("save", path=name, version=version)["version"]
        return version, (self.folder / name).read_bytes()

    def fault(self, text, name):
        self.faults.append(f"{name}: {text}")

    def document(self, name):
        before = (self.folder / name).read_bytes()
        state = self.session.asked("document", path=name)
        candidates = edits.candidates(before)
        if "problem" in state or not candidates:
            self.counts["with nothing to edit"] += 1
            return
        self.counts["documents"] += 1
        version, touched, kinds = state["version"], set(), collections.defaultdict(list)
        for candidate in candidates:
            kinds[candidate[0] if candidate[0] in edits.SETTINGS else "view", candidate[2]].append(candidate)
        for kind in self.numbers.sample(sorted(kinds), min(len(kinds), 14)):
            _, identifier, setting, values = self.numbers.choice(kinds[kind])
            after = self.edit(name, version, object=identifier, set=setting, value=self.numbers.choice(values + [None]))
            if after is not None:
                version = after
                touched.add((identifier, setting))
                self.kinds.add(kind)
        version, edited = self.save(name, version)
        if edits.without(before, touched) != edits.without(edited, touched):
            self.fault("an edit changed unrelated bytes", name)
        version = self.removals(name, version, edited)
        version = self.undo(name, version)
        if self.save(name, version)[1] != before:
            self.fault("undoing all edits does not restore the bytes", name)

    def removals(self, name, version, data):
        """Removes a few constraints."""
        constraints = sorted({element.value("id").decode() for element in edits.elements(data)
                              if element.name == "constraint" and element.value("id")})
        gone = set()
        for identifier in self.numbers.sample(constraints, min(len(constraints), 3)):
            after = self.edit(name, version, object=identifier, remove=True)
            if after is not None:
                version = after
                gone.add(identifier.encode())
        version, left = self.save(name, version)
        lines = iter(data.split(b"\n"))
        if gone and b"\r" not in data and not all(line in lines for line in left.split(b"\n")):
            self.fault("a removal changed remaining lines", name)
        first = {element.value("id"): element for element in reversed(edits.elements(data)) if element.value("id")}
        remaining = {element.value("id") for element in edits.elements(left)}
        for element in edits.elements(left):
            for attribute in ("destination", "reference"):
                value = element.value(attribute)
                if element.name != "segue" and value in gone and value in first and value not in remaining:
                    self.fault(f"a {element.name} names a removed constraint", name)
        return version

    def undo(self, name, version):
        while True:
            state = self.session.asked("undo", path=name, version=version)
            if state["version"] == version or "undo" not in state:
                return state["version"]
            version = state["version"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.split("\n\n")[1])
    if recorded.missing():
        print(f"SKIPPED: {recorded.missing()} is missing")
        return
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    numbers = random.Random(seed)
    known = sorted(document.path for document in recorded.documents((recorded.FIRST, recorded.LEARNING)))
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for index, path in enumerate(numbers.sample(known, min(count * 2, len(known)))):
            shutil.copy(path, folder / f"{index:04d}{path.suffix}")
        session = Session(pathlib.Path(sys.argv[1]).resolve(), folder)
        check = Check(session, folder, numbers)
        for name in sorted(path.name for path in folder.iterdir()):
            if check.counts["documents"] >= count:
                break
            check.document(name)
            if sys.stderr.isatty():
                print(f"\r{check.counts['documents']} of {count} documents", end="", file=sys.stderr, flush=True)
        session.stop()
    print(f"seed {seed}: {', '.join(f'{value} {name}' for name, value in check.counts.items())}, {len(check.kinds)} kinds of edits")
    for reason, times in check.refusals.most_common():
        print(f"  refused {times} times: {reason}")
    print("\n".join(check.faults) or "only the edited bytes changed")
    sys.exit(1 if check.faults else 0)


main()
