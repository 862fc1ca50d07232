#if !canImport(Darwin)
public import Foundation

extension CGContext {
  public func beginPath() { outline = PathElements() }
  public func move(to point: CGPoint) { outline.append(.move(point.applying(state.transform))) }
  public func addLine(to point: CGPoint) {
    outline.append(.line(point.applying(state.transform)))
  }
  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let step = PathElement.curve(control1: control1, control2: control2, end: end)
    outline.append(step.applying(state.transform))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.append(PathElement.quadCurve(control: control, end: end).applying(state.transform))
  }
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds an arc, joined by a line; angles are in radians from the right.
  ///
  /// `clockwise` looks counterclockwise in UIKit contexts, where `y` grows down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    join {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    join { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public func addPath(_ path: CGPath) { outline.append(path.elements, state.transform) }
  public func closePath() { outline.append(.close) }

  public var path: CGPath? { outline.steps.isEmpty ? nil : CGPath(userOutline) }
  public var isPathEmpty: Bool { outline.steps.isEmpty }
  public var currentPointOfPath: CGPoint {
    (outline.current ?? .zero).applying(state.transform.inverted())
  }
  public var boundingBoxOfPath: CGRect { userOutline.controlBox }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return userOutline.contains(point, evenOdd: isEvenOdd)
  }

  public func replacePathWithStrokedPath() {
    var stroked = PathElements()
    stroked.append(userOutline.stroked(state.line), state.transform)
    outline = stroked
  }

  private var userOutline: PathElements {
    var user = PathElements()
    user.append(outline, state.transform.inverted())
    return user
  }

  private func add(_ build: (CGMutablePath) -> Void) {
    let part = CGMutablePath()
    build(part)
    outline.append(part.elements, state.transform)
  }

  private func join(_ build: (CGMutablePath) -> Void) {
    let part = CGMutablePath()
    let isJoined = outline.current != nil
    if isJoined { part.move(to: currentPointOfPath) }
    build(part)
    for step in part.elements.steps.dropFirst(isJoined ? 1 : 0) {
      outline.append(step.applying(state.transform))
    }
  }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}
#endif
