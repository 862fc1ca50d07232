#!/bin/bash
# Compares the frames of recorded documents with Xcode's own and fails below the floors that
# Documentation/Fidelity.md names. The documents are other people's and no part of this repository:
# where ../shared/corpus is not beside it, nothing is measured.
set -euo pipefail
cd "$(dirname "$0")/.."

corpus=../shared/corpus
page=Documentation/Fidelity.md
if ! [ -f "$corpus/ibeval.py" ] || ! [ -d "$corpus/documents" ] || ! command -v python3 >/dev/null; then
  echo "fidelity: no recorded documents in $corpus, not measured" >&2
  exit 0
fi

SWIFT=${SWIFT:-swift}
"$SWIFT" build --product autolayout >&2
program=$("$SWIFT" build --show-bin-path)/autolayout
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# All documents by one call: the evaluation then finds each one's line by its name.
"$program" frames --json --leaf-sizes recorded "$corpus"/documents/* >"$results/recorded.jsonl" 2>/dev/null
"$program" frames --json "$corpus"/documents/* >"$results/measured.jsonl" 2>/dev/null

status=0
for kind in recorded measured; do
  python3 "$corpus/ibeval.py" "$corpus/documents" --jobs 1 --json "$results/$kind.json" \
    --cmd "grep -F -m 1 '{file}\"' $results/$kind.jsonl" >"$results/$kind.txt"
  python3 - "$kind" "$results/$kind" "$page" <<'PYTHON' || status=1
import json, re, sys

kind, results, page = sys.argv[1:]
found = json.load(open(results + '.json'))
floors = {}
for line in open(page):
    row = re.match(r'\| floor, (\w+) (?:leaves|flags) \| ([\d.]+) % \| ([\d.]+) % \|', line)
    if row:
        floors[row[1]] = float(row[2]), float(row[3])
every = 100 * found['exact'] / found['views']
clean = 100 * found['clean_exact'] / found['clean_views']
faults = sum(n for state, n in found['status'].items() if state != 'ok')
ok = every >= floors[kind][0] and clean >= floors[kind][1] and faults == 0
print('fidelity, %s leaves: %.1f %% of all views, %.1f %% of clean ones, %d faults%s'
      % (kind, every, clean, faults, '' if ok else ': below the floor of %s' % page), file=sys.stderr)
for line in open(results + '.txt'):
    row = re.match(r'(\w+) flags: precision ([\d.]+)% recall ([\d.]+)%', line)
    if not row:
        continue
    is_kept = float(row[2]) >= floors[row[1]][0] and float(row[3]) >= floors[row[1]][1]
    ok = ok and is_kept
    print('fidelity, %s leaves: flags of %s views: precision %s %%, recall %s %%%s'
          % (kind, row[1], row[2], row[3], '' if is_kept else ': below the floor of %s' % page),
          file=sys.stderr)
sys.exit(not ok)
PYTHON
done
exit $status
