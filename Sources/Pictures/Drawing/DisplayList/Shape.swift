public import Foundation

/// A geometric shape, in points.
public enum Shape: Hashable, Sendable {
  case rectangle(CGRect)
  /// A rectangle with circular corners; too large a radius is reduced to fit.
  case rounded(CGRect, radius: CGFloat)
  case ellipse(in: CGRect)
  case line(from: CGPoint, to: CGPoint)
  case polygon([CGPoint], isClosed: Bool)
  case path(Outline)

  /// The rectangle around the shape, with no room for the stroke; zero for an empty shape.
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
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
