#!/usr/bin/env python3
"""Writes a page with the findings of `autolayout check` in Examples/Faulty.storyboard.

usage: write-checks-page.py AUTOLAYOUT FOLDER

FOLDER receives index.html and a picture of the screen with marks. Each finding has the line in the document and the
rule's explanation.
"""

import html
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCUMENT = "Examples/Faulty.storyboard"
PAGE = ROOT / "Documentation/Site/checks.html"


def output(program, *arguments, statuses=(0,)):
    result = subprocess.run([program, *arguments], cwd=ROOT, text=True, capture_output=True)
    if result.returncode not in statuses:
        sys.exit(f"write-checks-page: {' '.join(arguments)}: {result.stderr}")
    return result.stdout


def card(program, finding, lines):
    rule = finding["rule"]
    explanation = output(program, "check", "--explain-rule", rule)
    # The first paragraph repeats the name and severity.
    paragraphs = explanation.strip().split("\n\n")[1:]
    source = lines[finding["line"] - 1].strip()
    return f"""<section class="{finding['severity']}" id="{rule}">
<h2>{rule}</h2>
<p class="message">{html.escape(finding['message'])}</p>
<pre><code>{finding['line']}: {html.escape(source)}</code></pre>
{''.join(f'<p>{html.escape(paragraph)}</p>' for paragraph in paragraphs)}
</section>"""


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, folder = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    report = json.loads(output(program, "check", DOCUMENT, "--matrix", "full", "--format", "json", statuses=(1,)))
    lines = (ROOT / DOCUMENT).read_text().splitlines()
    seen = {}
    for finding in report["documents"][0]["findings"]:
        seen.setdefault(finding["rule"], finding)
    output(
        program, "render", DOCUMENT, "--show", "conflicts,ambiguity,misplaced", "--scale", "2",
        "-o", str(folder / "faulty.png"))
    cards = "\n".join(card(program, finding, lines) for finding in seen.values())
    (folder / "index.html").write_text(PAGE.read_text().replace("<!-- findings -->", cards))
    print(f"checks: {folder}/index.html ({len(seen)} rules)")


main()
