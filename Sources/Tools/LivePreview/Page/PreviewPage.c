// Written by Scripts/list-page-files.sh: the files of the page, compiled into the program.
#include "PreviewPage.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ambiguity_js[] = {
#embed "page/ambiguity.js"
};
static const unsigned char arrows_js[] = {
#embed "page/arrows.js"
};
static const unsigned char banner_js[] = {
#embed "page/banner.js"
};
static const unsigned char box_model_js[] = {
#embed "page/box-model.js"
};
static const unsigned char canvas_css[] = {
#embed "page/canvas.css"
};
static const unsigned char canvas_js[] = {
#embed "page/canvas.js"
};
static const unsigned char coalescing_js[] = {
#embed "page/coalescing.js"
};
static const unsigned char commands_js[] = {
#embed "page/commands.js"
};
static const unsigned char constraints_js[] = {
#embed "page/constraints.js"
};
static const unsigned char dialog_js[] = {
#embed "page/dialog.js"
};
static const unsigned char drag_js[] = {
#embed "page/drag.js"
};
static const unsigned char drawings_js[] = {
#embed "page/drawings.js"
};
static const unsigned char editing_js[] = {
#embed "page/editing.js"
};
static const unsigned char elements_js[] = {
#embed "page/elements.js"
};
static const unsigned char events_js[] = {
#embed "page/events.js"
};
static const unsigned char explode_js[] = {
#embed "page/explode.js"
};
static const unsigned char findings_js[] = {
#embed "page/findings.js"
};
static const unsigned char geometry_js[] = {
#embed "page/geometry.js"
};
static const unsigned char hover_js[] = {
#embed "page/hover.js"
};
static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char inspector_css[] = {
#embed "page/inspector.css"
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
static const unsigned char matching_js[] = {
#embed "page/matching.js"
};
static const unsigned char merge_css[] = {
#embed "page/merge.css"
};
static const unsigned char merge_html[] = {
#embed "page/merge.html"
};
static const unsigned char merge_js[] = {
#embed "page/merge.js"
};
static const unsigned char opening_js[] = {
#embed "page/opening.js"
};
static const unsigned char outline_js[] = {
#embed "page/outline.js"
};
static const unsigned char overlay_js[] = {
#embed "page/overlay.js"
};
static const unsigned char panning_js[] = {
#embed "page/panning.js"
};
static const unsigned char ruler_js[] = {
#embed "page/ruler.js"
};
static const unsigned char scene_js[] = {
#embed "page/scene.js"
};
static const unsigned char search_js[] = {
#embed "page/search.js"
};
static const unsigned char selection_js[] = {
#embed "page/selection.js"
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
static const unsigned char status_js[] = {
#embed "page/status.js"
};
static const unsigned char theme_css[] = {
#embed "page/theme.css"
};
static const unsigned char toolbar_js[] = {
#embed "page/toolbar.js"
};
static const unsigned char trace_js[] = {
#embed "page/trace.js"
};
static const unsigned char viewport_js[] = {
#embed "page/viewport.js"
};
static const unsigned char window_css[] = {
#embed "page/window.css"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  long count;
} files[] = {
    {"ambiguity.js", ambiguity_js, sizeof ambiguity_js},
    {"arrows.js", arrows_js, sizeof arrows_js},
    {"banner.js", banner_js, sizeof banner_js},
    {"box-model.js", box_model_js, sizeof box_model_js},
    {"canvas.css", canvas_css, sizeof canvas_css},
    {"canvas.js", canvas_js, sizeof canvas_js},
    {"coalescing.js", coalescing_js, sizeof coalescing_js},
    {"commands.js", commands_js, sizeof commands_js},
    {"constraints.js", constraints_js, sizeof constraints_js},
    {"dialog.js", dialog_js, sizeof dialog_js},
    {"drag.js", drag_js, sizeof drag_js},
    {"drawings.js", drawings_js, sizeof drawings_js},
    {"editing.js", editing_js, sizeof editing_js},
    {"elements.js", elements_js, sizeof elements_js},
    {"events.js", events_js, sizeof events_js},
    {"explode.js", explode_js, sizeof explode_js},
    {"findings.js", findings_js, sizeof findings_js},
    {"geometry.js", geometry_js, sizeof geometry_js},
    {"hover.js", hover_js, sizeof hover_js},
    {"index.html", index_html, sizeof index_html},
    {"inspector.css", inspector_css, sizeof inspector_css},
    {"inspector.js", inspector_js, sizeof inspector_js},
    {"keyboard.js", keyboard_js, sizeof keyboard_js},
    {"layer.js", layer_js, sizeof layer_js},
    {"main.js", main_js, sizeof main_js},
    {"marks.js", marks_js, sizeof marks_js},
    {"matching.js", matching_js, sizeof matching_js},
    {"merge.css", merge_css, sizeof merge_css},
    {"merge.html", merge_html, sizeof merge_html},
    {"merge.js", merge_js, sizeof merge_js},
    {"opening.js", opening_js, sizeof opening_js},
    {"outline.js", outline_js, sizeof outline_js},
    {"overlay.js", overlay_js, sizeof overlay_js},
    {"panning.js", panning_js, sizeof panning_js},
    {"ruler.js", ruler_js, sizeof ruler_js},
    {"scene.js", scene_js, sizeof scene_js},
    {"search.js", search_js, sizeof search_js},
    {"selection.js", selection_js, sizeof selection_js},
    {"server.js", server_js, sizeof server_js},
    {"settings.js", settings_js, sizeof settings_js},
    {"sheet.js", sheet_js, sizeof sheet_js},
    {"state.js", state_js, sizeof state_js},
    {"status.js", status_js, sizeof status_js},
    {"theme.css", theme_css, sizeof theme_css},
    {"toolbar.js", toolbar_js, sizeof toolbar_js},
    {"trace.js", trace_js, sizeof trace_js},
    {"viewport.js", viewport_js, sizeof viewport_js},
    {"window.css", window_css, sizeof window_css},
};

const unsigned char *preview_page_file(const char *name, long *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  return NULL;
}
