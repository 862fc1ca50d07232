#!/usr/bin/env python3
"""Uses the server of the live page at random for some time, and compares it with a fresh server.

usage: soak.py PROGRAM [SECONDS [SEED [FOLDER]]]

Documents are the repository's own and those in Tests/PageTests/documents.py, or those in FOLDER. Edits, undo, redo,
dragged edges, other solutions, inspections, findings, and files that change on disk come in random order, for 60
seconds by default. After every 40 steps a scene that has lived since the document's last change is compared with
a fresh server's: the layers must be equal. The memory of the server is printed. The status is 1 if layers differ, an
answer is a server error, or memory grows by more than a fifth from the first quarter of the time to the last."""
import collections
import pathlib
import random
import re
import shutil
import statistics
import sys
import tempfile
import time

import edits
from session import Session

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = [None, [320, 568], [390, 844], [430, 932], [700, 500]]
STEPS = ["edit"] * 5 + ["undo"] * 2 + ["redo", "scene", "ambiguity", "file", "findings", "inspect"] + ["resize"] * 2


def fill(folder, source):
    if source:
        for index, path in enumerate(sorted(pathlib.Path(source).rglob("*"))):
            if path.suffix in (".storyboard", ".xib"):
                shutil.copy(path, folder / f"{index:04d}{path.suffix}")
        return
    sys.path.insert(0, str(ROOT / "Tests/PageTests"))
    import documents
    documents.write_documents(folder)
    for path in ROOT.glob("Examples/Gallery/**/*.xib"):
        shutil.copy(path, folder)


class Document:
    """A document as a tab knows it."""

    def __init__(self, name, state, original):
        self.name, self.version, self.original = name, state["version"], original
        self.scenes = [scene["id"] for scene in state["scenes"]]
        self.candidates = edits.candidates(original)
        self.steps = {}
        # The version at which another solution was requested.
        self.exercised = None


class Soak:

    def __init__(self, program, folder, numbers):
        self.program, self.folder, self.numbers = program, folder, numbers
        self.session = Session(program, folder)
        self.counts, self.faults, self.memory = collections.Counter(), [], []
        self.documents = []
        for path in sorted(folder.iterdir()):
            status, state = self.session.call("document", path=path.name)
            if status == 200 and "problem" not in state and state["scenes"]:
                document = Document(path.name, state, path.read_bytes())
                if document.candidates:
                    self.documents.append(document)

    def call(self, document, name, **body):
        status, answer = self.session.call(name, path=document.name, **body)
        self.counts[name] += 1
        # 409 and 422: another edit came first, or the edit is invalid.
        if status not in (200, 409, 422):
            self.faults.append(f"{name} of {document.name} returned {status}: {answer}")
        if status == 409:
            answer = self.session.asked("document", path=document.name)
        document.version = answer.get("version", document.version)
        return status, answer

    def step(self):
        """A random user action; returns the document and the scene."""
        numbers = self.numbers
        document = numbers.choice(self.documents)
        scene = numbers.choice(document.scenes[:3])
        kind = numbers.choice(STEPS)
        if kind == "edit":
            _, identifier, setting, values = numbers.choice(document.candidates)
            edit = {"object": identifier, "set": setting, "value": numbers.choice(values + [None])}
            self.call(document, "edit", version=document.version, edits=[edit], title="Edit")
        elif kind in ("undo", "redo"):
            self.call(document, kind, version=document.version)
        elif kind == "resize":
            _, answer = self.call(document, "resize", scene=scene, size=numbers.choice(SIZES[1:]),
                                  base=document.steps.get(scene, 0), show=[])
            document.steps[scene] = answer.get("step", 0)
        elif kind in ("scene", "ambiguity", "inspect"):
            _, answer = self.call(document, "scene", scene=scene, show=["constraints"] if kind == "scene" else [])
            own = [layer["key"] for layer in answer.get("layers", []) if layer.get("isOwn")]
            if kind != "scene" and own:
                self.call(document, kind, scene=scene, view=numbers.choice(own), base=answer["step"], show=[])
                if kind == "ambiguity":
                    document.exercised = document.version
        elif kind == "findings":
            self.call(document, "findings", scene=scene)
        else:
            self.call(document, "save", version=document.version, overwrites=True)
            (self.folder / document.name).write_bytes(document.original)
            time.sleep(0.25)
            self.call(document, "document")
        return document, scene

    def compare(self, document, scene):
        """Compares a scene with a server that has just read the file."""
        place = {"path": document.name, "scene": scene, "show": []}
        size = self.numbers.choice(SIZES)
        if size:
            place["size"] = size
        # Another solution remains until the document changes: then a tab that never requested a solution is compared.
        own = {"session": "other"} if document.exercised == document.version else {}
        answers = [self.session.call("scene", **place, **own)]
        self.call(document, "save", version=document.version, overwrites=True)
        fresh = Session(self.program, self.folder)
        answers.append(fresh.call("scene", **place))
        fresh.stop()
        self.counts["scenes compared"] += 1
        if described(*answers[0]) != described(*answers[1]):
            self.faults.append(f"scene {scene} of {document.name} at {size} differs from a fresh server's")
        self.memory.append((time.monotonic(), self.session.megabytes()))


def described(status, answer):
    """A picture, minus names that depend on earlier requests."""
    if status != 200:
        return status
    places = {layer["key"]: place for place, layer in enumerate(answer["layers"])}
    layers = []
    for layer in answer["layers"]:
        plain = {**layer, "key": places[layer["key"]], "parent": places.get(layer.get("parent"))}
        for name in ("below", "above"):
            if name in plain:
                plain[name] = re.sub(r'id="[^"]*"|url\([^)]*\)|href="[^"]*"', "~", plain[name])
        layers.append(plain)
    return answer["size"], layers


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.split("\n\n")[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        fill(folder, sys.argv[4] if len(sys.argv) > 4 else None)
        soak = Soak(pathlib.Path(sys.argv[1]).resolve(), folder, random.Random(seed))
        start, steps = time.monotonic(), 0
        while time.monotonic() < start + seconds and len(soak.faults) < 20:
            document, scene = soak.step()
            steps += 1
            if steps % 40 == 0:
                soak.compare(document, scene)
                if sys.stderr.isatty():
                    print(f"\r{time.monotonic() - start:.0f} s, {steps} steps, {soak.memory[-1][1]} MB ", end="", file=sys.stderr)
        soak.session.stop()
    quarter = (soak.memory[-1][0] - start) / 4 if soak.memory else 0
    early = [size for moment, size in soak.memory if moment - start <= quarter] or [0]
    late = [size for moment, size in soak.memory if moment - start >= 3 * quarter] or [0]
    growth = statistics.median(late) / max(1, statistics.median(early)) - 1
    print(f"seed {seed}: {steps} steps in {seconds:.0f} s, {len(soak.documents)} documents: "
          + ", ".join(f"{value} {name}" for name, value in sorted(soak.counts.items())))
    print(f"memory: {statistics.median(early):.0f} MB in the first quarter, {statistics.median(late):.0f} MB in the last: {growth:+.0%}")
    if growth > 0.2:
        soak.faults.append("the server's memory grows")
    print("\n".join(soak.faults) or "every scene equals a fresh server's")
    sys.exit(1 if soak.faults else 0)


main()
