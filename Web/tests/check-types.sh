#!/bin/bash
# Compiles types.ts with the library's types, as a client that has installed it, and runs it: check-types.sh FOLDER
set -euo pipefail
library=$(realpath "$1")
cd "$(dirname "$0")"
compiler=$(command -v "${TSC:-tsc}" || true)
[ -n "$compiler" ] || {
  echo "SKIPPED: a TypeScript compiler is missing: apt-get install node-typescript, or name it in TSC"
  exit 0
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/node_modules"
ln -s "$library" "$folder/node_modules/swift-auto-layout"
cp types.ts "$folder/types.mts"
# Node's own types are not installed everywhere; these are the types used.
cat >"$folder/node.d.ts" <<'TYPES'
declare module "assert" {
  function assert(condition: unknown): asserts condition;
  namespace assert {
    function ok(condition: unknown): asserts condition;
    function equal(actual: unknown, expected: unknown): void;
    function deepEqual(actual: unknown, expected: unknown): void;
    function fail(): never;
    function throws(call: () => void, kind?: unknown): void;
  }
  export default assert;
}
TYPES
(cd "$folder" && "$compiler" --strict --target es2022 --module node16 --moduleResolution node16 --lib es2022,dom \
  --esModuleInterop node.d.ts types.mts)
node "$folder/types.mjs"
echo "types: a client compiles against them with TypeScript $("$compiler" --version | grep -o '[0-9.]*$'), and runs"
