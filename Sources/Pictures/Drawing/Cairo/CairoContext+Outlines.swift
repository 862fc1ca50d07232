import AutoLayout
import CCairoPango
import Foundation

// Safe, all of it: as in CairoContext+Paths.
extension CairoContext {
  func trace(_ outline: Outline) {
    if outline.isEvenOdd { unsafe cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD) }
    var current = CGPoint.zero
    for step in outline.elements.steps {
      switch step {
      case .move(let point): unsafe cairo_move_to(pointer, point.x, point.y)
      case .line(let point): unsafe cairo_line_to(pointer, point.x, point.y)
      case .quadCurve(let control, let end):
        // The control points of the equivalent cubic curve are at two thirds of the way.
        unsafe cairo_curve_to(
          pointer, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
          end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
      case .curve(let control1, let control2, let end):
        unsafe cairo_curve_to(
          pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: unsafe cairo_close_path(pointer)
      }
      current = step.points.last ?? currentPoint
    }
  }

  private var currentPoint: CGPoint {
    var (x, y) = (0.0, 0.0)
    unsafe cairo_get_current_point(pointer, &x, &y)
    return CGPoint(x: x, y: y)
  }

  func setLine(_ stroke: DisplayList.Stroke, dashes: [Double]) {
    unsafe cairo_set_line_width(pointer, stroke.width)
    let cap =
      switch stroke.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join =
      switch stroke.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    unsafe cairo_set_line_cap(pointer, cap)
    unsafe cairo_set_line_join(pointer, join)
    unsafe cairo_set_miter_limit(pointer, stroke.miterLimit.isFinite ? stroke.miterLimit : 10)
    // Safe: cairo copies the dashes during the call.
    unsafe dashes.withUnsafeBufferPointer {
      unsafe cairo_set_dash(
        pointer, $0.baseAddress, Int32($0.count),
        stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
    }
  }

  /// Strokes the glyph outlines of text, whose baseline begins at the origin.
  func strokeLetters(of layout: borrowing PangoTextLayout, width: Double) {
    layout.trace(line: 0, with: self)
    unsafe cairo_set_line_width(pointer, width)
    unsafe cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    unsafe cairo_set_dash(pointer, nil, 0, 0)
    unsafe cairo_stroke(pointer)
  }
}
