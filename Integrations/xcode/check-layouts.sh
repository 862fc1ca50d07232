#!/bin/bash
# An Xcode build phase that shows the findings of autolayout in the documents as warnings and errors.
#
# Add a "Run Script" phase with: "$SRCROOT/check-layouts.sh"
# AUTOLAYOUT is the program's path if it is not in PATH.
set -uo pipefail

program=${AUTOLAYOUT:-autolayout}
if ! command -v "$program" >/dev/null; then
  echo "warning: autolayout is not installed; layouts were not checked"
  exit 0
fi
"$program" check --format xcode "${SRCROOT:-.}"
status=$?
# Xcode itself fails the build for findings that are errors.
[ "$status" -le 1 ] && exit 0
exit "$status"
