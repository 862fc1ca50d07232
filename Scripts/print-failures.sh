#!/bin/bash
# Prints what failed of a test run, and the runner's own summary as the last line.
#
# usage: print-failures.sh LOG
#
# A failed test and what it expected. Status 1 where LOG has no summary, as something ended the process or the build early: then
# that is printed, and the end of LOG. Programs that tests start may end on purpose, which says nothing where there is a summary.
set -euo pipefail
grep -aE '^✘|^  *↳|^error:|^/.*: error:' "$1" | grep -av '^✘ Test run' >&2 || true
grep -a '^. Test run with' "$1" || {
  grep -a 'Fatal error' "$1" >&2 || true
  tail -5 "$1" >&2
  exit 1
}
