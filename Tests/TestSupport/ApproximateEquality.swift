package import Foundation

extension FloatingPoint {
  /// Whether the numbers are at most `tolerance` apart.
  ///
  /// Not transitive: of three numbers the outer two may be twice as far apart.
  package func isNear(_ other: Self, within tolerance: Self) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension CGRect {
  /// Whether each edge is at most `tolerance` points from the same edge of another rectangle.
  package func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    minX.isNear(other.minX, within: tolerance) && minY.isNear(other.minY, within: tolerance)
      && maxX.isNear(other.maxX, within: tolerance) && maxY.isNear(other.maxY, within: tolerance)
  }
}
