#!/bin/bash
# Copies pkg-config files of system libraries, and removes a flag that the package manager refuses.
#
# usage: describe-libraries.sh FOLDER
#
# Debian's glib asks for -pthread, which is unnecessary since glibc 2.34. The package manager omits the flag and
# warns with each call. With FOLDER first in PKG_CONFIG_PATH it does not warn.
set -euo pipefail
command -v pkg-config >/dev/null || exit 0
mkdir -p "$1"
IFS=: read -r -a folders <<<"$(pkg-config --variable pc_path pkg-config)"
for folder in "${folders[@]}"; do
  for file in "$folder"/*.pc; do
    copy=$1/${file##*/}
    [ -f "$file" ] || continue
    [ ! -e "$copy" ] || [ "$file" -nt "$copy" ] || continue
    if grep -qE '^(Libs|Cflags):.*-pthread' "$file"; then sed -E '/^(Libs|Cflags):/s/ -pthread\b//' "$file" >"$copy"; fi
  done
done
