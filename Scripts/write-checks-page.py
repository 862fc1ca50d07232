#!/usr/bin/env python3
"""Writes a page with the findings of `autolayout check` in four documents of Examples.

usage: write-checks-page.py AUTOLAYOUT FOLDER

FOLDER receives index.html and pictures of the screens. Each finding has the line in the document and the rule's
explanation.
"""

import html
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
# The title, the arguments of `check`, and the picture: its file, arguments of `render` and description.
SECTIONS = [
    ("Layout", "Examples/Faulty.storyboard --matrix full",
     ("faulty.png", "Examples/Faulty.storyboard --show conflicts,ambiguity,misplaced --scale 2",
      "A screen with marks for conflicting, ambiguous and misplaced views")),
    ("Accessibility", "Examples/Unlabeled.storyboard --accessibility",
     ("accessibility.png", "Examples/Unlabeled.storyboard --accessibility --scale 2",
      "A screen with numbered elements; findings are red or orange")),
    ("Translations", "Examples/Trip --languages all",
     ("translations.png", "Examples/Trip/Base.lproj/Trip.storyboard --languages en,ar,de,fr --scale 1",
      "A screen in English, Arabic, German and French")),
    ("Connections with code", "Examples/Connections --code Examples/Connections", None),
]
PAGE = ROOT / "Documentation/Site/checks.html"


def output(program, *arguments, statuses=(0,)):
    result = subprocess.run([program, *arguments], cwd=ROOT, text=True, capture_output=True)
    if result.returncode not in statuses:
        sys.exit(f"write-checks-page: {' '.join(arguments)}: {result.stderr}")
    return result.stdout


def card(program, title, document, finding):
    rule = finding["rule"]
    explanation = output(program, "check", "--explain-rule", rule)
    # The first paragraph repeats the name and severity.
    paragraphs = explanation.strip().split("\n\n")[1:]
    lines = (ROOT / document).read_text().splitlines()
    source = lines[finding["line"] - 1].strip()
    return f"""<section class="{finding['severity']}" id="{title.split()[0].lower()}-{rule}">
<h3>{rule}</h3>
<p class="message">{html.escape(finding['message'])}</p>
<pre><code>{finding['line']}: {html.escape(source)}</code></pre>
{''.join(f'<p>{html.escape(paragraph)}</p>' for paragraph in paragraphs)}
</section>"""


def section(program, folder, title, arguments, picture):
    report = json.loads(
        output(program, "check", *arguments.split(), "--format", "json", statuses=(0, 1)))
    seen = {}
    for document in report["documents"]:
        for finding in document["findings"]:
            seen.setdefault(finding["rule"], (document["path"], finding))
    if not seen:
        sys.exit(f"write-checks-page: no findings with: check {arguments}")
    parts = [f"<h2>{title}</h2>", f"<p><code>autolayout check {arguments}</code></p>"]
    if picture:
        name, shown, description = picture
        output(program, "render", *shown.split(), "-o", str(folder / name))
        parts.append(f'<p><img class="screen" src="{name}" alt="{description}"></p>')
    return "\n".join(parts + [card(program, title, *found) for found in seen.values()]), len(seen)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, folder = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    sections = [section(program, folder, *entry) for entry in SECTIONS]
    text = "\n".join(part for part, _ in sections)
    (folder / "index.html").write_text(PAGE.read_text().replace("<!-- findings -->", text))
    print(f"checks: {folder}/index.html ({sum(count for _, count in sections)} rules)")


main()
