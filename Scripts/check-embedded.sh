#!/bin/bash
# Compiles the lowest modules as Embedded Swift, which has no weak references, key paths or casts, and existentials
# only of classes.
# usage: check-embedded.sh [TRIPLE...]   by default: the host, a bare-metal machine and WebAssembly
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- "$(uname -m)-unknown-linux-gnu" x86_64-unknown-none-elf wasm32-unknown-none-wasm

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for triple; do
  mkdir -p "$folder/$triple"
  # In the order of imports.
  for module in ConstraintSolver LayoutEngine TextMetrics VisualFormat ConflictExplanation; do
    mapfile -t sources < <(find "Sources/Layout/$module" -name '*.swift' | sort)
    "${SWIFTC:-swiftc}" -target "$triple" -enable-experimental-feature Embedded -wmo -Onone \
      -parse-as-library -swift-version 6 -strict-memory-safety -warnings-as-errors \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility \
      -module-name "$module" -package-name solver -I "$folder/$triple" -I Sources/Layout/CFontTables/include \
      -emit-module -emit-module-path "$folder/$triple/$module.swiftmodule" \
      -c "${sources[@]}" -o "$folder/$triple/$module.o"
    echo "embedded: $module compiles for $triple"
  done
done
