#!/bin/bash
# Makes the next release twice in two folders, as dry runs, and compares the bytes of all files.
#
# usage: check-release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(Scripts/cut-release.py --next)
sums=()
# Paths of equal length could hide in sizes and offsets.
for clone in .build/release-clone .build/release-clone-with-a-longer-name; do
  CLONE=$clone Scripts/release.sh --dry-run "$version"
  sums+=("$(cat out/release/SHA256SUMS)")
done
if [ "${sums[0]}" != "${sums[1]}" ]; then
  echo "check-release: the files differ:" >&2
  diff <(echo "${sums[0]}") <(echo "${sums[1]}") >&2
  exit 1
fi
echo "same bytes: $(wc -l <out/release/SHA256SUMS) files of $version"
