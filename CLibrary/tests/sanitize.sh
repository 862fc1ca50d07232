#!/bin/bash
# Runs the C tests and the C++ example with the address sanitizer and the thread sanitizer in the library and the tests,
# and the fuzz target of call sequences with the address sanitizer. Code in C and C++ also has the sanitizer of undefined
# behavior.
#
# usage: sanitize.sh [SECONDS]    of fuzzing, 60 by default
set -euo pipefail
cd "$(dirname "$0")/../.."
tools=$(dirname "$(readlink -f "$(command -v "${SWIFTC:-swiftc}")")")
runtime=$tools/../lib/swift/linux
for sanitizer in address thread; do
  SANITIZER=$sanitizer CLibrary/build.sh
  work=.build/c-library-$sanitizer
  objects=("$work"/{ConstraintSolver,CLibrary,registry,random}.o)
  options=(-g -O1 -fsanitize="$sanitizer",undefined -fno-sanitize-recover=undefined -fuse-ld=lld -I CLibrary/include)
  # The runtime of the thread sanitizer refers to these libraries.
  libraries=(-lm)
  [ "$sanitizer" = address ] || libraries+=("-L$runtime" -ldispatch -lBlocksRuntime "-Wl,-rpath,$runtime")
  for test in behavior misuse acceptance threads; do
    "$tools/clang" "${options[@]}" "CLibrary/tests/$test.c" "${objects[@]}" "${libraries[@]}" -o "$work/$test"
    "$work/$test"
    echo "$sanitizer sanitizer: $test is silent"
  done
  "$tools/clang++" -std=c++11 "${options[@]}" Examples/Solver/dialog.cpp "${objects[@]}" "${libraries[@]}" -o "$work/dialog"
  "$work/dialog" >/dev/null
  echo "$sanitizer sanitizer: the example in C++ is silent"
  [ "$sanitizer" = thread ] ||
    "$tools/clang" "${options[@]}" -DSTANDALONE CLibrary/tests/fuzz.c "${objects[@]}" "${libraries[@]}" -o "$work/fuzz"
done
work=.build/c-library-address
seed=${SEED:-$RANDOM}
"$work/fuzz" "$seed" "${1:-60}" 2>"$work/fuzz.log" || {
  tail -40 "$work/fuzz.log" >&2
  exit 1
}
