#!/bin/bash
# Uses views on several threads under the thread and address sanitizers.
# usage: check-threads.sh [quick]
#
# Compiles the files of weak handles with stubs, optimized, in seconds. The whole package takes half an hour with
# `make sanitize-tests`, unoptimized.
#
# A run that finds nothing proves little. Therefore each script in sanitize/mutations breaks something that handles
# rely on, and the same program must fail with it in one of five runs, as the order of threads is random.
# `quick` skips the mutations.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
views=Sources/UIKit/AutoLayoutCore/Views
for file in WeakHandle WeakHandle+Tree StoredHandle HandleTable UnretainedObject; do
  sed -E '/^(package )?import (ConstraintSolver|LayoutEngine)$/d; s/^( *)package /\1/' \
    "$views/$file.swift" >"$out/$file.swift"
done

# compile SANITIZER FOLDER: builds the program with the handles in a folder.
compile() {
  "${SWIFTC:-swiftc}" -O -swift-version 6 -module-name Handles -sanitize="$1" \
    -I Sources/System/CSwiftRuntime Scripts/sanitize/*.swift "$2"/*.swift -o "$2/check" \
    >"$2/log" 2>&1 || { cat "$2/log" >&2; exit 1; }
}

for sanitizer in thread address; do
  compile "$sanitizer" "$out"
  result=$("$out/check")
  echo "$sanitizer sanitizer: $result"
done

[ "${1:-}" != quick ] || exit 0
for mutation in Scripts/sanitize/mutations/*.sed; do
  name=$(basename "$mutation" .sed)
  mkdir "$out/$name"
  isChanged=false
  for file in "$out"/*.swift; do
    sed -E -f "$mutation" "$file" >"$out/$name/$(basename "$file")"
    cmp -s "$file" "$out/$name/$(basename "$file")" || isChanged=true
  done
  if [ "$isChanged" = false ]; then
    echo "$mutation has no effect: it no longer matches the sources" >&2
    exit 1
  fi
  compile thread "$out/$name"
  isNoticed=false
  for _ in 1 2 3 4 5; do
    # A separate shell keeps the message about a crash out of the output.
    if ! (timeout 120 "$out/$name/check" >"$out/$name/log" 2>&1; exit $?) 2>/dev/null; then
      isNoticed=true
      break
    fi
  done
  if [ "$isNoticed" = false ]; then
    echo "thread sanitizer: $name was not detected" >&2
    exit 1
  fi
  echo "thread sanitizer: $name fails as expected"
done
