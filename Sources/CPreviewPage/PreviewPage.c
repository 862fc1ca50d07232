// Written by Scripts/list-page-files.sh: the files of the page stand in the program.
#include "PreviewPage.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char banner_js[] = {
#embed "page/banner.js"
};
static const unsigned char boxmodel_js[] = {
#embed "page/boxmodel.js"
};
static const unsigned char canvas_css[] = {
#embed "page/canvas.css"
};
static const unsigned char canvas_js[] = {
#embed "page/canvas.js"
};
static const unsigned char chrome_js[] = {
#embed "page/chrome.js"
};
static const unsigned char constraints_js[] = {
#embed "page/constraints.js"
};
static const unsigned char dialog_js[] = {
#embed "page/dialog.js"
};
static const unsigned char documents_js[] = {
#embed "page/documents.js"
};
static const unsigned char dom_js[] = {
#embed "page/dom.js"
};
static const unsigned char explode_js[] = {
#embed "page/explode.js"
};
static const unsigned char findings_js[] = {
#embed "page/findings.js"
};
static const unsigned char help_js[] = {
#embed "page/help.js"
};
static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char inspector_js[] = {
#embed "page/inspector.js"
};
static const unsigned char keyboard_js[] = {
#embed "page/keyboard.js"
};
static const unsigned char layer_js[] = {
#embed "page/layer.js"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};
static const unsigned char marks_js[] = {
#embed "page/marks.js"
};
static const unsigned char outline_js[] = {
#embed "page/outline.js"
};
static const unsigned char page_css[] = {
#embed "page/page.css"
};
static const unsigned char panels_css[] = {
#embed "page/panels.css"
};
static const unsigned char pointer_js[] = {
#embed "page/pointer.js"
};
static const unsigned char scene_js[] = {
#embed "page/scene.js"
};
static const unsigned char server_js[] = {
#embed "page/server.js"
};
static const unsigned char settings_js[] = {
#embed "page/settings.js"
};
static const unsigned char sheet_js[] = {
#embed "page/sheet.js"
};
static const unsigned char state_js[] = {
#embed "page/state.js"
};
static const unsigned char toolbar_js[] = {
#embed "page/toolbar.js"
};
static const unsigned char viewport_js[] = {
#embed "page/viewport.js"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  long count;
} files[] = {
    {"banner.js", banner_js, sizeof banner_js},
    {"boxmodel.js", boxmodel_js, sizeof boxmodel_js},
    {"canvas.css", canvas_css, sizeof canvas_css},
    {"canvas.js", canvas_js, sizeof canvas_js},
    {"chrome.js", chrome_js, sizeof chrome_js},
    {"constraints.js", constraints_js, sizeof constraints_js},
    {"dialog.js", dialog_js, sizeof dialog_js},
    {"documents.js", documents_js, sizeof documents_js},
    {"dom.js", dom_js, sizeof dom_js},
    {"explode.js", explode_js, sizeof explode_js},
    {"findings.js", findings_js, sizeof findings_js},
    {"help.js", help_js, sizeof help_js},
    {"index.html", index_html, sizeof index_html},
    {"inspector.js", inspector_js, sizeof inspector_js},
    {"keyboard.js", keyboard_js, sizeof keyboard_js},
    {"layer.js", layer_js, sizeof layer_js},
    {"main.js", main_js, sizeof main_js},
    {"marks.js", marks_js, sizeof marks_js},
    {"outline.js", outline_js, sizeof outline_js},
    {"page.css", page_css, sizeof page_css},
    {"panels.css", panels_css, sizeof panels_css},
    {"pointer.js", pointer_js, sizeof pointer_js},
    {"scene.js", scene_js, sizeof scene_js},
    {"server.js", server_js, sizeof server_js},
    {"settings.js", settings_js, sizeof settings_js},
    {"sheet.js", sheet_js, sizeof sheet_js},
    {"state.js", state_js, sizeof state_js},
    {"toolbar.js", toolbar_js, sizeof toolbar_js},
    {"viewport.js", viewport_js, sizeof viewport_js},
};

const unsigned char *preview_page_file(const char *name, long *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  return NULL;
}
