#!/bin/bash
# Builds the documentation of every library into out/documentation, as static pages for any web server.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(ConstraintSolver LayoutEngine TextMetrics VisualFormat AutoLayout ConstraintMaker
  InterfaceBuilder Diagnosis Drawing ApplicationHost LayoutSnapshots)
graphs=.build/documentation/graphs
output=out/documentation

rm -rf "$graphs" "$output"
mkdir -p "$graphs" "$output"
swift=${SWIFT:-swift}
# Pango's flags for threads are left out by the package manager, which says so each time.
"$swift" build 2> >(grep -v 'prohibited flag' >&2)
products=$("$swift" build --show-bin-path 2>/dev/null)

# What the compiler needs to find our modules and those of the system's libraries.
flags=(-I "$products/Modules" -minimum-access-level public -skip-synthesized-members)
flags+=(-target "$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",.*/\1/p' | head -n 1)")
for map in Sources/*/module.modulemap Sources/*/include/module.modulemap; do
  [ -f "$map" ] && flags+=(-Xcc "-fmodule-map-file=$map")
done
read -r -a includes <<<"$(pkg-config --cflags-only-I pangocairo yaml-0.1)"
flags+=("${includes[@]}")
[ "$(uname -s)" = Darwin ] && flags+=(-sdk "$(xcrun --show-sdk-path)")

# The layer is one module to its readers, as it is to its clients.
parts=AutoLayoutValues,AutoLayoutCore,AutoLayoutControls,AutoLayoutLists,AutoLayoutCompatibility

for module in "${modules[@]}"; do
  mkdir -p "$graphs/$module"
  shown=()
  [ "$module" = AutoLayout ] && shown=("-experimental-allowed-reexported-modules=$parts")
  swift symbolgraph-extract -module-name "$module" "${flags[@]}" "${shown[@]}" \
    -output-dir "$graphs/$module"
  catalogue=()
  [ -d "Documentation/$module.docc" ] && catalogue=("Documentation/$module.docc")
  docc convert "${catalogue[@]}" --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --transform-for-static-hosting --hosting-base-path "$module" --output-path "$output/$module"
done

echo "documentation: $output; to read it, serve the folder and open the page of AutoLayout:"
echo "  python3 -m http.server --directory $output 8000"
echo "  http://localhost:8000/AutoLayout/documentation/autolayout/"
