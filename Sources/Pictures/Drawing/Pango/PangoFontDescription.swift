import CCairoPango
import TextMetrics

@safe struct PangoFontDescription: ~Copyable {
  let pointer: OpaquePointer?

  init(_ font: Font) {
    let mapping = FontMapping(font)
    unsafe pointer = pango_font_description_new()
    // Safe: Pango copies the string, which lives during the call.
    unsafe pango_font_description_set_family(pointer, mapping.families.joined(separator: ","))
    // A file has a single face, which is neither emboldened nor slanted.
    let isFile = if case .custom(let own) = font.family { own.file != nil } else { false }
    unsafe pango_font_description_set_weight(
      pointer,
      isFile ? PANGO_WEIGHT_NORMAL : PangoWeight(rawValue: UInt32(clamping: mapping.weight)))
    unsafe pango_font_description_set_style(
      pointer, mapping.isItalic && !isFile ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(
      pointer, Double(PangoUnits.from(max(0, font.size))))
  }

  deinit { unsafe pango_font_description_free(pointer) }
}

enum PangoUnits {
  static func from(_ points: Double) -> Int32 {
    Int32(min(1e9, max(-1e9, (points * Double(PANGO_SCALE)).rounded())))
  }

  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
