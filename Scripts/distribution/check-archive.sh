#!/bin/bash
# Tests an archive on an empty Debian that lacks Swift and the libraries for pictures.
#
# usage: check-archive.sh ARCHIVE
#
# Unpacks it, lays out and checks the documents of Examples, checks the message about missing libraries, installs
# the packages in the message, draws, and measures the start time. SUITE=trixie selects another Debian. Status 1
# if the archive is larger than 40 MB or a start takes more than 15 ms.
set -euo pipefail
archive=$(readlink -f "$1")
cd "$(dirname "$0")/../.."
source Scripts/distribution/empty-root.sh

size=$(stat -c %s "$archive")
[ "$size" -le 40000000 ] || fail "the archive has $size bytes, the limit is 40 MB"

tar --extract --file "$archive" --directory "$root/opt"
# The solver for programs in C and C++, on this machine: the empty Debian has no compiler.
CLibrary/tests/run.sh "$root/opt/$(basename "$archive" .tar.gz)"
program=/opt/$(basename "$archive" .tar.gz)/bin/autolayout
mkdir "$root/documents"
cp -r Examples/*.storyboard Examples/*.xib Examples/Assets.xcassets "$root/documents/"

inside "$program" --version
inside "$program" frames /documents/Login.storyboard >"$root/documents/frames.txt"
grep -q 'UIImageView' "$root/documents/frames.txt" || fail "frames printed no table"
for document in "$root"/documents/*.storyboard "$root"/documents/*.xib; do
  inside "$program" frames --json "/documents/$(basename "$document")" >/dev/null || fail "frames failed"
done
status=0
inside "$program" check /documents/Faulty.storyboard >"$root/documents/findings.txt" || status=$?
[ "$status" -eq 1 ] && grep -q 'error:' "$root/documents/findings.txt" || fail "check exited with $status"

status=0
inside "$program" render /documents/Login.storyboard -o /documents/login.png 2>"$root/documents/message.txt" || status=$?
[ "$status" -eq 69 ] || fail "render with missing libraries exited with $status instead of 69"
packages=$(sed -n 's/.*apt-get install //p' "$root/documents/message.txt" | sort -u)
[ -n "$packages" ] || fail "render did not name the packages"

# The smallest and the median time of fifty calls; the difference is due to the machine.
starts() {
  local before
  for _ in $(seq 50); do
    before=$(date +%s%N)
    chroot "$root" "$program" "$@" >/dev/null
    echo $((($(date +%s%N) - before) / 1000))
  done | sort -n | sed -n '1p;25p' | paste -sd ' '
}
read -r least median <<<"$(starts --version)"
echo "start, with chroot: $least microseconds at best, $median in the median"
[ "$least" -le 15000 ] || fail "the program starts in more than 15 ms"
read -r least median <<<"$(starts frames /documents/Login.storyboard)"
echo "the first table of frames: $least microseconds at best, $median in the median"

echo "installing what render named: $packages"
inside apt-get update -qq
# shellcheck disable=SC2086
inside env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >/dev/null 2>&1
inside "$program" render /documents/Login.storyboard -o /documents/login.png
[ -s "$root/documents/login.png" ] || fail "render wrote no picture"
if [ -n "${KEEP:-}" ]; then cp "$root/documents/login.png" "$KEEP"; fi
echo "archive: unpacked, laid out, checked and drew on an empty Debian"
