#!/bin/bash
# Builds every test with a sanitizer and runs the suite.
# usage: sanitize-tests.sh address|thread [FILTER]
#
# OPTIMIZED=1 in the environment enables the optimizer, as for users; some compiler bugs only show there.
#
# A report ends the test run and this script with a nonzero status; the full output remains in out/sanitize. Each
# sanitizer has a separate build, which takes some twenty minutes the first time.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/sanitize/options.sh

sanitizer=${1:?usage: sanitize-tests.sh address|thread [FILTER]}
filter=${2:-.}
swift=${SWIFT:-swift}
logs=out/sanitize
scratch=.build/sanitize-$sanitizer
log=$logs/$sanitizer
mkdir -p "$logs"

# Memory of fontconfig and Swift's metadata that lives as long as the process is not a leak.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export TSAN_OPTIONS=halt_on_error=1
# Tests for document resource limits allow for the sanitizer's memory.
export AUTOLAYOUT_SANITIZER=$sanitizer
sanitizer_options "$sanitizer"
if [ -n "${OPTIMIZED:-}" ]; then
  # Tests use internal and debug-only declarations.
  options+=(-c release -Xswiftc -enable-testing -Xswiftc -DDEBUG)
  scratch+=-release
  log+=-release
fi
options+=(--scratch-path "$scratch")
"$swift" build --build-tests "${options[@]}" >"$log-build.log" 2>&1 || {
  grep -E -A 6 'error:|fatal|Invalid bitcast' "$log-build.log" >&2 ||
    tail -5 "$log-build.log" >&2
  exit 2
}
status=0
"$swift" test --skip-build "${options[@]}" --disable-xctest --no-parallel --filter "$filter" \
  >"$log.log" 2>&1 || status=1
grep -aE '^✘|^  *↳|Sanitizer|runtime error:|Fatal error' "$log.log" >&2 || true
grep -a '^. Test run with' "$log.log" || { tail -5 "$log.log" >&2; status=1; }
exit "$status"
