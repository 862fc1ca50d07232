#!/usr/bin/env python3
"""Fits the advances of the iOS system font to recorded label widths and writes the tables of TextMetrics.

usage: fit-system-font.py --labels labels.tsv [--buttons DIR] --inter DIR [--output DIR] [--report]

  --labels   tab-separated records, one label a line: text, fontType, size, weight, numberOfLines, width, height,
             widthIntrinsic, heightIntrinsic, toolsVersion, device, file (what Interface Builder saved)
  --buttons  a folder of Interface Builder documents; the titles of plain buttons are further samples
  --inter    the folder of the Inter font family (OTF, SIL Open Font Licence): its advances and kerning are the prior
  --output   the folder that receives the generated Swift files
  --report   prints how many heights are exact, and the cross-validated errors of widths (8 folds: by label, and by
             text, where no text is in training and in test)

Needs numpy, scipy and fontTools. The product needs neither this script nor its inputs.

The model is linear.  Per em, a character c of weight w in the text (T) or display (D) design advances by

    f T_w(c) + T_w(c)/T_400(c) (d_c [+ e_c when w is not regular]) + (o_w + s_w (T_w(c) - 0.55))

display: the same with g, D_w and one more correction per character; the two designs are blended by the size.
Added per character: the published tracking of the size, a correction per size and generation, one constant per
generation; per pair: k times Inter's kerning.  Ridge terms hold every correction near zero where records are few.
A record says only that the width lay in (w - pixel, w]: the loss is zero inside and Cauchy outside, because some
records are stale.  Labels whose width is not free, and buttons, join with half weight where the fit so far already
explains them within 1.2 points (two rounds), never with a text that is being tested.

Generations: 0 = Xcode 6-8, 1 = Xcode 9-11 (San Francisco Text below 20 points, Display from 20), 2 = Xcode 12 and
later (one variable font, optical size from 17 to 28 points).
"""
import argparse, collections, csv, glob, math, os, random, unicodedata
import xml.etree.ElementTree as ET
import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import spsolve
from fontTools.ttLib import TTFont

WEIGHTS = ['Thin', 'ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black']
NAMES = {'ultraLight': 'Thin', 'thin': 'ExtraLight', 'light': 'Light', '': 'Regular', 'regular': 'Regular',
         'medium': 'Medium', 'semibold': 'SemiBold', 'bold': 'Bold', 'heavy': 'ExtraBold', 'black': 'Black'}
AT3X = {'retina5_5', 'retina5_9', 'retina6_5', 'retina6_0', 'retina6_12', 'retina6_7', 'retina6_72', 'retina6_3',
        'retina6_9'}
# Published tracking of San Francisco in thousandths of an em, by point size.
TRACKING_TEXT = {6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -24, 18: -25,
                 19: -26}
TRACKING_DISPLAY = {20: 19, 21: 18, 22: 17, 23: 16, 24: 15, 25: 14, 26: 14, 27: 14, 28: 13, 30: 12, 34: 11, 36: 10,
                    44: 8, 50: 7, 60: 4, 70: 2, 80: 0}
TRACKING_VARIABLE = {6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
                     18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 30: 14,
                     32: 13, 34: 12, 36: 10, 40: 10, 44: 8, 50: 7, 60: 4, 70: 2, 80: 0}
RIDGE = {'f': 1e-6, 'g': 1e-6, 'c': 30, 'cD': 100, 'cW': 1500, 't': 2000, 't2': 5e3, 'gen': 3, 'D': 1, 'Dgen': 1,
         'Dslope': 2000, 'o': 3, 's': 20, 'oD': 10, 'sD': 20, 'k': 1}
PRIOR = {'f': .97, 'g': .97, 'k': .8}
LOOKALIKES = dict(zip('АВЕЅІЈКМНОРСТХаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABESIJKMHOPCTXaeopcyxijshdqwABEZHIKMNOPTYXo'))


def base(c):
    """The Latin letter whose shape (and so whose correction and kerning) a character shares, or itself."""
    d = unicodedata.normalize('NFD', c)
    c = d[0] if len(d) > 1 and all(unicodedata.combining(x) for x in d[1:]) else c
    return LOOKALIKES.get(c, {'’': "'", '‘': "'", '“': '"', '”': '"', 'ı': 'i', '\u00a0': ' ', '‑': '-'}.get(c, c))


def load_inter(folder):
    advances, kerning = {}, {}
    for family in ('Inter', 'InterDisplay'):
        for weight in WEIGHTS:
            font = TTFont(os.path.join(folder, f'{family}-{weight}.otf'))
            upm, hmtx = font['head'].unitsPerEm, font['hmtx']
            advances[family, weight] = {chr(cp): hmtx[g][0] / upm for cp, g in font.getBestCmap().items()}
            if family == 'Inter' or weight == 'Regular':
                kerning[family, weight] = pair_kerning(font)
    return advances, kerning


def pair_kerning(font):
    """Pair adjustments of printable ASCII, in em."""
    reverse = {g: chr(cp) for cp, g in font.getBestCmap().items() if 32 <= cp < 127}
    gpos, upm, pairs = font['GPOS'].table, font['head'].unitsPerEm, {}
    lookups = dict.fromkeys(i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == 'kern'
                            for i in f.Feature.LookupListIndex)
    value = lambda r: getattr(r, 'XAdvance', 0) if r else 0
    for index in lookups:
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for first, records in zip(table.Coverage.glyphs, table.PairSet):
                    for r in records.PairValueRecord:
                        if first in reverse and r.SecondGlyph in reverse:
                            pairs.setdefault((reverse[first], reverse[r.SecondGlyph]), value(r.Value1) / upm)
                continue
            covered = set(table.Coverage.glyphs)
            for first in reverse:
                if first not in covered:
                    continue
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second in reverse:
                    v = value(row[table.ClassDef2.classDefs.get(second, 0)].Value1)
                    if v:
                        pairs.setdefault((reverse[first], reverse[second]), v / upm)
    return {p: v for p, v in pairs.items() if v}


def simple(text):
    return text.strip() and '\\n' not in text and all(ord(c) < 0x250 or 0x2000 <= ord(c) < 0x2100 for c in text)


def number(text):
    try:
        return float(text)
    except (TypeError, ValueError):
        return 0.0


# Point sizes of the text styles at the content-size categories from xS to xxxL; L, the fourth, is the default.
STYLES = {'Title0': (31, 32, 33, 34, 36, 38, 40), 'Title1': (25, 26, 27, 28, 30, 32, 34),
          'Title2': (19, 20, 21, 22, 24, 26, 28), 'Title3': (17, 18, 19, 20, 22, 24, 26),
          'Headline': (14, 15, 16, 17, 19, 21, 23), 'Body': (14, 15, 16, 17, 19, 21, 23),
          'Callout': (13, 14, 15, 16, 18, 20, 22), 'Subhead': (12, 13, 14, 15, 17, 19, 21),
          'Footnote': (12, 12, 12, 13, 15, 17, 19), 'Caption1': (11, 11, 11, 12, 14, 16, 18),
          'Caption2': (11, 11, 11, 11, 13, 15, 17)}


def content_sizes(rows):
    """The content-size category each document was saved under: the one that explains most heights of its styled labels."""
    heights = collections.defaultdict(list)
    for r in rows:
        if r['fontType'].startswith('style:'):
            heights[r['file']].append((STYLES[r['fontType'].rsplit('TextStyle', 1)[1]], number(r['height'])))

    def explained(labels, category):
        return sum(any(abs(math.ceil(1.193359 * sizes[category] * scale - 1e-3) / scale - height) < .02
                       for scale in (1, 2, 3)) for sizes, height in labels)

    return {file: max(range(7), key=lambda c: (explained(labels, c), -abs(c - 3))) for file, labels in heights.items()}


def load_labels(path):
    with open(path, encoding='utf-8') as handle:
        rows = list(csv.DictReader(handle, delimiter='\t', quoting=csv.QUOTE_NONE))
    fractional = lambda v: abs(v - round(v)) > .01
    pixel_files = {r['file'] for r in rows if fractional(number(r['width'])) or fractional(number(r['height']))}
    categories = content_sizes(rows)
    samples = []
    for r in rows:
        kind, size, width, height = r['fontType'], number(r['size']), number(r['width']), number(r['height'])
        style = kind.startswith('style:')
        if not (style or kind in ('system', 'boldSystem')) or size < 5 or not simple(r['text']):
            continue
        one = r['numberOfLines'] == '1'
        if not one and height > 1.6 * 1.193359 * size:
            continue
        if style:
            size = float(STYLES[kind.rsplit('TextStyle', 1)[1]][categories[r['file']]])
        weight = 'Bold' if kind == 'boldSystem' else 'SemiBold' if 'Headline' in kind else NAMES[r['weight']]
        pixel = 1 / (3 if r['device'] in AT3X else 2)
        step = pixel if r['file'] in pixel_files or fractional(width) else 1.0
        samples.append(dict(text=r['text'], size=size, weight=weight, width=width, step=step,
                            tools=number(r['toolsVersion']), free=one and r['widthIntrinsic'] == '1'))
    return samples


def load_buttons(folder):
    samples = []
    for path in sorted(glob.glob(os.path.join(folder, '*'))):
        root = ET.parse(path).getroot()
        tools = number((root.get('toolsVersion') or '').split('.')[0])
        for button in root.iter('button'):
            state = next((s for s in button.findall('state') if s.get('key') == 'normal'), None)
            rect = next((c for c in button if c.tag == 'rect' and c.get('key') == 'frame'), None)
            font = button.find('fontDescription')
            if (state is None or rect is None or not state.get('title') or state.get('image')
                    or button.get('misplaced') == 'YES' or button.find('buttonConfiguration') is not None
                    or any(i.get('key') in ('contentEdgeInsets', 'titleEdgeInsets') for i in button.findall('inset'))):
                continue
            size, weight = (15.0 if button.get('buttonType') in ('system', 'roundedRect') else 18.0), 'Regular'
            if font is not None:
                if font.get('type') not in ('system', 'boldSystem') or not font.get('pointSize'):
                    continue
                size = number(font.get('pointSize'))
                weight = 'Bold' if font.get('type') == 'boldSystem' else NAMES.get(font.get('weight') or '', 'Regular')
            if simple(state.get('title')) and number(rect.get('width')) > 30.5:
                samples.append(dict(text=state.get('title'), size=size, weight=weight, width=number(rect.get('width')),
                                    step=1.0, tools=tools, free=False))
    return samples


def generation(tools):
    return 0 if tools < 13000 else 1 if tools < 17000 else 2


def published_tracking(gen, size):
    table = TRACKING_VARIABLE if gen == 2 else TRACKING_TEXT if size < 20 else TRACKING_DISPLAY
    return float(np.interp(size, sorted(table), [table[k] for k in sorted(table)])) / 1000


def display_share(gen, size):
    return min(1, max(0, (size - 17) / 11)) if gen == 2 else float(size >= 20)


class Model:
    def __init__(self, advances, kerning):
        self.advances, self.kerning, self.x = advances, kerning, {}

    def features(self, s):
        """(fixed part in points, {feature: coefficient}) of a sample."""
        F, size, text, w, gen = collections.Counter(), s['size'], s['text'], s['weight'], generation(s['tools'])
        b = display_share(gen, size)
        T, D, R = (self.advances[k] for k in (('Inter', w), ('InterDisplay', w), ('Inter', 'Regular')))
        for c in text:
            t, d, r = T.get(c, .6), D.get(c, .6), R.get(c, .6) or 1
            F['f'] += size * (1 - b) * t
            F['c', base(c)] += size * ((1 - b) * t + b * d) / r
            if b:
                F['g'] += size * b * d
                F['cD', base(c)] += size * b * d / r
            if w != 'Regular':
                F['cW', base(c)] += size * ((1 - b) * t + b * d) / r
        n = len(text) * size
        F['t' if size < 20 else 't2', gen, size] += n
        F['gen', gen] += n
        if b:
            F['D'] += n * b
            F['Dgen', gen] += n * b
            F['Dslope', gen] += n * min(1, max(0, (size - 20) / 20))
        if w != 'Regular':
            F['o', w] += n
            F['s', w] += size * sum(T.get(c, .6) - .55 for c in text)
            if b:
                F['oD', w] += n * b
                F['sD', w] += b * size * sum(D.get(c, .6) - .55 for c in text)
        pairs = [(base(x), base(y)) for x, y in zip(text, text[1:])]
        F['k'] += size * sum((1 - b) * self.kerning['Inter', 'Regular'].get(p, 0) + b * self.kerning['InterDisplay', 'Regular'].get(p, 0)
                             for p in pairs)
        return n * published_tracking(gen, size), F

    def fit(self, samples, rounds=14):
        rows = [self.features(s) for s in samples]
        kind = lambda k: k if isinstance(k, str) else k[0]
        keys = sorted({k for _, F in rows for k in F}, key=str)
        column = {k: i for i, k in enumerate(keys)}
        A = sp.lil_matrix((len(rows), len(keys)))
        for i, (_, F) in enumerate(rows):
            for k, v in F.items():
                A[i, column[k]] = v
        A = A.tocsr()
        step = np.array([s['step'] for s in samples])
        middle = np.array([s['width'] for s in samples]) - step / 2 - np.array([fixed for fixed, _ in rows])
        ridge = np.array([RIDGE[kind(k)] for k in keys], float)
        prior = np.array([PRIOR.get(kind(k), 0) for k in keys])
        trust = np.array([s.get('trust', 1.0) for s in samples])
        weight, target = trust.copy(), middle.copy()
        for _ in range(rounds):
            W = sp.diags(weight)
            x = spsolve((A.T @ W @ A + sp.diags(ridge)).tocsc(), A.T @ (weight * target) + ridge * prior)
            p = A @ x
            target = middle + np.clip(p - middle, -.4 * step, .4 * step)
            weight = trust / (1 + (np.abs(p - target) / .6) ** 2)
        self.x = dict(zip(keys, x))
        return self

    def predict(self, s):
        fixed, F = self.features(s)
        return fixed + sum(self.x.get(k, PRIOR.get(k, 0) if isinstance(k, str) else 0) * v for k, v in F.items())

    def train(self, samples):
        """Fits on the free labels, then twice more with whatever else the fit explains."""
        sure = [s for s in samples if s['free']]
        others = [s for s in samples if not s['free']]
        self.fit(sure)
        for limit in (1.5, 1.2):
            explained = []
            for s in others:
                p = self.predict(s)
                if abs(p - s['width'] + s['step'] / 2) < limit + .004 * p:
                    explained.append({**s, 'trust': .5})
            self.fit(sure + explained)
        return self

    def advance(self, c, weight, family):
        """The fitted advance in em, tracking apart."""
        x, T, R = self.x, self.advances[family, weight], self.advances['Inter', 'Regular']
        a, text = T[c], family == 'Inter'
        correction = x.get(('c', base(c)), 0)
        correction += 0 if text else x.get(('cD', base(c)), 0)
        correction += 0 if weight == 'Regular' else x.get(('cW', base(c)), 0)
        value = a * x['f' if text else 'g'] + (a / R[c] * correction if R.get(c) else 0)
        if weight != 'Regular':
            value += x.get(('o', weight), 0) + x.get(('s', weight), 0) * (a - .55)
        if not text:
            value += x.get('D', 0)
            if weight != 'Regular':
                value += x.get(('oD', weight), 0) + x.get(('sD', weight), 0) * (a - .55)
        return value

    def tracking(self, gen, size):
        x, b = self.x, display_share(gen, size)
        value = published_tracking(gen, size) + x.get(('gen', gen), 0)
        value += b * x.get(('Dgen', gen), 0)
        if b:
            value += x.get(('Dslope', gen), 0) * min(1, max(0, (size - 20) / 20))
        return value + x.get(('t' if size < 20 else 't2', gen, float(size)), 0)


def errors(pairs):
    up = lambda w, step: math.ceil(w / step - 1e-6) * step
    return sorted(abs(up(p, s['step']) - s['width']) for p, s in pairs)


def show(name, pairs):
    e = errors(pairs)
    share = lambda limit: sum(v <= limit + .01 for v in e) / len(e)
    print(f'{name:34s} {len(e):4d}  median {e[len(e) // 2]:.2f}  <=0.5 {share(.5):6.1%}  <=1 {share(1):6.1%}  '
          f'<=2 {share(2):6.1%}')


def cross_validate(model, samples, key):
    """(prediction, sample) of every free label, from fits that saw nothing of the same key."""
    free = [s for s in samples if s['free']]
    keys = sorted({key(s) for s in free})
    random.Random(7).shuffle(keys)
    fold, results = {k: i % 8 for i, k in enumerate(keys)}, []
    for f in range(8):
        held = {k for k in keys if fold[k] == f}
        model.train([s for s in samples if key(s) not in held])
        results += [(model.predict(s), s) for s in free if fold[key(s)] == f]
    return results


def report_heights(path):
    """Prints how many one-line labels of free height are as high as a line, rounded up to the pixel or to the point."""
    with open(path, encoding='utf-8') as handle:
        rows = list(csv.DictReader(handle, delimiter='\t', quoting=csv.QUOTE_NONE))
    categories, counts = content_sizes(rows), collections.Counter()
    for r in rows:
        kind, size = r['fontType'], number(r['size'])
        style = kind.startswith('style:')
        if not (style or kind in ('system', 'boldSystem') and size >= 5) or not simple(r['text']):
            continue
        if r['numberOfLines'] != '1' or r['heightIntrinsic'] != '1':
            continue
        if style:
            size = STYLES[kind.rsplit('TextStyle', 1)[1]][categories[r['file']]]
        pixels = 3 if r['device'] in AT3X else 2
        up = lambda scale: math.ceil(1.193359 * size * scale - 1e-3) / scale
        exact = [abs(up(scale) - number(r['height'])) < .02 for scale in (pixels, 1)]
        counts['labels'] += 1
        counts['pixel'] += exact[0]
        counts['either'] += any(exact)
    n = counts['labels']
    print(f'heights: {n} labels, exact {counts["either"] / n:.1%} (up to the pixel {counts["pixel"] / n:.1%}, '
          f'only up to the point {(counts["either"] - counts["pixel"]) / n:.1%})')


def report(model, samples):
    for i, s in enumerate(samples):
        s['row'] = i
    show('every label, folds by label', cross_validate(model, samples, lambda s: s['row']))
    results = cross_validate(model, samples, lambda s: s['text'])
    show('every label, folds by text', results)
    distinct = list({(s['text'], s['size'], s['weight'], s['width']): (p, s) for p, s in results}.values())
    show('distinct labels, folds by text', distinct)
    for g in range(3):
        show(f'  generation {g}', [r for r in distinct if generation(r[1]['tools']) == g])
    for name, test in (('regular', lambda w: w == 'Regular'), ('other weights', lambda w: w != 'Regular')):
        show(f'  {name}, below 20 points', [r for r in distinct if test(r[1]['weight']) and r[1]['size'] < 20])
        show(f'  {name}, from 20 points', [r for r in distinct if test(r[1]['weight']) and r[1]['size'] >= 20])
    model.train(samples)
    show('in sample, every label', [(model.predict(s), s) for s in samples if s['free']])


HEADER = '// @generated by Scripts/fit-system-font.py from recorded label widths and the Inter font family.\n'
INTER_FACES = ['Light', 'Regular', 'Medium', 'SemiBold', 'Bold']
SIZES = list(range(6, 41)) + [44, 48, 50, 56, 60, 70, 80]


def characters(advances):
    keep = [(0x20, 0x7F), (0xA0, 0x180), (0x192, 0x193), (0x218, 0x21C), (0x370, 0x400), (0x400, 0x460),
            (0x490, 0x4A4), (0x4AE, 0x4B4), (0x4D8, 0x4DA), (0x4E8, 0x4EA), (0x1E80, 0x1E86), (0x1EA0, 0x1EFA),
            (0x2010, 0x2027), (0x2030, 0x203B), (0x2044, 0x2045), (0x2070, 0x2095), (0x20A0, 0x20C0),
            (0x2100, 0x2127), (0x2150, 0x215F), (0x2190, 0x219A), (0x2200, 0x2270), (0x25A0, 0x2600)]
    inside = lambda cp: any(a <= cp < b for a, b in keep)
    common = set.intersection(*(set(t) for t in advances.values()))
    return sorted(c for c in common if inside(ord(c)) and not unicodedata.combining(c))


def wrapped(values, indent='  ', width=98):
    lines, line = [], indent
    for v in values:
        piece = f'{v}, '
        if len(line) + len(piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = indent
        line += piece
    return '\n'.join(lines + [line.rstrip()])


def emit(model, folder):
    chars = characters(model.advances)
    kern = [c for c in map(chr, range(32, 127))]

    def write(name, body):
        with open(os.path.join(folder, name), 'w', encoding='utf-8') as handle:
            handle.write(HEADER + '\n' + body)

    ranges, start = [], 0
    for i in range(1, len(chars) + 1):
        if i == len(chars) or ord(chars[i]) != ord(chars[i - 1]) + 1:
            ranges.append((ord(chars[start]), i - start))
            start = i
    classes = [ord(base(c)) - 31 if 32 <= ord(base(c)) < 127 else 0 for c in chars]
    tracking = [[round(model.tracking(g, s) * 10000) for s in SIZES] for g in range(3)]
    body = ('/// What the fit found about the system font, the advances apart.\nenum SystemFontTables {\n'
            '  /// The covered code points as runs: a first scalar and a count for each.\n'
            '  static let coverage: [UInt32] = [\n' + wrapped([v for r in ranges for v in r], '    ') + '\n  ]\n\n'
            '  /// For each covered code point, 1 + the index of the printable ASCII character it kerns like, or 0.\n'
            '  static let kerningClass: [UInt8] = [\n' + wrapped(classes, '    ') + '\n  ]\n\n'
            '  /// The point sizes of `tracking`.\n'
            '  static let trackingSizes: [Double] = [\n' + wrapped(SIZES, '    ') + '\n  ]\n\n'
            '  /// Tracking by generation and size, in ten-thousandths of an em.\n'
            '  static let tracking: [[Int16]] = [\n'
            + '\n'.join('    [\n' + wrapped(row, '      ') + '\n    ],' for row in tracking) + '\n  ]\n}\n')
    write('SystemFontTables.swift', body)
    for family, name in (('Inter', 'Text'), ('InterDisplay', 'Display')):
        rows = []
        for weight in WEIGHTS:
            values = [round(model.advance(c, weight, family) * 10000) for c in chars]
            rows.append(f'    // {weight}\n    [\n' + wrapped(values, '      ') + '\n    ],')
        write(f'SystemFontTables+{name}.swift',
              'extension SystemFontTables {\n'
              f'  /// Advances of the {name.lower()} design, by weight and covered code point, in ten-thousandths of an em.\n'
              f'  static let {name.lower()}Advances: [[Int16]] = [\n' + '\n'.join(rows) + '\n  ]\n}\n')
    pairs = []
    for family in ('Inter', 'InterDisplay'):
        triples = []
        for (a, b), v in sorted(model.kerning[family, 'Regular'].items()):
            value = round(v * model.x['k'] * 10000)
            if value:
                triples += [kern.index(a), kern.index(b), value]
        pairs.append(triples)
    write('SystemFontTables+Kerning.swift',
          'extension SystemFontTables {\n'
          + '\n'.join(f'  /// Kerning pairs of the {n} design: first, second (index from the space), ten-thousandths of an em.\n'
                      f'  static let {n}Kerning: [Int16] = [\n' + wrapped(p, '    ') + '\n  ]\n'
                      for n, p in zip(('text', 'display'), pairs)) + '}\n')
    faces = []
    for weight in INTER_FACES:
        advances = [round(model.advances['Inter', weight][c] * 10000) for c in kern]
        triples = [v for (a, b), k in sorted(model.kerning['Inter', weight].items())
                   for v in (kern.index(a), kern.index(b), round(k * 10000)) if round(k * 10000)]
        faces.append(f'    // {weight}\n    (\n      advances: [\n' + wrapped(advances, '        ')
                     + '\n      ],\n      kerning: [\n' + wrapped(triples, '        ') + '\n      ]\n    ),')
    write('InterTables.swift',
          '/// The advances and the kerning of the Inter family (SIL Open Font Licence), which many applications bring along.\n'
          'enum InterTables {\n'
          '  /// From the space to the tilde, in ten-thousandths of an em; kerning as first, second, ten-thousandths.\n'
          '  static let faces: [(advances: [Int16], kerning: [Int16])] = [\n' + '\n'.join(faces) + '\n  ]\n}\n')
    print(f'{len(chars)} characters, {len(ranges)} runs, {len(pairs[0]) // 3} + {len(pairs[1]) // 3} pairs')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--labels', required=True)
    parser.add_argument('--buttons')
    parser.add_argument('--inter', required=True)
    parser.add_argument('--output')
    parser.add_argument('--report', action='store_true')
    arguments = parser.parse_args()
    model = Model(*load_inter(arguments.inter))
    samples = load_labels(arguments.labels) + (load_buttons(arguments.buttons) if arguments.buttons else [])
    if arguments.report:
        report_heights(arguments.labels)
        report(model, samples)
    if arguments.output:
        emit(model.train(samples), arguments.output)


if __name__ == '__main__':
    main()
