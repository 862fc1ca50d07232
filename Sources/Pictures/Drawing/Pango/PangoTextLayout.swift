import CCairoPango
import Foundation

/// A text laid out by Pango, in points; the value owns Pango's layout.
@safe struct PangoTextLayout: ~Copyable {
  let layout: OpaquePointer?

  struct Line {
    var range: Range<Int>
    var width: Double
    var ascent: Double
    var descent: Double
    var beginsParagraph: Bool
    var isRightToLeft: Bool
  }

  init(_ string: String, font: Font, context: borrowing CairoContext) {
    // First: it makes a font from a file known to the fonts of the context.
    let description = PangoFontDescription(font)
    let place = PangoContext(drawingWith: context)
    unsafe layout = pango_layout_new(place.pointer)
    var attributes = PangoAttributes()
    attributes.setLetterSpacing(SystemFontSpacing.tracking(of: font))
    attributes.setFeatures(of: font)
    attributes.setLanguages(of: string)
    setText(string, font: description, attributes)
  }

  init(
    measuring string: String, font: borrowing PangoFontDescription,
    attributes: borrowing PangoAttributes, context: borrowing PangoContext
  ) {
    unsafe layout = pango_layout_new(context.pointer)
    setText(string, font: font, attributes)
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func setText(
    _ string: String, font: borrowing PangoFontDescription,
    _ attributes: borrowing PangoAttributes
  ) {
    // Safe: Pango copies the description and the text, and retains the attributes.
    unsafe pango_layout_set_font_description(layout, font.pointer)
    unsafe pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    unsafe pango_layout_set_attributes(layout, attributes.pointer)
  }

  struct Wrapping {
    var width: Double
    /// The maximum number of lines; 0 means unlimited.
    var lineLimit: Int
    var breaksAnywhere = false
    var overflow: Text.Overflow
    /// The indent of the paragraph's first line; a negative value indents the other lines.
    var indent = 0.0
  }

  func wrap(_ wrapping: Wrapping) {
    let isBounded = wrapping.width.isFinite
    unsafe pango_layout_set_width(
      layout, isBounded ? PangoUnits.from(max(0, wrapping.width)) : -1)
    unsafe pango_layout_set_wrap(
      layout, wrapping.breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_indent(layout, PangoUnits.from(wrapping.indent))
    let ellipsis =
      switch wrapping.overflow {
      case .clip: PANGO_ELLIPSIZE_NONE
      case .truncateHead: PANGO_ELLIPSIZE_START
      case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .truncateTail: PANGO_ELLIPSIZE_END
      }
    // A negative height counts lines; it works only together with an ellipsis.
    let limit = wrapping.lineLimit
    unsafe pango_layout_set_height(layout, limit == 0 ? Int32.min : -Int32(clamping: limit))
    unsafe pango_layout_set_ellipsize(layout, limit == 0 ? PANGO_ELLIPSIZE_NONE : ellipsis)
  }

  var lineCount: Int { Int(unsafe pango_layout_get_line_count(layout)) }

  var isTruncated: Bool { unsafe pango_layout_is_ellipsized(layout) != 0 }

  var naturalSize: CGSize {
    var extents = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &extents)
    return CGSize(
      width: PangoUnits.points(extents.width), height: PangoUnits.points(extents.height))
  }

  var inkAscent: Double {
    guard let line = unsafe pango_layout_get_line_readonly(layout, 0) else { return 0 }
    var ink = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, &ink, nil)
    return -PangoUnits.points(ink.y)
  }

  func line(_ index: Int) -> Line {
    var extents = PangoRectangle()
    // Safe: the layout owns the line, used only while it is unchanged; nil for an invalid index.
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: index)) else {
      preconditionFailure("Line \(index) is not one of the layout's \(lineCount) lines.")
    }
    unsafe pango_layout_line_get_extents(line, nil, &extents)
    let start = Int(unsafe pango_layout_line_get_start_index(line))
    let ascent = -PangoUnits.points(extents.y)
    return Line(
      range: start..<start + Int(unsafe pango_layout_line_get_length(line)),
      width: PangoUnits.points(extents.width), ascent: ascent,
      descent: PangoUnits.points(extents.height) - ascent,
      beginsParagraph: unsafe pango_layout_line_is_paragraph_start(line) != 0,
      isRightToLeft: unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
  }

  func trace(line index: Int, with context: borrowing CairoContext) {
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(index)) else { return }
    unsafe cairo_new_path(context.pointer)
    unsafe cairo_move_to(context.pointer, 0, 0)
    unsafe pango_cairo_layout_line_path(context.pointer, line)
  }

  func shownText(of string: String, line index: Int) -> String {
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: index)) else {
      return ""
    }
    let utf8 = Array(string.utf8)
    guard isTruncated else {
      return utf8.string(self.line(index).range)
    }
    // Safe: the line owns the runs, in visual order; laid-out items have an analysis, which
    // marks the ellipsis.
    var pieces: [(offset: Int, text: String)] = []
    var place = unsafe line.pointee.runs
    while let entry = unsafe place {
      defer { unsafe place = entry.pointee.next }
      guard let run = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = unsafe run.pointee.item
      else { continue }
      let offset = Int(unsafe item.pointee.offset)
      let isEllipsis = unsafe item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
      let range = offset..<offset + Int(unsafe item.pointee.length)
      pieces.append((offset, isEllipsis != 0 ? "…" : utf8.string(range)))
    }
    return pieces.sorted { $0.offset < $1.offset }.map(\.text).joined()
  }

  func draw(line index: Int, with context: borrowing CairoContext) {
    guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(index)) else { return }
    unsafe cairo_move_to(context.pointer, 0, 0)
    unsafe pango_cairo_show_layout_line(context.pointer, line)
  }
}

extension [UInt8] {
  fileprivate func string(_ range: Range<Int>) -> String {
    String(decoding: self[range.clamped(to: 0..<count)], as: UTF8.self)
  }
}
