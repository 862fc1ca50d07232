#!/bin/bash
# Unpacks an archive with the command into a folder, from a release or a file.
#
# usage: fetch.sh ARCHIVE CHECKSUM FOLDER
#
# ARCHIVE is a file or a URL; CHECKSUM is the SHA-256, optional for a file. FOLDER receives bin/ and share/.
set -euo pipefail
archive=$1 checksum=$2 folder=$3

file=$archive
case $archive in
*://*)
  [ -n "$checksum" ] || { echo "fetch: an address requires a checksum" >&2 && exit 2; }
  file=$(mktemp)
  trap 'rm -f "$file"' EXIT
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$archive"
  ;;
esac
if [ -n "$checksum" ]; then
  echo "$checksum  $file" | sha256sum --check --quiet || {
    echo "fetch: the checksum of $archive does not match; nothing was installed" >&2
    exit 1
  }
fi
mkdir -p "$folder"
tar --extract --file "$file" --directory "$folder" --strip-components=1
"$folder/bin/autolayout" --version
