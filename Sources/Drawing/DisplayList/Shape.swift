public import Foundation

/// An outline that can be filled, stroked or clipped to, in points.
public enum Shape: Hashable, Sendable {
  /// A rectangle with sharp corners.
  case rectangle(CGRect)
  /// A rectangle whose corners are quarter circles; a radius too large for it is cut down to fit.
  case rounded(CGRect, radius: CGFloat)
  /// The ellipse that touches the four sides of a rectangle.
  case ellipse(in: CGRect)
  /// A straight line; it can only be stroked.
  case line(from: CGPoint, to: CGPoint)
  /// Straight lines through points, closed or open.
  case polygon([CGPoint], isClosed: Bool)
  /// Lines and curves.
  case path(Outline)

  /// The smallest upright rectangle around it.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let box), .rounded(let box, _), .ellipse(let box):
      return box.standardized
    case .line(let start, let end):
      return Shape.bounds(of: [start, end])
    case .polygon(let points, _):
      return Shape.bounds(of: points)
    case .path(let outline):
      return outline.bounds.isNull ? .zero : outline.bounds
    }
  }

  /// Whether every coordinate is a number that can be drawn.
  var isFinite: Bool {
    switch self {
    case .rectangle(let box), .ellipse(let box):
      return box.isFinite
    case .rounded(let box, let radius):
      return box.isFinite && radius.isFinite
    case .line(let start, let end):
      return start.isFinite && end.isFinite
    case .polygon(let points, _):
      return points.allSatisfy(\.isFinite)
    case .path(let outline):
      return outline.isFinite
    }
  }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .zero }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers that can be drawn.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether position and size are numbers that can be drawn.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
