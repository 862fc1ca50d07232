#!/usr/bin/env python3
"""Writes Sources/Layout/CFontTables/tables/<Family>.txt from a font family's files.

usage: write-font-tables.py FAMILY FOLDER

FAMILY is one of those below; FOLDER holds its fonts (Debian: fonts-inter, fonts-roboto-unhinted, fonts-open-sans, fonts-lato; the
others are on PyPI as fontpkg-montserrat and so on). Needs fontTools. The product needs neither this script nor the fonts.
"""
import collections
import os
import pathlib
import sys
from fontTools.ttLib import TTFont

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/Layout/CFontTables/tables"

CHARACTERS = [chr(c) for c in range(32, 127)]
# The position of the table's faces on the scale for drawing fonts.
WEIGHT_AXIS = {'Light': 300, 'Regular': 400, 'Bold': 700}

INTER = ['Light', 'Regular', 'Medium', 'SemiBold', 'Bold']
# The faces, the file suffix, the family's name and license.
FAMILIES = {
    'Inter': (INTER, 'otf', 'Inter', 'SIL Open Font License'),
    'Roboto': (['Light', 'Regular', 'Medium', 'Bold', 'Black'], 'ttf', 'Roboto', 'Apache License 2.0'),
    'OpenSans': (['Light', 'Regular', 'Semibold', 'Bold'], 'ttf', 'Open Sans', 'Apache License 2.0'),
    'Lato': (['Light', 'Regular', 'Bold'], 'ttf', 'Lato', 'SIL Open Font License'),
}
OPEN = 'SIL Open Font License'
THREE = ['Light', 'Regular', 'Bold']
# Families whose other weights are interpolated between three: the name and the version of the files. Pairs closer
# than `LEAST` em to no kerning are omitted.
DRAWN = {
    'Montserrat': (THREE, 'ttf', 'Montserrat', OPEN), 'Nunito': (THREE, 'ttf', 'Nunito', OPEN),
    'Quicksand': (THREE, 'ttf', 'Quicksand', OPEN), 'SourceSans3': (THREE, 'ttf', 'Source Sans', OPEN),
}
FAMILIES |= DRAWN
LEAST = 0.02


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


def face(weight, advances, kerning):
    """A line of a table; all numbers are in em."""
    units = {pair: round(k * 10000) for pair, k in kerning.items()}
    pairs = groups({pair: str(k) for pair, k in units.items() if k})
    return "\t".join([weight, " ".join(str(round(a * 10000)) for a in advances)] + pairs) + "\n"


def table_kerning(font):
    """The pairs of the old kerning table, of printable ASCII, in em."""
    reverse = {g: chr(cp) for cp, g in font.getBestCmap().items() if 32 <= cp < 127}
    return {(reverse[a], reverse[b]): v / font['head'].unitsPerEm
            for table in font['kern'].kernTables for (a, b), v in table.kernTable.items()
            if a in reverse and b in reverse and v}


def pair_kerning(font):
    """Pair adjustments of printable ASCII, in em."""
    reverse = {g: chr(cp) for cp, g in font.getBestCmap().items() if 32 <= cp < 127}
    if 'GPOS' not in font:
        return table_kerning(font)
    gpos, upm, pairs = font['GPOS'].table, font['head'].unitsPerEm, {}
    lookups = dict.fromkeys(i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == 'kern'
                            for i in f.Feature.LookupListIndex)
    value = lambda r: getattr(r, 'XAdvance', 0) if r else 0
    for index in lookups:
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for first, records in zip(table.Coverage.glyphs, table.PairSet):
                    for r in records.PairValueRecord:
                        if first in reverse and r.SecondGlyph in reverse:
                            pairs.setdefault((reverse[first], reverse[r.SecondGlyph]), value(r.Value1) / upm)
                continue
            covered = set(table.Coverage.glyphs)
            for first in reverse:
                if first not in covered:
                    continue
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second in reverse:
                    v = value(row[table.ClassDef2.classDefs.get(second, 0)].Value1)
                    if v:
                        pairs.setdefault((reverse[first], reverse[second]), v / upm)
    found = {p: v for p, v in pairs.items() if v}
    return found if found or 'kern' not in font else table_kerning(font)


def opened(folder, family, weight, suffix):
    """A face: a file, or a location on a variable font's axis."""
    path = os.path.join(folder, f'{family}-{weight}.{suffix}')
    if os.path.exists(path):
        return TTFont(path)
    from fontTools.varLib import instancer
    font = TTFont(os.path.join(folder, f'{family}[wght].{suffix}'))
    return instancer.instantiateVariableFont(font, {'wght': WEIGHT_AXIS[weight]})


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in FAMILIES:
        sys.exit(__doc__)
    family = sys.argv[1]
    weights, suffix, name, license = FAMILIES[family]
    faces = []
    for weight in weights:
        font = opened(sys.argv[2], family, weight, suffix)
        unit, metrics, names = font['head'].unitsPerEm, font['hmtx'], font.getBestCmap()
        advances = [metrics[names[ord(c)]][0] / unit for c in CHARACTERS]
        least = LEAST if family in DRAWN else 0
        faces.append(face(weight, advances, {p: k for p, k in pair_kerning(font).items() if abs(k) >= least}))
    (FOLDER / f"{family}.txt").write_text(
        f"# Written by Scripts/write-font-tables.py from the files of the {name} family ({license}).\n"
        "# A line for each face: name, advances from the space on, groups of pairs (first, second, value), in ten-thousandths of an em.\n"
        + "".join(faces), encoding="ascii")


if __name__ == '__main__':
    main()
