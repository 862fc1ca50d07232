#!/bin/sh
# Builds our programs and the peers, runs the same work through all of them alternately, and prints the tables.
# usage: run.sh [NAME]   with a name, the table is also saved as results/<date>-<name>.md
set -eu
cd "$(dirname "$0")"
build=.build/bench
mkdir -p "$build/traces"
${SWIFT:-swift} build -c release >&2
ours=$(${SWIFT:-swift} build -c release --show-bin-path)
${SWIFT:-swift} build -c release --package-path .. --product autolayout >&2
command=$(${SWIFT:-swift} build -c release --package-path .. --show-bin-path)
if [ ! -x "$build/kiwi-trace" ]; then
  python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$build" kiwisolver >&2
  (cd "$build" && tar xzf kiwisolver-*.tar.gz)
  ${CXX:-c++} -O3 -std=c++17 -I "$(ls -d "$build"/kiwisolver-*/ | head -1)" Peers/kiwi-trace.cpp -o "$build/kiwi-trace"
fi
if [ ! -x "$build/yoga-cells" ]; then
  # Yoga's sources come in a Python package, which need not be built.
  python3 fetch-source.py poga "$build" >&2
  (cd "$build" && tar xzf poga-*.tar.gz)
  yoga=$(dirname "$(find "$build" -name Yoga.h | head -1)")
  for program in yoga-feed yoga-cells; do
    ${CXX:-c++} -O3 -std=c++17 -I "$yoga" -I "$(dirname "$yoga")" "Peers/$program.cpp" "$yoga"/*.cpp \
      "$yoga"/event/*.cpp "$yoga"/internal/*.cpp -o "$build/$program"
  done
fi
"$ours/solver-workloads" "$build/traces" feed-1 feed-10 feed-100 feed-1000 feed-10000 drag-100 \
  feed-35000 engine-100 engine-1000 engine-10000 fitted-100 fitted-1000 fitted-10000 held-100 held-1000 \
  squeezed-100 squeezed-1000 squeezed-10000 \
  chain-1000 nested-1000 toggle-1000 grid-10x10 form dense levels
{
  echo "# Constraint solver and kiwi"
  echo
  echo "- commit: $(git rev-parse --short HEAD)"
  echo "- date: $(date -u +%Y-%m-%d)"
  echo "- processor: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -1)"
  echo "- flags: swift build -c release; $(${CXX:-c++} --version | head -1), -O3"
  echo
  "$ours/solver-compare" "$ours/solver-trace" "$build/kiwi-trace" "$build/traces"
  echo
  echo "A million variables (feed-35000):"
  echo
  "$ours/solver-trace" "$build/traces/feed-35000.t" --memory | sed -n 's/^\(phase build\|memory\)/- \1/p'
  echo
  echo "Builds as written, and with terms and constraints in 20 random orders, in milliseconds:"
  echo
  echo "| workload | as written | median order | worst order | worst to best | row entries | worst |"
  echo "|---|---|---|---|---|---|---|"
  for name in chain-1000 nested-1000 form grid-10x10 feed-100 feed-1000 feed-10000 fitted-1000; do
    "$ours/solver-trace" "$build/traces/$name.t" --orders 20 --reps 5
  done
  echo
  echo "Endurance:"
  echo
  "$ours/solver-endurance" | sed 's/^/- /'
  echo
  echo "# The whole layer: views, anchors, passes, frames"
  echo
  "$ours/layout-compare" "$ours/layout-bench" "$build/yoga-feed" "$ours/solver-trace" "$build/traces"
  echo
  echo "Memory after the first layout:"
  echo
  "$ours/layout-bench" 10000 memory
  echo
  echo "# List cells"
  echo
  "$ours/cell-bench" "$build/yoga-cells"
  echo
  echo "# Stack views, and tables of many rows"
  echo
  "$ours/stack-bench" | sed 's/^/- /'
  for kind in fillEqually equalSpacing equalCentering fillProportionally; do
    "$ours/stack-bench" $kind 2900 | sed 's/^/- /'
  done
  "$ours/stack-bench" nested 1500 | sed 's/^/- /'
  echo
  echo "# Wrapping texts"
  echo
  "$ours/wrapping-bench" | sed 's/^/- /'
  echo
  "$ours/text-measuring"
  echo
  python3 render.py "$command/autolayout"
  echo
  echo "# Every window size"
  echo
  echo "A sweep, and a fresh layout of every size: all widths at two heights, and all heights at two widths."
  echo
  python3 ../Scripts/check-sizes.py "$command/autolayout" --windows iphone ../Examples ${DOCUMENTS:-} | sed 's/^/- /'
} | tee "$build/table.md"
if [ $# -gt 0 ]; then
  mkdir -p results
  cp "$build/table.md" "results/$(date -u +%Y-%m-%d)-$1.md"
fi
