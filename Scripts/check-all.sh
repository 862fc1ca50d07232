#!/bin/bash
# Runs .ci/run and every longer check that needs no network; prints the seconds of each and a summary.
#
# usage: check-all.sh [CHECK…]   default: all
#
# After all checks passed on a clean tree, .build/checked-tree names the tree, for `make release`.
set -uo pipefail
cd "$(dirname "$0")/.."

checks=(ci embedded test-c-library check-clients sanitize-short check-fidelity examples docs public-interface test-page check-mcp demo conformance
  check-plugins sameness check-release)
[ $# -eq 0 ] || checks=("$@")
tree=$(git rev-parse 'HEAD^{tree}')

failed=()
summary=""
for check in "${checks[@]}"; do
  echo "check-all: $check"
  start=$SECONDS
  case $check in
  ci) .ci/run ;;
  check-fidelity) Scripts/check-fidelity.sh ;;
  public-interface) Scripts/public-interface.py ;;
  *) make --no-print-directory "$check" ;;
  esac
  result=$?
  [ "$result" -eq 0 ] || failed+=("$check")
  summary+=$(printf '%-18s %5d s  %s' "$check" $((SECONDS - start)) "$([ "$result" -eq 0 ] && echo passed || echo FAILED)")$'\n'
done

printf '\n%s' "$summary"
[ ${#failed[@]} -eq 0 ] || {
  echo "check-all: failed: ${failed[*]}" >&2
  exit 1
}
if [ $# -eq 0 ] && [ -z "$(git status --porcelain)" ] && [ "$tree" = "$(git rev-parse 'HEAD^{tree}')" ]; then
  echo "$tree" >.build/checked-tree
fi
