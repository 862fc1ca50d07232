#!/bin/bash
# Puts the command of an archive into a folder, from a release or from a file.
#
# usage: fetch.sh ARCHIVE CHECKSUM FOLDER
#
# ARCHIVE is a file or an address; CHECKSUM is its SHA-256, or empty for a file of one's own. FOLDER
# receives bin/ and share/.
set -euo pipefail
archive=$1 checksum=$2 folder=$3

file=$archive
case $archive in
*://*)
  [ -n "$checksum" ] || { echo "fetch: an address needs the checksum of what lies there" >&2 && exit 2; }
  file=$(mktemp)
  trap 'rm -f "$file"' EXIT
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$archive"
  ;;
esac
if [ -n "$checksum" ]; then
  echo "$checksum  $file" | sha256sum --check --quiet || {
    echo "fetch: $archive is not the archive that was expected; nothing was installed" >&2
    exit 1
  }
fi
mkdir -p "$folder"
tar --extract --file "$file" --directory "$folder" --strip-components=1
"$folder/bin/autolayout" --version
