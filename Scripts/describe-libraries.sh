#!/bin/bash
# Copies descriptions of the system's libraries for pkg-config, without a flag that the package manager refuses.
#
# usage: describe-libraries.sh FOLDER
#
# Debian's glib asks for -pthread. The package manager leaves the flag out, which nothing needs since glibc 2.34,
# and warns of it with each call. With FOLDER in front of PKG_CONFIG_PATH it has nothing to warn of.
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
