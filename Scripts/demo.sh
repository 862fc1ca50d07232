#!/bin/bash
# Lays out the documents of Examples/ on three devices: a table of frames for each document and device, pictures in
# out/, two of them light and dark, and the check's findings. A sample has faults on purpose.
#
# usage: demo.sh COMMAND, the built autolayout
set -euo pipefail
cd "$(dirname "$0")/.."

autolayout=$1
documents=(Examples/*.storyboard Examples/*.xib)
devices=(retina4_7 retina6_12 ipad11_0rounded)

mkdir -p out
"$autolayout" frames --device "${devices[1]}" "${documents[@]}"
for device in "${devices[@]}"; do
  "$autolayout" frames --device "$device" "${documents[@]}" >"out/frames-$device.txt"
  for document in "${documents[@]}"; do
    name=$(basename "${document%.*}")
    "$autolayout" render --device "$device" --output "out/$name-$device.png" "$document"
  done
done

# A scene on the device, light and dark, with bars, an image from Assets.xcassets and a symbol.
for scene in Login Settings; do
  "$autolayout" render --appearance both --device-frame --device "${devices[1]}" --scene "$scene" \
    --output "out/$scene-light-and-dark.png" "Examples/$scene.storyboard"
done

# A scene on an iPhone Duo's screens: outside, inside flat, and in the halves of the inner screen.
for window in duo_outer:portrait duo_inner:landscape duo_left:portrait duo_right:portrait; do
  "$autolayout" render --device-frame --device "${window%:*}" --orientation "${window#*:}" --scene Settings \
    --output "out/Settings-${window%:*}.png" Examples/Settings.storyboard
done

# The check is expected to find something: status 1 does not fail the demo.
echo
echo "Findings of 'autolayout check' on these devices (Faulty.storyboard has a fault of each kind on purpose):"
devices_list=$(IFS=,; echo "${devices[*]}")
"$autolayout" check --device "$devices_list" "${documents[@]}" || [ $? -eq 1 ]
echo

echo "The table above is for ${devices[1]}; the tables for all devices are in out/frames-*.txt"
echo "Pictures of every document on ${devices[*]}:"
ls out/*.png
