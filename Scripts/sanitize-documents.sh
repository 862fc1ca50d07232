#!/bin/bash
# Lays out, checks and draws documents with a command built with a sanitizer.
# usage: sanitize-documents.sh address|thread [FOLDER…]
#
# The default folders are the documents of this repository, and the collections if available (Fidelity.md).
# Reports remain in out/sanitize, a file for each process that has a report. The address sanitizer also finds leaks,
# except the leaks in Scripts/sanitize/leaks.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/sanitize/options.sh

sanitizer=${1:?usage: sanitize-documents.sh address|thread [FOLDER…]}
shift
folders=("$@")
if [ ${#folders[@]} -eq 0 ]; then
  folders=(Examples Tests/Fixtures)
  for collection in ../shared/corpus ../shared/corpus-2; do
    if [ -d "$collection" ]; then folders+=("$collection"); else echo "sanitize: $collection is missing" >&2; fi
  done
fi
swift=${SWIFT:-swift}
out=$PWD/out/sanitize/$sanitizer-documents
sanitizer_options "$sanitizer"
options+=(-c release --scratch-path ".build/sanitize-$sanitizer")
rm -rf "$out"
mkdir -p "$out"

"$swift" build --product autolayout "${options[@]}" >"$out/build.log" 2>&1 || { tail -20 "$out/build.log" >&2; exit 2; }
program=$("$swift" build "${options[@]}" --show-bin-path 2>/dev/null)/autolayout

# Reports go to files: workers have no terminal, and their parent process prints their output.
common=log_path=$out/report:exitcode=99
export ASAN_OPTIONS=$common:detect_leaks=1 LSAN_OPTIONS=suppressions=$PWD/Scripts/sanitize/leaks.txt:print_suppressions=0
export UBSAN_OPTIONS=$common:print_stacktrace=1 TSAN_OPTIONS=$common
export SWIFT_BACKTRACE=enable=no

status=0
for command in frames check render; do
  arguments=()
  [ "$command" = render ] && arguments=(-o "$out/pictures")
  # Findings in the documents do not matter here (status 0 or 1), failures do.
  ended=0
  "$program" "$command" "${folders[@]}" --time-limit 900 --memory-limit 12000 "${arguments[@]}" \
    >"$out/$command.out" 2>"$out/$command.err" || ended=$?
  rm -rf "$out/pictures"
  if [ "$ended" -gt 1 ]; then
    echo "sanitize: $command exited with $ended" >&2
    status=1
  fi
  reports=$(find "$out" -name 'report.*' | wc -l)
  echo "sanitize: $sanitizer, $command: $reports reports so far"
done
if [ "$reports" -gt 0 ]; then
  grep -ahE -m 1 'ERROR:|WARNING:|SUMMARY:|runtime error:' "$out"/report.* | sed -E 's/^==[0-9]+==//' | sort | uniq -c | sort -rn | head -20 >&2
  status=1
fi
exit "$status"
