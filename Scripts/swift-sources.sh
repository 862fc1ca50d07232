# shellcheck shell=bash
# Sets swift_sources to every Swift file that is or will be tracked. To be sourced at the root of the package.
swift_sources=()
while IFS= read -r -d '' file; do
  [ -f "$file" ] && swift_sources+=("$file")
done < <(git ls-files -z --cached --others --exclude-standard -- '*.swift')
