#!/bin/bash
# Tests what build.sh has built: run.sh [FOLDER]    without it: out/web
#
# In node, with the native engine to compare with, and the page in Chromium by Playwright for Python. What is missing is
# said by SKIPPED.
set -euo pipefail
cd "$(dirname "$0")/../.."
WEB=$(realpath "${1:-out/web}")
export WEB
command -v node >/dev/null || {
  echo "SKIPPED: node is missing: apt-get install nodejs"
  exit 0
}
NATIVE_REPLAY=$(realpath -m .build/web-native/replay)
export NATIVE_REPLAY
Web/tests/build-native.sh "$NATIVE_REPLAY"
node --test --test-reporter=spec Web/tests/*.test.mjs

python3 -c 'import playwright' 2>/dev/null || {
  echo "SKIPPED: Playwright for Python is missing: pip install playwright"
  exit 0
}
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || true)}
[ -n "$CHROMIUM" ] || {
  echo "SKIPPED: Chromium is missing: apt-get install chromium, or name it in CHROMIUM"
  exit 0
}
export CHROMIUM PYTHONDONTWRITEBYTECODE=1
for test in Web/tests/test_*.py; do timeout --kill-after 10 480 python3 "$test"; done
