import CCairoPango
import Foundation

// Safe, all of it: `pointer` is owned by the context and lives as long as the context; the calls
// below take numbers by value, and cairo only records an error for bad numbers.
extension CairoContext {
  func saving(_ body: () -> Void) {
    unsafe cairo_save(pointer)
    body()
    unsafe cairo_restore(pointer)
  }

  func layered(opacity: Double, _ body: () -> Void) {
    unsafe cairo_push_group(pointer)
    body()
    unsafe cairo_pop_group_to_source(pointer)
    unsafe cairo_paint_with_alpha(pointer, opacity)
  }

  func concatenate(_ transform: AffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22,
      x0: transform.tX, y0: transform.tY)
    unsafe cairo_transform(pointer, &matrix)
  }

  func translate(x: Double, y: Double) { unsafe cairo_translate(pointer, x, y) }

  func stretch(horizontally factor: Double) { unsafe cairo_scale(pointer, factor, 1) }

  func setColor(_ color: Color) {
    unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  func paint() { unsafe cairo_paint(pointer) }

  func fill(_ shape: Shape) {
    trace(shape)
    unsafe cairo_fill(pointer)
  }

  func stroke(_ shape: Shape, width: Double, dashes: [Double]) {
    setLine(DisplayList.Stroke(.black, width: CGFloat(width)), dashes: dashes)
    stroke(shape)
  }

  func stroke(_ shape: Shape) {
    trace(shape)
    unsafe cairo_stroke(pointer)
  }

  func clip(to shape: Shape) {
    trace(shape)
    unsafe cairo_clip(pointer)
  }

  var clipBox: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func trace(_ shape: Shape) {
    unsafe cairo_new_path(pointer)
    unsafe cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    switch shape {
    case .rectangle(let box):
      unsafe cairo_rectangle(pointer, box.minX, box.minY, box.width, box.height)
    case .rounded(let box, let radius):
      trace(box, radius: radius)
    case .ellipse(let box):
      trace(ellipseIn: box)
    case .line(let start, let end):
      unsafe cairo_move_to(pointer, start.x, start.y)
      unsafe cairo_line_to(pointer, end.x, end.y)
    case .polygon(let points, let isClosed):
      for point in points { unsafe cairo_line_to(pointer, point.x, point.y) }
      if isClosed { unsafe cairo_close_path(pointer) }
    case .path(let outline):
      trace(outline)
    }
  }

  /// Adds four quarter circles, clockwise; cairo joins them with straight lines.
  private func trace(_ box: CGRect, radius: Double) {
    let radius = max(0, min(radius, min(box.width, box.height) / 2))
    let centers = [
      CGPoint(x: box.maxX - radius, y: box.minY + radius),
      CGPoint(x: box.maxX - radius, y: box.maxY - radius),
      CGPoint(x: box.minX + radius, y: box.maxY - radius),
      CGPoint(x: box.minX + radius, y: box.minY + radius),
    ]
    for (quarter, center) in centers.enumerated() {
      let start = (Double(quarter) - 1) * .pi / 2
      unsafe cairo_arc(pointer, center.x, center.y, radius, start, start + .pi / 2)
    }
    unsafe cairo_close_path(pointer)
  }

  private func trace(ellipseIn box: CGRect) {
    // A scale of 0 would make the matrix singular, and the context unusable.
    guard box.width > 0, box.height > 0 else { return }
    unsafe cairo_save(pointer)
    unsafe cairo_translate(pointer, box.midX, box.midY)
    unsafe cairo_scale(pointer, box.width / 2, box.height / 2)
    unsafe cairo_arc(pointer, 0, 0, 1, 0, 2 * .pi)
    unsafe cairo_restore(pointer)
    unsafe cairo_close_path(pointer)
  }
}
