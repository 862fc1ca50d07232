#!/bin/bash
# Prints a test run's failures, and the runner's summary as the last line.
#
# usage: print-failures.sh LOG
#
# Prints failed tests with their expectations. Status 1 if LOG has no summary because the process or the build ended
# early: then it prints that and the end of LOG. Programs that tests start may crash on purpose, which is ignored if
# there is a summary.
set -euo pipefail
grep -aE '^✘|^  *↳|^error:|^/.*: error:' "$1" | grep -av '^✘ Test run' | cut -c1-1000 >&2 || true
grep -a '^. Test run with' "$1" || {
  grep -a 'Fatal error' "$1" >&2 || true
  tail -5 "$1" >&2
  exit 1
}
