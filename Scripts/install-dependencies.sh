#!/bin/bash
# Checks for the system packages that this package needs, and installs missing packages with apt.
# Prints nothing if none is missing. Exits with 1 and a line that names the packages if it cannot install them.
set -euo pipefail

missing=()

# has_library NAME: whether pkg-config finds a library with its headers.
has_library() { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists "$1" 2>/dev/null; }

# has_font FAMILY: whether a font family is installed.
has_font() { command -v fc-list >/dev/null 2>&1 && [ -n "$(fc-list ":family=$1" family 2>/dev/null)" ]; }

# has_loader NAME: whether gdk-pixbuf can read a format that has its own package.
has_loader() {
  local folder
  folder=$(pkg-config --variable=gdk_pixbuf_moduledir gdk-pixbuf-2.0 2>/dev/null) || return 1
  compgen -G "$folder/*$1*" >/dev/null
}

give_up() {
  echo "install-dependencies: $1; install these and try again: ${missing[*]}" >&2
  exit 1
}

command -v pkg-config >/dev/null 2>&1 || missing+=(pkg-config)
# Checks of the sources and of the public interface are written in Python.
command -v python3 >/dev/null 2>&1 || missing+=(python3)
has_library cairo || missing+=(libcairo2-dev)
has_library pangocairo || missing+=(libpango1.0-dev)
has_library harfbuzz || missing+=(libharfbuzz-dev)
has_library zlib || missing+=(zlib1g-dev)
has_library libxml-2.0 || missing+=(libxml2-dev)
has_library yaml-0.1 || missing+=(libyaml-dev)
has_library libmicrohttpd || missing+=(libmicrohttpd-dev)
has_library gdk-pixbuf-2.0 || missing+=(libgdk-pixbuf-2.0-dev)
has_library librsvg-2.0 || missing+=(librsvg2-dev)
has_library poppler-glib || missing+=(libpoppler-glib-dev)
has_loader webp || missing+=(webp-pixbuf-loader)
has_loader heif || missing+=(heif-gdk-pixbuf)
has_font Inter || missing+=(fonts-inter)
has_font "Noto Sans CJK SC" || missing+=(fonts-noto-cjk)
# Substitutes for monospaced, rounded and serif designs, for Helvetica and Times, and for other scripts.
has_font "JetBrains Mono" || missing+=(fonts-jetbrains-mono)
has_font Quicksand || missing+=(fonts-quicksand)
has_font "Noto Serif" && has_font "Noto Sans Thai" || missing+=(fonts-noto-core)
has_font "Noto Color Emoji" || missing+=(fonts-noto-color-emoji)
has_font "Liberation Sans" || missing+=(fonts-liberation)
has_font "DejaVu Sans Mono" || missing+=(fonts-dejavu-core)
[ ${#missing[@]} -eq 0 ] && exit 0

command -v apt-get >/dev/null 2>&1 || give_up "only Debian is tested, and apt-get is missing"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 || give_up "not root, and sudo is missing"
  as_root=(sudo)
  # Without a terminal a password cannot be entered.
  [ -t 0 ] || as_root=(sudo -n)
fi
echo "install-dependencies: installing ${missing[*]} with ${as_root[*]:+${as_root[*]} }apt-get"
install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq
  --no-install-recommends)
# The package lists may be missing (a fresh container) or outdated: update them and retry once.
if ! "${install[@]}" "${missing[@]}" >/dev/null 2>&1; then
  "${as_root[@]}" apt-get update -qq || give_up "apt-get update failed"
  "${install[@]}" "${missing[@]}" >/dev/null || give_up "apt-get install failed"
fi
