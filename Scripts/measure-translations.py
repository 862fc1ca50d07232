#!/usr/bin/env python3
"""Measures `check --languages` on commits that made room for translations, and on projects.

usage: measure-translations.py fixes PROGRAM FOLDER     fixes.tsv and a folder of versions for each commit
       measure-translations.py pairs PROGRAM PROJECT…   findings in languages that the documents' own texts lack
       measure-translations.py speed PROGRAM FOLDER…    60 documents in 20 languages, relative to a single language;
                                                        projects, or folders with versions for each commit
       measure-translations.py damaged PROGRAM PROJECT…  10,000 damaged files of strings and catalogs, checked and merged"""
import collections
import csv
import gzip
import itertools
import json
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def check(program, paths, languages="all", matrix="canvas"):
    """Returns the checked documents, and the seconds."""
    start = time.monotonic()
    run = subprocess.run(
        [program, "check", "--languages", languages, "--matrix", matrix, "-f", "json", "-j", "1", *map(str, paths)],
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


def stock_labels(home):
    """The labels that a row in a style places: the text and detail of the row."""
    labels = set()
    for path in home.rglob("*.storyboard"), home.rglob("*.xib"):
        for document in path:
            for cell in re.findall(rb"<tableViewCell [^>]*style=[^>]*>", document.read_bytes()):
                labels |= {i.decode() for i in re.findall(rb'[tT]extLabel="([^"]*)"', cell)}
    return labels


def varies_by_size(home):
    """Whether size classes install constraints of the document, and its canvas has any size."""
    for path in itertools.chain(home.rglob("*.storyboard"), home.rglob("*.xib")):
        text = path.read_bytes()
        if b"<device " not in text and re.search(rb'<variation key="(height|width)Class', text):
            return True
    return False


def fixes(program, folder):
    folder = pathlib.Path(folder)
    with open(folder / "fixes.tsv") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    numbers = collections.defaultdict(list)
    for row in rows:
        numbers[row["number"]].append(row)
    measured = [0, 0, 0]
    stock = [0, 0]
    varied = [0, 0]
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
            is_tested = any(row["tested languages"] and row["class"] in ("message", "both") for row in group)
            # The authors' devices are not known.
            full = [check(program, [home / side], matrix="full")[0] if is_tested else []
                    for side in ("before", "after")]
            placed = stock_labels(home / "before")
            varies = varies_by_size(home / "before")
        before, after = map(texts, sides)
        anywhere = [texts(side) for side in full]
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
                    stock[0] += element in placed
                    stock[1] += element in placed and is_found
                    varied[0] += varies
                    varied[1] += varies and is_found
                    if not (is_found and is_gone):
                        print("%s %s %s %s: before %s, after %s" % (
                            number, row["class"], row["repo"], element, sorted(map(str, before[element])),
                            sorted(map(str, after[element]))))
            if row["class"] in ("message", "both", "shortened") and element and row["tested languages"] and known:
                key = row["repo"], row["commit"]
                known_state = commits.get(key, "missed")
                if before[element] and len(after[element]) < len(before[element]):
                    commits[key] = "found"
                elif known_state != "found" and anywhere[0][element] and (
                        len(anywhere[1][element]) < len(anywhere[0][element])):
                    commits[key] = "found on other devices or text sizes"
                elif known_state == "missed":
                    commits[key] = "missed" + (" (a row in a style)" if element in placed else "")
        if not any(row["languages"] for row in group):
            quiet += 1
            added = translated(sides[1]) - translated(sides[0])
            new += len(added)
            for fingerprint in sorted(added):
                print("%s %s: new after: %s" % (number, group[0]["repo"], fingerprint))
    print("rows with languages: %d, found before %d, gone after %d" % tuple(measured))
    print("of these in rows with a style, which place their labels: %d, found before %d" % tuple(stock))
    print("of these on canvases of any size, with leftover frames: %d, found before %d" % tuple(varied))
    found = [state for state in commits.values() if state.startswith("found")]
    print("commits by message that can be tested: %d, found %d" % (len(commits), len(found)))
    for (repo, commit), state in commits.items():
        print("%s: %s %s" % (state, repo, commit[:8]))
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


def documents_with_strings(folders):
    """Yields each document that has strings, with the strings' files."""
    for folder in map(pathlib.Path, folders):
        for kind in ("storyboard", "xib"):
            for document in sorted(folder.rglob("*.%s" % kind)):
                strings = sorted(document.parent.parent.glob("*.lproj/%s.strings" % document.stem))
                if strings and document.parent.name in ("Base.lproj", "en.lproj"):
                    yield document, kind, strings
            for document in sorted(folder.glob("[0-9][0-9][0-9]/before.%s*" % kind)):
                strings = [path for path in sorted(document.parent.glob("*.strings")) if ".after" not in path.name]
                if strings:
                    yield document, kind, strings


def speed(program, folders):
    with tempfile.TemporaryDirectory() as home:
        home = pathlib.Path(home)
        count = 0
        for document, kind, strings in itertools.islice(documents_with_strings(folders), 60):
            base = home / str(count) / "Base.lproj"
            base.mkdir(parents=True)
            (base / ("Main.%s" % kind)).write_bytes(contents(document))
            # The strings that exist are repeated for twenty languages.
            for number in range(20):
                names = "ar bg cs da de el es fi fr he hu it ja ko nl pl pt ru sv tr".split()
                place = home / str(count) / (names[number] + ".lproj")
                place.mkdir()
                shutil.copy(strings[number % len(strings)], place / "Main.strings")
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


def damage(data, random):
    """Returns a damaged file: cut, with bytes changed, repeated or lost, or in another encoding."""
    data = bytearray(data)
    if random.random() < 0.15:
        data = bytearray(data.decode("utf-8", "replace").encode(random.choice(["utf-16", "utf-16-be", "utf-16-le"])))
    for _ in range(random.randint(1, 6)):
        place = random.randrange(len(data) + 1)
        length = random.choice([1, 1, 2, 5, 40, 400])
        kind = random.randrange(6)
        if kind == 0:
            del data[place:]
        elif kind == 1:
            del data[place:place + length]
        elif kind == 2:
            data[place:place] = data[place:place + length]
        elif kind == 3:
            data[place:place + 1] = bytes([random.randrange(256)])
        elif kind == 4:
            marks = [b'"', b"\\", b"\\U", b"/*", b"*/", b";", b"=", b"{", b"}" * 3, b"[" * 300, b"\0", b"\xff\xfe", b"%1$@",
                     b"\xf0\x9f", b"1e999", b"null", b"<?xml", b"bplist00", b"\r", b"\xe2\x80\xa8"]
            data[place:place] = random.choice(marks)
        else:
            other = random.randrange(len(data) + 1)
            data[place:place + length] = data[other:other + length]
    return bytes(data)


def damaged(program, projects, count=10000, part=500):
    sources = []
    for project in projects:
        for path in sorted(pathlib.Path(project).rglob("*strings")):
            if path.suffix in (".strings", ".xcstrings") and 0 < path.stat().st_size < 60000:
                sources.append(path)
    example = pathlib.Path(__file__).resolve().parent.parent / "Examples/Trip/Base.lproj/Trip.storyboard"
    generator = random.Random(1)
    crashes = checked = merged = faults = 0
    for start in range(0, count, part):
        with tempfile.TemporaryDirectory() as home:
            home = pathlib.Path(home)
            for number in range(start, min(count, start + part)):
                source = generator.choice(sources)
                data = damage(source.read_bytes(), generator)
                is_catalog = source.suffix == ".xcstrings"
                place = home / str(number) / ("mul.lproj" if is_catalog else "de.lproj")
                place.mkdir(parents=True)
                (place / ("Trip" + source.suffix)).write_bytes(data)
                (home / str(number) / "Base.lproj").mkdir()
                shutil.copy(example, home / str(number) / "Base.lproj")
                if number % 20 == 0:
                    file = place / ("Trip" + source.suffix)
                    for versions in ([source, file, source], [file, source, file], [source, file, file]):
                        run = subprocess.run([program, "merge", *map(str, versions)], capture_output=True)
                        merged += 1
                        if run.returncode < 0 or run.returncode == 70 or run.returncode > 127:
                            crashes += 1
                            print("merge %s: status %d: %s" % (source, run.returncode, run.stderr[-200:]))
            run = subprocess.run([program, "check", "--languages", "all", "-f", "json", "-j", "2", str(home)],
                                 capture_output=True)
            try:
                documents = json.loads(run.stdout)["documents"]
            except ValueError:
                documents = []
            lost = min(count, start + part) - start - len(documents)
            if lost or run.returncode < 0 or run.returncode == 70 or b"internal error" in run.stderr:
                crashes += max(1, lost)
                print("check: status %d, %d lost: %s" % (run.returncode, lost, run.stderr[-300:]))
            checked += len(documents)
            faults += sum(any(f["rule"] == "malformed-strings" for f in d["findings"]) for d in documents)
    print("files checked %d, with faults found %d; merges %d; crashes %d" % (checked, faults, merged, crashes))


def main():
    arguments = sys.argv[1:]
    if len(arguments) < 3 or arguments[0] not in ("fixes", "pairs", "speed", "damaged"):
        sys.exit(__doc__)
    program = str(pathlib.Path(arguments[1]).resolve())
    if arguments[0] == "fixes":
        fixes(program, arguments[2])
    elif arguments[0] == "pairs":
        pairs(program, arguments[2:])
    elif arguments[0] == "damaged":
        damaged(program, arguments[2:])
    else:
        speed(program, arguments[2:])


main()
