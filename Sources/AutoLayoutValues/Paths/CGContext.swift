#if !canImport(Darwin)
public import Foundation

/// A picture of some pixels.
public final class CGImage: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// What was drawn into it.
  package let operations: [DrawingOperation]

  init(width: Int, height: Int, operations: [DrawingOperation]) {
    self.width = width
    self.height = height
    self.operations = operations
  }

  /// Whether both show the same.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a.width == b.width && a.height == b.height && a.operations == b.operations
  }

  /// Feeds size and content to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(operations)
  }
}

/// Something that was drawn, in the coordinates of the whole picture.
package enum DrawingOperation: Hashable, Sendable {
  case fill(PathElements, CGColor, evenOdd: Bool)
  case stroke(PathElements, CGColor, width: CGFloat, CGLineCap, CGLineJoin)
  case clip(PathElements, evenOdd: Bool)
  case clear(CGRect)
  case saveState
  case restoreState
}

/// Where drawing code draws; what it draws is kept in order.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
  }

  private var state = State()
  private var saved: [State] = []
  private var outline = PathElements()
  /// What was drawn so far.
  package private(set) var operations: [DrawingOperation] = []
  let size: CGSize

  init(size: CGSize) {
    self.size = size
  }

  // MARK: State

  /// Keeps the present colours, lines and map, to come back to them.
  public func saveGState() {
    saved.append(state)
    operations.append(.saveState)
  }

  /// Comes back to what was kept last.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    operations.append(.restoreState)
  }

  /// The map from the coordinates of drawing code to the picture's.
  public var ctm: CGAffineTransform { state.transform }
  /// Maps what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Takes a colour for filling.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Takes a colour for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Takes a width for lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Takes a form for the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Takes a form for the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.join = join }

  // MARK: The outline

  /// Starts a new outline.
  public func beginPath() { outline = PathElements() }
  /// Starts a new part of the outline.
  public func move(to point: CGPoint) { outline.append(.move(point.applying(ctm))) }
  /// Adds a line to the outline.
  public func addLine(to point: CGPoint) { outline.append(.line(point.applying(ctm))) }
  /// Adds a rectangle to the outline.
  public func addRect(_ rect: CGRect) { unsafe addPath(CGPath(rect: rect)) }
  /// Adds an ellipse to the outline.
  public func addEllipse(in rect: CGRect) { unsafe addPath(CGPath(ellipseIn: rect)) }
  /// Adds an outline.
  public func addPath(_ path: CGPath) { outline.append(path.elements, ctm) }
  /// Leads back to where the present part started.
  public func closePath() { outline.append(.close) }

  private func takeOutline() -> PathElements {
    defer { outline = PathElements() }
    return outline
  }

  // MARK: Drawing

  /// Fills the outline, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    operations.append(.fill(takeOutline(), state.fill, evenOdd: rule == .evenOdd))
  }
  /// Draws the outline's line, and starts a new one.
  public func strokePath() {
    operations.append(
      .stroke(takeOutline(), state.stroke, width: state.lineWidth, state.cap, state.join))
  }
  /// Draws inside the outline alone from now on, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    operations.append(.clip(takeOutline(), evenOdd: rule == .evenOdd))
  }
  /// Draws inside a rectangle alone from now on.
  public func clip(to rect: CGRect) {
    addRect(rect)
    clip()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    addRect(rect)
    fillPath()
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    addEllipse(in: rect)
    fillPath()
  }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) {
    addRect(rect)
    strokePath()
  }
  /// Draws the line around an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    addEllipse(in: rect)
    strokePath()
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { operations.append(.clear(rect.applying(ctm))) }

  /// What was drawn, as a picture of some pixels per point.
  func image(scale: CGFloat) -> CGImage {
    CGImage(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)), operations: operations)
  }
}
#endif
