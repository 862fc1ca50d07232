#!/bin/bash
# Builds the command for machines without Swift: a folder that may lie anywhere, and an archive of it.
#
# usage: build-archive.sh [FOLDER], out/dist when nothing else is said
#
# FOLDER receives swift-auto-layout-VERSION-linux-ARCH/, the same as .tar.gz, and its checksum. The same
# commit gives the same bytes, with the same compiler and the same libraries of the system.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=Scripts/distribution
output=${1:-out/dist}
swift=${SWIFT:-swift}
scratch=.build/distribution
fonts=(opentype/inter/Inter opentype/inter/InterDisplay truetype/jetbrains-mono/JetBrainsMono)

export AUTOLAYOUT_COMMIT SOURCE_DATE_EPOCH
AUTOLAYOUT_COMMIT=$(git rev-parse --short=10 HEAD 2>/dev/null || true)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)

mkdir -p "$scratch"
"$here/link-statically.sh" "$scratch/static"
# The compiler's warning about a function of Foundation's is not ours to mend.
PKG_CONFIG_PATH="$PWD/$scratch/static" "$swift" build -c release --product autolayout --static-swift-stdlib \
  --scratch-path "$scratch" 2> >(grep -vE 'prohibited flag|mktemp' >&2) |
  { grep -vE 'mktemp' || true; }
built=$scratch/release/autolayout

version=$("$built" --version | cut -d ' ' -f 2)
name=swift-auto-layout-$version-linux-$(uname -m)
folder=$output/$name
rm -rf "$folder" "$folder.tar.gz" "$folder.tar.gz.sha256"
mkdir -p "$folder/share/swift-auto-layout/fonts" "$folder/share/doc/swift-auto-layout"

# The compiler's hash of each module, and with it the linker's of all, depends on the folder of the
# sources; a program that runs needs neither.
strip --strip-all --remove-section=.swift_modhash --remove-section=.note.gnu.build-id \
  -o "$scratch/autolayout" "$built"
Scripts/install.sh "$scratch/autolayout" "$folder" >/dev/null
# The fonts that most pictures are drawn with; those of other scripts are the system's.
for font in "${fonts[@]}"; do
  cp /usr/share/fonts/"$font"-*.[ot]tf "$folder/share/swift-auto-layout/fonts/"
done
cp README.md CHANGELOG.md LICENSE "$folder/share/doc/swift-auto-layout/"
"$here/collect-licences.sh" "$folder/share/doc/swift-auto-layout/licences"

find "$folder" -type d -exec chmod 755 {} +
find "$folder" -type f ! -path '*/bin/*' -exec chmod 644 {} +
tar --create --directory "$output" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
  --numeric-owner "$name" | gzip -9 --no-name >"$folder.tar.gz"
(cd "$output" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
size() { numfmt --to=si --format=%.1f "$(stat -c %s "$1")"; }
echo "archive: $folder.tar.gz ($(size "$folder.tar.gz"); the program $(size "$folder/bin/autolayout"))"
