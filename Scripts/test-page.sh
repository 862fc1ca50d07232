#!/bin/bash
# Tests the live page in browsers: Tests/PageTests with Playwright for Python and Debian's Chromium, and the main
# walk in Firefox with the package websockets.
#
# usage: test-page.sh PROGRAM
#
# If they are missing, the last line says SKIPPED and names the missing package. A test that does not end fails: after
# eight minutes, and after five in Firefox.
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/../Tests/PageTests"

python3 -c 'import playwright' 2>/dev/null || {
  echo "SKIPPED: Playwright for Python is missing: pip install playwright"
  exit 0
}
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || true)}
[ -n "$CHROMIUM" ] || {
  echo "SKIPPED: Chromium is missing: apt-get install chromium, or name it in CHROMIUM"
  exit 0
}
# The build folder of the clone: previews of code then only build themselves.
PREVIEW_SCRATCH=$(realpath ../../.build)
export CHROMIUM PYTHONDONTWRITEBYTECODE=1 PREVIEW_SCRATCH
PREVIEW_COMMAND="$program preview {folder} --port 0" timeout --kill-after 10 480 python3 -m unittest test_page test_access
PREVIEW_COMMAND="$program preview {folder} --port 0" timeout --kill-after 10 900 python3 -m unittest test_package
if ! command -v "${FIREFOX:-firefox}" >/dev/null; then
  echo "SKIPPED: Firefox is missing: apt-get install firefox-esr, or name it in FIREFOX"
elif ! python3 -c 'import websockets.sync.client' 2>/dev/null; then
  echo "SKIPPED: the package websockets is missing, which drives Firefox: pip install websockets"
else
  PREVIEW_COMMAND="$program preview {folder} --port 0" timeout --kill-after 10 300 python3 -m unittest test_firefox
fi
if command -v node >/dev/null; then node --test page.test.mjs; else echo "SKIPPED: node is missing"; fi
