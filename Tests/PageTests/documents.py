"""Generates the documents for the tests of the page with a given size."""

import random
import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr

EXAMPLES = Path(__file__).resolve().parents[2] / "Examples"
WORDS = "Account Orders Balance Delivery Address Payment Details Summary Messages Profile Filter Results Basket Review".split()
BLUE = '<color key="backgroundColor" red="0.3" green="0.5" blue="0.9" alpha="1" colorSpace="calibratedRGB"/>'
GREY = '<color key="backgroundColor" white="0.95" alpha="1" colorSpace="calibratedWhite"/>'
KINDS = ["label", "button", "imageView", "view", "textField"]


def rect(x, y, width, height):
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def view_element(identifier, kind, name, frame, inner="", more=""):
    attributes = f'id="{identifier}" userLabel={quoteattr(name)} translatesAutoresizingMaskIntoConstraints="NO"{more}'
    content = rect(*frame) + inner
    if kind == "label":
        attributes += f' text={quoteattr(name)} horizontalHuggingPriority="251" verticalHuggingPriority="251"'
        content += '<fontDescription key="fontDescription" type="system" pointSize="15"/>'
    if kind == "button":
        attributes += ' buttonType="system"'
        content += f'<state key="normal" title={quoteattr(name)}/>'
    return f"<{kind} {attributes}>{content}</{kind}>"


def scene_element(index, count, random_numbers, destination, columns):
    """A scene of about `count` views: cards in rows, with a few controls in each."""
    prefix = f"s{index:03d}"
    cards, constraints, made = [], [], 1
    card = 0
    while made < count:
        inside, y = [], 8
        for row in range(min(5, count - made - 1)):
            identifier = f"{prefix}-{card:02d}-{row:02d}"
            kind = KINDS[(row + card) % len(KINDS)]
            name = random_numbers.choice(WORDS) + f" {row + 1}"
            inside.append((identifier, kind, name, (8, y + row * 12 if count > 150 else y + row * 24, 160, 10 if count > 150 else 20)))
            made += 1
        height = (12 if count > 150 else 24) * max(len(inside), 1) + 12
        identifier = f"{prefix}-{card:02d}-vw"
        own = "".join(
            f'<constraint firstItem="{i}" firstAttribute="leading" secondItem="{identifier}" secondAttribute="leading"'
            f' constant="8" id="{i}-c"/>'
            f'<constraint firstItem="{i}" firstAttribute="top" secondItem="{identifier}" secondAttribute="top"'
            f' constant="{int(f[1])}" id="{i}-t"/>'
            for i, _, _, f in inside)
        x = 16 + (card % 2) * 185
        top = 70 + (card // 2) * (height + 6)
        cards.append(view_element(
            identifier, "view", f"Card {card + 1}", (x, top, 176, height),
            "<subviews>" + "".join(view_element(*v) for v in inside) + "</subviews>"
            f"<constraints>{own}</constraints>"))
        constraints.append(
            f'<constraint firstItem="{identifier}" firstAttribute="leading" secondItem="{prefix}-vw-root"'
            f' secondAttribute="leading" constant="{x}" id="{prefix}-{card:02d}-lc"/>'
            f'<constraint firstItem="{identifier}" firstAttribute="top" secondItem="{prefix}-vw-root"'
            f' secondAttribute="top" constant="{top}" id="{prefix}-{card:02d}-tc"/>')
        made += 1
        card += 1
    segue = "" if destination is None else (
        f'<connections><segue destination="s{destination:03d}-vc-con" kind="{["show", "presentation", "embed"][index % 3]}"'
        f' id="{prefix}-sg-out"/></connections>')
    return screen(prefix, f"{WORDS[index % len(WORDS)]} {index + 1}", cards, constraints,
                  ((index % columns) * 600, (index // columns) * 1050), segue)


def screen(prefix, title, subviews, constraints, point, connections=""):
    """A scene that has a view controller whose view has these subviews."""
    x, y = point
    return f"""
        <scene sceneID="{prefix}-sc-ene">
            <objects>
                <viewController title={quoteattr(title)} id="{prefix}-vc-con" sceneMemberID="viewController">
                    <view key="view" id="{prefix}-vw-root">{rect(0, 0, 393, 852)}
                        <subviews>{"".join(subviews)}</subviews>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        <constraints>{"".join(constraints)}</constraints>
                    </view>{connections}
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="{prefix}-fr-res" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{x}" y="{y}"/>
        </scene>"""


def storyboard(scenes, views, columns=8, seed=1):
    """A storyboard with a number of scenes that have a number of views each (an integer or a range)."""
    numbers = random.Random(seed)
    low, high = views if isinstance(views, tuple) else (views, views)
    texts = [scene_element(i, numbers.randint(low, high), numbers, i + 1 if i + 1 < scenes else None, columns) for i in range(scenes)]
    return document(texts, "s000-vc-con")


def document(scenes, initial):
    """A storyboard of given scenes."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="{initial}">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>{"".join(scenes)}
    </scenes>
</document>
"""


def stretching_scene(rows):
    """A screen with six views in each row, which follow the width: labels between an image and a button, lines, bars."""
    prefix, parts, constraints = "st", [], []

    def tie(first, attribute, second, other, constant, identifier):
        constraints.append(
            f'<constraint firstItem="{first}" firstAttribute="{attribute}" secondItem="{second}" secondAttribute="{other}"'
            f' constant="{constant}" id="{identifier}"/>')

    for row in range(rows):
        one = f"{prefix}-{row:02d}"
        names = {kind: f"{one}-{kind}" for kind in ("bx", "im", "lb", "bt", "ln", "br")}
        inner = "".join([
            view_element(names["im"], "imageView", f"Image {row + 1}", (4, 1, 12, 12)),
            view_element(names["lb"], "label", f"{WORDS[row % len(WORDS)]} of a customer who has a long name {row + 1}", (20, 1, 200, 12),
                         more=' horizontalCompressionResistancePriority="749"'),
            view_element(names["bt"], "button", "More", (250, 1, 60, 12)),
            view_element(names["ln"], "view", f"Line {row + 1}", (4, 13, 350, 1), BLUE),
            view_element(names["br"], "view", f"Bar {row + 1}", (4, 2, 100, 10), BLUE),
        ])
        parts.append(view_element(names["bx"], "view", f"Row {row + 1}", (8, 40 + row * 16, 377, 15), f"<subviews>{inner}</subviews>{GREY}"))
        for index, (first, attribute, second, other, constant) in enumerate([
            ("bx", "leading", None, "leading", 8), (None, "trailing", "bx", "trailing", 8), ("bx", "top", None, "top", 40 + row * 16),
            ("im", "leading", "bx", "leading", 4), ("im", "top", "bx", "top", 1),
            ("lb", "leading", "im", "trailing", 4), ("lb", "top", "bx", "top", 1), ("bt", "leading", "lb", "trailing", 4),
            ("br", "leading", "bt", "trailing", 4), ("bx", "trailing", "br", "trailing", 4), ("bt", "top", "bx", "top", 1),
            ("br", "top", "bx", "top", 2), ("ln", "leading", "bx", "leading", 4), ("bx", "trailing", "ln", "trailing", 4), ("ln", "top", "bx", "top", 13),
        ]):
            root = f"{prefix}-vw-root"
            tie(names.get(first, root), attribute, names.get(second, root), other, constant, f"{one}-c{index:02d}")
        for index, (item, attribute, constant) in enumerate([
            ("bx", "height", 15), ("im", "width", 12), ("im", "height", 12), ("bt", "height", 12), ("lb", "height", 12),
            ("br", "height", 10), ("ln", "height", 1),
        ]):
            constraints.append(f'<constraint firstItem="{names[item]}" firstAttribute="{attribute}" constant="{constant}" id="{one}-s{index:02d}"/>')
        # The bar has a third of the row's width, the label the rest.
        constraints.append(
            f'<constraint firstItem="{names["br"]}" firstAttribute="width" secondItem="{names["bx"]}" secondAttribute="width"'
            f' multiplier="0.3" id="{one}-m00"/>')
    return screen(prefix, "Stretching", parts, constraints, (0, 0))


def write_documents(folder):
    """The documents of the tests: two of the examples, eight scenes, a hundred, and two of 300 views."""
    folder = Path(folder)
    for name in ("Login.storyboard", "Settings.storyboard", "Faulty.storyboard", "FeedCell.xib"):
        (folder / name).write_bytes((EXAMPLES / name).read_bytes())
    (folder / "Shop.storyboard").write_text(storyboard(8, (20, 60), columns=4))
    (folder / "Hundred.storyboard").write_text(storyboard(100, (20, 60), columns=10))
    (folder / "Large.storyboard").write_text(storyboard(1, 300))
    (folder / "Stretching.storyboard").write_text(document([stretching_scene(50)], "st-vc-con"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: documents.py FOLDER")
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    write_documents(sys.argv[1])
