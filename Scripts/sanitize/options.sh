# sanitizer_options NAME: sets `options` to the arguments of `swift build` for a sanitizer.
#
# The compiler has none for undefined behavior on Linux: Swift itself checks overflow, bounds and exclusive
# access, also in release builds. C code is checked along with addresses, whose library reports undefined behavior
# as well.
sanitizer_options() {
  case "$1" in
  address)
    options=(--sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined)
    ;;
  thread) options=(--sanitize=thread) ;;
  *)
    echo "sanitize: unknown sanitizer $1; use address (with undefined behavior in C) or thread" >&2
    exit 64
    ;;
  esac
}
