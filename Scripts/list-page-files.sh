#!/bin/bash
# Writes the list of the live page's files, Sources/Tools/LivePreview/Page/PreviewPage.c: run it after adding or
# removing a file.
set -euo pipefail
cd "$(dirname "$0")/../Sources/Tools/LivePreview/Page"

{
  echo '// Written by Scripts/list-page-files.sh: the files of the page, compiled into the program.'
  echo '#include "PreviewPage.h"'
  echo '#include <string.h>'
  echo
  echo '#pragma clang diagnostic ignored "-Wc23-extensions"'
  echo
  for file in page/*; do
    name=$(basename "$file")
    echo "static const unsigned char ${name//[^A-Za-z0-9]/_}[] = {"
    echo "#embed \"$file\""
    echo '};'
  done
  echo
  echo 'static const struct {'
  echo '  const char *name;'
  echo '  const unsigned char *bytes;'
  echo '  long count;'
  echo '} files[] = {'
  for file in page/*; do
    name=$(basename "$file")
    symbol=${name//[^A-Za-z0-9]/_}
    echo "    {\"$name\", $symbol, sizeof $symbol},"
  done
  echo '};'
  cat <<'END'

const unsigned char *preview_page_file(const char *name, long *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  return NULL;
}
END
} >PreviewPage.c
