#!/bin/bash
# Builds the files of a release from this commit into out/release; see release.sh.
#
# usage: build-release.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
make --no-print-directory deb site

folder=$(ls -d out/dist/swift-auto-layout-*/)
folder=${folder%/}
version=$("$folder/bin/autolayout" --version | cut -d ' ' -f 2)
rm -rf out/release
mkdir -p out/release
cp "$folder.tar.gz" out/dist/*.deb out/release/
Scripts/distribution/write-contents.py "$folder" "out/release/$(basename "$folder").spdx.json"

# pack NAME FOLDER: an archive of a folder with that name.
pack() {
  tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=a+rX,u+w,go-w \
    --transform "s,^$(basename "$2"),$1," --directory "$(dirname "$2")" "$(basename "$2")" |
    gzip -9 --no-name >"out/release/$1.tar.gz"
}
pack "swift-auto-layout-$version-wasm" out/web/library
pack "swift-auto-layout-$version-site" out/site
awk -v heading="## [$version]" '/^## / { shown = index($0, heading) == 1; next } shown' CHANGELOG.md >out/release/CHANGES.md
(cd out/release && sha256sum -- * >SHA256SUMS)
echo "release files:"
(cd out/release && ls -l --human-readable -- * | awk '{ print "  " $9 " (" $5 ")" }')
