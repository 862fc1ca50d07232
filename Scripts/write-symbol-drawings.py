#!/usr/bin/env python3
"""Writes Sources/Drawing/Symbols/Drawings/SymbolDrawings+<Letters>.swift from the files of Bootstrap Icons.

usage: write-symbol-drawings.py FOLDER

FOLDER holds the icons as SVG (Debian: package bootstrap-icons, /usr/share/bootstrap-icons/svg). Written are the
drawings that the tables in Sources/Drawing/Symbols/Meanings name, and those that enclosures are made of. The
product needs neither this script nor the package.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYMBOLS = ROOT / "Sources/Drawing/Symbols"
# Letters of the names in a file, so that files are of about one size.
GROUPS = ["a", "b", "c", "defg", "hijklm", "nopq", "rs", "tuvwxyz"]


def outlines(path):
    """The outlines of an icon, those that are filled by the even-odd rule with a mark before them."""
    text = path.read_text(encoding="utf-8")
    if 'viewBox="0 0 16 16"' not in text:
        sys.exit(f"{path.name}: not in a box of 16 x 16")
    found = []
    for tag, attributes in re.findall(r"<(path|circle)\b([^>]*)/>", text):
        if tag == "circle":
            x, y, r = (float(re.search(rf'\b{n}="([^"]+)"', attributes)[1]) for n in ("cx", "cy", "r"))
            found.append(f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z")
            continue
        even_odd = 'fill-rule="evenodd"' in attributes
        found.append(("!" if even_odd else "") + re.search(r'\bd="([^"]+)"', attributes)[1])
    return "|".join(found)


def lines(text, width):
    """A long text as lines of a string that ends none of them."""
    return [text[i:i + width] for i in range(0, len(text), width)]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    names = set()
    for table in sorted((SYMBOLS / "Meanings").glob("SymbolMeanings+*.swift")):
        names |= {row[1].split("@")[0] for row in re.findall(r"^    (\S+) (\S+)$", table.read_text(encoding="utf-8"), re.M)
                  if row[1] != '"""'}
    out = SYMBOLS / "Drawings"
    out.mkdir(exist_ok=True)
    for group in GROUPS:
        rows = []
        for name in sorted(n for n in names if n[0] in group):
            rows.append(name + "\\")
            pieces = lines(" " + outlines(folder / f"{name}.svg"), 94)
            # A blank at the end of a line would be lost on a reader, and at its start to the formatter.
            rows += [piece + "\\" for piece in pieces[:-1]] + [pieces[-1]]
        title = f"{group[0]}To{group[-1].upper()}" if len(group) > 1 else group
        text = "\n".join("    " + row for row in rows)
        (out / f"SymbolDrawings+{title.capitalize() if len(group) == 1 else title[0].upper() + title[1:]}.swift").write_text(
            "// Written by Scripts/write-symbol-drawings.py from Bootstrap Icons: MIT Licence, see\n"
            "// Documentation/Licences/BootstrapIcons.txt.\n\n"
            "extension SymbolDrawings {\n"
            f"  /// The drawings whose names begin with {' or '.join(group) if len(group) < 3 else group[0] + ' to ' + group[-1]}.\n"
            f'  static let {title} = """\n{text}\n    """\n}}\n', encoding="utf-8")


main()
