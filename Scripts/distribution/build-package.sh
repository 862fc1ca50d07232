#!/bin/bash
# Makes a Debian package from the folder built by build-archive.sh.
#
# usage: build-package.sh [FOLDER]   the folder with swift-auto-layout-VERSION-linux-ARCH/; out/dist by default
set -euo pipefail
cd "$(dirname "$0")/../.."

output=${1:-out/dist}
source=$(ls -d "$output"/swift-auto-layout-*/ | tail -1)
version=$("$source/bin/autolayout" --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/swift-auto-layout

mkdir -p "$tree/DEBIAN" "$tree/usr/share/lintian/overrides"
cp -a "$source/bin" "$source/share" "$source/lib" "$source/include" "$tree/usr/"
documentation=$tree/usr/share/doc/swift-auto-layout
# Debian prescribes the license's place and format.
rm "$documentation/LICENSE"
Scripts/distribution/write-copyright.sh "$documentation/licenses" >"$documentation/copyright"
rm -r "$documentation/licenses"
date=$(date --utc --rfc-email --date "@$SOURCE_DATE_EPOCH")
maintainer="swift-auto-layout authors <swift-auto-layout@localhost.invalid>"
printf 'swift-auto-layout (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' \
  "$version" "$maintainer" "$date" | gzip -9n >"$documentation/changelog.gz"
gzip -9n "$documentation/CHANGELOG.md" "$tree/usr/share/man/man1/autolayout.1"
# Packaged fonts come from Debian.
rm -r "$tree/usr/share/swift-auto-layout"

pictures=$(python3 - <<'PYTHON'
import re
text = open("Scripts/distribution/write-delayed-libraries.py").read()
print(", ".join(dict.fromkeys(re.findall(r'^    \("[^"]+", "([^"]+)"\),', text, re.M))))
PYTHON
)
cat >"$tree/usr/share/lintian/overrides/swift-auto-layout" <<'OVERRIDES'
# The runtime of Swift is in no release of Debian. Linking it statically, with dependencies, cuts the start to a
# third of the time; libraries for pictures are Debian's own.
swift-auto-layout: embedded-library *
# The package is not uploaded to Debian, therefore it closes no bugs.
swift-auto-layout: initial-upload-closes-no-bugs *
# The program is the purpose of the package; the C library of the solver comes with it.
swift-auto-layout: package-name-doesnt-match-sonames *
swift-auto-layout: link-to-shared-library-in-wrong-package *
swift-auto-layout: non-dev-pkg-with-shlib-symlink *
OVERRIDES
echo "activate-noawait ldconfig" >"$tree/DEBIAN/triggers"
echo "libconstraint-solver 0 swift-auto-layout" >"$tree/DEBIAN/shlibs"
cat >"$tree/DEBIAN/control" <<CONTROL
Package: swift-auto-layout
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$tree" | cut -f 1)
Section: devel
Priority: optional
Depends: libc6 (>= 2.35), libgcc-s1
Recommends: $pictures, fonts-inter, fonts-jetbrains-mono, fonts-liberation, fonts-noto-core
Suggests: fonts-noto-cjk, fonts-noto-color-emoji, fonts-quicksand, git
Description: lay out, check, explain and draw Auto Layout documents
 Lays out storyboards and xibs of iOS as the devices do, on any device, text
 size and direction; checks them for conflicts, ambiguity and cut text;
 explains console logs; compares two versions; draws screens.
 .
 The solver is also a C library: pkg-config --libs constraint-solver.
 .
 It needs no Mac. Pictures need the recommended packages.
CONTROL
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$tree" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
file=$output/swift-auto-layout_${version}_$architecture.deb
dpkg-deb --build --root-owner-group "$tree" "$file" >/dev/null
echo "package: $file ($(numfmt --to=si --format=%.1f "$(stat -c %s "$file")"))"
