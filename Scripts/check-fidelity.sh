#!/bin/bash
# Compares the frames and flags of recorded documents with Xcode's own, prints one table, and fails below
# the floors that Documentation/Fidelity.md names. Nothing is fitted. The documents are other people's and
# no part of this repository: where they are not beside it, nothing is measured, and the last line says so.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v python3 >/dev/null; then
  echo "fidelity: SKIPPED, python3 is not installed"
  exit 0
fi
missing=$(cd Scripts && python3 -c 'import recorded; print(recorded.missing() or "")')
if [ -n "$missing" ]; then
  echo "fidelity: SKIPPED, no $missing beside the repository"
  exit 0
fi

# A release build is quicker, but only worth its time where there is one already.
SWIFT=${SWIFT:-swift}
configuration=debug
[ -x .build/release/autolayout ] && configuration=release
"$SWIFT" build --configuration "$configuration" --product autolayout >&2
program=$("$SWIFT" build --configuration "$configuration" --show-bin-path)/autolayout
exec python3 Scripts/measure-fidelity.py "$program"
