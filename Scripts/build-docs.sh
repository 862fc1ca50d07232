#!/bin/bash
# Builds the documentation of every library into out/documentation: a site of static pages for any web server,
# with an index of all names and a landing page.
#
# usage: build-docs.sh [BASE]   the path of the folder on the server; by default the root
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(AutoLayout ConstraintMaker ApplicationHost LayoutPreviews LayoutSnapshots InterfaceBuilder AssetCatalog Diagnosis
  Drawing ConstraintSolver LayoutEngine VisualFormat TextMetrics)
base=${1:-/}
graphs=.build/documentation/graphs
archives=.build/documentation/archives
output=out/documentation

rm -rf "$graphs" "$archives" .build/documentation/merged.doccarchive "$output"
mkdir -p "$graphs" "$archives" out
swift=${SWIFT:-swift}
# The package manager omits Pango's thread flags and warns each time.
"$swift" build 2> >(grep -v 'prohibited flag' >&2)
products=$("$swift" build --show-bin-path 2>/dev/null)

# The flags with which the compiler finds our modules and the modules of system libraries.
flags=(-I "$products/Modules" -minimum-access-level public -skip-synthesized-members)
flags+=(-target "$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",.*/\1/p' | head -n 1)")
for map in Sources/*/*/module.modulemap Sources/*/*/include/module.modulemap; do
  [ -f "$map" ] && flags+=(-Xcc "-fmodule-map-file=$map")
done
# shellcheck disable=SC2046 # the names are words
read -r -a includes <<<"$(pkg-config --cflags-only-I $(sed -n 's/^ *system("[^"]*", "\([^"]*\)".*/\1/p' Package.swift))"
flags+=("${includes[@]}")
[ "$(uname -s)" = Darwin ] && flags+=(-sdk "$(xcrun --show-sdk-path)")

# Readers see the layer as a single module, like clients do.
parts=AutoLayoutValues,AutoLayoutCore,AutoLayoutControls

merged=()
for module in "${modules[@]}"; do
  mkdir -p "$graphs/$module"
  shown=()
  [ "$module" = AutoLayout ] && shown=("-experimental-allowed-reexported-modules=$parts")
  [ "$module" = Diagnosis ] && shown=("-experimental-allowed-reexported-modules=ConflictExplanation")
  swift symbolgraph-extract -module-name "$module" "${flags[@]}" "${shown[@]}" \
    -output-dir "$graphs/$module"
  catalog=()
  [ -d "Documentation/$module.docc" ] && catalog=("Documentation/$module.docc")
  docc convert "${catalog[@]}" --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --output-path "$archives/$module.doccarchive"
  merged+=("$archives/$module.doccarchive")
done

docc merge "${merged[@]}" --output-path .build/documentation/merged.doccarchive \
  --synthesized-landing-page-name swift-auto-layout --synthesized-landing-page-topics-style list
docc process-archive transform-for-static-hosting .build/documentation/merged.doccarchive \
  --hosting-base-path "$base" --output-path "$output"
# DocC writes members in any order, and a release must have the same bytes each time.
python3 - "$output" <<'END'
import json, pathlib, sys

for path in pathlib.Path(sys.argv[1]).rglob("*.json"):
    members = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(members, sort_keys=True, separators=(",", ":"), ensure_ascii=False), encoding="utf-8")
END
cp Documentation/Site/index.html Documentation/Site/search.js Documentation/Site/site.css "$output/"
# DocC's pages ask for it.
echo '{}' >"$output/theme-settings.json"

echo "documentation: $output; to read it:"
echo "  python3 -m http.server --directory $output 8000"
echo "  http://localhost:8000/"
