#!/usr/bin/env python3
"""Compares pairs of documents with `autolayout diff` and checks its report.

usage: measure-changes.py COMMAND FOLDER [--detail] [--jobs N] [--only NAME,...]

FOLDER has a folder for each pair, with old.* and new.* in it. For every pair the script computes its own difference
by identifier, part and attribute. It looks up each differing attribute in the reported edits, including edits without
effect. It also compares in the other direction, and compares the number of lines with `git diff`.
"""

import argparse
import collections
import concurrent.futures
import glob
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree

TIME_LIMIT = 120
STRANGERS = {"device", "adaptation"}


def identifier(element):
    if element.tag == "scene":
        return element.get("sceneID")
    return None if element.tag in STRANGERS else element.get("id")


def objects(root, renamed):
    """Every object's attributes, including its parts, as a multiset."""
    found = collections.defaultdict(collections.Counter)
    seen = collections.Counter()

    def name(value):
        return renamed.get(value, value)

    stack = [(root, "", True)]
    while stack:
        element, owner, is_root = stack.pop()
        own = None if is_root else identifier(element)
        if own:
            seen[own] += 1
            owner = name(own) if seen[own] == 1 else f"{name(own)}#{seen[own]}"
        for attribute, value in element.attrib.items():
            if own and attribute == ("sceneID" if element.tag == "scene" else "id"):
                continue
            found[owner][(attribute, name(value))] += 1
        text = (element.text or "") + "".join(child.tail or "" for child in element)
        if text.strip():
            found[owner][("#text", text.strip())] += 1
        found[owner][("#exists", "")] = 1
        for child in element:
            stack.append((child, owner, False))
    return found


def edits(report):
    reported, renamed, arrivals = collections.Counter(), {}, {"added": set(), "removed": set()}
    for document in report["documents"]:
        comparison = document["comparison"]
        changes = list(comparison["changes"])
        for scene in comparison["scenes"]:
            changes += scene["changes"]
        for change in changes:
            if change["kind"] in arrivals:
                arrivals[change["kind"]].update(change["objects"])
            for edit in change["edits"]:
                if edit.get("reason") is None and change.get("reason") == "object ids":
                    renamed[edit["old"]] = edit["new"]
                for side in ("old", "new"):
                    if edit.get(side) is not None:
                        reported[(side, edit["object"], edit["attribute"], edit[side].strip())] += 1
    return reported, renamed, arrivals


def missing(old_path, new_path, report):
    """The differing attributes that are not reported."""
    reported, renamed, arrivals = edits(report)
    old = objects(ElementTree.parse(old_path).getroot(), renamed)
    new = objects(ElementTree.parse(new_path).getroot(), {})
    lost = []
    count = 0
    for owner in set(old) | set(new):
        if owner not in new:
            count += 1
            if owner not in arrivals["removed"]:
                lost.append(("removed", owner))
            continue
        if owner not in old:
            count += 1
            if owner not in arrivals["added"]:
                lost.append(("added", owner))
            continue
        for side, values in (("old", old[owner] - new[owner]), ("new", new[owner] - old[owner])):
            for (attribute, value), number in values.items():
                count += number
                if reported[(side, owner, attribute, value.strip())] < number:
                    lost.append((side, owner, attribute, value))
    return count, lost


def counts(report, is_turned):
    """The number of changes of each kind, seen from the old document."""
    turned = {"added": "removed", "removed": "added"}
    found = collections.Counter()
    for document in report["documents"]:
        comparison = document["comparison"]
        found["scenes"] += len(comparison["scenes"])
        for scene in comparison["scenes"] + [{"changes": comparison["changes"]}]:
            found["shifts"] += len(scene.get("shifts", []))
            found["new"] += len(scene.get("goneFaults" if is_turned else "newFaults", []))
            found["gone"] += len(scene.get("newFaults" if is_turned else "goneFaults", []))
            for change in scene["changes"]:
                kind = change["kind"]
                kind = turned.get(kind, kind) if is_turned else kind
                found[(change["heading"], kind)] += 1
    return found


def run(command, *arguments):
    start = time.monotonic()
    try:
        process = subprocess.run(
            [command, "diff", *arguments], capture_output=True, timeout=TIME_LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return None, "", TIME_LIMIT
    return process.returncode, process.stdout.decode("utf-8", "replace"), time.monotonic() - start


def measure(command, folder):
    old, new = (glob.glob(os.path.join(folder, side + ".*"))[0] for side in ("old", "new"))
    result = {"pair": os.path.basename(folder)}
    code, text, seconds = run(command, old, new)
    result.update(code=code, seconds=seconds, lines=len(text.splitlines()))
    git = subprocess.run(
        ["git", "diff", "--no-index", "--no-color", old, new], capture_output=True, check=False)
    result["git"] = len(git.stdout.decode("utf-8", "replace").splitlines())
    if code not in (0, 1):
        return result
    forward = json.loads(run(command, "-f", "json", old, new)[1])
    backward = json.loads(run(command, "-f", "json", new, old)[1])
    result["count"], result["lost"] = missing(old, new, forward)
    here, there = counts(forward, False), counts(backward, True)
    result["skew"] = {str(key): (here[key], there[key]) for key in set(here) | set(there)
                      if here[key] != there[key]}
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("command")
    parser.add_argument("folder")
    parser.add_argument("--detail", action="store_true", help="list missing differences")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="names of pairs, separated by commas")
    options = parser.parse_args()
    wanted = set(filter(None, options.only.split(",")))
    folders = [path for path in sorted(glob.glob(os.path.join(options.folder, "*")))
               if os.path.isdir(path) and (not wanted or os.path.basename(path) in wanted)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda path: measure(options.command, path), folders))
    codes = collections.Counter(str(result["code"]) for result in results)
    done = [result for result in results if "lost" in result]
    lost = sum(len(result["lost"]) for result in done)
    print(f"pairs {len(results)}, exit statuses {dict(codes)}")
    print(f"differences {sum(result['count'] for result in done)}, missing {lost}"
          f" in {sum(bool(result['lost']) for result in done)} pairs")
    print(f"different in the other direction in {sum(bool(result['skew']) for result in done)} pairs")
    shares = sorted(result["lines"] / max(1, result["git"]) for result in done)
    lines = sorted(result["lines"] for result in done)
    if shares:
        middle = len(shares) // 2
        print(f"lines of text: median {lines[middle]}, of git diff"
              f" {sorted(result['git'] for result in done)[middle]}; median share"
              f" {shares[middle]:.3f}; in all"
              f" {sum(lines) / max(1, sum(result['git'] for result in done)):.3f}")
        slow = max(results, key=lambda result: result["seconds"])
        print(f"slowest {slow['seconds']:.1f} s ({slow['pair']})")
    if options.detail:
        for result in results:
            if result["code"] not in (0, 1):
                print(result["pair"], "exit status", result["code"])
            for item in result.get("lost", [])[:5]:
                print(result["pair"], "lost", item)
            if result.get("skew"):
                print(result["pair"], "skew", result["skew"])
    return 1 if lost or any(result["code"] is None or result["code"] > 66 for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
