#!/bin/bash
# Feeds random bytes to everything that reads, compares or draws what others wrote, and to live layouts.
# usage: fuzz.sh [SECONDS] [TARGET…]   60 seconds for each target without a number, all targets without names
#
# With SANITIZER=address (or thread) in the environment the targets are built with that sanitizer as
# well. 0 seconds means that nothing is changed at random: only the inputs that are there are read.
#
# What is found is kept in out/fuzz, a file for each, and ends this with status 1. Inputs that reached something
# new are kept there too, so that the next run goes on where this one ended.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/sanitize/options.sh

seconds=${1:-60}
[ $# -gt 0 ] && shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(Documents Pictures Changes Formats Logs Settings Systems Catalogues Images Layouts Requests)
out=out/fuzz
scratch=.build/fuzz${SANITIZER:+-$SANITIZER}
options=()
[ -z "${SANITIZER:-}" ] || sanitizer_options "$SANITIZER"
options+=(-c release --sanitize=fuzzer --scratch-path "$scratch")
# Of several options the compiler takes the last one, and without that for fuzzing no input counts as new.
[ -z "${SANITIZER:-}" ] || options+=(-Xswiftc "-sanitize=$SANITIZER,fuzzer")
limit=-max_total_time=$seconds
[ "$seconds" -gt 0 ] || limit=-runs=0
mkdir -p "$out"

# decided COUNT FOLDER: documents behind as many bytes that decide what is done with them.
decided() {
  find Examples Tests/Fixtures -path '*/.build' -prune -o \( -name '*.storyboard' -o -name '*.xib' \) -size -19k -print |
    while read -r file; do head -c "$1" /dev/urandom | cat - "$file" >"$2/$(flat "$file")"; done
}

# flat PATH: a name for a copy of a file, other than those of files of its name in other folders.
flat() { printf '%s' "$1" | tr / -; }

# seed TARGET: examples of what a target reads, for the first run.
seed() {
  local folder=$out/$1
  [ -d "$folder" ] && return
  mkdir -p "$folder"
  case "$1" in
  Documents) find Examples Tests/Fixtures \( -name '*.storyboard' -o -name '*.xib' \) -size -60k -print0 ;;
  Logs) find Tests/Fixtures/console-logs -name '*.txt' -print0 ;;
  Images) find Documentation Examples Tests -path '*/.build' -prune -o \
    \( -name '*.png' -o -name '*.svg' -o -name '*.pdf' \) -size -100k -print0 ;;
  Catalogues) find Examples -path '*/.build' -prune -o -name Contents.json -print0 ;;
  Formats) printf '  H:|-[a(>=20@750)]-8-[b(==a)]-|' >"$folder/line" ;;
  Settings) printf 'rules:\n  off-screen: error\nexclude: ["Pods/*"]\nmatrix: full\n' >"$folder/settings" ;;
  Layouts) cp Tests/Fixtures/trees/* "$folder" ;;
  Pictures) decided 6 "$folder" ;;
  Changes) decided 64 "$folder" ;;
  Requests)
    # What was found before: bytes that decide what is called, and a document.
    cp Tests/Fixtures/sessions/* "$folder"
    decided 160 "$folder" ;;
  esac | while IFS= read -r -d '' file; do
    cp "$file" "$folder/$(flat "$file")"
  done
}

export AUTOLAYOUT_FUZZING=fuzz SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/Scripts/sanitize/leaks.txt:print_suppressions=0
# Catalogues are folders of files: on a disk the target would mostly wait for it.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
for target in "${targets[@]}"; do
  echo "fuzz: building $target" >&2
  ${SWIFT:-swift} build "${options[@]}" --product "Fuzz$target" >"$out/build.log" 2>&1 || { cat "$out/build.log" >&2; exit 2; }
done
folder=$(${SWIFT:-swift} build "${options[@]}" --show-bin-path 2>/dev/null)
status=0
for target in "${targets[@]}"; do
  seed "$target"
  log=$out/$target.log
  # A document may take 9 seconds of a processor; built for fuzzing everything takes several times as long.
  if "$folder/Fuzz$target" "$limit" -max_len=20000 -timeout=30 -rss_limit_mb=2048 \
    -artifact_prefix="$out/$target-" "$out/$target" >"$log" 2>&1; then
    echo "fuzz: $target: $(grep -a '^Done' "$log" || echo 'done'), nothing found"
  else
    status=1
    echo "fuzz: $target: $(grep -a -m 1 -E 'Fatal error|ERROR' "$log" || tail -1 "$log")" >&2
    grep -a 'Test unit written' "$log" >&2 || true
  fi
done
exit "$status"
