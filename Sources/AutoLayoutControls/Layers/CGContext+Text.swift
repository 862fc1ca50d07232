public import AutoLayoutValues

/// How glyphs are painted that a context shows by itself.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// As lines.
  case stroke = 1
  /// Both.
  case fillStroke = 2
  /// Not at all.
  case invisible = 3
  /// Filled, and kept as a place to draw in.
  case fillClip = 4
  /// As lines, and kept as a place to draw in.
  case strokeClip = 5
  /// Both, and kept as a place to draw in.
  case fillStrokeClip = 6
  /// Kept as a place to draw in.
  case clip = 7
}

extension CGContext {
  /// Says how glyphs are painted that the context shows by itself: it shows none, text is drawn by
  /// strings.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
}
