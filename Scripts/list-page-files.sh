#!/bin/bash
# Writes the list of the live page's files, Sources/Tools/LivePreview/Page/PreviewPage.c: run it after adding or
# removing a file.
set -euo pipefail
cd "$(dirname "$0")/../Sources/Tools/LivePreview/Page"

{
  cat <<'START'
// Written by Scripts/list-page-files.sh: the files of the page, compiled into the program.
#include "PreviewPage.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *name;
  const unsigned char *bytes;
} files[] = {
START
  for file in page/*; do
    printf '{"%s", (const unsigned char[]){\n#embed "%s" suffix(, 0)\n}},\n' "$(basename "$file")" "$file"
  done
  cat <<'END'
};

const unsigned char *preview_page_file(const char *name, long *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = (long)strlen((const char *)files[index].bytes);
    return files[index].bytes;
  }
  return NULL;
}
END
} >PreviewPage.c
