#!/bin/bash
# Drives the solver with random systems under the sanitizer for addresses, optimised, with the
# assertions of debug builds.
# usage: check-addresses.sh [SYSTEMS]   300 without a number
#
# All is one module, so that what only this package may call can be called. The sanitizer for
# threads is left out: a solver has one owner and no global state.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mapfile -t sources < <(find Sources/ConstraintSolver -name '*.swift' | sort)
"${SWIFTC:-swiftc}" -O -wmo -assert-config Debug -D DEBUG -swift-version 6 -package-name solver \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -strict-memory-safety -sanitize=address -module-name ConstraintSolver \
  "${sources[@]}" Scripts/sanitize-solver/main.swift -o "$out/check" \
  >"$out/log" 2>&1 || { cat "$out/log" >&2; exit 1; }
"$out/check" "$@"
