#!/bin/bash
# Builds the library for JavaScript and the page into a folder of static files: WebAssembly by Embedded Swift and
# the toolchain's own compilers and linker. Nothing is downloaded.
#
# usage: build.sh [FOLDER]    out/web by default
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-out/web}
swiftc=$(command -v "${SWIFTC:-swiftc}")
# swiftc is often a link into the toolchain, whose other programs are next to the link's target.
tools=$(dirname "$(readlink -f "$swiftc")")
triple=wasm32-unknown-none-wasm
tables=$tools/../lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
for tool in "$tools/clang" "$tools/wasm-ld" "$tables"; do
  [ -e "$tool" ] || {
    echo "build.sh: $tool is missing: a Swift toolchain with Embedded Swift for $triple is needed" >&2
    exit 1
  }
done

# Compiled objects are reused while no source is newer.
work=.build/web
mkdir -p "$work"

options=(-target "$triple" -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6
  -strict-memory-safety -warnings-as-errors -Xfrontend -disable-stack-protector
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -package-name solver -I "$work"
  -I Sources/Layout/CFontTables/include)

changed=
compile() { # MODULE FOLDERS OBJECT OPTION...
  local module=$1 object=$work/$3 folders sources
  read -r -a folders <<<"$2"
  shift 3
  mapfile -t sources < <(find "${folders[@]}" -name '*.swift' | sort)
  if [ -z "$changed" ] && [ -e "$object" ] && [ -z "$(find "${folders[@]}" Web/build.sh -newer "$object")" ]; then return; fi
  "$swiftc" "${options[@]}" "$@" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
    -c "${sources[@]}" -o "$object"
  # Importing modules are compiled again.
  changed=yes
}

# In the order of imports.
for module in ConstraintSolver LayoutEngine TextMetrics VisualFormat ConflictExplanation; do
  # SOLVER_STEPS makes the steps of the solver observable.
  compile "$module" "Sources/Layout/$module" "$module.o" -Osize -DSOLVER_STEPS
done
compile WebEngine 'Web/Engine Web/Transfer' WebEngineWithText.o -Osize -DTEXT -DSOLVER_STEPS
compile WebEngine 'Web/Engine Web/Transfer' WebEngine.o -Osize
compile LogEngine 'Web/LogEngine Web/Transfer' LogEngine.o -Osize
compile CLibrary 'CLibrary/Sources Web/Transfer' CLibrary.o -Osize -I CLibrary/Support
"$tools/clang" --target=wasm32 -Os -ffreestanding -Wall -Wextra -Werror -c CLibrary/Support/registry.c \
  -o "$work/registry.o"
for part in memory runtime; do
  "$tools/clang" --target=wasm32 -Os -ffreestanding -fno-builtin -mbulk-memory -Wall -Wextra -Werror \
    -c "Web/Support/$part.c" -o "$work/$part.o"
done

"$tools/clang" --target=wasm32 -Os -ffreestanding -Wall -Wextra -Werror -I Sources/Layout/CFontTables/include \
  -c Sources/Layout/CFontTables/FontTables.c -o "$work/FontTables.o"

link() { # NAME OBJECT...
  local name=$1
  shift
  local exports=()
  while IFS= read -r export; do exports+=("--export-if-defined=$export"); done \
    < <(grep -rhoP '@_cdecl\("\K[^"]+' Web/Engine Web/LogEngine Web/Transfer | sort; CLibrary/exports.sh)
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations \
    --allow-undefined-file=Web/Support/imports.txt \
    -z stack-size=1048576 --stack-first "${exports[@]}" "$@" "$work/memory.o" "$work/runtime.o" "$tables" \
    -o "$work/$name"
}
common=("$work/ConstraintSolver.o" "$work/LayoutEngine.o" "$work/VisualFormat.o")
link layout.wasm "$work/WebEngineWithText.o" "$work/TextMetrics.o" "$work/FontTables.o" "${common[@]}"
link layout-without-text.wasm "$work/WebEngine.o" "${common[@]}"
link explain.wasm "$work/LogEngine.o" "$work/ConflictExplanation.o" "$work/ConstraintSolver.o" "$work/LayoutEngine.o"
link solver.wasm "$work/CLibrary.o" "$work/registry.o" "$work/ConstraintSolver.o"

mkdir -p "$out/library"
cp Web/library/* "$out/library/"
cp "$work/layout.wasm" "$work/layout-without-text.wasm" "$work/explain.wasm" "$work/solver.wasm" \
  "$out/library/"
cp -R Web/page/. "$out/"
# The articles' pages show the gallery's current sources.
rm -rf "$out/articles/sources"
mkdir -p "$out/articles/sources"
cp -R Examples/Gallery/Experiments/. "$out/articles/sources/"
for file in "$out"/library/*.wasm; do
  printf '%s: %d bytes, %d with gzip\n' "$file" "$(stat -c %s "$file")" "$(gzip -9 <"$file" | wc -c)"
done
