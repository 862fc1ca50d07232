public import Foundation

extension DisplayList {
  /// Draws an overlay over the picture and returns the number of omitted labels.
  ///
  /// Lines are two pixels wide and text 16 high at any scale. Labels never overlap: they move
  /// aside, or are omitted.
  ///
  /// - Complexity: Linear in the number of marks.
  @discardableResult
  public mutating func add(
    _ overlay: LayoutOverlay, at origin: CGPoint = .zero, scale: CGFloat
  ) -> Int {
    guard !overlay.marks.isEmpty, size.width > 0, size.height > 0 else { return 0 }
    // Labels may use the whole picture.
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
