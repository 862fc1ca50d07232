#!/bin/bash
# Builds every package of Examples/, runs the tests, ports an app written for iOS, follows the tutorial of the first
# layout, and draws the screens of the apps into out/apps.
#
# They share the build folder of the clone, which compiles their dependencies only once.
set -euo pipefail
cd "$(dirname "$0")/.."

for manifest in Examples/*/Package.swift; do
  folder=$(dirname "$manifest")
  [ -d "$folder/Tests" ] && action="test" || action="build"
  echo "examples: $action $folder"
  "${SWIFT:-swift}" $action --package-path "$folder" --scratch-path .build
done

# An app written for iOS, which the command turns into a package for this system.
ported=.build/ported/Recipes
rm -rf "$ported"
echo "examples: autolayout port Examples/Recipes"
"${SWIFT:-swift}" build --product autolayout --scratch-path .build
.build/debug/autolayout port Examples/Recipes -o "$ported" --package .
"${SWIFT:-swift}" test --package-path "$ported" --scratch-path .build

# The tutorial of the first layout, in both language modes.
SWIFT="${SWIFT:-swift}" Scripts/check-tutorial.py .build/tutorial .build

# Each screen: the app, the name of the picture, and the app's arguments.
mkdir -p out/apps
while read -r app name arguments; do
  # shellcheck disable=SC2086 # the arguments are words
  ".build/debug/$app" --device iPhone15 --render "out/apps/$name.png" $arguments
done <<'SCREENS'
Notes notes
Notes notes-dark --appearance dark --open notes://search/tea
Notes note --open notes://note/1
Notes delete --open notes://delete/2
Notes notes-rtl --direction rtl
SignUp account
SignUp account-check --open signup://account/check
SignUp plans --open signup://plans
SignUp plans-pad --device iPadPro11 --open signup://plans
SignUp settings --open signup://settings
Recipes recipes
Recipes recipe --open recipes://recipe/0 --text-size xxl
Recipes timer --open recipes://timer/0
Recipes about --open recipes://about
SCREENS
echo "examples: drew $(find out/apps -name '*.png' | wc -l) screens into out/apps"
