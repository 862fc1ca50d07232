// Written by Scripts/list-page-files.sh: the files of the page, compiled into the program.
#include "PreviewPage.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *name;
  const unsigned char *bytes;
} files[] = {
{"ambiguity.js", (const unsigned char[]){
#embed "page/ambiguity.js" suffix(, 0)
}},
{"arrows.js", (const unsigned char[]){
#embed "page/arrows.js" suffix(, 0)
}},
{"banner.js", (const unsigned char[]){
#embed "page/banner.js" suffix(, 0)
}},
{"box-model.js", (const unsigned char[]){
#embed "page/box-model.js" suffix(, 0)
}},
{"canvas.css", (const unsigned char[]){
#embed "page/canvas.css" suffix(, 0)
}},
{"canvas.js", (const unsigned char[]){
#embed "page/canvas.js" suffix(, 0)
}},
{"coalescing.js", (const unsigned char[]){
#embed "page/coalescing.js" suffix(, 0)
}},
{"commands.js", (const unsigned char[]){
#embed "page/commands.js" suffix(, 0)
}},
{"constraints.js", (const unsigned char[]){
#embed "page/constraints.js" suffix(, 0)
}},
{"dialog.js", (const unsigned char[]){
#embed "page/dialog.js" suffix(, 0)
}},
{"drag.js", (const unsigned char[]){
#embed "page/drag.js" suffix(, 0)
}},
{"drawings.js", (const unsigned char[]){
#embed "page/drawings.js" suffix(, 0)
}},
{"editing.js", (const unsigned char[]){
#embed "page/editing.js" suffix(, 0)
}},
{"elements.js", (const unsigned char[]){
#embed "page/elements.js" suffix(, 0)
}},
{"events.js", (const unsigned char[]){
#embed "page/events.js" suffix(, 0)
}},
{"explode.js", (const unsigned char[]){
#embed "page/explode.js" suffix(, 0)
}},
{"findings.js", (const unsigned char[]){
#embed "page/findings.js" suffix(, 0)
}},
{"geometry.js", (const unsigned char[]){
#embed "page/geometry.js" suffix(, 0)
}},
{"hover.js", (const unsigned char[]){
#embed "page/hover.js" suffix(, 0)
}},
{"index.html", (const unsigned char[]){
#embed "page/index.html" suffix(, 0)
}},
{"inspector.css", (const unsigned char[]){
#embed "page/inspector.css" suffix(, 0)
}},
{"inspector.js", (const unsigned char[]){
#embed "page/inspector.js" suffix(, 0)
}},
{"keyboard.js", (const unsigned char[]){
#embed "page/keyboard.js" suffix(, 0)
}},
{"layer.js", (const unsigned char[]){
#embed "page/layer.js" suffix(, 0)
}},
{"main.js", (const unsigned char[]){
#embed "page/main.js" suffix(, 0)
}},
{"marks.js", (const unsigned char[]){
#embed "page/marks.js" suffix(, 0)
}},
{"matching.js", (const unsigned char[]){
#embed "page/matching.js" suffix(, 0)
}},
{"merge.css", (const unsigned char[]){
#embed "page/merge.css" suffix(, 0)
}},
{"merge.html", (const unsigned char[]){
#embed "page/merge.html" suffix(, 0)
}},
{"merge.js", (const unsigned char[]){
#embed "page/merge.js" suffix(, 0)
}},
{"opening.js", (const unsigned char[]){
#embed "page/opening.js" suffix(, 0)
}},
{"outline.js", (const unsigned char[]){
#embed "page/outline.js" suffix(, 0)
}},
{"overlay.js", (const unsigned char[]){
#embed "page/overlay.js" suffix(, 0)
}},
{"panning.js", (const unsigned char[]){
#embed "page/panning.js" suffix(, 0)
}},
{"ruler.js", (const unsigned char[]){
#embed "page/ruler.js" suffix(, 0)
}},
{"scene.js", (const unsigned char[]){
#embed "page/scene.js" suffix(, 0)
}},
{"search.js", (const unsigned char[]){
#embed "page/search.js" suffix(, 0)
}},
{"selection.js", (const unsigned char[]){
#embed "page/selection.js" suffix(, 0)
}},
{"server.js", (const unsigned char[]){
#embed "page/server.js" suffix(, 0)
}},
{"settings.js", (const unsigned char[]){
#embed "page/settings.js" suffix(, 0)
}},
{"sheet.js", (const unsigned char[]){
#embed "page/sheet.js" suffix(, 0)
}},
{"state.js", (const unsigned char[]){
#embed "page/state.js" suffix(, 0)
}},
{"status.js", (const unsigned char[]){
#embed "page/status.js" suffix(, 0)
}},
{"theme.css", (const unsigned char[]){
#embed "page/theme.css" suffix(, 0)
}},
{"toolbar.js", (const unsigned char[]){
#embed "page/toolbar.js" suffix(, 0)
}},
{"trace.js", (const unsigned char[]){
#embed "page/trace.js" suffix(, 0)
}},
{"viewport.js", (const unsigned char[]){
#embed "page/viewport.js" suffix(, 0)
}},
{"window.css", (const unsigned char[]){
#embed "page/window.css" suffix(, 0)
}},
};

const unsigned char *preview_page_file(const char *name, long *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = (long)strlen((const char *)files[index].bytes);
    return files[index].bytes;
  }
  return NULL;
}
