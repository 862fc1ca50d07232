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


def table(lines):
    """The rows of the page's table."""
    counts = {kind: dict.fromkeys(ACCESS, 0) for kind, _ in KINDS}
    for line in lines:
        if line and not line.startswith("#"):
            access, name = line.partition(" -- ")[0].split(" ", 1)
            kind = next(kind for kind, starts in KINDS if name.startswith(starts))
            counts[kind][access] += 1
    counts["all"] = {access: sum(row[access] for row in counts.values()) for access in ACCESS}
    rows = ["| names of | asked for | to be overridden | there | absent |", "|---|---:|---:|---:|---:|"]
    for kind, row in counts.items():
        rows.append("| %s | %d | %d | %d | %d |" % (
            kind, sum(row.values()), row["open"], row["open"] + row["public"], row["absent"]))
    return "\n".join(rows)


def write_page(lines):
    """Rewrites the table, the last part of its section."""
    with open(PAGE) as file:
        before, heading, rest = file.read().partition("### Coverage\n")
    if not heading:
        sys.exit("%s has no section 'Coverage'" % PAGE)
    section, next_heading, after = rest.partition("\n### ")
    words = section[:section.index("\n| ")]
    with open(PAGE, "w") as file:
        file.write(before + heading + words + "\n" + table(lines) + "\n" + next_heading + after)


def main():
    found = symbols()
    lines, known, faults = [], set(), []

    def row(name, reason):
        if name in known:
            return
        known.add(name)
        access = found.get(name, "absent")
        if access == "absent" and not reason:
            faults.append(name)
        lines.append(f"{access} {name}" + (f" -- {reason}" if access == "absent" else ""))

    with open(LIST) as file:
        for line in file.read().split("\n"):
            if not line or line.startswith("#"):
                lines.append(line)
                continue
            rest, _, reason = line.partition(" -- ")
            row(rest.split(" ", 1)[-1], reason)
    while lines and not lines[-1]:
        lines.pop()
    for name in sys.argv[1:]:
        row(name, "")
    if faults:
        sys.exit("missing without a reason:\n  " + "\n  ".join(faults))
    with open(LIST, "w") as file:
        file.write("\n".join(lines) + "\n")
    write_page(lines)
    absent = sum(line.startswith("absent ") for line in lines)
    print(f"{len(known)} names, {len(known) - absent} available, {absent} missing with a reason")


main()
