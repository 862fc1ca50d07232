"""Documents with the frames recorded by Xcode, and the program's results for them.

The documents have other authors and are not part of this repository: two collections next to it,
`../shared/corpus` and `../shared/corpus-2`, with the script `ibeval.py` that selects the views that count. Each
document of the second collection belongs to a fold by its repository's owner. Rules are developed with the first
collection and folds 0 to 3; for fold 4 only totals are ever printed."""
import collections
import csv
import importlib.util
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
EVALUATION = SHARED / "corpus" / "ibeval.py"
UNSEEN = "4"

# The groups in the order of the columns.
FIRST, LEARNING, FOLD4 = "first collection", "folds 0 to 3", "fold 4"
GROUPS = (FIRST, LEARNING, FOLD4)

Document = collections.namedtuple("Document", "path group owner roots")


def missing():
    """The missing prerequisite of a measurement, or None."""
    for path in (EVALUATION, SHARED / "corpus" / "documents", SHARED / "corpus-2" / "documents",
                 SHARED / "corpus-2" / "index.tsv"):
        if not path.exists():
            return path.relative_to(ROOT.parent)
    return None


def evaluation():
    """The script that selects the views that count, as a module."""
    spec = importlib.util.spec_from_file_location("ibeval", EVALUATION)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def documents(groups=GROUPS):
    """The documents of some groups, with the views that count."""
    load = evaluation().load
    with open(SHARED / "corpus-2" / "index.tsv", encoding="utf-8") as table:
        folds = {row["file"]: row["fold"] for row in csv.DictReader(table, delimiter="\t")}
    found = []
    for collection in ("corpus", "corpus-2"):
        for path in sorted((SHARED / collection / "documents").iterdir()):
            if path.suffix not in (".xib", ".storyboard"):
                continue
            group = FIRST
            if collection == "corpus-2":
                # A document in no table might belong to fold 4.
                group = FOLD4 if folds.get(path.name, UNSEEN) == UNSEEN else LEARNING
            if group in groups:
                roots, _ = load(str(path))
                found.append(Document(path, group, path.name.split("__")[0], roots))
    return found


def counted(document):
    """The views whose frames count: placed by constraints or a stack, in scenes without marks."""
    return (view for root in document.roots for view in root
            if not view.ex and view.governed and not view.flagged)


def reports(program, documents, *options):
    """One call of `frames` for all documents: the reports of successful ones."""
    paths = [str(document.path) for document in documents]
    call = subprocess.run([program, "frames", "--json", *options, *paths], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL)
    for line in call.stdout.decode("utf-8", "replace").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def frames(program, documents, *options, where=lambda report: True):
    """path -> identifier -> view, for the documents with a requested report that did not fail."""
    return {
        report["document"]: {
            view["id"]: view for scene in report["scenes"] for view in scene["views"]}
        for report in reports(program, documents, *options) if where(report)}


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


def fail(message):
    sys.exit("%s: %s" % (pathlib.Path(sys.argv[0]).name, message))
