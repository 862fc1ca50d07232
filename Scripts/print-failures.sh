#!/bin/bash
# Prints what failed of a test run, and the runner's own summary as the last line.
#
# usage: print-failures.sh LOG
#
# A failed test, what it expected, and what ended a process or the build early. Status 1 where LOG has no summary:
# then its end is printed instead.
set -euo pipefail
grep -aE '^✘|^  *↳|^error:|^/.*: error:|Fatal error' "$1" | grep -av '^✘ Test run' >&2 || true
grep -a '^. Test run with' "$1" || {
  tail -5 "$1" >&2
  exit 1
}
