#!/bin/bash
# Makes a release: sets the version, closes the section of CHANGELOG.md, builds all files and adds a local tag.
#
# usage: release.sh [--dry-run] VERSION
#
# out/release receives the archive, the Debian package, the WebAssembly library and the site, with the list of contents
# and licenses (SPDX) and SHA-256 sums. The tree must be clean, and `make check-all` must have passed for it. Everything
# happens in a clone; this repository changes at the end, by one commit and the tag. The commit has the time of the
# parent, so a second run makes the same bytes. --dry-run needs no checks and changes nothing but out/release.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "release: $1" >&2
  exit 1
}

is_dry=
if [ "${1:-}" = --dry-run ]; then
  is_dry=yes
  shift
fi
[ $# -eq 1 ] || fail "give the version, such as $(Scripts/cut-release.py --next): make release VERSION=…"
version=$1
branch=$(git symbolic-ref --short HEAD) || fail "check out a branch first"

if [ -z "$is_dry" ]; then
  [ -z "$(git status --porcelain)" ] || fail "the tree has changes: commit or stash them first"
  ! git rev-parse --quiet --verify "refs/tags/v$version" >/dev/null || fail "the tag v$version exists"
  [ "$(cat .build/checked-tree 2>/dev/null)" = "$(git rev-parse 'HEAD^{tree}')" ] ||
    fail "run 'make check-all' on this commit first"
fi

# A kept clone is updated, so a second attempt compiles less.
clone=$PWD/${CLONE:-.build/release-clone}
[ -d "$clone/.git" ] || git clone --quiet . "$clone"
git -C "$clone" fetch --quiet "$PWD" HEAD
git -C "$clone" checkout --quiet --force -B "$branch" FETCH_HEAD
git -C "$clone" clean --quiet --force -d

time=$(git log -1 --format=%cI)
(cd "$clone" && Scripts/cut-release.py "$version" "${time%T*}")
make --no-print-directory -C "$clone" lint
owner=$(git remote get-url origin 2>/dev/null |
  sed -nE 's#^(https://|ssh://git@|git@)github\.com[:/]([^/]+)/swift-auto-layout(\.git)?$#\2#p') || true
[ -z "$owner" ] || sed -i -e "s#OWNER/swift-auto-layout#$owner/swift-auto-layout#" -e '/^`OWNER` is/d' \
  "$clone"/{README,Documentation/CI}.md
git -C "$clone" config user.name "$(git config user.name || echo release)"
git -C "$clone" config user.email "$(git config user.email || echo release@localhost.invalid)"
GIT_AUTHOR_DATE=$time GIT_COMMITTER_DATE=$time git -C "$clone" commit --quiet --all --message "Release $version"

rm -rf "$clone/out/dist" "$clone/out/release"
make --no-print-directory -C "$clone" release-files
rm -rf out/release
mkdir -p out
cp -r "$clone/out/release" out/release

if [ -n "$is_dry" ]; then
  echo "release: a dry run, nothing is tagged; the files are in out/release"
  exit 0
fi
git pull --quiet --ff-only "$clone" "$branch"
GIT_COMMITTER_DATE=$time git tag --annotate "v$version" --message "swift-auto-layout $version"
echo "release: tagged v$version; the files are in out/release. To publish it:"
echo "  git push origin $branch v$version"
