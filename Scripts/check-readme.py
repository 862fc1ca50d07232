#!/usr/bin/env python3
"""Compares the calls in the README with the program's output, and checks the links of every page.

usage: check-readme.py AUTOLAYOUT [--draw]

A block that begins with `$ autolayout …` is run in the root of the repository. The program must print the
text below the call in that order; lines may be broken anywhere, and `…` replaces omitted text. The README must
name `make demo` and `make test`, and the Makefile every target that the README names. Links of all pages to files
and headings must resolve. --draw draws the pictures of the README instead.
"""

import pathlib
import re
import shlex
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[1]
IMAGES = "Documentation/images"
DRAWN = [
    f"render Examples/Faulty.storyboard --show conflicts,ambiguity,misplaced --scale 2 -o {IMAGES}/faulty.png",
    f"render Examples/Settings.storyboard --scene Settings --appearance both --scale 1 -o {IMAGES}/settings.png",
    f"diff Examples/Login.storyboard Examples/Changed/Login.storyboard --scale 1 -o {IMAGES}/diff.png",
    f"explain Examples/console.txt -o {IMAGES}/explain.png",
]


def run(program, arguments):
    return subprocess.run([program, *shlex.split(arguments)], cwd=ROOT, text=True, capture_output=True)


def collapsed(text):
    return " ".join(text.split())


def calls(text):
    """The calls of the README that are followed by their output."""
    for block in re.findall(r"^```\w*\n(.*?)^```$", text, re.M | re.S):
        call, _, shown = block.partition("\n")
        if call.startswith("$ autolayout ") and shown.strip() and not shown.startswith("$"):
            yield call.removeprefix("$ autolayout "), shown


def check_call(program, arguments, shown):
    result = run(program, arguments)
    printed = collapsed(result.stdout)
    place = 0
    for piece in filter(None, map(collapsed, shown.split("…"))):
        found = printed.find(piece, place)
        if found < 0:
            return [f"README.md: 'autolayout {arguments}' does not print: {piece}\n{result.stdout}{result.stderr}"]
        place = found + len(piece)
    return []


def check_targets(text):
    named = set(re.findall(r"^make ([a-z-]+)", text, re.M))
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    return [f"README.md: `make {target}` is missing" for target in {"demo", "test"} - named] + [
        f"README.md: the Makefile has no target {target}" for target in named - targets
    ]


def anchor(heading):
    """The anchor that GitHub gives a heading."""
    text = re.sub(r"[`*_]|\]\([^)]*\)|\[", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def check_links(page):
    text = re.sub(r"^( *)```.*?^\1```$", "", page.read_text(), flags=re.M | re.S)
    wrong = []
    for link in re.findall(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"", text):
        address = urllib.parse.unquote(link[0] or link[1])
        if re.match(r"[a-z]+:", address):
            continue
        path, _, heading = address.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            wrong.append(f"{page.relative_to(ROOT)}: no such file: {address}")
        elif heading and file.suffix == ".md":
            headings = re.findall(r"^#+ (.*)$", file.read_text(), re.M)
            if heading not in map(anchor, headings):
                wrong.append(f"{page.relative_to(ROOT)}: no such heading: {address}")
    return wrong


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-") or sys.argv[2:] not in ([], ["--draw"]):
        sys.exit(__doc__)
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2:]:
        for arguments in DRAWN:
            result = run(program, arguments)
            if result.returncode > 1:
                sys.exit(f"readme: 'autolayout {arguments}' ended with {result.returncode}\n{result.stderr}")
        return print(f"readme: drew {len(DRAWN)} pictures")
    readme = (ROOT / "README.md").read_text()
    shown = list(calls(readme))
    wrong = check_targets(readme) + [fault for call in shown for fault in check_call(program, *call)]
    if not shown:
        wrong.append("README.md: no call is shown with output")
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, check=True, text=True, capture_output=True)
    pages = [ROOT / name for name in listed.stdout.split("\n") if name and (ROOT / name).exists()]
    wrong += [fault for page in pages for fault in check_links(page)]
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"readme: {len(shown)} calls print the output shown; the links of {len(pages)} pages resolve")


if __name__ == "__main__":
    main()
