// Written by Scripts/list-page-files.sh: the files of the page stand in the program.
#include "PreviewPage.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "page/index.html"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  long count;
} files[] = {
    {"index.html", index_html, sizeof index_html},
};

const unsigned char *preview_page_file(const char *name, long *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  return NULL;
}
