#!/usr/bin/env python3
"""Writes the outlines in Sources/Pictures/CSymbolDrawings/Drawings.txt from the files of Bootstrap Icons.

usage: write-symbol-drawings.py FOLDER

FOLDER holds the icons as SVG (Debian: package bootstrap-icons, /usr/share/bootstrap-icons/svg). Written are the
outlines of the drawings that the file names: for a new icon, add a line with the name and the symbols first. The
product needs neither this script nor the package.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/Pictures/CSymbolDrawings/Drawings.txt"


def outlines(path):
    """An icon's outlines; outlines filled by the even-odd rule have a mark before them."""
    text = path.read_text(encoding="utf-8")
    if 'viewBox="0 0 16 16"' not in text:
        sys.exit(f"{path.name}: not 16 x 16")
    found = []
    for tag, attributes in re.findall(r"<(path|circle)\b([^>]*)/>", text):
        if tag == "circle":
            x, y, r = (float(re.search(rf'\b{n}="([^"]+)"', attributes)[1]) for n in ("cx", "cy", "r"))
            found.append(f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z")
            continue
        even_odd = 'fill-rule="evenodd"' in attributes
        found.append(("!" if even_odd else "") + re.search(r'\bd="([^"]+)"', attributes)[1])
    return "|".join(found)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    lines = TABLE.read_text(encoding="ascii").splitlines()
    head = [line for line in lines if line.startswith("#")]
    rows = sorted(line.split("\t")[:2] for line in lines if not line.startswith("#"))
    written = ["\t".join([name, symbols, outlines(folder / f"{name}.svg")]) for name, symbols in rows]
    TABLE.write_text("".join(line + "\n" for line in head + written), encoding="ascii")


main()
