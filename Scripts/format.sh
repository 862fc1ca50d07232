#!/bin/bash
# Formats every Swift file with .swift-format, then checks the rules that formatting cannot fix.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/swift-sources.sh

swift format format --in-place --parallel "${swift_sources[@]}"
exec Scripts/lint.sh
