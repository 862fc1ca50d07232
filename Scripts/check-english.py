#!/usr/bin/env python3
"""Counts mannered and terse phrases in comments, messages and pages, and compares them with a budget.

usage: check-english.py [--write | --list FOLDER | --totals]

Scripts/english-budget.txt holds the highest count allowed for each folder and kind of text; terse phrases drop a
noun, and have a separate count. A count above its budget fails and lists the phrases, only of changed files if any
changed. A count below it fails too, until --write lowers the budget.

  --write        lower the budget to the counts; refuses to raise it, but writes a new file if there is none
  --list FOLDER  print every phrase found below a folder or file, with its place
  --totals       print the counts of each phrase
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

BUDGET = pathlib.Path(__file__).with_name("english-budget.txt")

PHRASES = [
    re.compile(pattern, flags)
    for pattern, flags in [
        (r"(?:^|(?<=[.!:;] ))What [a-z][^?]*?(?:\.|$)(?!\?)", re.M),
        (r"\b(?:stands?|stood|standing)\b", re.I),
        (r"\b(?:of|for|with|by|to|from|in|and|than|as|says?|tells?|has|gives?) what\b", re.I),
        (r"\b(?:told|tells?|telling)\b", re.I),
        (r"\bthose (?:who|that|which|of)\b", re.I),
        (r"\bbehind\b", re.I),
        (r"\bbeside\b", re.I),
        (r"\bso that\b", re.I),
        (r"\bas (?:it|they) (?:is|are|was|were)\b", re.I),
        (r"\balone\b", re.I),
        (r"\b(?:whoever|whatever|whichever|wherever)\b", re.I),
        (r"\b(?:is|are|was|were) no [a-z]+", re.I),
        (r"\b(?:nobody|somebody|everybody)\b", re.I),
        # Headings of releases have dates.
        (r"(?<!\] - )20[0-9]{2}-[01][0-9]-[0-3][0-9]", 0),
        (r"\banew\b", re.I),
        (r", too\b", re.I),
        (r"\bmend(?:s|ed|ing)?\b", re.I),
        (r"\b(?:just now|at present|meanwhile)\b", re.I),
        (r"\b(?:gives?|gave) way\b", re.I),
        (r"\b(?:lets? go|goes? with)\b", re.I),
        (r"(?:^|(?<=[.!:;] ))Of (?:an?|the)\b", re.M),
        (
            r"\b\w*(?:colour|neighbour|behaviour|favour|honour|labelled(?!-image)|cancelled|catalogue|grey|centre[ds]?\b"
            r"|licen[c]e|[a-z]{3}isation|(?:recogn|organ|normal|initial|minim|maxim|optim|serial|synchron|local"
            r"|util|capital|summar|real|categor|general|priorit|emphas|character)is(?:e[ds]?|er|ing)\b)\w*",
            re.I,
        ),
        # Terse phrases, which often drop a noun.
        (r"\bones?\b", re.I),
        (r"\bits own\b", re.I),
        (r"\belse (?:the|an?|that|those|its|it)\b", re.I),
        (r"\bof an?\b", re.I),
    ]
]
TERSE = len(PHRASES) - 4

# Tools name files and words that are not ours to spell.
IGNORED = re.compile(
    r"^(?:LICENSE|Documentation/(?:Licen[cs]es|Interface|images)/|Tests/Fixtures/|Tests/CompatibilityTests/"
    r"|Examples/UIKit/|Scripts/check-english\.py|.*\.(?:png|ttf|storyboard|xib|strings|json|svg|pdf|ref)$)"
)
COMMENT_LANGUAGES = {".swift", ".js", ".mjs", ".ts", ".css", ".c", ".h"}
HASH_LANGUAGES = {".py", ".sh", ".yml", ".yaml", ".rb"}


def split_swift(text):
    """Yields ('comment' | 'string', line, text) of a source in the C family; joined comment lines are one text."""
    index, line, length = 0, 1, len(text)
    while index < length:
        character = text[index]
        if character == "\n":
            line += 1
            index += 1
        elif text.startswith("//", index):
            end = text.find("\n", index)
            end = length if end < 0 else end
            yield "comment", line, text[index:end].lstrip("/").strip()
            index = end
        elif text.startswith("/*", index):
            end = text.find("*/", index + 2)
            end = length if end < 0 else end + 2
            yield "comment", line, text[index:end].strip("/* \n")
            line += text.count("\n", index, end)
            index = end
        elif character in "\"'`":
            triple = text.startswith('"""', index)
            quote = '"""' if triple else character
            end = index + len(quote)
            while end < length and not text.startswith(quote, end):
                if text[end] == "\\":
                    end += 1
                elif text[end] == "\n" and not triple and character != "`":
                    break
                end += 1
            end = min(length, end + len(quote))
            yield "string", line, text[index:end].strip("\"'`")
            line += text.count("\n", index, end)
            index = end
        else:
            index += 1


def split_hash(text):
    """Yields the comments and strings of a Python, shell or YAML file."""
    for number, line in enumerate(text.split("\n"), 1):
        found = re.search(r"(?:^|\s)#(?!!)(.*)", line)
        code = line[: found.start()] if found else line
        if found:
            yield "comment", number, found.group(1).strip()
        yield "string", number, " ".join(re.findall(r"[\"']([^\"']*)[\"']", code)) or (
            code.strip() if not re.search(r"[=(){}\[\]$;|]", code) else ""
        )


def split_prose(text):
    """Yields the lines of a Markdown page without its code."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield "page", number, re.sub(r"`[^`]*`|\]\([^)]*\)|\b[FT]\d+\.\d+", " ", line)


def texts(path):
    suffix = pathlib.Path(path).suffix
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return
    if suffix in COMMENT_LANGUAGES:
        yield from split_swift(text)
    elif suffix in HASH_LANGUAGES or pathlib.Path(path).name == "Makefile":
        yield from split_hash(text)
    elif suffix == ".md":
        yield from split_prose(text)
    elif suffix == ".html":
        for number, line in enumerate(text.split("\n"), 1):
            yield "string", number, re.sub(r"<[^>]*>", " ", line)


def blocks(path):
    """Joins comment lines that follow each other, so that phrases across lines are found."""
    pending = None
    for kind, line, text in texts(path):
        if kind in ("comment", "page") and pending and pending[0] == kind and line == pending[1] + pending[3]:
            joined = pending[2] + ("\n" if not text or text.startswith("-") else " ") + text
            pending = (kind, pending[1], joined, pending[3] + 1)
            continue
        if pending:
            yield pending[:3]
        pending = (kind, line, text, 1)
    if pending:
        yield pending[:3]


def findings(path):
    for kind, line, text in blocks(path):
        if kind == "string" and len(text.split()) < 3:
            continue
        text = re.sub(r"`[^`\n]*`", "x", text)
        for index, phrase in enumerate(PHRASES):
            for match in phrase.finditer(text):
                yield kind, line, index, match.group(0)[:60].replace("\n", " ")


def folder(path):
    parts = path.split("/")
    if len(parts) == 1:
        return "."
    return "/".join(parts[: {"Sources": 3, "Tests": 2}.get(parts[0], 1)])


def tracked(below):
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", below]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in names if name and not IGNORED.match(name)]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--list", metavar="FOLDER")
    parser.add_argument("--totals", action="store_true")
    options = parser.parse_args()

    places = collections.defaultdict(list)
    phrases = collections.Counter()
    for path in tracked(options.list or "."):
        for kind, line, index, phrase in findings(path):
            place = f"{path}:{line}: {kind}: {phrase}"
            places[folder(path), kind if index < TERSE else f"terse-{kind}"].append(place)
            phrases[index, kind] += 1
    if options.list:
        for found in places.values():
            print(*found, sep="\n")
        return 0
    if options.totals:
        for index, phrase in enumerate(PHRASES):
            counts = [phrases[index, kind] for kind in ("comment", "string", "page")]
            print(*[f"{count:6}" for count in counts], phrase.pattern[:60])
        for kind in ("comment", "string", "page"):
            print(kind, sum(count for (_, of), count in phrases.items() if of == kind))
        return 0

    budget = {}
    if BUDGET.exists():
        for line in BUDGET.read_text().splitlines():
            if line and not line.startswith("#"):
                name, kind, count = line.split()
                budget[name, kind] = int(count)
    new = not budget
    failed = False
    changed = subprocess.run(["git", "diff", "--name-only", "HEAD"], capture_output=True, text=True).stdout.split("\n")
    for key in sorted(places.keys() | budget.keys()):
        count, allowed = len(places[key]), budget.get(key, 0)
        if count > allowed and not new:
            failed = True
            recent = [place for place in places[key] if place.split(":")[0] in changed]
            print(*(recent or places[key]), sep="\n", file=sys.stderr)
            print(
                f"check-english: {count} phrases in the {key[1]}s of {key[0]}, {allowed} are allowed;"
                " reword the new phrases",
                file=sys.stderr,
            )
        elif count < allowed and not options.write:
            failed = True
            print(
                f"check-english: {count} phrases in the {key[1]}s of {key[0]}, fewer than {allowed};"
                " lower the budget with Scripts/check-english.py --write",
                file=sys.stderr,
            )
    if options.write and not failed:
        lines = [f"{name} {kind} {len(found)}" for (name, kind), found in sorted(places.items()) if found]
        BUDGET.write_text(
            "# Phrases allowed in each folder. Scripts/check-english.py --write lowers the numbers.\n"
            + "\n".join(lines) + "\n"
        )
    return int(failed)


sys.exit(main())
