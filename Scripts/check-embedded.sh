#!/bin/bash
# Compiles the solver as Embedded Swift, which has no existentials, weak references, key paths or casts.
# usage: check-embedded.sh [TRIPLE...]   without one: for the host, a bare machine and WebAssembly
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- "$(uname -m)-unknown-linux-gnu" x86_64-unknown-none-elf wasm32-unknown-none-wasm

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mapfile -t sources < <(find Sources/ConstraintSolver -name '*.swift' | sort)
for triple; do
  "${SWIFTC:-swiftc}" -target "$triple" -enable-experimental-feature Embedded -wmo -Onone \
    -parse-as-library -swift-version 6 -strict-memory-safety -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -module-name ConstraintSolver -package-name solver \
    -c "${sources[@]}" -o "$folder/solver.o"
  echo "embedded: the solver compiles for $triple"
done
