/// A rectangle in points, as written.
package struct RectElement: Codable, Hashable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
}

package struct PointElement: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

package struct SizeElement: Hashable, Sendable {
  package var width, height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Insets of the four sides, in points.
///
/// If ``isDirectional`` is set, `left` means leading and `right` trailing.
package struct EdgeInsetsElement: Hashable, Sendable {
  package var top, left, bottom, right: Double
  package var isDirectional = false

  package init(
    top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }
}

package struct AutoresizingElement: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }
  // The bits match UIView.AutoresizingMask.
  package static let flexibleMinX = AutoresizingElement(rawValue: 1 << 0)
  package static let width = AutoresizingElement(rawValue: 1 << 1)
  package static let flexibleMaxX = AutoresizingElement(rawValue: 1 << 2)
  package static let flexibleMinY = AutoresizingElement(rawValue: 1 << 3)
  package static let height = AutoresizingElement(rawValue: 1 << 4)
  package static let flexibleMaxY = AutoresizingElement(rawValue: 1 << 5)
}
