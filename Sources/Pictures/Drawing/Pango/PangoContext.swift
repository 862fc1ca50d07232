import CCairoPango

@safe struct PangoContext: ~Copyable {
  let pointer: OpaquePointer?

  init() {
    unsafe pointer = pango_font_map_create_context(FontLibrary.installedMap)
    setUp()
  }

  init(drawingWith context: borrowing CairoContext) {
    unsafe pointer = pango_font_map_create_context(FontLibrary.map)
    unsafe pango_cairo_update_context(context.pointer, pointer)
    setUp()
  }

  /// Sets up unhinted, subpixel-positioned glyphs: a picture ignores screen preferences.
  private func setUp() {
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(pointer, options)
    unsafe pango_cairo_context_set_resolution(pointer, 72)
    unsafe pango_context_set_round_glyph_positions(pointer, 0)
    // The language of digits and punctuation; by default Pango uses the locale's language.
    unsafe pango_context_set_language(pointer, pango_language_from_string("en"))
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

  func lineMetrics(of font: borrowing PangoFontDescription) -> (ascent: Double, descent: Double) {
    let metrics = unsafe pango_context_get_metrics(pointer, font.pointer, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return (
      PangoUnits.points(unsafe pango_font_metrics_get_ascent(metrics)),
      PangoUnits.points(unsafe pango_font_metrics_get_descent(metrics))
    )
  }
}
