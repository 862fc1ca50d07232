"""Documents with the frames recorded by Xcode.

The documents have other authors and are not part of this repository: two collections next to it,
`../shared/corpus` and `../shared/corpus-2`, with the script `ibeval.py` that selects the views that count. Each
document of the second collection belongs to a fold by its repository's owner. Rules are developed with the first
collection and folds 0 to 3; for fold 4 only totals are ever printed."""
import collections
import csv
import importlib.util
import pathlib

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


def documents(groups=GROUPS):
    """The documents of some groups, with the views that the script selects."""
    spec = importlib.util.spec_from_file_location("ibeval", EVALUATION)
    evaluation = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(evaluation)
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
                roots, _ = evaluation.load(str(path))
                found.append(Document(path, group, path.name.split("__")[0], roots))
    return found
