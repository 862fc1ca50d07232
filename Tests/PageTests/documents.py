"""Writes the documents on which the tests of the page run: they are made, so that their size is a parameter."""

import random
from pathlib import Path
from xml.sax.saxutils import quoteattr

WORDS = "Account Orders Balance Delivery Address Payment Details Summary Messages Profile Filter Results Basket Review".split()
KINDS = ["label", "button", "imageView", "view", "textField"]


def rect(x, y, width, height):
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def view_element(identifier, kind, name, frame, inner=""):
    attributes = f'id="{identifier}" userLabel={quoteattr(name)} translatesAutoresizingMaskIntoConstraints="NO"'
    content = rect(*frame) + inner
    if kind == "label":
        attributes += f' text={quoteattr(name)} horizontalHuggingPriority="251" verticalHuggingPriority="251"'
        content += '<fontDescription key="fontDescription" type="system" pointSize="15"/>'
    if kind == "button":
        attributes += ' buttonType="system"'
        content += f'<state key="normal" title={quoteattr(name)}/>'
    return f"<{kind} {attributes}>{content}</{kind}>"


def scene_element(index, count, random_numbers, destination, columns):
    """A scene of some `count` views: cards in rows, a few controls in each."""
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
    x, y = (index % columns) * 600, (index // columns) * 1050
    return f"""
        <scene sceneID="{prefix}-sc-ene">
            <objects>
                <viewController title="{WORDS[index % len(WORDS)]} {index + 1}" id="{prefix}-vc-con" sceneMemberID="viewController">
                    <view key="view" id="{prefix}-vw-root">{rect(0, 0, 393, 852)}
                        <subviews>{"".join(cards)}</subviews>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        <constraints>{"".join(constraints)}</constraints>
                    </view>{segue}
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="{prefix}-fr-res" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{x}" y="{y}"/>
        </scene>"""


def storyboard(scenes, views, columns=8, seed=1):
    """A storyboard of so many scenes, each of so many views (a number, or a range of numbers)."""
    numbers = random.Random(seed)
    low, high = views if isinstance(views, tuple) else (views, views)
    texts = [scene_element(i, numbers.randint(low, high), numbers, i + 1 if i + 1 < scenes else None, columns) for i in range(scenes)]
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="s000-vc-con">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>{"".join(texts)}
    </scenes>
</document>
"""


def write_documents(folder, examples):
    """The documents of the tests: two of the examples, eight scenes, a hundred, and one of 300 views."""
    folder = Path(folder)
    for name in ("Login.storyboard", "Settings.storyboard", "Faulty.storyboard", "FeedCell.xib"):
        (folder / name).write_bytes((Path(examples) / name).read_bytes())
    (folder / "Shop.storyboard").write_text(storyboard(8, (20, 60), columns=4))
    (folder / "Hundred.storyboard").write_text(storyboard(100, (20, 60), columns=10))
    (folder / "Large.storyboard").write_text(storyboard(1, 300))
