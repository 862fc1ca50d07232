#if !canImport(Darwin)
public import Foundation

extension CGContext {
  private func takeOutline() -> PathElements {
    defer { outline = PathElements() }
    return outline
  }

  private func withShape(_ build: (CGContext) -> Void, _ draw: (CGContext) -> Void) {
    let present = takeOutline()
    build(self)
    draw(self)
    outline = present
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    let outline = takeOutline()
    guard !outline.steps.isEmpty else { return }
    record(.fill(outline, evenOdd: rule == .evenOdd, state.fill, state.look))
  }

  public func strokePath() {
    let outline = takeOutline()
    guard !outline.steps.isEmpty else { return }
    record(.stroke(outline, state.line, state.stroke, pen: state.transform, state.look))
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let present = outline
    if mode != .stroke {
      fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill, mode != .eoFill {
      outline = present
      strokePath()
    }
    outline = PathElements()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(takeOutline(), evenOdd: rule == .evenOdd))
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Multiplies the opacity by an image's; gray images with no alpha are not treated differently.
  public func clip(to rect: CGRect, mask: CGImage) {
    record(.mask(UIImage(cgImage: mask), .unit, upright(rect)))
  }

  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }

  public func fill(_ rect: CGRect) {
    withShape({ $0.addRect(rect) }, { $0.fillPath() })
  }
  public func fill(_ rects: [CGRect]) {
    withShape({ $0.addRects(rects) }, { $0.fillPath() })
  }
  public func fillEllipse(in rect: CGRect) {
    withShape({ $0.addEllipse(in: rect) }, { $0.fillPath() })
  }
  public func stroke(_ rect: CGRect) {
    withShape({ $0.addRect(rect) }, { $0.strokePath() })
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let present = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = present
  }
  public func strokeEllipse(in rect: CGRect) {
    withShape({ $0.addEllipse(in: rect) }, { $0.strokePath() })
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    withShape(
      { context in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          context.move(to: points[index])
          context.addLine(to: points[index + 1])
        }
      }, { $0.strokePath() })
  }

  public func clear(_ rect: CGRect) {
    let present = state.look
    state.look = Compositing()
    state.look.blendMode = .clear
    fill(rect)
    state.look = present
  }

  /// Draws an image with the upper edge at the greatest `y`: upside down in UIKit contexts (F13.3).
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, upright: rect) }
    let area = boundingBoxOfClipPath
    let columns = Int(((area.minX - rect.minX) / rect.width).rounded(.down))
    let rows = Int(((area.minY - rect.minY) / rect.height).rounded(.down))
    var y = rect.minY + CGFloat(rows) * rect.height
    // Very small tiles would take too long.
    guard area.width / rect.width < 512, area.height / rect.height < 512 else { return }
    while y < area.maxY {
      var x = rect.minX + CGFloat(columns) * rect.width
      while x < area.maxX {
        draw(image, upright: CGRect(x: x, y: y, width: rect.width, height: rect.height))
        x += rect.width
      }
      y += rect.height
    }
  }

  private func draw(_ image: CGImage, upright rect: CGRect) {
    record(
      .image(UIImage(cgImage: image), .unit, upright(rect), tint: state.fill, state.look))
  }

  /// Draws the content of another module in a rectangle.
  package func draw(_ drawing: ForeignDrawing, in rect: CGRect) {
    record(.other(drawing, rect, state.transform, state.look))
  }

  /// Marks the position of the view's own content.
  package func drawViewContent(in rect: CGRect) {
    record(.content(rect.applying(state.transform)))
  }

  /// Returns the map from the unit square to a rectangle with the upper edge at the greatest `y`.
  private func upright(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY
    ).concatenating(state.transform)
  }

  public func makeImage() -> CGImage? {
    CGImage(width: width, height: height, recording: recording)
  }
}

extension CGRect {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
#endif
