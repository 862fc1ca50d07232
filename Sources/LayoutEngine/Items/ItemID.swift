/// The identity of a layout item (a view, a guide) within one engine.
///
/// An id is valid from ``LayoutEngine/makeItem(parent:)`` until ``LayoutEngine/removeItem(_:)``;
/// afterwards the engine may give it to another item.
public struct ItemID: Hashable, Sendable, BitwiseCopyable {
  /// The index behind the identity; dense, counted from 0.
  @usableFromInline package let raw: UInt32

  /// Wraps an index that an engine gave out.
  @inlinable package init(raw: UInt32) {
    self.raw = raw
  }

  /// No item: what is around a root.
  static let outside = ItemID(raw: .max)
}

/// One of the two axes along which layout is solved.
public enum Axis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Left to right; positions are `x`, extents are widths.
  case horizontal = 0
  /// Top to bottom; positions are `y`, extents are heights.
  case vertical = 1
}

/// A rectangle in points.
///
/// The engine speaks in alignment rectangles: the origin is relative to the parent's alignment
/// rectangle.
public struct LayoutRect: Equatable, Sendable, BitwiseCopyable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a rectangle from its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
