import CCairoPango

/// What parts of a text have of their own, and the owner of its memory.
@safe struct PangoAttributes: ~Copyable {
  let pointer: OpaquePointer?

  /// No attribute yet.
  init() { unsafe pointer = pango_attr_list_new() }

  deinit { unsafe pango_attr_list_unref(pointer) }

  /// Gives a part of the text a font.
  mutating func setFont(_ font: borrowing PangoFontDescription, in bytes: Range<Int>) {
    // The attribute copies the description.
    unsafe insert(pango_attr_font_desc_new(font.pointer), in: bytes)
  }

  /// Adds space after every letter, in points.
  mutating func setLetterSpacing(_ points: Double, in bytes: Range<Int>? = nil) {
    guard points != 0 else { return }
    unsafe insert(pango_attr_letter_spacing_new(PangoUnits.from(points)), in: bytes)
  }

  /// Gives all figures of the text one width where the font asks for it, and takes apart what a
  /// font for code draws as one sign.
  mutating func setFeatures(of font: Font) {
    var features: [String] = []
    if font.hasTabularFigures { features.append("tnum=1") }
    if font.design == .monospaced { features.append("calt=0") }
    guard !features.isEmpty else { return }
    // Safe: pango copies the string, which lives for the call.
    unsafe insert(pango_attr_font_features_new(features.joined(separator: ",")), in: nil)
  }

  /// Says what language each script of the text is, so that neither the locale nor the variables
  /// that pango reads decide over the forms of its letters.
  mutating func setLanguages(of string: String) {
    for part in ScriptLanguage.parts(of: string) {
      // Safe: pango keeps a language for ever once it was named.
      unsafe insert(
        pango_attr_language_new(pango_language_from_string(part.language)), in: part.bytes)
    }
  }

  /// Lifts a part of the text above the baseline, in points.
  mutating func setRise(_ points: Double, in bytes: Range<Int>) {
    guard points != 0 else { return }
    unsafe insert(pango_attr_rise_new(PangoUnits.from(points)), in: bytes)
  }

  /// Puts a box in the place of a character, its lower edge `y` points above the baseline.
  mutating func setBox(width: Double, height: Double, y: Double, in bytes: Range<Int>) {
    var box = PangoRectangle(
      x: 0, y: PangoUnits.from(-y - height), width: PangoUnits.from(width),
      height: PangoUnits.from(height))
    // Safe: the attribute copies both rectangles.
    unsafe insert(pango_attr_shape_new(&box, &box), in: bytes)
  }

  /// The list takes the attribute over.
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
