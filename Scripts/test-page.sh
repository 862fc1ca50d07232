#!/bin/bash
# Drives the live page in a browser: Tests/PageTests with Playwright for Python and Debian's Chromium.
#
# usage: test-page.sh PROGRAM
#
# Without them the last line says SKIPPED, and what is missing.
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/../Tests/PageTests"

python3 -c 'import playwright' 2>/dev/null || {
  echo "SKIPPED: Playwright for Python is missing: pip install playwright"
  exit 0
}
[ -n "${BROWSER_PROGRAM:-}" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || {
  echo "SKIPPED: Chromium is missing: apt-get install chromium, or name a browser in BROWSER_PROGRAM"
  exit 0
}
AUTOLAYOUT=$program PYTHONDONTWRITEBYTECODE=1 exec python3 -m unittest test_page
