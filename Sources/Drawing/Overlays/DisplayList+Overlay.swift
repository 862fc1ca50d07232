public import Foundation

extension DisplayList {
  /// Draws an overlay over the picture.
  ///
  /// Lines are two pixels wide, letters 16 pixels high, whatever the scale. No label covers
  /// another: one without room at its place stands aside, with a line to it, and one without any
  /// room is left out.
  ///
  /// - Parameters:
  ///   - overlay: What to draw.
  ///   - origin: Where the overlay's root stands in the picture, in points.
  ///   - scale: Pixels per point of the picture that will be drawn.
  /// - Returns: How many labels had no room.
  /// - Complexity: Linear in the number of marks.
  @discardableResult
  public mutating func add(
    _ overlay: LayoutOverlay, at origin: CGPoint = .zero, scale: CGFloat
  ) -> Int {
    guard !overlay.marks.isEmpty, size.width > 0, size.height > 0 else { return 0 }
    // The labels may use all of the picture.
    let bounds = CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height)
    let painter = OverlayPainter(in: bounds, OverlayPen(scale: scale))
    let drawing = painter.draw(overlay.marks)
    items.append(
      .group(
        Group(
          transform: AffineTransform(translationByX: origin.x, byY: origin.y),
          clip: .rectangle(bounds), items: drawing.items)))
    return drawing.omitted
  }
}
