#!/bin/bash
# Builds the playground's Swift exports as a package that depends on this package, and compares the
# frames of the views with WebAssembly: check-exports.sh WEB
set -euo pipefail
web=$(realpath "$1")
cd "$(dirname "$0")/../.."
folder=.build/web-exports
node Web/tests/exported-swift.mjs "$web" "$folder"
# The build folder of `make examples`: only these few files are left to compile.
"${SWIFT:-swift}" build --package-path "$folder" --scratch-path .build/examples
.build/examples/debug/ExportedSwift >"$folder/frames.txt"
node Web/tests/exported-swift.mjs "$web" "$folder" "$folder/frames.txt"
