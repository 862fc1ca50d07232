package import Foundation

extension FloatingPoint {
  /// Whether the numbers are at most `tolerance` apart, which is not transitive.
  package func isNear(_ other: Self, within tolerance: Self) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension CGRect {
  /// Whether each edge is at most `tolerance` points from the equivalent edge of another rectangle.
  package func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    minX.isNear(other.minX, within: tolerance) && minY.isNear(other.minY, within: tolerance)
      && maxX.isNear(other.maxX, within: tolerance) && maxY.isNear(other.maxY, within: tolerance)
  }
}
