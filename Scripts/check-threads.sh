#!/bin/bash
# Lets views go on several threads under the sanitizers for threads and for addresses.
#
# The files of weak handles are compiled with stubs around them: the thread sanitizer of Swift 6.3
# breaks the solver's accessors ("Invalid bitcast"), so the whole package cannot be compiled with it.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
views=Sources/AutoLayoutCore/Views
for file in WeakHandle WeakHandle+Tree HandleTable UnretainedObject; do
  sed -E '/^(package )?import (ConstraintSolver|LayoutEngine)$/d; s/^( *)package /\1/' \
    "$views/$file.swift" >"$out/$file.swift"
done
for sanitizer in thread address; do
  "${SWIFTC:-swiftc}" -O -swift-version 6 -module-name Handles -sanitize="$sanitizer" \
    -I Sources/CSwiftRuntime Scripts/sanitize/*.swift "$out"/*.swift -o "$out/check" \
    >"$out/log" 2>&1 || { cat "$out/log" >&2; exit 1; }
  echo "$sanitizer sanitizer:"
  "$out/check"
done
