#if !canImport(Darwin)
public import Foundation

/// Filling, lines and clips.
extension CGContext {
  private func takeOutline() -> PathElements {
    defer { outline = PathElements() }
    return outline
  }

  /// Draws a shape that is not the present path, which stays as it is.
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

  /// Draws inside the path alone from now on, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(takeOutline(), evenOdd: rule == .evenOdd))
  }

  /// Draws inside a rectangle alone from now on, and starts a new path.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Draws inside rectangles alone from now on, and starts a new path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Draws from now on only as opaquely as an image is that fills a rectangle.
  ///
  /// The image's opacity counts; those of Core Graphics that have none, but greys, are not told
  /// apart.
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
  /// Draws lines between points, each from one to the next but one after it.
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

  /// Draws an image so that it fills a rectangle, its upper edge where `y` is greatest: upside down
  /// in a context of UIKit's, as everyone finds out (F13.3).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - byTiling: Whether the rectangle is the first of many that fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, upright: rect) }
    let area = boundingBoxOfClipPath
    let columns = Int(((area.minX - rect.minX) / rect.width).rounded(.down))
    let rows = Int(((area.minY - rect.minY) / rect.height).rounded(.down))
    var y = rect.minY + CGFloat(rows) * rect.height
    // Tiles too small to be seen would go on for ever.
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

  /// Draws what another module has made so that it fills a rectangle.
  package func draw(_ drawing: ForeignDrawing, in rect: CGRect) {
    record(.other(drawing, rect, state.transform, state.look))
  }

  /// Says that what a view shows by itself belongs here, in a box.
  package func drawViewContent(in rect: CGRect) {
    record(.content(rect.applying(state.transform)))
  }

  /// From the unit square, whose upper edge is at 0, to a rectangle, whose is at its greatest `y`.
  private func upright(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY
    ).concatenating(state.transform)
  }

  /// What was drawn so far, as an image of pixels.
  public func makeImage() -> CGImage? {
    CGImage(width: width, height: height, recording: recording)
  }
}

extension CGRect {
  /// From (0, 0) to (1, 1).
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
#endif
