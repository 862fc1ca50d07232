#!/usr/bin/env python3
"""Measures `autolayout check --accessibility`: reports, projects, planted faults, samples.

  measure-accessibility.py reports FILE.tsv      verdicts of published findings and ours
  measure-accessibility.py projects FOLDER...    merged findings of each subfolder
  measure-accessibility.py planted FOLDER [N]    faults put into documents, and taken out again
  measure-accessibility.py sample FOLDER [N]     random findings to read
  measure-accessibility.py rules FOLDER...       findings of every rule, and documents with them

$KINDS chooses among the faults label, height, color and style.
The program is .build/release/autolayout, or $AUTOLAYOUT.
"""
import collections, csv, json, os, random, re, subprocess, sys, tempfile
import xml.etree.ElementTree as ET

PROGRAM = os.environ.get('AUTOLAYOUT', '.build/release/autolayout')
RULES = ['small-target', 'missing-label', 'unlabelled-image', 'label-is-file-name',
         'label-repeats-type', 'low-contrast', 'clipped-at-text-size']


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True)


def layout_rules():
    lines = run('check', '--list-rules').stdout.splitlines()
    return ','.join(line.split()[0] for line in lines if '(accessibility' not in line)


def check(path, *more):
    """The findings below a path."""
    found = run('check', '--accessibility', '--disable', layout_rules(), '-f', 'json', *more, path)
    documents = json.loads(found.stdout)['documents']
    return [dict(f, path=d['path']) for d in documents for f in d['findings']]


# --- Documents ---

def document(content, resources='', rows=''):
    return f'''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
<subviews>{content}</subviews><color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
</view>{rows}</objects>{resources}</document>'''


def rect(w, h, x=20, y=100):
    return f'<rect key="frame" x="{x}" y="{y}" width="{w}" height="{h}"/>'


def color(key, value, alpha=1):
    r, g, b = (int(value[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return f'<color key="{key}" red="{r}" green="{g}" blue="{b}" alpha="{alpha}" colorSpace="custom" customColorSpace="sRGB"/>'


def luminance(value):
    parts = [int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    parts = [p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts]
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2]


def ratio(one, two):
    a, b = sorted((luminance(one), luminance(two)))
    return (b + .05) / (a + .05)


def gray(wanted, against):
    """The gray whose contrast with a color is nearest to a ratio."""
    return min((f'#{g:02X}{g:02X}{g:02X}' for g in range(256)),
               key=lambda c: abs(ratio(c, against) - wanted))


# --- Published findings ---

NAMES = {'white': '#FFFFFF', 'black': '#000000', 'system blue': '#007AFF'}


def size(text):
    if m := re.search(r'([\d.]+) x ([\d.]+)', text): return float(m[1]), float(m[2])
    if m := re.search(r'([\d.]+)(?: and [\d.]+)? high', text): return 120, float(m[1])
    if m := re.search(r'([\d.]+) wide', text): return float(m[1]), 120
    if m := re.match(r'([\d.]+) reported for', text): return float(m[1]), float(m[1])
    if m := re.match(r'([\d.]+)$', text.strip()): return float(m[1]), float(m[1])
    return None


def target(row):
    """The document for a small target."""
    found = size(row['size'])
    if not found: return None
    words = (row['element'] + ' ' + row['why']).lower()
    w, h = found
    if 'chart' in words: return None  # Chart elements exist only in code.
    if 'the frame is 44' in words or 'layout says 50' in words: h = max(h, 44)
    if re.search(r'suggestion|keyboard|grip|drawn by the system', words): return None
    if re.search(r'status line|legend|readout', words):
        return document(f'<label text="Status" id="e">{rect(w, h)}</label>')
    if 'gesture' in words:
        return document(f'''<label text="Title" id="e">{rect(w, h)}<connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c"/></connections></label>''', rows='<tapGestureRecognizer id="g"/>')
    if 'field' in words: return document(f'<textField placeholder="Search" id="e">{rect(w, h)}</textField>')
    return document(f'<button buttonType="custom" id="e">{rect(w, h)}<state key="normal" title="Go"/></button>')


def pairs(row):
    """The row's pairs of colors; a lone ratio means a gray on white."""
    text = row['colors']
    for name, value in NAMES.items(): text = re.sub(rf'\b{name}\b', value, text, flags=re.I)
    hexes = re.findall(r'#[0-9A-Fa-f]{6}', text)
    rest = re.sub(r'#[0-9A-Fa-f]{6}', ' ', text)
    numbers = [float(n) for n in re.findall(r'\d+\.\d+', rest) if 1.2 <= float(n) <= 21]
    if m := re.search(r'(#\w{6}) on (#\w{6})', text): return [(m[1], m[2])]
    if len(hexes) == 1 and numbers: return [(hexes[0], gray(numbers[0], hexes[0]))]
    return [(gray(n, '#FFFFFF'), '#FFFFFF') for n in numbers]


def label(front, back, note=''):
    return document(f'''<view id="v">{rect(200, 60)}<subviews><label text="Text" id="e">{rect(150, 30, 10, 10)}{color("textColor", front)}<fontDescription key="fontDescription" type="system" pointSize="15"/>{note}</label></subviews>{color("backgroundColor", back)}</view>''')


def cut(row):
    """The document for text that is cut, in the given box."""
    found = size(row['size'])
    if not found: return None
    words = (row['element'] + ' ' + row['why']).lower()
    w, h = found
    font = '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
    own = f'translatesAutoresizingMaskIntoConstraints="NO" id="e"'
    limits = f'<constraints><constraint firstAttribute="width" constant="{w}" id="w"/></constraints>'
    if re.search(r'\bbar\b|search field of the system', words):
        return document(f'<searchBar id="e">{rect(w, h)}</searchBar>')
    if 'field' in words: return document(f'<textField text="Some amount" {own}>{rect(w, h)}<constraints><constraint firstAttribute="width" constant="{w}" id="w"/><constraint firstAttribute="height" constant="{h}" id="h"/></constraints>{font}</textField>')
    lines = 8 if 'limit' in words else 1
    text = 'Some words as a title' if lines == 1 else 'Some words as a synopsis. ' * 12
    return document(f'<label text="{text}" numberOfLines="{lines}" lineBreakMode="tailTruncation" adjustsFontForContentSizeCategory="YES" {own}>{rect(w, h)}{limits}{font}</label>')


def reports(path):
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for row in csv.DictReader(open(path), delimiter='\t'):
            if row['verdict'] not in ('real', 'false', 'by-design', 'system'): continue
            rule, documents = None, []
            if row['kind'] == 'hitRegion': rule, documents = 'small-target', [target(row)]
            if row['kind'] == 'contrast':
                note = '<!-- autolayout:disable low-contrast -->' if 'scoped exception' in row['why'] else ''
                rule, documents = 'low-contrast', [label(a, b, note) for a, b in pairs(row)]
            if row['kind'] == 'textClipped': rule, documents = 'clipped-at-text-size', [cut(row)]
            documents = [d for d in documents if d]
            for number, made in enumerate(documents):
                open(os.path.join(folder, f"{row['number']}-{number}.xib"), 'w').write(made)
            if documents: rows.append((row, rule))
        found = {(os.path.basename(f['path']).split('-')[0], f['rule']) for f in check(folder)}
    right = collections.Counter()
    for row, rule in rows:
        ours = 'finding' if (row['number'], rule) in found else 'nothing'
        wanted = 'finding' if row['verdict'] == 'real' else 'nothing'
        word = 'right' if ours == wanted else 'code only' if row['from documents'] == 'code' else 'WRONG'
        right[word] += 1
        print(f"{row['number']:>4} {row['kind']:12} {row['verdict']:10} {ours:8} {word:9} {row['element'][:44]} {row['size'] or row['colors']}")
    print(dict(right))


# --- Projects ---

def projects(folders):
    rows = []
    disabled = layout_rules()
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            if not os.path.isdir(path): continue
            found = run('check', '--accessibility', '--disable', disabled, path)
            lines = [l for l in found.stdout.splitlines() if re.search(r' \[[a-z-]+\]$', l)]
            m = re.search(r' in (\d+) document', found.stderr)
            if not m: continue
            kinds = collections.Counter(re.search(r': (error|warning|note): ', l)[1] for l in lines)
            rules = collections.Counter(l.rsplit('[', 1)[1][:-1] for l in lines)
            rows.append((int(m[1]), len(lines), name, kinds, rules))
    for documents, count, name, kinds, rules in sorted(rows, key=lambda r: r[:2]):
        print(f'{documents:4} documents {count:4} findings  {name[:40]:40} {dict(kinds)} {dict(rules)}')
    for title, some in (('up to 30 documents', [r for r in rows if r[0] <= 30]), ('all', rows)):
        if not some: continue
        counts = sorted(r[1] for r in some)
        print(f'{title}: {len(some)} projects, median {counts[len(counts) // 2]}, p75 {counts[len(counts) * 3 // 4]}, '
              f'under 20: {100 * sum(c < 20 for c in counts) / len(counts):.0f} %')


# --- Planted faults ---

def documents(folder):
    found = [os.path.join(r, f) for r, _, fs in os.walk(folder) for f in fs if f.endswith(('.xib', '.storyboard'))]
    return sorted(found)


def child(e, tag, key):
    return next((c for c in e if c.tag == tag and c.get('key') == key), None)


def replace(e, tag, key, new):
    old = child(e, tag, key)
    if old is not None: e.remove(old)
    if new is not None: e.append(new)


def made(text): return ET.fromstring(text)


def plant(root, kind, generator, heals):
    """Puts a fault into a random element, or the repair; returns the element's id and the rule."""
    shown = [e for e in root.iter() if e.get('id') and e.get('hidden') != 'YES' and child(e, 'rect', 'frame') is not None and float(child(e, 'rect', 'frame').get('width')) > 30]
    if kind in ('label', 'height'):
        some = [e for e in shown if e.tag == 'button' and not e.get('customClass') and e.find('buttonConfiguration') is None and e.get('enabled') != 'NO' and e.get('userInteractionEnabled') != 'NO']
    else:
        some = [e for e in shown if e.tag == 'label' and not e.get('customClass') and (e.get('text') or '').strip() and e.get('enabled') != 'NO' and e.find('attributedString') is None]
    if not some: return None
    e = generator.choice(some)
    if kind == 'label':
        for s in e.findall('state'): e.remove(s)
        e.append(made('<state key="normal" image="ic_planted_24"/>'))
        replace(e, 'accessibility', 'accessibilityConfiguration', made('<accessibility key="accessibilityConfiguration" label="Planted"/>') if heals else None)
        rule = 'missing-label'
    elif kind == 'height':
        height = '50' if heals else '20'
        frame = child(e, 'rect', 'frame')
        frame.set('height', height)
        frame.set('width', '60')
        own = e.find('constraints')
        if own is not None: e.remove(own)
        e.append(made(f'<constraints><constraint firstAttribute="height" constant="{height}" id="planted"/><constraint firstAttribute="width" constant="60" id="planted2"/></constraints>'))
        rule = 'small-target'
    elif kind == 'color':
        replace(e, 'color', 'textColor', made(color('textColor', '#000000' if heals else '#B0B0B0')))
        replace(e, 'color', 'backgroundColor', made(color('backgroundColor', '#FFFFFF')))
        rule = 'low-contrast'
    else:
        replace(e, 'fontDescription', 'fontDescription', made('<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>' if heals else '<fontDescription key="fontDescription" type="system" pointSize="17"/>'))
        if heals: e.set('adjustsFontForContentSizeCategory', 'YES')
        rule = 'fixed-font'
    return e.get('id'), rule


def planted(folder, count):
    every = documents(folder)
    random.Random(75).shuffle(every)
    for kind in os.environ.get('KINDS', 'label height color style').split():
        with tempfile.TemporaryDirectory() as place:
            chosen = {}
            for number, path in enumerate(every):
                if len(chosen) == count: break
                for heals in (False, True):
                    try: tree = ET.parse(path)
                    except ET.ParseError: break
                    root = tree.getroot()
                    runtime = root.get('targetRuntime', '')
                    if root.get('launchScreen') == 'YES' or not runtime.startswith(('iOS', 'iphone')): break
                    fault = plant(root, kind, random.Random(number), heals)
                    if not fault: break
                    chosen[number] = (path, *fault)
                    tree.write(os.path.join(place, f"{number}-{'repair' if heals else 'fault'}{os.path.splitext(path)[1]}"))
            found = {(os.path.basename(f['path']).split('.')[0], f['rule'], f['view']) for f in check(place, '--accessibility=all')}
        missed = [n for n, (_, id, rule) in chosen.items() if (f'{n}-fault', rule, id) not in found]
        kept = [n for n, (_, id, rule) in chosen.items() if (f'{n}-repair', rule, id) in found]
        for number in missed + kept:
            print(f"  {kind} {'missed' if number in missed else 'not gone'}: {os.path.basename(chosen[number][0])} {chosen[number][1]}")
        print(f'{kind}: {len(chosen) - len(missed)} of {len(chosen)} found, {len(chosen) - len(kept)} gone')


def sample(folder, count):
    generator = random.Random(75)
    every = documents(folder)
    generator.shuffle(every)
    found = run('check', '--accessibility', '--disable', layout_rules(), '-f', 'json', *every[:200])
    all = [dict(f, path=d['path']) for d in json.loads(found.stdout)['documents'] for f in d['findings']]
    print(len(all), 'findings in', len(every[:200]), 'documents')
    for f in generator.sample(all, min(count, len(all))):
        print(f"{os.path.basename(f['path'])}:{f['line']} {f['severity']} {f['rule']} {f['view']}: {f['message']}")


def rules(folders):
    found = run('check', '--accessibility=all', '--disable', layout_rules(), '-f', 'json', *folders)
    checked = [d for d in json.loads(found.stdout)['documents'] if not d.get('problem')]
    print(len(checked), 'documents')
    names = [l.split()[0] for l in run('check', '--list-rules').stdout.splitlines() if '(accessibility' in l]
    for name in names:
        numbers = [sum(f['rule'] == name for f in d['findings']) for d in checked]
        print(f'| `{name}` | {sum(numbers):,} | {sum(n > 0 for n in numbers):,} |')


if __name__ == '__main__':
    if len(sys.argv) < 3: sys.exit(__doc__)
    what, first = sys.argv[1], sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3].isdigit() else 100
    {'reports': lambda: reports(first), 'projects': lambda: projects(sys.argv[2:]),
     'planted': lambda: planted(first, count), 'sample': lambda: sample(first, count),
     'rules': lambda: rules(sys.argv[2:])}[what]()
