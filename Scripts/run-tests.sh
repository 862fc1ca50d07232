#!/bin/bash
# Runs every test and prints failures and a summary; the full output goes to out/tests.
#
# usage: run-tests.sh [--build-only]
#
# Tests of views run on the main actor, one after another, so two processes are nearly twice as fast as one on
# two cores. A test that leaves files in the temporary folder fails.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
logs=out/tests
rm -rf "$logs"
mkdir -p "$logs"

progress() { if [ -t 2 ]; then printf '%s\n' "tests: $1" >&2; fi; }

progress building
"$swift" build --build-tests >"$logs/build.log" 2>&1 || {
  grep -E -A 6 'error:' "$logs/build.log" >&2 || cat "$logs/build.log" >&2
  exit 1
}

# Half of the time, measured one by one: 44 of 84 seconds of CPU time.
half='^(AutoLayout|ConflictExplanation|ConstraintSolver|Diagnosis|Documentation|DocumentDiff|DocumentEditing)Tests\.'
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
tests=$("$swift" build --show-bin-path)/swift-auto-layoutPackageTests.xctest
# part NAME OPTION…: runs the tests that the options select.
part() {
  local log=$logs/$1.log
  shift
  # The test program itself: two package managers at once would lock each other's database of builds.
  TMPDIR=$temporary SNAPSHOT_ARTIFACTS=$PWD/$logs/snapshots \
    "$tests" --testing-library swift-testing --no-parallel "$@" >"$log" 2>&1
}
[ "${1:-}" != --build-only ] || exit 0

progress running
status=0
part first --filter "$half" &
first=$!
part second --skip "$half" || status=1
wait "$first" || status=1

for log in "$logs/first.log" "$logs/second.log"; do
  Scripts/print-failures.sh "$log" || status=1
done
left=$(ls -A "$temporary")
[ -z "$left" ] || { echo "tests: files left in the temporary folder:" $left >&2 && status=1; }
[ "$status" -eq 0 ] || echo "tests: full output in $logs" >&2
exit "$status"
