import CCairoPango
import Foundation

// Safe, all of it: as in CairoContext+Paths; each function destroys the patterns that it makes.
extension CairoContext {
  /// Paints a gradient over the clip; cairo interpolates like iOS (F13.13).
  func paint(_ gradient: Gradient) {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return }
    switch gradient.geometry {
    case .linear(let start, let end):
      guard start != end else { return }
      unsafe paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient)
    case .radial(let start, let startRadius, let end, let endRadius):
      guard start != end || startRadius != endRadius else { return }
      unsafe paint(
        cairo_pattern_create_radial(
          start.x, start.y, startRadius, end.x, end.y, endRadius), gradient)
    case .conic(let center, let angle):
      paintConic(center, angle, [Gradient.Stop(0, first.color)] + stops + [.init(1, last.color)])
    }
  }

  private func paint(_ pattern: OpaquePointer?, _ gradient: Gradient) {
    defer { unsafe cairo_pattern_destroy(pattern) }
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    func add(_ location: Double, _ color: Color) {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha)
    }
    // The outermost stop extends outward, so an invisible stop before the first ends the gradient.
    if !gradient.beginsBefore { add(0, .clear) }
    for stop in gradient.stops { add(min(1, max(0, stop.location)), stop.color) }
    if !gradient.goesOnAfter { add(1, .clear) }
    unsafe cairo_set_source(pointer, pattern)
    unsafe cairo_paint(pointer)
  }

  private func paintConic(_ center: CGPoint, _ angle: CGFloat, _ stops: [Gradient.Stop]) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
      CGPoint(x: right, y: bottom),
    ]
    let reach = corners.map { hypot(Double($0.x - center.x), Double($0.y - center.y)) }.max() ?? 0
    guard reach > 0, reach.isFinite, let pattern = unsafe cairo_pattern_create_mesh() else {
      return
    }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for (low, high) in zip(stops, stops.dropFirst()) where high.location > low.location {
      let count = max(1, Int(((high.location - low.location) * 48).rounded(.up)))
      for index in 0..<count {
        let shares = [Double(index) / Double(count), Double(index + 1) / Double(count)]
        let angles = shares.map {
          Double(angle) + (low.location + (high.location - low.location) * $0) * 2 * .pi
        }
        // Sectors have straight outer edges, which are closer to the center than the circle.
        let radius = reach * 1.05
        unsafe cairo_mesh_pattern_begin_patch(pattern)
        unsafe cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        for angle in angles {
          unsafe cairo_mesh_pattern_line_to(
            pattern, Double(center.x) + radius * cos(angle), Double(center.y) + radius * sin(angle))
        }
        unsafe cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        let colors = shares.map { low.color.mixed(with: high.color, $0) }
        for (corner, color) in [colors[0], colors[0], colors[1], colors[1]].enumerated() {
          unsafe cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
        }
        unsafe cairo_mesh_pattern_end_patch(pattern)
      }
    }
    unsafe cairo_set_source(pointer, pattern)
    unsafe cairo_paint(pointer)
  }
}

extension Color {
  fileprivate func mixed(with other: Color, _ share: Double) -> Color {
    Color(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
