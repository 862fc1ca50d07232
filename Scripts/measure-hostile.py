"""Writes costly documents, settings and baselines of under 1 MB, and measures their cost.

usage: measure-hostile.py PROGRAM [FOLDER] [--commands check,frames,…] [--only NAME,…] [--limit SECONDS]

Each command runs on each document in a separate process. The command `settings` checks a small document with costly
settings and baselines instead of the documents. `diff-ids`, `diff-values`, `diff-order` and `diff-next` compare each
document with a copy with other identifiers, other values or another order, and with the previous document;
`diff-page` and `diff-png` draw the changes by other values into a page and a picture. A line is printed for each: the
name, the command, the status, seconds of CPU, peak megabytes, and the first message.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time


def storyboard(scenes, extra=""):
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<document '
        'type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        'toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" '
        'useTraitCollections="YES" useSafeAreas="YES" initialViewController="c0">\n'
        '<device id="retina6_12" orientation="portrait" appearance="light"/>\n'
        f'<scenes>{scenes}</scenes>{extra}</document>\n')


def nib(inside, extra="", root="view", attributes=""):
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<document '
        'type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" '
        'useSafeAreas="YES">\n<device id="retina6_12" orientation="portrait" appearance="light"/>\n'
        f'<objects><{root} id="r"{attributes}>'
        '<rect key="frame" x="0" y="0" width="393" height="852"/>'
        f'{inside}</{root}></objects>{extra}</document>\n')


RECT = '<rect key="frame" x="0" y="0" width="10" height="10"/>'


def view(id, inside="", kind="view", attributes=""):
    return (f'<{kind} translatesAutoresizingMaskIntoConstraints="NO" id="{id}"{attributes}>{RECT}'
            f'{inside}</{kind}>')


def label(id, text="word", attributes="", inside=""):
    return view(id, '<fontDescription key="fontDescription" type="system" pointSize="17"/>' + inside,
                "label", f' text="{text}"{attributes}')


def subviews(parts):
    return f"<subviews>{''.join(parts)}</subviews>"


def constraint(id, first, attribute, second=None, attribute2=None, constant=0, relation=None,
               priority=None, multiplier=None):
    text = f'<constraint firstItem="{first}" firstAttribute="{attribute}"'
    if relation:
        text += f' relation="{relation}"'
    if second:
        text += f' secondItem="{second}" secondAttribute="{attribute2 or attribute}"'
    if constant:
        text += f' constant="{constant}"'
    if priority:
        text += f' priority="{priority}"'
    if multiplier:
        text += f' multiplier="{multiplier}"'
    return text + f' id="{id}"/>'


def constraints(parts):
    return f"<constraints>{''.join(parts)}</constraints>"


def pinned(id, parent="r"):
    return [constraint(f"{id}p{n}", id, a, parent) for n, a in
            enumerate(["leading", "trailing", "top", "bottom"])]


def stack(id, views, attributes="", inside=""):
    return view(id, subviews(views) + inside, "stackView", attributes)


def nested(count, make, inner=""):
    for number in reversed(range(count)):
        inner = make(number, inner)
    return inner


def documents():
    n = 2900
    yield "loose-labels", nib(subviews(label(f"v{i}") for i in range(n)) + constraints(
        constraint(f"c{i}", f"v{i}", "leading", f"v{i + 1}") for i in range(n - 1))).replace(
            'x="0" y="0" width="10"', 'x="3" y="7" width="10"')
    for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing",
                         "equalCentering"]:
        yield f"stack-{distribution}", nib(
            subviews([stack("s", [label(f"v{i}") for i in range(n)],
                            f' axis="vertical" distribution="{distribution}" spacing="1"')])
            + constraints(pinned("s")))
    yield "row-of-wrapping-labels", nib(
        subviews([stack("s", [label(f"v{i}", "some words that wrap", ' numberOfLines="0"')
                              for i in range(3000)])]) + constraints(pinned("s")))
    yield "row-baseline", nib(
        subviews([stack("s", [label(f"v{i}") for i in range(n)],
                        ' alignment="firstBaseline"')]) + constraints(pinned("s")))
    yield "row-center", nib(
        subviews([stack("s", [label(f"v{i}") for i in range(n)],
                        ' alignment="center"')]) + constraints(pinned("s")))
    yield "deep-views", nib(subviews([nested(
        5000, lambda i, inner: view(f"v{i}", subviews([inner]) if inner else ""))]))
    yield "deep-pinned-views", nib(subviews([nested(
        1400, lambda i, inner: view(
            f"v{i}", (subviews([inner]) + constraints(pinned(f"v{i + 1}", f"v{i}")))
            if inner else ""))]) + constraints(pinned("v0")))
    for distribution in ["fill", "fillProportionally", "equalCentering"]:
        yield f"deep-stacks-{distribution}", nib(subviews([nested(
            1500, lambda i, inner: stack(
                f"s{i}", [label(f"l{i}"), inner] if inner else [label(f"l{i}")],
                f' distribution="{distribution}" alignment="center"'))])
            + constraints(pinned("s0")))
    yield "deep-stacks-proportional-wide", nib(subviews([nested(
        300, lambda i, inner: stack(
            f"s{i}", [label(f"l{i}"), label(f"m{i}", "more words", ' numberOfLines="0"')]
            + ([inner] if inner else []),
            ' distribution="fillProportionally"' + (' axis="vertical"' if i % 2 else "")))])
        + constraints(pinned("s0")))
    yield "contradictory-widths", nib(subviews([view("v0")]) + constraints(
        [constraint(f"c{i}", "v0", "width", constant=i + 1) for i in range(10000)]))
    yield "contradictory-chain", nib(
        subviews(view(f"v{i}") for i in range(2000)) + constraints(
            [constraint(f"c{i}", f"v{i}", "width", f"v{i + 1}", constant=1) for i in range(1999)]
            + [constraint("a", "v0", "width", constant=1), constraint("b", "v1999", "width",
                                                                      constant=5)]))
    yield "many-conflicts", nib(
        subviews(view(f"v{i}", constraints(
            [constraint(f"a{i}", f"v{i}", "width", constant=10),
             constraint(f"b{i}", f"v{i}", "width", constant=20)])) for i in range(2500)))
    yield "conflicts-all-to-all", nib(
        subviews(view(f"v{i}") for i in range(100)) + constraints(
            constraint(f"c{i}x{j}", f"v{i}", "leading", f"v{j}", constant=(i * 7 + j * 3) % 11)
            for i in range(90) for j in range(60)))
    yield "preferences-all-to-all", nib(
        subviews(view(f"v{i}") for i in range(100)) + constraints(
            constraint(f"c{i}x{j}", f"v{i}", "leading", f"v{j}", constant=(i * 7 + j * 3) % 11,
                       priority=500 + (i + j) % 7)
            for i in range(90) for j in range(60)))
    yield "inequalities-all-to-all", nib(
        subviews(label(f"v{i}") for i in range(100)) + constraints(
            constraint(f"c{i}x{j}", f"v{i}", "width", f"v{j}",
                       relation="greaterThanOrEqual", multiplier=f"1:{1 + (i + j) % 3}",
                       constant=-((i * 7 + j * 3) % 11))
            for i in range(90) for j in range(60)))
    yield "long-chain", nib(
        subviews(label(f"v{i}") for i in range(2500)) + constraints(
            [constraint(f"c{i}", f"v{i + 1}", "leading", f"v{i}", "trailing", 8)
             for i in range(2499)] + [
                constraint("a", "v0", "leading", "r"), constraint("b", "v2499", "trailing", "r")]))
    yield "equal-widths-chain", nib(
        subviews(label(f"v{i}") for i in range(1600)) + constraints(
            [constraint(f"c{i}", f"v{i + 1}", "leading", f"v{i}", "trailing", 8)
             for i in range(1599)]
            + [constraint(f"w{i}", f"v{i + 1}", "width", f"v{i}") for i in range(1599)]
            + [constraint("a", "v0", "leading", "r"), constraint("b", "v1599", "trailing", "r")]))
    yield "long-text", nib(subviews([label("v", "word " * 180000, ' numberOfLines="0"')])
                           + constraints(pinned("v")))
    yield "long-word", nib(subviews([label("v", "w" * 900000, ' numberOfLines="0"')])
                           + constraints(pinned("v")))
    yield "long-text-narrow", nib(
        subviews([label("v", "a b " * 220000, ' numberOfLines="0"',
                        constraints([constraint("w", "v", "width", constant=1)]))])
        + constraints(pinned("v")))
    yield "long-text-shrinks", nib(
        subviews([label("v", "word " * 180000, ' adjustsFontSizeToFit="YES" minimumScaleFactor="0.1"'
                        ' numberOfLines="3" lineBreakMode="tailTruncation"')])
        + constraints(pinned("v")))
    yield "combining-marks", nib(
        subviews([label("v", "a" + "\u0301" * 450000, ' numberOfLines="0"')])
        + constraints(pinned("v")))
    yield "emoji-family", nib(
        subviews([label("v", "\U0001F468\u200D" * 120000, ' numberOfLines="0"')])
        + constraints(pinned("v")))
    yield "many-lines", nib(subviews([label("v", "&#10;" * 180000, ' numberOfLines="0"')])
                            + constraints(pinned("v")))
    yield "long-text-view", nib(subviews([view(
        "v", "<string key=\"text\">" + "word " * 180000 + "</string>"
        '<fontDescription key="fontDescription" type="system" pointSize="17"/>', "textView",
        ' scrollEnabled="NO"')]) + constraints(pinned("v")))
    yield "many-fragments", nib(subviews([view(
        "v", '<attributedString key="attributedText">' + "".join(
            f'<fragment content="w{i} "><attributes><font key="NSFont" size="{10 + i % 30}" '
            'metaFont="system"/></attributes></fragment>' for i in range(8000))
        + "</attributedString>", "label", ' text="x" numberOfLines="0"')])
        + constraints(pinned("v")))
    yield "huge-font", nib(subviews([view(
        "v", '<fontDescription key="fontDescription" type="system" pointSize="9999999"/>', "label",
        ' text="Word" numberOfLines="0"')]))
    yield "huge-frame", nib(subviews([view("v")]) + "", attributes="").replace(
        'width="393" height="852"', 'width="9999999" height="9999999"')
    yield "huge-metrics", nib(
        subviews([view("v")])
        + '<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>'
        ' <size key="freeformSize" width="9999999" height="9999999"/>').replace(
            'width="393" height="852"', 'width="9999999" height="30"')
    yield "huge-image", nib(
        subviews([view("v", '<imageReference key="image" image="p"/>', "imageView",
                       ' image="p"')]),
        '<resources><image name="p" width="9999999" height="9999999"/></resources>')
    yield "large-picture", nib("").replace('width="393" height="852"',
                                           'width="10900" height="10900"')
    yield "many-variations", nib(
        subviews(view(f"v{i}", "".join(
            f'<variation key="{k}" fixedFrame="YES"><mask key="subviews">'
            f'<exclude reference="v{i + 1}"/></mask></variation>' for k in [
                "default", "widthClass=compact", "heightClass=regular",
                "heightClass=compact-widthClass=regular", "widthClass=regular"]))
            for i in range(1300)))
    yield "one-view-many-variations", nib(
        subviews(view(f"v{i}") for i in range(3000))
        + '<variation key="heightClass=compact"><mask key="subviews">'
        + "".join(f'<exclude reference="v{i}"/>' for i in range(3000)) + "</mask></variation>")
    yield "same-ids", nib(subviews(label("v") for i in range(5000)))
    yield "many-attributes", nib(view("v", attributes="".join(f' a{i}="1"' for i in range(60000))))
    yield "many-names", nib("".join(f"<n{i}/>" for i in range(70000)))
    yield "many-unknown", nib("<strange/>" * 90000)
    yield "deep-unknown", nib("<a>" * 120000 + "</a>" * 120000)
    yield "long-name", nib(f"<{'n' * 450000}></{'n' * 450000}>")
    yield "many-comments", nib("<!--autolayout: ignore-->" * 35000)
    yield "many-bad-numbers", nib(subviews(
        f'<view id="v{i}"><rect key="frame" x="a" y="b" width="c" height="d"/></view>'
        for i in range(9000)))
    yield "many-bad-constraints", nib(subviews([view("v")]) + constraints(
        constraint(f"c{i}", "v", "leading", f"missing{i}") for i in range(9000)))
    yield "many-segments", nib(subviews([view(
        "v", "<segments>" + "".join(f'<segment title="s{i}"/>' for i in range(30000))
        + "</segments>", "segmentedControl")]))
    yield "many-tab-items", nib(subviews([view(
        "v", "<items>" + "".join(f'<tabBarItem title="s{i}" id="i{i}"/>' for i in range(15000))
        + "</items>", "tabBar")]))
    yield "many-tool-items", nib(subviews([view(
        "v", "<items>" + "".join(f'<barButtonItem title="s{i}" id="i{i}"/>' for i in range(15000))
        + "</items>", "toolbar")]) + constraints(pinned("v")))
    yield "many-runtime-attributes", nib("<userDefinedRuntimeAttributes>" + "".join(
        f'<userDefinedRuntimeAttribute type="string" keyPath="k{i}" value="v"/>'
        for i in range(11000)) + "</userDefinedRuntimeAttributes>")
    yield "many-roots", nib("").replace("</objects>", "".join(
        f'<view id="t{i}">{RECT}</view>' for i in range(8000)) + "</objects>")

    def scene(i, inside="", controller="viewController", attributes=""):
        return (f'<scene sceneID="s{i}"><objects><{controller} id="c{i}"{attributes}>'
                f'<view key="view" id="w{i}"><rect key="frame" x="0" y="0" width="393" '
                f'height="852"/></view>{inside}</{controller}></objects></scene>')

    yield "many-scenes", storyboard("".join(scene(i) for i in range(4000)))
    yield "many-segues", storyboard("".join(
        scene(i, "<connections>" + "".join(
            f'<segue destination="c{(i + j) % 60}" kind="show" id="g{i}x{j}"/>'
            for j in range(200)) + "</connections>") for i in range(60)))
    yield "navigation-chain", storyboard("".join(
        f'<scene sceneID="s{i}"><objects><navigationController id="c{i}"><connections><segue '
        f'destination="c{i + 1}" kind="relationship" relationship="rootViewController" id="g{i}"/>'
        '</connections></navigationController></objects></scene>' for i in range(3500)))
    yield "show-chain", storyboard("".join(
        scene(i, f'<connections><segue destination="c{i + 1}" kind="show" id="g{i}"/>'
                 "</connections>") for i in range(3000)))

    def container(i, others):
        boxes = "".join(
            f'<containerView id="b{i}x{j}">{RECT}<connections><segue destination="c{o}" '
            f'kind="embed" id="e{i}x{j}"/></connections></containerView>'
            for j, o in enumerate(others))
        return (f'<scene sceneID="s{i}"><objects><viewController id="c{i}"><view key="view" '
                f'id="w{i}"><rect key="frame" x="0" y="0" width="393" height="852"/>'
                f'<subviews>{boxes}</subviews></view></viewController></objects></scene>')

    yield "embeds-itself", storyboard("".join(container(i, [i, i]) for i in range(3)))
    yield "embeds-doubling", storyboard("".join(container(i, [i + 1, i + 1]) for i in range(40)))
    yield "embeds-all", storyboard("".join(container(i, range(30)) for i in range(30)))
    cell = ('<tableViewCell clipsSubviews="YES" id="k{i}"><rect key="frame" x="0" y="0" width="393" '
            'height="44"/><tableViewCellContentView key="contentView" id="q{i}">{l}'
            '</tableViewCellContentView></tableViewCell>')
    yield "many-cells", storyboard(
        '<scene sceneID="s0"><objects><tableViewController id="c0"><tableView key="view" '
        'dataMode="static" rowHeight="-1" estimatedRowHeight="-1" id="t"><rect key="frame" x="0" '
        'y="0" width="393" height="852"/><sections><tableViewSection id="u"><cells>'
        + "".join(cell.format(i=i, l=subviews([label(f"l{i}")])) for i in range(1700))
        + '</cells></tableViewSection></sections></tableView></tableViewController></objects>'
        '</scene>')
    yield "deep-scroll-views", nib(subviews([nested(
        1300, lambda i, inner: view(
            f"v{i}", (subviews([inner]) + constraints(pinned(f"v{i + 1}", f"v{i}")))
            if inner else "", "scrollView"))]) + constraints(pinned("v0")))
    yield "many-scroll-views", nib(subviews(view(f"v{i}", subviews([label(f"l{i}")]), "scrollView")
                                            for i in range(2000)))
    yield "guides", nib(subviews([view("v")]) + "".join(
        f'<viewLayoutGuide key="safeArea" id="g{i}"/>' for i in range(15000)))
    yield "many-colors", nib("", "<resources>" + "".join(
        f'<namedColor name="n{i}"><color red="0" green="0" blue="0" alpha="1"/></namedColor>'
        for i in range(9000)) + "</resources>")
    yield "many-images", nib("", "<resources>" + "".join(
        f'<image name="n{i}" width="10" height="10"/>' for i in range(15000)) + "</resources>")
    yield "long-identifiers", nib(subviews(
        view("i" * 3000 + str(i)) for i in range(300)))
    yield "autoresized", nib(subviews(
        f'<view id="v{i}">{RECT}<autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>'
        for i in range(7000)))
    yield "deep-autoresized", nib(nested(
        5000, lambda i, inner: f'<subviews><view id="v{i}">{RECT}<autoresizingMask '
        f'key="autoresizingMask" widthSizable="YES"/>{inner}</view></subviews>'))
    yield "truncated", nib(subviews(view(f"v{i}") for i in range(8000)))[:900000]
    yield "entities", (
        '<?xml version="1.0"?><!DOCTYPE document [<!ENTITY a "aaaaaaaaaa">' + "".join(
            f'<!ENTITY {chr(98 + i)} "{("&" + chr(97 + i) + ";") * 10}">' for i in range(12))
        + ']><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">&m;</document>')


def settings():
    yield "flat", "exclude:\n" + "".join(f'  - "a{i}/**/*.x*y*z*"\n' for i in range(9000))
    yield "one-pattern", 'exclude: ["' + "*" * 900000 + '"]\n'
    yield "stars", 'exclude: ["' + "*a" * 400000 + 'b"]\n'
    yield "many-keys", "".join(f"k{i}: 1\n" for i in range(100000))
    yield "brackets", "exclude: " + "[" * 450000 + "]" * 450000
    yield "braces", "exclude: " + "{a: " * 200000 + "}" * 200000
    yield "dashes", "exclude:\n  " + "- " * 400000 + "a\n"
    yield "steps", "".join(" " * i + "a:\n" for i in range(1300))
    yield "anchors", "".join(f"a{i}: &a{i} x\n" for i in range(50000))
    yield "aliases", "a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"a{i}: &a{i} [" + ",".join([f"*a{i - 1}"] * 9) + "]\n" for i in range(1, 12))
    yield "long-line", "a: " + "b" * 1000000
    yield "folded", "a: >\n" + "  b\n" * 240000
    yield "quoted", 'a: "' + "\\x41" * 240000 + '"\n'
    yield "comments", "# a\n" * 240000
    yield "documents", "---\n" * 240000
    yield "tags", "".join(f"k{i}: !<tag:{'x' * 80}> v\n" for i in range(9000))
    yield "directives", "".join(f"%TAG !a{i}! tag:b,c:\n" for i in range(40000)) + "---\na: 1\n"
    yield "rules", "rules:\n" + "".join(f"  r{i}: error\n" for i in range(4900))


def baselines():
    head = '{"version":1,"documents":{'
    yield "documents", head + ",".join(f'"{i:x}":{{}}' for i in range(110000)) + "}}"
    yield "findings", head + '"small.xib":{' + ",".join(f'"{i:x}":1' for i in range(110000)) + "}}}"
    yield "one-key", head + '"small.xib":{' + ",".join(['"":1'] * 190000) + "}}}"
    yield "other-keys", '{"version":1' + "".join(f',"{i:x}":{{}}' for i in range(110000)) + ',"documents":{}}'
    yield "digits", '{"a":[' + ",".join("1" * 490000) + '],"version":1,"documents":{}}'
    yield "nested", "[" * 990000


def other_ids(text, _):
    """The document with all identifiers replaced."""
    names = "id|sceneID|firstItem|secondItem|destination|reference|initialViewController"
    return re.sub(rf'(?<!<device) ({names})="', r' \1="n', text)


def other_values(text, _):
    """The document with other constants, frames, texts and unknown attributes."""
    text = re.sub(r'(constant|x|height|a[0-9]+)="([0-9]+)"',
                  lambda match: f'{match[1]}="{int(match[2]) + 1}"', text)
    return text.replace('"word', '"other word').replace("<strange", "<other")


def other_order(text, _):
    """The document with the contents of each one-line container reversed."""
    def reverse(match):
        parts = re.split(rf'(?=<{match[2]}[ >])', match[3])
        return match[1] + "".join(reversed([part for part in parts if part])) + match[4]
    for container, part in [("subviews", "label"), ("subviews", "view"), ("constraints", "constraint"),
                            ("resources", "image"), ("scenes", "scene"), ("items", "[a-zA-Z]+")]:
        text = re.sub(rf'(<{container}>(?=<({part})[ >]))(.*?)(</{container}>)', reverse, text,
                      flags=re.S)
    return text


def former(text, others):
    """The previous document."""
    return others[-1] if others else nib("")


VERSIONS = {"diff-ids": other_ids, "diff-values": other_values, "diff-order": other_order,
            "diff-next": former, "diff-page": other_values, "diff-png": other_values}


def measure(program, command, path, limit):
    """Runs a command: status, CPU seconds, megabytes, first message."""
    arguments = [program] + command + [path]
    start = time.time()
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=errors)
        most = 0
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.time() - start > limit:
                process.kill()
            time.sleep(0.02)
        errors.seek(0)
        message = errors.read(300).decode("utf-8", "replace").split("\n")[0]
    code = os.waitstatus_to_exitcode(status)
    return code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, message


COMMANDS = {
    "frames": ["frames", "--json"],
    "check": ["check"],
    "full": ["check", "--matrix", "full"],
    "render": ["render"],
    "textconv": ["textconv"],
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--commands", default="frames,check,render")
    parser.add_argument("--only")
    parser.add_argument("--limit", type=float, default=60)
    options = parser.parse_args()
    folder = options.folder or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    only = set(options.only.split(",")) if options.only else None
    worst = (0, 0)
    commands = options.commands.split(",")
    if "settings" in commands:
        document = os.path.join(folder, "small.xib")
        pathlib.Path(document).write_text(nib(""), encoding="utf-8")
        files = [("config", f"{name}.yml", text) for name, text in settings()]
        files += [("baseline", f"baseline-{name}.json", text) for name, text in baselines()]
        for option, name, text in files:
            if only and name.rsplit(".")[0] not in only:
                continue
            path = os.path.join(folder, name)
            pathlib.Path(path).write_text(text, encoding="utf-8")
            code, seconds, megabytes, message = measure(
                options.program, ["check", "--" + option, path], document, options.limit)
            worst = (max(worst[0], seconds), max(worst[1], megabytes))
            mark = "!" if seconds > 1 or megabytes > 100 else " "
            print(f"{mark} {name:30} {len(text) // 1024:4} KB settings {code:4} {seconds:7.2f} s "
                  f"{megabytes:6.0f} MB  {message[-90:]}", flush=True)
        commands.remove("settings")
    texts = []
    for name, text in documents() if commands else []:
        texts = texts[-1:] + [text]
        if only and name not in only:
            continue
        data = text.encode()
        path = os.path.join(
            folder, name + (".storyboard" if "Storyboard" in text[:300] else ".xib"))
        with open(path, "wb") as file:
            file.write(data)
        for command in commands:
            arguments = list(COMMANDS.get(command, ["diff"]))
            if command in VERSIONS:
                other = os.path.join(folder, "old-" + os.path.basename(path))
                pathlib.Path(other).write_text(
                    VERSIONS[command](text, texts[:-1]), encoding="utf-8")
                arguments.append(other)
            output = {"render": "out.png", "diff-page": "out.html", "diff-png": "out.png"}.get(command)
            if output:
                arguments += ["-o", os.path.join(folder, output)]
            code, seconds, megabytes, message = measure(
                options.program, arguments, path, options.limit)
            worst = (max(worst[0], seconds), max(worst[1], megabytes))
            mark = "!" if seconds > 10 or megabytes > 500 else " "
            print(f"{mark} {name:30} {len(data) // 1024:4} KB {command:8} {code:4} {seconds:7.1f} s "
                  f"{megabytes:6.0f} MB  {message[-90:]}", flush=True)
    print(f"worst: {worst[0]:.1f} s, {worst[1]:.0f} MB")


if __name__ == "__main__":
    main()
