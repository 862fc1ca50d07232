#!/bin/bash
# Edits live trees of views for some time, and compares them with rebuilt trees.
# usage: soak.sh [SECONDS] [SEED]   60 seconds by default, starting with seed 1
set -euo pipefail
cd "$(dirname "$0")/.."

# Makes runs with the same seed reproducible.
export SWIFT_DETERMINISTIC_HASHING=1
AUTOLAYOUT_FUZZING=soak ${SWIFT:-swift} build -c release --scratch-path .build/soak --product soak >&2
.build/soak/release/soak "${1:-60}" "${2:-1}"
