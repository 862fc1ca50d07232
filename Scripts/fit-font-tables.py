#!/usr/bin/env python3
"""Writes Sources/Layout/CFontTables/tables/<Family>.txt for families whose files are not free, from recorded labels.

usage: fit-font-tables.py FOLDER

FOLDER holds the files of free sans-serif families, one variable file or a Regular and a Bold each (PyPI:
fontpkg-mulish, fontpkg-raleway and so on; some forty were used). The covariance of their advances is the prior of a
family. The widths of labels and buttons with their content's width, in the first collection and folds 0 to 3
(recorded.py), are the observations. Both are combined as normal distributions. Prints how many labels of an owner are
predicted within half a point with and without the owner's own labels. Needs fontTools and numpy. The product needs
neither this script nor the fonts.
"""
import collections
import csv
import math
import os
import re
import sys

import numpy
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

import importlib
import recorded
from font_tables import CHARACTERS, WEIGHT_AXIS, face, write

tables = importlib.import_module("write-font-tables")

# The family, the names of its fonts, its line height in em, and the family that it is a cut of.
FAMILIES = {
    "AvenirNext": ("Avenir Next", "AvenirNext-", 1.366, None),
    "Avenir": ("Avenir", "Avenir-", 1.366, "AvenirNext"),
    "ProximaNova": ("Proxima Nova", "ProximaNova", 1, None),
}
# The position of weights between Regular (0) and Bold (1), on the scale for drawing fonts.
WEIGHTS = [("UltraLight", -1), ("Thin", -0.67), ("Light", -0.33), ("Medium", 0.33), ("DemiBold", 0.67), ("Semibold", 0.67),
           ("Sbold", 0.67), ("ExtraBold", 1.33), ("Heavy", 1.33), ("Black", 1.67), ("Bold", 1)]
# The weight of the free families' variation, the variation of single letters (em), and the share of their mean
# kerning.
SHARED, APART, KERNING, LEAST = 0.25, 0.02, 0.6, 0.04

Row = collections.namedtuple("Row", "owner letters share size width pixels kern")


def advances(font):
    names, metrics, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return numpy.array([metrics[names[ord(c)]][0] / unit for c in CHARACTERS])


def free_families(folder):
    """The Regular advances of each family, the additional width in Bold, and its pairs."""
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if "Italic" in name or not name.endswith(".ttf"):
            continue
        if "wght" in name:
            regular, bold = (instancer.instantiateVariableFont(TTFont(path), {"wght": weight}) for weight in (400, 700))
        elif name.endswith("-Regular.ttf") and os.path.exists(path.replace("-Regular", "-Bold")):
            regular, bold = TTFont(path), TTFont(path.replace("-Regular", "-Bold"))
        else:
            continue
        yield numpy.concatenate([advances(regular), advances(bold) - advances(regular)]), tables.pair_kerning(regular)


def recorded_texts():
    """Single-line labels and plain buttons that chose their width, of all documents outside fold 4."""
    with open(recorded.SHARED / "corpus-2" / "index.tsv", encoding="utf-8") as table:
        folds = {row["file"]: row["fold"] for row in csv.DictReader(table, delimiter="\t")}
    for path in ("corpus/labels.tsv", "corpus-2/labels.tsv", "corpus-2/buttons.tsv"):
        with open(recorded.SHARED / path, encoding="utf-8") as table:
            for row in csv.DictReader(table, delimiter="\t"):
                text = row.get("text") or row.get("title")
                is_seen = path.startswith("corpus/") or folds.get(row["file"], recorded.UNSEEN) != recorded.UNSEEN
                is_plain = not any(row.get(key) for key in ("image", "configurationStyle", "contentEdgeInsets", "titleEdgeInsets"))
                if (is_seen and is_plain and text and row["widthIntrinsic"] == "1" and row.get("hidden") != "1"
                        and row.get("attributed") != "1" and row.get("numberOfLines", "1") == "1"
                        and row.get("adjustsFontSizeToFit") != "YES" and all(c in CHARACTERS for c in text)
                        and not ("title" in row and float(row["width"]) <= 30)):
                    height = float(row["height"]) if row["heightIntrinsic"] == "1" and "title" not in row else None
                    yield (row["file"].split("__")[0], row["fontType"].removeprefix("custom:"), text, float(row["size"] or 0),
                           float(row["width"]), height)


def rows(texts, prefix, line, pairs):
    """The texts of a family, without lines of another height: the canvas did not have their font."""
    found = set()
    for owner, name, text, size, width, height in texts:
        is_other = height is not None and not any(abs(math.ceil(line * size * scale - 1e-6) / scale - height) < 0.02 for scale in (1, 2, 3))
        if not name.startswith(prefix) or "Condensed" in name or is_other:
            continue
        share = next((share for part, share in WEIGHTS if part in name), 0)
        pixels = None if abs(width - round(width)) < 0.01 else 2 if abs(2 * width - round(2 * width)) < 0.01 else 3
        found.add(Row(owner, text, share, size, width, pixels, sum(pairs.get(pair, 0) for pair in zip(text, text[1:]))))
    return sorted(found, key=lambda row: row[:5])


def counted(row):
    letters = numpy.zeros(len(CHARACTERS))
    for character in row.letters:
        letters[CHARACTERS.index(character)] += 1
    return numpy.concatenate([letters, letters * row.share])


def fitted(known, mean, spread):
    """The most likely advances: known widths were rounded up to a pixel of unknown size."""
    if not known:
        return mean
    matrix = numpy.array([counted(row) for row in known])
    middle = numpy.array([(row.width - (0.5 / row.pixels if row.pixels else 0.35)) / row.size - row.kern for row in known])
    noise = numpy.diag([(0.29 / (row.pixels or 1.4) / row.size) ** 2 + 1e-6 for row in known])
    gain = spread @ matrix.T
    return mean + gain @ numpy.linalg.solve(matrix @ gain + noise, middle - matrix @ mean)


def is_met(row, found):
    width = (counted(row) @ found + row.kern) * row.size
    return any(abs(math.ceil(width * scale - 1e-6) / scale - row.width) <= 0.51 for scale in ([row.pixels] if row.pixels else (1, 2, 3)))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    families = list(free_families(sys.argv[1]))
    vectors = numpy.array([vector for vector, _ in families])
    mean = vectors.mean(0)
    spread = SHARED * numpy.cov(vectors.T, bias=True) + APART ** 2 * numpy.eye(len(mean))
    pairs = collections.Counter()
    paired = [kerning for _, kerning in families if len(kerning) >= 100]
    for kerning in paired:
        for pair, value in kerning.items():
            pairs[pair] += value / len(paired)
    pairs = {pair: KERNING * value for pair, value in pairs.items() if abs(value) >= LEAST}
    texts, means = list(recorded_texts()), {}
    for family, (name, prefix, line, parent) in FAMILIES.items():
        known = rows(texts, prefix, line, pairs)
        before = means.get(parent, mean)
        owners = {row.owner for row in known}
        left_out = sum(is_met(row, fitted([other for other in known if other.owner != row.owner], before, spread)) for row in known)
        found = means[family] = fitted(known, before, spread)
        print(f"{name}: {len(known)} texts of {len(owners)} owners, {left_out} predicted without their owner's, "
              f"{sum(is_met(row, found) for row in known)} with them")
        regular, bold = numpy.split(found, 2)
        faces = [face(weight, regular + (WEIGHT_AXIS[weight] - 400) / 300 * bold, pairs) for weight in WEIGHT_AXIS]
        write(family, faces, [f"Written by Scripts/fit-font-tables.py: the advances of the {name} family as recorded labels show them (F9.45),",
                              "and the mean kerning of free families without serifs."])


if __name__ == "__main__":
    main()
