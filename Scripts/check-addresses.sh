#!/bin/bash
# Runs random systems through the solver with the address sanitizer, optimized, and with the assertions of debug
# builds.
# usage: check-addresses.sh [SYSTEMS]   300 by default
#
# Everything is compiled as a single module, which makes package-only functions available. The thread sanitizer is not
# used: a solver has a single owner and no global state.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mapfile -t sources < <(find Sources/Layout/ConstraintSolver -name '*.swift' | sort)
"${SWIFTC:-swiftc}" -O -wmo -assert-config Debug -D DEBUG -swift-version 6 -package-name solver \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -strict-memory-safety -sanitize=address -module-name ConstraintSolver \
  "${sources[@]}" Scripts/sanitize-solver/main.swift -o "$out/check" \
  >"$out/log" 2>&1 || { cat "$out/log" >&2; exit 1; }
"$out/check" "$@"
