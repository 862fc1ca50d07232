# sanitizer_options NAME: sets `options` to what `swift build` takes for a sanitizer.
#
# The compiler has none for undefined behaviour on Linux: Swift itself checks overflow, bounds and exclusive access, in
# release builds as well. What is written in C is checked with addresses, whose library reports it too.
sanitizer_options() {
  case "$1" in
  address)
    options=(--sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined)
    ;;
  thread) options=(--sanitize=thread) ;;
  *)
    echo "sanitize: there are address (with undefined behaviour in C) and thread, and no $1" >&2
    exit 64
    ;;
  esac
}
