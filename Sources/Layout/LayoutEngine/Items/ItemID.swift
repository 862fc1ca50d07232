/// Identifies a layout item (a view, a guide) within an engine.
///
/// An id is valid from ``LayoutEngine/makeItem(parent:)`` until ``LayoutEngine/removeItem(_:)``;
/// afterwards the engine may reuse it.
public struct ItemID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the item; dense, counted from 0.
  @usableFromInline package let raw: UInt32

  @inlinable package init(raw: UInt32) {
    self.raw = raw
  }

  /// No item: the surroundings of roots.
  static let outside = ItemID(raw: .max)
}

/// The axis of positions and extents.
public enum Axis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Left to right; positions are `x`, extents are widths.
  case horizontal = 0
  /// Top to bottom; positions are `y`, extents are heights.
  case vertical = 1
}

/// A rectangle in points.
///
/// The engine uses alignment rectangles: the origin is relative to the parent's alignment
/// rectangle.
public struct LayoutRect: Equatable, Sendable, BitwiseCopyable {
  /// The left edge; `x` grows to the right.
  public var x: Double
  /// The top edge; `y` grows downward.
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
