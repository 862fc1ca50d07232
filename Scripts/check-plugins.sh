#!/bin/bash
# Tests both plugins in a package that depends on this package, and a client of only the solver.
#
# usage: check-plugins.sh FOLDER   the client and the build remain there for the next run
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
mkdir -p "$1/Sources/Screens"
client=$(readlink -f "$1")
# The name that the package manager gives a package at a path.
name=$(basename "$PWD")

cat >"$client/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(path: "$PWD")],
  targets: [
    .target(
      name: "Screens", resources: [.process("Faulty.storyboard")],
      plugins: [.plugin(name: "AutoLayoutCheck", package: "$name")])
  ])
EOF
echo 'public let screens = ["Faulty"]' >"$client/Sources/Screens/Screens.swift"
cp Examples/Faulty.storyboard "$client/Sources/Screens/"

fail() { echo "plugins: $1" >&2; exit 1; }

echo "plugins: building a target with the check"
# A change since the last run forces a new check.
echo >>"$client/Sources/Screens/Faulty.storyboard"
"$swift" build --package-path "$client" >"$client/build.log" 2>&1 || fail "the build failed, see $client/build.log"
grep -q "Screens/Faulty.storyboard:[0-9]*:[0-9]*: warning: " "$client/build.log" \
  || fail "the build printed no finding"

echo "plugins: calling the command"
status=0
"$swift" package --package-path "$client" autolayout check Sources >"$client/check.log" 2>&1 || status=$?
[ "$status" -ne 0 ] || fail "the command exited with 0 despite findings"
grep -q "^Sources/Screens/Faulty.storyboard:.*\[duplicate-constraint\]" "$client/check.log" \
  || fail "the command printed no finding"
"$swift" package --package-path "$client" autolayout frames Sources/Screens/Faulty.storyboard >"$client/frames.log" 2>&1 \
  || fail "frames exited with $?"
echo "plugins: the build and the command print the findings"
