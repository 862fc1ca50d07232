#!/bin/bash
# Makes a folder with which the command is linked with only the C library.
#
# usage: link-statically.sh FOLDER
#
# FOLDER receives static libraries and pkg-config files; PKG_CONFIG_PATH=FOLDER links the package with them.
# Libraries for pictures are loaded on demand.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

mkdir -p "$1"
folder=$(cd "$1" && pwd)
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
[ -x "$clang" ] || clang=clang

"$here/write-delayed-libraries.py" "$clang" "$folder"

# static NAME: a library's archive.
static() {
  local libraries file
  libraries=$(pkg-config --variable=libdir libxml-2.0)
  for file in "$libraries/lib$1.a" "$(gcc -print-file-name="lib$1.a")"; do
    [ -f "$file" ] && echo "$file" && return
  done
  echo "link-statically: lib$1.a is missing; install the package" >&2
  exit 1
}

# describe PACKAGE LIBRARIES…: a package's pkg-config file; the libraries are in the folder.
describe() {
  printf 'Name: %s\nDescription: linked statically\nVersion: %s\nCflags: %s\nLibs: -L%s\n' \
    "$1" "$(pkg-config --modversion "$1")" "$(pkg-config --cflags "$1")" "$folder" >"$folder/$1.pc"
}

for library in yaml z stdc++; do cp "$(static "$library")" "$folder/"; done
# The oldest supported system has glibc 2.35; see build-archive.sh.
"$clang" -O2 -Wextra -Werror -c "$here/without-arc4random.c" -o "$folder/without-arc4random.o"
ar rD "$folder/libstdc++.a" "$folder/without-arc4random.o"
# Dependencies of libxml2 are linked with it for all users.
"$clang" -O2 -Wextra -Werror -c "$here/without-icu.c" -o "$folder/without-icu.o"
echo "INPUT($(static xml2) $folder/without-icu.o $(static lzma))" >"$folder/libxml2.a"
# libmicrohttpd with stubs for TLS, in a separate archive, since several modules name the library.
"$clang" -O2 -Wextra -Werror -c "$here/without-gnutls.c" -o "$folder/without-gnutls.o"
rm -f "$folder/libmicrohttpd.a"
cp "$(static microhttpd)" "$folder/libmicrohttpd.a"
ar rD "$folder/libmicrohttpd.a" "$folder/without-gnutls.o"
describe libmicrohttpd
describe yaml-0.1
describe zlib
describe libxml-2.0
