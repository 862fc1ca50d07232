#!/bin/bash
# Tries both plugins out from a package that depends on this one, and a client of the solver alone.
#
# usage: check-plugins.sh FOLDER   the client and what is built for it stay there for the next time
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

echo "plugins: building a target that is checked"
# Changed since the last time, so that it is checked again.
echo >>"$client/Sources/Screens/Faulty.storyboard"
"$swift" build --package-path "$client" >"$client/build.log" 2>&1 || fail "the build failed, see $client/build.log"
grep -q "Screens/Faulty.storyboard:[0-9]*:[0-9]*: warning: " "$client/build.log" \
  || fail "the build printed no finding"

echo "plugins: calling the command"
status=0
"$swift" package --package-path "$client" autolayout check Sources >"$client/check.log" 2>&1 || status=$?
[ "$status" -ne 0 ] || fail "findings ended the command with 0"
grep -q "^Sources/Screens/Faulty.storyboard:.*\[duplicate-constraint\]" "$client/check.log" \
  || fail "the command printed no finding"
"$swift" package --package-path "$client" autolayout frames Sources/Screens/Faulty.storyboard >"$client/frames.log" 2>&1 \
  || fail "frames ended with $?"
echo "plugins: findings stand in the build and in the command's output"
