public import AutoLayoutValues

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}

extension CGContext {
  /// Has no effect, since text is drawn by strings.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
}
