#!/bin/bash
# Checks, compares, merges and converts documents with random changes, and counts crashes.
# usage: mutate-documents.sh [COUNT] [SEED] [FOLDER…]   100000 documents by default, starting with seed 1
#
# The default folders are the documents of this repository. A crash affects a single document: its number is in
# out/mutations.log, and `mutations NUMBER NUMBER+1 SEED FILE…` repeats it. The status is 1 after a crash.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-100000} seed=${2:-1}
shift $(($# < 2 ? $# : 2))
folders=("$@")
[ ${#folders[@]} -gt 0 ] || folders=(Examples Tests/Fixtures)

export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no
AUTOLAYOUT_FUZZING=mutations ${SWIFT:-swift} build -c release --product mutations >&2
program=$(${SWIFT:-swift} build -c release --show-bin-path 2>/dev/null)/mutations
mapfile -t files < <(find "${folders[@]}" -path '*/.build' -prune -o \
  \( -name '*.storyboard' -o -name '*.xib' \) -size -40k -print | sort)
mkdir -p out
output=$(mktemp)
trap 'rm -f "$output"' EXIT
: >out/mutations.log
first=0 crashes=0
while [ "$first" -lt "$count" ]; do
  ended=0
  "$program" "$first" "$count" "$seed" "${files[@]}" >"$output" 2>>out/mutations.log || ended=$?
  grep '^of' "$output" | tail -1 || true
  [ "$ended" -eq 0 ] && break
  number=$(grep -v '^of' "$output" | tail -1)
  echo "mutations: document $number ends the program with status $ended" | tee -a out/mutations.log >&2
  crashes=$((crashes + 1)) first=$((number + 1))
done
echo "mutations: $count documents, seed $seed, $crashes crashes"
[ "$crashes" -eq 0 ]
