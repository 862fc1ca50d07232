#!/usr/bin/env python3
"""Checks that the links and resources of a site's pages exist.

usage: check-site.py FOLDER [BASE]   BASE is the path of the folder on the server

Reads every page that is not made by DocC, whose pages are checked when they are built.
"""

import html.parser
import pathlib
import sys
import urllib.parse


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.targets, self.anchors = [], set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.targets.append(value)
            elif name == "id":
                self.anchors.add(value)


def links(path):
    parser = Links()
    parser.feed(path.read_text(encoding="utf-8"))
    return parser


def fault(root, base, page, target):
    """The reason that a link leads nowhere, or None."""
    parts = urllib.parse.urlsplit(target)
    if parts.scheme or parts.netloc:
        return None
    name = urllib.parse.unquote(parts.path)
    if name.startswith("/"):
        if not name.startswith(base + "/"):
            return "outside the site"
        path = root / name[len(base) + 1:]
    else:
        path = page.parent / name if name else page
    if path.is_dir():
        path = path / "index.html"
    if not path.is_file():
        return "no such file"
    # Pages may add elements by scripts.
    if parts.fragment and path.suffix == ".html" and "<script" not in path.read_text(encoding="utf-8"):
        if urllib.parse.unquote(parts.fragment) not in links(path).anchors:
            return "no such heading"
    return None


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1]).resolve()
    base = sys.argv[2].rstrip("/") if len(sys.argv) == 3 else ""
    count = broken = 0
    for page in sorted(root.rglob("*.html")):
        if page.relative_to(root).parts[:2] == ("docs", "documentation"):
            continue
        for target in links(page).targets:
            count += 1
            reason = fault(root, base, page, target)
            if reason:
                broken += 1
                print(f"{page.relative_to(root)}: {target}: {reason}", file=sys.stderr)
    print(f"check-site: {count} links, {broken} broken")
    sys.exit(1 if broken else 0)


main()
