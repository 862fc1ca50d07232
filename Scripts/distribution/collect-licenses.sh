#!/bin/bash
# Copies the license of everything inside the program and the archive.
#
# usage: collect-licenses.sh FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."

mkdir -p "$1"
cp Documentation/Licenses/* "$1/"
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/share/swift/LICENSE.txt
# The toolchain's libraries are under Swift's license, ICU inside Foundation under ICU's.
cp "$swift" "$1/Swift.txt"
while read -r package _; do
  copyright=/usr/share/doc/$package/copyright
  # The C++ standard library is that of this machine's compiler, with any version.
  [ "$package" = libstdc++-12-dev ] && copyright=$(ls -d /usr/share/doc/libstdc++-*-dev/copyright | tail -1)
  if [ ! -f "$copyright" ]; then
    echo "collect-licenses: $copyright does not exist" >&2
    exit 1
  fi
  name=${package%-dev}
  cp "$(readlink -f "$copyright")" "$1/${name%-12}.txt"
done < <(grep -v '^#' Scripts/distribution/components.txt)
