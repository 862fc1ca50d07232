#!/bin/bash
# Checks a Debian package with lintian, and installs, runs and removes it on an empty Debian.
#
# usage: check-package.sh FILE.deb
set -euo pipefail
package=$(readlink -f "$1")
cd "$(dirname "$0")/../.."
command -v lintian >/dev/null || { echo "check-package: needs lintian (apt-get install lintian)" >&2 && exit 69; }

lintian --fail-on error,warning "$package"

source Scripts/distribution/empty-root.sh
cp "$package" "$root/package.deb"
cp Examples/Login.storyboard "$root/"
inside apt-get update -qq
install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq)
inside "${install[@]}" --no-install-recommends /package.deb >/dev/null 2>&1
inside ldconfig --print-cache | grep -q 'libconstraint-solver\.so\.0' || fail "programs do not find the C library"
CLibrary/tests/run.sh "$root/usr"
inside autolayout frames /Login.storyboard | grep -q UIImageView || fail "frames printed no table"
read -r -a recommended <<<"$(dpkg-deb --field "$package" Recommends | tr -d ',')"
inside "${install[@]}" "${recommended[@]}" >/dev/null 2>&1
inside autolayout render /Login.storyboard -o /login.png
[ -s "$root/login.png" ] || fail "render wrote no picture"
inside apt-get purge -y -qq swift-auto-layout >/dev/null 2>&1
left=$(cd "$root" && find usr etc -path '*autolayout*' -o -path '*swift-auto-layout*' -o -path '*constraint*solver*')
[ -z "$left" ] || fail "after removal it leaves $left"
echo "package: installed, ran, drew and was removed on an empty Debian"
