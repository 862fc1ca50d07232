#!/bin/bash
# Builds what the playground exports as Swift, as a package that depends on this one, and holds the frames of its views against
# those that WebAssembly computes: check-exports.sh WEB
set -euo pipefail
web=$(realpath "$1")
cd "$(dirname "$0")/../.."
folder=.build/web-exports
node Web/tests/exported-swift.mjs "$web" "$folder"
# Where `make examples` builds, so that only these few files are left to be compiled.
"${SWIFT:-swift}" build --package-path "$folder" --scratch-path .build/examples
.build/examples/debug/ExportedSwift >"$folder/frames.txt"
node Web/tests/exported-swift.mjs "$web" "$folder" "$folder/frames.txt"
