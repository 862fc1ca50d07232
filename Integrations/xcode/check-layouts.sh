#!/bin/bash
# A build phase of Xcode: shows the findings of autolayout beside the documents, as warnings and errors.
#
# Add a "Run Script" phase with: "$SRCROOT/check-layouts.sh"
# AUTOLAYOUT names the program where it is not on the path.
set -uo pipefail

program=${AUTOLAYOUT:-autolayout}
if ! command -v "$program" >/dev/null; then
  echo "warning: autolayout is not installed; layouts were not checked"
  exit 0
fi
"$program" check --format xcode "${SRCROOT:-.}"
status=$?
# Findings are shown, and stop the build only where they are errors, which Xcode sees by itself.
[ "$status" -le 1 ] && exit 0
exit "$status"
