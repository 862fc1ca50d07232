import CCairoPango
import Foundation

/// One text set in lines by pango, and the owner of its memory.
///
/// All lengths are in points.
@safe struct PangoTextLayout: ~Copyable {
  private let layout: OpaquePointer?

  /// Sets a text on one line to each of its paragraphs.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font of all of it.
  ///   - context: The pen that shall draw it.
  init(_ string: String, font: Font, context: borrowing CairoContext) {
    unsafe layout = pango_cairo_create_layout(context.pointer)
    setUp(string, font: font)
  }

  /// Sets a text that is only to be measured.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font of all of it.
  init(measuring string: String, font: Font) {
    // The font map is pango's, one for each thread; the layout takes a reference to its context.
    let context = unsafe pango_font_map_create_context(pango_cairo_font_map_get_default())
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }
    unsafe layout = pango_layout_new(context)
    setUp(string, font: font)
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func setUp(_ string: String, font: Font) {
    let mapping = FontMapping(font)
    let description = unsafe pango_font_description_new()
    // Safe: pango copies the description and the text; the C strings live for the calls.
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_family(description, mapping.families.joined(separator: ","))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(clamping: mapping.weight)))
    unsafe pango_font_description_set_style(
      description, mapping.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(
      description, PangoTextLayout.units(max(0, font.size)))
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_text(layout, string, -1)
    let spacing = SystemFontSpacing.tracking(of: font)
    guard spacing != 0 else { return }
    let attributes = unsafe pango_attr_list_new()
    defer { unsafe pango_attr_list_unref(attributes) }
    // The list takes the attribute over, the layout takes a reference to the list.
    unsafe pango_attr_list_insert(
      attributes, pango_attr_letter_spacing_new(Int32(PangoTextLayout.units(spacing))))
    unsafe pango_layout_set_attributes(layout, attributes)
  }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The longest line there may be.
  ///   - lineLimit: The most lines there may be; 0 means any number.
  ///   - breaksAnywhere: Whether lines may break inside words.
  ///   - overflow: What happens to text that does not fit.
  func wrap(width: Double, lineLimit: Int, breaksAnywhere: Bool, overflow: Text.Overflow) {
    unsafe pango_layout_set_width(layout, Int32(PangoTextLayout.units(max(0, width))))
    unsafe pango_layout_set_wrap(layout, breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    let ellipsis =
      switch overflow {
      case .clip: PANGO_ELLIPSIZE_NONE
      case .truncateHead: PANGO_ELLIPSIZE_START
      case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .truncateTail: PANGO_ELLIPSIZE_END
      }
    // A negative height counts lines; it works only together with an ellipsis.
    unsafe pango_layout_set_height(layout, lineLimit == 0 ? Int32.min : -Int32(clamping: lineLimit))
    unsafe pango_layout_set_ellipsize(layout, lineLimit == 0 ? PANGO_ELLIPSIZE_NONE : ellipsis)
  }

  /// How many lines there are.
  var lineCount: Int { Int(unsafe pango_layout_get_line_count(layout)) }

  /// Whether an ellipsis stands for something left out.
  var isTruncated: Bool { unsafe pango_layout_is_ellipsized(layout) != 0 }

  /// The size that the lines take up, in pango's own line height.
  var naturalSize: CGSize {
    var extents = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &extents)
    return CGSize(
      width: PangoTextLayout.points(extents.width), height: PangoTextLayout.points(extents.height))
  }

  /// The distance from the top of a line to its baseline, and from there to its bottom.
  func lineMetrics(ofLine index: Int) -> (ascent: Double, descent: Double, width: Double) {
    var extents = PangoRectangle()
    // Safe: the line belongs to the layout and is used only while nothing changes it.
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(index)) else {
      return (0, 0, 0)
    }
    unsafe pango_layout_line_get_extents(line, nil, &extents)
    let ascent = -PangoTextLayout.points(extents.y)
    return (
      ascent, PangoTextLayout.points(extents.height) - ascent, PangoTextLayout.points(extents.width)
    )
  }

  /// Whether the paragraph of a line begins right to left.
  func isRightToLeft(line index: Int) -> Bool {
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(index)) else {
      return false
    }
    return unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  /// Draws a line with its baseline's beginning at the pen's origin.
  func draw(line index: Int, with context: borrowing CairoContext) {
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(index)) else { return }
    unsafe cairo_move_to(context.pointer, 0, 0)
    unsafe pango_cairo_show_layout_line(context.pointer, line)
  }

  /// Points in pango's units, kept inside what 32 bits hold.
  private static func units(_ points: Double) -> Double {
    min(1e9, max(-1e9, (points * Double(PANGO_SCALE)).rounded()))
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
