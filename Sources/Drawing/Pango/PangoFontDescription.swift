import CCairoPango

/// What pango looks a font up by, and the owner of its memory.
@safe struct PangoFontDescription: ~Copyable {
  let pointer: OpaquePointer?

  /// Describes a font; the size is absolute, so that a point is a unit whatever the screen.
  init(_ font: Font) {
    let mapping = FontMapping(font)
    unsafe pointer = pango_font_description_new()
    // Safe: pango copies the string, which lives for the call.
    unsafe pango_font_description_set_family(pointer, mapping.families.joined(separator: ","))
    unsafe pango_font_description_set_weight(
      pointer, PangoWeight(rawValue: UInt32(clamping: mapping.weight)))
    unsafe pango_font_description_set_style(
      pointer, mapping.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(
      pointer, Double(PangoUnits.from(max(0, font.size))))
  }

  deinit { unsafe pango_font_description_free(pointer) }
}

/// Lengths as pango counts them: whole numbers, 1024 to the point.
enum PangoUnits {
  /// Points in pango's units, kept inside what 32 bits hold.
  static func from(_ points: Double) -> Int32 {
    Int32(min(1e9, max(-1e9, (points * Double(PANGO_SCALE)).rounded())))
  }

  /// Pango's units in points.
  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
