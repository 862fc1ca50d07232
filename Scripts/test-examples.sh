#!/bin/bash
# Builds every package of Examples/ and runs its tests.
#
# They share one folder of products, so that the libraries they depend on are built once.
set -euo pipefail
cd "$(dirname "$0")/.."

for manifest in Examples/*/Package.swift; do
  folder=$(dirname "$manifest")
  [ -d "$folder/Tests" ] && action=test || action="build"
  echo "examples: $action $folder"
  "${SWIFT:-swift}" $action --package-path "$folder" --scratch-path .build/examples
done
