#!/bin/bash
# Tests the results of build.sh: run.sh [FOLDER [COMMAND]]    out/web by default; if COMMAND is missing, its tests are
# skipped
#
# Runs in node, with the native engine and the command `autolayout` for comparison, a TypeScript compiler for the
# types, a package for exported Swift, and Playwright for Python for the pages in Chromium. Missing tools are
# reported as SKIPPED.
set -euo pipefail
cd "$(dirname "$0")/../.."
WEB=$(realpath "${1:-out/web}")
export WEB
# Explanations of logs must equal this command's.
if [ $# -gt 1 ]; then
  NATIVE_COMMAND=$(realpath "$2")
  export NATIVE_COMMAND
fi
command -v node >/dev/null || {
  echo "SKIPPED: node is missing: apt-get install nodejs"
  exit 0
}
NATIVE_REPLAY=$(realpath -m .build/web-native/replay)
export NATIVE_REPLAY
Web/tests/build-native.sh "$NATIVE_REPLAY"
node --test --test-reporter=spec Web/tests/*.test.mjs
Web/tests/check-types.sh "$WEB/library"
Web/tests/check-exports.sh "$WEB"

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
