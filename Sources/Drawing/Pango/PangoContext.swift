import CCairoPango

/// Where pango keeps the fonts for one measurement, and the owner of its memory.
@safe struct PangoContext: ~Copyable {
  let pointer: OpaquePointer?

  /// Makes a context for measuring: letters are as wide as their outlines say, never rounded to
  /// pixels.
  init() {
    // The font map is pango's, one for each thread.
    unsafe pointer = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(pointer, options)
    unsafe pango_context_set_round_glyph_positions(pointer, 0)
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
