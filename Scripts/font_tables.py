"""Tables of fonts: code that the scripts that write Sources/Layout/CFontTables/tables share."""
import collections
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/Layout/CFontTables/tables"

CHARACTERS = [chr(c) for c in range(32, 127)]
# The position of the table's faces on the scale for drawing fonts.
WEIGHT_AXIS = {'Light': 300, 'Regular': 400, 'Bold': 700}


def groups(kerning):
    """Pairs as groups that share a value, since fonts kern by classes of characters: firsts, seconds, value, between tabs."""
    rows = collections.defaultdict(lambda: collections.defaultdict(str))
    for (first, second), value in sorted(kerning.items()):
        rows[first][value] += second
    merged = collections.defaultdict(str)
    for first, values in rows.items():
        for value, seconds in values.items():
            merged[seconds, value] += first
    return [field for (seconds, value), firsts in merged.items() for field in (firsts, seconds, value)]


def line(name, advances, kerning):
    """A face: the name, the advances as text, and pairs with values as text."""
    return "\t".join([name, " ".join(advances)] + groups(kerning)) + "\n"


def face(weight, advances, kerning):
    """A face of which all is given in em."""
    units = {pair: round(k * 10000) for pair, k in kerning.items()}
    return line(weight, [str(round(a * 10000)) for a in advances], {pair: str(k) for pair, k in units.items() if k})


def write(family, faces, documentation, unit="ten-thousandths of an em"):
    """Writes a family's table; `documentation` is sentences about where it comes from."""
    with open(FOLDER / f"{family}.txt", "w", encoding="ascii") as handle:
        handle.write("".join(f"# {sentence}\n" for sentence in documentation)
                     + f"# A line for each face: name, advances from the space on, groups of pairs (first, second, value), in {unit}.\n"
                     + "".join(faces))
