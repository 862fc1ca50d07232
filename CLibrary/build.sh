#!/bin/bash
# Builds the solver as a C library by Embedded Swift, shared and static, with headers and a pkg-config file.
# The libraries need only libc and libm, of glibc 2.28 or later.
#
# usage: build.sh [FOLDER]    out/c-library by default
#   SANITIZER=address or thread only compiles objects with that sanitizer, into .build/c-library-SANITIZER.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-out/c-library}
swiftc=$(command -v "${SWIFTC:-swiftc}")
# swiftc is often a link into the toolchain, whose other programs are next to the link's target.
tools=$(dirname "$(readlink -f "$swiftc")")
machine=$(uname -m)
triple=$machine-unknown-linux-gnu
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/Tools/Command/CommandLineTool.swift)

# Compiled objects are reused while no source is newer.
work=.build/c-library${SANITIZER:+-$SANITIZER}
mkdir -p "$work"
swift_options=(-target "$triple" -enable-experimental-feature Embedded -wmo -O -parse-as-library -swift-version 6
  -strict-memory-safety -warnings-as-errors -Xfrontend -function-sections
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -package-name solver -I "$work" -I CLibrary/Support)
c_options=(-O2 -fPIC -fvisibility=hidden -ffunction-sections -Wall -Wextra -Werror)
if [ -n "${SANITIZER:-}" ]; then
  swift_options+=(-sanitize="$SANITIZER")
  c_options+=(-fsanitize="$SANITIZER",undefined -fno-sanitize-recover=undefined -g)
fi

changed=
compile() { # MODULE FOLDER...
  local module=$1 object=$work/$1.o sources
  shift
  mapfile -t sources < <(find "$1" -name '*.swift' | sort)
  if [ -z "$changed" ] && [ -e "$object" ] && [ -z "$(find "$@" -type f -newer "$object")" ]; then return; fi
  "$swiftc" "${swift_options[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
    -c "${sources[@]}" -o "$object"
  # Importing modules are compiled again.
  changed=yes
}
compile ConstraintSolver Sources/Layout/ConstraintSolver
compile CLibrary CLibrary/Sources CLibrary/Support CLibrary/include
for part in registry random; do
  "$tools/clang" -target "$triple" "${c_options[@]}" -c "CLibrary/Support/$part.c" -o "$work/$part.o"
done
objects=("$work/ConstraintSolver.o" "$work/CLibrary.o" "$work/registry.o" "$work/random.o")
[ -z "${SANITIZER:-}" ] || exit 0

rm -rf "$out"
mkdir -p "$out/lib/pkgconfig" "$out/include/constraint-solver/kiwi"

# Only the functions of the header are visible.
mapfile -t exports < <(CLibrary/exports.sh)
{
  echo '{ global:'
  printf '%s;\n' "${exports[@]}"
  echo 'local: *; };'
} >"$work/exports.map"
name=libconstraint-solver
"$tools/clang" -target "$triple" -fuse-ld=lld -shared -s "${objects[@]}" -o "$out/lib/$name.so.0" \
  -Wl,-soname,"$name.so.0" -Wl,--version-script="$work/exports.map" -Wl,--gc-sections -Wl,-z,defs -Wl,-z,relro \
  -Wl,-z,now -Wl,--build-id=none -lm
ln -s "$name.so.0" "$out/lib/$name.so"

# The static library is a single object, in which all other names are local.
"$tools/ld.lld" -r "${objects[@]}" -o "$work/whole.o"
printf '%s\n' "${exports[@]}" >"$work/exports.txt"
objcopy --keep-global-symbols="$work/exports.txt" --strip-debug "$work/whole.o" "$work/$name.o"
ar rcD "$out/lib/$name.a" "$work/$name.o"

cp CLibrary/include/constraint_solver.h "$out/include/constraint-solver/"
if [ -e CLibrary/include/kiwi/kiwi.h ]; then
  cp CLibrary/include/kiwi/kiwi.h "$out/include/constraint-solver/kiwi/"
  # Programs may include the parts.
  for part in constraint debug errors expression solver strength symbolics term variable version; do
    printf '#pragma once\n#include "kiwi.h"\n' >"$out/include/constraint-solver/kiwi/$part.h"
  done
fi
sed "s/@VERSION@/$version/" CLibrary/constraint-solver.pc.in >"$out/lib/pkgconfig/constraint-solver.pc"
printf '%s: %d bytes\n' "$out/lib/$name.so.0" "$(stat -c %s "$out/lib/$name.so.0")"
