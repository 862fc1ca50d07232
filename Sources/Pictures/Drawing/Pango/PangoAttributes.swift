import CCairoPango

@safe struct PangoAttributes: ~Copyable {
  let pointer: OpaquePointer?

  init() { unsafe pointer = pango_attr_list_new() }

  deinit { unsafe pango_attr_list_unref(pointer) }

  mutating func setFont(_ font: borrowing PangoFontDescription, in bytes: Range<Int>) {
    // The attribute copies the description.
    unsafe insert(pango_attr_font_desc_new(font.pointer), in: bytes)
  }

  mutating func setLetterSpacing(_ points: Double, in bytes: Range<Int>? = nil) {
    guard points != 0 else { return }
    unsafe insert(pango_attr_letter_spacing_new(PangoUnits.from(points)), in: bytes)
  }

  /// Enables tabular digits if the font asks for it, and disables the ligatures of code fonts.
  mutating func setFeatures(of font: Font) {
    var features: [String] = []
    if font.hasTabularFigures { features.append("tnum=1") }
    if font.design == .monospaced { features.append("calt=0") }
    guard !features.isEmpty else { return }
    // Safe: Pango copies the string, which lives during the call.
    unsafe insert(pango_attr_font_features_new(features.joined(separator: ",")), in: nil)
  }

  /// Sets the language of each script, which Pango would take from the locale.
  mutating func setLanguages(of string: String) {
    for part in ScriptLanguage.parts(of: string) {
      // Safe: Pango never frees a language.
      unsafe insert(
        pango_attr_language_new(pango_language_from_string(part.language)), in: part.bytes)
    }
  }

  mutating func setRise(_ points: Double, in bytes: Range<Int>) {
    guard points != 0 else { return }
    unsafe insert(pango_attr_rise_new(PangoUnits.from(points)), in: bytes)
  }

  mutating func setBox(width: Double, height: Double, y: Double, in bytes: Range<Int>) {
    var box = PangoRectangle(
      x: 0, y: PangoUnits.from(-y - height), width: PangoUnits.from(width),
      height: PangoUnits.from(height))
    // Safe: the attribute copies both rectangles.
    unsafe insert(pango_attr_shape_new(&box, &box), in: bytes)
  }

  private mutating func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, in bytes: Range<Int>?
  ) {
    if let bytes {
      unsafe attribute?.pointee.start_index = UInt32(clamping: bytes.lowerBound)
      unsafe attribute?.pointee.end_index = UInt32(clamping: bytes.upperBound)
    }
    unsafe pango_attr_list_insert(pointer, attribute)
  }
}
