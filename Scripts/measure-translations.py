#!/usr/bin/env python3
"""Measures `check --languages` on commits that made room for translations, and on projects.

usage: measure-translations.py fixes PROGRAM FOLDER     fixes.tsv and a folder of versions for each commit
       measure-translations.py pairs PROGRAM PROJECT…   findings in languages that the documents' own texts lack
       measure-translations.py speed PROGRAM PROJECT…   60 documents in 20 languages, relative to a single language"""
import collections
import csv
import gzip
import json
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def check(program, paths, languages="all"):
    """Returns the checked documents, and the seconds."""
    start = time.monotonic()
    run = subprocess.run(
        [program, "check", "--languages", languages, "-f", "json", "-j", "1", *map(str, paths)],
        capture_output=True, cwd=tempfile.gettempdir())
    seconds = time.monotonic() - start
    if run.returncode > 2 or not run.stdout:
        print("status %d: %s" % (run.returncode, run.stderr.decode()[-300:]), file=sys.stderr)
        return [], seconds
    return json.loads(run.stdout)["documents"], seconds


def contents(path):
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def version(folder, number, name, side, home):
    """Writes a project's folders with a version, its document and strings."""
    # Where a commit shortened words, the document is the same.
    source = next((folder / number).glob(side + ".*"), None) or next((folder / number).glob("before.*"))
    base = home / "Base.lproj"
    base.mkdir(parents=True)
    document = base / pathlib.Path(name).name
    document.write_bytes(contents(source))
    strings = {}
    for path in sorted((folder / number).glob("*.strings")):
        language, *after = path.name[:-len(".strings")].split(".")
        # The strings of the commit replace the strings of its parent.
        if side == "after" if after else language not in strings:
            strings[language] = path
    for language, path in strings.items():
        place = home / (language + ".lproj")
        place.mkdir()
        shutil.copy(path, place / (document.stem + ".strings"))
    return set(strings)


def texts(documents):
    """The languages of each text that is cut off, by view; None for the document's own text."""
    found = collections.defaultdict(set)
    for document in documents:
        for finding in document["findings"]:
            if finding["rule"] in ("truncated-text", "clipped-text"):
                languages = {t["language"] for t in finding.get("translations", [])}
                if any("locale" not in e for e in finding["environments"]):
                    languages.add(None)
                found[finding["view"]] |= languages
    return found


def translated(documents):
    """The fingerprints of findings that hold in a language only."""
    return {f["fingerprint"] for d in documents for f in d["findings"]
            if f.get("translations") and all("locale" in e for e in f["environments"])}


def fixes(program, folder):
    folder = pathlib.Path(folder)
    with open(folder / "fixes.tsv") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    numbers = collections.defaultdict(list)
    for row in rows:
        numbers[row["number"]].append(row)
    measured = [0, 0, 0]
    commits = {}
    new = 0
    quiet = 0
    for number, group in sorted(numbers.items()):
        with tempfile.TemporaryDirectory() as home:
            home = pathlib.Path(home)
            name = group[0]["document"]
            known = version(folder, number, name, "before", home / "before")
            known &= version(folder, number, name, "after", home / "after")
            sides = [check(program, [home / side])[0] for side in ("before", "after")]
        before, after = map(texts, sides)
        for row in group:
            element = row["element"]
            languages = known & set(row["languages"].split())
            if languages:
                is_found = bool(before[element] & (languages | {None}))
                is_gone = not after[element] & languages
                if row["class"] in ("measured", "both", "shortened"):
                    measured[0] += 1
                    measured[1] += is_found
                    measured[2] += is_found and is_gone
                    if not (is_found and is_gone):
                        print("%s %s %s %s: before %s, after %s" % (
                            number, row["class"], row["repo"], element, sorted(map(str, before[element])),
                            sorted(map(str, after[element]))))
            if row["class"] in ("message", "both", "shortened") and element and row["tested languages"] and known:
                key = row["repo"], row["commit"]
                commits.setdefault(key, False)
                commits[key] |= bool(before[element]) and len(after[element]) < len(before[element])
        if not any(row["languages"] for row in group):
            quiet += 1
            added = translated(sides[1]) - translated(sides[0])
            new += len(added)
            for fingerprint in sorted(added):
                print("%s %s: new after: %s" % (number, group[0]["repo"], fingerprint))
    print("rows with languages: %d, found before %d, gone after %d" % tuple(measured))
    print("commits by message that can be tested: %d, found %d" % (len(commits), sum(commits.values())))
    for (repo, commit), is_found in commits.items():
        print("%s: %s %s" % ("found" if is_found else "missed", repo, commit[:8]))
    print("documents without languages: %d, new findings after: %d" % (quiet, new))


def pairs(program, projects):
    counts = []
    all_findings = []
    languages = 0
    for project in projects:
        documents, _ = check(program, [project])
        tested = [d for d in documents if d.get("languages")]
        if not tested:
            continue
        languages += sum(len(d["languages"]) for d in tested)
        findings = [(d["path"], f) for d in tested for f in d["findings"]
                    if f.get("translations") and all("locale" in e for e in f["environments"])]
        counts.append(len(findings))
        all_findings += findings
        rules = collections.Counter(f["rule"] for _, f in findings)
        print("%s: %d documents, %d findings in languages only %s" % (
            pathlib.Path(project).name, len(tested), len(findings), dict(rules)))
    print("projects %d, pairs %d, median %s, most %s" % (
        len(counts), languages, statistics.median(counts or [0]), max(counts or [0])))
    random.seed(1)
    for path, finding in random.sample(all_findings, min(100, len(all_findings))):
        print("%s:%s %s [%s]" % (path, finding.get("line"), finding["message"], finding["rule"]))


def speed(program, projects):
    with tempfile.TemporaryDirectory() as home:
        home = pathlib.Path(home)
        count = 0
        for project in projects:
            for document in sorted(pathlib.Path(project).rglob("*.storyboard")) + sorted(
                    pathlib.Path(project).rglob("*.xib")):
                strings = sorted(document.parent.parent.glob("*.lproj/%s.strings" % document.stem))
                if not strings or document.parent.name not in ("Base.lproj", "en.lproj") or count == 60:
                    continue
                base = home / str(count) / "Base.lproj"
                base.mkdir(parents=True)
                shutil.copy(document, base)
                # The strings that exist are repeated for twenty languages.
                for number in range(20):
                    names = "ar bg cs da de el es fi fr he hu it ja ko nl pl pt ru sv tr".split()
                    place = home / str(count) / (names[number] + ".lproj")
                    place.mkdir()
                    shutil.copy(strings[number % len(strings)], place / (document.stem + ".strings"))
                count += 1
        one = min(check(program, [home], "de")[1] for _ in range(3))
        all_languages = min(check(program, [home])[1] for _ in range(3))
        run = lambda: subprocess.run([program, "check", "-f", "json", "-j", "1", str(home)], capture_output=True)
        times = []
        for _ in range(3):
            start = time.monotonic()
            run()
            times.append(time.monotonic() - start)
        print("%d documents: own texts %.2f s, German %.2f s, 20 languages %.2f s: %.2f times German, %.2f times own texts"
              % (count, min(times), one, all_languages, all_languages / one, all_languages / min(times)))


def main():
    arguments = sys.argv[1:]
    if len(arguments) < 3 or arguments[0] not in ("fixes", "pairs", "speed"):
        sys.exit(__doc__)
    program = str(pathlib.Path(arguments[1]).resolve())
    if arguments[0] == "fixes":
        fixes(program, arguments[2])
    elif arguments[0] == "pairs":
        pairs(program, arguments[2:])
    else:
        speed(program, arguments[2:])


main()
