import CCairoPango

/// How pango finds and measures the letters of one text, and the owner of its memory.
@safe struct PangoContext: ~Copyable {
  let pointer: OpaquePointer?

  /// Makes a context for measuring in every font that is installed.
  init() {
    unsafe pointer = pango_font_map_create_context(FontLibrary.installedMap)
    setUp()
  }

  /// Makes a context for drawing with a pen.
  init(drawingWith context: borrowing CairoContext) {
    unsafe pointer = pango_font_map_create_context(FontLibrary.map)
    unsafe pango_cairo_update_context(context.pointer, pointer)
    setUp()
  }

  /// Draws letters as wide as their outlines say, never rounded to pixels, and smoothed in grey.
  ///
  /// A picture shows the layout and not the screen. What the system and the user prefer is not
  /// asked.
  private func setUp() {
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(pointer, options)
    unsafe pango_cairo_context_set_resolution(pointer, 72)
    unsafe pango_context_set_round_glyph_positions(pointer, 0)
    // The language of text that has no script of its own; otherwise it would be the locale's.
    unsafe pango_context_set_language(pointer, pango_language_from_string("en"))
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The distances from a font's baseline to the top and to the bottom of its lines, in points.
  func lineMetrics(of font: borrowing PangoFontDescription) -> (ascent: Double, descent: Double) {
    let metrics = unsafe pango_context_get_metrics(pointer, font.pointer, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return (
      PangoUnits.points(unsafe pango_font_metrics_get_ascent(metrics)),
      PangoUnits.points(unsafe pango_font_metrics_get_descent(metrics))
    )
  }
}
