#!/bin/bash
# Edits live trees of views for some time, and compares them with trees that are built anew.
# usage: soak.sh [SECONDS] [SEED]   60 seconds without a number, from seed 1 on
set -euo pipefail
cd "$(dirname "$0")/.."

# So that a seed gives the same run again.
export SWIFT_DETERMINISTIC_HASHING=1
AUTOLAYOUT_FUZZING=soak ${SWIFT:-swift} build -c release --scratch-path .build/soak --product soak >&2
.build/soak/release/soak "${1:-60}" "${2:-1}"
