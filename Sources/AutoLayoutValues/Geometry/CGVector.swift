public import Foundation

#if !canImport(Darwin)
/// A displacement in the plane, in points.
public struct CGVector: Hashable, Sendable, CustomDebugStringConvertible {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Makes a displacement of nothing.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a displacement from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = CGVector()

  /// `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)` (F11.29).
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(30.0, 40.0)` (F11.29).
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0, 30.0, 40.0)` (F11.29).
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension NSValue {
  /// Makes a value of a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Makes a value of a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Makes a value of a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }
  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }
}
#endif
