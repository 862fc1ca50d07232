#!/bin/bash
# Builds the archive twice from the last commit, in folders of different names, and compares the bytes.
#
# usage: check-same-archive.sh [FOLDER]   .build/same-archive by default
#
# Prints the members that differ and exits with status 1. Each build takes some ten minutes; an existing folder is
# updated.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=${1:-.build/same-archive}
mkdir -p "$folder"
folder=$(readlink -f "$folder")
commit=$(git rev-parse HEAD)
# Paths of equal length could hide in sizes and offsets.
places=("$folder/first" "$folder/with-a-longer-name/second")

for place in "${places[@]}"; do
  [ -d "$place/.git" ] || git clone --quiet . "$place"
  git -C "$place" fetch --quiet origin
  git -C "$place" checkout --quiet "$commit"
  # Removes archives of other versions.
  rm -f "$place"/out/dist/*.tar.gz
  "$place/Scripts/distribution/build-archive.sh" out/dist
done

# members ARCHIVE: the checksum, mode and name of each file in it.
members() {
  tar --extract --gzip --file "$1" \
    --to-command 'echo "$(sha256sum | cut -c 1-64) $TAR_MODE $TAR_FILENAME"'
}

archives=("${places[0]}"/out/dist/*.tar.gz "${places[1]}"/out/dist/*.tar.gz)
if cmp --silent "${archives[@]}"; then
  echo "same bytes: $(sha256sum <"${archives[0]}" | cut -c 1-64), $(basename "${archives[0]}")"
  exit 0
fi
echo "the archives differ:" >&2
diff <(members "${archives[0]}") <(members "${archives[1]}") >&2 ||
  echo "(the files above)" >&2
exit 1
