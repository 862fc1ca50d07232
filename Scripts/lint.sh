#!/bin/bash
# Checks the form of the sources: swift-format's rules, the length of files and comment lines, paths of this
# machine, and the English of comments, messages and pages.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/swift-sources.sh

command -v python3 >/dev/null || {
  echo "lint: python3 is not installed; \`make dependencies\` installs it" >&2
  exit 1
}

status=0
ceiling=600

swift format lint --strict --parallel "${swift_sources[@]}" || status=1

for file in "${swift_sources[@]}"; do
  lines=$(wc -l <"$file")
  if [ "$lines" -gt "$ceiling" ] && ! head -n 1 "$file" | grep -q '@generated'; then
    echo "$file:$ceiling:1: error: $lines lines, the limit is $ceiling; split it by concern" >&2
    status=1
  fi
done

# swift-format breaks code at 100 columns, but not comments.
python3 - "${swift_sources[@]}" <<'PYTHON' || status=1
import re, sys

too_long = [
    '%s:%d:101: error: a comment line of %d columns, 100 are the most' % (path, number, len(line))
    for path in sys.argv[1:]
    for number, line in enumerate(open(path, encoding='utf-8').read().split('\n'), 1)
    if len(line) > 100 and re.match(r'\s*//', line)
]
print(*too_long, sep='\n', end='\n' if too_long else '', file=sys.stderr)
sys.exit(bool(too_long))
PYTHON

# The pattern is assembled here to keep this file from matching itself.
private_path="/wor""k/"
if git grep -n -I --untracked -e "$private_path" -- . >&2; then
  echo "lint: the lines above contain a path of this machine" >&2
  status=1
fi

Scripts/check-english.py || status=1

[ "$status" -eq 0 ] && echo "lint: ${#swift_sources[@]} Swift files, no problems"
exit "$status"
