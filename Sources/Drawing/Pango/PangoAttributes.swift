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

  /// Gives all figures of the text one width.
  mutating func setTabularFigures() {
    // Safe: pango copies the string, which lives for the call.
    unsafe insert(pango_attr_font_features_new("tnum=1"), in: nil)
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
