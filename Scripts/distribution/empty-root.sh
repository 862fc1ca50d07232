#!/bin/bash
# An empty Debian for tests of packages and archives; to be sourced. Needs root, debootstrap and a package mirror.
#
# root            the path; removed at the end
# inside COMMAND  runs a command in it

[ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null || {
  echo "$(basename "$0"): needs root and debootstrap (apt-get install debootstrap)" >&2
  exit 69
}

root=$(mktemp -d)
leave() {
  umount "$root/proc" 2>/dev/null || true
  rm -rf --one-file-system "$root"
}
trap leave EXIT
echo "$(basename "$0"): making an empty Debian (${SUITE:-bookworm}) …"
debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" >/dev/null
mount -t proc proc "$root/proc"

inside() { chroot "$root" /usr/bin/env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 "$@"; }

# fail MESSAGE: ends with a message.
fail() {
  echo "$(basename "$0"): $1" >&2
  exit 1
}
