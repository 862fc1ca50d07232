#!/bin/bash
# Builds the documentation of every library into out/documentation, as static pages for any web server.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(ConstraintSolver LayoutEngine TextMetrics VisualFormat AutoLayout ConstraintMaker
  InterfaceBuilder Diagnosis Drawing)
graphs=.build/documentation/graphs
output=out/documentation

rm -rf "$graphs" "$output"
mkdir -p "$graphs" "$output"
# Pango's flags for threads are left out by the package manager, which says so each time.
"${SWIFT:-swift}" package dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
  2> >(grep -v 'prohibited flag' >&2)
built=$("${SWIFT:-swift}" build --show-bin-path 2>/dev/null)/../symbolgraph

for module in "${modules[@]}"; do
  mkdir -p "$graphs/$module"
  cp "$built/$module".symbols.json "$built/$module"@*.symbols.json "$graphs/$module/" 2>/dev/null || true
  catalogue=()
  [ -d "Documentation/$module.docc" ] && catalogue=("Documentation/$module.docc")
  docc convert "${catalogue[@]}" --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --transform-for-static-hosting --hosting-base-path "$module" --output-path "$output/$module"
done

echo "documentation: $output/<module>; begin at documentation/<module>/index.html of each"
