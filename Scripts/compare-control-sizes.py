#!/usr/bin/env python3
"""Compares the computed sizes of controls with the sizes recorded by Interface Builder, and prints a table.

usage: compare-control-sizes.py DOCUMENTS --command .build/release/autolayout

DOCUMENTS is a folder of .storyboard and .xib files, which the command lays out (`frames --json`). A row is a class of
view and a generation of Xcode. It counts only sides that the control chose itself: no constraint sets the side, Xcode
flagged nothing in the scene, and no stack view stretches the control.
"""
import argparse, collections, glob, json, os, subprocess
import xml.etree.ElementTree as ET

CLASSES = ['label', 'button', 'imageView', 'textField', 'textView', 'switch', 'slider', 'stepper', 'segmentedControl',
           'progressView', 'activityIndicatorView', 'pageControl', 'datePicker', 'pickerView', 'searchBar',
           'navigationBar', 'toolbar', 'tabBar']
HORIZONTAL = {'width', 'leading', 'trailing', 'left', 'right', 'leadingMargin', 'trailingMargin'}
VERTICAL = {'height', 'top', 'bottom', 'topMargin', 'bottomMargin'}


def number(text):
    try:
        return float(text)
    except (TypeError, ValueError):
        return 0.0


def era(tools):
    return ('to Xcode 8' if tools < 12000 else 'Xcode 9-10' if tools < 14800 else 'Xcode 11-12' if tools < 19000 else
            'Xcode 13-15' if tools < 24000 else 'from Xcode 16')


def free_sides(path):
    """(identifier, class, era, whether the control chose width and height, recorded size) of each control."""
    root = ET.parse(path).getroot()
    parent = {child: element for element in root.iter() for child in element}
    tools = number((root.get('toolsVersion') or '').split('.')[0])
    flagged = any(e.get('misplaced') == 'YES' or e.get('ambiguous') == 'YES' for e in root.iter())
    held = collections.defaultdict(list)
    for constraint in root.iter('constraint'):
        first = constraint.get('firstItem')
        owner = parent.get(parent.get(constraint))
        held[first or (owner.get('id') if owner is not None else None)].append(constraint.get('firstAttribute'))
        held[constraint.get('secondItem')].append(constraint.get('secondAttribute'))
    for element in root.iter():
        rect = next((c for c in element if c.tag == 'rect' and c.get('key') == 'frame'), None)
        if element.tag not in CLASSES or rect is None or flagged or element.get('customClass'):
            continue
        if element.get('translatesAutoresizingMaskIntoConstraints') != 'NO' or element.get('adjustsFontSizeToFit') == 'YES':
            continue
        above = parent.get(parent[element])
        arranged = above is not None and above.tag == 'stackView'
        sides = held[element.get('id')]
        wide = sum(s in HORIZONTAL for s in sides) < 2 and 'width' not in sides and not arranged
        high = sum(s in VERTICAL for s in sides) < 2 and 'height' not in sides and not arranged
        yield element.get('id'), element.tag, era(tools), wide, high, (number(rect.get('width')), number(rect.get('height')))


def ours(command, paths):
    """The sizes of all views by document and identifier."""
    sizes = {}
    for start in range(0, len(paths), 200):
        lines = subprocess.run([command, 'frames', '--json', *paths[start:start + 200]], capture_output=True).stdout
        for line in lines.splitlines():
            document = json.loads(line)
            sizes[document['document']] = {
                view['id']: (view['frame']['width'], view['frame']['height'])
                for scene in document['scenes'] for view in scene['views']}
    return sizes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('documents')
    parser.add_argument('--command', required=True)
    arguments = parser.parse_args()
    table = collections.defaultdict(lambda: [[], []])
    paths = [path for path in sorted(glob.glob(os.path.join(arguments.documents, '*')))
             if path.endswith(('.xib', '.storyboard'))]
    sizes = ours(arguments.command, paths)
    for path in paths:
        for identifier, kind, when, wide, high, recorded in free_sides(path):
            size = sizes.get(path, {}).get(identifier)
            for axis, free in ((0, wide), (1, high)):
                if free and size:
                    table[kind, when][axis].append(abs(size[axis] - recorded[axis]))
    print('| control | recorded by | widths | within 0.5 | within 1 | heights | within 0.5 | within 1 |')
    print('|---|---|---:|---:|---:|---:|---:|---:|')
    eras = ['to Xcode 8', 'Xcode 9-10', 'Xcode 11-12', 'Xcode 13-15', 'from Xcode 16']

    def cells(errors):
        share = lambda limit: f'{sum(e <= limit + .01 for e in errors) / len(errors):.1%}' if errors else ''
        return f'{len(errors)} | {share(.5)} | {share(1)}'

    for kind in CLASSES:
        together = [[e for when in eras for e in table[kind, when][axis]] for axis in (0, 1)]
        for when, errors in [(when, table[kind, when]) for when in eras] + [('all', together)]:
            if errors[0] or errors[1]:
                print(f'| {kind} | {when} | {cells(errors[0])} | {cells(errors[1])} |')


if __name__ == '__main__':
    main()
