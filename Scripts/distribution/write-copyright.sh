#!/bin/bash
# Prints the file `copyright` of the Debian package: our license, then the licenses of linked libraries.
#
# usage: write-copyright.sh FOLDER, as filled by collect-licenses.sh
set -euo pipefail

cat <<'HEADER'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: swift-auto-layout
Source: the repository of swift-auto-layout

Files: *
Copyright: the authors of swift-auto-layout
License: Apache-2.0
 On Debian systems, the text of the Apache License, version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.

HEADER
for file in "$1"/*; do
  name=$(basename "$file" .txt)
  # Fonts come from their own packages.
  case $name in fonts-*) continue ;; esac
  printf 'Comment: parts of %s in the program:\n' "$name"
  # A license that Debian has as a file is named, not repeated; Swift's adds an exception to it.
  if [ "$name" = Swift ]; then
    printf ' Apache License, version 2.0, as above, and\n .\n'
    sed -n '/Runtime Library Exception/,$p' "$file"
  else
    cat "$file"
  fi | sed -e 's/^[[:space:]]*$/./' -e 's/^/ /'
  printf '\n'
done
