#!/bin/bash
# Compares the frames and flags of recorded documents with Xcode's, prints a table, and fails below the floors
# in Documentation/Fidelity.md. The documents have other authors and are not part of this repository. If they are
# missing, nothing is measured, and the last line says so.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v python3 >/dev/null; then
  echo "fidelity: SKIPPED, python3 is not installed"
  exit 0
fi
missing=$(cd Scripts && python3 -c 'import recorded; print(recorded.missing() or "")')
if [ -n "$missing" ]; then
  echo "fidelity: SKIPPED, $missing is missing next to the repository"
  exit 0
fi

# A release build is faster, but only worth building if it already exists.
SWIFT=${SWIFT:-swift}
configuration=debug
[ -x .build/release/autolayout ] && configuration=release
"$SWIFT" build --configuration "$configuration" --product autolayout >&2
program=$("$SWIFT" build --configuration "$configuration" --show-bin-path)/autolayout
exec python3 Scripts/measure-fidelity.py "$program"
