#!/bin/bash
# Tests the C library: the files, the C programs with the shared and the static library, and the examples.
#
# usage: run.sh [FOLDER]    what build.sh made, out/c-library by default
set -euo pipefail
cd "$(dirname "$0")/../.."
built=$(realpath "${1:-out/c-library}")
here=CLibrary/tests
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "c-library: $*" >&2
  exit 1
}

library=$built/lib/libconstraint-solver.so.0
size=$(stat -c %s "$library")
[ "$size" -le 600000 ] || fail "the shared library has $size bytes, 600000 are the most"
needed=$(readelf -d "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort | tr '\n' ' ')
[ "$needed" = "libc.so.6 libm.so.6 " ] || fail "the shared library needs $needed"
newest=$(objdump -T "$library" | grep -oE 'GLIBC_[0-9.]+' | cut -d _ -f 2 | sort -Vu | tail -1)
[ "$(printf '%s\n' 2.28 "$newest" | sort -V | tail -1)" = 2.28 ] || fail "the shared library needs glibc $newest"
diff <(CLibrary/exports.sh) <(nm -D --defined-only "$library" | cut -d ' ' -f 3 | grep -v '^_' | sort) ||
  fail "the shared library exports other functions than the header has"
diff <(CLibrary/exports.sh) <(nm -g --defined-only "$built/lib/libconstraint-solver.a" | sed -n 's/.* T //p' | sort) ||
  fail "the static library has other functions than the header"
echo "c-library: $size bytes, glibc $newest or later, $(CLibrary/exports.sh | wc -l) functions"

export PKG_CONFIG_PATH=$built/lib/pkgconfig
read -r -a flags <<<"$(pkg-config --cflags --libs constraint-solver)"
read -r -a includes <<<"$(pkg-config --cflags constraint-solver)"
strict=(-std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Werror)
for test in behavior misuse acceptance threads; do
  cc "${strict[@]}" "$here/$test.c" "${flags[@]}" -Wl,-rpath,"$built/lib" -lm -pthread -o "$work/$test"
  "$work/$test" || fail "$test fails"
  cc "${strict[@]}" "$here/$test.c" "${includes[@]}" "$built/lib/libconstraint-solver.a" -lm -pthread \
    -o "$work/$test-static"
  "$work/$test-static" || fail "$test fails with the static library"
  echo "c-library: $test passes with the shared and the static library"
done

# The examples print equal layouts.
for layout in "320 points: Cancel from 164 to 228, OK from 236 to 300" "150 points: Cancel from 20 to 84, OK from 92 to 130"; do
  echo "$layout"
done >"$work/expected"
examples=Examples/Solver
cc "${strict[@]}" "$examples/dialog.c" "${flags[@]}" -Wl,-rpath,"$built/lib" -o "$work/dialog-c"
c++ -std=c++11 -O1 -Wall -Wextra -Wpedantic -Werror "$examples/dialog.cpp" "${flags[@]}" -Wl,-rpath,"$built/lib" \
  -o "$work/dialog-cpp"
for language in c cpp; do
  diff "$work/expected" <("$work/dialog-$language" | head -2) || fail "the example dialog.$language prints another layout"
done
if python3 -c 'import cffi' 2>/dev/null; then
  diff "$work/expected" <(python3 "$examples/dialog.py" "$library") || fail "the example dialog.py prints another layout"
else
  echo "SKIPPED: the example in Python needs cffi: pip install cffi"
fi
echo "c-library: the examples print equal layouts"
