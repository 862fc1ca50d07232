#!/bin/bash
# Builds the library's engine for this machine, with a program that replays calls: build-native.sh PROGRAM
set -euo pipefail
program=$(realpath -m "$1")
cd "$(dirname "$0")/../.."
work=.build/web-native
mkdir -p "$work"
options=(-O -wmo -strict-memory-safety -warnings-as-errors
  -parse-as-library -swift-version 6 -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -package-name solver -I "$work"
  -I Sources/Layout/CFontTables/include)
# The toolchain's own compiler knows #embed.
clang=$(dirname "$(readlink -f "$(command -v "${SWIFTC:-swiftc}")")")/clang
"$clang" -O2 -I Sources/Layout/CFontTables/include -c Sources/Layout/CFontTables/FontTables.c -o "$work/FontTables.o"
changed=
objects=("$work/FontTables.o")
for module in ConstraintSolver LayoutEngine TextMetrics VisualFormat; do
  object=$work/$module.o
  objects+=("$object")
  if [ -z "$changed" ] && [ -e "$object" ] && [ -z "$(find "Sources/Layout/$module" Web/tests/build-native.sh -newer "$object")" ]; then continue; fi
  changed=yes
  mapfile -t sources < <(find "Sources/Layout/$module" -name '*.swift' | sort)
  "${SWIFTC:-swiftc}" "${options[@]}" -module-name "$module" -emit-module \
    -emit-module-path "$work/$module.swiftmodule" -c "${sources[@]}" -o "$object"
done
if [ -n "$changed" ] || [ ! -e "$program" ] || [ -n "$(find Web/Engine Web/Transfer Web/tests/native Sources/Layout/CFontTables -newer "$program")" ]; then
  mkdir -p "$(dirname "$program")"
  "${SWIFTC:-swiftc}" "${options[@]}" -DTEXT -module-name WebEngine Web/Engine/*.swift Web/Transfer/*.swift Web/tests/native/*.swift \
    "${objects[@]}" -o "$program"
fi
