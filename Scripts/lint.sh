#!/bin/bash
# Checks the form of the sources: swift-format's rules, the length of files, paths of one machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/swift-sources.sh

status=0
ceiling=500

swift format lint --strict --parallel "${swift_sources[@]}" || status=1

for file in "${swift_sources[@]}"; do
  lines=$(wc -l <"$file")
  if [ "$lines" -gt "$ceiling" ] && ! head -n 1 "$file" | grep -q '@generated'; then
    echo "$file:$ceiling:1: error: $lines lines, $ceiling are the most; split it by concern" >&2
    status=1
  fi
done

# The pattern is put together here so that this file does not match itself.
private_path="/wor""k/"
if git grep -n -I --untracked -e "$private_path" -- . >&2; then
  echo "lint: the lines above name a path of one machine" >&2
  status=1
fi

[ "$status" -eq 0 ] && echo "lint: ${#swift_sources[@]} Swift files, nothing to complain about"
exit "$status"
