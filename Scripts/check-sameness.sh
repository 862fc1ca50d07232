#!/bin/bash
# Runs debug and release builds in different environments and compares every byte of their output.
#
# usage: check-sameness.sh PROGRAM... [-- DOCUMENT...]
#
# The environments: locales, time zones, font settings, numbers of workers, and a processor that lacks some
# instructions.
# Each runs several times, since every process orders sets and dictionaries differently. A single program is enough;
# `make sameness` passes two, built for debugging and for release.
set -euo pipefail
cd "$(dirname "$0")/.."

programs=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  programs+=("$(realpath "$1")")
  shift
done
[ $# -gt 0 ] && shift
documents=("$@")
[ ${#documents[@]} -gt 0 ] || documents=(Examples/*.storyboard Examples/*.xib Tests/Fixtures/Comparison/*)
unset SWIFT_DETERMINISTIC_HASHING

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# An installed locale, or else C.UTF-8: the programs only use the requested language.
locale_of() { locale -a 2>/dev/null | grep -i -m 1 "^$1" || echo C.UTF-8; }
printf '%s\n' '<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir><match target="font">' \
  '<edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>' >"$folder/fonts.conf"

# A changed copy of each document for `diff`.
mkdir "$folder/old" "$folder/new"
cp "${documents[@]}" "$folder/old"
for document in "${documents[@]}"; do
  sed -E '0,/constant="20"/s//constant="28"/; 0,/pointSize="17"/s//pointSize="19"/' "$document" \
    >"$folder/new/$(basename "$document")"
done

# Writes all program output into a folder. Pixman prints the features it was asked to disable, so drawings
# go to files instead of standard output.
write() {
  local program=$1 output=$2 workers=$3 without=${4:-}
  mkdir -p "$output"
  "$program" frames --json "${documents[@]}" >"$output/frames.json" 2>"$output/frames.log"
  "$program" check -f json -j "$workers" --matrix full "${documents[@]}" >"$output/check.json" || true
  for format in png svg pdf; do
    PIXMAN_DISABLE=$without "$program" render -f "$format" -o "$output/$format/" "${documents[@]}" \
      2>"$output/$format.log" >/dev/null
  done
  for document in "${documents[@]}"; do
    local name new
    name=$(basename "$document")
    new="$folder/new/$name"
    "$program" textconv "$document" >"$output/$name.txt"
    for format in text json markdown html png; do
      PIXMAN_DISABLE=$without "$program" diff --exit-zero -f "$format" -o "$output/$name.diff.$format" \
        "$document" "$new" >/dev/null
    done
  done
  # The pairs of folders are distributed to workers.
  for format in text json; do
    "$program" diff --exit-zero -f "$format" -j "$workers" "$folder/old" "$folder/new" >"$output/diff.$format"
  done
}

runs=0
status=0
compare() {
  local name=$1
  runs=$((runs + 1))
  if ! diff -r -q "$folder/first" "$folder/run" >"$folder/differences"; then
    echo "sameness: $name writes different bytes:" >&2
    sed "s|$folder/||g" "$folder/differences" >&2
    status=1
  fi
  rm -rf "$folder/run"
}

LC_ALL=C write "${programs[0]}" "$folder/first" 1
for program in "${programs[@]}"; do
  LC_ALL=C write "$program" "$folder/run" 1
  compare "$program, once more"
  LC_ALL=$(locale_of tr_TR) LANG=tr_TR.UTF-8 LANGUAGE=tr TZ=Asia/Kathmandu write "$program" "$folder/run" 2
  compare "$program in Turkish, in Kathmandu, with 2 workers"
  LC_ALL=$(locale_of ar_EG) LANG=ar_EG.UTF-8 PANGO_LANGUAGE=ja TZ=America/St_Johns write "$program" "$folder/run" 3
  compare "$program in Arabic, in St. John's, with 3 workers"
  FONTCONFIG_FILE="$folder/fonts.conf" FC_LANG=ja LC_ALL=C write "$program" "$folder/run" 4
  compare "$program with other settings for fonts and 4 workers"
  # The C library has two versions of sines and powers, with and with no fused multiply-add; pixman's loops depend
  # on the processor's vector instructions.
  GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4 LC_ALL=C write "$program" "$folder/run" 2 "mmx sse2 ssse3"
  compare "$program as on a processor that lacks fused multiply-add"
done
[ "$status" -eq 0 ] && echo "sameness: ${#programs[@]} programs, ${#documents[@]} documents, $runs runs: the same bytes"
exit "$status"
