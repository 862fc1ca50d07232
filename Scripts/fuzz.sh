#!/bin/bash
# Feeds random bytes to all code that reads, compares or draws untrusted input, and to live layouts.
# usage: fuzz.sh [SECONDS] [TARGET…]   60 seconds for each target by default, all targets by default
#
# SANITIZER=address (or thread) in the environment also builds the targets with that sanitizer. With 0 seconds only
# the existing inputs are read.
#
# Findings are saved in out/fuzz, a file each, and give status 1. Inputs with new coverage are saved there as
# well, and the next run starts from them.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/sanitize/options.sh

seconds=${1:-60}
[ $# -gt 0 ] && shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(Documents Pictures Changes Formats Logs Settings Systems Catalogs Strings Images Layouts
  Requests Messages Nibs Sources)
out=out/fuzz
scratch=.build/fuzz${SANITIZER:+-$SANITIZER}
options=()
[ -z "${SANITIZER:-}" ] || sanitizer_options "$SANITIZER"
options+=(-c release --sanitize=fuzzer --scratch-path "$scratch")
# The compiler takes the last of several options, and inputs have new coverage only with the option for fuzzing.
[ -z "${SANITIZER:-}" ] || options+=(-Xswiftc "-sanitize=$SANITIZER,fuzzer")
limit=-max_total_time=$seconds
[ "$seconds" -gt 0 ] || limit=-runs=0
mkdir -p "$out"

# decided COUNT FOLDER: documents preceded by COUNT decision bytes.
decided() {
  find Examples Tests/Fixtures -path '*/.build' -prune -o \( -name '*.storyboard' -o -name '*.xib' \) -size -19k -print |
    while read -r file; do head -c "$1" /dev/urandom | cat - "$file" >"$2/$(flat "$file")"; done
}

# flat PATH: a file name that is unique among files of different folders.
flat() { printf '%s' "$1" | tr / -; }

# seed TARGET: a target's sample inputs for the first run.
seed() {
  local folder=$out/$1
  [ -d "$folder" ] && return
  mkdir -p "$folder"
  case "$1" in
  Documents) find Examples Tests/Fixtures \( -name '*.storyboard' -o -name '*.xib' \) -size -60k -print0 ;;
  Logs) find Tests/Fixtures/console-logs -name '*.txt' -print0 ;;
  Images) find Documentation Examples Tests -path '*/.build' -prune -o \
    \( -name '*.png' -o -name '*.svg' -o -name '*.pdf' -o -name '*.ttf' \) -size -100k -print0 ;;
  Catalogs) find Examples -path '*/.build' -prune -o -name Contents.json -print0 ;;
  Strings) find Examples Tests/Fixtures \( -name '*.strings' -o -name '*.xcstrings' \) -print0 ;;
  Sources) find Sources/Tools Examples Tests/Fixtures \( -name '*.swift' -o -name '*.h' \) -size -20k -print0 ;;
  Formats) printf '  H:|-[a(>=20@750)]-8-[b(==a)]-|' >"$folder/line" ;;
  Settings) printf 'rules:\n  off-screen: error\nexclude: ["Pods/*"]\nmatrix: full\n' >"$folder/settings" ;;
  Layouts) cp Tests/Fixtures/trees/* "$folder" ;;
  Messages) cp Tests/Fixtures/messages/* "$folder" ;;
  Nibs) decided 1 "$folder" ;;
  Pictures) decided 6 "$folder" ;;
  Changes) decided 64 "$folder" ;;
  Requests)
    # Earlier findings: decision bytes for the calls, followed by a document.
    cp Tests/Fixtures/sessions/* "$folder"
    decided 160 "$folder" ;;
  esac | while IFS= read -r -d '' file; do
    cp "$file" "$folder/$(flat "$file")"
  done
}

export AUTOLAYOUT_FUZZING=fuzz SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/Scripts/sanitize/leaks.txt:print_suppressions=0
# Catalogs are folders of files: on a disk the target would mostly wait for writes.
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
  # A document may take 9 seconds of CPU time; a fuzzing build takes several times as long.
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
