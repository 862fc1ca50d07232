#!/usr/bin/env python3
"""Updates Tests/Fixtures/Surface/surface.txt, the UIKit names used by existing layout code, and the table of their
counts in Documentation/AutoLayout.docc/Differences.md.

    Scripts/write-surface.py                  looks up every name of the list in the built library
    Scripts/write-surface.py NAME ...         adds names first, such as 'UIView.addSubview(_:)'

The access level in front of a name is read from the library's symbol graph. A missing name needs a reason after it
(" -- because ..."), otherwise nothing is written.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = os.path.join(ROOT, "Tests/Fixtures/Surface/surface.txt")
PAGE = os.path.join(ROOT, "Documentation/AutoLayout.docc/Differences.md")
SWIFT = os.environ.get("SWIFT", "swift")
PARTS = "AutoLayoutValues,AutoLayoutCore,AutoLayoutControls"
ACCESS = ["absent", "public", "open"]
# The prefixes of each row of the table; the first match counts.
KINDS = (
    ("constraints, anchors and guides", ("NSLayout", "UILayout", "UITracking", "UIKeyboardLayoutGuide")),
    ("views, windows and screens", ("UIView.", "UIView(", "UIWindow", "UIScreen", "UIVisualEffect", "UIStackView", "UIScrollView")),
    ("tables and collections", ("UITableView", "UICollection", "NSCollection", "NSDiffable", "UIList", "IndexPath", "UISwipe")),
    ("controllers and bars", ("UIViewController", "UINavigation", "UITab", "UIToolbar", "UIBar", "UISplit", "UIPage", "UISearch")),
    ("controls and text", ("UILabel", "UIButton", "UIControl", "UIText", "UISwitch", "UISlider", "UIStepper", "UISegmented",
                           "UIDatePicker", "UIPicker", "UIProgress", "UIActivity", "UIImageView", "UIRefresh")),
    ("fonts, colors and images", ("UIFont", "UIColor", "UIImage", "UIBezier", "NSAttributed", "NSParagraph", "NSText", "NSShadow",
                                   "NSMutableP", "NSLineBreak")),
    ("gestures, actions and the application", ("UI",)),
    ("layers, drawing and geometry", ("CA", "CG", "CI")),
    ("the rest", ("",)),
)


def symbols():
    """The public names of the library with their access."""
    subprocess.run([SWIFT, "build", "--target", "AutoLayout"], cwd=ROOT, check=True, stdout=sys.stderr)
    binaries = subprocess.run(
        [SWIFT, "build", "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    target = json.loads(
        subprocess.run(["swift", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout
    )["target"]["triple"]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", "AutoLayout", "-I", binaries + "/Modules",
             "-target", target, "-output-dir", folder, "-minimum-access-level", "public",
             "-skip-synthesized-members", "-experimental-allowed-reexported-modules=" + PARTS,
             *(word for folder in ("CSwiftRuntime", "CFontTables/include")
               for word in ("-Xcc", "-fmodule-map-file=" + os.path.join(ROOT, "Sources", folder, "module.modulemap")))],
            check=True)
        for path in glob.glob(folder + "/*.symbols.json"):
            with open(path) as file:
                for symbol in json.load(file)["symbols"]:
                    name = ".".join(symbol["pathComponents"])
                    access = symbol["accessLevel"]
                    found[name] = max(found.get(name, "absent"), access, key=ACCESS.index)
    return found


def table(rows):
    """The rows of the page's table."""
    counts = {kind: dict.fromkeys(ACCESS, 0) for kind, _ in KINDS}
    for row in rows:
        if isinstance(row, tuple):
            access, name, _ = row
            kind = next(kind for kind, starts in KINDS if name.startswith(starts))
            counts[kind][access] += 1
    counts["all"] = {access: sum(row[access] for row in counts.values()) for access in ACCESS}
    rows = ["| names of | asked for | to be overridden | there | absent |", "|---|---:|---:|---:|---:|"]
    for kind, row in counts.items():
        rows.append("| %s | %d | %d | %d | %d |" % (
            kind, sum(row.values()), row["open"], row["open"] + row["public"], row["absent"]))
    return "\n".join(rows)


def write_page(rows):
    """Rewrites the table, the last part of the section."""
    with open(PAGE) as file:
        before, heading, rest = file.read().partition("### Coverage\n")
    if not heading:
        sys.exit("%s has no section 'Coverage'" % PAGE)
    section, next_heading, after = rest.partition("\n### ")
    words = section[:section.index("\n| ")]
    with open(PAGE, "w") as file:
        file.write(before + heading + words + "\n" + table(rows) + "\n" + next_heading + after)


def read_list():
    """The lines of the list: headings as text, names as (access, name, reason)."""
    with open(LIST) as file:
        for line in file.read().rstrip("\n").split("\n"):
            if not line or line.startswith("#"):
                yield line
                continue
            names, _, reason = line.partition(" -- ")
            access, names = names.split(" ", 1)
            owner, colon, members = names.partition(": ")
            for member in members.split(" ") if colon else [names]:
                yield access, f"{owner}.{member}" if colon else member, reason


def list_lines(rows):
    """Names of the same type and access share lines of at most 120 columns."""
    line, prefix = "", None
    for row in rows:
        if isinstance(row, tuple) and not row[2]:
            access, name, _ = row
            owner, dot, member = name.partition(".")
            start = f"{access} {owner}:" if dot else f"{access} {name}"
            if dot and start == prefix and len(line) + len(member) < 120:
                line += f" {member}"
                continue
            if prefix is not None:
                yield line
            line, prefix = f"{start} {member}" if dot else start, start
            continue
        if prefix is not None:
            yield line
        line, prefix = "", None
        yield row if isinstance(row, str) else f"{row[0]} {row[1]} -- {row[2]}"
    if prefix is not None:
        yield line


def main():
    found = symbols()
    rows, known, faults = [], set(), []

    def add(name, reason):
        if name in known:
            return
        known.add(name)
        access = found.get(name, "absent")
        if access == "absent" and not reason:
            faults.append(name)
        rows.append((access, name, reason if access == "absent" else ""))

    for row in read_list():
        rows.append(row) if isinstance(row, str) else add(row[1], row[2])
    for name in sys.argv[1:]:
        add(name, "")
    if faults:
        sys.exit("missing, and no reason is given:\n  " + "\n  ".join(faults))
    with open(LIST, "w") as file:
        file.write("\n".join(list_lines(rows)) + "\n")
    write_page(rows)
    absent = sum(isinstance(row, tuple) and row[0] == "absent" for row in rows)
    print(f"{len(known)} names, {len(known) - absent} available, {absent} missing with a reason")


main()
