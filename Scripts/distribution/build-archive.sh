#!/bin/bash
# Builds the command for machines that have no Swift: a relocatable folder, and an archive.
#
# usage: build-archive.sh [FOLDER]   out/dist by default
#
# FOLDER receives swift-auto-layout-VERSION-linux-ARCH/, the same as .tar.gz, and the checksum. The build is
# reproducible for the same commit, compiler and system libraries.
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
# Relocations are bound at the start and read-only afterward. The compiler's warning is about a function of
# Foundation.
PKG_CONFIG_PATH="$PWD/$scratch/static" "$swift" build -c release --product autolayout --static-swift-stdlib \
  --scratch-path "$scratch" -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now -Xlinker --build-id=none \
  2> >(grep -vE 'prohibited flag|mktemp' >&2) | { grep -vE 'mktemp' || true; }
built=$scratch/release/autolayout

# Debian 12 and Ubuntu 22.04 must have the C library functions that the program uses.
oldest=2.35
newest=$(objdump -T "$built" | grep -oE 'GLIBC_[0-9.]+' | cut -d _ -f 2 | sort -Vu | tail -1)
if [ "$(printf '%s\n' "$oldest" "$newest" | sort -V | tail -1)" != "$oldest" ]; then
  echo "build-archive: the program needs glibc $newest instead of the supported $oldest, for:" >&2
  objdump -T "$built" | grep -F "(GLIBC_$newest)" >&2
  exit 1
fi

version=$("$built" --version | cut -d ' ' -f 2)
name=swift-auto-layout-$version-linux-$(uname -m)
folder=$output/$name
rm -rf "$folder" "$folder.tar.gz" "$folder.tar.gz.sha256"
mkdir -p "$folder/share/swift-auto-layout/fonts" "$folder/share/doc/swift-auto-layout"

# The compiler's hash of each module depends on the source folder, and a running program does not need it.
# Removing the section would remove the mark of the read-only segment; it is filled with zeros instead.
read -r _ _ hashes _ <<<"$(objdump --section-headers --section=.swift_modhash "$built" | grep swift_modhash)"
strip --strip-all -o "$scratch/stripped" "$built"
objcopy --update-section .swift_modhash=<(head -c $((16#$hashes)) /dev/zero) "$scratch/stripped" "$scratch/autolayout"
readelf --program-headers --wide "$scratch/autolayout" | grep -q GNU_RELRO || {
  echo "build-archive: no segment of the program is read-only after relocation" >&2
  exit 1
}
Scripts/install.sh "$scratch/autolayout" "$folder" >/dev/null
# The fonts of most pictures; fonts for other scripts come from the system.
for font in "${fonts[@]}"; do
  cp /usr/share/fonts/"$font"-*.[ot]tf "$folder/share/swift-auto-layout/fonts/"
done
# The solver for programs in C and C++.
CLibrary/build.sh "$scratch/c-library"
cp -a "$scratch/c-library/lib" "$scratch/c-library/include" "$folder/"
# The pages to which the README links, with their pictures, and the files that they name.
git ls-files 'README.md' 'CHANGELOG.md' 'LICENSE' 'ARCHITECTURE.md' 'CONTRIBUTING.md' 'SECURITY.md' 'Documentation/*.md' \
  'Documentation/images/*' Examples Integrations | tar --create --files-from - |
  tar --extract --directory "$folder/share/doc/swift-auto-layout"
"$here/collect-licenses.sh" "$folder/share/doc/swift-auto-layout/licenses"

find "$folder" -type d -exec chmod 755 {} +
find "$folder" -type f ! -path '*/bin/*' -exec chmod 644 {} +
tar --create --directory "$output" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
  --numeric-owner "$name" | gzip -9 --no-name >"$folder.tar.gz"
(cd "$output" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
size() { numfmt --to=si --format=%.1f "$(stat -c %s "$1")"; }
echo "archive: $folder.tar.gz ($(size "$folder.tar.gz"); the program $(size "$folder/bin/autolayout"))"
