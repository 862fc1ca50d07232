#!/bin/bash
# Runs the C tests with the address sanitizer and the thread sanitizer in the library and the tests, and the fuzz target
# of call sequences with the address sanitizer.
#
# usage: sanitize.sh [SECONDS]    of fuzzing, 60 by default
set -euo pipefail
cd "$(dirname "$0")/../.."
tools=$(dirname "$(readlink -f "$(command -v "${SWIFTC:-swiftc}")")")
runtime=$tools/../lib/swift/linux
for sanitizer in address thread; do
  SANITIZER=$sanitizer CLibrary/build.sh
  work=.build/c-library-$sanitizer
  # The runtime of the thread sanitizer refers to these libraries.
  libraries=(-fuse-ld=lld)
  [ "$sanitizer" = address ] || libraries+=("-L$runtime" -ldispatch -lBlocksRuntime "-Wl,-rpath,$runtime")
  for test in behavior misuse acceptance threads; do
    "$tools/clang" -g -O1 -fsanitize="$sanitizer" -I CLibrary/include "CLibrary/tests/$test.c" \
      "$work"/{ConstraintSolver,CLibrary,registry,random}.o -lm "${libraries[@]}" -o "$work/$test"
    "$work/$test"
    echo "$sanitizer sanitizer: $test is silent"
  done
done
work=.build/c-library-address
"$tools/clang" -g -O1 -DSTANDALONE -fsanitize=address -fuse-ld=lld -I CLibrary/include CLibrary/tests/fuzz.c \
  "$work"/{ConstraintSolver,CLibrary,registry,random}.o -lm -o "$work/fuzz"
seed=${SEED:-$RANDOM}
"$work/fuzz" "$seed" "${1:-60}" 2>"$work/fuzz.log" || {
  tail -40 "$work/fuzz.log" >&2
  exit 1
}
