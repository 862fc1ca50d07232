#!/bin/bash
# Builds the site: documentation, playground, log page, articles' experiments and checks in a folder of static files.
#
# usage: build-site.sh [FOLDER [BASE]]   out/site by default; BASE is the path on the server, such as /swift-auto-layout
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-out/site}
base=${2:-}
swift=${SWIFT:-swift}

Scripts/build-docs.sh "$base/docs" >/dev/null
Web/build.sh out/web >/dev/null
"$swift" build --product autolayout >/dev/null

rm -rf "$output"
mkdir -p "$output"
cp -r out/documentation "$output/docs"
cp -r out/web "$output/play"
Scripts/write-checks-page.py .build/debug/autolayout "$output/checks" >/dev/null
cp Documentation/Site/front.html "$output/index.html"
cp Documentation/Site/site.css Documentation/images/samples.png "$output/"
Scripts/check-site.py "$output" "$base"
echo "site: $output; to read it:"
echo "  python3 -m http.server --directory $output 8000"
