#!/usr/bin/env python3
"""Measures the rules about connections between documents and code on cases with known answers.

    Scripts/measure-connections.py [--program PATH] [--show] CASES [CASE …]

CASES contains a folder for each case, with `case.json` and a tree `bad`; cases of repairs have a tree `good` too. A
repair counts if its finding is reported in `bad` and not in `good`. For findings with known answers, the script prints how many
true findings are reported, and how many false findings. The trees are cut out of projects: the script passes the
project's version of Swift, its modules and its absent packages as settings. Trees for identifiers in code lack the
project's documents: the script adds a storyboard that names the classes of the sources. --show lists the cases that
fail. A case that has no tree is left out, and counted.
"""
import argparse, collections, concurrent.futures, json, os, re, shutil, subprocess, tempfile

RULES = {
    'unknown-class': {'unknown-class'}, 'class': {'unknown-class'}, 'wrong-module': {'wrong-module'},
    'missing-outlet': {'missing-outlet', 'outlet-not-objc'}, 'outlet': {'missing-outlet', 'outlet-not-objc'},
    'missing-action': {'missing-action'}, 'action': {'missing-action'}, 'attribute': {'missing-attribute'},
    'missing-attribute': {'missing-attribute'}, 'image': {'missing-image'}, 'color': {'missing-color'},
}
IDENTIFIERS = {'missing-identifier', 'unknown-segue-comparison'}


def rules(kind):
    if kind.startswith('code:') or kind.endswith('-identifier'):
        return IDENTIFIERS
    return RULES[kind.replace('-not-objc', '').replace('missing-attribute', 'attribute')]


def settings(row, folder):
    """Writes the facts that the cut-out tree lacks."""
    modules = [m for m in (row.get('modules of the project') or '').split() if not m.startswith('__')]
    absent = [a for a in (row['absent'] or '').split('+') if a]
    lines = ['code:', f"  folder: {json.dumps(folder)}", f"  swift: {row['swift'] or 0}"]
    if modules: lines.append('  modules: ' + json.dumps(modules))
    if absent: lines.append('  absent-modules: ' + json.dumps(absent))
    return '\n'.join(lines) + '\n'


SCENE = """<scene sceneID="s{0}"><objects><viewController id="v{0}" customClass="{1}" customModuleProvider="target" \
sceneMemberID="viewController"><view key="view" id="w{0}"/></viewController></objects></scene>
"""
STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
<scenes>
{}</scenes>
</document>
"""


def add_storyboard(tree):
    """Adds a storyboard that names the classes of the sources."""
    classes = set()
    for folder, _, files in os.walk(tree):
        for file in files:
            if file.endswith(('.swift', '.m', '.h')):
                text = open(os.path.join(folder, file), errors='replace').read()
                classes |= set(re.findall(r'^[ \t]*(?:[\w@]+ )*class (\w+)|^@interface (\w+)', text, re.M))
    names = sorted({a or b for a, b in classes})
    scenes = ''.join(SCENE.format(number, name) for number, name in enumerate(names))
    open(os.path.join(tree, 'MeasuredClasses.storyboard'), 'w').write(STORYBOARD.format(scenes))


def findings(program, row, source):
    with tempfile.TemporaryDirectory() as folder:
        tree = os.path.join(folder, 'tree')
        shutil.copytree(source, tree)
        if row['kind'].startswith('code:'): add_storyboard(tree)
        config = os.path.join(folder, 'settings.yml')
        open(config, 'w').write(settings(row, tree))
        done = subprocess.run(
            [program, 'check', '--config', config, '-j', '1', '-f', 'json', '--only', ','.join(ALL), '.'],
            cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode > 1 and not done.stdout:
        print(row['case'], done.stderr.decode()[:300])
    return [f for d in json.loads(done.stdout or '{"documents": []}')['documents'] for f in d['findings']]


ALL = sorted(set().union(*RULES.values()) | IDENTIFIERS | {'unknown-unwind'})


def matches(row, finding):
    if finding['rule'] not in rules(row['kind']) or finding.get('name') != row['name']:
        return False
    return finding['rule'] in IDENTIFIERS or finding.get('view') == row['element'] or not row['element']


def judge(program, cases, name):
    row = json.load(open(f'{cases}/{name}/case.json'))
    found = {}
    for state in ('bad', 'good'):
        tree = f'{cases}/{name}/{state}'
        if os.path.isdir(tree):
            found[state] = any(matches(row, f) for f in findings(program, row, tree))
    return name, row, found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('cases')
    parser.add_argument('names', nargs='*')
    parser.add_argument('--program', default='.build/release/autolayout')
    parser.add_argument('--show', action='store_true')
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    names = options.names or sorted(n for n in os.listdir(options.cases) if os.path.exists(f'{options.cases}/{n}/case.json'))
    repairs, labels, missing = collections.Counter(), collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, row, found in pool.map(lambda n: judge(program, options.cases, n), names):
            text = (name, row['repository'], row['kind'], row['class'], row['name'], row['label'], found)
            if 'good' in found or name.startswith('h'):
                isRight = found.get('bad', False) and not found.get('good', False)
                repairs['modules' if row['kind'] == 'wrong-module' else 'others', isRight] += 1
                if not isRight and options.show: print(*text)
            elif 'bad' not in found:
                missing += 1
            else:
                group = row['kind'].split(':')[0]
                labels[group, row['label'], found['bad']] += 1
                if (row['label'] == 'true') != found['bad'] and row['label'] != 'undecided' and options.show:
                    print(*text)
    for group in sorted({g for g, _ in repairs}):
        right, wrong = repairs[group, True], repairs[group, False]
        print(f'repairs ({group}): {right} of {right + wrong} reported before and not after')
    groups = sorted({g for g, _, _ in labels})
    for group in groups + ['all']:
        def count(label, reported):
            return sum(n for (g, l, r), n in labels.items() if l == label and r == reported and group in (g, 'all'))
        true, false = count('true', True), count('false', True)
        print(f'known ({group}): {true} of {true + count("true", False)} true findings reported, '
              f'{false} of {false + count("false", False)} false findings reported')
    print(f'cases with known answers with no tree, left out: {missing}')


main()
