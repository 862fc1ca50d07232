#!/bin/bash
# Formats every Swift file as .swift-format says, then checks what formatting cannot mend.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/swift-sources.sh

swift format format --in-place --parallel "${swift_sources[@]}"
exec Scripts/lint.sh
